/** A row of everybody else: the same facts for all, in the same places. */
import { type ReactNode, useState } from 'react'
import { useTable } from '../context.tsx'
import { AutomaKnown, AutomaPanel } from './AutomaPanel.tsx'
import { Rival } from './Rival.tsx'
import { VirtualPanel } from './VirtualPanel.tsx'

/** Seats as they sit, from the reader's left on. */
export function rivalsOf(me: number, seats: number): readonly number[] {
  return Array.from({ length: seats - 1 }, (_, n) => (me + n + 1) % seats)
}

export function Rivals(props: { readonly opened: number; onOpen(seat: number): void }): ReactNode {
  const { view, words, me } = useTable()
  const solo = view.seats === 1
  return (
    <section className="innovation-rivals" aria-label={words.t('table.rivals')}>
      {rivalsOf(me, view.seats).map((seat) => (
        <Rival key={seat} of={seat} opened={props.opened === seat} onOpen={() => props.onOpen(seat)} />
      ))}
      {view.automa !== null && <AutomaPanel />}
      {view.automa !== null && solo && <AutomaKnown />}
      {view.virtual !== null && <VirtualPanel />}
    </section>
  )
}

/** Which rival's display is shown instead of the own one; -1 for none. */
export function useOpened(): readonly [number, (seat: number) => void] {
  const [opened, setOpened] = useState(-1)
  return [opened, (seat) => setOpened(seat === opened ? -1 : seat)]
}

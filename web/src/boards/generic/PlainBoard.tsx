/** A game without a sketch: the fields of its state as panels. */
import type { State } from '@ludarium/kernel'
import type { ReactNode } from 'react'
import { focusableScroll } from '../../kit/surface/focusable-scroll.ts'
import type { BoardPlugin, BoardProps, PanelProps } from '../../table/board.ts'
import { Fields, kindOf, Section } from './Values.tsx'

export type SeatRecord = Readonly<Record<string, unknown>>

/** The kernel's own fields; the rest is the game's. */
const KERNEL = new Set(['game', 'version', 'seats', 'options', 'round', 'turn', 'reveals', 'chance', 'agenda'])
const PLAIN = ['figure', 'text', 'empty']
/** What a hand is called. */
const HAND = ['hand']

/** The list with one record a seat. */
export function seatRecords(view: State): { field: string; records: readonly SeatRecord[] } | null {
  for (const [field, value] of Object.entries(view)) {
    if (KERNEL.has(field) || !Array.isArray(value) || value.length < view.seats) continue
    if (value.every((item) => typeof item === 'object' && item !== null && !Array.isArray(item))) {
      return { field, records: value as readonly SeatRecord[] }
    }
  }
  return null
}

const fieldsOf = (view: State | null): SeatRecord => Object.fromEntries(Object.entries(view ?? {}))

/** What lies on the table for everybody. */
function Board(props: BoardProps): ReactNode {
  const { view, before, words } = props
  const fields = fieldsOf(view)
  const old = before === null ? null : fieldsOf(before)
  const mine = seatRecords(view)?.field
  const names = Object.keys(fields).filter((name) => !KERNEL.has(name) && name !== mine)
  const figures = Object.fromEntries(
    names.flatMap((name) => (PLAIN.includes(kindOf(fields[name])) ? [[name, fields[name]]] : [])),
  )
  const rest = names.filter((name) => !PLAIN.includes(kindOf(fields[name])))
  const shown = Object.values(figures).some((value) => kindOf(value) !== 'empty')
  return (
    <div className="generic-shared" ref={focusableScroll}>
      <div className="generic-columns">
        {shown && (
          <section className="panel generic-panel">
            <h3>{words.t('generic.shared')}</h3>
            <Fields words={words} record={figures} before={old ?? undefined} />
          </section>
        )}
        {rest.map((name) => (
          <div key={name} className="panel generic-panel">
            <Section words={words} field={name} value={fields[name]} before={old?.[name]} />
          </div>
        ))}
      </div>
    </div>
  )
}

function PlayerPanel(props: PanelProps): ReactNode {
  const { view, before, words, of } = props
  const record = seatRecords(view)?.records[of]
  if (record === undefined) return null
  const old = before === null ? undefined : seatRecords(before)?.records[of]
  return <Fields words={words} record={record} before={old} skip={HAND} />
}

function Dock(props: BoardProps): ReactNode {
  const { view, words, seat, before } = props
  const record = seat === null ? undefined : seatRecords(view)?.records[seat]
  if (record === undefined || seat === null) return null
  const old = before === null ? undefined : seatRecords(before)?.records[seat]
  const names = HAND.filter((name) => !['empty', 'figure'].includes(kindOf(record[name])))
  if (names.length === 0) return null
  return (
    <div className="generic-dock" ref={focusableScroll}>
      {names.map((name) => (
        <div key={name} className="panel generic-panel">
          <Section words={words} field={name} value={record[name]} before={old?.[name]} />
        </div>
      ))}
    </div>
  )
}

export const plainBoard: Pick<BoardPlugin, 'Board' | 'PlayerPanel' | 'Dock' | 'tabs'> = {
  Board,
  PlayerPanel,
  Dock,
  tabs: () => [{ id: 'board', name: 'tab.board' }],
}

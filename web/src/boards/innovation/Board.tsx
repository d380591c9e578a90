/** The whole board column: rivals, cloth and science, own display; on a phone one tab of it. */
import { type ReactNode, useSyncExternalStore } from 'react'
import { useSize } from '../../kit/pieces/motion.ts'
import { EndScreen } from '../../kit/score/EndScreen.tsx'
import { useLayout } from '../../table/layout.ts'
import { BoardProvider, useTable } from './context.tsx'
import { Folded } from './own/Folded.tsx'
import { OwnDisplay } from './own/OwnDisplay.tsx'
import { PhoneBoard } from './phone/PhoneBoard.tsx'
import type { InnovationProps } from './places.ts'
import { End } from './questions/End.tsx'
import { isChoosing } from './questions/Setup.tsx'
import { Science } from './science/Science.tsx'
import { Rivals, useOpened } from './seats/Rivals.tsx'
import { DisplaysCloth, type Face, Tabletop } from './tabletop/Tabletop.tsx'

export function Board(props: InnovationProps): ReactNode {
  const layout = useLayout()
  return (
    <BoardProvider {...props}>
      {props.phone ? <PhoneBoard {...props} /> : <Seated tablet={layout === 'tablet'} />}
    </BoardProvider>
  )
}

/**
 * From this width on map and displays lie side by side, in root em: a window of 1920 with the log beside it. The
 * map keeps letters that can be read.
 */
const BROAD = 102

/** Narrower boards, in root em, have no room for the own display in a row, lower windows none for it below the map. */
const ROOMY = 70
const low = matchMedia('(max-height: 859.98px)')

function useLow(): boolean {
  return useSyncExternalStore(
    (listener) => {
      low.addEventListener('change', listener)
      return () => low.removeEventListener('change', listener)
    },
    () => low.matches,
  )
}

const FACES: Readonly<Record<'tablet' | 'wide' | 'broad', readonly Face[]>> = {
  tablet: ['map', 'science', 'displays'],
  wide: ['map', 'displays'],
  broad: ['map'],
}

function Seated({ tablet }: { readonly tablet: boolean }): ReactNode {
  const { view } = useTable()
  const [box, { width }] = useSize()
  const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const kind = tablet ? 'tablet' : width >= BROAD * root ? 'broad' : 'wide'
  const narrow = width > 0 && width < ROOMY * root
  const folds = useLow() || tablet || narrow
  const board = (
    <div className={`innovation-board stack gap-3 ${narrow ? 'innovation-narrow' : ''}`} data-kind={kind} ref={box}>
      <Table kind={kind} folds={folds} />
    </div>
  )
  return (
    <EndScreen over={view.phase === 'over'} end={<End />}>
      {board}
    </EndScreen>
  )
}

interface TableProps {
  readonly kind: 'tablet' | 'wide' | 'broad'
  /** The own display is a line that unfolds. */
  readonly folds: boolean
}

function Table({ kind, folds }: TableProps): ReactNode {
  const { view, me, own, step } = useTable()
  const [opened, open] = useOpened()
  const alone = view.seats === 1 && view.automa === null
  // Who has no display yet chooses one: the sheets have its room.
  const empty = own.terrain < 0 && isChoosing(step?.step) && opened < 0
  const display = opened >= 0 ? <OwnDisplay of={opened} onClose={() => open(opened)} /> : <OwnDisplay of={me} />
  return (
    <>
      {!alone && <Rivals opened={opened} onOpen={open} />}
      <div className="innovation-middle grow">
        <Tabletop faces={FACES[kind]} withStock={kind === 'broad'} />
        {kind === 'broad' && <DisplaysCloth />}
        {kind !== 'tablet' && <Science />}
      </div>
      {folds ? <Folded open={opened >= 0}>{display}</Folded> : !empty && display}
    </>
  )
}

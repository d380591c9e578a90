/** The whole board column: rivals, cloth and science, own display; on a phone one tab of it. */
import { type ReactNode, useState } from 'react'
import { Icon } from '../../art/Icon.tsx'
import { reachable } from '../../parts/reachable.ts'
import { useLayout } from '../../table/layout.ts'
import { useSize } from '../../table/pieces/motion.ts'
import { Cloth, DisplaysCloth, type Face } from './cloth/Cloth.tsx'
import { BoardProvider, useTable } from './context.tsx'
import { OwnDisplay, RivalDisplay } from './own/OwnDisplay.tsx'
import { OwnLine } from './own/OwnLine.tsx'
import { PhoneBoard } from './PhoneBoard.tsx'
import { Science } from './science/Science.tsx'
import { Rivals, useOpened } from './seats/Rivals.tsx'
import { End } from './stage/End.tsx'
import type { InnovationProps } from './targets.ts'
import './board.css'

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
  const board = (
    <div className={`i-board ${kind}`} ref={box}>
      <Table kind={kind} />
    </div>
  )
  if (view.phase !== 'over') return board
  return (
    <div className="i-board over">
      <End>{board}</End>
    </div>
  )
}

function Table({ kind }: { readonly kind: 'tablet' | 'wide' | 'broad' }): ReactNode {
  const { view, words } = useTable()
  const [opened, open] = useOpened()
  const [unfolded, setUnfolded] = useState(false)
  const alone = view.seats === 1 && view.automa === null
  const display = opened >= 0 ? <RivalDisplay of={opened} onClose={() => open(opened)} /> : <OwnDisplay />
  return (
    <>
      {!alone && <Rivals opened={opened} onOpen={open} />}
      <div className="i-middle">
        <Cloth faces={FACES[kind]} />
        {kind === 'broad' && <DisplaysCloth />}
        {kind !== 'tablet' && <Science />}
      </div>
      {kind === 'tablet' ? (
        <div className="i-fold" data-holdings data-open={unfolded || opened >= 0 || undefined} ref={reachable}>
          <OwnLine />
          <button type="button" className="button" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
            <Icon name={unfolded ? 'chevron-down' : 'chevron-up'} size={14} />
            {words.t('own.title')}
          </button>
          {(unfolded || opened >= 0) && <div className="i-unfolded">{display}</div>}
        </div>
      ) : (
        display
      )}
    </>
  )
}

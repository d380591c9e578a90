/** A tile that is just turned up and may be laid either way: half seen on its position, with an arrow that turns it. */
import { groundsOf } from '@ludarium/revive'
import { POSITIONS } from '@ludarium/revive/data'
import type { ReactNode } from 'react'
import { Spot } from '../../../table/pieces/Piece.tsx'
import { useTable } from '../context.tsx'
import { tokensOf } from '../signs/tokens.ts'
import { place } from '../targets.ts'
import { at, TILES } from './geometry.ts'
import { PILL, Pill } from './Pill.tsx'
import { HexGround } from './scenery.tsx'

/** The orientation that is looked at: the one pointed at, else the one the arrow has turned to. */
export function useTurned(): number {
  const { hover, draft } = useTable()
  if (hover?.move.do === 'orient') return hover.move.orientation
  return draft.turned === 1 ? 1 : 0
}

export function NewTile({ k, far }: { readonly k: number; readonly far: boolean }): ReactNode {
  const { view, step, words, draft, setDraft, choices } = useTable()
  const turned = useTurned()
  if (step?.step !== 'orient' || !choices.has(place.orient(turned))) return null
  const position = POSITIONS[step.target]?.id ?? ''
  const tile = TILES.get(position)
  if (tile === undefined) return null
  const turn = (): void => setDraft({ ...draft, turned: draft.turned === 1 ? 0 : 1 })
  const { middle } = tile
  const arrow = { x: middle.x - 48, y: middle.y + 46 }
  /** A drawing has no element of its own for what can be pressed. */
  const pressable = {
    role: 'button',
    tabIndex: 0,
    'aria-label': words.t('orient.turn'),
    onClick: turn,
    onKeyDown: (event: React.KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      turn()
    },
  }
  return (
    <>
      <Spot
        name={place.orient(turned)}
        label={words.t('orient.here', { tile: { key: `position.${position}` } })}
        className="rv-place rv-newtile"
      >
        {() => (
          <>
            <path d={tile.outline} fill="#0b0e14" opacity="0.5" transform="translate(0 4)" />
            {groundsOf(view, step.target, turned).map(({ space, ground, reward }) => (
              <g key={space} transform={`translate(${at(space).x} ${at(space).y})`}>
                <HexGround terrain={ground} seed={space} />
                {reward !== null && !far && (
                  <g transform={`scale(${k})`}>
                    <Pill tokens={tokensOf(reward)} look={PILL.water} height={19} />
                  </g>
                )}
              </g>
            ))}
            <path d={tile.outline} className="rv-dark" />
            <path d={tile.outline} className="rv-legal" />
          </>
        )}
      </Spot>
      <g transform={`translate(${arrow.x} ${arrow.y})`} className="rv-turning" {...pressable}>
        <circle r="13" fill="#0b0e14" stroke="#ffd98a" strokeWidth="2.2" />
        <svg x="-8" y="-8" width="16" height="16" color="#ffd98a" aria-hidden="true">
          <use href="#icon-r-turn" />
        </svg>
      </g>
    </>
  )
}

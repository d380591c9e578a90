/** A tile that is just turned up and may be laid either way: half seen on its position, with an arrow that turns it. */
import { groundsOf } from '@ludarium/revive'
import { POSITIONS, SPACES } from '@ludarium/revive/data'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { Point } from '../../../kit/hex/layout.ts'
import { isStill } from '../../../kit/pieces/motion.ts'
import { Spot } from '../../../kit/pieces/Piece.tsx'
import { useTable } from '../context.tsx'
import { place } from '../places.ts'
import { tokensOf } from '../signs.ts'
import { piecesAt } from '../view.ts'
import { pointAt, TILES } from './geometry.ts'
import { PILL, Pill } from './Pill.tsx'
import { HexGround } from './scenery.tsx'
import { TileGains } from './TileGains.tsx'

/** The orientation that is looked at: the one pointed at, else the one the arrow has turned to. */
export function useTurned(): number {
  const { hover, draft } = useTable()
  if (hover?.move.do === 'orient') return hover.move.orientation
  return draft.turned === 1 ? 1 : 0
}

/** Beside the tile, where the arrow covers no piece; the lower left as long as it is free. */
function freeCorner(middle: Point, pieces: readonly Point[]): Point {
  const corners = [
    [-48, 46],
    [48, 46],
    [-48, -46],
    [48, -46],
  ].map(([x = 0, y = 0]) => ({ x: middle.x + x, y: middle.y + y }))
  const room = (corner: Point): number =>
    Math.min(ENOUGH, ...pieces.map((piece) => Math.hypot(piece.x - corner.x, piece.y - corner.y)))
  return corners.reduce((best, corner) => (room(corner) > room(best) ? corner : best))
}

const ENOUGH = 30

/** The tile is turned over when it comes, and around with every change of its orientation. */
function useTurning(target: number, turned: number): React.RefObject<SVGGElement | null> {
  const drawn = useRef<SVGGElement>(null)
  const shown = useRef({ target: -1, turned: 0 })
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = { target, turned }
    if (target < 0 || drawn.current === null || isStill()) return
    if (before.target !== target)
      drawn.current.animate(
        [
          { transform: 'translateY(-8px) scaleX(0)' },
          { transform: 'translateY(-8px) scaleX(1)', offset: 0.7 },
          { transform: 'none' },
        ],
        { duration: 300 },
      )
    else if (before.turned !== turned)
      drawn.current.animate([{ transform: 'rotate(-180deg)' }, { transform: 'none' }], {
        duration: 240,
        easing: 'ease-in-out',
      })
  }, [target, turned])
  return drawn
}

export function NewTile({ k, far }: { readonly k: number; readonly far: boolean }): ReactNode {
  const { view, me, step, words, draft, setDraft, choices } = useTable()
  const turned = useTurned()
  const turning = useTurning(step?.step === 'orient' ? step.target : -1, turned)
  if (step?.step !== 'orient' || !choices.has(place.orient(turned))) return null
  const position = POSITIONS[step.target]?.id ?? ''
  const tile = TILES.get(position)
  if (tile === undefined) return null
  const turn = (): void => setDraft({ ...draft, turned: draft.turned === 1 ? 0 : 1 })
  const { middle } = tile
  const arrow = freeCorner(
    middle,
    SPACES.flatMap((_, space) => (piecesAt(view, space, me).length > 0 ? [pointAt(space)] : [])),
  )
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
        className="revive-place revive-newtile"
      >
        {() => (
          <g ref={turning} className="revive-turnable">
            <path d={tile.outline} fill="var(--ink)" opacity="0.5" transform="translate(0 4)" />
            {groundsOf(view, step.target, turned).map(({ space, ground, reward }) => (
              <g key={space} transform={`translate(${pointAt(space).x} ${pointAt(space).y})`}>
                <HexGround terrain={ground} seed={space} />
                {reward !== null && !far && (
                  <g transform={`scale(${k})`}>
                    <Pill tokens={tokensOf(reward)} look={PILL.water} height={19} />
                  </g>
                )}
              </g>
            ))}
            <path d={tile.outline} className="revive-dark" />
            <path d={tile.outline} className="revive-legal" />
          </g>
        )}
      </Spot>
      <TileGains target={step.target} position={position} turned={turned} k={k} far={far} />
      <g transform={`translate(${arrow.x} ${arrow.y})`} className="revive-turning" {...pressable}>
        <circle r="13" fill="var(--ink)" stroke="var(--lantern-cloth)" strokeWidth="2.2" />
        <svg x="-8" y="-8" width="16" height="16" color="var(--lantern-cloth)" aria-hidden="true">
          <use href="#icon-r-turn" />
        </svg>
      </g>
    </>
  )
}

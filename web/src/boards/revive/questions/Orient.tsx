/** Both ways the new tile can lie, drawn with its neighbours, and who gains what. */
import type { Message } from '@ludarium/kernel'
import { groundsOf, tileGains } from '@ludarium/revive'
import { POSITIONS, SPACES } from '@ludarium/revive/data'
import type { ReactNode } from 'react'
import { SeatShape } from '../../../art/SeatShape.tsx'
import { useAfterPaint } from '../../../kit/after-paint.ts'
import type { Point } from '../../../kit/hex/layout.ts'
import { Pick } from '../../../kit/questions/Pick.tsx'
import { Sheet } from '../../../kit/questions/Sheet.tsx'
import { useTable } from '../context.tsx'
import { HALF, pointAt, TILES, WIDTH } from '../map/geometry.ts'
import { Edge, Grounds, Ice } from '../map/Land.tsx'
import { Row } from '../map/Pieces.tsx'
import { PILL, Pill } from '../map/Pill.tsx'
import { HexGround } from '../map/scenery.tsx'
import { Effect } from '../parts/Effect.tsx'
import { place } from '../places.ts'
import { tokensOf } from '../signs.ts'
import { idOfSpace, isLarge, piecesAt } from '../view.ts'
import { gainsByHex } from './gains.ts'

const WAYS = [0, 1] as const

export function OrientSheet({ position }: { readonly position: number }): ReactNode {
  const { words, choices } = useTable()
  return (
    <Sheet size="wide" className="revive-orient" title={words.t('orient.title')}>
      <Pick
        cards
        width="8rem"
        options={WAYS.filter((way) => choices.has(place.orient(way))).map((way) => ({
          place: place.orient(way),
          label: words.t(`orient.${way}`),
          face: (
            <span className="card question-part">
              <Close position={position} turned={way} />
              <span>
                <h3>{words.t(`orient.${way}`)}</h3>
                <Gains position={position} way={way} />
              </span>
            </span>
          ),
        }))}
      />
    </Sheet>
  )
}

const isNever = (): boolean => false

/** How much of the map is seen on each side of the tile's middle; a phone's picture is wider. */
const SEEN: Point = { x: 92, y: 78 }

/** The map around the tile; what lies outside is not drawn. */
function Close({ position, turned }: { readonly position: number; readonly turned: number }): ReactNode {
  const { view, me, colourOf, phone } = useTable()
  const later = useAfterPaint()
  const tile = TILES.get(POSITIONS[position]?.id ?? '')
  if (tile === undefined) return null
  if (!later) return <span className="revive-close" />
  const { x, y } = tile.middle
  const isSeen = (place: Point, wide: number): boolean =>
    Math.abs(place.x - x) < (phone ? 2 : 1) * SEEN.x + (wide * WIDTH) / 2 &&
    Math.abs(place.y - y) < SEEN.y + wide * HALF
  return (
    <svg
      className="revive-close"
      viewBox={`${x - SEEN.x} ${y - SEEN.y} ${2 * SEEN.x} ${2 * SEEN.y}`}
      aria-hidden="true"
    >
      <Edge vast={view.vastCrystals} />
      <Grounds view={view} isBusy={isNever} isSeen={isSeen} />
      <Ice view={view} isSeen={isSeen} />
      {groundsOf(view, position, turned).map(({ space, ground, reward }) => (
        <g key={space} transform={`translate(${pointAt(space).x} ${pointAt(space).y})`}>
          <HexGround terrain={ground} seed={space} />
          {reward !== null && (
            <g transform={`scale(${phone ? 2.1 : 1})`}>
              <Pill tokens={tokensOf(reward)} look={PILL.water} height={19} />
            </g>
          )}
        </g>
      ))}
      <path d={tile.outline} className="revive-dark" />
      <path d={tile.outline} className="revive-legal" />
      {SPACES.map(({ id }, space) => {
        const pieces = isSeen(pointAt(space), 1) ? piecesAt(view, space, me) : []
        return pieces.length === 0 ? null : (
          <g key={id} transform={`translate(${pointAt(space).x} ${pointAt(space).y + (isLarge(space) ? -20 : 4)})`}>
            <Row pieces={pieces} colourOf={colourOf} k={1} room={48} />
          </g>
        )
      })}
    </svg>
  )
}

/** Who gains what from which hex, and what can be settled there later. */
function Gains({ position, way }: { readonly position: number; readonly way: number }): ReactNode {
  const { view, words, looks } = useTable()
  const gains = gainsByHex(tileGains(view, position, way))
  const opens = groundsOf(view, position, way).flatMap(({ space, ground }) =>
    ground === 'sand' || ground === 'location' ? [{ key: 'orient.hex', params: hexOf(space, ground) }] : [],
  )
  return (
    <>
      {gains.length === 0 && <p>{words.t('orient.nobody')}</p>}
      <ul className="type-3">
        {gains.map(({ seat, space, building, effect }) => {
          const look = looks[seat]
          const ground = groundsOf(view, position, way).find((one) => one.space === space)?.ground ?? ''
          return look === undefined ? null : (
            <li key={`${seat} ${space} ${building}`} className="cluster">
              <SeatShape colour={look.colour} size={14} />
              <b>{look.name}</b>
              <span className="revive-plate cluster">
                <Effect of={effect} size={14} className="revive-tight" />
              </span>
              <small>
                {words.t('orient.beside', {
                  hex: { key: 'orient.hex', params: hexOf(space, ground) },
                  building: { key: `space.${idOfSpace(building)}` },
                })}
              </small>
            </li>
          )
        })}
      </ul>
      {opens.length > 0 && <small>{words.t('orient.opens', { hexes: opens })}</small>}
    </>
  )
}

const hexOf = (space: number, ground: string): { readonly ground: Message; readonly space: Message } => ({
  ground: { key: `ground.${ground}` },
  space: { key: `space.${idOfSpace(space)}` },
})

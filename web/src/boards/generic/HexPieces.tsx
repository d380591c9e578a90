/** What stands on a hex: units in the middle, structures and marks in the corners, goods as pills at the foot. */
import type { SketchPiece } from '@ludarium/kernel'
import type { ReactNode } from 'react'
import { SeatShape } from '../../art/SeatShape.tsx'
import type { SeatLook } from '../../table/seats.ts'
import { type Placed, SIDE } from './geometry.ts'
import type { Kit, Spot } from './kits/kit.ts'

interface PiecesProps {
  readonly place: Placed
  readonly kit: Kit
  readonly looks: readonly SeatLook[]
}

/** Pieces that look the same are drawn once and counted. */
function merged(pieces: readonly SketchPiece[]): SketchPiece[] {
  const found = new Map<string, SketchPiece>()
  for (const piece of pieces) {
    const key = `${piece.seat} ${piece.picture}`
    const known = found.get(key)
    found.set(key, known === undefined ? piece : { ...known, count: known.count + piece.count })
  }
  return [...found.values()]
}

const keyOf = (piece: SketchPiece): string => `${piece.seat} ${piece.picture}`

export function HexPieces(props: PiecesProps): ReactNode {
  const { place, kit } = props
  const pieces = merged(place.hex.pieces)
  if (pieces.length === 0) return null
  const at = (spot: Spot): SketchPiece[] =>
    pieces.filter((piece) => (kit.pictures[piece.picture]?.spot ?? 'unit') === spot)
  const structures = at('structure')
  const goods = at('good')
  const large = kit.goods ?? 1
  return (
    <g transform={`translate(${place.x} ${place.y})`} pointerEvents="none">
      {at('mark').map((piece, n) => (
        <g key={keyOf(piece)} transform={`translate(${n % 2 === 0 ? -21 : -1} ${n % 2 === 0 ? -19 : -30})`}>
          <Mark {...props} piece={piece} />
        </g>
      ))}
      {structures.map((piece, n) => (
        <g key={keyOf(piece)} transform={`translate(${20 - n * 16} ${-20 - n * 8})`}>
          <SeatPiece {...props} piece={piece} size={24} />
        </g>
      ))}
      <Units {...props} units={at('unit')} raised={goods.length > 0} />
      {goods.map((piece, n, { length }) => (
        <g
          key={keyOf(piece)}
          transform={`translate(${(n - (length - 1) / 2) * 25 * large} ${SIDE - 17}) scale(${large})`}
        >
          <Pill {...props} piece={piece} />
        </g>
      ))}
    </g>
  )
}

const GAP = 2
const ROOM = 68

/** Units side by side, smaller where there are many. */
function Units(props: PiecesProps & { units: readonly SketchPiece[]; raised: boolean }): ReactNode {
  const { units, kit } = props
  const rows = units.length > 4 ? [units.slice(0, 4), units.slice(4, 8)] : [units]
  return rows.map((row, n) => {
    const sizes = row.map((piece) => kit.pictures[piece.picture]?.size ?? 24)
    const total = sizes.reduce((sum, size) => sum + size + GAP, -GAP)
    const shrink = Math.min(1, ROOM / total) * (rows.length > 1 ? 0.85 : 1)
    let x = -total / 2
    const y = (props.raised ? -1 : 4) + (rows.length > 1 ? (n - 0.5) * 24 : 0)
    return (
      <g key={row.map(keyOf).join()} transform={`translate(0 ${y}) scale(${shrink})`}>
        {row.map((piece, i) => {
          const size = sizes[i] ?? 24
          const middle = x + size / 2
          x += size + GAP
          return (
            <g key={keyOf(piece)} transform={`translate(${middle} 0)`}>
              <SeatPiece {...props} piece={piece} size={size} />
            </g>
          )
        })}
      </g>
    )
  })
}

/** Where the icon sits on a seat's shape: low on triangles, smaller on pointed ones. */
const INSIDE: Partial<Record<string, readonly [shrink: number, down: number]>> = {
  triangle: [0.48, 0.13],
  diamond: [0.54, 0],
  star: [0.5, 0.04],
  cross: [0.6, 0],
}

function SeatPiece(props: PiecesProps & { piece: SketchPiece; size: number }): ReactNode {
  const { piece, size, kit } = props
  const look = piece.seat === null ? undefined : props.looks[piece.seat]
  const icon = kit.pictures[piece.picture]?.icon ?? 'meeple'
  const [shrink, down] = INSIDE[look?.colour.shape ?? ''] ?? [0.66, 0]
  const inside = size * shrink
  return (
    <>
      <g transform={`translate(${-size / 2} ${-size / 2})`}>
        {look === undefined ? (
          <rect width={size} height={size} rx="5" fill="#8b93a1" stroke="#0b0e14" strokeWidth="1.6" />
        ) : (
          <SeatShape colour={look.colour} size={size} />
        )}
      </g>
      <svg
        x={-inside / 2}
        y={-inside / 2 + size * down}
        width={inside}
        height={inside}
        color={look?.colour.ink ?? '#10161d'}
        aria-hidden="true"
      >
        <use href={`#icon-${icon}`} />
      </svg>
      {piece.count > 1 && (
        <g transform={`translate(${size / 2 - 2} ${size / 2 - 2})`}>
          <circle r="7" fill="#0b0e14" stroke="#f2efe7" strokeWidth="1" />
          <text dy="0.36em" className="g-count">
            {piece.count}
          </text>
        </g>
      )}
    </>
  )
}

function Mark(props: PiecesProps & { piece: SketchPiece }): ReactNode {
  const { piece, kit } = props
  const look = piece.seat === null ? undefined : props.looks[piece.seat]
  return (
    <>
      <circle
        r="9"
        fill={look?.colour.fill ?? kit.pictures[piece.picture]?.fill}
        stroke={look?.colour.outline ?? '#e9ddbf'}
        strokeWidth="1.3"
      />
      <svg x="-6" y="-6" width="12" height="12" color={look?.colour.ink ?? '#f2efe7'} aria-hidden="true">
        <use href={`#icon-${kit.pictures[piece.picture]?.icon ?? 'star'}`} />
      </svg>
    </>
  )
}

function Pill(props: PiecesProps & { piece: SketchPiece }): ReactNode {
  const { piece, kit } = props
  return (
    <>
      <rect x="-12" y="-8" width="24" height="16" rx="8" fill="#0b0e14e6" />
      <svg x="-9.500" y="-5.500" width="11" height="11" color="#f2efe7" aria-hidden="true">
        <use href={`#icon-${kit.pictures[piece.picture]?.icon ?? 'star'}`} />
      </svg>
      <text x="6" dy="0.36em" className="g-count">
        {piece.count}
      </text>
    </>
  )
}

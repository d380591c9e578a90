/** What stands on a hex: units in the middle, structures and marks in the corners, goods as pills at the foot. */
import type { SketchPiece } from '@ludarium/kernel'
import type { ReactNode } from 'react'
import { MarkToken, Pill, SeatToken } from '../../kit/hex/tokens.tsx'
import type { Teller } from '../../table/board.ts'
import type { SeatLook } from '../../table/seats.ts'
import type { Kit, Spot } from './kit.ts'

interface PiecesProps {
  readonly pieces: readonly SketchPiece[]
  readonly kit: Kit
  readonly looks: readonly SeatLook[]
  readonly words: Teller
}

/** Half the height of a hex. */
const HALF = 76 / Math.sqrt(3)

const keyOf = (piece: SketchPiece): string => `${piece.seat} ${piece.picture}`

/** Pieces that look the same are drawn once and counted. */
function merged(pieces: readonly SketchPiece[]): SketchPiece[] {
  const found = new Map<string, SketchPiece>()
  for (const piece of pieces) {
    const known = found.get(keyOf(piece))
    found.set(keyOf(piece), known === undefined ? piece : { ...known, count: known.count + piece.count })
  }
  return [...found.values()]
}

/** What the tokens take: the kit's icon, the first letter of the name where it has none, the seat's colour. */
function lookOf({ kit, looks, words }: PiecesProps, piece: SketchPiece) {
  return {
    icon: kit.pictures[piece.picture]?.icon,
    letter: words.t(piece.name).charAt(0).toLocaleUpperCase(words.language),
    colour: piece.seat === null ? undefined : looks[piece.seat]?.colour,
  }
}

export const spotOf = (kit: Kit, piece: SketchPiece): Spot => kit.pictures[piece.picture]?.spot ?? 'unit'

export function HexPieces(props: PiecesProps): ReactNode {
  const { kit } = props
  const pieces = merged(props.pieces)
  if (pieces.length === 0) return null
  const at = (spot: Spot): SketchPiece[] => pieces.filter((piece) => spotOf(kit, piece) === spot)
  const goods = at('good')
  return (
    <>
      {at('mark').map((piece, n) => (
        <g key={keyOf(piece)} transform={`translate(${n % 2 === 0 ? -21 : -1} ${n % 2 === 0 ? -19 : -30})`}>
          <MarkToken {...lookOf(props, piece)} fill={kit.pictures[piece.picture]?.fill} />
        </g>
      ))}
      {at('structure').map((piece, n) => (
        <g key={keyOf(piece)} transform={`translate(${20 - n * 16} ${-20 - n * 8})`}>
          <SeatToken {...lookOf(props, piece)} size={24} count={piece.count} />
        </g>
      ))}
      <Units {...props} units={at('unit')} raised={goods.length > 0} />
      {goods.map((piece, n, { length }) => (
        <g
          key={keyOf(piece)}
          transform={`translate(${(n - (length - 1) / 2) * 25 * kit.goods} ${HALF - 17}) scale(${kit.goods})`}
        >
          <Pill {...lookOf(props, piece)} n={piece.count} />
        </g>
      ))}
    </>
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
              <SeatToken {...lookOf(props, piece)} size={size} count={piece.count} />
            </g>
          )
        })}
      </g>
    )
  })
}

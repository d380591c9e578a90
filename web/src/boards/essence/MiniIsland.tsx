/** A rival's island as small squares; a click opens nothing by itself, but targets can be chosen on it. */
import { cellName, gridOf, type Player } from '@ludarium/essence'
import { factionById, segmentById } from '@ludarium/essence/data'
import type { Seat } from '@ludarium/kernel'
import { useCallback } from 'react'
import { Piece, Region } from '../../kit/pieces/Piece.tsx'
import { SegmentFull, SegmentToken, segmentSaid } from './cards/segment.tsx'
import { FactionBoard } from './cards/treaty.tsx'
import { useTable } from './context.tsx'
import { place } from './places.ts'

const LARGEST = 28
const SMALLEST = 13
const GAP = 2

export function MiniIsland({
  of,
  player,
  width,
  height,
  largest = LARGEST,
}: {
  readonly of: Seat
  readonly player: Player
  readonly width: number
  readonly height: number
  /** The side of a segment at most. */
  readonly largest?: number
}) {
  const { words, looks } = useTable()
  const grid = gridOf(player.island, 0)
  const fit = Math.min((width - 12) / grid.columns, (height - 12) / grid.rows) - GAP
  const side = Math.max(SMALLEST, Math.min(largest, fit))
  return (
    <Region
      label={words.t('island.of', { seat: looks[of]?.name ?? '' })}
      className="essence-mini-island"
      style={{ width, height }}
    >
      <div style={{ position: 'relative', width: grid.columns * (side + GAP), height: grid.rows * (side + GAP) }}>
        {player.island.map(({ card, x, y, exhausted }) => (
          <MiniSegment
            key={card}
            of={of}
            card={card}
            exhausted={exhausted}
            cell={cellName(grid, { x, y })}
            style={{
              left: (x - grid.left) * (side + GAP),
              top: (y - grid.top) * (side + GAP),
              width: side,
              height: side,
            }}
          />
        ))}
      </div>
    </Region>
  )
}

function MiniSegment(props: {
  readonly of: Seat
  readonly card: string
  readonly exhausted: boolean
  readonly cell: string
  readonly style: React.CSSProperties
}) {
  const { words, view } = useTable()
  const card = segmentById.get(props.card)
  const faction = factionById.get(view.players[props.of]?.faction ?? '')
  const peek = useCallback(
    () =>
      card?.kind === 'palace' && faction !== undefined ? (
        <FactionBoard faction={faction} words={words} />
      ) : (
        card !== undefined && <SegmentFull card={card} words={words} />
      ),
    [card, words, faction],
  )
  if (card === undefined) return null
  return (
    <Piece
      name={place.segment(props.of, props.card)}
      label={words.t('island.segment', { cell: props.cell, said: segmentSaid(card, words) })}
      className="essence-mini-segment"
      on="cloth"
      style={props.style}
      peek={peek}
      state={{ exhausted: props.exhausted, refused: undefined }}
    >
      {(state) => <SegmentToken card={card} state={state} />}
    </Piece>
  )
}

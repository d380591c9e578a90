/** A tile as a thing to press: its words, what it is worth now, and why it cannot be taken. */

import { countOf } from '@ludarium/innovation'
import { type Effect, tileById } from '@ludarium/innovation/data'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { Piece } from '../../../table/pieces/Piece.tsx'
import { type Table, useTable } from '../context.tsx'
import { GoodSign } from '../parts/Signs.tsx'
import { place } from '../targets.ts'

interface TileProps {
  readonly id: string
  readonly kind: 'innovation' | 'competency' | 'palace' | 'city' | 'bonus'
  readonly className: string
  readonly style?: React.CSSProperties
  /** Added to its words: copies left, its price. */
  readonly note?: string
  readonly children: ReactNode
}

export function Tile({ id, kind, className, style, note = '', children }: TileProps): ReactNode {
  const table = useTable()
  const { words, refusals } = table
  const name = place.tile(id)
  const title = words.t(`${kind}.${id}`)
  const text = words.t(`${kind}.${id}.text`)
  const why = refusals.get(name)?.text
  const lines = [text, note].filter((line) => line !== '')
  return (
    <Piece
      name={name}
      label={`${title}: ${lines.join('. ')}`}
      on="cloth"
      className={className}
      style={style}
      about={{ title, lines: why === undefined ? lines : [...lines, why] }}
      peek={() => (
        <div className="i-hexcard">
          <h4>{title}</h4>
          {lines.map((line) => (
            <p key={line} className="i-why">
              {line}
            </p>
          ))}
          <NowWorth table={table} id={id} />
          {why !== undefined && (
            <p className="i-whynot">
              <Icon name="lock" size={12} /> {why}
            </p>
          )}
        </div>
      )}
    >
      {() => children}
    </Piece>
  )
}

/** Points that the tile would bring at once; null where it counts nothing. */
export function worthNow({ view, me, own }: Pick<Table, 'view' | 'me' | 'own'>, id: string): number | null {
  if (own.terrain < 0) return null
  const counting = (tileById.get(id)?.immediate ?? []).filter(
    (effect) => 'vpTable' in effect || effect.per !== undefined,
  )
  if (counting.length === 0) return null
  return counting.reduce((sum, effect) => sum + pointsOf(view, me, effect), 0)
}

function pointsOf(view: Table['view'], seat: number, effect: Effect): number {
  if ('vpTable' in effect) {
    const n = countOf(view, seat, effect.of)
    return effect.vpTable.find(({ min, max }) => n >= min && (max === null || n <= max))?.vp ?? 0
  }
  return (effect.gain.vp ?? 0) * (effect.per === undefined ? 1 : countOf(view, seat, effect.per))
}

function NowWorth({ table, id }: { readonly table: Table; readonly id: string }): ReactNode {
  const vp = worthNow(table, id)
  return vp === null ? null : (
    <p className="i-now">
      {table.words.t('tile.now')}{' '}
      <b>
        {vp} <GoodSign of="vp" />
      </b>
    </p>
  )
}

/** A tile to press: its words, what it is worth now, and why it cannot be taken. */
import { countOf } from '@ludarium/innovation'
import { type Effect, tileById } from '@ludarium/innovation/data'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { Piece } from '../../../kit/pieces/Piece.tsx'
import { type InnovationTable, useTable } from '../context.tsx'
import { Card } from '../parts/Card.tsx'
import { Amount } from '../parts/Signs.tsx'
import { place } from '../places.ts'

export function DisplayHead({ title, note }: { readonly title: string; readonly note: string }): ReactNode {
  return (
    <header className="innovation-display-head row between nowrap rigid">
      <h4 className="type-5 strong">{title}</h4>
      <span className="ellipsis dim type-1">{note}</span>
    </header>
  )
}

interface TileProps {
  readonly id: string
  readonly kind: 'innovation' | 'competency' | 'palace' | 'city' | 'bonus'
  readonly className?: string
  /** No copy is left. */
  readonly none?: boolean
  readonly style?: React.CSSProperties
  /** Added to its words: copies left, its price. */
  readonly note?: string
  readonly children: ReactNode
}

export function Tile(props: TileProps): ReactNode {
  const { id, kind, className = '', none, style, note = '', children } = props
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
      className={`innovation-tile innovation-${kind} ${none ? 'innovation-none' : ''} ${className}`}
      style={style}
      about={{ title, lines: why === undefined ? lines : [...lines, why] }}
      peek={() => (
        <Card title={title} lines={lines}>
          <NowWorth table={table} id={id} />
          {why !== undefined && (
            <p className="innovation-whynot">
              <Icon name="lock" size={12} /> {why}
            </p>
          )}
        </Card>
      )}
    >
      {() => children}
    </Piece>
  )
}

/** Points that the tile would bring at once; null where it counts nothing. */
export function worthNow({ view, me, own }: Pick<InnovationTable, 'view' | 'me' | 'own'>, id: string): number | null {
  if (own.terrain < 0) return null
  const counting = (tileById.get(id)?.immediate ?? []).filter(
    (effect) => 'vpTable' in effect || effect.per !== undefined,
  )
  if (counting.length === 0) return null
  return counting.reduce((sum, effect) => sum + pointsOf(view, me, effect), 0)
}

function pointsOf(view: InnovationTable['view'], seat: number, effect: Effect): number {
  if ('vpTable' in effect) {
    const n = countOf(view, seat, effect.of)
    return effect.vpTable.find(({ min, max }) => n >= min && (max === null || n <= max))?.vp ?? 0
  }
  return (effect.gain.vp ?? 0) * (effect.per === undefined ? 1 : countOf(view, seat, effect.per))
}

function NowWorth({ table, id }: { readonly table: InnovationTable; readonly id: string }): ReactNode {
  const vp = worthNow(table, id)
  return vp === null ? null : (
    <p>
      {table.words.t('tile.now')} <Amount n={vp} of="vp" />
    </p>
  )
}

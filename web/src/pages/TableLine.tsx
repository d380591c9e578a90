/** One kept table in a list: picture, where it stands, who sits there, and the button to go on. */
import { lazy, type ReactNode, Suspense } from 'react'
import { Link } from 'wouter'
import { SeatShape } from '../art/SeatShape.tsx'
import type { StoredTable } from '../local/store.ts'
import { entryOf } from '../registry.ts'
import { useSettings } from '../settings.ts'
import { coloursOf } from '../table/colours.ts'
import { colourOf } from '../table/seats.ts'
import { useWords } from '../words/context.tsx'
import { ago } from './stored.ts'

const GamePicture = lazy(() => import('../art/GamePicture.tsx'))

export function TableLine(props: { table: StoredTable; children?: ReactNode }): ReactNode {
  const t = useWords()
  const { language } = useSettings()
  const { table } = props
  const { summary, sitters, setup } = table
  const game = entryOf(setup.game)?.name ?? setup.game
  const where =
    summary.round > 0
      ? t('tables.round', { game, round: summary.round })
      : t('tables.turn', { game, turn: summary.turn })
  const mine = summary.actors.some((seat) => table.own.includes(seat))
  const over = summary.over
  const colours = coloursOf(table.id, sitters.length)
  return (
    <li className="table-line row">
      <span className="table-thumb">
        <Suspense fallback={null}>
          <GamePicture game={setup.game} />
        </Suspense>
      </span>
      <span className="table-words grow">
        <strong>{over ? game : where}</strong>
        <span>
          {over
            ? resultOf(table, t)
            : mine
              ? t('tables.your')
              : t('tables.their', { name: nameOf(table, summary.actors[0]) })}
        </span>
      </span>
      <span className="table-seats">
        {sitters.map((sitter, seat) => (
          <SeatShape
            key={`${table.id} ${sitter.name}`}
            colour={colours[seat] ?? colourOf(seat)}
            size={15}
            label={sitter.name}
          />
        ))}
      </span>
      <span className="table-when dim type-3">{ago(table.touched, language)}</span>
      {props.children}
      <Link
        href={over ? `/replay/${table.id}` : `/table/${table.id}`}
        className={`button ${mine && !over ? 'primary' : ''}`}
      >
        {over ? t('tables.replay') : t('tables.resume')}
        <span className="unseen"> {game}</span>
      </Link>
    </li>
  )
}

function nameOf(table: StoredTable, seat: number | undefined): string {
  return table.sitters[seat ?? 0]?.name ?? ''
}

function resultOf(table: StoredTable, t: ReturnType<typeof useWords>): string {
  const { ranks, totals } = table.summary
  // Who takes part without a seat may have won.
  const first = ranks.indexOf(Math.min(...ranks))
  const points = totals[Math.max(0, first)] ?? 0
  if (table.sitters.length === 1 || first < 0) return t('tables.won.alone', { points })
  return t(ranks[first] === 1 ? 'tables.won' : 'tables.beaten', { name: nameOf(table, first), points })
}

/** The final scoring: every seat's coins, what they are made of, and how they compare. */
import { bonusTileOf, tierOf } from '@ludarium/scythe'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { Medal } from '../../../art/Medal.tsx'
import { SeatShape } from '../../../art/SeatShape.tsx'
import { useTable } from '../context.tsx'
import { HexSign, PairSign, Sign } from '../parts/Figure.tsx'
import type { Line, Standing } from './standings.ts'

const TONES: Readonly<Record<string, string>> = {
  coins: '#e5b74a',
  stars: '#f2efe7',
  territories: '#8fbc8f',
  resources: '#9fb8d8',
  structures: '#c98d6b',
  flags: '#259a7e',
  meander: '#d08fb0',
}

const SIGNS: Readonly<Record<string, ReactNode>> = {
  coins: <Sign of="coins" size={15} />,
  stars: <Sign of="stars" size={15} />,
  territories: <HexSign size={14} colour="var(--scythe-territory)" />,
  resources: <PairSign size={15} />,
  structures: <Icon name="hammer-nails" size={15} />,
  flags: <Icon name="flying-flag" size={15} />,
  meander: <Icon name="conversation" size={15} />,
}

export function Scoring({ standings }: { readonly standings: readonly Standing[] }): ReactNode {
  const { view, words } = useTable()
  const best = Math.max(1, ...standings.map(({ total }) => total))
  const keys = [...new Set(standings.flatMap(({ lines }) => lines.map(({ key }) => key)))]
  return (
    <section className="panel scythe-final-scoring" data-many={view.seats > 4 || undefined}>
      <header>
        <h3>{words.t('end.title')}</h3>
      </header>
      <table className="scythe-end">
        <thead>
          <tr>
            <td />
            {keys.map((key) => (
              <th key={key} scope="col" title={words.t(`score.${key}`)}>
                {SIGNS[key]} <span>{words.t(`end.column.${key}`)}</span>
              </th>
            ))}
            <th scope="col">{words.t('end.total')}</th>
          </tr>
        </thead>
        <tbody>
          {standings.map((standing) => (
            <Row key={standing.seat} standing={standing} keys={keys} best={best} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Row(props: {
  readonly standing: Standing
  readonly keys: readonly string[]
  readonly best: number
}): ReactNode {
  const { standing, keys, best } = props
  const { seat, player, rank, total, lines } = standing
  const { view, words, looks, me } = useTable()
  const look = looks[seat]
  if (look === undefined) return null
  const { star, territory, pair } = tierOf(view, player.popularity)
  return (
    <tr data-own={seat === me || undefined}>
      <th scope="row">
        <Medal rank={rank} label={words.t('scores.rank', { rank })} />
        <SeatShape colour={look.colour} size={20} />
        <span className="scythe-end-who">
          <b>
            <span>{look.name}</span>
            {look.own && <span className="chip you">{words.t('table.you')}</span>}
            {look.bot && <span className="chip">{words.t('table.bot')}</span>}
          </b>
          <small>
            {words.t('end.role', { faction: { key: `faction.${player.faction}` }, mat: { key: `mat.${player.mat}` } })}
          </small>
          <small title={words.t('track.tier', { star, territory, pair })}>
            <Sign of="popularity" size={12} label={words.t('figure.popularity')} /> {player.popularity} ·{' '}
            {words.t('end.values', { star, territory, pair })}
          </small>
        </span>
      </th>
      {keys.map((key) => (
        <Cell key={key} line={lines.find((line) => line.key === key)} />
      ))}
      <td className="scythe-end-total">
        {total}
        <span className="scythe-end-bar" aria-hidden="true">
          {lines.map(
            ({ key, points }) =>
              points > 0 && <i key={key} style={{ width: `${(100 * points) / best}%`, background: TONES[key] }} />,
          )}
        </span>
      </td>
    </tr>
  )
}

function Cell({ line }: { readonly line: Line | undefined }): ReactNode {
  const { words, view } = useTable()
  if (line === undefined) return <td>–</td>
  const { key, points, parts } = line
  const note =
    parts === null
      ? words.t('end.hand')
      : key === 'structures'
        ? words.t(`end.bonus.${bonusTileOf(view, view.bonusTile).id}`, { n: parts.n })
        : `${parts.n} × ${parts.each}`
  return (
    <td>
      <b>{points}</b>
      <small>
        <i>{SIGNS[key]}</i> {note}
      </small>
    </td>
  )
}

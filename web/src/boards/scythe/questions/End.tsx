/** The end: the scoring, how it came about, the land, the stars and some figures. */
import type { GameModule } from '@ludarium/kernel'
import { bonusTileOf, game, holdingsOf, measure, module, starsPlaced, tierOf } from '@ludarium/scythe'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { SeatShape } from '../../../art/SeatShape.tsx'
import { endedSentence, keysOf, type ScoreColumn, scoreColumns } from '../../../kit/score/columns.ts'
import { EndChart, EndPanel } from '../../../kit/score/EndScreen.tsx'
import { ScoreTable } from '../../../kit/score/ScoreTable.tsx'
import type { ScorePoint } from '../../../table/source.ts'
import { useTable } from '../context.tsx'
import { HexSign, PairSign, Sign } from '../parts/Figure.tsx'
import type { ScytheProps } from '../places.ts'
import { StarPanel } from '../tracks/Stars.tsx'
import { FinalMap } from './FinalMap.tsx'
import { figuresOf, momentsOf, starRounds } from './finish.ts'

const { speech }: GameModule = module

const SIGNS: Readonly<Record<string, ReactNode>> = {
  coins: <Sign of="coins" size={15} />,
  stars: <Sign of="stars" size={15} />,
  territories: <HexSign size={14} colour="var(--scythe-territory)" />,
  resources: <PairSign size={15} />,
  structures: <Icon name="hammer-nails" size={15} />,
  flags: <Icon name="flying-flag" size={15} />,
  meander: <Icon name="conversation" size={15} />,
}

export const Ended = ({ view, words, looks }: ScytheProps): string =>
  endedSentence(words, words.t('end.about', { round: view.round }), scoreColumns(game, view, looks))

export function End(): ReactNode {
  const { view, words, looks, log } = useTable()
  const columns = scoreColumns(game, view, looks)
  return (
    <>
      <EndPanel title={words.t('end.title')} span={16} look name="scoring">
        <ScoreTable
          columns={columns}
          role={(column) => <Role of={column} />}
          rows={keysOf(columns).map((key) => ({
            key,
            label: words.t(`end.column.${key}`),
            sign: SIGNS[key],
            tone: `var(--scythe-tone-${key})`,
            note: (column) => <Made of={column} by={key} />,
          }))}
          total={words.t('end.total')}
        />
      </EndPanel>
      <EndChart
        title={words.t('end.chart')}
        about={words.t('end.chart.about')}
        looks={looks}
        log={log}
        span={8}
        by="round"
        stars={starRounds(log, view.seats)}
        below={(points) => <Moments points={points} />}
      />
      <FinalMap />
      <div className="end-stack scythe-end-stars">
        <StarPanel />
      </div>
      <EndPanel title={words.t('end.figures')} span={8} name="figures">
        <ScoreTable
          columns={columns}
          rows={figuresOf(view, log).map(({ id, values }) => ({
            key: id,
            label: words.t(`end.figure.${id}`),
            value: ({ seat }) => values[seat] ?? 0,
          }))}
        />
      </EndPanel>
    </>
  )
}

/** Faction and mat, and what popularity makes of stars, territories and pairs. */
function Role({ of: { seat } }: { readonly of: ScoreColumn }): ReactNode {
  const { view, words } = useTable()
  const player = view.players[seat]
  if (player === undefined) return null
  const { star, territory, pair } = tierOf(view, player.popularity)
  return (
    <>
      {words.t('end.role', { faction: { key: `faction.${player.faction}` }, mat: { key: `mat.${player.mat}` } })}
      <br />
      <span title={words.t('track.tier', { star, territory, pair })}>
        <Sign of="popularity" size={12} label={words.t('figure.popularity')} /> {player.popularity} ·{' '}
        {words.t('end.values', { star, territory, pair })}
      </span>
    </>
  )
}

/** "5 × 4": how many, and what each was worth. */
function Made({ of: { seat }, by }: { readonly of: ScoreColumn; readonly by: string }): ReactNode {
  const { view, words } = useTable()
  const player = view.players[seat]
  if (player === undefined) return null
  const tier = tierOf(view, player.popularity)
  const held = holdingsOf(view, seat)
  const tile = bonusTileOf(view, view.bonusTile)
  switch (by) {
    case 'stars':
      return `${starsPlaced(player)} × ${tier.star}`
    case 'territories':
      return `${held.worth} × ${tier.territory}`
    case 'resources':
      return `${Math.floor(held.tokens / 2)} × ${tier.pair}`
    case 'structures':
      return words.t(`end.bonus.${tile.id}`, { n: measure(tile, player.structures) })
    case 'flags':
      return `${held.flags} × ${tier.territory}`
    case 'meander':
      return `${held.encounters} × 3`
    default:
      return words.t('end.hand')
  }
}

function Moments({ points }: { readonly points: readonly ScorePoint[] }): ReactNode {
  const { words, log, looks } = useTable()
  if (points.length < 2) return <p>{words.t('end.chart.none')}</p>
  return (
    <ol className="stack scythe-moments" aria-label={words.t('end.moments')}>
      {momentsOf(points, log).map(({ seat, round, gain, event }) => {
        const look = looks[seat]
        const message = speech.event(event)
        if (look === undefined || message === null) return null
        return (
          <li key={`${round} ${seat}`} className="row">
            <SeatShape colour={look.colour} size={15} />
            <span className="dim">{words.t('end.round', { round })}</span>
            <span className="ellipsis" title={words.t(message)}>
              {words.rich(message, 'log')}
            </span>
            <b>+{gain}</b>
          </li>
        )
      })}
    </ol>
  )
}

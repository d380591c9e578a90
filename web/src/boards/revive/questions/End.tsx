/** The end: every line of every seat, the artifact cards that are shown at last, and the points over the game. */
import { count, game, type Player, RATINGS, type ReviveState, ratingOf } from '@ludarium/revive'
import { PROGRESS_TRACK, RESOURCES, REWARD_SPACES } from '@ludarium/revive/data'
import { type ReactNode, useCallback } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { SeatShape } from '../../../art/SeatShape.tsx'
import { keysOf, type ScoreColumn, scoreColumns } from '../../../kit/score/columns.ts'
import { EndChart, EndPanel } from '../../../kit/score/EndScreen.tsx'
import { leadSince, roundsOf } from '../../../kit/score/rounds.ts'
import { ScoreTable } from '../../../kit/score/ScoreTable.tsx'
import type { ScorePoint } from '../../../table/source.ts'
import { useTable } from '../context.tsx'
import { ArtifactRows } from '../parts/ArtifactCard.tsx'

const ICONS: Readonly<Record<string, string>> = {
  points: 'trophy',
  progress: 'stairs-goal',
  technologies: 'light-bulb',
  locations: 'stone-tower',
  cards: 'r-card',
  endTile: 'tower-flag',
  minors: 'ankh',
  resources: 'r-basic',
  artifacts: 'ankh',
}

/** What the figure of a line is made of, for the words `end.LINE`. */
const MADE: Readonly<Record<string, (player: Player, view: ReviveState, seat: number) => number>> = {
  progress: ({ progress }) => progress,
  technologies: ({ figures }) => figures.filter((space) => space >= 0).length,
  locations: (_, view, seat) => count(view, seat, 'populationLarge'),
  cards: ({ rewards }) =>
    REWARD_SPACES.filter(({ id, kind }) => kind === 'endCardBonus' && rewards.includes(id)).length,
  minors: ({ minors }) => minors,
  resources: ({ resources }) => RESOURCES.reduce((sum, what) => sum + resources[what], 0),
  artifacts: ({ artifacts }) => artifacts.length,
}

export function End(): ReactNode {
  const { view, looks, words, log } = useTable()
  const columns = scoreColumns(game, view, looks)
  const alone = columns.length === 1 ? columns[0] : undefined
  const note = (key: string, seat: number): string => {
    const player = view.players[seat]
    const n = player && MADE[key]?.(player, view, seat)
    return n === undefined ? '' : words.t(`end.${key}`, { n, of: PROGRESS_TRACK.length })
  }
  const lead = useCallback(
    (points: readonly ScorePoint[]) => {
      const since = looks.length > 1 ? leadSince(roundsOf(points)) : null
      if (since === null) return null
      const { round, seat } = since
      return { at: round, text: words.t('end.chart.lead', { round, seat: looks[seat]?.name ?? '' }) }
    },
    [looks, words],
  )
  const about = alone
    ? words.t('end.rating', { rating: { key: `rating.${ratingOf(alone.total)}` } })
    : words.t('end.best')
  return (
    <>
      <EndPanel title={words.t('end.title')} about={about} span={13} look name="scoring">
        <ScoreTable
          columns={columns}
          role={() => ''}
          rows={keysOf(columns).map((key) => ({
            key,
            label: words.t(`score.${key}`),
            sign: <Icon name={ICONS[key] ?? 'star'} size={16} />,
            tone: `var(--revive-tone-${key})`,
            note: ({ seat }) => note(key, seat),
          }))}
          total={words.t('end.total')}
        />
        {view.chapter > 0 && (
          <a className="button primary" href="#/campaign/revive">
            {words.t('end.campaign')}
          </a>
        )}
      </EndPanel>
      <div className="end-stack" style={{ ['--span' as string]: 11 }}>
        <EndPanel title={words.t('end.cardsTitle')} about={words.t('end.cardsAbout')} span={24}>
          <div className="revive-end-cards">
            {columns.map((column) => (
              <Shown key={column.seat} of={column} />
            ))}
          </div>
        </EndPanel>
        {alone && (
          <EndPanel title={words.t('end.ratings')} span={24}>
            <ol className="revive-end-cards">
              {RATINGS.map(({ id, from }) => (
                <li key={id} data-reached={ratingOf(alone.total) === id || undefined}>
                  <b>{from}</b> {words.t(`rating.${id}`)}
                </li>
              ))}
            </ol>
          </EndPanel>
        )}
        <EndChart
          title={words.t('end.chart')}
          about={words.t('end.chart.about')}
          looks={looks}
          log={log}
          span={24}
          by="round"
          note={lead}
        />
      </div>
    </>
  )
}

function Shown({ of: { seat, look } }: { readonly of: ScoreColumn }): ReactNode {
  return (
    <article className="revive-acard stack gap-2" style={{ borderTopColor: look.colour?.fill }}>
      <h4 className="row">
        {look.colour && <SeatShape colour={look.colour} size={14} />} {look.name}
      </h4>
      <ArtifactRows of={seat} />
    </article>
  )
}

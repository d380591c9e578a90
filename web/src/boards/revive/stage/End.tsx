/** The final score: every line of every seat, the parts as bars, and the artifact cards that are shown at last. */
import { count, game, RATINGS, type ReviveState, ratingOf } from '@ludarium/revive'
import { PROGRESS_TRACK, RESOURCES, REWARD_SPACES } from '@ludarium/revive/data'
import { type ReactNode, useState } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { SeatShape } from '../../../art/SeatShape.tsx'
import { ArtifactTile } from '../cards/Tiles.tsx'
import { useTable } from '../context.tsx'
import { artifactRows, worthOf } from '../side/artifacts.ts'
import { Signed } from '../signs/Effect.tsx'
import { countPart } from '../signs/tokens.ts'
import { PointsChart } from './PointsChart.tsx'
import './end.css'

const LOOKS: Readonly<Record<string, { readonly icon: string; readonly tone: string }>> = {
  points: { icon: 'trophy', tone: '#7090b8' },
  progress: { icon: 'stairs-goal', tone: '#c98d58' },
  technologies: { icon: 'light-bulb', tone: '#7fae86' },
  locations: { icon: 'stone-tower', tone: '#8a6fae' },
  cards: { icon: 'r-card', tone: '#4a98a8' },
  endTile: { icon: 'tower-flag', tone: '#ddd6c4' },
  minors: { icon: 'ankh', tone: '#7c8492' },
  resources: { icon: 'r-basic', tone: '#b8a058' },
  artifacts: { icon: 'ankh', tone: '#bb5f7a' },
}

/** A few words beside the figure: what it is made of. */
function noteOf(
  view: ReviveState,
  seat: number,
  key: string,
): { key: string; params: Readonly<Record<string, number>> } | null {
  const p = view.players[seat]
  if (p === undefined) return null
  switch (key) {
    case 'progress':
      return { key: 'end.progress', params: { n: p.progress, of: PROGRESS_TRACK.length } }
    case 'technologies':
      return { key: 'end.technologies', params: { n: p.figures.filter((space) => space >= 0).length } }
    case 'locations':
      return { key: 'end.locations', params: { n: count(view, seat, 'populationLarge') } }
    case 'cards':
      return {
        key: 'end.cards',
        params: { n: REWARD_SPACES.filter(({ id, kind }) => kind === 'endCardBonus' && p.rewards.includes(id)).length },
      }
    case 'minors':
      return { key: 'end.minors', params: { n: p.minors } }
    case 'resources':
      return { key: 'end.resources', params: { n: RESOURCES.reduce((sum, what) => sum + p.resources[what], 0) } }
    case 'artifacts':
      return { key: 'end.artifacts', params: { n: p.artifacts.length } }
    default:
      return null
  }
}

export function End(): ReactNode {
  const { view, looks, words } = useTable()
  const [folded, setFolded] = useState(false)
  const rows = looks
    .map((look, seat) => {
      const lines = game.score(view, seat)
      return { look, seat, lines, total: lines.reduce((sum, { points }) => sum + points, 0) }
    })
    .sort((a, b) => b.total - a.total)
  const fold = (
    <button type="button" className="button" aria-expanded={!folded} onClick={() => setFolded(!folded)}>
      <Icon name={folded ? 'trophy' : 'eye'} size={15} />
      {words.t(folded ? 'end.back' : 'end.look')}
    </button>
  )
  if (folded) return <div className="rv-end-folded">{fold}</div>
  const keys = rows[0]?.lines.map(({ key }) => key) ?? []
  const best = Math.max(1, ...rows.map(({ total }) => total))
  const alone = rows.length === 1 ? rows[0] : undefined
  return (
    <section className="rv-end" aria-label={words.t('end.title')}>
      <div className="panel rv-end-score">
        <header>
          <h2>{words.t('end.title')}</h2>
          <small>
            {alone === undefined
              ? words.t('end.best')
              : words.t('end.rating', { rating: { key: `rating.${ratingOf(alone.total)}` } })}
          </small>
          {view.chapter > 0 && (
            <a className="button primary" href="#/campaign/revive">
              {words.t('end.campaign')}
            </a>
          )}
          {fold}
        </header>
        <div className="rv-end-scroll">
          <table>
            <thead>
              <tr>
                <td />
                {rows.map(({ look, seat }, n) => (
                  <th key={seat} scope="col" style={{ borderTopColor: look.colour.fill }}>
                    <SeatShape colour={look.colour} size={16} /> {look.name}
                    {rows.length > 1 && <small>{words.t('end.rank', { n: n + 1 })}</small>}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {keys.map((key) => {
                const most = Math.max(...rows.map(({ lines }) => lines.find((line) => line.key === key)?.points ?? 0))
                const { icon = 'star', tone = '#888' } = LOOKS[key] ?? {}
                return (
                  <tr key={key}>
                    <th scope="row">
                      <Icon name={icon} size={16} /> {words.t(`score.${key}`)}
                      <i style={{ background: tone }} />
                    </th>
                    {rows.map(({ seat, lines }) => {
                      const points = lines.find((line) => line.key === key)?.points ?? 0
                      const note = noteOf(view, seat, key)
                      return (
                        <td key={seat} data-best={(rows.length > 1 && most > 0 && points === most) || undefined}>
                          <b>{points}</b> {note !== null && <small>{words.t(note)}</small>}
                        </td>
                      )
                    })}
                  </tr>
                )
              })}
              <tr className="rv-end-total">
                <th scope="row">{words.t('end.total')}</th>
                {rows.map(({ seat, total }) => (
                  <td key={seat}>
                    <b>{total}</b>
                  </td>
                ))}
              </tr>
            </tbody>
          </table>
        </div>
        <ul className="rv-end-bars">
          {rows.map(({ look, seat, lines, total }) => (
            <li key={seat}>
              <span>
                <SeatShape colour={look.colour} size={14} /> {look.name}
              </span>
              <span className="rv-end-bar">
                <span style={{ width: `${(100 * total) / best}%` }}>
                  {lines.map(({ key, points }) =>
                    points <= 0 ? null : (
                      <i
                        key={key}
                        style={{ flexGrow: points, background: LOOKS[key]?.tone }}
                        title={words.t(`score.${key}`)}
                      >
                        {points > best * 0.045 && points}
                      </i>
                    ),
                  )}
                </span>
              </span>
              <b>{total}</b>
            </li>
          ))}
        </ul>
      </div>
      <div className="rv-end-side">
        <div className="panel">
          <header>
            <h2>{words.t('end.cardsTitle')}</h2>
            <small>{words.t('end.cardsAbout')}</small>
          </header>
          <div className="rv-end-cards">
            {rows.map(({ look, seat }) => {
              const lines = artifactRows(view, seat)
              return (
                <article key={seat} className="rv-acard" style={{ borderTopColor: look.colour.fill }}>
                  <header>
                    <h3>
                      <SeatShape colour={look.colour} size={14} /> {look.name}
                    </h3>
                  </header>
                  {lines.map(({ colour, category, n, tiles, points }) => (
                    <div key={colour} className="rv-arow">
                      <ArtifactTile colour={colour} size={19} />
                      <span className="rv-end-count" style={{ ['--z' as string]: 14 }}>
                        <Signed part={countPart(category.count)} />
                        {words.t(`count.${category.count}`, { n })}
                        {category.every > 1 && ` ÷ ${category.every}`}
                      </span>
                      <small>× {tiles + 1}</small>
                      <strong>{points}</strong>
                    </div>
                  ))}
                  <footer>
                    {words.t('artifact.title')}
                    <b>{worthOf(lines)}</b>
                  </footer>
                </article>
              )
            })}
          </div>
        </div>
        <PointsChart />
        {alone !== undefined && (
          <div className="panel">
            <header>
              <h2>{words.t('end.ratings')}</h2>
            </header>
            <ol className="rv-ratings">
              {RATINGS.map(({ id, from }) => (
                <li key={id} data-reached={ratingOf(alone.total) === id || undefined}>
                  <b>{from}</b> {words.t(`rating.${id}`)}
                </li>
              ))}
            </ol>
          </div>
        )}
      </div>
    </section>
  )
}

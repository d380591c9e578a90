/** The final scoring: places, points by source, the majorities of science and the largest networks. */
import { allRanks, areaSizes, finalScores, game, placePoints, placesOf } from '@ludarium/innovation'
import { disciplines } from '@ludarium/innovation/data'
import { type ReactNode, useState } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { SeatShape } from '../../../art/SeatShape.tsx'
import { type Table, useTable } from '../context.tsx'
import { TerrainHex } from '../parts/Terrain.tsx'
import { DISCIPLINE } from '../signs.ts'
import { scholarsOf, sum, terrainName } from '../view.ts'
import { Curve } from './Curve.tsx'
import { Network } from './Network.tsx'
import './end.css'

interface Standing {
  readonly who: number
  readonly name: string
  readonly rank: number
  readonly total: number
  readonly end: number
  readonly lines: ReadonlyMap<string, number>
}

const END_LINES = ['area', 'levels', 'goods'] as const

const SOURCE_ICONS: Readonly<Record<string, string>> = {
  start: 'trophy',
  rounds: 'check',
  bonuses: 'tied-scroll',
  factions: 'star',
  palaces: 'innovation-step',
  competencies: 'diploma',
  innovations: 'light-bulb',
  cities: 'key',
  tracks: 'sailboat',
  disciplines: 'caduceus',
  actions: 'white-book',
  power: 'concentric-crescents',
  area: 'innovation-area',
  levels: 'graduate-cap',
  goods: 'two-coins',
}

const plus = (points: number): string => (points === 0 ? '–' : `+${points}`)

/** Everybody with a score, the best first. */
function standingsOf({ view, looks, words }: Table): readonly Standing[] {
  const ranks = allRanks(view)
  const others = game.others(view)
  const all = [
    ...view.players.map((_, who) => ({ who, name: looks[who]?.name ?? '', lines: game.score(view, who) })),
    ...others.map(({ key, lines }) => ({ who: view.seats, name: words.t(key), lines })),
  ]
  return all
    .map(({ who, name, lines }) => {
      const points = new Map(lines.map((line) => [line.key, line.points]))
      return {
        who,
        name,
        rank: ranks[who] ?? 0,
        total: sum(lines.map((line) => line.points)),
        end: sum(END_LINES.map((key) => points.get(key) ?? 0)),
        lines: points,
      }
    })
    .sort((a, b) => a.rank - b.rank)
}

export function End({ children }: { readonly children: ReactNode }): ReactNode {
  const table = useTable()
  const { words } = table
  const [board, setBoard] = useState(false)
  if (board)
    return (
      <>
        {children}
        <button type="button" className="button primary i-back" onClick={() => setBoard(false)}>
          {words.t('end.back')}
        </button>
      </>
    )
  const standings = standingsOf(table)
  return (
    <div className="i-end">
      <ol className="i-places">
        {standings.map((one) => (
          <Place key={one.who} of={one} />
        ))}
      </ol>
      <div className="i-end-middle">
        <Sources standings={standings} />
        <div className="i-end-right">
          <Majorities />
          <Networks standings={standings} />
          <button type="button" className="button" onClick={() => setBoard(true)}>
            {words.t('end.look')}
          </button>
        </div>
      </div>
      <Curve />
    </div>
  )
}

function Place({ of }: { readonly of: Standing }): ReactNode {
  const { view, words, colour, me } = useTable()
  const player = view.players[of.who]
  const terrain = terrainName(player?.terrain ?? view.automa?.terrain ?? -1)
  return (
    <li className="panel" data-first={of.rank === 1 || undefined} style={{ ['--seat' as string]: colour(of.who).fill }}>
      <span className="i-place">{of.rank}</span>
      <SeatShape colour={colour(of.who)} size={20} />
      <span className="i-place-name">
        <b>
          {of.name} {of.who === me && <span className="chip you">{words.t('table.you')}</span>}
        </b>
        <small>
          {terrain !== undefined && <TerrainHex of={terrain} size={14} />}
          {player === undefined
            ? words.t(`automaFaction.${view.automa?.faction ?? 'simpletons'}`)
            : words.t(`faction.${player.faction}`)}
        </small>
      </span>
      <span className="i-place-total">
        <b>{of.total}</b>
        <small>{words.t('end.parts', { before: of.total - of.end, end: of.end })}</small>
      </span>
    </li>
  )
}

function Sources({ standings }: { readonly standings: readonly Standing[] }): ReactNode {
  const { words, colour } = useTable()
  const keys = [...new Set(standings.flatMap(({ lines }) => [...lines.keys()]))]
  const isEnd = (key: string): boolean => END_LINES.some((one) => one === key)
  const used = keys.filter((key) => standings.some(({ lines }) => (lines.get(key) ?? 0) !== 0))
  const most = Math.max(1, ...standings.flatMap(({ lines }) => [...lines.values()]))
  const row = (key: string): ReactNode => (
    <tr key={key}>
      <th scope="row">
        <Icon name={SOURCE_ICONS[key] ?? 'trophy'} size={14} /> {words.t(`score.${key}`)}
      </th>
      {standings.map(({ who, lines }) => {
        const n = lines.get(key) ?? 0
        const best = Math.max(...standings.map((one) => one.lines.get(key) ?? 0))
        return (
          <td key={who} data-best={(n === best && n > 0) || undefined} data-minus={n < 0 || undefined}>
            {n > 0 && <i style={{ width: `${(3.25 * n) / most}rem`, background: colour(who).fill }} />}
            {n}
          </td>
        )
      })}
    </tr>
  )
  return (
    <section className="panel i-sources">
      <table>
        <thead>
          <tr>
            <th scope="col">{words.t('end.sources')}</th>
            {standings.map(({ who, name }) => (
              <th key={who} scope="col">
                <SeatShape colour={colour(who)} size={12} /> {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {used.filter((key) => !isEnd(key)).map(row)}
          <tr className="i-subtotal">
            <th scope="row">{words.t('end.after')}</th>
            {standings.map(({ who, total, end }) => (
              <td key={who}>{total - end}</td>
            ))}
          </tr>
          {used.filter(isEnd).map(row)}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.t('end.total')}</th>
            {standings.map(({ who, total }) => (
              <td key={who}>{total}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

function Majorities(): ReactNode {
  const { view, words, colour } = useTable()
  const all = scholarsOf(view)
  const places = placesOf(view).discipline
  return (
    <section className="panel i-majorities">
      <header>
        <h3>{words.t('end.majorities')}</h3>
        <span>{words.t('end.places', { places: places.join(', ') })}</span>
      </header>
      <div>
        {disciplines.map(({ id }, d) => {
          const levels = all.map((one) => one.levels[d] ?? 0)
          const rows = all.map(({ who }) => ({ who, level: levels[who] ?? 0 })).sort((a, b) => b.level - a.level)
          const look = DISCIPLINE[id]
          return (
            <div key={id} className="i-majority">
              <b style={{ background: look.fill, color: look.ink }}>
                <Icon name={look.icon} size={13} /> {words.t(`title.${id}`)}
              </b>
              {rows.map(({ who, level }) => (
                <span key={who}>
                  <SeatShape colour={colour(who)} size={12} />
                  <i>
                    <u style={{ width: `${(100 * level) / 12}%`, background: colour(who).fill }} />
                  </i>
                  {level}
                  <b>{plus(level === 0 ? 0 : placePoints(levels, who, places))}</b>
                </span>
              ))}
            </div>
          )
        })}
      </div>
    </section>
  )
}

function Networks({ standings }: { readonly standings: readonly Standing[] }): ReactNode {
  const { view, words, colour, looks } = useTable()
  const sizes = areaSizes(view)
  const most = Math.max(1, ...sizes)
  const rows = sizes
    .map((size, who) => ({
      who,
      size,
      points: who < view.seats || view.automa !== null ? finalScores(view, who).area : 0,
    }))
    .sort((a, b) => b.size - a.size)
  const nameOf = (who: number): string =>
    looks[who]?.name ?? standings.find((one) => one.who === who)?.name ?? words.t('sketch.virtual.title')
  return (
    <section className="panel i-networks">
      <header>
        <h3>{words.t('end.network')}</h3>
        <span>{words.t('end.places', { places: placesOf(view).area.join(', ') })}</span>
      </header>
      <div>
        <Network />
        <ul>
          {rows.map(({ who, size, points }) => (
            <li key={who}>
              <span>
                <SeatShape colour={colour(who)} size={12} /> <b>{nameOf(who)}</b>
                <b>{plus(points)}</b>
              </span>
              <i>
                <u style={{ width: `${(100 * size) / most}%`, background: colour(who).fill }} />
              </i>
              <small>
                {words.t('sketch.area', { n: size })}
                {view.players[who] !== undefined && <Joined who={who} />}
              </small>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** What joins a network beside neighbouring hexes. */
function Joined({ who }: { readonly who: number }): ReactNode {
  const { view, words } = useTable()
  const sailing = view.players[who]?.sailing ?? 0
  const bridges = view.bridges.filter(({ owner }) => owner === who).length
  return <> · {words.t('end.joined', { sailing, bridges })}</>
}

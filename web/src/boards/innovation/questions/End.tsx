/** The end: points by source, the majorities of science, the largest networks and the points over the game. */
import { areaSizes, finalScores, game, placePoints, placesOf } from '@ludarium/innovation'
import { disciplines } from '@ludarium/innovation/data'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { SeatShape } from '../../../art/SeatShape.tsx'
import { Meter } from '../../../kit/charts/Bars.tsx'
import { lineColour } from '../../../kit/charts/scale.ts'
import { keysOf, type ScoreColumn, scoreColumns } from '../../../kit/score/columns.ts'
import { EndPanel } from '../../../kit/score/EndScreen.tsx'
import { type ScoreRow, ScoreTable } from '../../../kit/score/ScoreTable.tsx'
import { useTable } from '../context.tsx'
import { TerrainHex } from '../parts/Terrain.tsx'
import { DISCIPLINE } from '../signs.ts'
import { scholarsOf, sum, terrainName } from '../view.ts'
import { Curve } from './Curve.tsx'
import { Network } from './Network.tsx'

const END_LINES = ['area', 'levels', 'goods']

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

/** The points of the final scoring. */
const lastOf = ({ points }: ScoreColumn): number => sum(END_LINES.map((key) => points.get(key) ?? 0))

export function End(): ReactNode {
  const { view, looks, words, colour } = useTable()
  const columns = scoreColumns(game, view, looks, (key) => ({
    name: words.t(key),
    bot: false,
    own: false,
    colour: colour(view.seats),
  }))
  const used = keysOf(columns).filter((key) => columns.some(({ points }) => (points.get(key) ?? 0) !== 0))
  const row = (key: string): ScoreRow => ({
    key,
    label: words.t(`score.${key}`),
    sign: <Icon name={SOURCE_ICONS[key] ?? 'trophy'} size={14} />,
  })
  const after: ScoreRow = {
    key: '',
    label: words.t('end.after'),
    value: (column) => <b>{column.total - lastOf(column)}</b>,
  }
  const isLast = (key: string): boolean => END_LINES.includes(key)
  return (
    <>
      <EndPanel title={words.t('end.sources')} span={13} look name="scoring">
        <ScoreTable
          columns={columns}
          role={(column) => <Role of={column} />}
          rows={[...used.filter((key) => !isLast(key)).map(row), after, ...used.filter(isLast).map(row)]}
          total={words.t('end.total')}
          totalNote={(column) => words.t('end.parts', { before: column.total - lastOf(column), end: lastOf(column) })}
        />
      </EndPanel>
      <div className="end-stack" style={{ ['--span' as string]: 11 }}>
        <Majorities />
        <Networks columns={columns} />
      </div>
      <Curve />
    </>
  )
}

function Role({ of: { seat } }: { readonly of: ScoreColumn }): ReactNode {
  const { view, words } = useTable()
  const player = view.players[seat]
  const terrain = terrainName(player?.terrain ?? view.automa?.terrain ?? -1)
  return (
    <>
      {terrain !== undefined && <TerrainHex of={terrain} size={14} />}{' '}
      {player === undefined
        ? words.t(`automaFaction.${view.automa?.faction ?? 'simpletons'}`)
        : words.t(`faction.${player.faction}`)}
    </>
  )
}

function Majorities(): ReactNode {
  const { view, words, colour } = useTable()
  const all = scholarsOf(view)
  const places = placesOf(view).discipline
  return (
    <EndPanel title={words.t('end.majorities')} about={words.t('end.places', { places: places.join(', ') })} span={24}>
      <div className="innovation-majorities">
        {disciplines.map(({ id }, d) => {
          const levels = all.map((one) => one.levels[d] ?? 0)
          const rows = all.map(({ who }) => ({ who, level: levels[who] ?? 0 })).sort((a, b) => b.level - a.level)
          const { fill, ink, icon } = DISCIPLINE[id]
          return (
            <div key={id} className="stack gap-2 type-3">
              <b className="type-2" style={{ background: fill, color: ink }}>
                <Icon name={icon} size={13} /> {words.t(`title.${id}`)}
              </b>
              {rows.map(({ who, level }) => (
                <span key={who} className="row">
                  <SeatShape colour={colour(who)} size={12} />
                  <Meter share={level / 12} colour={lineColour(colour(who))} />
                  {level} <b>{plus(level === 0 ? 0 : placePoints(levels, who, places))}</b>
                </span>
              ))}
            </div>
          )
        })}
      </div>
    </EndPanel>
  )
}

function Networks({ columns }: { readonly columns: readonly ScoreColumn[] }): ReactNode {
  const { view, words, colour, looks } = useTable()
  const sizes = areaSizes(view)
  const most = Math.max(1, ...sizes)
  const pointsOf = (who: number): number => (who < view.seats || view.automa !== null ? finalScores(view, who).area : 0)
  const rows = sizes.map((size, who) => ({ who, size, points: pointsOf(who) })).sort((a, b) => b.size - a.size)
  const nameOf = (who: number): string =>
    looks[who]?.name ?? columns.find(({ seat }) => seat === who)?.look.name ?? words.t('sketch.virtual.title')
  const places = placesOf(view).area.join(', ')
  return (
    <EndPanel title={words.t('end.network')} about={words.t('end.places', { places })} span={24}>
      <div className="innovation-networks">
        <Network />
        <ul className="stack">
          {rows.map(({ who, size, points }) => (
            <li key={who}>
              <span className="row">
                <SeatShape colour={colour(who)} size={12} /> <b>{nameOf(who)}</b>
                <Meter share={size / most} colour={lineColour(colour(who))} />
                <b>{plus(points)}</b>
              </span>
              <small>
                {words.t('sketch.area', { n: size })}
                {view.players[who] !== undefined && <Joined who={who} />}
              </small>
            </li>
          ))}
        </ul>
      </div>
    </EndPanel>
  )
}

/** What joins a network beside neighbouring hexes. */
function Joined({ who }: { readonly who: number }): ReactNode {
  const { view, words } = useTable()
  const sailing = view.players[who]?.sailing ?? 0
  const bridges = view.bridges.filter(({ owner }) => owner === who).length
  return <> · {words.t('end.joined', { sailing, bridges })}</>
}

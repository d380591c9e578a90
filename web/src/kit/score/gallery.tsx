/** Score tables and charts, with one seat, four and seven. */
import type { GalleryPart } from '../../gallery/registry.ts'
import { colourOf } from '../../table/seats.ts'
import type { ScoreColumn } from './columns.ts'
import { Medal } from './Medal.tsx'
import { ScoreChart } from './ScoreChart.tsx'
import { ScoreTable } from './ScoreTable.tsx'

const NAMES = ['Mara', 'Basalt', 'Opal', 'Flint', 'Okoro', 'Pia', 'Quinn']
const looks = NAMES.map((name, seat) => ({ name, bot: seat > 0, own: seat === 0, colour: colourOf(seat) }))
const columns = looks.map((look, seat): ScoreColumn => {
  const points = new Map([
    ['coins', 24 - 3 * seat],
    ['stars', seat === 2 ? -3 : 4 * (seat % 3)],
  ])
  return { seat, look, rank: seat + 1, total: [...points.values()].reduce((sum, n) => sum + n, 0), points }
})
const rows = [
  { key: 'coins', label: 'Coins', tone: 'var(--gold)', note: () => 'in hand' },
  { key: 'stars', label: 'Stars', tone: 'var(--fresh)' },
]
const points = Array.from({ length: 12 }, (_, at) => ({
  at,
  round: 1 + Math.floor(at / 3),
  turn: at,
  seat: at % 4,
  totals: NAMES.map((_name, seat) => at * (1 + (seat % 4)) + seat),
}))

const scoring = (seats: number) => () => (
  <ScoreTable columns={columns.slice(0, seats)} rows={rows} role={() => 'The northern kingdom'} total="Total" />
)

export const gallery: GalleryPart = {
  name: 'Scores',
  specimens: [
    { name: 'Scoring of one seat', wide: true, Show: scoring(1) },
    { name: 'Scoring of four seats', wide: true, Show: scoring(4) },
    { name: 'Scoring of seven seats', wide: true, Show: scoring(7) },
    { name: 'Figures under signs', Show: () => <ScoreTable columns={columns.slice(0, 4)} rows={rows} total="Total" /> },
    {
      name: 'Chart by decision',
      Show: () => <ScoreChart points={points} looks={looks.slice(0, 4)} height={160} />,
    },
    {
      name: 'Chart by round, with totals and stars',
      wide: true,
      Show: () => (
        <ScoreChart points={points} looks={looks.slice(0, 4)} height={200} by="round" totals stars={[[2], [3]]} />
      ),
    },
    {
      name: 'Medals',
      Show: () => (
        <span className="row">
          {[1, 2, 3, 4].map((rank) => (
            <Medal key={rank} rank={rank} label={`${rank}`} />
          ))}
        </span>
      ),
    },
  ],
}

/** Charts and scores. */
import { Histogram, Meter, StackedBar } from '../../kit/charts/Bars.tsx'
import { HeatKey, HeatMap } from '../../kit/charts/HeatMap.tsx'
import { RangePlot, SpreadPlot } from '../../kit/charts/RowPlots.tsx'
import { Medal } from '../../kit/score/Medal.tsx'
import { ScoreChart } from '../../kit/score/ScoreChart.tsx'
import { colourOf } from '../../table/seats.ts'
import type { GalleryPart } from '../registry.ts'
import '../../kit/score/score.css'

const NAMES = ['Mara', 'Basalt', 'Opal'] as const
const LOOKS = NAMES.map((name, seat) => ({ name, seat, bot: seat > 0, own: seat === 0, colour: colourOf(seat) }))
const POINTS = Array.from({ length: 24 }, (_, at) => ({
  at,
  round: 1 + Math.floor(at / 4),
  turn: at,
  seat: at % 3,
  totals: NAMES.map((_, seat) => at * (seat + 1) + ((at * 7) % 5)),
}))
const VALUES = Array.from({ length: 60 }, (_, n) => 20 + ((n * 37) % 41))
const say = (tick: number): string => `${tick}`
const rowOf = (name: string, n: number) => ({ name, label: name, text: `${40 + n}` })

export const gallery: GalleryPart = {
  name: 'Charts and scores',
  specimens: [
    { name: 'Score chart by decision', Show: () => <ScoreChart points={POINTS} looks={LOOKS} height={180} totals /> },
    { name: 'Score chart by round', Show: () => <ScoreChart points={POINTS} looks={LOOKS} height={180} by="round" /> },
    { name: 'Histogram', Show: () => <Histogram values={VALUES} height={120} title="Points" say={say} /> },
    {
      name: 'Ranges',
      Show: () => (
        <RangePlot
          rows={NAMES.map((name, n) => ({ ...rowOf(name, n), value: 40 + n, low: 34 + n, high: 47 + n }))}
          row={26}
          steps={4}
          even={42}
          say={say}
        />
      ),
    },
    {
      name: 'Spreads',
      Show: () => (
        <SpreadPlot
          rows={NAMES.map((name, n) => ({ ...rowOf(name, n), values: VALUES.slice(n * 20, n * 20 + 20), mean: 40 }))}
          row={40}
          say={say}
        />
      ),
    },
    {
      name: 'Heat map',
      Show: () => (
        <>
          <HeatMap
            rows={NAMES.map((name) => ({ name, label: name }))}
            columns={NAMES.map((name) => ({ name, label: name }))}
            cell={(row, column) => (row === column ? null : { rate: row < column ? 0.7 : 0.3, n: 12 })}
            even={0.5}
            caption="Wins against each other"
            barred="The same player"
            unmet="Never met"
            count={(n) => `${n} games`}
          />
          <HeatKey below="loses" above="wins" />
        </>
      ),
    },
    {
      name: 'Meter',
      Show: () => (
        <div className="stack">
          <Meter share={0.6} even={0.5} range={[0.5, 0.7]} />
        </div>
      ),
    },
    {
      name: 'Stacked bar',
      Show: () => (
        <StackedBar
          parts={NAMES.map((key, n) => ({ key, title: key, points: 5 + n, colour: `var(--seat-${n + 1})` }))}
          most={24}
        />
      ),
    },
    ...[1, 2, 3, 4].map((rank) => ({
      name: `Medal, rank ${rank}`,
      Show: () => <Medal rank={rank} label={`Rank ${rank}`} />,
    })),
  ],
}

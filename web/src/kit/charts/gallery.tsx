/** Every kind of chart. */
import type { GalleryPart } from '../../gallery/registry.ts'
import { colourOf } from '../../table/seats.ts'
import { Histogram, Meter, StackedBar, shadeOf } from './Bars.tsx'
import { HeatKey, HeatMap } from './HeatMap.tsx'
import { LineChart } from './LineChart.tsx'
import { RangePlot, SpreadPlot } from './RowPlots.tsx'
import { type ChartPoint, lineColour } from './scale.ts'

const ROLES = ['North', 'South', 'East'].map((label, n) => ({ name: label, label, sign: colourOf(n) }))
const along = (by: number): ChartPoint[] => [0, 1, 2, 3, 4].map((x) => [x, 2 + by * x + (x % 2)])
const SEATS = [0, 1, 2, 3, 4, 5, 6]

const lines = SEATS.map((seat) => ({
  id: `${seat}`,
  points: along(1 + seat),
  colour: lineColour(colourOf(seat)),
  sign: colourOf(seat),
  end: `${6 + 4 * seat}`,
}))
const ticks = SEATS.slice(0, 5).map((at) => ({ at, text: `${at}`, rule: true }))
const chart = { label: 'Seven seats', lines, ticks, height: 200 }

export const gallery: GalleryPart = {
  name: 'Charts',
  specimens: [
    { name: 'Lines of seven seats', wide: true, Show: () => <LineChart {...chart} /> },
    {
      name: 'Lines with a cursor, marks, a strip and a note',
      wide: true,
      Show: () => (
        <LineChart
          {...chart}
          at={2}
          marks={[{ at: 2, n: 1 }]}
          strip={[2, 3]}
          note={{ at: 3, text: 'a note' }}
          onGo={() => {}}
        />
      ),
    },
    {
      name: 'Intervals',
      Show: () => (
        <RangePlot
          rows={ROLES.map((role, n) => ({ ...role, value: n + 2, low: n + 1, high: n + 4, text: `${n + 2}` }))}
          row={28}
          even={3}
          steps={4}
          say={String}
        />
      ),
    },
    {
      name: 'Spread of values',
      Show: () => (
        <SpreadPlot
          rows={ROLES.map((role, n) => ({ ...role, values: [9, 12, 12, 14 + n, 20], mean: 13, text: '13' }))}
          row={28}
          say={String}
        />
      ),
    },
    {
      name: 'Histogram',
      Show: () => <Histogram values={[4, 5, 5, 6, 6, 6, 7, 9]} height={120} title="6 rounds" say={String} />,
    },
    {
      name: 'Stacked bar and meters',
      Show: () => (
        <div className="stack">
          <StackedBar
            most={30}
            parts={ROLES.map(({ name, label }, n) => ({
              key: name,
              title: label,
              points: 5 + n,
              colour: shadeOf(colourOf(1).fill, n),
            }))}
          />
          <span className="row">
            <Meter share={0.4} even={0.5} />
          </span>
          <span className="row">
            <Meter share={0.6} range={[0.5, 0.7]} />
          </span>
        </div>
      ),
    },
    {
      name: 'Heat map',
      Show: () => (
        <>
          <HeatMap
            rows={ROLES}
            columns={ROLES}
            cell={(row, column) => (row === column ? null : { rate: row < column ? 0.2 : 0.5, n: 40 })}
            even={0.33}
            caption="Heat map"
            barred="barred"
            unmet="not met"
            count={String}
          />
          <HeatKey below="below 33" above="above" />
        </>
      ),
    },
  ],
}

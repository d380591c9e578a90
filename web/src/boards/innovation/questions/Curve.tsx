/** Points over the game, from the log: a dashed line per participant, with its name and points at the end. */
import type { InnovationState } from '@ludarium/innovation'
import type { ReactNode } from 'react'
import { LineChart } from '../../../kit/charts/LineChart.tsx'
import { lineColour } from '../../../kit/charts/scale.ts'
import { EndPanel } from '../../../kit/score/EndScreen.tsx'
import type { LogEntry } from '../../../table/source.ts'
import { useTable } from '../context.tsx'

const START = 20
/** The final scoring takes this share of the width of the game before it. */
const LAST = 0.07
const DASHES = [undefined, '7 4', '2 4', '9 3 2 3', '4 4', '1 3', '12 4']

interface PointCourse {
  /** By participant: the points after each entry. */
  readonly lines: readonly (readonly number[])[]
  /** Where each round begins. */
  readonly rounds: readonly { readonly round: number; readonly at: number }[]
  /** Where the final scoring begins. */
  readonly end: number
}

function courseOf(view: InnovationState, log: readonly LogEntry[]): PointCourse {
  const now = Array.from({ length: view.seats + (view.automa === null ? 0 : 1) }, () => START)
  const lines: number[][] = now.map(() => [START])
  const rounds: { round: number; at: number }[] = []
  for (const [n, { event }] of log.entries()) {
    const { type, seat, vp, total, round } = event
    const who = typeof seat === 'number' ? seat : view.seats
    const old = now[who]
    if (type === 'round' && typeof round === 'number') rounds.push({ round, at: n })
    if (old !== undefined) {
      if ((type === 'points' || type === 'automaPoints' || type === 'achievement') && typeof vp === 'number')
        now[who] = old + vp
      if (typeof total === 'number') now[who] = total
    }
    for (const [one, line] of lines.entries()) line.push(now[one] ?? START)
  }
  const final = log.findIndex(({ event }) => event.type === 'final' || /^automa(Won|Lost|Drew)$/.test(event.type))
  return { lines, rounds, end: final < 0 ? log.length : final }
}

export function Curve(): ReactNode {
  const { view, log, words, colour, looks } = useTable()
  if (log.length < 2) return null
  const { lines, rounds, end } = courseOf(view, log)
  const x = (n: number): number => (n <= end ? n : end + (LAST * end * (n - end)) / (log.length - end))
  const last = x(log.length)
  return (
    <EndPanel title={words.t('end.curve')} span={24} name="chart">
      <LineChart
        label={words.t('end.curve')}
        lines={lines.map((line, who) => {
          const { name } = looks[who] ?? { name: words.t('sketch.automa.title') }
          return {
            id: `${who}`,
            points: line.map((points, n) => [x(n), points] as const),
            colour: lineColour(colour(who)),
            dash: DASHES[who],
            sign: colour(who),
            end: `${name} ${line[line.length - 1] ?? START}`,
          }
        })}
        ticks={[
          ...rounds.map(({ round, at }) => ({ at, text: words.t('sketch.round', { n: round }), rule: true })),
          ...(end < log.length ? [{ at: (end + last) / 2, text: words.t('end.last') }] : []),
        ]}
        strip={end < log.length ? [end, last] : undefined}
        values={[0, 50]}
      />
    </EndPanel>
  )
}

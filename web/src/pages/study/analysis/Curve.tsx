/** One line per seat over the whole game: winning chances or points. A click or a drag goes to that decision. */
import type { ReactNode } from 'react'
import { LineChart } from '../../../kit/charts/LineChart.tsx'
import { lineColour } from '../../../kit/charts/scale.ts'
import type { SeatLook } from '../../../table/seats.ts'
import { useTeller } from '../../../words/context.tsx'
import { count, percent } from '../figures.ts'

export interface CurveProps {
  /** What each seat had at a decision. */
  readonly points: readonly { readonly at: number; readonly values: readonly number[] }[]
  readonly looks: readonly SeatLook[]
  /** Where rounds begin. */
  readonly rounds: readonly { readonly at: number; readonly round: number }[]
  readonly marks: readonly { readonly at: number; readonly n: number }[]
  readonly at: number
  readonly last: number
  /** Drawn stronger. */
  readonly own: number | null
  readonly unit: 'chance' | 'points'
  readonly phone: boolean
  onGo(at: number): void
}

export function Curve(props: CurveProps): ReactNode {
  const { t, language } = useTeller()
  const { points, looks, rounds, at, last, own, phone } = props
  const chance = props.unit === 'chance'
  const say = (value: number): string => (chance ? percent(value, language, 0) : count(value, language))
  const now = points.findLast((point) => point.at <= at)
  const here = rounds.findLast((one) => one.at <= at)
  const said = looks.map((look, seat) => t('study.curve.of', { name: look.name, value: say(now?.values[seat] ?? 0) }))
  return (
    <LineChart
      label={said.join('; ')}
      lines={looks.map(({ name, colour }, seat) => ({
        id: `${name} ${colour.id}`,
        points: points.map((point) => [point.at, point.values[seat] ?? 0] as const),
        colour: lineColour(colour),
        sign: colour,
        strong: seat === own,
      }))}
      ticks={[
        ...rounds.map(({ at: from, round }) => ({
          at: from,
          text: `${round}`,
          long: t('table.round', { round }),
          rule: from > 0,
        })),
        { at: last, text: '' },
      ]}
      values={[0, chance ? 1 : 5]}
      say={say}
      strip={here && [here.at, rounds.find((one) => one.at > at)?.at ?? last]}
      at={at}
      marks={phone ? [] : props.marks}
      {...(chance && { step: phone ? 0.5 : 0.25, even: 1 / looks.length })}
      drag
      onGo={props.onGo}
    />
  )
}

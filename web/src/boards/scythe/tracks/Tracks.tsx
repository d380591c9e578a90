/** Popularity with what things are worth, and power: tracks on which seats stand as signs. */
import { tierOf } from '@ludarium/scythe'
import { MOST_POPULARITY, MOST_POWER, TIERS } from '@ludarium/scythe/data'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { SEAT_SHAPES } from '../../../art/SeatShape.tsx'
import type { SeatColour } from '../../../table/seats.ts'
import { useTable } from '../context.tsx'
import { HexSign, PairSign } from '../parts/Figure.tsx'
import { shade } from '../parts/Token.tsx'
import { inkOf } from '../signs.ts'

const WIDTH = 208
const POWERS = Array.from({ length: MOST_POWER + 1 }, (_, value) => value)
const LEVEL = 19
/** Signs nearer than this stack upwards. */
const NEAR = 19

interface Mark {
  readonly seat: number
  readonly value: number
  /** Of the sign, and of the value it stands for. */
  readonly x: number
  readonly at: number
  readonly level: number
}

/** Where each sign stands: in two rows, pushed aside where they would cover another; a line leads to the value. */
function marksOf(values: readonly number[], x: (value: number) => number): readonly Mark[] {
  const rows: [{ seat: number; value: number; x: number }[], { seat: number; value: number; x: number }[]] = [[], []]
  const order = values.map((value, seat) => ({ value, seat, x: x(value) })).sort((a, b) => a.value - b.value)
  for (const mark of order) {
    const [low, high] = rows
    const room = (row: readonly { x: number }[]): number => mark.x - (row[row.length - 1]?.x ?? -NEAR)
    const row = room(low) >= NEAR || room(low) >= room(high) ? low : high
    row.push({ ...mark, x: Math.max(mark.x, (row[row.length - 1]?.x ?? -NEAR) + NEAR) })
  }
  return rows.flatMap((row, level) => {
    for (let n = row.length - 1, most = WIDTH - NEAR / 2; n >= 0; n--, most -= NEAR) {
      const mark = row[n]
      if (mark !== undefined) mark.x = Math.min(mark.x, most)
    }
    return row.map((mark) => ({ ...mark, level, at: x(mark.value) }))
  })
}

function Signs({ marks, y }: { readonly marks: readonly Mark[]; readonly y: number }): ReactNode {
  const { looks } = useTable()
  return [...marks].reverse().map(({ seat, value, x, at, level }) => {
    const colour = looks[seat]?.colour
    if (colour === undefined) return null
    return (
      <g key={seat} className="scythe-mark" style={{ transform: `translate(${x}px, ${y - level * LEVEL}px)` }}>
        <line y1="-4" x2={at - x} y2={8 + level * LEVEL} {...inkOf(colour)} stroke="currentColor" strokeWidth="1.5" />
        <MarkShape colour={colour} value={value} />
      </g>
    )
  })
}

const GROW: Partial<Record<string, number>> = { triangle: 1.18, cross: 1.16, diamond: 1.2, star: 1.25 }
const LOW: Partial<Record<string, number>> = { triangle: 5.5, star: 4.6 }

function MarkShape({ colour, value }: { readonly colour: SeatColour; readonly value: number }): ReactNode {
  const k = (18 / 24) * (GROW[colour.shape] ?? 1)
  const d = SEAT_SHAPES[colour.shape]
  const at = (dy: number): string => `translate(${-12 * k} ${-9 - 12 * k + dy}) scale(${k})`
  return (
    <>
      <path d={d} transform={at(1.5)} fill={shade(colour)} stroke={colour.outline} strokeWidth={1.4 / k} />
      <path d={d} transform={at(0)} fill={colour.fill} stroke={colour.outline} strokeWidth={1.4 / k} />
      <text y={-9 + (LOW[colour.shape] ?? 4)} className="scythe-mark-text" fill={colour.ink}>
        {value}
      </text>
    </>
  )
}

export function PopularityPanel(): ReactNode {
  const { view, words, own } = useTable()
  const cell = WIDTH / (MOST_POPULARITY + 1)
  const marks = marksOf(
    view.players.map(({ popularity }) => popularity),
    (value) => (value + 0.5) * cell,
  )
  const top = 20 + LEVEL
  const mine = tierOf(view, own.popularity)
  return (
    <section className="panel scythe-panel scythe-track" data-part="popularity">
      <header>
        <h3>{words.t('figure.popularity')}</h3>
        <small>{words.t('track.worth')}</small>
      </header>
      <svg viewBox={`0 0 ${WIDTH} ${top + 29}`} aria-hidden="true">
        {TIERS.map(({ min, max }, n) => (
          <g key={min}>
            <rect
              x={min * cell + 1}
              y={top + 2}
              width={(max - min + 1) * cell - 2}
              height="13"
              rx="3"
              className={`scythe-tier-${n}`}
            />
            {Array.from({ length: max - min }, (_, k) => min + k + 1).map((value) => (
              <line
                key={value}
                x1={value * cell}
                x2={value * cell}
                y1={top + 5}
                y2={top + 12}
                stroke="var(--ink)"
                strokeOpacity="0.5"
              />
            ))}
            <text x={min * cell + 2} y={top + 27} className="scythe-scale">
              {min}
            </text>
            <text x={(max + 1) * cell - 2} y={top + 27} className="scythe-scale" textAnchor="end">
              {max}
            </text>
          </g>
        ))}
        <Signs marks={marks} y={top + 1} />
      </svg>
      <ul className="scythe-tiers">
        {TIERS.map((tier) => (
          <li
            key={tier.min}
            data-on={tier === mine || undefined}
            style={{ flex: tier.max - tier.min + 1 }}
            title={words.t('track.tier', { star: tier.star, territory: tier.territory, pair: tier.pair })}
          >
            <span>
              <Icon name="star" size={12} />
              <b>{tier.star}</b>
            </span>
            <span>
              <HexSign size={12} />
              <b>{tier.territory}</b>
            </span>
            <span>
              <PairSign size={13} />
              <b>{tier.pair}</b>
            </span>
          </li>
        ))}
      </ul>
      <Said values={view.players.map(({ popularity }) => popularity)} what="popularity" />
    </section>
  )
}

export function PowerPanel(): ReactNode {
  const { view, words } = useTable()
  const cell = WIDTH / (MOST_POWER + 1)
  const marks = marksOf(
    view.players.map(({ power }) => power),
    (value) => (value + 0.5) * cell,
  )
  const top = 20 + LEVEL
  return (
    <section className="panel scythe-panel scythe-track">
      <header>
        <h3>{words.t('figure.power')}</h3>
        <small>{words.t('track.dial')}</small>
      </header>
      <svg viewBox={`0 0 ${WIDTH} ${top + 29}`} aria-hidden="true">
        {POWERS.map((value) => (
          <rect
            key={value}
            x={value * cell + 0.7}
            y={top + 2}
            width={cell - 1.4}
            height="11"
            rx="2.500"
            className={value <= 7 ? 'scythe-power-dial' : 'scythe-power'}
          />
        ))}
        <path
          d="M12 2.600l2.900 6.100 6.600.8-4.900 4.600 1.300 6.600-5.900-3.300-5.900 3.300 1.300-6.600L2.500 9.500l6.600-.8Z"
          transform={`translate(${16 * cell - 0.5} ${top + 1}) scale(0.55)`}
          fill="var(--gold)"
        />
        {[0, 4, 7, 12, 16].map((value) => (
          <text key={value} x={(value + 0.5) * cell} y={top + 27} className="scythe-scale" textAnchor="middle">
            {value}
          </text>
        ))}
        <Signs marks={marks} y={top + 1} />
      </svg>
      <Said values={view.players.map(({ power }) => power)} what="power" />
    </section>
  )
}

/** The track in words. */
function Said({ values, what }: { readonly values: readonly number[]; readonly what: string }): ReactNode {
  const { looks, words } = useTable()
  return (
    <ul className="unseen">
      {values.map((n, seat) => (
        <li key={looks[seat]?.name}>
          {looks[seat]?.name}: {words.t(`amount.${what}`, { amount: n })}
        </li>
      ))}
    </ul>
  )
}

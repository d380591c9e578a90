/** Who has what at the end, the best first; and what the log says about how it came. */
import type { GameEvent, Seat } from '@ludarium/kernel'
import {
  bonusTileOf,
  game,
  holdingsOf,
  measure,
  type Player,
  type ScytheState,
  starsPlaced,
  tierOf,
} from '@ludarium/scythe'
import type { ScorePoint, Told } from '../../../table/source.ts'
import { structuresOf, workersOf } from '../view.ts'

export interface Standing {
  readonly seat: Seat
  readonly player: Player
  readonly rank: number
  readonly total: number
  readonly lines: readonly Line[]
}

export interface Line {
  readonly key: string
  readonly points: number
  /** What it is made of: so many, each worth so much; null where it is just counted. */
  readonly parts: { readonly n: number; readonly each: number } | null
}

export function standingsOf(view: ScytheState): readonly Standing[] {
  const ranks = game.result(view)?.ranks ?? []
  const tile = bonusTileOf(view, view.bonusTile)
  return view.players
    .map((player, seat): Standing => {
      const tier = tierOf(view, player.popularity)
      const held = holdingsOf(view, seat)
      const made: Readonly<Record<string, readonly [n: number, each: number]>> = {
        stars: [starsPlaced(player), tier.star],
        territories: [held.worth, tier.territory],
        resources: [Math.floor(held.tokens / 2), tier.pair],
        structures: [measure(tile, player.structures), 0],
        flags: [held.flags, tier.territory],
        meander: [held.encounters, 3],
      }
      const lines = game.score(view, seat).map(({ key, points }): Line => {
        const [n, each] = made[key] ?? []
        return { key, points, parts: n === undefined || each === undefined ? null : { n, each } }
      })
      const total = lines.reduce((sum, { points }) => sum + points, 0)
      return { seat, player, rank: ranks[seat] ?? 1, total, lines }
    })
    .sort((a, b) => a.rank - b.rank)
}

/** Rows of the table of figures: by seat, what it has and what it did. */
export function figuresOf(
  view: ScytheState,
  told: readonly Told[],
): readonly { readonly id: string; readonly values: readonly number[] }[] {
  const did = (counts: (event: GameEvent, active: Seat) => number): number[] => {
    const sums = view.players.map(() => 0)
    let active = -1
    for (const { event } of told) {
      if (event.type === 'turn' && event.seat !== undefined) active = event.seat
      if (event.seat !== undefined) sums[event.seat] = (sums[event.seat] ?? 0) + counts(event, active)
    }
    return sums
  }
  const is = (type: string) => (event: GameEvent) => Number(event.type === type)
  const now = (value: (player: Player, seat: Seat) => number): number[] => view.players.map(value)
  const known = told.length > 0
  return [
    { id: 'power', values: now(({ power }) => power) },
    { id: 'wins', values: now(({ wins }) => wins) },
    ...(known ? [{ id: 'encounters', values: did(is('encounter')) }] : []),
    { id: 'workers', values: now(workersOf) },
    { id: 'structures', values: now(structuresOf) },
    { id: 'tokens', values: now((_, seat) => holdingsOf(view, seat).tokens) },
    ...(known
      ? [
          {
            id: 'neighbours',
            values: did((event, active) => Number(event.type === 'ongoing' && event.seat !== active)),
          },
          { id: 'skipped', values: did((event) => Number(event.type === 'skip' && event.row === 'bottom')) },
        ]
      : []),
  ]
}

export interface Round {
  readonly round: number
  /** By seat, at the end of the round. */
  readonly totals: readonly number[]
}

/** One point a round: the last of each. */
export function roundsOf(points: readonly ScorePoint[]): readonly Round[] {
  const last = new Map(points.map(({ round, totals }) => [Math.max(1, round), totals]))
  return [...last].map(([round, totals]) => ({ round, totals }))
}

/** By seat, the rounds in which it placed a star. */
export function starRounds(told: readonly Told[], seats: number): readonly (readonly number[])[] {
  return Array.from({ length: seats }, (_, seat) =>
    told.flatMap(({ event, round }) => (event.type === 'star' && event.seat === seat ? [round] : [])),
  )
}

export interface Moment {
  readonly seat: Seat
  readonly round: number
  readonly gain: number
  readonly event: GameEvent
}

/** What a turn is remembered by, the first that happened in it. */
const TELLING = ['battle', 'objective', 'star', 'build', 'deploy', 'enlist', 'upgrade', 'factory', 'option', 'step']

const MOMENTS = 3

/** The turns that brought their seat most, with the event that tells them best. */
export function momentsOf(points: readonly ScorePoint[], told: readonly Told[]): readonly Moment[] {
  const turns = Map.groupBy(points.slice(1), ({ turn, seat }) => `${turn} ${seat}`)
  const found = [...turns.values()].flatMap((made): Moment[] => {
    const [first] = made
    const last = made[made.length - 1]
    if (first === undefined || last === undefined || first.seat === null) return []
    const { seat } = first
    const before = points[first.at - 1]
    const gain = (last.totals[seat] ?? 0) - (before?.totals[seat] ?? 0)
    const events = told.filter(({ at, event }) => at >= first.at && at <= last.at && event.seat === seat)
    const event = TELLING.flatMap((type) => events.find((one) => one.event.type === type) ?? [])[0]?.event
    return event === undefined || gain <= 0 ? [] : [{ seat, round: first.round, gain, event }]
  })
  return found.sort((a, b) => b.gain - a.gain).slice(0, MOMENTS)
}

/** What the log says about how a game came to its end. */
import type { GameEvent, Seat } from '@ludarium/kernel'
import { holdingsOf, type Player, type ScytheState } from '@ludarium/scythe'
import type { LogEntry, ScorePoint } from '../../../table/source.ts'
import { structuresOf, workersOf } from '../view.ts'

/** Rows of the table of figures: by seat, what it has and what it did. */
export function figuresOf(
  view: ScytheState,
  told: readonly LogEntry[],
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

/** By seat, the rounds in which it placed a star. */
export function starRounds(told: readonly LogEntry[], seats: number): readonly (readonly number[])[] {
  return Array.from({ length: seats }, (_, seat) =>
    told.flatMap(({ event, round }) => (event.type === 'star' && event.seat === seat ? [round] : [])),
  )
}

export interface ScoreMoment {
  readonly seat: Seat
  readonly round: number
  readonly gain: number
  readonly event: GameEvent
}

/** What a turn is remembered by, the first that happened in it. */
const TELLING = ['battle', 'objective', 'star', 'build', 'deploy', 'enlist', 'upgrade', 'factory', 'option', 'step']

const MOMENTS = 3

/** The turns that brought their seat most, with the event that tells them best. */
export function momentsOf(points: readonly ScorePoint[], told: readonly LogEntry[]): readonly ScoreMoment[] {
  const turns = Map.groupBy(points.slice(1), ({ turn, seat }) => `${turn} ${seat}`)
  const found = [...turns.values()].flatMap((made): ScoreMoment[] => {
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

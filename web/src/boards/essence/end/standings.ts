/** Who has what at the end, the best first; and what the log says about how it came. */
import { type EssenceState, game, type Player } from '@ludarium/essence'
import { fragmentById, segmentById } from '@ludarium/essence/data'
import type { Seat } from '@ludarium/kernel'
import type { Told } from '../../../table/source.ts'
import { fragmentValue } from '../view.ts'

export interface Standing {
  readonly seat: Seat
  readonly player: Player
  readonly rank: number
  readonly total: number
  /** Gained on the way, and for the fragments at the end. */
  readonly shards: number
  readonly prophecy: number
  /** What the fragments add up to: who has most of it gets most for them. */
  readonly sum: number
}

export function standingsOf(view: EssenceState): readonly Standing[] {
  const ranks = game.result(view)?.ranks ?? []
  return view.players
    .map((player, seat): Standing => {
      const points = new Map(game.score(view, seat).map((line) => [line.key, line.points]))
      const shards = points.get('shards') ?? 0
      const prophecy = points.get('prophecy') ?? 0
      const sum = player.fragments.reduce((all, fragment) => all + fragmentValue(fragment, fragmentById), 0)
      return { seat, player, rank: ranks[seat] ?? 1, total: shards + prophecy, shards, prophecy, sum }
    })
    .sort((a, b) => a.rank - b.rank)
}

export interface RoundEnd {
  readonly round: number
  /** By seat; null where the log does not know. */
  readonly seats: readonly ({ readonly essence: number; readonly shards: number } | null)[]
}

/** What every round brought each seat, those for revenge included. */
export function roundsOf(view: EssenceState, told: readonly Told[]): readonly RoundEnd[] {
  const ends = new Map<number, (RoundEnd['seats'][number] | undefined)[]>()
  for (const { round, event } of told) {
    const { seat, n } = event
    if ((event.type !== 'shards' && event.type !== 'revenge') || seat === undefined || typeof n !== 'number') continue
    const row = ends.get(round) ?? []
    const before = row[seat]
    const essence = typeof event.essence === 'number' ? event.essence : (before?.essence ?? 0)
    row[seat] = { essence, shards: (before?.shards ?? 0) + n }
    ends.set(round, row)
  }
  return [...ends].map(([round, row]) => ({ round, seats: view.players.map((_, seat) => row[seat] ?? null) }))
}

/** Rows of the table of figures: by seat, what it has and what it did. */
export function figuresOf(view: EssenceState): readonly { readonly id: string; readonly values: readonly number[] }[] {
  const of = (id: string, value: (player: Player) => number) => ({ id, values: view.players.map(value) })
  const monuments = (player: Player): number =>
    player.island.filter(({ card }) => segmentById.get(card)?.kind === 'monument').length
  return [
    of('segments', ({ island }) => island.length),
    of('monuments', monuments),
    of('fragments', ({ fragments }) => fragments.length),
    of('advisors', ({ advisors }) => advisors.length),
    of('attacks', ({ attacksWon }) => attacksWon),
    of('treaties', ({ treatiesSigned }) => treatiesSigned),
    of('attack', ({ attack }) => attack),
    of('defense', ({ defense }) => defense),
  ]
}

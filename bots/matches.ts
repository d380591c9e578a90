/** Games between bots: seating, seeds and results. */
import { chanceOf, type Game, granted, type Outcome, readTable, refused, seedOf } from '@ludarium/kernel'
import { choose } from './bot.ts'
import { botNamed } from './named.ts'

/** A series of games. Together with a game's number it determines that game completely. */
export interface MatchPlan {
  readonly seats: number
  readonly options: Readonly<Record<string, unknown>>
  readonly seed: string
  /** Bot names, assigned to the seats in turn. */
  readonly bots: readonly string[]
  /** Whether the bots keep their seats; otherwise they move one seat per game. */
  readonly fixed: boolean
}

export interface MatchResult {
  readonly turns: number
  readonly rounds: number
  readonly ranks: readonly number[]
  readonly totals: readonly number[]
  readonly roles: readonly Readonly<Record<string, string>>[]
}

/** Seeds of one game: its own and one per bot, unique across games. */
export function seedFor(plan: Pick<MatchPlan, 'seed'>, number: number, part: string): string {
  return seedOf(`${plan.seed}/${number}/${part}`)
}

export function botsAt(plan: Pick<MatchPlan, 'seats' | 'bots' | 'fixed'>, number: number): string[] {
  const shift = plan.fixed ? 0 : number
  return Array.from({ length: plan.seats }, (_, seat) => plan.bots[(seat + shift) % plan.bots.length] ?? 'random')
}

/** How many times longer than a random game a bot game may get before it counts as endless. */
export const LENGTH_ALLOWANCE = 4

/** Plays one game of the series to its end. */
export function playMatch(game: Game, plan: MatchPlan, number: number): Outcome<MatchResult> {
  const table = readTable(game, { seats: plan.seats, options: plan.options, seed: seedFor(plan, number, 'table') })
  if (!table.ok) return table
  const players = botsAt(plan, number).map((name, seat) => ({
    bot: botNamed(name)?.make(game),
    chance: chanceOf(seedFor(plan, number, `bot ${seat}`)),
  }))
  const s = game.setup(table.value)
  let left = game.audit.bounds.decisions * LENGTH_ALLOWANCE
  for (let seat = game.actors(s)[0]; seat !== undefined; seat = game.actors(s)[0]) {
    const player = players[seat]
    if (player?.bot === undefined || left-- === 0) return refused('internal', { reason: plan.bots.join(', ') })
    game.play(s, seat, choose(player.bot, game.view(s, seat), seat, player.chance))
  }
  const result = game.result(s)
  if (result === null) return refused('internal', { reason: game.name })
  const roles = result.ranks.map((_, seat) => game.roles(s, seat))
  return granted({ turns: s.turn, rounds: s.round, ranks: result.ranks, totals: result.totals, roles })
}

/** Games of bots against each other: which bot sits where, where each game's chance comes from, and how it came out. */
import { chanceOf, type Game, granted, type Outcome, readTable, refused, seedOf } from '@ludarium/kernel'
import { choose } from './bot.ts'
import { botNamed } from './named.ts'

/** What a row of games is played by. With the number of a game it says everything about that game. */
export interface MatchPlan {
  readonly seats: number
  readonly options: Readonly<Record<string, unknown>>
  readonly seed: string
  /** Names of bots, dealt round the seats. */
  readonly bots: readonly string[]
  /** Whether the bots keep their seats; else they move on by one seat each game. */
  readonly fixed: boolean
}

/** How a game came out. */
export interface Ended {
  readonly turns: number
  readonly rounds: number
  /** By seat. */
  readonly ranks: readonly number[]
  readonly totals: readonly number[]
  readonly roles: readonly Readonly<Record<string, string>>[]
}

/** Seeds of one game: its own and one for each bot, all different from those of any other game. */
export function seedFor(plan: Pick<MatchPlan, 'seed'>, number: number, part: string): string {
  return seedOf(`${plan.seed}/${number}/${part}`)
}

export function botsAt(plan: Pick<MatchPlan, 'seats' | 'bots' | 'fixed'>, number: number): string[] {
  const shift = plan.fixed ? 0 : number
  return Array.from({ length: plan.seats }, (_, seat) => plan.bots[(seat + shift) % plan.bots.length] ?? 'random')
}

/** A bot's game may run longer than a random one before it counts as endless. */
export const PATIENCE = 4

/** Plays one game of the row to its end. */
export function playMatch(game: Game, plan: MatchPlan, number: number): Outcome<Ended> {
  const table = readTable(game, { seats: plan.seats, options: plan.options, seed: seedFor(plan, number, 'table') })
  if (!table.ok) return table
  const players = botsAt(plan, number).map((name, seat) => ({
    bot: botNamed(name)?.make(game),
    chance: chanceOf(seedFor(plan, number, `bot ${seat}`)),
  }))
  const s = game.setup(table.value)
  let left = game.audit.bounds.decisions * PATIENCE
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

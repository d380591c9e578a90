/** One simulated game: set up from a seed and a number, played by bots to the end, and what is kept of it. */
import { type Bot, type BotSpec, botNamed, bots, choose } from '@ludarium/bots'
import {
  type Chance,
  chanceOf,
  type Decision,
  type Game,
  hash,
  readTable,
  type Seat,
  type Setup,
  type State,
  sameMove,
  seedOf,
  writeGame,
} from '@ludarium/kernel'
import { MISUSED, orStop, Stop } from './command.ts'

/** Everything that a worker needs to play any of the games by itself. */
export interface Plan {
  /** As the library finds it. */
  readonly game: string
  readonly seats: number
  readonly options: Readonly<Record<string, unknown>>
  readonly seed: string
  /** Names of bots, dealt round the seats. */
  readonly bots: readonly string[]
  /** Whether the bots keep their seats; else they move on by one seat each game. */
  readonly fixed: boolean
  /** Whether the text of the record is wanted. */
  readonly record: boolean
}

/** What is kept of one game. */
export interface Outline {
  readonly number: number
  readonly decisions: number
  readonly turns: number
  readonly rounds: number
  /** Sum and largest of the lengths of the lists of legal moves. */
  readonly choices: number
  readonly mostChoices: number
  readonly ranks: readonly number[]
  readonly totals: readonly number[]
  readonly lines: readonly Readonly<Record<string, number>>[]
  readonly roles: readonly Readonly<Record<string, string>>[]
  readonly bots: readonly string[]
  readonly record: string
}

/** A bot's game may run longer than a random one before it counts as endless. */
const PATIENCE = 4

/** Seeds of one game: its own and one for each bot, all different from those of any other game. */
function seedFor(plan: Plan, number: number, part: string): string {
  return seedOf(`${plan.seed}/${number}/${part}`)
}

export function botsAt(plan: Pick<Plan, 'seats' | 'bots' | 'fixed'>, number: number): string[] {
  const shift = plan.fixed ? 0 : number
  return Array.from({ length: plan.seats }, (_, seat) => plan.bots[(seat + shift) % plan.bots.length] ?? 'random')
}

export function specOf(name: string): BotSpec {
  const spec = botNamed(name)
  if (spec !== undefined) return spec
  const known = bots.map((one) => one.name).join(', ')
  throw new Stop('bot', `There is no bot '${name.slice(0, 40)}'. There are: ${known}.`, MISUSED)
}

interface Player {
  readonly bot: Bot
  readonly chance: Chance
}

export function playGame(game: Game, plan: Plan, number: number): Outline {
  const names = botsAt(plan, number)
  const seed = seedFor(plan, number, 'table')
  const table = orStop(readTable(game, { seats: plan.seats, options: plan.options, seed }), MISUSED)
  const players = names.map(
    (name, seat): Player => ({
      bot: specOf(name).make(game),
      chance: chanceOf(seedFor(plan, number, `bot ${seat}`)),
    }),
  )
  const s = game.setup(table)
  const decisions: Decision[] = []
  const most = game.audit.bounds.decisions * PATIENCE
  let count = 0
  let choices = 0
  let mostChoices = 0
  for (let seat = game.actors(s)[0]; seat !== undefined; seat = game.actors(s)[0]) {
    if (count === most) throw new Stop('endless', `Game ${number} has not ended after ${most} decisions.`)
    const listed = decide(game, s, seat, players[seat], number, decisions, plan.record)
    count++
    choices += listed
    mostChoices = Math.max(mostChoices, listed)
  }
  const setup: Setup = { game: game.id, version: game.version, ...table }
  const record = plan.record ? writeGame({ setup, decisions }) : ''
  return { number, decisions: count, choices, mostChoices, ...endOf(game, s, number), bots: names, record }
}

/** Plays one decision; gives the number of moves there were to choose from. */
function decide(
  game: Game,
  s: State,
  seat: Seat,
  player: Player | undefined,
  number: number,
  decisions: Decision[],
  record: boolean,
): number {
  if (player === undefined) throw new Stop('seat', `Game ${number} asks seat ${seat}, which nobody holds.`)
  const wanted = choose(player.bot, game.view(s, seat), seat, player.chance)
  const listed = game.legal(s, seat)
  const move = listed.find((one) => sameMove(one, wanted))
  if (move === undefined) {
    throw new Stop('illegal', `In game ${number} the bot at seat ${seat} chose a move that is not listed.`)
  }
  game.play(s, seat, move)
  if (record) decisions.push({ seat, move, hash: hash(s) })
  return listed.length
}

function endOf(game: Game, s: State, number: number) {
  const result = game.result(s)
  if (result === null) throw new Stop('result', `Game ${number} has ended without a result.`)
  const lines = result.lines.map((list) => {
    const points: Record<string, number> = {}
    for (const line of list) points[line.key] = (points[line.key] ?? 0) + line.points
    return points
  })
  const roles = result.ranks.map((_, seat) => game.roles(s, seat))
  return { turns: s.turn, rounds: s.round, ranks: result.ranks, totals: result.totals, lines, roles }
}

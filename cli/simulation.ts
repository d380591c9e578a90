/** One simulated game: set up from a seed and a number, and played by bots to the end. */
import {
  type Bot,
  type BotSpec,
  botNamed,
  bots,
  botsAt,
  choose,
  LENGTH_ALLOWANCE,
  type MatchPlan,
  type MatchResult,
  seedFor,
} from '@ludarium/bots'
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
  writeGame,
} from '@ludarium/kernel'
import { MISUSED, orStop, Stop } from './command.ts'
import { cpuClock } from './cpu-clock.ts'

/** Everything a worker needs to play any of the games. */
export interface Plan extends MatchPlan {
  /** Id for `findGame`. */
  readonly game: string
  /** Whether to include the record's text. */
  readonly record: boolean
}

/** Summary of one game. */
export interface Outline extends MatchResult {
  readonly number: number
  readonly decisions: number
  /** Sum and maximum of the lengths of legal move lists. */
  readonly choices: number
  readonly mostChoices: number
  readonly lines: readonly Readonly<Record<string, number>>[]
  readonly bots: readonly string[]
  /** Thinking time by seat. */
  readonly thinking: readonly ThinkTime[]
  readonly record: string
}

export interface ThinkTime {
  /** Own turns with a decision. */
  readonly turns: number
  /** Total CPU milliseconds. */
  readonly milliseconds: number
  /** CPU milliseconds of the longest turn. */
  readonly longest: number
}

/** All bots, for help texts. */
export const botList = bots.map((spec) => `  ${spec.name.padEnd(8)}${spec.about}`).join('\n')

export function specOf(name: string): BotSpec {
  const spec = botNamed(name)
  if (spec !== undefined) return spec
  const known = bots.map((one) => one.name).join(', ')
  throw new Stop('bot', `There is no bot '${name.slice(0, 40)}'. There are: ${known}.`, MISUSED)
}

interface Player {
  readonly bot: Bot
  readonly chance: Chance
  readonly watch: StopWatch
}

/** CPU time of this thread per turn. */
class StopWatch {
  private turn = -1
  private turns = 0
  private milliseconds = 0
  private here = 0
  private longest = 0

  time<T>(turn: number, action: () => T): T {
    if (turn !== this.turn) {
      this.turn = turn
      this.turns++
      this.here = 0
    }
    const clock = cpuClock()
    const found = action()
    const milliseconds = clock() * 1000
    this.milliseconds += milliseconds
    this.here += milliseconds
    this.longest = Math.max(this.longest, this.here)
    return found
  }

  get thought(): ThinkTime {
    const round = (n: number): number => Math.round(n * 10) / 10
    return { turns: this.turns, milliseconds: round(this.milliseconds), longest: round(this.longest) }
  }
}

export function playGame(game: Game, plan: Plan, number: number): Outline {
  const names = botsAt(plan, number)
  const seed = seedFor(plan, number, 'table')
  const table = orStop(readTable(game, { seats: plan.seats, options: plan.options, seed }), MISUSED)
  const players = names.map(
    (name, seat): Player => ({
      bot: specOf(name).make(game),
      chance: chanceOf(seedFor(plan, number, `bot ${seat}`)),
      watch: new StopWatch(),
    }),
  )
  const s = game.setup(table)
  const decisions: Decision[] = []
  const most = game.audit.bounds.decisions * LENGTH_ALLOWANCE
  let count = 0
  let choices = 0
  let mostChoices = 0
  for (let seat = game.actors(s)[0]; seat !== undefined; seat = game.actors(s)[0]) {
    if (count === most) throw new Stop('endless', `Game ${number} did not end after ${most} decisions.`)
    const listed = decide(game, s, seat, players[seat], number, decisions, plan.record)
    count++
    choices += listed
    mostChoices = Math.max(mostChoices, listed)
  }
  const setup: Setup = { game: game.id, version: game.version, ...table }
  const record = plan.record ? writeGame({ setup, decisions }) : ''
  const thinking = players.map(({ watch }) => watch.thought)
  return { number, decisions: count, choices, mostChoices, ...endOf(game, s, number), bots: names, thinking, record }
}

/** Plays one decision and returns the number of legal moves. */
function decide(
  game: Game,
  s: State,
  seat: Seat,
  player: Player | undefined,
  number: number,
  decisions: Decision[],
  record: boolean,
): number {
  if (player === undefined) throw new Stop('seat', `Game ${number} asks seat ${seat}, which has no bot.`)
  const { bot, chance, watch } = player
  const view = game.view(s, seat)
  const wanted = watch.time(s.turn, () => choose(bot, view, seat, chance))
  const listed = game.legal(s, seat)
  const move = listed.find((one) => sameMove(one, wanted))
  if (move === undefined) {
    throw new Stop('illegal', `In game ${number} the bot at seat ${seat} chose an illegal move.`)
  }
  game.play(s, seat, move)
  if (record) decisions.push({ seat, move, hash: hash(s) })
  return listed.length
}

function endOf(game: Game, s: State, number: number) {
  const result = game.result(s)
  if (result === null) throw new Stop('result', `Game ${number} ended without a result.`)
  const lines = result.lines.map((list) => {
    const points: Record<string, number> = {}
    for (const line of list) points[line.key] = (points[line.key] ?? 0) + line.points
    return points
  })
  const roles = result.ranks.map((_, seat) => game.roles(s, seat))
  return { turns: s.turn, rounds: s.round, ranks: result.ranks, totals: result.totals, lines, roles }
}

/**
 * Search speed: whole random games from mid-game, and positions that a search examines, compared with iterations of
 * boardgame.io's MCTS bot on four in a row. Measured alternately in the same run, by CPU time. One iteration of that
 * bot is one playout to the end, like a rollout here.
 */
import { searchBot, strengthOf } from '@ludarium/bots'
import { type Game, type Options, pick, plainChance, readTable, type State } from '@ludarium/kernel'
import { peerRequire } from '../tools/peer.ts'
import { cpuClock } from './cpu-clock.ts'

export interface SearchSubject {
  readonly game: Game
  readonly seats: number
  readonly options: Options
}

export interface SearchSpeed {
  readonly id: string
  readonly seats: number
  /** Random playouts per second, started mid-game. */
  readonly rolloutsPerSecond: number
  readonly positionsPerSecond: number
}

export interface SearchReport {
  readonly peer: { readonly name: string; readonly iterationsPerSecond: number }
  readonly games: readonly SearchSpeed[]
}

/** Works for a while and returns how much it did. */
type Runner = (milliseconds: number) => Promise<{ count: number; seconds: number }>

const POSITIONS = 4
const SEARCHED = 3000
const ITERATIONS = 20

export async function measureSearch(
  subjects: readonly SearchSubject[],
  rounds: number,
  milliseconds: number,
): Promise<SearchReport> {
  const peer = peerRunner()
  const runners = subjects.map((subject) => {
    const middles = middlesOf(subject)
    return { rollouts: rolloutRunner(subject.game, middles), search: searchRunner(subject.game, middles) }
  })
  const all: Runner[] = [peer, ...runners.flatMap(({ rollouts, search }) => [rollouts, search])]
  const speeds = new Map(all.map((runner) => [runner, [] as number[]]))
  for (const runner of all) await runner(milliseconds / 2)
  for (let round = 0; round < rounds; round++) {
    for (const runner of all) {
      const { count, seconds } = await runner(milliseconds)
      speeds.get(runner)?.push(count / seconds)
    }
  }
  const median = (runner: Runner): number => {
    const sorted = [...(speeds.get(runner) ?? [])].sort((a, b) => a - b)
    return Math.round(sorted[sorted.length >> 1] ?? 0)
  }
  return {
    peer: { name: "boardgame.io's MCTS bot, four in a row", iterationsPerSecond: median(peer) },
    games: subjects.map(({ game, seats }, at) => ({
      id: game.id,
      seats,
      rolloutsPerSecond: median(runners[at]?.rollouts ?? peer),
      positionsPerSecond: median(runners[at]?.search ?? peer),
    })),
  }
}

function randomMove(game: Game, s: State, luck: ReturnType<typeof plainChance>): boolean {
  const [seat] = game.actors(s)
  if (seat === undefined) return false
  game.play(s, seat, pick(luck, game.advice.quickMoves(s, seat, game.legal(s, seat))))
  return true
}

/** Positions halfway through random games. */
function middlesOf({ game, seats, options }: SearchSubject): State[] {
  return Array.from({ length: POSITIONS }, (_, n) => {
    const table = readTable(game, { seats, options, seed: `middle ${n}` })
    if (!table.ok) throw new Error(table.code)
    const opening = game.setup(table.value)
    const whole = game.clone(opening)
    let length = 0
    const luck = plainChance(`middle ${n}`)
    while (randomMove(game, whole, luck)) length++
    luck.used = 0
    for (let i = 0; i < length >> 1; i++) randomMove(game, opening, luck)
    // A plain stream, as in imagined worlds.
    opening.chance = plainChance(`middle ${n} world`)
    return opening
  })
}

function rolloutRunner(game: Game, middles: readonly State[]): Runner {
  const luck = plainChance('rollouts')
  return async (milliseconds) => {
    const clock = cpuClock()
    let count = 0
    while (clock() * 1000 < milliseconds) {
      const s = game.clone(middles[count++ % middles.length] as State)
      while (randomMove(game, s, luck));
    }
    return { count, seconds: clock() }
  }
}

function searchRunner(game: Game, middles: readonly State[]): Runner {
  let next = 0
  return async (milliseconds) => {
    const clock = cpuClock()
    let count = 0
    while (clock() * 1000 < milliseconds) {
      const s = middles[next++ % middles.length] as State
      const seat = game.actors(s)[0] ?? 0
      const bot = searchBot(game, { ...strengthOf(game, 1), positions: SEARCHED })
      const thinking = bot.think(game.view(s, seat), seat, plainChance(`search ${next}`))
      while (thinking.step());
      count += thinking.looked ?? 0
    }
    return { count, seconds: clock() }
  }
}

/** The used part of the peer's package, whose types do not fit its CommonJS entry. */
interface PeerState {
  readonly G: { readonly cells: readonly (string | null)[] }
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown }
}
interface PeerBot {
  play(state: PeerState, player: string): Promise<{ action: { payload: object } }>
}
interface Peer {
  InitializeGame(about: { game: object }): PeerState
  MCTSBot: new (about: object) => PeerBot
}

const COLUMNS = 7
const ROWS = 6
const WAYS = [1, COLUMNS, COLUMNS + 1, COLUMNS - 1]

function fourInARow(cells: readonly (string | null)[]): boolean {
  return cells.some((mark, at) => {
    if (mark === null) return false
    const column = at % COLUMNS
    return WAYS.some((way) => {
      const across = way === COLUMNS ? 0 : way === COLUMNS - 1 ? -1 : 1
      const end = column + 3 * across
      return end >= 0 && end < COLUMNS && [1, 2, 3].every((n) => cells[at + n * way] === mark)
    })
  })
}

/** Four in a row for the peer's framework, played by its own bot. */
function peerRunner(): Runner {
  process.env.NODE_ENV ??= 'production'
  const require = peerRequire()
  const { InitializeGame } = require('boardgame.io/internal') as Pick<Peer, 'InitializeGame'>
  const { MCTSBot } = require('boardgame.io/ai') as Pick<Peer, 'MCTSBot'>
  type Table = { G: { cells: (string | null)[] }; ctx: PeerState['ctx']; playerID: string }
  const game = {
    setup: () => ({ cells: Array(COLUMNS * ROWS).fill(null) }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      drop({ G, playerID }: Table, column: number) {
        for (let at = column; at < COLUMNS * ROWS; at += COLUMNS) {
          if (G.cells[at] !== null) continue
          G.cells[at] = playerID
          return undefined
        }
        return 'INVALID_MOVE'
      },
    },
    endIf({ G, ctx }: Table) {
      if (fourInARow(G.cells)) return { winner: ctx.currentPlayer }
      return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined
    },
  }
  const enumerate = (G: PeerState['G']): object[] =>
    Array.from({ length: COLUMNS }, (_, column) => column)
      .filter((column) => G.cells[column + COLUMNS * (ROWS - 1)] === null)
      .map((column) => ({ move: 'drop', args: [column] }))
  const bot = new MCTSBot({ game, enumerate, iterations: ITERATIONS, playoutDepth: COLUMNS * ROWS, seed: 'bench' })
  const state = InitializeGame({ game })
  return async (milliseconds) => {
    const clock = cpuClock()
    let count = 0
    while (clock() * 1000 < milliseconds) {
      await bot.play(state, '0')
      count += ITERATIONS
    }
    return { count, seconds: clock() }
  }
}

export function searchTable({ peer, games }: SearchReport): string {
  const rows = games.map(
    (game) =>
      `${game.id.padEnd(12)}  ${String(game.rolloutsPerSecond).padStart(11)}  ${String(game.positionsPerSecond).padStart(11)}`,
  )
  return [
    `peer: ${peer.name}: ${peer.iterationsPerSecond} iterations/s`,
    '',
    `${'game'.padEnd(12)}  rollouts/s   positions/s`,
    ...rows,
  ].join('\n')
}

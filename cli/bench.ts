/**
 * `ludarium bench`: speed of the rules relative to boardgame.io's reducer on noughts and crosses, in the same run on
 * the same Node. Games and peer alternate in several rounds; the report shows medians and the spread. All times are CPU
 * time of the thread, because absolute times mean little on a shared machine.
 */
import { writeFileSync } from 'node:fs'
import { games } from '@ludarium/games'
import {
  chanceOf,
  clone,
  type Decision,
  type Game,
  type GameModule,
  hash,
  type Options,
  pick,
  readTable,
  replay,
  type Setup,
  seedOf,
} from '@ludarium/kernel'
import { ROWS } from '../kernel/test/toys/rows.ts'
import { peerRequire } from '../tools/peer.ts'
import { readArgs, readNumber } from './args.ts'
import { benchPlot } from './bench-plot.ts'
import type { BenchGame, BenchReport } from './bench-report.ts'
import { measureSearch, searchTable } from './bench-search.ts'
import { type Command, DONE } from './command.ts'
import { cpuClock } from './cpu-clock.ts'
import { loadGameModule } from './library.ts'
import { print } from './screen.ts'

/** One measured subject: runs for a while and returns its number of decisions. */
interface Runner {
  readonly name: string
  run(milliseconds: number): { decisions: number; games: number; seconds: number }
}

interface Subject {
  readonly module: GameModule
  readonly seats: number
  readonly options: Options
}

const OPTIONS = {
  rounds: { type: 'string' },
  millis: { type: 'string' },
  toys: { type: 'boolean' },
  json: { type: 'boolean' },
  svg: { type: 'string' },
} as const

export const command: Command = {
  help: `Usage: ludarium bench [GAME ...] [options]

Measures random play with legal move lists, clones and replays of each game, interleaved with boardgame.io's reducer
on noughts and crosses, and prints the ratios. Then measures random rollouts from mid-game and searched positions,
interleaved with boardgame.io's MCTS bot on four in a row.

  --rounds N     measuring rounds; medians count (5)
  --millis N     milliseconds per measurement (400)
  --toys         include the kernel's two toy games
  --json         print the result as JSON
  --svg FILE     write a chart of the ratios`,

  async run(args) {
    const { values, words } = readArgs(args, OPTIONS, 0, 20)
    const rounds = readNumber('rounds', values.rounds, 1, 100, 5)
    const millis = readNumber('millis', values.millis, 10, 60_000, 400)
    const subjects = await subjectsOf(words, values.toys ?? false)
    const report = measure(subjects, rounds, millis, !values.json)
    const searching = subjects.map(({ module, seats, options }) => ({ game: module.game, seats, options }))
    const search = await measureSearch(searching, rounds, millis)
    if (values.svg !== undefined) writeFileSync(values.svg, benchPlot(report))
    if (values.json) print(JSON.stringify({ ...report, search }, null, 2))
    else print(tableOf(report), '', searchTable(search))
    return DONE
  },
}

async function subjectsOf(ids: readonly string[], toys: boolean): Promise<Subject[]> {
  const wanted = ids.length === 0 ? games.map((entry) => entry.id) : ids
  const shelves = toys ? ['toy:rows', 'toy:bazaar', ...wanted] : wanted
  const modules = await Promise.all(shelves.map(loadGameModule))
  return modules.map((module) => ({ module, seats: Math.min(4, module.game.seats.max), options: {} }))
}

export function measure(subjects: readonly Subject[], rounds: number, millis: number, loud: boolean): BenchReport {
  const peer = peerRunner()
  const runners = subjects.map((subject) => playing(subject))
  const speeds = new Map<Runner, number[]>([peer, ...runners].map((runner) => [runner, []]))
  const whole = new Map<Runner, number[]>(runners.map((runner) => [runner, []]))
  for (const runner of [peer, ...runners]) runner.run(millis)
  for (let round = 0; round < rounds; round++) {
    if (loud) process.stderr.write(`\rround ${round + 1} of ${rounds} `)
    for (const runner of [peer, ...runners]) {
      const { decisions, games: played, seconds } = runner.run(millis)
      speeds.get(runner)?.push(decisions / seconds)
      whole.get(runner)?.push(played / seconds)
    }
  }
  if (loud) process.stderr.write('\r                    \r')
  const peerSpeeds = speeds.get(peer) ?? []
  const peerSpeed = median(peerSpeeds)
  return {
    peer: { name: peer.name, movesPerSecond: Math.round(peerSpeed), spread: spread(peerSpeeds, 1) },
    games: runners.map((runner, at) => {
      const own = speeds.get(runner) ?? []
      const speed = median(own)
      const subject = subjects[at] as Subject
      const ratios = own.map((each, round) => each / (peerSpeeds[round] ?? peerSpeed))
      return {
        id: subject.module.game.id,
        seats: subject.seats,
        decisionsPerSecond: Math.round(speed),
        ratio: rounded(median(ratios)),
        gamesPerSecond: rounded(median(whole.get(runner) ?? [])),
        ...once(subject),
        spread: spread(ratios, 100),
      }
    }),
  }
}

function setupOf({ module, seats, options }: Subject, seed: string): Setup {
  const table = readTable(module.game, { seats, options, seed })
  if (!table.ok) throw new Error(table.code)
  return { game: module.game.id, version: module.game.version, ...table.value }
}

/** Random games in sequence. */
function playing(subject: Subject): Runner {
  const { game } = subject.module
  const setups = Array.from({ length: 50 }, (_, n) => setupOf(subject, `bench ${n}`))
  const luck = chanceOf(seedOf('bench'))
  let next = 0
  return {
    name: game.id,
    run(milliseconds) {
      const clock = cpuClock()
      let decisions = 0
      let played = 0
      while (clock() * 1000 < milliseconds) {
        decisions += playOut(game, setups[next++ % setups.length] as Setup, luck)
        played++
      }
      return { decisions, games: played, seconds: clock() }
    },
  }
}

function playOut(game: Game, setup: Setup, luck: ReturnType<typeof chanceOf>): number {
  const s = game.setup(setup)
  let decisions = 0
  for (;;) {
    const seat = game.actors(s)[0]
    if (seat === undefined) return decisions
    game.play(s, seat, pick(luck, game.advice.quickMoves(s, seat, game.legal(s, seat))))
    decisions++
  }
}

/** Measurements that need no rounds: list lengths and times, clones, replays, bytes. */
function once(
  subject: Subject,
): Pick<BenchGame, 'legalP99Microseconds' | 'maxLegal' | 'clonesPerSecond' | 'replayMilliseconds' | 'stateBytes'> {
  const { game } = subject.module
  const luck = chanceOf(seedOf('once'))
  const times: number[] = []
  const replays: number[] = []
  let maxLegal = 0
  let bytes = 0
  let clones = 0
  for (let n = 0; n < 8; n++) {
    const setup = setupOf(subject, `once ${n}`)
    const s = game.setup(setup)
    const decisions: Decision[] = []
    for (;;) {
      const seat = game.actors(s)[0]
      if (seat === undefined) break
      const began = performance.now()
      const legal = game.legal(s, seat)
      times.push(performance.now() - began)
      maxLegal = Math.max(maxLegal, legal.length)
      const move = pick(luck, game.advice.quickMoves(s, seat, legal))
      game.play(s, seat, move)
      decisions.push({ seat, move, hash: hash(s) })
      if (decisions.length === 40) {
        bytes = JSON.stringify(s).length
        clones = clonesPerSecond(s)
      }
    }
    if (bytes === 0) {
      bytes = JSON.stringify(s).length
      clones = clonesPerSecond(s)
    }
    const clock = cpuClock()
    const again = replay(game, { setup, decisions }, 32)
    replays.push(clock() * 1000)
    if (!again.ok || again.value.divergence !== null) throw new Error(`${game.id} does not replay.`)
  }
  times.sort((a, b) => a - b)
  return {
    legalP99Microseconds: rounded((times[Math.floor(times.length * 0.99)] ?? 0) * 1000),
    maxLegal,
    clonesPerSecond: clones,
    replayMilliseconds: rounded(median(replays)),
    stateBytes: bytes,
  }
}

function clonesPerSecond(s: object): number {
  const clock = cpuClock()
  let made = 0
  while (clock() < 0.03) {
    for (let i = 0; i < 50; i++) clone(s)
    made += 50
  }
  return Math.round(made / clock())
}

/** The used part of the peer's package, whose types do not fit its CommonJS entry. */
interface PeerState {
  readonly G: { readonly cells: readonly (string | null)[] }
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown }
}
interface Peer {
  InitializeGame(about: { game: object }): PeerState
  CreateGameReducer(about: { game: object }): (state: PeerState, action: object) => PeerState
}

/** Noughts and crosses for the peer's framework, played at random through its reducer in production mode. */
function peerRunner(): Runner {
  process.env.NODE_ENV ??= 'production'
  const { InitializeGame, CreateGameReducer } = peerRequire()('boardgame.io/internal') as Peer
  type Table = { G: { cells: (string | null)[] }; ctx: PeerState['ctx']; playerID: string }
  const wins = (cells: readonly (string | null)[]): boolean =>
    ROWS.some((line) => line.every((at) => cells[at] !== null && cells[at] === cells[line[0]]))
  const game = {
    setup: () => ({ cells: Array(9).fill(null) }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      mark({ G, playerID }: Table, cell: number) {
        if (G.cells[cell] !== null) return 'INVALID_MOVE'
        G.cells[cell] = playerID
        return undefined
      },
    },
    endIf({ G, ctx }: Table) {
      if (wins(G.cells)) return { winner: ctx.currentPlayer }
      return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined
    },
  }
  const reducer = CreateGameReducer({ game })
  const luck = chanceOf(seedOf('peer'))
  return {
    name: "boardgame.io's reducer, noughts and crosses",
    run(milliseconds) {
      const clock = cpuClock()
      let decisions = 0
      let played = 0
      while (clock() * 1000 < milliseconds) {
        let state = InitializeGame({ game })
        while (state.ctx.gameover === undefined) {
          const free: number[] = []
          for (const [at, cell] of state.G.cells.entries()) if (cell === null) free.push(at)
          const payload = { type: 'mark', args: [pick(luck, free)], playerID: state.ctx.currentPlayer }
          state = reducer(state, { type: 'MAKE_MOVE', payload })
          decisions++
        }
        played++
      }
      return { decisions, games: played, seconds: clock() }
    },
  }
}

function median(list: readonly number[]): number {
  const sorted = [...list].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2
}

function spread(list: readonly number[], scale: number): readonly [number, number] {
  return [Math.round(Math.min(...list) * scale) / scale, Math.round(Math.max(...list) * scale) / scale]
}

function rounded(figure: number): number {
  return figure >= 100 ? Math.round(figure) : Math.round(figure * 100) / 100
}

function tableOf({ peer, games: measured }: BenchReport): string {
  const head = [
    'game',
    'seats',
    'decisions/s',
    'ratio',
    'spread',
    'games/s',
    'legal p99 us',
    'max legal',
    'clones/s',
    'replay ms',
    'bytes',
  ]
  const lines = measured.map((game) => [
    game.id,
    game.seats,
    game.decisionsPerSecond,
    `${game.ratio}x`,
    `${game.spread[0]}-${game.spread[1]}`,
    game.gamesPerSecond,
    game.legalP99Microseconds,
    game.maxLegal,
    game.clonesPerSecond,
    game.replayMilliseconds,
    game.stateBytes,
  ])
  const cells = [head, ...lines].map((line) => line.map(String))
  const widths = head.map((_, column) => Math.max(...cells.map((line) => (line[column] ?? '').length)))
  const rows = cells.map((line) =>
    line.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  '),
  )
  return [`peer: ${peer.name}: ${peer.movesPerSecond} moves/s (${peer.spread[0]}-${peer.spread[1]})`, '', ...rows].join(
    '\n',
  )
}

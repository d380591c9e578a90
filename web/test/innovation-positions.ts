/** Positions of Age of Innovation for pictures and checks of the board: the fullest of simulated games, and named ones. */
import { botNamed, choose, levels } from '@ludarium/bots'
import { game, type InnovationState } from '@ludarium/innovation'
import { below, next, type Options, plainChance, readTable, sameMove } from '@ludarium/kernel'
import type { LogEntry, ScorePoint } from '../src/table/source.ts'

export const NAMES = ['Mara', 'Basalt', 'Opal', 'Flint', 'Okoro']

export function setUp(seats: number, seed: number | string, options: Options = {}): InnovationState {
  const table = readTable(game, { seats, options, seed: String(seed).padStart(64, '0') })
  if (!table.ok) throw new Error(table.code)
  return game.setup(table.value)
}

type Stop = (s: InnovationState) => boolean

/** Plays by chance and the rules' own advice until `stop`, or to the end; `told` hears what happens. */
export function playOut(
  s: InnovationState,
  seed: string,
  stop: Stop,
  told: LogEntry[] = [],
  most = 6000,
): InnovationState {
  const chance = plainChance(seed)
  for (let n = 0; n < most && game.actors(s).length > 0 && !stop(s); n++) {
    const [actor = 0] = game.actors(s)
    const moves = game.legal(s, actor)
    const quick = game.advice.quickMoves(s, actor, moves)
    const eager = quick.filter((move) => move.do !== 'pass' && move.do !== 'convert')
    const pool = eager.length > 0 && below(chance, 12) > 0 ? eager : quick.length > 0 ? quick : moves
    const move = pool[below(chance, pool.length)]
    if (move === undefined) break
    game.play(s, actor, move, (event) => told.push({ at: n, round: s.round, turn: s.turn, event }))
  }
  return s
}

/** How much lies on the map, the display and the tracks. */
function fullness(s: InnovationState): number {
  const tiles = s.players.reduce((sum, p) => sum + p.competencies.length + p.innovations.length + p.cities.length, 0)
  return s.owner.filter((owner) => owner >= 0).length + tiles + s.bridges.length
}

/** The fullest position of a simulated game in which seat 0 has an action to choose. */
export function fullest(seats: number, seed: number, options: Options = {}): InnovationState {
  const s = setUp(seats, seed, options)
  let best = game.clone(s)
  let most = -1
  playOut(s, `fullest ${seed}`, (now) => {
    const step = next(now)
    const full = step?.step === 'action' && step.seat === 0 ? fullness(now) : -1
    if (full > most) {
      most = full
      best = game.clone(now)
    }
    return false
  })
  return best
}

/** The first position of a game at which seat 0 is asked that, from that round on. */
export function askedFor(
  seats: number,
  seed: number,
  wanted: string,
  round = 0,
  options: Options = {},
): { readonly state: InnovationState; readonly told: readonly LogEntry[] } {
  const told: LogEntry[] = []
  const state = playOut(
    setUp(seats, seed, options),
    `asked ${seed}`,
    (now) => {
      const step = next(now)
      return now.round >= round && step !== undefined && step.step === wanted && 'seat' in step && step.seat === 0
    },
    told,
  )
  return { state, told }
}

/** A position of a recorded game, with what was told and scored before it. */
export interface Moment {
  readonly state: InnovationState
  readonly told: readonly LogEntry[]
  readonly points: readonly ScorePoint[]
}

/** A game of greedy bots; every position at which seat 0 decides, and the end as the last one. */
export function recorded(seats: number, seed: number, options: Options = {}): readonly Moment[] {
  const s = setUp(seats, seed, options)
  const chance = plainChance(`recorded ${seed}`)
  const players = s.players.map(() => (botNamed('greedy') ?? levels.novice).make(game))
  const told: LogEntry[] = []
  const points: ScorePoint[] = []
  const moments: Moment[] = []
  const keep = (): void => {
    moments.push({ state: game.clone(s), told: [...told], points: [...points] })
  }
  for (let at = 1; game.actors(s).length > 0; at++) {
    const [actor = 0] = game.actors(s)
    if (actor === 0) keep()
    const bot = players[actor]
    if (bot === undefined) break
    const wanted = choose(bot, game.view(s, actor), actor, chance)
    const move = game.legal(s, actor).find((one) => sameMove(one, wanted))
    if (move === undefined) break
    game.play(s, actor, move, (event) => told.push({ at, round: s.round, turn: s.turn, event }))
    const totals = s.players.map((_, one) => game.score(s, one).reduce((sum, line) => sum + line.points, 0))
    points.push({ at, round: s.round, turn: s.turn, seat: actor, totals })
  }
  keep()
  return moments
}

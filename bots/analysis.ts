/**
 * A game looked at again: the winning chance of each seat over the game, and the turns after which it would have been
 * better to play another one, with that turn and how much it was worth. Each turn is judged by what its seat could know
 * then and no more: the worlds in which lines are compared are imagined from its view. Thinks in slices, so that it can
 * run in a worker and be stopped.
 */
import {
  type Decision,
  type Game,
  type History,
  type Move,
  OUTLOOK,
  type Outlook,
  plainChance,
  type Seat,
  type State,
} from '@ludarium/kernel'
import { chancesOf } from './chances.ts'
import { strengthOf } from './levels.ts'
import { judgeOf, type Meter } from './policy.ts'
import { imagined, playOn, type World } from './rollout.ts'
import { searchBot } from './search.ts'

/** A line of own moves that the seat could have played, and what it would have led to. */
export interface Option {
  readonly moves: readonly Move[]
  readonly played: boolean
  /** What the search would have played. */
  readonly leading: boolean
  /**
   * Winning chance of the seat after it, mean of the imagined worlds. The 95 % interval is that of comparing lines
   * world by world: what all lines of a world have in common is left out of it.
   */
  readonly chance: number
  readonly low: number
  readonly high: number
}

/** How a turn was played: `loss` is the winning chance that the best turn found would have brought beyond it. */
export interface Verdict {
  /** 'strong': the best that was found, and clearly better than all others. */
  readonly kind: 'fine' | 'slip' | 'mistake' | 'strong'
  /** With its 95 % interval over the worlds; for a strong turn it is negative: what the next best would have cost. */
  readonly loss: number
  readonly low: number
  readonly high: number
}

/** The beginning of a turn, or of an answer that somebody else had to give in it and could choose. */
export interface Point {
  /** How many decisions had been made. */
  readonly at: number
  readonly turn: number
  readonly round: number
  /** Who decides there. */
  readonly seat: Seat
  /** By seat, through the eyes of who decides. */
  readonly chances: readonly number[]
  /** The best found first; empty where there was nothing to choose. */
  readonly options: readonly Option[]
  readonly verdict: Verdict
}

/** A turn that decided something. */
export interface TurningPoint extends Omit<Point, 'chances' | 'options' | 'verdict'> {
  /** What was played, and what would have been better or comes next, as far as either depends on nothing but the seat. */
  readonly played: readonly Move[]
  readonly better: readonly Move[]
  readonly kind: Exclude<Verdict['kind'], 'fine'>
  readonly loss: number
  readonly low: number
  readonly high: number
}

/** How close a seat came to the best turns that were found. */
export interface Quality {
  readonly seat: Seat
  /** Turns and answers with something to choose. */
  readonly turns: number
  /** Those that were as good as the best found, as far as can be told. */
  readonly close: number
  /** Winning chance that the others cost together. */
  readonly given: number
}

export interface Analysis {
  readonly points: Point[]
  /** The end as it came out: 1 for the winner, shared by winners; null for a game that is not over. */
  readonly ending: readonly number[] | null
}

export interface AnalysisWish {
  /** Positions to search for a better turn. */
  readonly positions: number
  /** Worlds in which the chances are judged, and lines compared. */
  readonly worlds: number
  /** Seeds what is imagined. */
  readonly seed: string
}

export interface Analysing {
  readonly analysis: Analysis
  /** Of how many decisions how many have been looked at. */
  readonly done: number
  readonly all: number
  /** One turn more; false when the game is through. */
  step(): boolean
}

/** A loss is told when it is beyond the worlds' differences and at least so large. */
const SLIP = 0.03
const MISTAKE = 0.05
const STRONG = 0.05
/** Lines that are compared with what was played. */
const RIVALS = 4
const Z = 1.96
const FINE: Verdict = { kind: 'fine', loss: 0, low: 0, high: 0 }

export function analysing(game: Game, { setup, decisions }: History, wish: AnalysisWish): Analysing {
  const s = game.setup(setup)
  const points: Point[] = []
  let at = 0
  let ending: readonly number[] | null = null
  const outlook: Outlook = { ...OUTLOOK, ...game.advice.outlook }
  const judge = judgeOf(game)

  /** Worlds that agree with what the seat knows. */
  function worldsFor(view: State, seat: Seat): World[] {
    const chance = plainChance(`${wish.seed} ${at}`)
    const meter: Meter = { spent: 0 }
    return Array.from({ length: wish.worlds }, () => imagined(game, judge, view, seat, chance, meter))
  }

  function judged(view: State, seat: Seat, worlds: readonly World[], moves: readonly Move[]): number[] {
    const meter: Meter = { spent: 0 }
    const last = view.turn + outlook.ahead * view.seats
    const course = { last, glance: outlook.glance, width: outlook.glanceWidth }
    return worlds.map((world) => {
      const { s: end } = playOn(game, judge, world, seat, moves, course, meter)
      return chancesOf(game, end)[seat] ?? 0
    })
  }

  /** Lines worth comparing, the searched one first; what was played is left out. */
  function rivals(view: State, seat: Seat, played: readonly Move[]): (readonly Move[])[] {
    const bot = searchBot(game, { ...strengthOf(game, 1), positions: wish.positions })
    const thinking = bot.think(view, seat, plainChance(`${wish.seed} ${at} search`))
    while (thinking.step());
    const found = [thinking.line ?? [], ...(thinking.lines ?? [])].filter((line) => line.length > 0)
    const best = found[0]
    const firsts = new Set<string>()
    const kept: (readonly Move[])[] = []
    // One line for each first move, then any.
    for (const distinct of [true, false]) {
      for (const line of found) {
        const first = JSON.stringify(line[0])
        if (kept.length === RIVALS || kept.includes(line) || (distinct && firsts.has(first))) continue
        if (line !== best && sameBeginning(line, played)) continue
        if (kept.some((one) => sameBeginning(one, line))) continue
        firsts.add(first)
        kept.push(line)
      }
    }
    return kept
  }

  function lookAt(seat: Seat, played: readonly Move[]): Point {
    const view = game.view(s, seat)
    const worlds = worldsFor(view, seat)
    const chances = meanOf(worlds.map((world) => chancesOf(game, world.s)))
    const here = { at, turn: s.turn, round: s.round, seat, chances }
    if (s.seats === 1) return { ...here, options: [], verdict: FINE }
    const [best, ...others] = rivals(view, seat, played)
    if (best === undefined) return { ...here, options: [], verdict: FINE }
    const same = sameBeginning(best, played)
    const lines = same ? [played, ...others] : [best, ...others, played]
    const values = lines.map((moves) => judged(view, seat, worlds, moves))
    const options = optionsOf(lines, values, played)
    if (options.length < 2) return { ...here, options: [], verdict: FINE }
    const mine = values[lines.indexOf(played)] ?? []
    const verdict = same ? strongOr(mine, values.slice(1)) : lossOf(values[0] ?? [], mine)
    return { ...here, options, verdict }
  }

  return {
    get analysis() {
      return { points, ending }
    },
    get done() {
      return at
    },
    all: decisions.length,
    step() {
      const decision = decisions[at]
      if (decision === undefined) {
        const result = game.result(s)
        ending = result === null ? null : chancesOf(game, s)
        return false
      }
      const { turn } = s
      points.push(lookAt(decision.seat, ownMoves(game, s, decisions, at)))
      let before = decision.seat
      for (let next: Decision | undefined = decision; next !== undefined && s.turn === turn; next = decisions[at]) {
        if (next.seat !== before && next.seat !== decision.seat && game.legal(s, next.seat).length > 1) {
          points.push(lookAt(next.seat, ownMoves(game, s, decisions, at)))
        }
        before = next.seat
        game.play(s, next.seat, next.move)
        at++
        if (game.actors(s).length === 0) break
      }
      return true
    },
  }
}

/** The lines with their chances, the best first. */
function optionsOf(
  lines: readonly (readonly Move[])[],
  values: readonly (readonly number[])[],
  played: readonly Move[],
): Option[] {
  const common = (values[0] ?? []).map((_, world) => meanOver(values.map((list) => list[world] ?? 0)))
  return lines
    .map((moves, n): Option => {
      const own = values[n] ?? []
      const chance = meanOver(own)
      const { half } = spread(own.map((value, world) => value - (common[world] ?? 0)))
      const [low, high] = [Math.max(0, chance - half), Math.min(1, chance + half)]
      return { moves, played: moves === played, leading: n === 0, chance, low, high }
    })
    .sort((a, b) => b.chance - a.chance)
}

/** What the better line would have brought, world by world. */
function lossOf(better: readonly number[], mine: readonly number[]): Verdict {
  const { mean: loss, half } = spread(better.map((value, n) => value - (mine[n] ?? 0)))
  const told = loss >= SLIP && loss - half > 0
  return { kind: told ? (loss < MISTAKE ? 'slip' : 'mistake') : 'fine', loss, low: loss - half, high: loss + half }
}

/** The best turn found was played: strong when even the next best is far behind. */
function strongOr(mine: readonly number[], others: readonly (readonly number[])[]): Verdict {
  const next = [...others].sort((a, b) => meanOver(b) - meanOver(a))[0]
  if (next === undefined) return FINE
  const { mean, half } = spread(next.map((value, n) => value - (mine[n] ?? 0)))
  if (-mean < STRONG || mean + half >= 0) return FINE
  return { kind: 'strong', loss: mean, low: mean - half, high: mean + half }
}

/** The turns that decided something, the weightiest first. */
export function turningPoints({ points }: Pick<Analysis, 'points'>): TurningPoint[] {
  return points
    .flatMap((point): TurningPoint[] => {
      const { at, turn, round, seat, options, verdict } = point
      const { kind, loss, low, high } = verdict
      const played = options.find((option) => option.played)?.moves
      const better = options.find((option) => (kind === 'strong' ? !option.played : option.leading))?.moves
      if (kind === 'fine' || played === undefined || better === undefined) return []
      return [{ at, turn, round, seat, played, better, kind, loss, low, high }]
    })
    .sort((a, b) => Math.abs(b.loss) - Math.abs(a.loss))
}

export function qualityOf({ points }: Pick<Analysis, 'points'>, seats: number): Quality[] {
  return Array.from({ length: seats }, (_, seat) => {
    const own = points.filter((point) => point.seat === seat && point.options.length > 1)
    const worse = own.filter(({ verdict }) => verdict.kind === 'slip' || verdict.kind === 'mistake')
    const given = worse.reduce((sum, { verdict }) => sum + verdict.loss, 0)
    return { seat, turns: own.length, close: own.length - worse.length, given }
  })
}

function meanOver(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

/** The mean and half of its 95 % interval. */
function spread(values: readonly number[]): { mean: number; half: number } {
  const mean = meanOver(values)
  const square = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  const n = values.length
  return { mean, half: n < 2 ? 0 : Z * Math.sqrt(square / (n * (n - 1))) }
}

/** The seat's moves from here to the end of the turn, the first reveal or a decision of somebody else. */
function ownMoves(game: Game, from: State, decisions: readonly Decision[], at: number): Move[] {
  const s = game.clone(from)
  const seat = decisions[at]?.seat
  const moves: Move[] = []
  for (let n = at; decisions[n]?.seat === seat; n++) {
    const move = decisions[n]?.move
    if (move === undefined || seat === undefined) break
    moves.push(move)
    game.play(s, seat, move)
    if (s.turn !== from.turn || s.reveals !== from.reveals) break
  }
  return moves
}

function sameBeginning(a: readonly Move[], b: readonly Move[]): boolean {
  const length = Math.min(a.length, b.length)
  return JSON.stringify(a.slice(0, length)) === JSON.stringify(b.slice(0, length))
}

function meanOf(lists: readonly (readonly number[])[]): number[] {
  const [first = []] = lists
  return first.map((_, seat) => lists.reduce((sum, list) => sum + (list[seat] ?? 0), 0) / lists.length)
}

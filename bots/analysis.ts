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
  type Message,
  type Move,
  OUTLOOK,
  type Outlook,
  plainChance,
  type Seat,
  type State,
  sameMove,
} from '@ludarium/kernel'
import { chancesOf } from './chances.ts'
import { strengthOf } from './levels.ts'
import { judgeOf, type Meter } from './policy.ts'
import { imagined, playOn, type World } from './rollout.ts'
import { searchBot } from './search.ts'
import { intervalOf, meanOf } from './statistics.ts'
import { type Led, type Reading, type Why, whyOf } from './why.ts'

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
  /** What speaks for the better line, or for a strong turn against the next best; null where nothing was told apart. */
  readonly why: Why | null
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
const FINE: Verdict = { kind: 'fine', loss: 0, low: 0, high: 0 }

/** Without a `reading` nobody is told why. */
export function analysing(
  game: Game,
  { setup, decisions }: History,
  wish: AnalysisWish,
  reading: Reading | null = null,
): Analysing {
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

  /** What the moves lead to, world by world. */
  function led(view: State, seat: Seat, worlds: readonly World[], moves: readonly Move[]): Led[] {
    const meter: Meter = { spent: 0 }
    const last = view.turn + outlook.ahead * view.seats
    const course = { last, glance: outlook.glance, width: outlook.glanceWidth }
    return worlds.map((world) => {
      const now: Message[] = []
      const later: Message[] = []
      const watch = (s: State, move: Move, given: boolean): void => {
        if (reading !== null) (given ? now : later).push(reading.move(s, seat, move))
      }
      const { s: end } = playOn(game, judge, world, seat, moves, course, meter, watch)
      return { end, now, later }
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
    const chances = meansOf(worlds.map((world) => chancesOf(game, world.s)))
    const here = { at, turn: s.turn, round: s.round, seat, chances }
    const nothing: Point = { ...here, options: [], verdict: FINE, why: null }
    if (s.seats === 1) return nothing
    const [best, ...others] = rivals(view, seat, played)
    if (best === undefined) return nothing
    const same = sameBeginning(best, played)
    const lines = same ? [played, ...others] : [best, ...others, played]
    const leads = lines.map((moves) => led(view, seat, worlds, moves))
    const values = leads.map((list) => list.map(({ end }) => chancesOf(game, end)[seat] ?? 0))
    const options = optionsOf(lines, values, played)
    if (options.length < 2) return nothing
    const mine = lines.indexOf(played)
    const other = same ? nextBest(values) : mine
    const verdict = same
      ? strongOr(values[mine] ?? [], values[other] ?? [])
      : lossOf(values[0] ?? [], values[mine] ?? [])
    const why =
      verdict.kind === 'fine' || reading === null
        ? null
        : whyOf(game, reading, seat, outlook.ahead, leads[0] ?? [], leads[other] ?? [])
    return { ...here, options, verdict, why }
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
  const common = (values[0] ?? []).map((_, world) => meanOf(values.map((list) => list[world] ?? 0)))
  return lines
    .map((moves, n): Option => {
      const own = values[n] ?? []
      const chance = meanOf(own)
      const { half } = intervalOf(own.map((value, world) => value - (common[world] ?? 0)))
      const [low, high] = [Math.max(0, chance - half), Math.min(1, chance + half)]
      return { moves, played: moves === played, leading: n === 0, chance, low, high }
    })
    .sort((a, b) => b.chance - a.chance)
}

/** What the better line would have brought, world by world. */
function lossOf(better: readonly number[], mine: readonly number[]): Verdict {
  const { mean: loss, half } = intervalOf(better.map((value, n) => value - (mine[n] ?? 0)))
  const told = loss >= SLIP && loss - half > 0
  return { kind: told ? (loss < MISTAKE ? 'slip' : 'mistake') : 'fine', loss, low: loss - half, high: loss + half }
}

/** Which line but the first has the highest chance. */
function nextBest(values: readonly (readonly number[])[]): number {
  const means = values.map(meanOf)
  return means.reduce((best, mean, n) => (n > 1 && mean > (means[best] ?? 0) ? n : best), 1)
}

/** The best turn found was played: strong when even the next best is far behind. */
function strongOr(mine: readonly number[], next: readonly number[]): Verdict {
  const { mean, half } = intervalOf(next.map((value, n) => value - (mine[n] ?? 0)))
  if (-mean < STRONG || mean + half >= 0) return FINE
  return { kind: 'strong', loss: mean, low: mean - half, high: mean + half }
}

/** The turns that decided something, the weightiest first. */
export function turningPoints({ points }: Pick<Analysis, 'points'>): TurningPoint[] {
  return points
    .flatMap((point): TurningPoint[] => {
      const { at, turn, round, seat, options, verdict, why } = point
      const { kind, loss, low, high } = verdict
      const played = options.find((option) => option.played)?.moves
      const better = options.find((option) => (kind === 'strong' ? !option.played : option.leading))?.moves
      if (kind === 'fine' || played === undefined || better === undefined) return []
      return [{ at, turn, round, seat, played, better, kind, loss, low, high, why }]
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

/** The seat's moves from here to the end of the turn, the first reveal or a decision of somebody else. */
function ownMoves(game: Game, from: State, decisions: readonly Decision[], at: number): Move[] {
  const s = game.clone(from)
  const seat = decisions[at]?.seat
  const moves: Move[] = []
  for (let n = at; decisions[n]?.seat === seat; n++) {
    const recorded = decisions[n]?.move
    if (recorded === undefined || seat === undefined) break
    // As the rules write it: records may have the fields in another order.
    const move = game.legal(s, seat).find((one) => sameMove(one, recorded)) ?? recorded
    moves.push(move)
    game.play(s, seat, move)
    if (s.turn !== from.turn || s.reveals !== from.reveals) break
  }
  return moves
}

function sameBeginning(a: readonly Move[], b: readonly Move[]): boolean {
  const length = Math.min(a.length, b.length)
  return a.slice(0, length).every((move, n) => sameMove(move, b[n] ?? move))
}

function meansOf(lists: readonly (readonly number[])[]): number[] {
  const [first = []] = lists
  return first.map((_, seat) => lists.reduce((sum, list) => sum + (list[seat] ?? 0), 0) / lists.length)
}

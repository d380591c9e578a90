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
  word,
} from '@ludarium/kernel'
import { chancesOf } from './chances.ts'
import { strengthOf } from './levels.ts'
import { judgeOf, type Meter } from './policy.ts'
import { playOn, type World } from './rollout.ts'
import { searchBot } from './search.ts'

/** The beginning of a turn. */
export interface Point {
  /** How many decisions had been made. */
  readonly at: number
  readonly turn: number
  readonly round: number
  /** Who began the turn. */
  readonly seat: Seat
  /** By seat, through the eyes of who began the turn. */
  readonly chances: readonly number[]
}

/** A turn that cost its seat winning chances. */
export interface TurningPoint {
  readonly at: number
  readonly turn: number
  readonly round: number
  readonly seat: Seat
  /** What was played, and what would have been better, as far as either depends on nothing but the seat. */
  readonly played: readonly Move[]
  readonly better: readonly Move[]
  /** Winning chance that it cost, with its 95 % interval over the imagined worlds. */
  readonly loss: number
  readonly low: number
  readonly high: number
}

export interface Analysis {
  readonly points: Point[]
  /** The costliest first. */
  readonly turning: TurningPoint[]
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
const WORTH_TELLING = 0.03
const Z = 1.96

export function analysing(game: Game, { setup, decisions }: History, wish: AnalysisWish): Analysing {
  const s = game.setup(setup)
  const points: Point[] = []
  const turning: TurningPoint[] = []
  let at = 0
  let ending: readonly number[] | null = null
  const outlook: Outlook = { ...OUTLOOK, ...game.advice.outlook }

  /** Worlds that agree with what the seat knows. */
  function worldsFor(view: State, seat: Seat): World[] {
    const chance = plainChance(`${wish.seed} ${at}`)
    return Array.from({ length: wish.worlds }, () => ({
      s: game.imagine(view, seat, chance),
      luck: plainChance(word(chance), word(chance)),
      script: null,
    }))
  }

  function judged(view: State, seat: Seat, worlds: readonly World[], moves: readonly Move[]): number[] {
    const meter: Meter = { spent: 0 }
    const course = { last: view.turn + outlook.ahead * view.seats, glance: outlook.glance }
    return worlds.map((world) => {
      const { s: end } = playOn(game, judgeOf(game), world, seat, moves, course, meter)
      return chancesOf(game, end)[seat] ?? 0
    })
  }

  function lookAt(seat: Seat, played: readonly Move[]): void {
    const view = game.view(s, seat)
    const worlds = worldsFor(view, seat)
    const chances = meanOf(worlds.map((world) => chancesOf(game, world.s)))
    const here = { at, turn: s.turn, round: s.round, seat }
    points.push({ ...here, chances })
    const bot = searchBot(game, { ...strengthOf(game, 1), positions: wish.positions })
    const thinking = bot.think(view, seat, plainChance(`${wish.seed} ${at} search`))
    while (thinking.step());
    const better = thinking.line ?? []
    if (better.length === 0 || sameBeginning(better, played)) return
    const mine = judged(view, seat, worlds, played)
    const theirs = judged(view, seat, worlds, better)
    const gaps = theirs.map((value, n) => value - (mine[n] ?? 0))
    const loss = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length
    const square = gaps.reduce((sum, gap) => sum + (gap - loss) ** 2, 0)
    const half = gaps.length < 2 ? 0 : Z * Math.sqrt(square / (gaps.length * (gaps.length - 1)))
    if (loss < WORTH_TELLING || loss - half <= 0) return
    turning.push({ ...here, played, better, loss, low: loss - half, high: loss + half })
    turning.sort((a, b) => b.loss - a.loss)
  }

  return {
    get analysis() {
      return { points, turning, ending }
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
      lookAt(decision.seat, ownMoves(game, s, decisions, at))
      for (let next: Decision | undefined = decision; next !== undefined && s.turn === turn; next = decisions[at]) {
        game.play(s, next.seat, next.move)
        at++
        if (game.actors(s).length === 0) break
      }
      return true
    },
  }
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

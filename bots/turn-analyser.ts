/**
 * Analysis of one turn: finds lines that compete with the one played, rolls them all out in the same imagined worlds and
 * compares the winning chances.
 */
import {
  type Game,
  type Message,
  type Move,
  plainChance,
  SEARCH_DEFAULTS,
  type SearchSettings,
  type Seat,
  type State,
  sameMove,
} from '@ludarium/kernel'
import type { AnalysisOption, AnalysisOptions, AnalysisPoint, Verdict } from './analysis.ts'
import { chancesOf } from './chances.ts'
import { explain, type LineOutcome, type PositionReader } from './explanation.ts'
import { strengthOf } from './levels.ts'
import { type Judge, judgeOf, type SearchContext } from './policy.ts'
import { imagineWorld, rollout, type World } from './rollout.ts'
import { searchBot } from './search.ts'
import { intervalOf, meanOf } from './statistics.ts'

type Line = readonly Move[]

/** A loss is reported if it is significant and at least this large. */
const SLIP = 0.03
const MISTAKE = 0.05
const STRONG = 0.05
/** Lines to compare with the one played. */
const RIVALS = 4
const FINE: Verdict = { kind: 'fine', loss: 0, low: 0, high: 0 }

export class TurnAnalyser {
  private readonly game: Game
  private readonly options: AnalysisOptions
  private readonly reading: PositionReader | null
  private readonly settings: SearchSettings
  private readonly judge: Judge

  /** Without a reader, no explanations are given. */
  constructor(game: Game, options: AnalysisOptions, reading: PositionReader | null) {
    this.game = game
    this.options = options
    this.reading = reading
    this.settings = { ...SEARCH_DEFAULTS, ...game.advice.search }
    this.judge = judgeOf(game)
  }

  /** The point after `at` decisions, where `seat` played that line. */
  analyse(s: State, at: number, seat: Seat, played: Line): AnalysisPoint {
    const { game } = this
    const view = game.view(s, seat)
    const worlds = this.worldsFor(view, seat, at)
    const chances = meansOf(worlds.map((world) => chancesOf(game, world.s)))
    const here = { at, turn: s.turn, round: s.round, seat, chances }
    const nothing: AnalysisPoint = { ...here, options: [], verdict: FINE, why: null }
    if (s.seats === 1) return nothing
    const [best, ...others] = this.rivals(view, seat, at, played)
    if (best === undefined) return nothing
    const same = sameBeginning(best, played)
    const lines = same ? [played, ...others] : [best, ...others, played]
    const outcomes = lines.map((moves) => this.outcomesOf(view, seat, worlds, moves))
    const values = outcomes.map((list) => list.map(({ end }) => chancesOf(game, end)[seat] ?? 0))
    const options = optionsOf(lines, values, played)
    if (options.length < 2) return nothing
    const mine = lines.indexOf(played)
    const other = same ? nextBest(values) : mine
    const verdict = same
      ? strongVerdict(values[mine] ?? [], values[other] ?? [])
      : lossOf(values[0] ?? [], values[mine] ?? [])
    const why = verdict.kind === 'fine' ? null : this.explain(seat, outcomes[0] ?? [], outcomes[other] ?? [])
    return { ...here, options, verdict, why }
  }

  private context(): SearchContext {
    return { game: this.game, judge: this.judge, meter: { spent: 0 } }
  }

  private explain(seat: Seat, best: readonly LineOutcome[], other: readonly LineOutcome[]): AnalysisPoint['why'] {
    const { game, reading, settings } = this
    return reading === null ? null : explain({ game, reading, seat, ahead: settings.ahead }, best, other)
  }

  /** Worlds consistent with the seat's view. */
  private worldsFor(view: State, seat: Seat, at: number): World[] {
    const { seed, worlds } = this.options
    const chance = plainChance(`${seed} ${at}`)
    const context = this.context()
    return Array.from({ length: worlds }, () => imagineWorld(context, view, seat, chance))
  }

  /** The outcome of the moves in each world. */
  private outcomesOf(view: State, seat: Seat, worlds: readonly World[], moves: Line): LineOutcome[] {
    const { reading, settings } = this
    const context = this.context()
    const last = view.turn + settings.ahead * view.seats
    return worlds.map((world) => {
      const now: Message[] = []
      const later: Message[] = []
      const observe = (s: State, move: Move, given: boolean): void => {
        if (reading !== null) (given ? now : later).push(reading.move(s, seat, move))
      }
      const course = { last, glance: settings.glance, width: settings.glanceWidth, observe }
      const { s: end } = rollout(context, world, seat, moves, course)
      return { end, now, later }
    })
  }

  /** Lines worth comparing, the best first, without the one played. */
  private rivals(view: State, seat: Seat, at: number, played: Line): Line[] {
    const { seed, positions } = this.options
    const bot = searchBot(this.game, { ...strengthOf(this.game, 1), positions })
    const thinking = bot.think(view, seat, plainChance(`${seed} ${at} search`))
    while (thinking.step());
    return distinctLines(
      [thinking.line ?? [], ...(thinking.lines ?? [])].filter((line) => line.length > 0),
      played,
    )
  }
}

function distinctLines(found: readonly Line[], played: Line): Line[] {
  const best = found[0]
  const firsts = new Set<string>()
  const kept: Line[] = []
  // One line per first move, then any.
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

/** The lines with their winning chances, best first. */
function optionsOf(
  lines: readonly (readonly Move[])[],
  values: readonly (readonly number[])[],
  played: readonly Move[],
): AnalysisOption[] {
  const common = (values[0] ?? []).map((_, world) => meanOf(values.map((list) => list[world] ?? 0)))
  return lines
    .map((moves, n): AnalysisOption => {
      const own = values[n] ?? []
      const chance = meanOf(own)
      const { half } = intervalOf(own.map((value, world) => value - (common[world] ?? 0)))
      const [low, high] = [Math.max(0, chance - half), Math.min(1, chance + half)]
      return { moves, played: moves === played, leading: n === 0, chance, low, high }
    })
    .sort((a, b) => b.chance - a.chance)
}

/** Verdict on a line that is worse than the best one. */
function lossOf(better: readonly number[], mine: readonly number[]): Verdict {
  const { mean: loss, half } = intervalOf(better.map((value, n) => value - (mine[n] ?? 0)))
  const isSignificant = loss >= SLIP && loss - half > 0
  return {
    kind: isSignificant ? (loss < MISTAKE ? 'slip' : 'mistake') : 'fine',
    loss,
    low: loss - half,
    high: loss + half,
  }
}

/** The best line apart from the first. */
function nextBest(values: readonly (readonly number[])[]): number {
  const means = values.map(meanOf)
  return means.reduce((best, mean, n) => (n > 1 && mean > (means[best] ?? 0) ? n : best), 1)
}

/** Verdict on the best line: strong if the next best is far behind. */
function strongVerdict(mine: readonly number[], next: readonly number[]): Verdict {
  const { mean, half } = intervalOf(next.map((value, n) => value - (mine[n] ?? 0)))
  if (-mean < STRONG || mean + half >= 0) return FINE
  return { kind: 'strong', loss: mean, low: mean - half, high: mean + half }
}

function sameBeginning(a: readonly Move[], b: readonly Move[]): boolean {
  const length = Math.min(a.length, b.length)
  return a.slice(0, length).every((move, n) => sameMove(move, b[n] ?? move))
}

function meansOf(lists: readonly (readonly number[])[]): number[] {
  const [first = []] = lists
  return first.map((_, seat) => lists.reduce((sum, list) => sum + (list[seat] ?? 0), 0) / lists.length)
}

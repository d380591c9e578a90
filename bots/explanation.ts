/**
 * Explains why a line is better, from the worlds in which it was compared with another: the seat's figures, the points,
 * likely follow-up moves and wins. The worlds are imagined from the seat's view, so nothing hidden leaks.
 */
import { type Game, type GameModule, type Message, type Move, type Seat, type State, seatName } from '@ludarium/kernel'
import { intervalOf, meanOf, spreadOf } from './statistics.ts'

/** A figure at the end of both lines, averaged over the worlds. */
export interface Fact {
  readonly name: Message
  readonly best: number
  readonly other: number
}

export interface Explanation {
  /** Number of compared worlds, and turns per seat played beyond the line. */
  readonly worlds: number
  readonly ahead: number
  /** Where the line is significantly ahead (or a rival behind); points first, then the clearest. */
  readonly gains: readonly Fact[]
  /** Where it is significantly behind. */
  readonly costs: readonly Fact[]
  /** A likely follow-up move after one line but not the other; in how many worlds. */
  readonly next: { readonly move: Message; readonly best: number; readonly other: number } | null
  /** Worlds that the seat has won by then; null if no game ended. */
  readonly won: { readonly best: number; readonly other: number } | null
}

/** Reads figures and move names from a position. */
export interface PositionReader {
  figures(s: State, seat: Seat): readonly { readonly name: Message; readonly value: number }[]
  move(s: State, seat: Seat, move: Move): Message
}

/** Uses the game's sketch for figures and its speech for moves. */
export function positionReader({ game, speech }: Pick<GameModule, 'game' | 'speech'>): PositionReader {
  return {
    figures(s, seat) {
      const panels = speech.sketch?.(game.view(s, seat), seat).seats[seat] ?? []
      const found = new Map<string, { name: Message; value: number }>()
      for (const { lines } of panels) {
        const figures = lines.flatMap(({ label: name, value: shown }) => {
          const value = typeof shown === 'number' ? shown : shown.params?.n
          return typeof value === 'number' ? [{ name, value }] : []
        })
        // Skip panels that are mostly text.
        if (2 * figures.length <= lines.length) continue
        for (const one of figures) {
          const id = JSON.stringify(one.name)
          if (!found.has(id)) found.set(id, one)
        }
      }
      return [...found.values()]
    },
    move(s, seat, move) {
      const { key, params } = speech.move(s, seat, move)
      return params === undefined ? { key } : { key, params }
    },
  }
}

/** The outcome of a line in one world. */
export interface LineOutcome {
  readonly end: State
  /** The seat's moves in the line, and those after it. */
  readonly now: readonly Message[]
  readonly later: readonly Message[]
}

/** Maximum number of facts, and the minimum difference. */
const GAINS = 3
const COSTS = 2
const LEAST = 0.3
/** A follow-up move must occur in this share of the worlds, and this much more often than after the other line. */
const OFTEN = 0.6
const OFTENER = 0.4

interface ExplainContext {
  readonly game: Game
  readonly reading: PositionReader
  readonly seat: Seat
  /** Turns per seat played beyond the line. */
  readonly ahead: number
}

export function explain(
  { game, reading, seat, ahead }: ExplainContext,
  best: readonly LineOutcome[],
  other: readonly LineOutcome[],
): Explanation {
  const rival = rivalOf(game, seat, best, other)
  const own = [...pointsOf(game, seat, best, other), ...figuresOf(reading, seat, best, other)]
  const more = (fact: Fact): boolean => fact.best > fact.other
  const less = (fact: Fact): boolean => fact.best < fact.other
  return {
    worlds: best.length,
    ahead,
    gains: withRivalFacts(own.filter(more), rival.filter(less)).slice(0, GAINS),
    costs: withRivalFacts(own.filter(less), rival.filter(more)).slice(0, COSTS),
    next: nextOf(best, other),
    won: wonOf(game, seat, best, other),
  }
}

/** Rival facts follow the first own fact. */
function withRivalFacts([first, ...rest]: readonly Fact[], others: readonly Fact[]): Fact[] {
  return first === undefined ? [...others] : [first, ...others, ...rest]
}

/** The fact and its effect size; null if the difference is not significant. */
function factOf(
  name: Message,
  best: readonly number[],
  other: readonly number[],
): { fact: Fact; clear: number } | null {
  const differences = best.map((value, world) => value - (other[world] ?? 0))
  const { mean, half } = intervalOf(differences)
  if (Math.abs(mean) < LEAST || Math.abs(mean) - half <= 0) return null
  const clear = Math.abs(mean) / (spreadOf(differences).deviation + LEAST)
  return { fact: { name, best: meanOf(best), other: meanOf(other) }, clear }
}

const pointsAt = (game: Game, s: State, seat: Seat): number =>
  game.score(s, seat).reduce((sum, line) => sum + line.points, 0)

function factFrom(
  key: string,
  best: readonly LineOutcome[],
  other: readonly LineOutcome[],
  of: (s: State) => number,
): Fact[] {
  const at = (led: readonly LineOutcome[]): number[] => led.map(({ end }) => of(end))
  const found = factOf({ key }, at(best), at(other))
  return found === null ? [] : [found.fact]
}

/** Points if the game ended there. */
function pointsOf(game: Game, seat: Seat, best: readonly LineOutcome[], other: readonly LineOutcome[]): Fact[] {
  return factFrom('because.points', best, other, (s) => pointsAt(game, s, seat))
}

/** Points of the best rival. */
function rivalOf(game: Game, seat: Seat, best: readonly LineOutcome[], other: readonly LineOutcome[]): Fact[] {
  return factFrom('because.rival', best, other, (s) => {
    const seats = Array.from({ length: s.seats }, (_, who) => who).filter((who) => who !== seat)
    return Math.max(...seats.map((who) => pointsAt(game, s, who)))
  })
}

/** The seat's own figures that every world shows. */
function figuresOf(
  reading: PositionReader,
  seat: Seat,
  best: readonly LineOutcome[],
  other: readonly LineOutcome[],
): Fact[] {
  const read = (led: readonly LineOutcome[]) =>
    led.map(({ end }) => new Map(reading.figures(end, seat).map(({ name, value }) => [JSON.stringify(name), value])))
  const [first, second] = [read(best), read(other)]
  const [names = new Map<string, number>()] = first
  const found = [...names.keys()].flatMap((id) => {
    const of = (list: readonly ReadonlyMap<string, number>[]) => list.flatMap((one) => one.get(id) ?? [])
    const [mine, theirs] = [of(first), of(second)]
    if (mine.length < first.length || theirs.length < second.length) return []
    return factOf(JSON.parse(id) as Message, mine, theirs) ?? []
  })
  return found.sort((a, b) => b.clear - a.clear).map(({ fact }) => fact)
}

/** A follow-up move that is likely after one line but not the other. */
function nextOf(best: readonly LineOutcome[], other: readonly LineOutcome[]): Explanation['next'] {
  const counted = (led: readonly LineOutcome[]): Map<string, number> => {
    const found = new Map<string, number>()
    for (const { later } of led) {
      // Moves without parameters ("Pay", "End the turn") are not informative.
      const telling = later.filter(({ params = {} }) => Object.keys(params).length > 0)
      for (const one of new Set(telling.map((message) => JSON.stringify(message))))
        found.set(one, (found.get(one) ?? 0) + 1)
    }
    return found
  }
  const [mine, theirs] = [counted(best), counted(other)]
  // Moves within either line are not follow-ups.
  const done = new Set([...best, ...other].flatMap(({ now }) => now.map((message) => JSON.stringify(message))))
  const worlds = Math.max(1, best.length)
  const [first] = [...mine]
    .map(([move, n]) => ({ move, best: n, other: theirs.get(move) ?? 0 }))
    .filter((one) => !done.has(one.move) && one.best >= OFTEN * worlds && one.best - one.other >= OFTENER * worlds)
    .sort((a, b) => b.best - b.other - (a.best - a.other))
  return first === undefined ? null : { ...first, move: JSON.parse(first.move) as Message }
}

function wonOf(
  game: Game,
  seat: Seat,
  best: readonly LineOutcome[],
  other: readonly LineOutcome[],
): Explanation['won'] {
  const results = (led: readonly LineOutcome[]) => led.flatMap(({ end }) => game.result(end) ?? [])
  const [mine, theirs] = [results(best), results(other)]
  if (mine.length + theirs.length === 0) return null
  const wins = (list: typeof mine): number => list.filter(({ ranks }) => ranks[seat] === 1).length
  return { best: wins(mine), other: wins(theirs) }
}

/** The sentences of `whyWords`. `strong`: the line played is the best one. */
export function explanationMessages(
  { worlds, ahead, gains, costs, next, won }: Explanation,
  seat: Seat,
  strong: boolean,
): Message[] {
  const said: Message[] = []
  const list = (facts: readonly Fact[]): Message[] =>
    facts.map(({ name, best, other }) => ({
      key: 'because.fact',
      params: { name, best: shown(best), other: shown(other) },
    }))
  if (gains.length > 0) said.push({ key: 'because.later', params: { ahead, worlds, facts: list(gains) } })
  if (costs.length > 0) {
    const key = gains.length > 0 ? 'because.costs' : 'because.later'
    said.push({ key, params: { ahead, worlds, facts: list(costs) } })
  }
  if (next !== null) said.push({ key: strong ? 'because.next.strong' : 'because.next', params: { ...next, worlds } })
  if (won !== null && won.best !== won.other)
    said.push({ key: 'because.won', params: { ...won, worlds, seat: seatName(seat) } })
  return said
}

const shown = (value: number): number => Math.round(10 * value) / 10

/**
 * Why a line is better: what the worlds in which it was compared with another one show where they were judged. Nothing
 * is told beyond that: the figures of the seat, the points, what the seat goes on with, and how often it has won.
 * The worlds are imagined from what the seat knew, so nothing hidden is told either.
 */
import { type Game, type GameModule, type Message, type Move, type Seat, type State, seatName } from '@ludarium/kernel'
import { intervalOf, meanOf, spreadOf } from './statistics.ts'

/** A figure at the end of both lines, mean of the worlds. */
export interface Fact {
  readonly name: Message
  readonly best: number
  readonly other: number
}

export interface Why {
  /** In how many worlds the lines were compared, and how many turns of each seat they were played on. */
  readonly worlds: number
  readonly ahead: number
  /** What the line has more of, beyond the worlds' differences, or the others less; points first, then the clearest. */
  readonly gains: readonly Fact[]
  /** The other way round: what it costs. */
  readonly costs: readonly Fact[]
  /** A later move of the seat that one line leads to and the other does not; in how many worlds. */
  readonly next: { readonly move: Message; readonly best: number; readonly other: number } | null
  /** In how many worlds the seat has won by then; null where no game has ended in them. */
  readonly won: { readonly best: number; readonly other: number } | null
}

/** How positions and moves are read. */
export interface Reading {
  figures(s: State, seat: Seat): readonly { readonly name: Message; readonly value: number }[]
  move(s: State, seat: Seat, move: Move): Message
}

/** By the game's own words: the figures of its sketch and the words of its moves. */
export function readingOf({ game, speech }: Pick<GameModule, 'game' | 'speech'>): Reading {
  return {
    figures(s, seat) {
      const panels = speech.sketch?.(game.view(s, seat), seat).seats[seat] ?? []
      const found = new Map<string, { name: Message; value: number }>()
      for (const { lines } of panels) {
        const figures = lines.flatMap(({ label: name, value: shown }) => {
          const value = typeof shown === 'number' ? shown : shown.params?.n
          return typeof value === 'number' ? [{ name, value }] : []
        })
        // Boxes that hold something else say a number here and there.
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

/** What a line led to in one world. */
export interface Led {
  readonly end: State
  /** What the seat did in the line, and what it went on with. */
  readonly now: readonly Message[]
  readonly later: readonly Message[]
}

/** So many are told; a difference below this is not. */
const GAINS = 3
const COSTS = 2
const LEAST = 0.3
/** Of the worlds: so many go on with a move that is told, and so many more than after the other line. */
const OFTEN = 0.6
const OFTENER = 0.4

export function whyOf(
  game: Game,
  reading: Reading,
  seat: Seat,
  ahead: number,
  best: readonly Led[],
  other: readonly Led[],
): Why {
  const rival = rivalOf(game, seat, best, other)
  const own = [...pointsOf(game, seat, best, other), ...figuresOf(reading, seat, best, other)]
  const more = (fact: Fact): boolean => fact.best > fact.other
  const less = (fact: Fact): boolean => fact.best < fact.other
  return {
    worlds: best.length,
    ahead,
    gains: inserted(own.filter(more), rival.filter(less)).slice(0, GAINS),
    costs: inserted(own.filter(less), rival.filter(more)).slice(0, COSTS),
    next: nextOf(best, other),
    won: wonOf(game, seat, best, other),
  }
}

/** What the others have comes after the first of the own. */
function inserted([first, ...rest]: readonly Fact[], others: readonly Fact[]): Fact[] {
  return first === undefined ? [...others] : [first, ...others, ...rest]
}

/** The fact, as far as both lines differ in it beyond chance; and how clearly. */
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

function told(key: string, best: readonly Led[], other: readonly Led[], of: (s: State) => number): Fact[] {
  const at = (led: readonly Led[]): number[] => led.map(({ end }) => of(end))
  const found = factOf({ key }, at(best), at(other))
  return found === null ? [] : [found.fact]
}

/** The points if the game ended there. */
function pointsOf(game: Game, seat: Seat, best: readonly Led[], other: readonly Led[]): Fact[] {
  return told('because.points', best, other, (s) => pointsAt(game, s, seat))
}

/** Those of the best of the others. */
function rivalOf(game: Game, seat: Seat, best: readonly Led[], other: readonly Led[]): Fact[] {
  return told('because.rival', best, other, (s) => {
    const seats = Array.from({ length: s.seats }, (_, who) => who).filter((who) => who !== seat)
    return Math.max(...seats.map((who) => pointsAt(game, s, who)))
  })
}

/** The seat's own figures, as far as every world shows them. */
function figuresOf(reading: Reading, seat: Seat, best: readonly Led[], other: readonly Led[]): Fact[] {
  const read = (led: readonly Led[]) =>
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

/** What the seat goes on with after one line and not after the other. */
function nextOf(best: readonly Led[], other: readonly Led[]): Why['next'] {
  const counted = (led: readonly Led[]): Map<string, number> => {
    const found = new Map<string, number>()
    for (const { later } of led) {
      // "Pay" and "End the turn" say nothing.
      const telling = later.filter(({ params = {} }) => Object.keys(params).length > 0)
      for (const one of new Set(telling.map((message) => JSON.stringify(message))))
        found.set(one, (found.get(one) ?? 0) + 1)
    }
    return found
  }
  const [mine, theirs] = [counted(best), counted(other)]
  // What either line does at once is no news.
  const done = new Set([...best, ...other].flatMap(({ now }) => now.map((message) => JSON.stringify(message))))
  const worlds = Math.max(1, best.length)
  const [first] = [...mine]
    .map(([move, n]) => ({ move, best: n, other: theirs.get(move) ?? 0 }))
    .filter((one) => !done.has(one.move) && one.best >= OFTEN * worlds && one.best - one.other >= OFTENER * worlds)
    .sort((a, b) => b.best - b.other - (a.best - a.other))
  return first === undefined ? null : { ...first, move: JSON.parse(first.move) as Message }
}

function wonOf(game: Game, seat: Seat, best: readonly Led[], other: readonly Led[]): Why['won'] {
  const results = (led: readonly Led[]) => led.flatMap(({ end }) => game.result(end) ?? [])
  const [mine, theirs] = [results(best), results(other)]
  if (mine.length + theirs.length === 0) return null
  const wins = (list: typeof mine): number => list.filter(({ ranks }) => ranks[seat] === 1).length
  return { best: wins(mine), other: wins(theirs) }
}

/** The sentences; their words are `whyWords`. `strong`: the line that was played is the best one. */
export function whySaid({ worlds, ahead, gains, costs, next, won }: Why, seat: Seat, strong: boolean): Message[] {
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

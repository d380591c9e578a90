/**
 * The searching bot: a wide beam finds whole turns, and rollouts in shared imagined worlds evaluate them by sequential
 * halving. The decision depends only on the view, the random stream and a budget of positions, so searches are
 * reproducible.
 */
import {
  type Chance,
  type Game,
  hash,
  type Move,
  type SearchSettings,
  type Seat,
  type State,
  sameMove,
  type Weights,
} from '@ludarium/kernel'
import type { Bot, Thinking } from './bot.ts'
import { type Halving, halving } from './halving.ts'
import { judgeOf, type SearchContext } from './policy.ts'
import { imagineWorld, rollout, type World } from './rollout.ts'
import { byValue, DistinctLines, searchTurns, type TurnLine } from './turns.ts'

export interface SearchStrength extends Omit<SearchSettings, 'positionsPerMs'> {
  /** Positions per whole own turn. */
  readonly positions: number
  /** Override the game's own. */
  readonly weights?: Weights
}

/** A planned line of own moves; valid until something is revealed or the turn ends. */
interface Plan {
  readonly turn: number
  readonly reveals: number
  readonly moves: readonly Move[]
  next: number
}

/** Share of the turn's positions reserved for every later decision. */
const RESERVE = 0.15
/** Minimum number of turns to compare. */
const FEWEST = 4

export function searchBot(game: Game, strength: SearchStrength): Bot {
  const judge = judgeOf(game, strength.weights)
  let plan: Plan | null = null
  let turn = -1
  let spent = 0

  function think(view: State, seat: Seat, chance: Chance): Thinking {
    const legal = game.legal(view, seat)
    const wanted = planned(view, legal)
    const only = legal.length === 1 ? legal[0] : wanted
    if (only !== undefined) return { best: only, step: () => false }
    if (view.turn !== turn) {
      turn = view.turn
      spent = 0
    }
    const budget = Math.max(strength.positions - spent, strength.positions * RESERVE)
    return search(view, seat, legal, budget, chance)
  }

  /** The next move of the plan; drops a plan that is no longer legal. */
  function planned(view: State, legal: readonly Move[]): Move | undefined {
    if (plan === null || plan.turn !== view.turn || plan.reveals !== view.reveals) return undefined
    const wanted = plan.moves[plan.next]
    const found = wanted === undefined ? undefined : legal.find((move) => sameMove(move, wanted))
    if (found === undefined) plan = null
    else plan.next++
    return found
  }

  function search(view: State, seat: Seat, legal: readonly Move[], budget: number, chance: Chance): Thinking {
    const context: SearchContext = { game, judge, meter: { spent: 0 } }
    const { meter } = context
    const worlds: World[] = []
    const worldAt = (n: number): World => {
      while (worlds.length <= n) worlds.push(imagineWorld(context, view, seat, chance))
      return worlds[n] as World
    }
    const { evening } = strength
    const others = () => Array.from({ length: evening }, (_, n) => worldAt(n + 1).s)
    const plain = { width: strength.width, positions: budget * strength.finding }
    const wish = evening === 0 ? plain : { ...plain, others }
    const turns = searchTurns(context, worldAt(0).s, seat, wish, chance)
    let found: readonly Candidate[] = []
    let contest: Halving | null = null

    const leader = (): readonly Move[] | undefined =>
      contest === null ? turns.best()?.moves : found[contest.leader()]?.moves

    function begin(): void {
      // With little budget left, compare fewer turns but in several worlds.
      const most = Math.max(FEWEST, Math.round((strength.candidates * budget) / strength.positions))
      found = candidatesOf(turns.lines(), most, chance)
      contest = halving({
        candidates: found.length,
        budget,
        meter,
        prior: (candidate) => found[candidate]?.value ?? 0,
        priorWeight: strength.trust,
        trial(candidate, world, closeness) {
          const { ahead, glance, glanceWidth } = strength
          const course = { last: view.turn + ahead * view.seats, glance: glance * closeness, width: glanceWidth }
          // Skip the world that the line was found in: it may have been lucky there.
          const where = worldAt(evening === 0 ? world : world + 1)
          const { s, certain } = rollout(context, where, seat, found[candidate]?.moves ?? [], course)
          return { value: worth(s, seat), certain }
        },
        areWorldsAlike: () => position(worldAt(0).s) === position(worldAt(1).s),
      })
    }

    function settle(): false {
      spent += meter.spent
      const moves = leader()
      if (moves !== undefined) plan = { turn: view.turn, reveals: view.reveals, moves, next: 1 }
      return false
    }

    return {
      get best() {
        return leader()?.[0] ?? (legal[0] as Move)
      },
      step() {
        if (contest !== null) return contest.step() || settle()
        if (turns.step()) return true
        begin()
        return found.length > 1 || settle()
      },
      get line() {
        return leader() ?? []
      },
      get lines() {
        return contest === null ? [] : contest.ranking().map((candidate) => found[candidate]?.moves ?? [])
      },
      get looked() {
        return meter.spent
      },
    }
  }

  /** Own evaluation minus a share of the others', plus a bonus for winning at the end. */
  function worth(s: State, seat: Seat): number {
    const { envy, victory } = strength
    let value = judge(s, seat)
    if (envy !== 0) value -= envy * othersMean(s, seat)
    if (victory !== 0 && s.agenda.length === 0) value += game.result(s)?.ranks[seat] === 1 ? victory : -victory
    return value
  }

  function othersMean(s: State, seat: Seat): number {
    if (s.seats === 1) return 0
    let sum = 0
    for (let other = 0; other < s.seats; other++) if (other !== seat) sum += judge(s, other)
    return sum / (s.seats - 1)
  }

  return { think }
}

/** Hash of the state without its random stream. */
function position(s: State): string {
  return hash({ ...s, chance: null })
}

/** The part of a line that depends only on the seat, and the line's evaluation. */
interface Candidate {
  readonly moves: readonly Move[]
  readonly value: number
}

/**
 * Beginnings of the best lines, without duplicates. Turns that begin alike often end alike, so the number of candidates
 * with the same first one, two or three moves is limited at first.
 */
function candidatesOf(lines: readonly TurnLine[], most: number, chance: Chance): Candidate[] {
  const all: Candidate[] = []
  const seen = new Set<string>()
  const ends = new DistinctLines()
  for (const line of byValue(lines, chance)) {
    const { moves, sure, value } = line
    const beginning = moves.slice(0, Math.min(moves.length, sure + 1))
    const key = JSON.stringify(beginning)
    if (seen.has(key) || !ends.add(line)) continue
    seen.add(key)
    all.push({ moves: beginning, value })
  }
  const found = new Set(diversified(all, most))
  for (const one of all) {
    if (found.size >= most) break
    found.add(one)
  }
  return [...found]
}

/** Limits for candidates with the same first moves: half of all for one move, a quarter for two ... */
const ALIKE = 3
/** Minimum for those limits. */
const FEWEST_ALIKE = 2

function diversified(all: readonly Candidate[], most: number): Candidate[] {
  const found: Candidate[] = []
  const counts = new Map<string, number>()
  for (const one of all) {
    if (found.length >= most) break
    const beginnings = Array.from({ length: ALIKE }, (_, n) => JSON.stringify(one.moves.slice(0, n + 1)))
    const full = beginnings.some((key, n) => (counts.get(key) ?? 0) >= Math.max(FEWEST_ALIKE, most >> (n + 1)))
    if (full) continue
    for (const key of new Set(beginnings)) counts.set(key, (counts.get(key) ?? 0) + 1)
    found.push(one)
  }
  return found
}

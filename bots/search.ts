/**
 * The searching bot: whole turns out of a wide beam, each judged by playing on for some turns in several imagined
 * worlds, the same for all, the weaker half dropped again and again. What it decides follows from the view, the chance
 * and a budget of positions alone, so that a search can be repeated.
 */
import {
  type Chance,
  type Game,
  hash,
  type Move,
  type Outlook,
  type Seat,
  type State,
  sameMove,
  type Weights,
} from '@ludarium/kernel'
import type { Bot, Thinking } from './bot.ts'
import { type Halving, halving } from './halving.ts'
import { judgeOf, type Meter } from './policy.ts'
import { imagined, playOn, type World } from './rollout.ts'
import { byValue, Distinct, type Line, turnsOf } from './turns.ts'

export interface SearchStrength extends Omit<Outlook, 'pace'> {
  /** Positions for a whole own turn. */
  readonly positions: number
  /** In place of the game's own. */
  readonly weights?: Weights
}

/** Own moves that were found together; valid as long as nothing hidden came to light and the turn goes on. */
interface Plan {
  readonly turn: number
  readonly reveals: number
  readonly moves: readonly Move[]
  next: number
}

/** What is always left for a decision late in a turn, as a share of the turn's positions. */
const RESERVE = 0.15
/** Turns that are compared at least. */
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

  /** The next move of the plan; a plan that cannot be followed is given up. */
  function planned(view: State, legal: readonly Move[]): Move | undefined {
    if (plan === null || plan.turn !== view.turn || plan.reveals !== view.reveals) return undefined
    const wanted = plan.moves[plan.next]
    const found = wanted === undefined ? undefined : legal.find((move) => sameMove(move, wanted))
    if (found === undefined) plan = null
    else plan.next++
    return found
  }

  function search(view: State, seat: Seat, legal: readonly Move[], budget: number, chance: Chance): Thinking {
    const meter: Meter = { spent: 0 }
    const worlds: World[] = []
    const worldAt = (n: number): World => {
      while (worlds.length <= n) worlds.push(imagined(game, judge, view, seat, chance, meter))
      return worlds[n] as World
    }
    const { evening } = strength
    const others = () => Array.from({ length: evening }, (_, n) => worldAt(n + 1).s)
    const plain = { width: strength.width, positions: budget * strength.finding }
    const wish = evening === 0 ? plain : { ...plain, others }
    const turns = turnsOf(game, judge, worldAt(0).s, seat, wish, chance, meter)
    let found: readonly Candidate[] = []
    let contest: Halving | null = null

    const leader = (): readonly Move[] | undefined =>
      contest === null ? turns.best()?.moves : found[contest.leader()]?.moves

    function begin(): void {
      // Where little is left to spend few are compared, but those in several worlds.
      const most = Math.max(FEWEST, Math.round((strength.candidates * budget) / strength.positions))
      found = candidatesOf(turns.lines(), most, chance)
      contest = halving({
        candidates: found.length,
        budget,
        meter,
        first: (candidate) => found[candidate]?.value ?? 0,
        trust: strength.trust,
        trial(candidate, world, closeness) {
          const { ahead, glance, glanceWidth } = strength
          const course = { last: view.turn + ahead * view.seats, glance: glance * closeness, width: glanceWidth }
          // What was lucky in the world where it was found is not tried there again.
          const where = worldAt(evening === 0 ? world : world + 1)
          const { s, certain } = playOn(game, judge, where, seat, found[candidate]?.moves ?? [], course, meter)
          return { value: worth(s, seat), certain }
        },
        alike: () => position(worldAt(0).s) === position(worldAt(1).s),
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

  /** Our own judgement less a share of what the others have; at the end winning counts beside. */
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

/** What is on the table, whatever chance holds. */
function position(s: State): string {
  return hash({ ...s, chance: null })
}

/** The beginning of a line, as far as it depends on nothing but us, and what the line's end looked like. */
interface Candidate {
  readonly moves: readonly Move[]
  readonly value: number
}

/**
 * Beginnings of the best lines, each once. Turns that begin alike often end alike: of those with the same first, first two
 * or first three moves only a part comes in at first, so that turns of another kind are tried too.
 */
function candidatesOf(lines: readonly Line[], most: number, chance: Chance): Candidate[] {
  const all: Candidate[] = []
  const seen = new Set<string>()
  const ends = new Distinct()
  for (const line of byValue(lines, chance)) {
    const { moves, sure, value } = line
    const beginning = moves.slice(0, Math.min(moves.length, sure + 1))
    const key = JSON.stringify(beginning)
    if (seen.has(key) || !ends.add(line)) continue
    seen.add(key)
    all.push({ moves: beginning, value })
  }
  const found = new Set(various(all, most))
  for (const one of all) {
    if (found.size >= most) break
    found.add(one)
  }
  return [...found]
}

/** Of candidates that begin with the same moves: one move, half of all at the most; two moves, a quarter ... */
const ALIKE = 3
/** At least so many may begin alike. */
const FEWEST_ALIKE = 2

function various(all: readonly Candidate[], most: number): Candidate[] {
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

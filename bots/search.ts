/**
 * The searching bot: whole turns out of a wide beam, each judged by playing on for about a round in several imagined
 * worlds, the same for all, the weaker half dropped again and again. What it decides follows from the view, the chance
 * and a budget of positions alone, so that a search can be repeated.
 */
import {
  type Chance,
  type Game,
  hash,
  isSealed,
  type Move,
  next,
  type Outlook,
  plainChance,
  type Seat,
  type State,
  sameMove,
  type Weights,
  word,
} from '@ludarium/kernel'
import type { Bot, Thinking } from './bot.ts'
import { type Halving, halving } from './halving.ts'
import { answerSealed, judgeOf, type Meter } from './policy.ts'
import { playOn, type World } from './rollout.ts'
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

export function searchBot(game: Game, strength: SearchStrength): Bot {
  const judge = judgeOf(game, strength.weights)
  let plan: Plan | null = null
  let turn = -1
  let spent = 0

  function think(view: State, seat: Seat, chance: Chance): Thinking {
    const legal = game.legal(view, seat)
    const only = legal.length === 1 ? legal[0] : planned(view, legal)
    if (only !== undefined) return { best: only, step: () => false }
    if (view.turn !== turn) {
      turn = view.turn
      spent = 0
    }
    const budget = Math.max(strength.positions - spent, strength.positions * RESERVE)
    return search(view, seat, legal, budget, chance)
  }

  function planned(view: State, legal: readonly Move[]): Move | undefined {
    if (plan === null || plan.turn !== view.turn || plan.reveals !== view.reveals) return undefined
    const wanted = plan.moves[plan.next]
    if (wanted === undefined) return undefined
    plan.next++
    return legal.find((move) => sameMove(move, wanted))
  }

  function search(view: State, seat: Seat, legal: readonly Move[], budget: number, chance: Chance): Thinking {
    const meter: Meter = { spent: 0 }
    const worlds: World[] = []
    const worldAt = (n: number): World => {
      while (worlds.length <= n) worlds.push(imagined(view, seat, chance, meter))
      return worlds[n] as World
    }
    const wish = { width: strength.width, positions: budget * strength.finding }
    const turns = turnsOf(game, judge, worldAt(0).s, seat, wish, chance, meter)
    let found: readonly (readonly Move[])[] = []
    let contest: Halving | null = null

    const leader = (): readonly Move[] | undefined => (contest === null ? turns.best()?.moves : found[contest.leader()])

    function begin(): void {
      found = candidatesOf(turns.lines(), strength.candidates, chance)
      contest = halving({
        candidates: found.length,
        budget,
        meter,
        trial(candidate, world, closeness) {
          const course = { last: view.turn + strength.ahead * view.seats, glance: strength.glance * closeness }
          const { s, certain } = playOn(game, judge, worldAt(world), seat, found[candidate] ?? [], course, meter)
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
      get ranked() {
        const lines = contest === null ? [] : contest.standing().flatMap((n) => [found[n] ?? []])
        return lines.filter(([first], n) => {
          if (first === undefined) return false
          return lines.findIndex(([other]) => other !== undefined && sameMove(other, first)) === n
        })
      },
      get looked() {
        return meter.spent
      },
    }
  }

  /** A world that agrees with the view, sealed answers of others made up sensibly. */
  function imagined(view: State, seat: Seat, chance: Chance, meter: Meter): World {
    const s = game.imagine(view, seat, chance)
    if (isSealed(next(s))) answerSealed(game, judge, s, seat, chance, meter)
    return { s, luck: plainChance(word(chance), word(chance)), script: null }
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

/** Beginnings of the best lines, each once, as far as they depend on nothing but us. */
function candidatesOf(lines: readonly Line[], most: number, chance: Chance): (readonly Move[])[] {
  const found: (readonly Move[])[] = []
  const seen = new Set<string>()
  const ends = new Distinct()
  for (const line of byValue(lines, chance)) {
    if (!ends.add(line)) continue
    const { moves, sure } = line
    const beginning = moves.slice(0, Math.min(moves.length, sure + 1))
    const key = JSON.stringify(beginning)
    if (seen.has(key)) continue
    seen.add(key)
    found.push(beginning)
    if (found.length === most) break
  }
  return found
}

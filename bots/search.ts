/**
 * The searching bot: whole turns out of a wide beam, each judged by playing on for about a round in several imagined
 * worlds, the same for all, the weaker half dropped again and again. What it decides follows from the view, the chance
 * and a budget of positions alone, so that a search can be repeated.
 */
import { type Chance, type Game, isSealed, type Move, next, type Seat, type State, sameMove } from '@ludarium/kernel'
import type { Bot, Thinking } from './bot.ts'
import { answerSealed, bestReply, type Meter } from './policy.ts'
import { distinct, type Line, turnsOf } from './turns.ts'

export interface SearchStrength {
  /** Positions for a whole own turn. */
  readonly positions: number
  /** Lines that the beam follows at the same time. */
  readonly width: number
  /** Share of the positions that go into finding turns; the rest judges them. */
  readonly finding: number
  /** Turns that are judged, at the most. */
  readonly candidates: number
  /** Rounds that are played on before a position is judged. */
  readonly ahead: number
  /** Positions for each own turn in them. */
  readonly glance: number
}

/** A beginning of a turn that depends on nothing but us, and what playing on from it brought in each world. */
interface Candidate {
  readonly moves: readonly Move[]
  /** Sum of what the rollouts came to. */
  sum: number
  count: number
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
/** Decisions that a rollout plays at the most. */
const FARTHEST = 400

export function searchBot(game: Game, strength: SearchStrength): Bot {
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
    const worlds: State[] = []
    const worldAt = (n: number): State => {
      while (worlds.length <= n) worlds.push(imagined(view, seat, chance, meter))
      return worlds[n] as State
    }
    const wish = { width: strength.width, positions: budget * strength.finding }
    const turns = turnsOf(game, game.clone(worldAt(0)), seat, wish, chance, meter)
    let candidates: Candidate[] | null = null
    let fallback = legal[0] as Move
    let world = 0
    let at = 0

    function leader(): Candidate | undefined {
      return candidates?.reduce((best, one) => (mean(one) > mean(best) ? one : best))
    }

    function settle(): false {
      const best = leader()
      spent += meter.spent
      if (best !== undefined) plan = { turn: view.turn, reveals: view.reveals, moves: best.moves, next: 1 }
      return false
    }

    /** One rollout of one candidate in one world; false when nothing more is to be learned or spent. */
    function judge(list: Candidate[]): boolean {
      const one = list[at]
      if (one === undefined) {
        at = 0
        world++
        candidates = remaining(list, meter.spent / budget)
        return candidates.length > 1
      }
      one.sum += rollout(game.clone(worldAt(world)), seat, one.moves, chance, meter)
      one.count++
      at++
      return meter.spent < budget
    }

    return {
      get best() {
        return leader()?.moves[0] ?? fallback
      },
      step() {
        if (candidates !== null) return judge(candidates) || settle()
        const more = turns.step()
        fallback = turns.lines()[0]?.moves[0] ?? fallback
        if (!more) candidates = candidatesOf(turns.lines(), strength.candidates, chance)
        return candidates === null || candidates.length > 1 || settle()
      },
    }
  }

  /** A world that agrees with the view, sealed answers of others made up sensibly. */
  function imagined(view: State, seat: Seat, chance: Chance, meter: Meter): State {
    const s = game.imagine(view, seat, chance)
    if (isSealed(next(s))) answerSealed(game, s, seat, chance, meter)
    return s
  }

  /** Plays the moves and on from there, the others and ourselves by quick choices, and judges where that leads. */
  function rollout(s: State, seat: Seat, moves: readonly Move[], chance: Chance, meter: Meter): number {
    for (const move of moves) {
      if (!game.actors(s).includes(seat)) break
      game.play(s, seat, move)
    }
    meter.spent += moves.length
    const last = turn + strength.ahead * s.seats
    for (let n = 0; n < FARTHEST && s.turn <= last; n++) {
      const actors = game.actors(s)
      const actor = actors.includes(seat) ? seat : actors[0]
      if (actor === undefined) break
      if (isSealed(next(s))) {
        answerSealed(game, s, null, chance, meter)
      } else if (actor !== seat) {
        game.play(s, actor, bestReply(game, s, actor, chance, meter))
      } else {
        playOn(s, seat, chance, meter)
      }
    }
    return worth(s, seat)
  }

  /** Our own turn in a rollout: the best line of a small beam, as far as it is certain. */
  function playOn(s: State, seat: Seat, chance: Chance, meter: Meter): void {
    if (strength.glance === 0) {
      game.play(s, seat, bestReply(game, s, seat, chance, meter))
      return
    }
    const turns = turnsOf(game, s, seat, { width: 3, positions: strength.glance }, chance, meter)
    while (turns.step());
    const [line] = turns.lines()
    if (line === undefined) {
      game.play(s, seat, bestReply(game, s, seat, chance, meter))
      return
    }
    for (const move of line.moves.slice(0, Math.max(1, line.sure))) {
      if (!game.actors(s).includes(seat)) break
      game.play(s, seat, move)
    }
  }

  /** Our own heuristic less a share of what the others have. */
  function worth(s: State, seat: Seat): number {
    const { evaluate, envy = 0 } = game.advice
    const own = evaluate(s, seat)
    if (envy === 0 || s.seats === 1) return own
    let others = 0
    for (let other = 0; other < s.seats; other++) if (other !== seat) others += evaluate(s, other)
    return own - (envy * others) / (s.seats - 1)
  }

  return { think }
}

const mean = ({ sum, count }: Candidate): number => (count === 0 ? Number.NEGATIVE_INFINITY : sum / count)

/** The better half, once all have been tried in the same worlds; fewer of them as the budget goes. */
function remaining(list: readonly Candidate[], used: number): Candidate[] {
  const ranked = [...list].sort((a, b) => mean(b) - mean(a))
  const keep = Math.max(1, Math.ceil(list.length * (used > 0.9 ? 0.25 : 0.5)))
  return ranked.slice(0, keep)
}

/** Beginnings of the best lines, each once. */
function candidatesOf(lines: readonly Line[], most: number, chance: Chance): Candidate[] {
  const found: Candidate[] = []
  const seen = new Set<string>()
  for (const { moves, sure } of distinct(lines, chance)) {
    const beginning = moves.slice(0, Math.min(moves.length, sure + 1))
    const key = JSON.stringify(beginning)
    if (seen.has(key)) continue
    seen.add(key)
    found.push({ moves: beginning, sum: 0, count: 0 })
    if (found.length === most) break
  }
  return found
}

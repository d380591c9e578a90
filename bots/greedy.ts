/**
 * Greedy plans to the end of its own turn: it imagines what it cannot see, extends its own decisions with a beam of the
 * most promising lines, answers for other seats in between, and takes the line whose end has the highest evaluation.
 * When the positions run out, it still completes the leading line, because lines are compared by their ends. A line
 * that depends on luck or on others is tried in several imagined worlds. It never uses what its seat may not know.
 */
import {
  below,
  type Chance,
  type Game,
  hash,
  isSealed,
  type Move,
  next,
  nextWord,
  pick,
  plainChance,
  type Seat,
  type State,
  sameMove,
} from '@ludarium/kernel'
import type { Bot, BotSpec, Thinking } from './bot.ts'

export interface GreedyStrength {
  /** Beam width. */
  readonly width: number
  /** Maximum number of positions per decision. */
  readonly positions: number
}

interface Line {
  readonly s: State
  /** Evaluation at the end of the line, corrected for luck by `shift`. */
  readonly value: number
  /** Correction for good or bad luck in the line's own imagined world. */
  readonly shift: number
  readonly moves: readonly Move[]
  /** The line without its last move; null at the root. */
  readonly parent: Line | null
  /** States after the same moves in the other imagined worlds, computed lazily; only for sure moves. */
  others: readonly State[] | null
  /** Number of moves that can be planned: nothing was revealed and nobody else asked before them. */
  readonly sure: number
  readonly ended: boolean
}

/** A planned line of own moves; valid until something is revealed or the turn ends. */
interface Plan {
  readonly turn: number
  readonly reveals: number
  readonly moves: readonly Move[]
  next: number
}

/** Imagined worlds for lines that depend on luck or on others. */
const WORLDS = 5
/** Maximum number of other seats' answers in a line before it is evaluated. */
const MOST_REPLIES = 12
/** Other seats answer at random if they have more moves than this or answer in secret. */
const LONGEST_REPLY = 4

export function greedyBot(game: Game, strength: GreedyStrength): Bot {
  const { evaluate } = game.advice
  let plan: Plan | null = null

  function think(view: State, seat: Seat, chance: Chance): Thinking {
    const legal = game.legal(view, seat)
    const only = legal.length === 1 ? legal[0] : planned(view, legal)
    if (only !== undefined) return { best: only, step: () => false }
    return search(view, seat, legal, chance)
  }

  function planned(view: State, legal: readonly Move[]): Move | undefined {
    if (plan === null || plan.turn !== view.turn || plan.reveals !== view.reveals) return undefined
    const wanted = plan.moves[plan.next]
    if (wanted === undefined) return undefined
    plan.next++
    return legal.find((move) => sameMove(move, wanted))
  }

  function search(view: State, seat: Seat, legal: readonly Move[], chance: Chance): Thinking {
    const { turn } = view
    let left = strength.positions
    const root: Line = {
      s: game.imagine(view, seat, chance),
      value: 0,
      shift: 0,
      moves: [],
      parent: null,
      others: null,
      sure: 1,
      ended: false,
    }
    const luck = plainChance(nextWord(chance), nextWord(chance))
    let beam: Line[] = [root]
    let best: Line | null = null
    let fallback = pick(chance, legal)
    /** Out of positions: only the leading line continues, while it is better than the finished ones. */
    let finishing = false

    /** Plays an own move and the other seats' answers until the next own decision; true if nothing depended on luck. */
    function advance(s: State, move: Move): boolean {
      const before = s.reveals
      game.play(s, seat, move)
      luck.used = 0
      let replies = 0
      for (; replies < MOST_REPLIES && s.turn === turn; replies++) {
        const actors = game.actors(s)
        const other = actors[0]
        if (other === undefined || actors.includes(seat)) break
        game.play(s, other, reply(s, other, luck))
      }
      return replies === 0 && s.reveals === before
    }

    function othersOf(line: Line): readonly State[] {
      if (line.others === null) {
        const { parent } = line
        line.others =
          parent === null
            ? Array.from({ length: WORLDS - 1 }, () => game.imagine(view, seat, chance))
            : inOtherWorlds(parent, line.moves[line.moves.length - 1] as Move)
      }
      return line.others
    }

    /** The line extended by one move in the other imagined worlds. */
    function inOtherWorlds(line: Line, move: Move): State[] {
      return othersOf(line).map((other) => {
        const s = game.clone(other)
        advance(s, move)
        return s
      })
    }

    function follow(line: Line, move: Move): Line {
      const s = game.clone(line.s)
      const moves = [...line.moves, move]
      const sureSoFar = line.sure > line.moves.length
      const certain = advance(s, move) && sureSoFar
      const here = evaluate(s, seat)
      let { shift } = line
      if (!certain && sureSoFar) {
        // Do not mistake a lucky draw for a good move.
        const values = [here, ...inOtherWorlds(line, move).map((other) => evaluate(other, seat))]
        shift = values.reduce((sum, value) => sum + value, 0) / values.length - here
        left -= WORLDS - 1
      }
      const ended = s.turn !== turn || !game.actors(s).includes(seat)
      const sure = certain ? line.sure + 1 : line.sure
      return { s, value: here + shift, shift, moves, parent: line, others: null, sure, ended }
    }

    return {
      get best() {
        return best?.moves[0] ?? fallback
      },
      step() {
        const grown: Line[] = []
        for (const line of beam) {
          const moves = line.moves.length === 0 ? legal : game.legal(line.s, seat)
          for (const move of moves) {
            if (left-- <= 0 && !finishing && line.moves.length > 0) break
            grown.push(follow(line, move))
          }
        }
        for (const line of grown) if (line.ended && (best === null || line.value > best.value)) best = line
        const open = grown.filter((line) => !line.ended)
        finishing ||= left <= 0
        beam = bestLines(open, finishing ? 1 : strength.width, chance)
        const leading = beam[0]
        if (leading !== undefined && best === null) fallback = leading.moves[0] ?? fallback
        const promising = leading !== undefined && (best === null || leading.value > best.value)
        const more = finishing ? promising && left > -strength.positions : beam.length > 0
        if (!more) settle(best ?? leading)
        return more
      },
    }

    /** Chooses the line and plans its sure moves. */
    function settle(line: Line | undefined): void {
      if (line === undefined) return
      best = line
      plan = { turn, reveals: view.reveals, moves: line.moves.slice(0, line.sure), next: 1 }
    }
  }

  /** Another seat's answer: best by its own evaluation one move ahead, ties at random. */
  function reply(s: State, seat: Seat, chance: Chance): Move {
    const moves = game.legal(s, seat)
    if (moves.length > LONGEST_REPLY || isSealed(next(s))) return pick(chance, moves)
    let best: Move[] = []
    let top = Number.NEGATIVE_INFINITY
    for (const move of moves) {
      const after = game.clone(s)
      game.play(after, seat, move)
      const value = evaluate(after, seat)
      if (value > top) {
        top = value
        best = [move]
      } else if (value === top) best.push(move)
    }
    return pick(chance, best)
  }

  return { think }
}

/** The best lines, ties in random order, without duplicates of the same position. */
function bestLines(lines: readonly Line[], width: number, chance: Chance): Line[] {
  const keyed = lines.map((line) => ({ line, tie: below(chance, 0x10000) }))
  keyed.sort((a, b) => b.line.value - a.line.value || a.tie - b.tie)
  const kept: Line[] = []
  let hashes = new Set<string>()
  for (const [at, { line }] of keyed.entries()) {
    if (kept.length === width) break
    const before = keyed[at - 1]?.line.value === line.value
    if (!before) hashes = new Set()
    if (before || keyed[at + 1]?.line.value === line.value) {
      const position = hash(line.s)
      if (hashes.has(position)) continue
      hashes.add(position)
    }
    kept.push(line)
  }
  return kept
}

export const greedy: BotSpec = {
  name: 'greedy',
  about: 'plans to the end of its own turn',
  make: (game) => greedyBot(game, { width: 6, positions: game.advice.horizon }),
}

/**
 * Greedy looks to the end of its own turn: it imagines what it cannot see, tries its own decisions one after the
 * other with a beam of the most promising lines, answers for the others where they are asked in between, and
 * takes the line whose end the game's heuristic likes best. A line that leads when the positions run out is still
 * followed to its end, since lines are compared by their ends. Where a line depends on luck or on others it is tried
 * in several imagined worlds. It never looks at what its seat may not know.
 */
import {
  below,
  type Chance,
  type Game,
  hash,
  isSealed,
  type Move,
  next,
  pick,
  plainChance,
  type Seat,
  type State,
  sameMove,
  word,
} from '@ludarium/kernel'
import type { Bot, BotSpec, Thinking } from './bot.ts'

export interface GreedyStrength {
  /** How many lines are followed at the same time. */
  readonly width: number
  /** How many positions may be looked at for one decision. */
  readonly positions: number
}

interface Line {
  readonly s: State
  /** What the heuristic says of the line's end, luck evened out by `shift`. */
  readonly value: number
  /** What is added because the line was lucky or unlucky in its own imagined world. */
  readonly shift: number
  readonly moves: readonly Move[]
  /** The line without its last move; null before the first one. */
  readonly parent: Line | null
  /** The same moves in the other imagined worlds, played when they are first asked for; only of moves that are sure. */
  others: readonly State[] | null
  /** How many moves from the first can be planned: before them nothing was revealed and nobody else was asked. */
  readonly sure: number
  readonly ended: boolean
}

/** Own moves that were found together; valid as long as nothing hidden came to light and the turn goes on. */
interface Plan {
  readonly turn: number
  readonly reveals: number
  readonly moves: readonly Move[]
  next: number
}

/** Worlds in which a line is tried when it depends on luck or on others. */
const WORLDS = 5
/** Answers of others that a line follows at most before it is judged where it stands. */
const MOST_REPLIES = 12
/** Others with longer lists answer at random, and so do those whose answers stay sealed for now. */
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
    const luck = plainChance(word(chance), word(chance))
    let beam: Line[] = [root]
    let best: Line | null = null
    let fallback = pick(chance, legal)
    /** Out of positions: only the leading line is followed to its end, as long as it promises more than those that ended. */
    let finishing = false

    /** Plays an own move and what others answer until it is our decision again; true if nothing was left to luck. */
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
            : elsewhere(parent, line.moves[line.moves.length - 1] as Move)
      }
      return line.others
    }

    /** The line and one more move in the other imagined worlds. */
    function elsewhere(line: Line, move: Move): State[] {
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
        // so that a lucky draw is not taken for a good move
        const values = [here, ...elsewhere(line, move).map((other) => evaluate(other, seat))]
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
        beam = foremost(open, finishing ? 1 : strength.width, chance)
        const leading = beam[0]
        if (leading !== undefined && best === null) fallback = leading.moves[0] ?? fallback
        const promising = leading !== undefined && (best === null || leading.value > best.value)
        const more = finishing ? promising && left > -strength.positions : beam.length > 0
        if (!more) settle(best ?? leading)
        return more
      },
    }

    /** The line is the one to play: the moves in it that depend on nothing but us are the plan. */
    function settle(line: Line | undefined): void {
      if (line === undefined) return
      best = line
      plan = { turn, reveals: view.reveals, moves: line.moves.slice(0, line.sure), next: 1 }
    }
  }

  /** What another seat would answer: the best by its own heuristic one move ahead, ties at random. */
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

/** The lines with the highest values, among equals any; of lines that reach the same position only one. */
function foremost(lines: readonly Line[], width: number, chance: Chance): Line[] {
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
  about: 'looks to the end of its own turn',
  make: (game) => greedyBot(game, { width: 6, positions: game.advice.horizon }),
}

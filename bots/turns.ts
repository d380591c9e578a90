/**
 * Beam search for whole turns: extends a seat's own decisions until its turn is over. Every first move keeps a line
 * while there is room, so good turns with a quiet start survive. Lines are played in one imagined world, optionally
 * corrected for luck over a few others. The caller evaluates them further.
 */
import { below, type Chance, isSealed, type Move, next, type Seat, type State } from '@ludarium/kernel'
import { isDeepEqual } from './deep-equal.ts'
import { answerSealed, bestReply, type SearchContext } from './policy.ts'

export interface TurnLine {
  /** The resulting state in its own world. */
  readonly s: State
  /** Evaluation of that state, corrected by `shift`. */
  readonly value: number
  readonly moves: readonly Move[]
  /** Index of the first move among those considered. */
  readonly first: number
  /** Number of moves that depend only on the seat; the one after them is played regardless. */
  readonly sure: number
  readonly ended: boolean
  /** Correction for good or bad luck in the line's own world. */
  readonly shift: number
  /** The line without its last move; null at the root. */
  readonly parent: TurnLine | null
  /** States after the same moves in the other worlds, computed lazily; only for sure moves. */
  others: readonly State[] | null
}

export interface TurnSearchOptions {
  /** Beam width. */
  readonly width: number
  /** Maximum number of positions; the leading line is still completed after that. */
  readonly positions: number
  /** Other worlds consistent with the view, to correct for luck. Default: no correction. */
  readonly others?: () => readonly State[]
}

export interface TurnSearch {
  /** Extends every line by one decision; false when done. */
  step(): boolean
  /** Lines that reached the end of the turn, in any order; if there are none yet, the current beam. */
  lines(): readonly TurnLine[]
  best(): TurnLine | undefined
}

/** Maximum number of other seats' answers in a line before it is evaluated. */
const MOST_REPLIES = 12
/** Maximum number of decisions per line. */
const LONGEST = 80

export function searchTurns(
  context: SearchContext,
  root: State,
  seat: Seat,
  options: TurnSearchOptions,
  chance: Chance,
): TurnSearch {
  const { game, judge, meter } = context
  const { turn } = root
  const until = meter.spent + options.positions
  const ended: TurnLine[] = []
  const start = { s: root, value: 0, moves: [], first: -1, sure: 0, ended: false, shift: 0, parent: null, others: null }
  let beam: readonly TurnLine[] = [start]
  let depth = 0

  function candidateMovesIn(s: State): readonly Move[] {
    const moves = game.legal(s, seat)
    return game.advice.candidateMoves?.(s, seat, moves) ?? moves
  }

  /** Plays an own move and the other seats' answers until the next own decision; true if nothing depended on luck. */
  function advance(s: State, move: Move): boolean {
    const { reveals } = s
    game.play(s, seat, move)
    let alone = true
    for (let replies = 0; replies < MOST_REPLIES && s.turn === turn; replies++) {
      const actors = game.actors(s)
      const other = actors[0]
      if (other === undefined || actors.includes(seat)) break
      alone = false
      if (isSealed(next(s))) answerSealed(context, s, seat, chance)
      else game.play(s, other, bestReply(context, s, other, chance))
    }
    return alone && s.reveals === reveals
  }

  function othersOf(line: TurnLine): readonly State[] {
    line.others ??=
      line.parent === null
        ? (options.others?.() ?? [])
        : inOtherWorlds(line.parent, line.moves[line.moves.length - 1] as Move)
    return line.others
  }

  /** The line extended by one move in the other worlds. */
  function inOtherWorlds(line: TurnLine, move: Move): State[] {
    return othersOf(line).map((other) => {
      const s = game.clone(other)
      advance(s, move)
      meter.spent++
      return s
    })
  }

  /** Difference between the mean over all worlds and the line's own world. */
  function luckCorrection(line: TurnLine, move: Move, here: number): number {
    const values = inOtherWorlds(line, move).map((other) => judge(other, seat))
    return values.length === 0 ? 0 : (here + values.reduce((sum, value) => sum + value, 0)) / (values.length + 1) - here
  }

  function extended(line: TurnLine, move: Move, first: number): TurnLine {
    const s = game.clone(line.s)
    const sureSoFar = line.sure === line.moves.length
    const certain = advance(s, move)
    meter.spent++
    const here = judge(s, seat)
    const shift =
      line.shift + (certain || !sureSoFar || options.others === undefined ? 0 : luckCorrection(line, move, here))
    return {
      s,
      value: here + shift,
      moves: [...line.moves, move],
      first,
      sure: sureSoFar && certain ? line.sure + 1 : line.sure,
      ended: s.turn !== turn || !game.actors(s).includes(seat),
      shift,
      parent: line,
      others: null,
    }
  }

  return {
    step() {
      const grown: TurnLine[] = []
      const finishing = meter.spent >= until
      for (const line of finishing ? beam.slice(0, 1) : beam) {
        const moves = candidateMovesIn(line.s)
        for (let at = 0; at < moves.length; at++) {
          if (meter.spent >= until && !finishing && depth > 0) break
          grown.push(extended(line, moves[at] as Move, depth === 0 ? at : line.first))
        }
      }
      depth++
      for (const line of grown) if (line.ended) ended.push(line)
      beam = bestLines(
        grown.filter((line) => !line.ended),
        finishing ? 1 : options.width,
        chance,
      )
      const [leading] = beam
      if (leading === undefined || depth >= LONGEST) return false
      return !finishing || ended.every((line) => line.value < leading.value)
    },
    best() {
      let best: TurnLine | undefined
      for (const line of ended.length === 0 ? beam : ended) {
        if (best === undefined || line.value > best.value) best = line
      }
      return best
    },
    lines() {
      return ended.length === 0 ? beam : ended
    },
  }
}

/**
 * The best lines, ties in random order, without duplicates of the same position. Half of the room goes to the best line
 * of each first move.
 */
function bestLines(lines: readonly TurnLine[], width: number, chance: Chance): TurnLine[] {
  const ranked = byValue(lines, chance)
  const kept = new DistinctLines()
  if (ranked.length > width) {
    const firsts = new Set<number>()
    for (const line of ranked) {
      if (kept.lines.length >= width >> 1) break
      if (firsts.has(line.first)) continue
      firsts.add(line.first)
      kept.add(line)
    }
  }
  const ahead = new Set(kept.lines)
  for (const line of ranked) {
    if (kept.lines.length >= width) break
    if (!ahead.has(line)) kept.add(line)
  }
  return kept.lines.sort((a, b) => b.value - a.value)
}

/** Best first, ties at random. */
export function byValue(lines: readonly TurnLine[], chance: Chance): TurnLine[] {
  const keyed = lines.map((line) => ({ line, tie: below(chance, 0x10000) }))
  keyed.sort((a, b) => b.line.value - a.line.value || a.tie - b.tie)
  return keyed.map(({ line }) => line)
}

/** Lines that reach different positions. Compares states only if evaluations are equal. */
export class DistinctLines {
  readonly lines: TurnLine[] = []
  private readonly byValue = new Map<number, State[]>()

  /** Adds the line unless another one reaches the same position. */
  add(line: TurnLine): boolean {
    const same = this.byValue.get(line.value)
    if (same === undefined) this.byValue.set(line.value, [line.s])
    else {
      for (const other of same) if (isDeepEqual(other, line.s)) return false
      same.push(line.s)
    }
    this.lines.push(line)
    return true
  }
}

/**
 * Whole turns, found by a beam: a seat's own decisions one after the other until its turn is over, the most promising
 * lines followed at the same time. Every first move keeps a line as long as there is room, so that a good turn with a
 * dull beginning is not overlooked. Lines are made in one imagined world; how good they really are others judge.
 */
import { below, type Chance, type Game, hash, isSealed, type Move, next, type Seat, type State } from '@ludarium/kernel'
import { answerSealed, bestReply, type Meter } from './policy.ts'

/** A line of own decisions. */
export interface Line {
  /** Where it leads, in the world it was made in. */
  readonly s: State
  /** What the heuristic says of that. */
  readonly value: number
  readonly moves: readonly Move[]
  /** Place of the first move in the list of legal ones. */
  readonly first: number
  /** How many moves from the first depend on nothing but the seat; the next one is played for better or worse. */
  readonly sure: number
  readonly ended: boolean
}

export interface TurnsWish {
  /** Lines followed at the same time. */
  readonly width: number
  /** Positions looked at, at the most; the leading line is then still followed to its end. */
  readonly positions: number
}

export interface Turns {
  /** Follows every line by one decision; false when nothing is left to follow. */
  step(): boolean
  /** Lines that have come to the end of the turn, best first; where there are none yet, those being followed. */
  lines(): readonly Line[]
}

/** Answers of others that a line follows at most before it is judged where it stands. */
const MOST_REPLIES = 12
/** Decisions of a line at the most. */
const LONGEST = 80

export function turnsOf(game: Game, root: State, seat: Seat, wish: TurnsWish, chance: Chance, meter: Meter): Turns {
  const { turn } = root
  const { evaluate } = game.advice
  const until = meter.spent + wish.positions
  const ended: Line[] = []
  let beam: readonly Line[] = [{ s: root, value: 0, moves: [], first: -1, sure: 0, ended: false }]
  let depth = 0

  /** Plays an own move and what others answer until it is our decision again; true if nothing was left to luck. */
  function advance(s: State, move: Move): boolean {
    const { reveals } = s
    game.play(s, seat, move)
    let alone = true
    for (let replies = 0; replies < MOST_REPLIES && s.turn === turn; replies++) {
      const actors = game.actors(s)
      const other = actors[0]
      if (other === undefined || actors.includes(seat)) break
      alone = false
      if (isSealed(next(s))) answerSealed(game, s, seat, chance, meter)
      else game.play(s, other, bestReply(game, s, other, chance, meter))
    }
    return alone && s.reveals === reveals
  }

  function followed(line: Line, move: Move, first: number): Line {
    const s = game.clone(line.s)
    const sureSoFar = line.sure === line.moves.length
    const certain = advance(s, move)
    meter.spent++
    return {
      s,
      value: evaluate(s, seat),
      moves: [...line.moves, move],
      first,
      sure: sureSoFar && certain ? line.sure + 1 : line.sure,
      ended: s.turn !== turn || !game.actors(s).includes(seat),
    }
  }

  return {
    step() {
      const grown: Line[] = []
      const finishing = meter.spent >= until
      for (const line of finishing ? beam.slice(0, 1) : beam) {
        const moves = game.legal(line.s, seat)
        for (let at = 0; at < moves.length; at++) {
          if (meter.spent >= until && !finishing && depth > 0) break
          grown.push(followed(line, moves[at] as Move, depth === 0 ? at : line.first))
        }
      }
      depth++
      for (const line of grown) if (line.ended) ended.push(line)
      beam = foremost(
        grown.filter((line) => !line.ended),
        finishing ? 1 : wish.width,
        chance,
      )
      const [leading] = beam
      if (leading === undefined || depth >= LONGEST) return false
      return !finishing || ended.every((line) => line.value < leading.value)
    },
    lines() {
      return ended.length === 0 ? beam : ended.sort((a, b) => b.value - a.value)
    },
  }
}

/**
 * The lines with the highest values, among equals any, but one for each first move before a second for any; of lines
 * that reach the same position only one.
 */
function foremost(lines: readonly Line[], width: number, chance: Chance): Line[] {
  const ranked = distinct(lines, chance)
  if (ranked.length <= width) return ranked
  const firsts = new Set<number>()
  const ahead: Line[] = []
  const rest: Line[] = []
  for (const line of ranked) {
    if (firsts.has(line.first)) rest.push(line)
    else ahead.push(line)
    firsts.add(line.first)
  }
  const kept = [...ahead.slice(0, Math.max(1, Math.floor(width / 2))), ...rest, ...ahead.slice(Math.floor(width / 2))]
  return kept.slice(0, width).sort((a, b) => b.value - a.value)
}

/** Best first, ties at random; positions are compared only where the values are equal. */
export function distinct(lines: readonly Line[], chance: Chance): Line[] {
  const keyed = lines.map((line) => ({ line, tie: below(chance, 0x10000) }))
  keyed.sort((a, b) => b.line.value - a.line.value || a.tie - b.tie)
  const kept: Line[] = []
  let seen = new Set<string>()
  for (const [at, { line }] of keyed.entries()) {
    const before = keyed[at - 1]?.line.value === line.value
    if (!before) seen = new Set()
    if (before || keyed[at + 1]?.line.value === line.value) {
      const position = hash(line.s)
      if (seen.has(position)) continue
      seen.add(position)
    }
    kept.push(line)
  }
  return kept
}

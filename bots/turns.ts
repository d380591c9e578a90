/**
 * Whole turns, found by a beam: a seat's own decisions one after the other until its turn is over, the most promising
 * lines followed at the same time. Every first move keeps a line as long as there is room, so that a good turn with a
 * dull beginning is not overlooked. Lines are made in one imagined world, luck evened out over a few others if wanted;
 * how good they really are others judge.
 */
import { below, type Chance, type Game, isSealed, type Move, next, type Seat, type State } from '@ludarium/kernel'
import { answerSealed, bestReply, type Judge, type Meter } from './policy.ts'
import { isSame } from './same.ts'

/** A line of own decisions. */
export interface Line {
  /** Where it leads, in the world it was made in. */
  readonly s: State
  /** What the heuristic says of that. */
  readonly value: number
  readonly moves: readonly Move[]
  /** Place of the first move in the list of those that were looked at. */
  readonly first: number
  /** How many moves from the first depend on nothing but the seat; the next one is played for better or worse. */
  readonly sure: number
  readonly ended: boolean
  /** What is added because the line was lucky or unlucky in its own world. */
  readonly shift: number
  /** The line without its last move; null before the first one. */
  readonly parent: Line | null
  /** The same moves in the other worlds, played when they are first asked for; only of moves that are sure. */
  others: readonly State[] | null
}

export interface TurnsWish {
  /** Lines followed at the same time. */
  readonly width: number
  /** Positions looked at, at the most; the leading line is then still followed to its end. */
  readonly positions: number
  /** Other worlds that agree with what the seat knows: luck is evened out over them. By default it is taken as it comes. */
  readonly others?: () => readonly State[]
}

export interface Turns {
  /** Follows every line by one decision; false when nothing is left to follow. */
  step(): boolean
  /** Lines that have come to the end of the turn, in any order; where there are none yet, those being followed. */
  lines(): readonly Line[]
  /** The best of them. */
  best(): Line | undefined
}

/** Answers of others that a line follows at most before it is judged where it stands. */
const MOST_REPLIES = 12
/** Decisions of a line at the most. */
const LONGEST = 80

export function turnsOf(
  game: Game,
  judge: Judge,
  root: State,
  seat: Seat,
  wish: TurnsWish,
  chance: Chance,
  meter: Meter,
): Turns {
  const { turn } = root
  const until = meter.spent + wish.positions
  const ended: Line[] = []
  const start = { s: root, value: 0, moves: [], first: -1, sure: 0, ended: false, shift: 0, parent: null, others: null }
  let beam: readonly Line[] = [start]
  let depth = 0

  function sensible(s: State): readonly Move[] {
    const moves = game.legal(s, seat)
    return game.advice.sensible?.(s, seat, moves) ?? moves
  }

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
      if (isSealed(next(s))) answerSealed(game, judge, s, seat, chance, meter)
      else game.play(s, other, bestReply(game, judge, s, other, chance, meter))
    }
    return alone && s.reveals === reveals
  }

  function othersOf(line: Line): readonly State[] {
    line.others ??=
      line.parent === null ? (wish.others?.() ?? []) : elsewhere(line.parent, line.moves[line.moves.length - 1] as Move)
    return line.others
  }

  /** The line and one more move in the other worlds. */
  function elsewhere(line: Line, move: Move): State[] {
    return othersOf(line).map((other) => {
      const s = game.clone(other)
      advance(s, move)
      meter.spent++
      return s
    })
  }

  /** How much better the move is on average than in the line's own world: a lucky draw is not a good move. */
  function evened(line: Line, move: Move, here: number): number {
    const values = elsewhere(line, move).map((other) => judge(other, seat))
    return values.length === 0 ? 0 : (here + values.reduce((sum, value) => sum + value, 0)) / (values.length + 1) - here
  }

  function followed(line: Line, move: Move, first: number): Line {
    const s = game.clone(line.s)
    const sureSoFar = line.sure === line.moves.length
    const certain = advance(s, move)
    meter.spent++
    const here = judge(s, seat)
    const shift = line.shift + (certain || !sureSoFar || wish.others === undefined ? 0 : evened(line, move, here))
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
      const grown: Line[] = []
      const finishing = meter.spent >= until
      for (const line of finishing ? beam.slice(0, 1) : beam) {
        const moves = sensible(line.s)
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
    best() {
      let best: Line | undefined
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
 * The lines with the highest values, among equals any, but half of the room first goes to the best line of each first
 * move; of lines that reach the same position only one.
 */
function foremost(lines: readonly Line[], width: number, chance: Chance): Line[] {
  const ranked = byValue(lines, chance)
  const kept = new Distinct()
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
export function byValue(lines: readonly Line[], chance: Chance): Line[] {
  const keyed = lines.map((line) => ({ line, tie: below(chance, 0x10000) }))
  keyed.sort((a, b) => b.line.value - a.line.value || a.tie - b.tie)
  return keyed.map(({ line }) => line)
}

/** Lines that reach different positions; looked into only where values are equal. */
export class Distinct {
  readonly lines: Line[] = []
  private readonly byValue = new Map<number, State[]>()

  /** Whether the line leads to a position that no other has. */
  add(line: Line): boolean {
    const same = this.byValue.get(line.value)
    if (same === undefined) this.byValue.set(line.value, [line.s])
    else {
      for (const other of same) if (isSame(other, line.s)) return false
      same.push(line.s)
    }
    this.lines.push(line)
    return true
  }
}

/**
 * A beginner: sensible moves, short-sighted. It plans its turn as far as a few decisions reach, does not think about the
 * others, does not notice some of what it could do, and trusts its first impression of what things are worth. Its
 * mistakes are those of people, not of dice: it never plays a move that looked bad to it.
 */
import {
  below,
  type Chance,
  type Game,
  type Habits,
  type Move,
  pick,
  type Seat,
  type State,
  sameMove,
} from '@ludarium/kernel'
import type { Bot, Thinking } from './bot.ts'

interface Line {
  readonly s: State
  readonly value: number
  readonly first: Move
  readonly open: boolean
}

export function noviceBot(game: Game, habits: Habits): Bot {
  const { evaluate } = game.advice

  /** What it notices of what could be done: at least one thing. */
  function noticed(moves: readonly Move[], chance: Chance): readonly Move[] {
    const seen = moves.filter(() => below(chance, 100) >= habits.overlooks)
    while (seen.length > habits.notices) seen.splice(below(chance, seen.length), 1)
    return seen.length === 0 ? [pick(chance, moves)] : seen
  }

  function think(view: State, seat: Seat, chance: Chance): Thinking {
    const legal = game.legal(view, seat)
    let best = pick(chance, legal)
    if (legal.length === 1) return { best, step: () => false }
    const root = game.imagine(view, seat, chance)
    const { turn } = root
    let depth = 0
    let beam: readonly Line[] = []
    let top = Number.NEGATIVE_INFINITY

    function grown(s: State, moves: readonly Move[], first: Move | null): Line[] {
      return noticed(moves, chance).map((move) => {
        const after = game.clone(s)
        game.play(after, seat, move)
        const open = after.turn === turn && game.actors(after).includes(seat)
        return { s: after, value: evaluate(after, seat), first: first ?? move, open }
      })
    }

    function step(): boolean {
      const lines =
        depth === 0
          ? grown(root, legal, null)
          : beam.flatMap((line) => grown(line.s, game.legal(line.s, seat), line.first))
      depth++
      for (const line of lines) {
        if ((!line.open || depth === habits.depth) && line.value > top) {
          top = line.value
          best = legal.find((move) => sameMove(move, line.first)) ?? best
        }
      }
      beam = lines
        .filter((line) => line.open)
        .sort((a, b) => b.value - a.value)
        .slice(0, habits.width)
      const [leading] = beam
      if (leading !== undefined && top === Number.NEGATIVE_INFINITY) best = leading.first
      return depth < habits.depth && beam.length > 0
    }

    return {
      get best() {
        return best
      },
      step,
    }
  }

  return { think }
}

/**
 * The novice: sensible but short-sighted. It plans a few decisions of its own turn, ignores the other seats, misses
 * some moves, and trusts its first impression. Its mistakes resemble those of people: it never plays a move that it
 * considers bad.
 */
import {
  below,
  type Chance,
  type Game,
  type Move,
  type NoviceSettings,
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

export function noviceBot(game: Game, settings: NoviceSettings): Bot {
  const { evaluate } = game.advice

  /** The moves that it notices: at least one. */
  function noticed(moves: readonly Move[], chance: Chance): readonly Move[] {
    const seen = moves.filter(() => below(chance, 100) >= settings.missPercent)
    while (seen.length > settings.maxMoves) seen.splice(below(chance, seen.length), 1)
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
        if ((!line.open || depth === settings.depth) && line.value > top) {
          top = line.value
          best = legal.find((move) => sameMove(move, line.first)) ?? best
        }
      }
      beam = lines
        .filter((line) => line.open)
        .sort((a, b) => b.value - a.value)
        .slice(0, settings.width)
      const [leading] = beam
      if (leading !== undefined && top === Number.NEGATIVE_INFINITY) best = leading.first
      return depth < settings.depth && beam.length > 0
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

/**
 * Playing on: what a turn leads to some turns later, in one imagined world. The others answer by quick choices, the
 * own next turn is the best of a small beam. All turns that are compared in a world meet the same luck there, and the
 * same answers of the others as long as those can be given.
 */
import {
  type Chance,
  type Game,
  isSealed,
  type Move,
  next,
  plainChance,
  type Seat,
  type State,
  sameMove,
  word,
} from '@ludarium/kernel'
import { answerSealed, bestReply, type Judge, type Meter } from './policy.ts'
import { turnsOf } from './turns.ts'

export interface World {
  readonly s: State
  /** Where rollouts begin to draw from. */
  readonly luck: Chance
  /** By seat, what the others answered in the first rollout; null before it. */
  script: readonly Move[][] | null
}

/** A world that agrees with the view, sealed answers of others made up sensibly. */
export function imagined(game: Game, judge: Judge, view: State, seat: Seat, chance: Chance, meter: Meter): World {
  const s = game.imagine(view, seat, chance)
  if (isSealed(next(s))) answerSealed(game, judge, s, seat, chance, meter)
  return { s, luck: plainChance(word(chance), word(chance)), script: null }
}

export interface Course {
  /** Turns after this one are not played any more. */
  readonly last: number
  /** Positions for each own turn; 0 for one decision after the other. */
  readonly glance: number
  /** Lines that the beam for an own turn follows. */
  readonly width: number
}

/** Decisions that a rollout plays at the most. */
const FARTHEST = 400

export interface Outcome {
  readonly s: State
  /** Whether nothing hidden came to light and nothing was drawn. */
  readonly certain: boolean
}

/** Sees each move of the seat before it is made; `given`: one of those that were to be played. */
export type Watch = (s: State, move: Move, given: boolean) => void

/** Plays the moves and on from there. */
export function playOn(
  game: Game,
  judge: Judge,
  world: World,
  seat: Seat,
  moves: readonly Move[],
  course: Course,
  meter: Meter,
  watch?: Watch,
): Outcome {
  const s = game.clone(world.s)
  const luck = { ...world.luck }
  const { reveals } = s
  const drawn = s.chance.used
  const said: Move[][] = Array.from({ length: s.seats }, () => [])
  const places: number[] = new Array(s.seats).fill(0)
  for (const move of moves) {
    if (!game.actors(s).includes(seat)) break
    watch?.(s, move, true)
    game.play(s, seat, move)
    meter.spent++
  }
  for (let n = 0; n < FARTHEST && s.turn <= course.last; n++) {
    const actors = game.actors(s)
    const actor = actors.includes(seat) ? seat : actors[0]
    if (actor === undefined) break
    if (isSealed(next(s))) answerSealed(game, judge, s, null, luck, meter)
    else if (actor === seat) ownTurn(s)
    else other(s, actor)
  }
  world.script ??= said
  return { s, certain: s.reveals === reveals && s.chance.used === drawn }

  function other(s: State, actor: Seat): void {
    const move = repeated(s, actor) ?? bestReply(game, judge, s, actor, luck, meter)
    said[actor]?.push(move)
    game.play(s, actor, move)
    meter.spent++
  }

  /** What the seat answered the first time, as long as it can be said again; then it thinks for itself. */
  function repeated(s: State, actor: Seat): Move | undefined {
    const place = places[actor] ?? -1
    const wanted = place < 0 ? undefined : world.script?.[actor]?.[place]
    if (wanted === undefined) return undefined
    const found = game.legal(s, actor).find((move) => sameMove(move, wanted))
    places[actor] = found === undefined ? -1 : place + 1
    return found
  }

  function ownTurn(s: State): void {
    const wish = { width: course.width, positions: course.glance }
    const turns = course.glance === 0 ? null : turnsOf(game, judge, s, seat, wish, luck, meter)
    while (turns?.step());
    const line = turns?.best()
    if (line === undefined) {
      const reply = bestReply(game, judge, s, seat, luck, meter)
      watch?.(s, reply, false)
      game.play(s, seat, reply)
      return
    }
    for (const move of line.moves.slice(0, Math.max(1, line.sure))) {
      if (!game.actors(s).includes(seat)) break
      watch?.(s, move, false)
      game.play(s, seat, move)
    }
  }
}

/**
 * Rollouts: plays a line and several turns beyond it in one imagined world. The other seats answer by quick choices;
 * the seat's own later turns come from a small beam. All lines compared in a world get the same luck and, while they
 * stay legal, the same answers from the others.
 */
import {
  type Chance,
  isSealed,
  type Move,
  next,
  nextWord,
  plainChance,
  type Seat,
  type State,
  sameMove,
} from '@ludarium/kernel'
import { answerSealed, bestReply, type SearchContext } from './policy.ts'
import { searchTurns } from './turns.ts'

export interface World {
  readonly s: State
  /** Random stream at the start of every rollout. */
  readonly luck: Chance
  /** By seat, the other seats' answers in the first rollout; null before it. */
  script: readonly Move[][] | null
}

/** A world consistent with the view, with sensible sealed answers. */
export function imagineWorld(context: SearchContext, view: State, seat: Seat, chance: Chance): World {
  const s = context.game.imagine(view, seat, chance)
  if (isSealed(next(s))) answerSealed(context, s, seat, chance)
  return { s, luck: plainChance(nextWord(chance), nextWord(chance)), script: null }
}

/** Called before each move of the seat. `given`: whether the move belongs to the line. */
export type MoveObserver = (s: State, move: Move, given: boolean) => void

export interface RolloutOptions {
  /** The last turn to play. */
  readonly last: number
  /** Positions per own turn; 0 picks one decision at a time. */
  readonly glance: number
  /** Beam width for own turns. */
  readonly width: number
  readonly observe?: MoveObserver
}

/** Maximum number of decisions per rollout. */
const MOST_DECISIONS = 400

export interface RolloutResult {
  readonly s: State
  /** True if nothing was revealed or drawn. */
  readonly certain: boolean
}

/** Plays the line and continues to turn `last`. */
export function rollout(
  context: SearchContext,
  world: World,
  seat: Seat,
  moves: readonly Move[],
  options: RolloutOptions,
): RolloutResult {
  const { game, meter } = context
  const { observe } = options
  const s = game.clone(world.s)
  const luck = { ...world.luck }
  const { reveals } = s
  const drawn = s.chance.used
  const answers: Move[][] = Array.from({ length: s.seats }, () => [])
  const scriptAt: number[] = new Array(s.seats).fill(0)
  for (const move of moves) {
    if (!game.actors(s).includes(seat)) break
    observe?.(s, move, true)
    game.play(s, seat, move)
    meter.spent++
  }
  for (let n = 0; n < MOST_DECISIONS && s.turn <= options.last; n++) {
    const actors = game.actors(s)
    const actor = actors.includes(seat) ? seat : actors[0]
    if (actor === undefined) break
    if (isSealed(next(s))) answerSealed(context, s, null, luck)
    else if (actor === seat) ownTurn(s)
    else playOther(s, actor)
  }
  world.script ??= answers
  return { s, certain: s.reveals === reveals && s.chance.used === drawn }

  function playOther(s: State, actor: Seat): void {
    const move = repeated(s, actor) ?? bestReply(context, s, actor, luck)
    answers[actor]?.push(move)
    game.play(s, actor, move)
    meter.spent++
  }

  /** The seat's answer from the first rollout, while it stays legal. */
  function repeated(s: State, actor: Seat): Move | undefined {
    const at = scriptAt[actor] ?? -1
    const wanted = at < 0 ? undefined : world.script?.[actor]?.[at]
    if (wanted === undefined) return undefined
    const found = game.legal(s, actor).find((move) => sameMove(move, wanted))
    scriptAt[actor] = found === undefined ? -1 : at + 1
    return found
  }

  function ownTurn(s: State): void {
    const wish = { width: options.width, positions: options.glance }
    const turns = options.glance === 0 ? null : searchTurns(context, s, seat, wish, luck)
    while (turns?.step());
    const line = turns?.best()
    if (line === undefined) {
      const reply = bestReply(context, s, seat, luck)
      observe?.(s, reply, false)
      game.play(s, seat, reply)
      return
    }
    for (const move of line.moves.slice(0, Math.max(1, line.sure))) {
      if (!game.actors(s).includes(seat)) break
      observe?.(s, move, false)
      game.play(s, seat, move)
    }
  }
}

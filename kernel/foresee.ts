/** Previews a move by playing it on an imagined state. Every before-and-after display uses this. */
import { type Chance, plainChance } from './chance.ts'
import { type Game, type GameEvent, type KernelEvent, mayHear } from './game.ts'
import type { Move, Seat, State } from './state.ts'

export interface Foresight<S extends State = State, E extends GameEvent = GameEvent> {
  /** The seat's view after the move and all automatic steps, up to the next decision. */
  readonly after: S
  /** The events as the seat would see them. */
  readonly events: readonly (E | KernelEvent)[]
  /** True if nothing hidden was revealed, so the outcome is exact. Otherwise it is one possible outcome. */
  readonly certain: boolean
}

/**
 * Imagines what the seat cannot see, plays one of its legal moves and returns the resulting view. Uses nothing but the
 * view.
 */
export function foresee<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  view: S,
  seat: Seat,
  move: M,
  chance: Chance = plainChance('foresight'),
): Foresight<S, E> {
  const world = game.imagine(view, seat, chance)
  const events: (E | KernelEvent)[] = []
  game.play(world, seat, move, (event) => {
    if (mayHear(event, seat)) events.push(event)
  })
  return { after: game.view(world, seat), events, certain: world.reveals === view.reveals }
}

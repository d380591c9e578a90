/** What a move would bring, found by playing it: the ground for every "before and after" on the screen. */
import { type Chance, plainChance } from './chance.ts'
import { type Game, type GameEvent, type KernelEvent, mayHear } from './game.ts'
import type { Move, Seat, State } from './state.ts'

export interface Foresight<S extends State = State, E extends GameEvent = GameEvent> {
  /** The seat's view after the move and all that follows by itself, up to the next decision. */
  readonly after: S
  /** What would happen, as the seat would hear of it. */
  readonly events: readonly (E | KernelEvent)[]
  /** Nothing hidden came to light on the way, so it will be just so. Else it is one of the ways it can go. */
  readonly certain: boolean
}

/** Imagines what the seat cannot see, plays one of its legal moves and looks again. Knows no more than the view. */
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

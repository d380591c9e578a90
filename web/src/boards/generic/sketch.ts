/** A view's sketch, made once however many parts of the page show it. */
import type { GameModule, Seat, Sketch, State } from '@ludarium/kernel'

const made = new WeakMap<State, Sketch>()

export function sketchOf(module: GameModule, view: State, seat: Seat | null): Sketch | null {
  const known = made.get(view)
  if (known !== undefined) return known
  const sketch = module.speech.sketch?.(view, seat) ?? null
  if (sketch !== null) made.set(view, sketch)
  return sketch
}

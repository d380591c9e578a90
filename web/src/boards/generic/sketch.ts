/** A view's sketch, made once however many parts of the page show it, and the places that moves name in it. */
import type { GameEvent, GameModule, Message, Move, Seat, Sketch, SketchHex, State } from '@ludarium/kernel'
import type { Figure } from '../../table/foresight.ts'
import type { Places } from '../../table/pieces/context.tsx'
import type { Kit } from './kit.ts'

const made = new WeakMap<State, Map<Seat | null, Sketch>>()

export function sketchOf(module: GameModule, view: State, seat: Seat | null): Sketch | null {
  const known = made.get(view)?.get(seat)
  if (known !== undefined) return known
  const sketch = module.speech.sketch?.(view, seat) ?? null
  if (sketch !== null) made.set(view, (made.get(view) ?? new Map()).set(seat, sketch))
  return sketch
}

/** Hexes that bear the same name are one place: what is said of one is said of all. */
export const hexPlace = ({ name }: { readonly name: Message }): string => `hex:${JSON.stringify(name)}`
export const cardPlace = (id: string | undefined): string => (id === undefined ? '' : `card:${id}`)

export function placesOf(module: GameModule): Places<State, Move> {
  const hexesOf = (view: State, me: Seat): ReadonlyMap<string, SketchHex> =>
    new Map(sketchOf(module, view, me)?.map.map((hex) => [hex.id, hex]))
  return {
    of(move, view, me) {
      const id = module.speech.place?.(view, { do: '', ...move }) ?? null
      if (id === null) return ''
      const hex = sketchOf(module, view, me)?.map.find((one) => one.id === id)
      return hex === undefined ? cardPlace(id) : hexPlace(hex)
    },
    spoken(event, view, me) {
      const hexes = hexesOf(view, me)
      return textsOf(event).map((id) => {
        const hex = hexes.get(id)
        return hex === undefined ? cardPlace(id) : hexPlace(hex)
      })
    },
    fresh(before, now, me) {
      const old = hexesOf(before, me)
      return [...hexesOf(now, me).values()].filter((hex) => stateOf(old.get(hex.id)) !== stateOf(hex)).map(hexPlace)
    },
  }
}

/** The lines of a seat's boxes that moves change. */
export function figuresOf(module: GameModule, kit: Kit, view: State, seat: Seat): Figure[] {
  const seen = new Map<string, number>()
  return (sketchOf(module, view, seat)?.seats[seat] ?? []).flatMap((panel) =>
    panel.lines.map(({ label, value }) => {
      // Two lines of a box may have the same label.
      const name = JSON.stringify([panel.title, label])
      const n = (seen.get(name) ?? 0) + 1
      seen.set(name, n)
      return { id: `${name} ${n}`, name: label, value, ...kit.figures[label.key] }
    }),
  )
}

const stateOf = (hex: SketchHex | undefined): string => JSON.stringify([hex?.ground, hex?.pieces])

function textsOf(event: GameEvent): string[] {
  return Object.values(event).filter((value) => typeof value === 'string')
}

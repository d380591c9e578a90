/** A view's sketch, made once however many parts of the page show it, and the places that moves name in it. */
import type { GameModule, Message, Move, Seat, Sketch, SketchHex, State } from '@ludarium/kernel'
import type { Places } from '../../kit/pieces/context.tsx'
import type { SeatFigure } from '../../table/foresight.ts'
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
export const hexPlace = ({ name }: { readonly name: Message }): string => JSON.stringify(name)

/** By id of its place, what the sketch shows. */
function shownIn(module: GameModule, view: State, me: Seat): ReadonlyMap<string, SketchHex | null> {
  const { map, table, seats } = sketchOf(module, view, me) ?? { map: [], table: [], seats: [] }
  const cards = [...table, ...seats.flat()].flatMap((panel) => panel.cards)
  return new Map<string, SketchHex | null>([
    ...cards.flatMap(({ id }): [string, null][] => (id === undefined ? [] : [[id, null]])),
    ...map.map((hex): [string, SketchHex] => [hex.id, hex]),
  ])
}

const nameOf = (id: string, hex: SketchHex | null): string => (hex === null ? id : hexPlace(hex))

/** What stands for the game's place on this board; null where the sketch does not show it. */
export function shownPlace(module: GameModule, view: State, me: Seat, id: string): string | null {
  const hex = shownIn(module, view, me).get(id)
  return hex === undefined ? null : nameOf(id, hex)
}

export function placesOf(module: GameModule): Places<State, Move> {
  return {
    of(view, me, move) {
      const id = module.places?.of(view, me, move) ?? null
      return id === null ? null : shownPlace(module, view, me, id)
    },
    spoken(event, view, me) {
      const texts = new Set(Object.values(event).filter((value) => typeof value === 'string'))
      const shown = [...shownIn(module, view, me)]
      const spoken = shown.filter(([id]) => texts.has(String(module.places?.read(id)?.parts.at(-1))))
      return spoken.map(([id, hex]) => nameOf(id, hex))
    },
    fresh(before, now, me) {
      const old = shownIn(module, before, me)
      const hexes = [...shownIn(module, now, me).values()].filter((hex) => hex !== null)
      return hexes.filter((hex) => stateOf(old.get(hex.id)) !== stateOf(hex)).map(hexPlace)
    },
  }
}

/** The lines of a seat's boxes that moves change. */
export function figuresOf(module: GameModule, kit: Kit, view: State, seat: Seat): SeatFigure[] {
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

const stateOf = (hex: SketchHex | null | undefined): string => JSON.stringify([hex?.ground, hex?.pieces])

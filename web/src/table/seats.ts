/** Seven seats, told apart by shape and colour (tokens `--seat-1` ... in theme/tokens.css). */
export type SeatShapeName = 'circle' | 'square' | 'triangle' | 'diamond' | 'hexagon' | 'cross' | 'star'

export interface SeatColour {
  readonly id: string
  readonly shape: SeatShapeName
  /** CSS colours: the fill, what is written on it, and the line around it. */
  readonly fill: string
  readonly ink: string
  readonly outline: string
}

const colour = (n: number, id: string, shape: SeatShapeName): SeatColour => ({
  id,
  shape,
  fill: `var(--seat-${n})`,
  ink: `var(--seat-${n}-ink)`,
  outline: n === 7 ? 'var(--seat-7-outline)' : 'var(--seat-outline)',
})

export const SEAT_COLOURS: readonly SeatColour[] = [
  colour(1, 'vermilion', 'circle'),
  colour(2, 'sky', 'square'),
  colour(3, 'yellow', 'triangle'),
  colour(4, 'violet', 'diamond'),
  colour(5, 'green', 'hexagon'),
  colour(6, 'ivory', 'cross'),
  colour(7, 'slate', 'star'),
]

/** A seat as the page shows it. */
export interface SeatLook {
  readonly name: string
  readonly bot: boolean
  /** Played on this screen. */
  readonly own: boolean
  readonly colour: SeatColour
  /** Its place at the table, where that is known. */
  readonly seat?: number
}

/** Number of the colour of a seat: that of its sign where it has one, else its own. */
export function numberOf(sign: string | undefined, seat: number): number {
  const found = SEAT_COLOURS.findIndex(({ shape }) => shape === sign)
  return found < 0 ? seat : found
}

export function colourOf(n: number): SeatColour {
  const found = SEAT_COLOURS[n % SEAT_COLOURS.length]
  if (found === undefined) throw new Error('There are no seat colours.')
  return found
}

/** Which colours the seats of a table have, remembered for lists that do not load its game. */
import { colourOf, numberOf, SEAT_COLOURS, type SeatColour, type SeatLook } from './seats.ts'

const keyOf = (table: string): string => `ludarium.colours.${table}`

export function rememberColours(table: string, looks: readonly SeatLook[]): void {
  try {
    localStorage.setItem(keyOf(table), looks.map((look) => SEAT_COLOURS.indexOf(look.colour)).join(' '))
  } catch {
    // Lists then show the usual colours.
  }
}

/** `signs`: of the seats, for a table that was not opened here yet. */
export function coloursOf(table: string, seats: number, signs: readonly string[] = []): SeatColour[] {
  const stored = remembered(table)?.split(' ').map(Number) ?? []
  return Array.from({ length: seats }, (_, seat) => colourOf(Math.max(0, stored[seat] ?? numberOf(signs[seat], seat))))
}

/** Null where the browser keeps nothing. */
function remembered(table: string): string | null {
  try {
    return localStorage.getItem(keyOf(table))
  } catch {
    return null
  }
}

export function forgetColours(table: string): void {
  try {
    localStorage.removeItem(keyOf(table))
  } catch {
    // Nothing was kept.
  }
}

/** Which colours the seats of a table have, remembered for lists that do not load its game. */
import { colourOf, SEAT_COLOURS, type SeatColour, type SeatLook } from './seats.ts'

const keyOf = (table: string): string => `ludarium.colours.${table}`

export function rememberColours(table: string, looks: readonly SeatLook[]): void {
  try {
    localStorage.setItem(keyOf(table), looks.map((look) => SEAT_COLOURS.indexOf(look.colour)).join(' '))
  } catch {
    // Lists then show the usual colours.
  }
}

export function coloursOf(table: string, seats: number): SeatColour[] {
  const stored = localStorage.getItem(keyOf(table))?.split(' ').map(Number) ?? []
  return Array.from({ length: seats }, (_, seat) => colourOf(Math.max(0, stored[seat] ?? seat)))
}

export function forgetColours(table: string): void {
  localStorage.removeItem(keyOf(table))
}

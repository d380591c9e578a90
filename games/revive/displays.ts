/** What lies face up for everybody, and the piles it is filled from. */
import { draw, type Seat } from '@ludarium/kernel'
import { COLORS } from './data/index.ts'
import type { ReviveLog } from './events.ts'
import { player } from './pieces.ts'
import type { ReviveState } from './state.ts'

/** Citizens and modules that lie face up, and machines of each colour. */
export const DISPLAY = 5
export const MACHINE_DISPLAY = 3

/** Fills every display up from its pile. */
export function refill(s: ReviveState): void {
  fill(s, s.display, s.deck, DISPLAY)
  fill(s, s.moduleDisplay, s.modulePile, DISPLAY)
  for (const color of COLORS) fill(s, s.machineDisplay[color], s.machinePiles[color], MACHINE_DISPLAY)
}

function fill(s: ReviveState, display: string[], pile: string[], size: number): void {
  while (display.length < size && pile.length > 0) display.push(draw(s, pile) ?? '')
}

/** Takes a component out of its display; the next one of the pile takes its place. */
export function takeFrom(s: ReviveState, display: string[], pile: string[], component: string): void {
  display.splice(display.indexOf(component), 1)
  const next = draw(s, pile)
  if (next !== undefined) display.push(next)
}

/** The top card of the deck; no card of the display was taken. */
export function drawCitizen(s: ReviveState, seat: Seat, log?: ReviveLog): void {
  const card = draw(s, s.deck)
  if (card === undefined) return
  player(s, seat).active.push(card)
  log?.({ type: 'drawn', seat, card })
}

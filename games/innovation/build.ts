/** A building has appeared on the map (A22, A23). */
import { push, type Seat } from '@ludarium/kernel'
import { nameOfHex } from './board.ts'
import type { Building } from './data/index.ts'
import { fire } from './effects.ts'
import type { InnovationLog } from './events.ts'
import { PALACE, SCHOOL, UNIVERSITY } from './pieces.ts'
import { powerAround } from './reach.ts'
import type { Hex, InnovationState, InnovationStep, Participant } from './state.ts'

/** A22.2 Offers, triggers, then tile, city check and the tile's own effects. */
export function buildEvent(s: InnovationState, seat: Seat, hex: Hex, building: number, log?: InnovationLog): void {
  noteOffers(s, seat, hex)
  const later: InnovationStep[] = []
  fire(s, seat, { on: 'build', count: 1, building, hex }, later, log)
  if (s.neutral[hex] === 1) later.push({ step: 'city', seat, hex })
  else if (building === PALACE) later.push({ step: 'palace', seat, hex })
  else if (building === SCHOOL || building === UNIVERSITY) later.push({ step: 'competency', seat, hex })
  else later.push({ step: 'city', seat, hex })
  push(s, ...later)
}

/** A23.1, A23.2 Offers of one event, in turn order after the builder. */
export function noteOffers(s: InnovationState, builder: Participant, hex: Hex): void {
  const at = s.order.indexOf(builder)
  for (let n = 1; n < s.order.length; n++) {
    const seat = s.order[(at + n) % s.order.length] ?? -1
    if (seat < 0 || seat >= s.seats) continue
    const amount = powerAround(s, seat, hex, builder)
    if (amount > 0) s.offers.push({ seat, from: builder, amount, hex })
  }
}

export function logBuilt(s: InnovationState, seat: Seat, building: Building, hex: Hex, log?: InnovationLog): void {
  log?.({ type: 'built', seat, building, hex: nameOfHex(s, hex) })
}

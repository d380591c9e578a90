/** A building has appeared on the map (A22, A23). */
import { at, type Log, push, type Seat } from '@ludarium/kernel'
import { nameOfHex } from './board.ts'
import type { Building } from './data/index.ts'
import { fire } from './effects.ts'
import type { InnovationEvent } from './events.ts'
import { PALACE, SCHOOL, UNIVERSITY } from './pieces.ts'
import { powerAround } from './reach.ts'
import type { Hex, InnovationState, Participant } from './state.ts'

/** By building, if it is no neutral piece: the tile that comes before the city check. */
const BRINGS: Readonly<Record<number, 'palace' | 'competency'>> = {
  [PALACE]: 'palace',
  [SCHOOL]: 'competency',
  [UNIVERSITY]: 'competency',
}

/** A22.2 Offers, triggers, then tile, city check and the tile's own effects. */
export function buildEvent(
  s: InnovationState,
  seat: Seat,
  hex: Hex,
  building: number,
  log?: Log<InnovationEvent>,
): void {
  noteOffers(s, seat, hex)
  fire(s, seat, { on: 'build', count: 1, building, hex }, log)
  const brings = s.neutral[hex] === 1 ? 'city' : BRINGS[building]
  push(s, { step: brings ?? 'city', seat, hex })
}

/** A23.1, A23.2 Offers of one event, in turn order after the builder. */
export function noteOffers(s: InnovationState, builder: Participant, hex: Hex): void {
  const place = s.order.indexOf(builder)
  for (let n = 1; n < s.order.length; n++) {
    const seat = at(s.order, (place + n) % s.order.length)
    if (seat >= s.seats) continue
    const amount = powerAround(s, seat, hex, builder)
    if (amount > 0) s.offers.push({ seat, from: builder, amount, hex })
  }
}

export function logBuilt(
  s: InnovationState,
  seat: Seat,
  building: Building,
  hex: Hex,
  log?: Log<InnovationEvent>,
): void {
  log?.({ type: 'built', seat, building, hex: nameOfHex(s, hex) })
}

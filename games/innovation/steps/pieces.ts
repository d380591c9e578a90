/** Pieces on the map and the build events they cause (A22). */
import { type Log, push, type Seat } from '@ludarium/kernel'
import { nameOfHex } from '../board.ts'
import { PALACE, SCHOOL, UNIVERSITY } from '../goods.ts'
import { powerAround } from '../reach.ts'
import { type Hex, type InnovationState, type InnovationStep, type Participant, player } from '../state.ts'
import { fire } from '../triggers.ts'

/** A13.2 Puts a piece on a hex; an own piece that stood there goes back to supply. */
export function putPiece(s: InnovationState, owner: Participant, hex: Hex, building: number, neutral: boolean): void {
  const holder = owner < s.seats ? player(s, owner) : s.automa
  if (holder === null) throw new Error(`There is no participant ${owner}.`)
  const before = s.building[hex] ?? -1
  if (before >= 0) holder.supply[before] = (holder.supply[before] ?? 0) + 1
  else holder.hexes.push(hex)
  if (!neutral) holder.supply[building] = (holder.supply[building] ?? 0) - 1
  s.owner[hex] = owner
  s.building[hex] = building
  s.neutral[hex] = neutral ? 1 : 0
  clearMarkers(s, hex)
}

/** Nothing but a building lies on a built hex: cubes and markers of the Automa go. */
function clearMarkers(s: InnovationState, hex: Hex): void {
  const { automa } = s
  if (automa === null) return
  for (const list of [automa.cubes, automa.fallow, automa.blighted]) {
    const at = list.indexOf(hex)
    if (at >= 0) list.splice(at, 1)
  }
}

/** A22.2 A building has appeared: offers, triggers, then tile, city check and the tile's own effects. */
export function buildEvent(s: InnovationState, seat: Seat, hex: Hex, building: number, log?: Log): void {
  noteOffers(s, seat, hex)
  const later: InnovationStep[] = []
  fire(s, seat, 'build', 1, building, hex, later, log)
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

export function logBuilt(s: InnovationState, seat: Seat, building: string, hex: Hex, log?: Log): void {
  log?.({ type: 'built', seat, building, hex: nameOfHex(s, hex) })
}

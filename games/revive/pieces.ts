/** Questions about what lies before a player and on the table. Nothing here changes the state. */
import type { Seat } from '@ludarium/kernel'
import {
  CAPS,
  type Color,
  FIGURES,
  LARGE_BUILDINGS,
  type Resource,
  SLOTS,
  type SlotId,
  SMALL_BUILDINGS,
  TECH_CONNECTIONS,
  TECHS,
} from './data/index.ts'
import { artifactColor, cardOf, halfOf } from './lookups.ts'
import type { Played, Player, ReviveState } from './state.ts'

export function player(s: ReviveState, seat: Seat): Player {
  const found = s.players[seat]
  if (found === undefined) throw new Error(`No seat ${seat}.`)
  return found
}

export const SLOT_IDS: readonly SlotId[] = SLOTS.map((slot) => slot.id)

/** The cards in each slot. */
export function slotsOf({ slots }: Player): readonly (readonly Played[])[] {
  return [slots.T1, slots.T2, slots.B1, slots.B2, slots.R]
}

/** Cards in slots. */
export function slotted(p: Player): string[] {
  const cards: string[] = []
  for (const slot of slotsOf(p)) for (const played of slot) cards.push(played.card)
  return cards
}

export function hasSlotted(p: Player): boolean {
  return slotsOf(p).some((slot) => slot.length > 0)
}

export function isUnlocked(p: Player, tech: number): boolean {
  return (p.figures[tech] ?? -1) >= 0
}

/** The technology that opens the fifth slot (R12.8). */
const T3 = TECHS.indexOf('t3')

/** R8.2 */
export function isOpen(s: ReviveState, p: Player, slot: SlotId): boolean {
  return (slot !== 'R' || isUnlocked(p, T3)) && takesMore(s, slotOf(p, slot))
}

/** The cards in that slot; written out for the same reason as `amountOf`. */
function slotOf({ slots }: Player, slot: SlotId): readonly Played[] {
  switch (slot) {
    case 'T1':
      return slots.T1
    case 'T2':
      return slots.T2
    case 'B1':
      return slots.B1
    case 'B2':
      return slots.B2
    case 'R':
      return slots.R
  }
}

/** Whether nothing lies in the slot but cards that further ones may be played on. */
function takesMore(s: ReviveState, slot: readonly Played[]): boolean {
  for (const played of slot) if (!halfOf(s, played).slotSymbol) return false
  return true
}

/** Whether a card has one place to go to, the fifth slot apart, which takes either half. */
export function hasOneOpenSlot(s: ReviveState, p: Player): boolean {
  let n = 0
  for (const id of SLOT_IDS) if (isOpen(s, p, id)) n += id === 'R' ? 2 : 1
  return n === 1
}

export function hasOpenSlot(s: ReviveState, p: Player): boolean {
  const { T1, T2, B1, B2, R } = p.slots
  if (takesMore(s, T1) || takesMore(s, T2) || takesMore(s, B1) || takesMore(s, B2)) return true
  return isUnlocked(p, T3) && takesMore(s, R)
}

/** Whether the card counts as having that colour now (R8.8). */
export function hasColor(s: ReviveState, card: string, color: Color | 'any'): boolean {
  return color === 'any' || s.wild === card || cardOf(s, card).color === color
}

/** R12.2 Technologies whose figure may be placed next. */
export function openTechs(p: Player): number[] {
  if (!isUnlocked(p, 0)) return [0]
  const open: number[] = []
  for (let tech = 1; tech < FIGURES; tech++) if (!isUnlocked(p, tech) && isConnected(p, tech)) open.push(tech)
  return open
}

const CONNECTIONS: readonly (readonly number[])[] = TECHS.map((tech) =>
  TECH_CONNECTIONS.flatMap(([a, b]) => (a === tech ? [TECHS.indexOf(b)] : b === tech ? [TECHS.indexOf(a)] : [])),
)

function isConnected(p: Player, tech: number): boolean {
  for (const other of CONNECTIONS[tech] ?? []) if (isUnlocked(p, other)) return true
  return false
}

/** R13.8 Whether a building of that size is left. */
export function hasBuilding(p: Player, size: 'small' | 'large'): boolean {
  return size === 'small' ? p.small.length < SMALL_BUILDINGS : p.large.length < LARGE_BUILDINGS
}

/** R12.3 How many other players have a figure there. */
export function figuresOfOthers(s: ReviveState, seat: Seat, space: number): number {
  let n = 0
  for (let other = 0; other < s.players.length; other++) {
    if (other !== seat && player(s, other).figures.includes(space)) n++
  }
  return n
}

/** Room enough for anything while a payment is under way (R5.6). */
const FULL = 99

/** R5.1 How many more of the resource the player can hold. */
export function room(s: ReviveState, seat: Seat, resource: Resource): number {
  return s.paying === seat ? FULL : amountOf(CAPS, resource) - amountOf(player(s, seat).resources, resource)
}

/** So much of the resource. Written out because a field whose name varies is slow to look up, and this is asked often. */
export function amountOf(amounts: Readonly<Record<Resource, number>>, resource: Resource): number {
  switch (resource) {
    case 'crystal':
      return amounts.crystal
    case 'gear':
      return amounts.gear
    case 'book':
      return amounts.book
    case 'food':
      return amounts.food
  }
}

/** Whether any basic resource can still be taken. */
export function hasRoom(s: ReviveState, seat: Seat): boolean {
  const { gear, book, food } = player(s, seat).resources
  return s.paying === seat || gear < CAPS.gear || book < CAPS.book || food < CAPS.food
}

/** A circle of cards, modules and machines could go on without end: this is more than any other turn needs (I19). */
const MOST_USES = 20

/** How many machines can be used one after the other, as far as energy goes and they may be used (R16.2, R17.2). */
export function powerOf(s: ReviveState, p: Player): number {
  return s.asleep ? 0 : Math.min(p.energy, MOST_USES - s.uses)
}

/** Whether a machine can be used. */
export function hasPower(s: ReviveState, p: Player): boolean {
  return powerOf(s, p) > 0
}

/** Energy in storage and on machines. */
export function ownEnergy(p: Player): number {
  let n = p.energy
  for (const machine of p.machines) if (machine.charged) n++
  return n
}

/** R4.1, R24.2 */
export function mostActions(s: ReviveState): number {
  return s.seats === 1 ? 1 : 2
}

export function craterSize(s: ReviveState): number {
  return s.crater.length + s.craterMinors
}

/** One artifact of each colour in the crater supply, and a minor one if some lie there. */
export function craterChoices(s: ReviveState): string[] {
  const found: string[] = []
  const colors: string[] = []
  for (const id of s.crater) {
    const color = artifactColor(s, id)
    if (colors.includes(color)) continue
    colors.push(color)
    found.push(id)
  }
  if (s.craterMinors > 0) found.push('minor')
  return found
}

/** Looking at one player: cards, slots, modifiers, counts (R2.5, R2.6, R8). */
import type { Seat } from '@ludarium/kernel'
import { ADJACENT, CRYSTALS_AT, FIRST_LARGE, FOREST, POSITION_AT, VAST_AT } from './board.ts'
import {
  CARD,
  type CitizenCard,
  type Color,
  type Count,
  type Happening,
  MACHINE,
  MODULE,
  SLOTS,
  type SlotId,
  TECHS,
} from './data/index.ts'
import { alwaysOf, type Mod, modOf, ongoingOf } from './effects.ts'
import type { Player, ReviveState } from './state.ts'

export function player(s: ReviveState, seat: Seat): Player {
  const found = s.players[seat]
  if (found === undefined) throw new Error(`No seat ${seat}.`)
  return found
}

export function cardOf(id: string): CitizenCard {
  const card = CARD.get(id)
  if (card === undefined) throw new Error(`There is no card '${id}'.`)
  return card
}

/** Recruited cards count for scoring, those of the starting set never do (R2.6). */
export function isRecruit(card: string): boolean {
  return card.charCodeAt(0) === 67
}

const SLOT_IDS: readonly SlotId[] = SLOTS.map((slot) => slot.id)

/** Cards in slots. */
export function slotted(p: Player): string[] {
  const cards: string[] = []
  for (const id of SLOT_IDS) for (const played of p.slots[id]) cards.push(played.card)
  return cards
}

/** The technology opens its slot (R12.8). */
export function isUnlocked(p: Player, tech: number): boolean {
  return (p.figures[tech] ?? -1) >= 0
}

const T3 = TECHS.indexOf('t3')

/** R8.2 */
export function isOpen(p: Player, slot: SlotId): boolean {
  if (slot === 'R' && !isUnlocked(p, T3)) return false
  for (const { card, half } of p.slots[slot]) if (!cardOf(card)[half].slotSymbol) return false
  return true
}

export function hasOpenSlot(p: Player): boolean {
  for (const id of SLOT_IDS) if (isOpen(p, id)) return true
  return false
}

/** Whether the card counts as having that colour now (R8.8). */
export function hasColor(s: ReviveState, card: string, color: Color | 'any'): boolean {
  return color === 'any' || s.wild === card || cardOf(card).color === color
}

/** All modifiers that work for the player now: of the tribe's side, of technologies, of cards in slots. */
export function modsOf(p: Player): Mod[] {
  const mods: Mod[] = []
  for (const mod of alwaysOf(p.tribe, p.side)) mods.push(mod)
  for (const key of p.mods) mods.push(modOf(key))
  for (const id of SLOT_IDS) {
    for (const { card, half } of p.slots[id]) for (const mod of ongoingOf(card, half)) mods.push(mod)
  }
  return mods
}

/** R2.7 Keys of what the player's modifiers give for that event. */
export function whenKeys(p: Player, event: Happening): string[] {
  const keys: string[] = []
  for (const { mod, get } of modsOf(p)) if (mod.mod === 'when' && mod.event === event) keys.push(get)
  return keys
}

function flasksOf(p: Player): number {
  let n = 0
  for (const { id } of p.machines) n += MACHINE.get(id)?.flasks ?? 0
  for (const id of p.modules) n += MODULE.get(id)?.flasks ?? 0
  return n
}

function bothHalves(cards: readonly string[]): number {
  let n = 0
  for (const id of cards) {
    const card = cardOf(id)
    n += card.top.flasks + card.bottom.flasks
  }
  return n
}

/** Flasks on machines, modules, active cards and the played halves in slots. */
function visibleFlasks(p: Player): number {
  let n = flasksOf(p) + bothHalves(p.active)
  for (const id of SLOT_IDS) for (const { card, half } of p.slots[id]) n += cardOf(card)[half].flasks
  return n
}

function recruits(p: Player, color: Color | 'any'): number {
  let n = 0
  const add = (card: string): void => {
    if (isRecruit(card) && (color === 'any' || cardOf(card).color === color)) n++
  }
  p.active.forEach(add)
  p.resting.forEach(add)
  for (const id of SLOT_IDS) for (const { card } of p.slots[id]) add(card)
  return n
}

function inSlots(s: ReviveState, p: Player, color: Color): number {
  let n = 0
  for (const id of SLOT_IDS) for (const { card } of p.slots[id]) if (hasColor(s, card, color)) n++
  return n
}

/** Waters claimed by building or temple, each once (R13.5). */
export function waters(p: Player): number {
  if (p.tribe !== 'hofstadterians' || p.side !== 'moon') return p.waters.length
  let n = p.waters.length
  for (const temple of p.tiles) if (!p.waters.includes(temple)) n++
  return n
}

function crystals(s: ReviveState, p: Player): number {
  const found = new Set<number>()
  for (const spaces of [p.small, p.large]) {
    for (const space of spaces) {
      for (const crystal of CRYSTALS_AT[space] ?? []) found.add(crystal)
      if (s.vastCrystals) for (const crystal of VAST_AT[space] ?? []) found.add(crystal)
    }
  }
  return found.size
}

function areaTiles(p: Player): number {
  const found = new Set<number>()
  for (const spaces of [p.figures, p.small, p.large]) {
    for (const space of spaces) if (space >= 0 && space < FIRST_LARGE) found.add(POSITION_AT[space] ?? -1)
  }
  return found.size
}

/** R22.1 Forest tiles in the connected group that holds the new one. */
function forestChain(s: ReviveState, p: Player, space: number): number {
  const tiles = new Set(p.tiles.filter((tile) => s.ground[tile] === FOREST))
  const group = new Set([space])
  for (const tile of group) for (const next of ADJACENT[tile] ?? []) if (tiles.has(next)) group.add(next)
  return group.size
}

function figures(p: Player, from: number): number {
  let n = 0
  for (const space of p.figures) if (space >= from) n++
  return n
}

/** R2.6 `about` is the space of a forest tile just placed. */
export function count(s: ReviveState, seat: Seat, what: Count, about = ''): number {
  const p = player(s, seat)
  switch (what) {
    case 'crates':
      return p.crates.length + p.opened.length
    case 'energy':
      return ownEnergy(p)
    case 'modules':
      return p.modules.reduce((n, module) => (module === '' ? n : n + 1), 0)
    case 'population':
      return figures(p, 0)
    case 'populationLarge':
      return figures(p, FIRST_LARGE)
    case 'tribeMarkers':
      return p.tribeMarkers
    case 'flasks':
      return flasksOf(p) + bothHalves(p.active) + bothHalves(p.resting) + bothHalves(slotted(p))
    case 'flasksVisible':
      return visibleFlasks(p)
    case 'cards':
      return recruits(p, 'any')
    case 'cards:gray':
      return recruits(p, 'gray')
    case 'cards:green':
      return recruits(p, 'green')
    case 'cards:yellow':
      return recruits(p, 'yellow')
    case 'slotted:gray':
      return inSlots(s, p, 'gray')
    case 'slotted:green':
      return inSlots(s, p, 'green')
    case 'slotted:yellow':
      return inSlots(s, p, 'yellow')
    case 'water':
      return waters(p)
    case 'crystals':
      return crystals(s, p)
    case 'largeBuildings':
      return p.large.length
    case 'areaTiles':
      return areaTiles(p)
    case 'forestChain':
      return forestChain(s, p, Number(about))
    case 'pieces':
      return figures(p, 0) + p.small.length + p.large.length
    case 'artifacts':
      return p.artifacts.length
    case 'explored':
      return p.explored
  }
}

/** A circle of cards, modules and machines could go on without end: this is more than any other turn needs (I19). */
const MOST_USES = 20

/** Whether there is energy to use a machine with, and machines may be used (R16.2, R17.2). */
export function hasPower(s: ReviveState, p: Player): boolean {
  return p.energy > 0 && !s.asleep && s.uses < MOST_USES
}

/** Energy in storage and on machines. */
export function ownEnergy(p: Player): number {
  let n = p.energy
  for (const machine of p.machines) if (machine.charged) n++
  return n
}

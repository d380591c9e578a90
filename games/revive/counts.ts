/** R2.6 What effects and scores count. */
import type { Seat } from '@ludarium/kernel'
import { ADJACENT, CRYSTALS_AT, FIRST_LARGE, FOREST, POSITION_AT, VAST_AT } from './board.ts'
import type { Color, Count } from './data/index.ts'
import { cardOf, halfOf, machineOf, moduleOf } from './lookups.ts'
import { hasColor, ownEnergy, player, slotsOf, slotted } from './pieces.ts'
import type { Player, ReviveState } from './state.ts'

/** Recruited cards count for scoring, those of the starting set never do (R2.6). */
export function isRecruit(card: string): boolean {
  return card.charCodeAt(0) === 67
}

function flasksOf(s: ReviveState, p: Player): number {
  let n = 0
  for (const { id } of p.machines) n += machineOf(s, id)?.flasks ?? 0
  for (const id of p.modules) if (id !== '') n += moduleOf(s, id).flasks
  return n
}

function bothHalves(s: ReviveState, cards: readonly string[]): number {
  let n = 0
  for (const id of cards) {
    const card = cardOf(s, id)
    n += card.top.flasks + card.bottom.flasks
  }
  return n
}

/** Flasks on machines, modules, active cards and the played halves in slots. */
function visibleFlasks(s: ReviveState, p: Player): number {
  let n = flasksOf(s, p) + bothHalves(s, p.active)
  for (const slot of slotsOf(p)) for (const played of slot) n += halfOf(s, played).flasks
  return n
}

function recruits(s: ReviveState, p: Player, color: Color | 'any'): number {
  let n = 0
  const add = (card: string): void => {
    if (isRecruit(card) && (color === 'any' || cardOf(s, card).color === color)) n++
  }
  p.active.forEach(add)
  p.resting.forEach(add)
  for (const slot of slotsOf(p)) for (const { card } of slot) add(card)
  return n
}

function inSlots(s: ReviveState, p: Player, color: Color): number {
  let n = 0
  for (const slot of slotsOf(p)) for (const { card } of slot) if (hasColor(s, card, color)) n++
  return n
}

/** Waters claimed by building or temple, each once (R13.5). */
function waters(p: Player): number {
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
      return flasksOf(s, p) + bothHalves(s, p.active) + bothHalves(s, p.resting) + bothHalves(s, slotted(p))
    case 'flasksVisible':
      return visibleFlasks(s, p)
    case 'cards':
      return recruits(s, p, 'any')
    case 'cards:gray':
      return recruits(s, p, 'gray')
    case 'cards:green':
      return recruits(s, p, 'green')
    case 'cards:yellow':
      return recruits(s, p, 'yellow')
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

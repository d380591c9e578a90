/** Effects in English, made from the data, so that a card's words always say what the card does. */
import type { Catalog } from '@ludarium/kernel'
import type { Count, Effect, Gains, Kind, Modifier, Price, Verb } from '../data/index.ts'
import { allEffects, type EffectNode } from '../effects.ts'

const NOUNS: Readonly<Record<string, readonly [string, string]>> = {
  gear: ['gear', 'gears'],
  book: ['book', 'books'],
  food: ['food', 'food'],
  crystal: ['crystal', 'crystals'],
  basic: ['basic resource of choice', 'basic resources of choice'],
  points: ['point', 'points'],
  energy: ['energy', 'energy'],
  crate: ['crate', 'crates'],
  artifact: ['artifact', 'artifacts'],
}

function amount(noun: string, n: number): string {
  const [one, many] = NOUNS[noun] ?? [noun, noun]
  return `${n} ${n === 1 ? one : many}`
}

export function amounts(bag: Gains | Price): string {
  return Object.entries(bag)
    .filter(([key]) => key !== 'do')
    .map(([key, n]) => amount(key, Number(n)))
    .join(', ')
}

const COUNTS: Readonly<Record<Count, string>> = {
  crates: 'crate',
  energy: 'energy marker',
  modules: 'slot module',
  population: 'figure on the map',
  populationLarge: 'figure in a large location',
  tribeMarkers: 'marker removed from the tribe board',
  flasks: 'flask',
  flasksVisible: 'visible flask',
  cards: 'recruited card',
  'cards:gray': 'recruited gray card',
  'cards:green': 'recruited green card',
  'cards:yellow': 'recruited yellow card',
  'slotted:gray': 'gray card in the slots',
  'slotted:green': 'green card in the slots',
  'slotted:yellow': 'yellow card in the slots',
  water: 'claimed water',
  crystals: 'crystal next to a building',
  largeBuildings: 'large building',
  areaTiles: 'tile with a piece',
  forestChain: 'forest tile in the group',
  pieces: 'piece on the map',
  artifacts: 'major artifact',
  explored: 'explored tile',
}

export function counted(what: Count, every = 1): string {
  return every === 1 ? `for each ${COUNTS[what]}` : `for every ${every} ${COUNTS[what]}s`
}

function kindsText(kinds: readonly Kind[]): string {
  return kinds.length === 3 ? 'a board action' : kinds.join(' or ')
}

function boosts(range = 0, discount = 0, unlimited = false): string {
  const parts = [
    ...(unlimited ? ['any distance'] : []),
    ...(range > 0 ? [`+${range} range`] : []),
    ...(discount > 0 ? [`cost reduced by ${discount}`] : []),
  ]
  return parts.join(' and ')
}

const WHERE: Readonly<Record<string, string>> = {
  adjacentTribeTile: ' next to an own tribe tile',
  onTribeTile: ' on an own sand tile',
  onTarget: ' on an own target',
  adjacentFalcon: ' next to the falcon',
  perAdjacentMountain: ' for each mountain beside the space',
}

const HAPPENINGS: Readonly<Record<string, string>> = {
  tribeAbility: 'with each use of the tribe ability',
  recruitFromDisplay: 'for each card taken from the display',
  gainCrate: 'with each crate gained',
  claimWater: 'with each water reward',
  explore: 'with each explored tile',
  placeTribeTile: 'with each tribe tile placed',
  ownTargetReturned: 'when an own target returns',
  buildOnTribeTile: 'when anyone builds on an own sand tile',
}

export function modifierText(mod: Modifier): string {
  switch (mod.mod) {
    case 'discount':
      return `${kindsText(mod.kinds)} costs ${mod.n} less${mod.where === undefined ? '' : WHERE[mod.where]}`
    case 'range':
      return `+${mod.n} range for ${kindsText(mod.kinds)}${mod.from === undefined ? '' : ` counted from a ${mod.from}`}`
    case 'freeTerrain':
      return `${mod.terrains.join(' and ')} spaces cost no range`
    case 'foodOff':
      return `${kindsText(mod.kinds)} costs ${mod.n} food less in all`
    case 'noPopulateFee':
      return 'no books to others when populating'
    case 'when':
      return `${effectText(mod.get)} ${HAPPENINGS[mod.event]}`
    case 'trade':
      return `as a free action, ${amounts(mod.cost)} for ${effectText(mod.get)}`
    case 'origin':
      return `range also counts from the ${mod.from}`
    case 'freeRangeTarget':
      return 'acting on an own target needs no path and no range food'
    case 'targetTribute':
      return 'what others pay for acting on the target goes to its owner'
    case 'builderPoint':
      return `whoever builds on the tile gains ${amount('points', mod.n)}`
    case 'switchCopy':
      return 'the switch may copy the bottom half of another player’s card'
  }
}

/** An effect as a phrase without a full stop. */
export function effectText(effect: Effect): string {
  if ('do' in effect) return verbText(effect)
  return effect.map(effectText).join(' and ')
}

function verbText(op: Verb): string {
  switch (op.do) {
    case 'gain':
      return amounts(op)
    case 'trade':
      return `trade up to ${op.times} basic resources`
    case 'pay':
      return `${op.times > 1 ? `up to ${op.times} times ` : ''}pay ${amounts(op.cost)} ${isDeed(op.get) ? 'to' : 'for'} ${effectText(op.get)}`
    case 'choose':
      return op.of.map(effectText).join(', or ')
    case 'seq':
      return op.of.map(effectText).join(', then ')
    case 'advance':
      return `${op.n} ${op.n === 1 ? 'step' : 'steps'} on ${trackText(op.track)}`
    case 'module':
      return op.n === 1 ? 'a slot module' : `${op.n} slot modules`
    case 'tribe':
      return 'the tribe ability'
    case 'energyBack':
      return `${op.n} energy back from a machine`
    case 'restPlayed':
      return 'rest a played card'
    case 'wake':
      return 'wake a resting card'
    case 'restActive':
      return 'rest an unplayed card for its top half'
    case 'playCard':
      return op.color === 'any' ? 'play one more card' : `play one more ${op.color} card`
    case 'recruit':
      return op.color === 'any'
        ? 'a citizen from the display'
        : op.color === 'terrain'
          ? 'a citizen of the terrain’s colour'
          : `a ${op.color} citizen from the display`
    case 'act': {
      const extra = boosts(op.range, op.discount)
      return `${op.kinds.join(' or ')} at once${extra === '' ? '' : ` with ${extra}`}`
    }
    case 'boost':
      return `${boosts(op.range, op.discount, op.unlimited)} for ${kindsText(op.kinds)} being paid`
    case 'flip':
      return 'use the other half of the card being played'
    case 'allColors':
      return 'a card counts as all colours for this action'
    case 'reopenCrate':
      return 'use an opened crate again'
    case 'per':
      return `${amounts(op.get)} ${counted(op.count)}`
    case 'ongoing':
      return `while in the slot ${modifierText(op.mod)}`
    case 'hibernate':
      return 'hibernate, and the card leaves the game'
    case 'score':
      return `${amount('points', op.points)} ${counted(op.count, op.every)}`
    case 'scoreTrack':
      return `points equal to the position on the ${op.track} track`
    case 'scoreSteps':
      return `${op.steps.map(([from, points]) => `${points} points from ${from}`).join(', ')} ${counted(op.count)}`
    case 'placeTribeTile':
      return `place a ${op.tile} tile${op.after === undefined ? '' : `, then ${effectText(op.after)}`}`
    case 'claimWaterHere':
      return 'the reward of that water'
    case 'moveFalcon':
      return `move the falcon up to ${op.perMarker} spaces for each marker removed from the tribe board`
    case 'movePopulation':
      return 'move a figure to another regular location'
    case 'gainMatching':
      return `${op.n} ${op.n === 1 ? 'resource' : 'resources'} of its colour`
    case 'switchUp':
      return 'the switch is unused again'
    case 'unlockSlot':
      return 'opens the fifth slot'
    case 'machine':
      return `a machine: ${effectText(op.effect)}`
    case 'addMod':
      return `from now on ${modifierText(op.mod)}`
    case 'removeArtifact':
      return 'an artifact leaves the crater'
  }
}

/** What is done and not gained: one pays to do it. */
function isDeed(effect: Effect): boolean {
  return 'do' in effect && (effect.do === 'reopenCrate' || effect.do === 'placeTribeTile')
}

function trackText(track: string): string {
  return track === 'any' ? 'any track' : track === 'terrain' ? 'the track of the terrain' : `the ${track} track`
}

function innerText(node: EffectNode): string {
  if (node.op.do === 'all') return node.parts.map((part) => textOf(part)).join(' and ')
  if (node.op.do === 'reward' || node.op.do === 'water') return node.key
  return verbText(node.op)
}

function textOf(key: string): string {
  const node = allEffects().get(key)
  return node === undefined ? key : innerText(node)
}

/** Words for every effect by its key, `effect.CG11.top.1`. Words of waters and reward spaces are made elsewhere. */
export function effectWords(): Catalog {
  const catalog: Record<string, string> = {}
  for (const node of allEffects().values()) {
    if (node.op.do !== 'reward' && node.op.do !== 'water') catalog[`effect.${node.key}`] = innerText(node)
  }
  return catalog
}

/** Effects in German, made from the data, so that a card's words always say what the card does. */
import type { Catalog } from '@ludarium/kernel'
import type { Count, Effect, Gains, Kind, Modifier, Price, Verb } from '../data/index.ts'
import { allEffects, type EffectNode } from '../effects.ts'

const NOUNS: Readonly<Record<string, readonly [string, string]>> = {
  gear: ['Zahnrad', 'Zahnräder'],
  book: ['Buch', 'Bücher'],
  food: ['Nahrung', 'Nahrung'],
  crystal: ['Kristall', 'Kristalle'],
  basic: ['Grundrohstoff nach Wahl', 'Grundrohstoffe nach Wahl'],
  points: ['Punkt', 'Punkte'],
  energy: ['Energie', 'Energie'],
  crate: ['Kiste', 'Kisten'],
  artifact: ['Artefakt', 'Artefakte'],
}

/** Colours without an ending. */
export const COLOURS: Readonly<Record<string, string>> = {
  gray: 'grau',
  green: 'grün',
  yellow: 'gelb',
  amber: 'bernsteinfarben',
  teal: 'türkis',
  violet: 'violett',
}

export const colour = (id: string): string => COLOURS[id] ?? id

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

const COUNTS: Readonly<Record<Count, readonly [string, string]>> = {
  crates: ['Kiste', 'Kisten'],
  energy: ['Energiemarker', 'Energiemarker'],
  modules: ['Slotmodul', 'Slotmodule'],
  population: ['Figur auf der Karte', 'Figuren auf der Karte'],
  populationLarge: ['Figur an einem großen Ort', 'Figuren an großen Orten'],
  tribeMarkers: ['von der Stammestafel entferntem Marker', 'von der Stammestafel entfernte Marker'],
  flasks: ['Kolben', 'Kolben'],
  flasksVisible: ['sichtbarem Kolben', 'sichtbare Kolben'],
  cards: ['angeworbener Karte', 'angeworbene Karten'],
  'cards:gray': ['angeworbener grauer Karte', 'angeworbene graue Karten'],
  'cards:green': ['angeworbener grüner Karte', 'angeworbene grüne Karten'],
  'cards:yellow': ['angeworbener gelber Karte', 'angeworbene gelbe Karten'],
  'slotted:gray': ['grauer Karte in den Slots', 'graue Karten in den Slots'],
  'slotted:green': ['grüner Karte in den Slots', 'grüne Karten in den Slots'],
  'slotted:yellow': ['gelber Karte in den Slots', 'gelbe Karten in den Slots'],
  water: ['beanspruchtem Wasser', 'beanspruchte Wasser'],
  crystals: ['Kristall neben einem Gebäude', 'Kristalle neben Gebäuden'],
  largeBuildings: ['großem Gebäude', 'große Gebäude'],
  areaTiles: ['Plättchen mit einer Figur oder einem Gebäude', 'Plättchen mit Figuren oder Gebäuden'],
  forestChain: ['Waldplättchen der Gruppe', 'Waldplättchen der Gruppe'],
  pieces: ['Figur oder Gebäude auf der Karte', 'Figuren und Gebäude auf der Karte'],
  artifacts: ['großem Artefakt', 'große Artefakte'],
  explored: ['erkundetem Plättchen', 'erkundete Plättchen'],
}

export function counted(what: Count, every = 1): string {
  return every === 1 ? `je ${COUNTS[what][0]}` : `je ${every} ${COUNTS[what][1]}`
}

const KINDS: Readonly<Record<Kind, string>> = { explore: 'Erkunden', build: 'Bauen', populate: 'Besiedeln' }
const VERBS: Readonly<Record<Kind, string>> = { explore: 'erkunden', build: 'bauen', populate: 'besiedeln' }

function kindsText(kinds: readonly Kind[]): string {
  return kinds.length === 3 ? 'eine Planaktion' : kinds.map((kind) => KINDS[kind]).join(' oder ')
}

function boosts(range = 0, discount = 0, unlimited = false): string {
  const parts = [
    ...(unlimited ? ['beliebige Entfernung'] : []),
    ...(range > 0 ? [`+${range} Reichweite`] : []),
    ...(discount > 0 ? [`${discount} weniger Kosten`] : []),
  ]
  return parts.join(' und ')
}

const WHERE: Readonly<Record<string, string>> = {
  adjacentTribeTile: ' neben einem eigenen Stammesplättchen',
  onTribeTile: ' auf einem eigenen Sandplättchen',
  onTarget: ' auf einem eigenen Ziel',
  adjacentFalcon: ' neben dem Falken',
  perAdjacentMountain: ' je Berg neben dem Feld',
}

const HAPPENINGS: Readonly<Record<string, string>> = {
  tribeAbility: 'bei jeder Nutzung der Stammesfähigkeit',
  recruitFromDisplay: 'für jede Karte aus der Auslage',
  gainCrate: 'für jede erhaltene Kiste',
  claimWater: 'für jede Wasserbelohnung',
  explore: 'für jedes erkundete Plättchen',
  placeTribeTile: 'für jedes gelegte Stammesplättchen',
  ownTargetReturned: 'wenn ein eigenes Ziel zurückkehrt',
  buildOnTribeTile: 'wenn jemand auf einem eigenen Sandplättchen baut',
}

const GROUNDS: Readonly<Record<string, string>> = {
  sand: 'Sand',
  location: 'Orte',
  water: 'Wasser',
  mountain: 'Berge',
  forest: 'Wälder',
  field: 'Felder',
}

const ORIGINS: Readonly<Record<string, string>> = { temple: 'ab einem Tempel', falcon: 'ab dem Falken' }

export function modifierText(mod: Modifier): string {
  switch (mod.mod) {
    case 'discount':
      return `${kindsText(mod.kinds)} kostet ${mod.n} weniger${mod.where === undefined ? '' : WHERE[mod.where]}`
    case 'range':
      return `+${mod.n} Reichweite für ${kindsText(mod.kinds)}${mod.from === undefined ? '' : `, gezählt ${ORIGINS[mod.from] ?? mod.from}`}`
    case 'freeTerrain':
      return `${mod.terrains.map((ground) => GROUNDS[ground] ?? ground).join(' und ')} kosten keine Reichweite`
    case 'foodOff':
      return `${kindsText(mod.kinds)} kostet insgesamt ${mod.n} Nahrung weniger`
    case 'noPopulateFee':
      return 'keine Bücher an andere beim Besiedeln'
    case 'when':
      return `${effectText(mod.get)} ${HAPPENINGS[mod.event]}`
    case 'trade':
      return `als freie Aktion ${amounts(mod.cost)} gegen ${effectText(mod.get)}`
    case 'origin':
      return `Reichweite zählt auch ${ORIGINS[mod.from] ?? mod.from}`
    case 'freeRangeTarget':
      return 'Aktionen auf einem eigenen Ziel brauchen weder Weg noch Nahrung für Reichweite'
    case 'targetTribute':
      return 'was andere für Aktionen auf dem Ziel bezahlen, geht an seinen Besitzer'
    case 'builderPoint':
      return `wer auf dem Plättchen baut, erhält ${amount('points', mod.n)}`
    case 'switchCopy':
      return 'der Hebel darf die untere Hälfte einer fremden Karte kopieren'
  }
}

/** An effect as a phrase without a full stop. */
export function effectText(effect: Effect): string {
  if ('do' in effect) return verbText(effect)
  return effect.map(effectText).join(' und ')
}

const TILES: Readonly<Record<string, string>> = {
  forest: 'ein Waldplättchen',
  temple: 'einen Tempel',
  target: 'ein Ziel',
  sand: 'ein Sandplättchen',
  workshop: 'eine Werkstatt',
}

function verbText(op: Verb): string {
  switch (op.do) {
    case 'gain':
      return amounts(op)
    case 'trade':
      return `bis zu ${op.times} Grundrohstoffe tauschen`
    case 'pay':
      return `${op.times > 1 ? `bis zu ${op.times}-mal ` : ''}${amounts(op.cost)} bezahlen für: ${effectText(op.get)}`
    case 'choose':
      return op.of.map(effectText).join(' oder ')
    case 'seq':
      return op.of.map(effectText).join(', dann ')
    case 'advance':
      return `${op.n} ${op.n === 1 ? 'Schritt' : 'Schritte'} auf ${trackText(op.track)}`
    case 'module':
      return op.n === 1 ? 'ein Slotmodul' : `${op.n} Slotmodule`
    case 'tribe':
      return 'die Stammesfähigkeit'
    case 'energyBack':
      return `${op.n} Energie von einer Maschine zurück`
    case 'restPlayed':
      return 'eine gespielte Karte ruhen lassen'
    case 'wake':
      return 'eine ruhende Karte wecken'
    case 'restActive':
      return 'eine ungespielte Karte für ihre obere Hälfte ruhen lassen'
    case 'playCard':
      return op.color === 'any' ? 'eine weitere Karte spielen' : `eine weitere ${colour(op.color)}e Karte spielen`
    case 'recruit':
      return op.color === 'any'
        ? 'ein Bürger aus der Auslage'
        : op.color === 'terrain'
          ? 'ein Bürger in der Farbe des Geländes'
          : `ein ${colour(op.color)}er Bürger aus der Auslage`
    case 'act': {
      const extra = boosts(op.range, op.discount)
      return `sofort ${op.kinds.map((kind) => VERBS[kind]).join(' oder ')}${extra === '' ? '' : ` mit ${extra}`}`
    }
    case 'boost':
      return `${boosts(op.range, op.discount, op.unlimited)} beim Bezahlen für ${kindsText(op.kinds)}`
    case 'flip':
      return 'die andere Hälfte der gespielten Karte nutzen'
    case 'allColors':
      return 'eine Karte zählt in dieser Aktion als alle Farben'
    case 'reopenCrate':
      return 'eine geöffnete Kiste noch einmal nutzen'
    case 'per':
      return `${amounts(op.get)} ${counted(op.count)}`
    case 'ongoing':
      return `solange im Slot: ${modifierText(op.mod)}`
    case 'hibernate':
      return 'Winterschlaf halten, und die Karte verlässt das Spiel'
    case 'score':
      return `${amount('points', op.points)} ${counted(op.count, op.every)}`
    case 'scoreTrack':
      return `Punkte in Höhe der Position auf der ${colour(op.track)}en Leiste`
    case 'scoreSteps':
      return `${op.steps.map(([from, points]) => `${points} Punkte ab ${from}`).join(', ')} (gezählt: ${COUNTS[op.count][1]})`
    case 'placeTribeTile':
      return `${TILES[op.tile]} legen${op.after === undefined ? '' : `, dann ${effectText(op.after)}`}`
    case 'claimWaterHere':
      return 'die Belohnung dieses Wassers'
    case 'moveFalcon':
      return `den Falken bis zu ${op.perMarker} Felder je von der Stammestafel entferntem Marker bewegen`
    case 'movePopulation':
      return 'eine Figur an einen anderen gewöhnlichen Ort versetzen'
    case 'gainMatching':
      return `${op.n} ${op.n === 1 ? 'Rohstoff' : 'Rohstoffe'} in passender Farbe`
    case 'switchUp':
      return 'der Hebel ist wieder unbenutzt'
    case 'unlockSlot':
      return 'öffnet den fünften Slot'
    case 'machine':
      return `eine Maschine: ${effectText(op.effect)}`
    case 'addMod':
      return `ab jetzt: ${modifierText(op.mod)}`
    case 'removeArtifact':
      return 'ein Artefakt verlässt den Krater'
  }
}

function trackText(track: string): string {
  if (track === 'any') return 'einer beliebigen Leiste'
  return track === 'terrain' ? 'der Leiste des Geländes' : `der ${colour(track)}en Leiste`
}

function innerText(node: EffectNode): string {
  if (node.op.do === 'all') return node.parts.map((part) => textOf(part)).join(' und ')
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

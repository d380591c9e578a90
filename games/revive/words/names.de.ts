/** Names of all components in German. Those without a name of their own are called by what they do. */
import { type Catalog, german } from '@ludarium/kernel'
import {
  ARTIFACT_CARDS,
  ARTIFACTS,
  CARD,
  type CardHalf,
  COMMON_TECHS,
  CRATES,
  LARGE_LOCATIONS,
  MACHINES,
  MODULE_SPACES,
  POSITIONS,
  REWARD_SPACES,
  type RewardSpace,
  SLOT_MODULES,
  SLOTS,
  type Slot,
  SPACES,
  type Space,
  STANDARD_MACHINES,
  SWITCH_SIDES,
  type Technology,
  TILE,
  TRIBES,
} from '../data/index.ts'
import { branchOptions } from '../story.ts'
import { colour, effectText } from './effects.de.ts'
import { story } from './story.de.ts'

/** Citizens by their names in the data; those of a starting set bear its letter too. */
export const CITIZENS: Readonly<Record<string, string>> = {
  'Ridge Smith': '@der Gratschmied',
  'Bolt Sorter': '@die Bolzensortiererin',
  'Furnace Keeper': '@der Ofenwart',
  'Stilt Rigger': '@die Stelzenbauerin',
  'Shaft Warden': '@der Schachthüter',
  'Hammer Choir': '@der Hammerchor',
  Mason: '@die Maurerin',
  'Toll Engineer': '@der Zollingenieur',
  'Scaffold Runner': '@die Gerüstläuferin',
  Assayer: '@der Erzprüfer',
  'Scrap Broker': '@die Schrotthändlerin',
  'Iron Sleeper': '@der Eisenschläfer',
  Foreman: '@die Vorarbeiterin',
  'Moss Scholar': '@die Moosgelehrte|Moosgelehrten',
  'Seed Binder': '@der Saatbinder',
  'Root Speaker': '@die Wurzelsprecherin',
  'Canopy Climber': '@der Wipfelkletterer',
  'Grove Warden': '@die Hainhüterin',
  'Leaf Choir': '@der Blätterchor',
  Settler: '@die Siedlerin',
  'Charter Clerk': '@der Schreiber',
  'Path Runner': '@die Pfadläuferin',
  Herbalist: '@der Kräuterkundige|Kräuterkundigen|Kräuterkundiger',
  Archivist: '@die Archivarin',
  'Burrow Sleeper': '@der Höhlenschläfer',
  Elder: '@die Älteste|Ältesten',
  'Dune Reaper': '@der Dünenschnitter',
  'Grain Carrier': '@die Kornträgerin',
  'Hearth Keeper': '@der Herdwart',
  'Kite Rigger': '@die Drachenbauerin',
  'Trail Warden': '@der Fährtenhüter',
  'Harvest Choir': '@der Erntechor',
  Scout: '@die Späherin',
  Guide: '@der Bergführer',
  'Dust Runner': '@die Staubläuferin',
  Brewer: '@der Brauer',
  'Salt Trader': '@die Salzhändlerin',
  'Straw Sleeper': '@der Strohschläfer',
  Drover: '@die Viehtreiberin',
  Tinker: '@der Tüftler',
  Hauler: '@die Lastträgerin',
  Reader: '@der Leser',
  Drafter: '@die Zeichnerin',
  Forager: '@der Sammler',
  Cook: '@die Köchin',
}

/** A citizen as it is declined: the letter of a starting set stands behind every form. */
export function citizen(name: string): string {
  const [, base = name, letter = ''] = /^(.+?)( [A-D])?$/.exec(name) ?? []
  const written = CITIZENS[base] ?? name
  return written
    .split('|')
    .map((form) => (form === '' ? form : `${form}${letter}`))
    .join('|')
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
const number = (id: string): number => Number(/\d+$/.exec(id)?.[0] ?? 0)
const points = (n: number): string => `${n} ${n === 1 ? 'Punkt' : 'Punkte'}`
const books = (n: number): string => `${n} ${n === 1 ? 'Buch' : 'Bücher'}`
const flasks = (n: number): string => (n === 0 ? '' : `, ${n} Kolben`)

const halfText = ({ effect, flasks: n, slotSymbol }: CardHalf): string =>
  `${effectText(effect)}${flasks(n)}${slotSymbol ? ', Slotsymbol' : ''}`

/** A noun with its adjectives before it, all with the same ending. */
const phrase = (adjectives: readonly string[], ending: string, noun: string): string =>
  [...adjectives.map((adjective) => `${adjective}${ending}`), noun].join(' ')

/** A noun with its adjectives, declined: 'die graue Maschine'. */
function feminine(adjectives: readonly string[], noun: string): string {
  return `@die ${phrase(adjectives, 'e', noun)}|${phrase(adjectives, 'en', noun)}|`
}

function neuter(adjectives: readonly string[], noun: string): string {
  return `@das ${phrase(adjectives, 'e', noun)}|${phrase(adjectives, 'en', noun)}|${phrase(adjectives, 'es', noun)}`
}

/** Two of a kind are told apart: a component that does the same as an earlier one is the second one. */
function apart(gender: typeof feminine, adjectives: readonly string[], noun: string, taken: Set<string>): string {
  const name = gender(adjectives, noun)
  if (taken.has(name)) return gender(['zweit', ...adjectives], noun)
  taken.add(name)
  return name
}

function machineText(id: string): string {
  const machine = STANDARD_MACHINES.find((one) => one.id === id)
  return `Standardmaschine (${machine === undefined ? '' : effectText(machine.effect)})`
}

/** Technologies and places have numbers, which are told; those of other components only tell them apart. */
const techText = (id: string, { cost, points: worth, effect }: Technology): string =>
  `Technologie ${number(id)} (${books(cost)}, ${points(worth)}): ${effectText(effect)}`

const slotText = ({ id, half }: Slot): string =>
  half === 'either' ? 'fünfter Slot' : `${half === 'top' ? 'oberer' : 'unterer'} Slot ${number(id)}`

function rewardText({ kind, color, machine }: RewardSpace): string {
  switch (kind) {
    case 'standardMachine':
      return machineText(machine)
    case 'specialMachine':
      return `eine ${colour(color)}e Spezialmaschine`
    case 'endCardBonus':
      return `Punkte für ${colour(color)}e Karten am Ende`
    case 'artifact':
      return 'ein Artefakt'
  }
}

const large = (where: string): string => `@der große Ort im ${where}|großen Ort im ${where}|großer Ort im ${where}`

const LARGE_SPACES: Readonly<Record<string, string>> = {
  'L:NW': large('Nordwesten'),
  'L:NE': large('Nordosten'),
  'L:SE': large('Südosten'),
  'L:SW': large('Südwesten'),
}

/** What lies under the ice has been given names from afar: by position, the middle of the map first. */
const PLACES: readonly string[] = [
  '@die Oststiege',
  '@die Niederpforte',
  '@die Südstiege',
  '@die Westpforte',
  '@die Nordstiege',
  '@die Reiherbank',
  '@die Glutmulde',
  '@die Lerchenhöhe',
  '@der Talggrund',
  '@die Birkenlände',
  '@das Tölpelwatt',
  '@die Aschenfurt',
  '@die Fuchsenge',
  '@der Bernsteinsund',
  '@die Otterschleife',
  '@die Mühlsteinbucht',
  '@die Krähenwiese',
  '@die Distelbank',
  '@das Kiebitzkap',
  '@die Salzmündung',
  '@die Eggenhöhe',
  '@die Zeisigmulde',
  '@die Sperberwand',
  '@die Lange Stille|Langen Stille',
  '@die Robbenreede',
  '@der Graue Obsthain|Grauen Obsthain|Grauer Obsthain',
  '@das Abendfeld',
  '@das Brachvogelmoor',
  '@der Hirschsteg',
  '@der Pilgersee',
]

const NORTHERNMOST = Math.min(...SPACES.map(({ r }) => r))

/** A hex is called by the letter of its row and its place in it from the west: "C4". */
function spaceName({ id, q, r }: Space): string {
  const row = SPACES.filter((other) => other.r === r && !(other.id in LARGE_SPACES))
  const west = row.filter((other) => other.q < q).length
  return LARGE_SPACES[id] ?? `${String.fromCharCode(65 + r - NORTHERNMOST)}${west + 1}`
}

function cards(): Record<string, string> {
  const words: Record<string, string> = {}
  for (const card of CARD.values()) {
    const name = citizen(card.name)
    const plain = german<Catalog>({ name }).name ?? ''
    words[`card.${card.id}`] = name
    words[`cardText.${card.id}`] =
      `${capital(colour(card.color))}. Oben: ${halfText(card.top)}. Unten: ${halfText(card.bottom)}.`
    for (const half of ['top', 'bottom'] as const) {
      words[`half.${card.id}.${half}`] = `${plain}: ${effectText(card[half].effect)}`
    }
  }
  return words
}

function machines(): Record<string, string> {
  const words: Record<string, string> = {}
  const taken = new Set<string>()
  for (const { id, colors, effect, flasks: n } of SLOT_MODULES) {
    const noun = `Modul (${effectText(effect)}${flasks(n)})`
    words[`module.${id}`] = apart(neuter, [colors.map(colour).join('-')], noun, taken)
  }
  for (const { id, color, effect, flasks: n } of MACHINES) {
    const noun = `Maschine (${effectText(effect)}${flasks(n)})`
    words[`machine.${id}`] = apart(feminine, [colour(color)], noun, taken)
  }
  for (const { id } of STANDARD_MACHINES) words[`machine.${id}`] = `@die ${machineText(id)}`
  for (const { id, effect } of CRATES)
    words[`crate.${id}`] = apart(feminine, [], `Kiste (${effectText(effect)})`, taken)
  for (const { id, color } of ARTIFACTS) words[`artifact.${id}`] = neuter([colour(color)], 'Artefakt')
  for (const { id, categories } of ARTIFACT_CARDS) {
    const list = Object.entries(categories).map(([color, score]) => `${colour(color)}: ${effectText(score)}`)
    words[`artifactCard.${id}`] = `@die Artefaktkarte (${list.join('; ')})`
  }
  return words
}

function tribes(): Record<string, string> {
  const words: Record<string, string> = {}
  for (const { id, name, sides } of TRIBES) {
    const german = id === 'hofstadterians' ? 'Hofstadterianer' : name
    words[`tribe.${id}`] = german
    words[`option.tribes.${id}`] = german
    for (const side of ['sun', 'moon'] as const) {
      words[`ability.${id}.${side}`] = effectText(sides[side].ability)
      for (const [tech, technology] of Object.entries(sides[side].techs)) {
        words[`tech.${id}.${side}.${tech}`] = techText(tech, technology)
        words[`machine.${id}.${side}.${tech}`] = `@die Maschine von Technologie ${number(tech)}`
      }
    }
  }
  for (const [tech, technology] of Object.entries(COMMON_TECHS)) words[`tech.${tech}`] = techText(tech, technology)
  return words
}

function places(): Record<string, string> {
  const words: Record<string, string> = {}
  for (const location of LARGE_LOCATIONS) {
    for (const side of ['A', 'B'] as const) {
      words[`location.${location.id}.${side}`] = effectText(location.sides[side].score)
    }
  }
  for (const reward of REWARD_SPACES) words[`effect.${reward.id}`] = rewardText(reward)
  for (const [i, space] of SPACES.entries()) {
    const name = spaceName(space)
    words[`space.${space.id}`] = name
    words[`effect.water.${i}`] = space.id in LARGE_SPACES ? 'das Wasser am großen Ort' : `das Wasser auf ${name}`
  }
  for (const [n, { id }] of POSITIONS.entries()) words[`position.${id}`] = PLACES[n] ?? id
  for (const { id } of TILE.values()) words[`tile.${id}`] = `@das Plättchen ${number(id)}`
  const slots = new Map(SLOTS.map((slot) => [slot.id, slotText(slot)]))
  for (const [id, name] of slots) words[`slot.${id}`] = name
  for (const { id, slot } of MODULE_SPACES) {
    words[`place.${id}`] = `Platz ${number(id)}, ${slots.get(slot) ?? slot}`
  }
  for (const { id, effect } of SWITCH_SIDES) {
    words[`switch.${id}`] = effectText(effect)
    words[`option.switch.${id}`] = effectText(effect)
  }
  return words
}

/** Choices of the campaign by their labels in the data. */
export const BRANCHES: Readonly<Record<string, string>> = {
  'A lever for the weary': 'Ein Hebel für die Müden',
  'A lever for the gears': 'Ein Hebel für die Räder',
}

function branches(): Record<string, string> {
  const words: Record<string, string> = {}
  for (let chapter = 1; chapter <= 5; chapter++) {
    for (const [i, { label }] of branchOptions(chapter).entries()) {
      words[`branch.${chapter}.${i}`] = BRANCHES[label] ?? label
    }
  }
  return words
}

export function names(): Catalog {
  return german<Catalog>({ ...cards(), ...machines(), ...tribes(), ...places(), ...story, ...branches() })
}

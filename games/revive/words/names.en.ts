/** Names of all components in English. Those without a name of their own are called by what they do. */
import type { Catalog } from '@ludarium/kernel'
import {
  ARTIFACT_CARDS,
  ARTIFACTS,
  CAMPAIGN_CARDS,
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
import { amounts, effectText } from './effects.en.ts'

/** Doubles apostrophes for the message format. */
const plain = (text: string): string => text.replaceAll("'", "''")

const number = (id: string): number => Number(/\d+$/.exec(id)?.[0] ?? 0)

const flasks = (n: number): string => (n === 0 ? '' : n === 1 ? ', 1 flask' : `, ${n} flasks`)

const halfText = ({ effect, flasks: n, slotSymbol }: CardHalf): string =>
  `${effectText(effect)}${flasks(n)}${slotSymbol ? ', slot symbol' : ''}`

function rewardText({ kind, color, machine }: RewardSpace): string {
  switch (kind) {
    case 'standardMachine':
      return machineText(machine)
    case 'specialMachine':
      return `a ${color} special machine`
    case 'endCardBonus':
      return `points for ${color} cards at the end`
    case 'artifact':
      return 'an artifact'
  }
}

function machineText(id: string): string {
  const machine = STANDARD_MACHINES.find((one) => one.id === id)
  return `the standard machine (${machine === undefined ? '' : effectText(machine.effect)})`
}

/** Two of a kind are told apart: a component that does the same as an earlier one is the other one. */
function apart(name: string, taken: Set<string>): string {
  const own = taken.has(name) ? `the other ${name.replace(/^the /, '')}` : name
  taken.add(own)
  return own
}

/** Technologies and places have numbers, which are told; those of other components only tell them apart. */
const techText = (id: string, { cost, points, effect }: Technology): string =>
  `technology ${number(id)} (${amounts({ book: cost })}, ${amounts({ points })}): ${effectText(effect)}`

const slotText = ({ id, half }: Slot): string => (half === 'either' ? 'the fifth slot' : `${half} slot ${number(id)}`)

const LARGE_SPACES: Readonly<Record<string, string>> = {
  'L:NW': 'the large location in the north-west',
  'L:NE': 'the large location in the north-east',
  'L:SE': 'the large location in the south-east',
  'L:SW': 'the large location in the south-west',
}

/** What lies under the ice has been given names from afar: by position, the middle of the map first. */
const PLACES: readonly string[] = [
  'the Eastern Stair',
  'the Low Gate',
  'the Southern Stair',
  'the Western Gate',
  'the Northern Stair',
  'Heron Shelf',
  'Ember Hollow',
  'Lark Rise',
  'Tallow Reach',
  'Birch Landing',
  'Gannet Flats',
  'Cinder Ford',
  'Fox Narrows',
  'Amber Sound',
  'Otter Bend',
  'Millstone Bay',
  'Rook Meadow',
  'Thistle Bank',
  'Plover Point',
  'Saltmouth',
  'Harrow Down',
  'Wren Hollow',
  'Kestrel Scar',
  'Long Silence',
  'Seal Anchorage',
  'Grey Orchard',
  'Vesper Field',
  'Curlew Marsh',
  'Stag Crossing',
  'Pilgrim Tarn',
]

const NORTHERNMOST = Math.min(...SPACES.map(({ r }) => r))

/** A hex is called by the letter of its row and its place in it from the west: "C4". */
function spaceName({ id, q, r }: Space): string {
  const row = SPACES.filter((other) => other.r === r && !(other.id in LARGE_SPACES))
  const west = row.filter((other) => other.q < q).length
  return LARGE_SPACES[id] ?? `${String.fromCharCode(65 + r - NORTHERNMOST)}${west + 1}`
}

export function names(): Catalog {
  const words: Record<string, string> = {}
  const taken = new Set<string>()
  for (const card of CARD.values()) {
    words[`card.${card.id}`] = plain(card.name)
    words[`cardText.${card.id}`] = plain(`${card.color}. Top: ${halfText(card.top)}. Bottom: ${halfText(card.bottom)}.`)
    for (const half of ['top', 'bottom'] as const) {
      words[`half.${card.id}.${half}`] = plain(`${card.name}: ${effectText(card[half].effect)}`)
    }
  }
  for (const { id, colors, effect, flasks: n } of SLOT_MODULES) {
    words[`module.${id}`] = apart(`the ${colors.join('-')} module (${effectText(effect)}${flasks(n)})`, taken)
  }
  for (const { id, color, effect, flasks: n } of MACHINES) {
    words[`machine.${id}`] = apart(`the ${color} machine (${effectText(effect)}${flasks(n)})`, taken)
  }
  for (const { id } of STANDARD_MACHINES) words[`machine.${id}`] = machineText(id)
  for (const { id, effect } of CRATES) words[`crate.${id}`] = apart(`the crate (${effectText(effect)})`, taken)
  for (const { id, color } of ARTIFACTS) words[`artifact.${id}`] = `${color} artifact`
  for (const { id, categories } of ARTIFACT_CARDS) {
    const list = Object.entries(categories).map(([color, score]) => `${color}: ${effectText(score)}`)
    words[`artifactCard.${id}`] = `the artifact card (${list.join('; ')})`
  }
  for (const { id, name, sides } of TRIBES) {
    words[`tribe.${id}`] = name
    words[`option.tribes.${id}`] = name
    for (const side of ['sun', 'moon'] as const) {
      words[`ability.${id}.${side}`] = effectText(sides[side].ability)
      for (const [tech, technology] of Object.entries(sides[side].techs)) {
        words[`tech.${id}.${side}.${tech}`] = techText(tech, technology)
        words[`machine.${id}.${side}.${tech}`] = `the machine of technology ${number(tech)}`
      }
    }
  }
  for (const [tech, technology] of Object.entries(COMMON_TECHS)) words[`tech.${tech}`] = techText(tech, technology)
  for (const location of LARGE_LOCATIONS) {
    for (const side of ['A', 'B'] as const) {
      words[`location.${location.id}.${side}`] = effectText(location.sides[side].score)
    }
  }
  for (const reward of REWARD_SPACES) words[`effect.${reward.id}`] = rewardText(reward)
  for (const [i, space] of SPACES.entries()) {
    const name = spaceName(space)
    words[`space.${space.id}`] = name
    words[`effect.water.${i}`] = `the water on ${name}`
  }
  for (const [n, { id }] of POSITIONS.entries()) words[`position.${id}`] = PLACES[n] ?? id
  for (const { id } of TILE.values()) words[`tile.${id}`] = `tile ${number(id)}`
  for (const slot of SLOTS) words[`slot.${slot.id}`] = slotText(slot)
  for (const { id, slot } of MODULE_SPACES)
    words[`place.${id}`] = `space ${number(id)} of ${words[`slot.${slot}`] ?? slot}`
  for (const { id, effect } of SWITCH_SIDES) {
    words[`switch.${id}`] = effectText(effect)
    words[`option.switch.${id}`] = effectText(effect)
  }
  for (const { id, title, text } of CAMPAIGN_CARDS) {
    words[`story.${id}`] = plain(title)
    words[`storyText.${id}`] = plain(text)
  }
  for (let chapter = 1; chapter <= 5; chapter++) {
    for (const [i, { label }] of branchOptions(chapter).entries()) words[`branch.${chapter}.${i}`] = plain(label)
  }
  return words
}

/** The effect language holds only known verbs, modifiers and figures, and uses all of them (R2). */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  ARTIFACT_CARDS,
  BASICS,
  CAMPAIGN_CARDS,
  type CampaignOp,
  COLORS,
  type Count,
  type Effect,
  HIBERNATION_REWARDS,
  KINDS,
  type Kind,
  LARGE_LOCATIONS,
  type Modifier,
  POINT_BONUSES,
  PROGRESS_TRACK,
  type Price,
  SWITCH_SIDES,
  TRIBES,
  type Verb,
} from '../data/index.ts'
import { allEffects } from '../effects.ts'

const COUNTS: readonly Count[] = [
  ...([
    'crates',
    'energy',
    'modules',
    'population',
    'populationLarge',
    'tribeMarkers',
    'flasks',
    'flasksVisible',
  ] as const),
  ...([
    'cards',
    'cards:gray',
    'cards:green',
    'cards:yellow',
    'slotted:gray',
    'slotted:green',
    'slotted:yellow',
  ] as const),
  ...(['water', 'crystals', 'largeBuildings', 'areaTiles', 'forestChain', 'pieces', 'artifacts', 'explored'] as const),
]
const GAINS = ['gear', 'book', 'food', 'crystal', 'basic', 'points', 'energy', 'crate', 'artifact']
const PRICES = ['gear', 'book', 'food', 'crystal', 'basic']

/** Fields a verb may have. */
const VERBS: Readonly<Record<string, readonly string[]>> = {
  gain: GAINS,
  trade: ['times'],
  pay: ['cost', 'get', 'times'],
  choose: ['of'],
  seq: ['of'],
  advance: ['track', 'n'],
  module: ['n'],
  tribe: [],
  energyBack: ['n'],
  restPlayed: ['n'],
  wake: ['n'],
  restActive: [],
  playCard: ['color'],
  recruit: ['color'],
  act: ['kinds', 'range', 'discount'],
  boost: ['kinds', 'range', 'discount', 'unlimited'],
  flip: [],
  allColors: [],
  reopenCrate: [],
  per: ['count', 'get'],
  ongoing: ['mod'],
  hibernate: ['removeCard'],
  score: ['points', 'count', 'every'],
  scoreTrack: ['track'],
  scoreSteps: ['count', 'steps'],
  placeTribeTile: ['tile', 'on', 'vacant', 'range', 'after'],
  claimWaterHere: [],
  moveFalcon: ['perMarker'],
  movePopulation: [],
  gainMatching: ['by', 'n'],
  switchUp: [],
  unlockSlot: ['slot'],
  machine: ['effect'],
  addMod: ['mod'],
}

const MODS: Readonly<Record<string, readonly string[]>> = {
  discount: ['kinds', 'n', 'where'],
  range: ['kinds', 'n', 'from'],
  freeTerrain: ['terrains'],
  foodOff: ['kinds', 'n'],
  noPopulateFee: [],
  when: ['event', 'get'],
  trade: ['cost', 'get'],
  origin: ['from'],
  freeRangeTarget: [],
  targetTribute: [],
  builderPoint: ['n'],
  switchCopy: [],
}

const usedVerbs = new Set<string>()
const usedMods = new Set<string>()
const positive = (n: number): boolean => Number.isInteger(n) && n > 0

function only(record: object, fields: readonly string[], kind: string, at: string): void {
  for (const key of Object.keys(record)) assert.ok(key === kind || fields.includes(key), `${at}: unexpected '${key}'`)
}

function kindsKnown(kinds: readonly Kind[], at: string): void {
  assert.ok(kinds.length > 0 && kinds.every((kind) => KINDS.includes(kind)), at)
}

function priceKnown(price: Price, at: string): void {
  assert.ok(Object.keys(price).length > 0, at)
  for (const [key, n] of Object.entries(price)) assert.ok(PRICES.includes(key) && positive(n), `${at}: ${key}`)
}

function checkMod(mod: Modifier, at: string): void {
  const fields = MODS[mod.mod]
  assert.ok(fields !== undefined, `${at}: unknown modifier ${mod.mod}`)
  only(mod, fields, 'mod', at)
  usedMods.add(mod.mod)
  if ('kinds' in mod) kindsKnown(mod.kinds, at)
  if ('n' in mod) assert.ok(positive(mod.n), at)
  if ('cost' in mod) priceKnown(mod.cost, at)
  if ('get' in mod) checkEffect(mod.get, at)
}

function checkEffect(effect: Effect, at: string): void {
  if (!('do' in effect)) {
    assert.ok(effect.length > 0, `${at}: empty list`)
    for (const part of effect) checkEffect(part, at)
    return
  }
  checkVerb(effect, at)
}

function checkVerb(op: Verb, at: string): void {
  const fields = VERBS[op.do]
  assert.ok(fields !== undefined, `${at}: unknown verb ${op.do}`)
  only(op, fields, 'do', at)
  usedVerbs.add(op.do)
  switch (op.do) {
    case 'gain':
      assert.ok(Object.keys(op).length > 1, `${at}: empty gain`)
      for (const [key, n] of Object.entries(op)) assert.ok(key === 'do' || positive(Number(n)), `${at}: ${key}`)
      return
    case 'pay':
      priceKnown(op.cost, at)
      assert.ok([1, 3].includes(op.times), `${at}: times`)
      checkEffect(op.get, at)
      return
    case 'choose':
    case 'seq':
      assert.ok(op.of.length > 1, at)
      for (const part of op.of) checkEffect(part, at)
      return
    case 'act':
      kindsKnown(op.kinds, at)
      return
    case 'boost':
      kindsKnown(op.kinds, at)
      assert.ok(op.range || op.discount || op.unlimited, `${at}: empty boost`)
      return
    case 'per':
      assert.ok(COUNTS.includes(op.count), at)
      checkVerb({ do: 'gain', ...op.get }, at)
      return
    case 'score':
      assert.ok(positive(op.points) && positive(op.every) && COUNTS.includes(op.count), at)
      return
    case 'scoreSteps':
      for (const [i, [from, points]] of op.steps.entries()) {
        const before = op.steps[i - 1] ?? [0, 0]
        assert.ok(from > before[0] && points > before[1], `${at}: steps rise`)
      }
      return
    case 'ongoing':
    case 'addMod':
      checkMod(op.mod, at)
      return
    case 'placeTribeTile':
      if (op.after !== undefined) checkEffect(op.after, at)
      return
    case 'machine':
      checkEffect(op.effect, at)
      return
    default:
      if ('n' in op) assert.ok(positive(op.n), at)
  }
}

test('every effect uses known verbs with known fields, and every verb and modifier is used', () => {
  for (const { key, op } of allEffects().values()) {
    if (op.do !== 'all' && op.do !== 'reward' && op.do !== 'water') checkVerb(op, key)
  }
  for (const tribe of TRIBES) {
    for (const side of Object.values(tribe.sides)) for (const mod of side.always) checkMod(mod, tribe.id)
  }
  for (const { id, categories } of ARTIFACT_CARDS) for (const score of Object.values(categories)) checkVerb(score, id)
  for (const { id, sides } of LARGE_LOCATIONS) for (const side of Object.values(sides)) checkVerb(side.score, id)
  for (const reward of HIBERNATION_REWARDS) checkEffect(reward, 'hibernation')
  for (const { effect } of POINT_BONUSES) checkEffect(effect, 'points')
  for (const { bonus } of PROGRESS_TRACK) if (bonus !== null) checkEffect(bonus, 'progress')
  for (const { effect, id } of SWITCH_SIDES) checkEffect(effect, id)
  for (const verb of Object.keys(VERBS)) assert.ok(usedVerbs.has(verb), `verb ${verb} is never used`)
  for (const mod of Object.keys(MODS)) assert.ok(usedMods.has(mod), `modifier ${mod} is never used`)
  assert.deepEqual(BASICS.length + COLORS.length, 6)
})

function flat(op: CampaignOp): CampaignOp[] {
  return op.op === 'branch' ? op.options.flatMap((option) => option.ops.flatMap(flat)) : [op]
}

test('campaign: six cards a chapter, everything locked is unlocked somewhere', () => {
  const kinds = ['story', 'setup', 'event', 'trial', 'outcome', 'unlock']
  const triggers = ['start', 'setup', 'afterScoring', 'end']
  for (let chapter = 1; chapter <= 5; chapter++) {
    assert.equal(CAMPAIGN_CARDS.filter((card) => card.chapter === chapter).length, 6)
  }
  for (const card of CAMPAIGN_CARDS) {
    assert.ok(kinds.includes(card.kind) && card.text.length > 30, card.id)
    assert.ok(
      triggers.includes(card.when) ||
        /^inPlay:(firstArtifact|firstLargeLocation|tribeAbility3|firstVastCrystal|hibernation4)$/.test(card.when),
    )
    for (const op of card.ops) if (op.op === 'branch') assert.equal(op.options.length, 2)
  }
  const unlocked = CAMPAIGN_CARDS.flatMap((card) => card.ops.flatMap(flat)).filter((op) => op.op === 'unlock')
  for (const { id } of TRIBES.filter((tribe) => tribe.unlocked === 'campaign')) {
    assert.ok(
      unlocked.some((op) => op.what === 'tribe' && op.id === id),
      id,
    )
  }
  for (const what of ['moonSides', 'largeLocations', 'vastCrystals', 'switch', 'longGame']) {
    assert.ok(
      unlocked.some((op) => op.what === what),
      what,
    )
  }
  assert.deepEqual(SWITCH_SIDES[0]?.effect, { do: 'gain', basic: 1 })
})

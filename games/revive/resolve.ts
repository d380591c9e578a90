/**
 * The interpreter of the effect language (R2). What needs no decision happens at once; what does is pushed as a
 * step. Everything resolves depth first (R2.8): whatever a part sets off lies above the parts that follow it.
 */
import { type Log, push, type Seat } from '@ludarium/kernel'
import { GROUND_COLOR, waterEffect } from './board.ts'
import {
  BASICS,
  type Color,
  type Gains,
  POINT_BONUSES,
  PROGRESS_TRACK,
  RESOURCE_OF,
  TRACK_LENGTH,
  type Verb,
} from './data/index.ts'
import { type EffectNode, effectOf } from './effects.ts'
import {
  addCrates,
  addCrystals,
  addEnergy,
  addPoints,
  addResource,
  craterSize,
  hasRoom,
  room,
  takeArtifact,
} from './gains.ts'
import { count, player, whenKeys } from './players.ts'
import type { Player, ReviveState, ReviveStep } from './state.ts'
import { abilityKey, useAbility } from './steps/ability.ts'
import { advanceOnce, unlockedBy, unlockReward } from './steps/tracks.ts'

/** Puts a step below everything that was pushed since the agenda had that height. */
export function below(s: ReviveState, height: number, step: ReviveStep): void {
  s.agenda.splice(height, 0, step)
}

/** Resolves effects one after the other, in the listed order. */
export function runAll(s: ReviveState, seat: Seat, keys: readonly string[], about: string, log?: Log): void {
  for (let i = 0; i < keys.length; i++) {
    const height = s.agenda.length
    resolve(s, seat, keys[i] as string, about, log)
    if (s.agenda.length === height || i === keys.length - 1) continue
    below(s, height, { step: 'effects', seat, effects: keys.slice(i + 1), about })
    return
  }
}

/** How the place of a part among others matters: not at all, only as a choice, as an exchange, or in any case. */
const PLAIN = 0
const CHOICE = 1
const EXCHANGE = 2
const WEIGHTY = 3

function weightOf(s: ReviveState, seat: Seat, node: EffectNode): number {
  const { op } = node
  switch (op.do) {
    case 'gain':
      return op.basic === undefined ? PLAIN : CHOICE
    case 'advance':
      return op.track === 'any' ? CHOICE : PLAIN
    case 'per':
      return op.count === 'flasksVisible' ? WEIGHTY : op.get.basic === undefined ? PLAIN : CHOICE
    case 'ongoing':
    case 'hibernate':
    case 'addMod':
    case 'reward':
    case 'switchUp':
      return PLAIN
    case 'module':
    case 'recruit':
    case 'energyBack':
      return CHOICE
    case 'trade':
    case 'pay':
      return EXCHANGE
    case 'water':
      return weightOf(s, seat, effectOf(waterEffect(s, op.space)))
    case 'tribe': {
      const ability = effectOf(abilityKey(player(s, seat)))
      return Math.min(WEIGHTY, weightOf(s, seat, ability) === PLAIN ? PLAIN : WEIGHTY)
    }
    case 'all':
    case 'seq':
    case 'choose': {
      let most = op.do === 'choose' ? CHOICE : PLAIN
      for (const part of node.parts) most = Math.max(most, weightOf(s, seat, effectOf(part)))
      return most
    }
    default:
      return WEIGHTY
  }
}

/** Whether all resources the parts surely give fit under the caps, so that nothing is gained by exchanging first. */
function fits(s: ReviveState, seat: Seat, keys: readonly string[]): boolean {
  let gear = 0
  let book = 0
  let food = 0
  let wild = 0
  for (const key of keys) {
    const { help } = effectOf(key)
    gear += help.gear
    book += help.book
    food += help.food
    wild += help.wild
  }
  return room(s, seat, 'gear') >= gear && room(s, seat, 'book') >= book && room(s, seat, 'food') >= food && wild <= 1
}

/**
 * R2.2, R8.3 Several parts in an order chosen by the owner, each of them optional. The owner is asked only when the
 * order can matter: plain gains do not get in each other's way, and exchanges come after gains that fit.
 */
export function resolveParts(
  s: ReviveState,
  seat: Seat,
  keys: readonly string[],
  about: string,
  card: string,
  log?: Log,
): void {
  if (keys.length <= 1) {
    runAll(s, seat, keys, about, log)
    return
  }
  let exchanges = 0
  let weighty = 0
  const weights: number[] = []
  for (const key of keys) {
    const weight = weightOf(s, seat, effectOf(key))
    weights.push(weight)
    if (weight === EXCHANGE) exchanges++
    else if (weight === WEIGHTY) weighty++
  }
  if (weighty > 0 || exchanges > 1 || (exchanges === 1 && !fits(s, seat, keys))) {
    push(s, { step: 'parts', seat, parts: keys, about, card })
    return
  }
  const sorted: string[] = []
  for (let weight = PLAIN; weight <= EXCHANGE; weight++) {
    for (const [i, key] of keys.entries()) if (weights[i] === weight) sorted.push(key)
  }
  runAll(s, seat, sorted, about, log)
}

/** Resolves one effect. `about` is the colour or space in question where an effect refers to one. */
export function resolve(s: ReviveState, seat: Seat, key: string, about: string, log?: Log): void {
  const node = effectOf(key)
  const { op } = node
  const p = player(s, seat)
  switch (op.do) {
    case 'all':
      resolveParts(s, seat, node.parts, about, '', log)
      return
    case 'seq':
      runAll(s, seat, node.parts, about, log)
      return
    case 'gain':
      gainAll(s, seat, op, 1, about, log)
      return
    case 'per':
      gainAll(s, seat, op.get, count(s, seat, op.count, about), about, log)
      return
    case 'trade':
      push(s, { step: 'swap', seat, times: op.times })
      return
    case 'pay':
      push(s, { step: 'buy', seat, effect: key, times: op.times, about })
      return
    case 'choose':
      push(s, { step: 'choose', seat, effect: key, about })
      return
    case 'advance':
      advance(s, seat, op.track, op.n, about, log)
      return
    case 'module':
      push(s, { step: 'module', seat, n: op.n })
      return
    case 'tribe':
      useAbility(s, seat, false, log)
      return
    case 'energyBack':
      push(s, { step: 'recover', seat, n: op.n })
      return
    case 'restPlayed':
      push(s, { step: 'rest', seat, n: op.n, except: node.root })
      return
    case 'wake':
      push(s, { step: 'wake', seat, n: op.n })
      return
    case 'restActive':
      push(s, { step: 'restActive', seat })
      return
    case 'playCard':
      push(s, { step: 'playCard', seat, color: op.color })
      return
    case 'recruit':
      push(s, { step: 'recruit', seat, color: op.color === 'terrain' ? (about as Color) : op.color })
      return
    case 'act':
      push(s, { step: 'act', seat, effect: key })
      return
    case 'allColors':
      push(s, { step: 'wild', seat })
      return
    case 'reopenCrate':
      push(s, { step: 'reopen', seat })
      return
    case 'hibernate':
      if (!s.asleep && about !== 'echo') s.sleeper = node.root
      return
    case 'placeTribeTile':
      push(s, { step: 'tile', seat, effect: key })
      return
    case 'claimWaterHere':
      claim(s, seat, Number(about), log)
      return
    case 'moveFalcon':
      push(s, { step: 'falcon', seat })
      return
    case 'movePopulation':
      push(s, { step: 'figure', seat })
      return
    case 'gainMatching': {
      const color = op.by === 'card' ? (about as Color) : GROUND_COLOR[s.ground[p.falcon] ?? 0]
      if (color) addResource(s, seat, RESOURCE_OF[color], op.n, log)
      return
    }
    case 'switchUp':
      p.switchUsed = false
      log?.({ type: 'switchUp', seat })
      return
    case 'machine':
      p.machines.push({ id: key, charged: false })
      log?.({ type: 'machineGained', seat, machine: key })
      return
    case 'addMod':
      p.mods.push(key)
      return
    case 'removeArtifact':
      push(s, { step: 'remove', seat })
      return
    case 'reward':
      unlockReward(s, seat, op.reward, log)
      return
    case 'water':
      if (p.waters.includes(op.space)) return
      p.waters.push(op.space)
      claim(s, seat, op.space, log)
      return
  }
}

/** R2.7 The reward of a water, then what the owner's modifiers give for it. */
function claim(s: ReviveState, seat: Seat, space: number, log?: Log): void {
  log?.({ type: 'water', seat, space })
  runAll(s, seat, [waterEffect(s, space), ...whenKeys(player(s, seat), 'claimWater')], '', log)
}

const KEYS: readonly (keyof Gains)[] = [
  'gear',
  'book',
  'food',
  'crystal',
  'basic',
  'energy',
  'crate',
  'points',
  'artifact',
]

/** R2.4 `gain`, `times` times over. Choices it leaves are pushed so that they are made in the listed order. */
function gainAll(s: ReviveState, seat: Seat, gains: Gains, times: number, about: string, log?: Log): void {
  if (times === 0) return
  const bottom = s.agenda.length
  for (const key of KEYS) {
    const n = (gains[key] ?? 0) * times
    if (n === 0) continue
    const height = s.agenda.length
    gainOne(s, seat, key, n, about, log)
    // What the later gains ask lies below what the earlier ones ask.
    if (height > bottom && s.agenda.length > height) s.agenda.splice(bottom, 0, ...s.agenda.splice(height))
  }
}

function gainOne(s: ReviveState, seat: Seat, key: keyof Gains, n: number, about: string, log?: Log): void {
  switch (key) {
    case 'gear':
    case 'book':
    case 'food':
      addResource(s, seat, key, n, log)
      return
    case 'crystal':
      addCrystals(s, seat, n, log)
      return
    case 'basic':
      if (hasRoom(s, seat)) push(s, { step: 'basic', seat, n })
      return
    case 'energy':
      addEnergy(s, seat, n, log)
      return
    case 'crate':
      addCrates(s, seat, n, log)
      return
    case 'points':
      if (about !== 'accepted' && pointsTakeArtifact(s, player(s, seat), n)) {
        push(s, { step: 'accept', seat, effect: `score.${n}`, about: '' })
        return
      }
      addPoints(s, seat, n, log)
      return
    case 'artifact':
      for (let i = 0; i < n; i++) {
        if (craterSize(s) > 0) push(s, { step: 'artifact', seat })
        else takeArtifact(s, seat, 'minor', log)
      }
  }
}

/**
 * R2.3 Gains are taken without asking, since declining them cannot help, with one exception: what brings an
 * artifact of the crater supply with it also brings the end nearer.
 */
function pointsTakeArtifact(s: ReviveState, p: Player, n: number): boolean {
  if (craterSize(s) === 0) return false
  for (let i = p.bonuses; i < POINT_BONUSES.length; i++) {
    const bonus = POINT_BONUSES[i]
    if (bonus === undefined || bonus.at > p.points + n) return false
    if (isArtifact(bonus.effect as Verb)) return true
  }
  return false
}

function isArtifact(effect: Verb): boolean {
  return effect.do === 'gain' && effect.artifact !== undefined
}

/** Whether the next progress marker would bring an artifact of the crater supply. */
export function progressTakesArtifact(s: ReviveState, p: Player): boolean {
  const bonus = PROGRESS_TRACK[p.progress]?.bonus
  return craterSize(s) > 0 && bonus !== null && bonus !== undefined && isArtifact(bonus as Verb)
}

function advance(
  s: ReviveState,
  seat: Seat,
  track: Color | 'any' | 'terrain',
  n: number,
  about: string,
  log?: Log,
): void {
  if (track === 'any') {
    push(s, { step: 'track', seat, n })
    return
  }
  const color = track === 'terrain' ? (about as Color) : track
  if (about === 'accepted') {
    advanceOnce(s, seat, color, log)
    return
  }
  advanceOn(s, seat, color, n, log)
}

/** R14.1 Steps are taken singly, each with all it sets off. */
export function advanceOn(s: ReviveState, seat: Seat, color: Color, n: number, log?: Log): void {
  for (let left = n; left > 0; left--) {
    const height = s.agenda.length
    if (stepTakesArtifact(s, seat, color)) push(s, { step: 'accept', seat, effect: `step.${color}`, about: '' })
    else advanceOnce(s, seat, color, log)
    if (s.agenda.length === height || left === 1) continue
    below(s, height, { step: 'advance', seat, track: color, n: left - 1 })
    return
  }
}

function stepTakesArtifact(s: ReviveState, seat: Seat, color: Color): boolean {
  const p = player(s, seat)
  if (craterSize(s) === 0 || p.tracks[color] >= TRACK_LENGTH) return false
  const unlocked = unlockedBy(p, color, p.tracks[color] + 1)
  if (unlocked.length === 0) return false
  return unlocked.some((reward) => reward.kind === 'artifact') || progressTakesArtifact(s, p)
}

/** Whether resolving the effect could do anything for the player now. */
export function isUseful(s: ReviveState, seat: Seat, key: string): boolean {
  const node = effectOf(key)
  const { op } = node
  switch (op.do) {
    case 'gain':
      return gainsSomething(s, seat, op)
    case 'per':
      return count(s, seat, op.count) > 0 && gainsSomething(s, seat, op.get)
    case 'all':
    case 'seq':
    case 'choose':
      return node.parts.some((part) => isUseful(s, seat, part))
    default:
      return true
  }
}

function gainsSomething(s: ReviveState, seat: Seat, gains: Gains): boolean {
  if (gains.points || gains.artifact) return true
  if (gains.crystal && (room(s, seat, 'crystal') > 0 || hasRoom(s, seat))) return true
  if (gains.basic && hasRoom(s, seat)) return true
  if (gains.energy && s.energy > 0) return true
  if (gains.crate && s.cratePile.length > 0) return true
  for (const basic of BASICS) if (gains[basic] && room(s, seat, basic) > 0) return true
  return false
}

/**
 * The interpreter of the effect language (R2). What needs no decision happens at once; what does is pushed as a
 * step. Everything resolves depth first (R2.8): whatever a part sets off comes before the parts that follow it.
 */
import { push, type Seat, since } from '@ludarium/kernel'
import { useAbility } from './ability.ts'
import { GROUND_COLOR, SPACE_ID, waterEffect } from './board.ts'
import { count } from './counts.ts'
import { BASICS, type Basic, type Color, type Gains, POINT_BONUSES, RESOURCE_OF } from './data/index.ts'
import { type Aid, abilityKey, dealsOf, type EffectNode, effectOf, type Gain } from './effects.ts'
import type { ReviveLog } from './events.ts'
import { addCrates, addCrystals, addEnergy, addPoints, addResource, gainArtifact, gainMachine } from './gains.ts'
import { whenKeys } from './modifiers.ts'
import { hasPower, hasRoom, player, room } from './pieces.ts'
import { canAfford, canUseAbility } from './possible.ts'
import type { Player, ReviveState } from './state.ts'
import { advanceOn, advanceOnce, gainReward, pointsTakeArtifact, stepsUnlock } from './tracks.ts'

/** Resolves effects one after the other, in the listed order. */
export function runAll(s: ReviveState, seat: Seat, keys: readonly string[], about: string, log?: ReviveLog): void {
  for (let i = 0; i < keys.length; i++) {
    const height = s.agenda.length
    resolve(s, seat, keys[i] as string, about, log)
    if (s.agenda.length === height || i === keys.length - 1) continue
    push(s, { step: 'effects', seat, effects: keys.slice(i + 1), about })
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
      return weightOf(s, seat, effectOf(s, waterEffect(s, op.space)))
    case 'tribe': {
      const ability = effectOf(s, abilityKey(player(s, seat)))
      return weightOf(s, seat, ability) === PLAIN ? PLAIN : WEIGHTY
    }
    case 'all':
    case 'seq':
    case 'choose': {
      let most = op.do === 'choose' ? CHOICE : PLAIN
      for (const part of node.inside) most = Math.max(most, weightOf(s, seat, part))
      return most
    }
    default:
      return WEIGHTY
  }
}

/** Whether all resources the parts surely give fit under the caps, so that nothing is gained by exchanging first. */
function fits(s: ReviveState, seat: Seat, keys: readonly string[]): boolean {
  return surplus(s, seat, keys) === NO_SURPLUS && sureGains(s, keys).wild <= 1
}

/** What the parts surely give together. */
function sureGains(s: ReviveState, keys: readonly string[]): Pick<Aid, Basic | 'wild'> {
  let gear = 0
  let book = 0
  let food = 0
  let wild = 0
  for (const key of keys) {
    const { aid } = effectOf(s, key)
    if (aid === null) continue
    gear += aid.gear
    book += aid.book
    food += aid.food
    wild += aid.wild
  }
  return { gear, book, food, wild }
}

/** The parts of which something would be lost, if they came after everything else that is sure. */
function losing(s: ReviveState, seat: Seat, keys: readonly string[]): readonly string[] {
  const over = surplus(s, seat, keys)
  if (over === NO_SURPLUS) return NO_KEYS
  return keys.filter((key) => {
    const { aid } = effectOf(s, key)
    return aid !== null && BASICS.some((basic) => over[basic] && aid[basic] > 0)
  })
}

const NO_KEYS: readonly string[] = []

/** Of which resources the parts surely give more than there is room for. */
function surplus(s: ReviveState, seat: Seat, keys: readonly string[]): Readonly<Record<Basic, boolean>> {
  const sum = sureGains(s, keys)
  const gear = sum.gear > 0 && sum.gear > room(s, seat, 'gear')
  const book = sum.book > 0 && sum.book > room(s, seat, 'book')
  const food = sum.food > 0 && sum.food > room(s, seat, 'food')
  return gear || book || food ? { gear, book, food } : NO_SURPLUS
}

const NO_SURPLUS: Readonly<Record<Basic, boolean>> = { gear: false, book: false, food: false }

/** Whether the part could bring something by which room is made, so that another part had better wait for it. */
function stirs(s: ReviveState, seat: Seat, node: EffectNode): boolean {
  const { op } = node
  const p = player(s, seat)
  switch (op.do) {
    case 'module':
    case 'recruit':
    case 'energyBack':
    case 'trade':
    case 'pay':
    case 'choose':
      return true
    case 'gain':
      return (op.energy ?? 0) > 0 || reachesBonus(p, op.points ?? 0)
    case 'advance':
      return op.track === 'any' || (op.track !== 'terrain' && stepsUnlock(p, op.track, op.n))
    case 'tribe':
      return canUseAbility(s, seat)
    case 'all':
    case 'seq':
      return node.inside.some((part) => stirs(s, seat, part))
    case 'water':
      return stirs(s, seat, effectOf(s, waterEffect(s, op.space)))
    default:
      return false
  }
}

function reachesBonus(p: Player, points: number): boolean {
  const next = POINT_BONUSES[p.bonuses]
  return points > 0 && next !== undefined && next.at <= p.points + points
}

/** R4.4 Whether a machine or a trade could make room now. What is in a closed crate never does. */
function canMakeRoom(s: ReviveState, seat: Seat): boolean {
  const p = player(s, seat)
  if (s.active !== seat) return false
  if (hasPower(s, p) && p.machines.some(({ charged }) => !charged)) return true
  return dealsOf(s, p).some(({ key, cost }) => p.mods.includes(key) && canAfford(p, cost))
}

/** I1 A gain that does not fit waits for what could make room; by the first rules nobody was asked about that. */
function canWait(s: ReviveState, seat: Seat, keys: readonly string[], resumed: boolean): boolean {
  if (!since(s, 2)) return false
  const lost = losing(s, seat, keys)
  if (lost.length === 0) return false
  if (resumed && canMakeRoom(s, seat)) return true
  return keys.some((key) => lost.some((other) => other !== key) && stirs(s, seat, effectOf(s, key)))
}

/**
 * R2.2, R8.3 Several parts in an order chosen by the owner, each of them optional. The owner is asked only when the
 * order can matter: plain gains that fit do not get in each other's way, and exchanges come after gains that fit. Parts
 * are `resumed` after one of them has been resolved, which may have brought what was not there before.
 */
export function resolveParts(
  s: ReviveState,
  seat: Seat,
  keys: readonly string[],
  about: string,
  card: string,
  log?: ReviveLog,
  resumed = false,
): void {
  if (keys.length > 0 && canWait(s, seat, keys, resumed)) {
    push(s, { step: 'parts', seat, parts: keys, about, card })
    return
  }
  if (keys.length <= 1) {
    runAll(s, seat, keys, about, log)
    return
  }
  let exchanges = 0
  let weighty = 0
  let plain = 0
  const weights = keys.map((key) => weightOf(s, seat, effectOf(s, key)))
  for (const weight of weights) {
    if (weight === PLAIN) plain++
    else if (weight === EXCHANGE) exchanges++
    else if (weight === WEIGHTY) weighty++
  }
  if (plain === keys.length) {
    runAll(s, seat, keys, about, log)
    return
  }
  if (weighty > 0 || exchanges > 1 || (exchanges === 1 && !fits(s, seat, keys))) {
    push(s, { step: 'parts', seat, parts: keys, about, card })
    return
  }
  const sorted: string[] = []
  for (let weight = PLAIN; weight <= EXCHANGE; weight++) {
    for (let i = 0; i < keys.length; i++) if (weights[i] === weight) sorted.push(keys[i] as string)
  }
  runAll(s, seat, sorted, about, log)
}

/** Resolves one effect. `about` is the colour or space in question where an effect refers to one. */
export function resolve(s: ReviveState, seat: Seat, key: string, about: string, log?: ReviveLog): void {
  const node = effectOf(s, key)
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
      gainAll(s, seat, node.gains, 1, about, log)
      return
    case 'per':
      gainAll(s, seat, node.gains, count(s, seat, op.count, about), about, log)
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
      if (!s.asleep && about !== 'echo') s.sleeper = withSleeper(s, node.root)
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
      gainMachine(s, seat, key, log)
      return
    case 'addMod':
      p.mods.push(key)
      return
    case 'removeArtifact':
      push(s, { step: 'remove', seat })
      return
    case 'reward':
      gainReward(s, seat, op.reward, log)
      return
    case 'water':
      if (p.waters.includes(op.space)) return
      p.waters.push(op.space)
      claim(s, seat, op.space, log)
      return
  }
}

/** R2.7 The reward of a water, then what the owner's modifiers give for it. */
function claim(s: ReviveState, seat: Seat, space: number, log?: ReviveLog): void {
  log?.({ type: 'water', seat, space: SPACE_ID[space] ?? '' })
  runAll(s, seat, [waterEffect(s, space), ...whenKeys(s, player(s, seat), 'claimWater')], '', log)
}

/** R2.4 `gain`, `times` times over. */
function gainAll(
  s: ReviveState,
  seat: Seat,
  gains: readonly Gain[],
  times: number,
  about: string,
  log?: ReviveLog,
): void {
  if (times > 0) for (const { what, n } of gains) gainOne(s, seat, what, n * times, about, log)
}

function gainOne(s: ReviveState, seat: Seat, key: keyof Gains, n: number, about: string, log?: ReviveLog): void {
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
      runAll(s, seat, addCrates(s, seat, n, log), '', log)
      return
    case 'points':
      if (about !== 'accepted' && pointsTakeArtifact(s, player(s, seat), n)) {
        push(s, { step: 'accept', seat, effect: `score.${n}`, about: '' })
        return
      }
      gainPoints(s, seat, n, log)
      return
    case 'artifact':
      for (let i = 0; i < n; i++) gainArtifact(s, seat, log)
  }
}

/** R6.1 Points, and the bonuses they reach. */
export function gainPoints(s: ReviveState, seat: Seat, n: number, log?: ReviveLog): void {
  runAll(s, seat, addPoints(s, seat, n, log), '', log)
}

function advance(
  s: ReviveState,
  seat: Seat,
  track: Color | 'any' | 'terrain',
  n: number,
  about: string,
  log?: ReviveLog,
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

/** R16.8 Every card that makes its player hibernate leaves the game; by the first rules only the last one did. */
function withSleeper(s: ReviveState, card: string): string {
  if (!since(s, 2) || s.sleeper === '') return card
  return s.sleeper.split(' ').includes(card) ? s.sleeper : `${s.sleeper} ${card}`
}

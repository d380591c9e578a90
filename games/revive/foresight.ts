/**
 * What searching bots judge a position by: greedy's judgement, and beside it what an artifact is worth to the seat, how
 * near the next ones are, how good its cards, modules and machines are, and how long the game will last.
 */
import type { Seat, Weights } from '@ludarium/kernel'
import {
  ARTIFACT_COLORS,
  COLORS,
  END_CARD_POINTS,
  MINOR_ARTIFACT_POINTS,
  POINT_BONUSES,
  PROGRESS_TRACK,
  REWARD_SPACES,
  type RewardSpace,
  SLOTS,
} from './data/index.ts'
import { coming, cornerValue, growthValue, OF_COLOR } from './growth.ts'
import {
  ahead,
  cardValue,
  type Figures,
  figureAt,
  GREEDY,
  mapValue,
  markerValue,
  openValue,
  resourceValue,
  rewardValue,
  SOLO_PACE,
  TECH_VALUE,
} from './judge.ts'
import { artifactCardOf, artifactColor } from './lookups.ts'
import { isUnlocked, mostActions, ownEnergy, player } from './pieces.ts'
import { scoreOf, total } from './scoring.ts'
import type { Player, ReviveState } from './state.ts'
import { CARD_WORTH, MACHINE_WORTH, MODULE_WORTH } from './worth.ts'

/** `ludarium tune revive` tunes them. */
export const weights = {
  ...GREEDY,
  /** Who has slept more often has got more out of the cards: only so much is held against it that nobody sleeps idly. */
  sleep: 2,
  /** The progress track pays more and more towards its end. */
  marker: 1.5,
  /** A crate that is not opened brings nothing. */
  crate: 0,
  /** Machines by what they bring, modules by what they bring when a card of their colour is played. */
  stored: 0.3,
  machine: 2,
  module: 2,
  trigger: 3,
  /** Good recruits. */
  quality: 1,
  /** Artifacts that are near on the point track, the progress track and the tribe board. */
  near: 0.8,
  access: 0.25,
  /** What large locations and card bonuses will still come to. */
  growth: 0.8,
  /** Large locations that are near. */
  corners: 0.4,
}

type Foresight = typeof weights

/** What the categories of the artifact card will still come to, and what the best artifact left is worth. */
function artifactValues(s: ReviveState, seat: Seat, p: Player, left: number): { later: number; artifact: number } {
  const card = artifactCardOf(s, p.artifactCard)
  if (card === undefined) return { later: 0, artifact: 7 }
  let later = 0
  let artifact = MINOR_ARTIFACT_POINTS
  for (const color of ARTIFACT_COLORS) {
    const category = card.categories[color]
    const more = coming(s, seat, category, left)
    let times = 1
    for (const id of p.artifacts) if (artifactColor(s, id) === color) times++
    later += times * more
    if (s.crater.some((id) => artifactColor(s, id) === color)) {
      artifact = Math.max(artifact, scoreOf(s, seat, category) + more)
    }
  }
  return { later, artifact }
}

/** Recruits by colour, and how good they are. */
function recruitsOf(p: Player): { readonly counts: number[]; readonly quality: number } {
  const counts = [0, 0, 0]
  let quality = 0
  const add = (id: string): void => {
    if (id.charCodeAt(0) !== RECRUIT) return
    const card = CARD_WORTH.get(id)
    if (card === undefined) return
    counts[card.color] = (counts[card.color] ?? 0) + 1
    quality += card.worth - USUAL_CARD
  }
  for (const id of p.active) add(id)
  for (const id of p.resting) add(id)
  for (const { id } of SLOTS) for (const { card } of p.slots[id]) add(card)
  return { counts, quality }
}

/** Ids of recruits begin with a C. */
const RECRUIT = 67
const USUAL_CARD = 3.1

function trackValue(p: Player, left: number, artifact: number, counts: readonly number[], w: Foresight): number {
  let value = 0
  const marker = w.marker * markerValue(p.progress)
  const use = Math.min(1, 0.15 + 1.4 * left)
  const { gray, green, yellow } = p.tracks
  for (const reward of REWARD_SPACES) {
    if (p.rewards.includes(reward.id)) continue
    const { needs } = reward
    let need = 0
    let have = 0
    if (needs.gray !== undefined) {
      need += needs.gray - 1
      have += Math.min(needs.gray, gray) - 1
    }
    if (needs.green !== undefined) {
      need += needs.green - 1
      have += Math.min(needs.green, green) - 1
    }
    if (needs.yellow !== undefined) {
      need += needs.yellow - 1
      have += Math.min(needs.yellow, yellow) - 1
    }
    const share = have / need
    const worth = rewardWorth(reward, left, artifact, counts)
    value += share * share * share * (marker + w.reward * worth) * use
  }
  return value
}

function rewardWorth(reward: RewardSpace, left: number, artifact: number, counts: readonly number[]): number {
  if (reward.kind === 'artifact') return artifact
  if (reward.kind !== 'endCardBonus' || reward.color === '') return rewardValue(reward, left)
  return END_CARD_POINTS * ((counts[COLORS.indexOf(reward.color)] ?? 0) + OF_COLOR * left)
}

/** Points and progress markers that usually come in a whole game. */
const POINTS_TO_COME = 36
const MARKERS_TO_COME = 15

/** Artifacts and crates on the point track and artifacts on the progress track, as likely as they still come. */
function nearValue(p: Player, left: number, artifact: number): number {
  const points = left * POINTS_TO_COME
  const markers = left * MARKERS_TO_COME
  let value = 0
  for (let n = p.bonuses; n < POINT_BONUSES.length; n++) {
    const far = (BONUS_AT[n] ?? 0) - p.points
    value += (points / (points + far)) * (BONUS_ARTIFACT[n] === true ? artifact : CRATE)
  }
  for (const space of ARTIFACT_SPACES) {
    if (p.progress < space) value += (markers / (markers + space - p.progress)) * artifact
  }
  return value
}

const CRATE = 1.5
const BONUS_AT = POINT_BONUSES.map((bonus) => bonus.at)
const givesArtifact = (effect: unknown): boolean =>
  typeof effect === 'object' && effect !== null && 'artifact' in effect
const BONUS_ARTIFACT = POINT_BONUSES.map(({ effect }) => givesArtifact(effect))
const ARTIFACT_SPACES = PROGRESS_TRACK.flatMap(({ bonus }, i) => (givesArtifact(bonus) ? [i + 1] : []))

/** Technologies, and the artifacts that can be had behind them. */
function techValue(p: Player, left: number, artifact: number, w: Foresight): number {
  let value = 0
  for (let tech = 0; tech < 4; tech++) if (isUnlocked(p, tech)) value += left * figureAt(TECH_VALUE, tech)
  let open = 0
  for (let tech = 1; tech < 4; tech++) if (isUnlocked(p, tech) && !isUnlocked(p, tech + 3)) open++
  const books = Math.min(1, (p.resources.book + p.resources.crystal) / 5)
  return (
    w.tech * value +
    w.access * (0.6 + 0.8 * books * books) * artifact * Math.min(1, 2.5 * left) * figureAt(OPEN_TECHS, open)
  )
}

const OPEN_TECHS: readonly number[] = [0, 1, 1.6, 2]

/** What the best machines bring, as many as there is energy for: now with what is stored, and in what is left. */
function machineValue(p: Player, left: number, w: Foresight): number {
  const energy = ownEnergy(p)
  const all: number[] = []
  const ready: number[] = []
  for (const { id, charged } of p.machines) {
    const worth = MACHINE_WORTH.get(id) ?? TECH_MACHINE
    all.push(worth)
    if (!charged) ready.push(worth)
  }
  const stored = best(ready, p.energy)
  return Math.min(1, 6 * left) * w.stored * stored + left * (w.machine * best(all, energy) + w.energy * energy)
}

const TECH_MACHINE = 1.6

function best(list: number[], n: number): number {
  if (n < list.length) list.sort((a, b) => b - a)
  let sum = 0
  for (let i = 0; i < n && i < list.length; i++) sum += list[i] ?? 0
  return sum
}

/** How often a card of one of the module's colours is played in its slot. */
const MATCHES: readonly number[] = [0, 0.45, 0.75, 1]

function moduleValue(p: Player, left: number, w: Foresight): number {
  let value = 0
  for (const id of p.modules) {
    const module = id === '' ? undefined : MODULE_WORTH.get(id)
    if (module !== undefined) value += w.module + w.trigger * module.worth * figureAt(MATCHES, module.colors.length)
  }
  return left * value
}

export function judge(s: ReviveState, seat: Seat, given: Weights): number {
  const w = given as Foresight & Figures
  const p = player(s, seat)
  let value = total(s, seat)
  if (s.over) return value
  const left = ahead(s, seat, w)
  const { later, artifact } = artifactValues(s, seat, p, left)
  value += w.open * openValue(s, seat, left, artifact)
  if (s.active === seat) {
    value -= w.pending * (s.asleep ? mostActions(s) : Math.max(0, mostActions(s) - s.actions)) + s.withdrawn.length
  }
  if (s.seats === 1) value += SOLO_PACE * left
  else value -= w.sleep * p.slept
  if (s.paying === seat) value -= 0.5
  if (left === 0) return value
  const { counts, quality } = recruitsOf(p)
  value += resourceValue(p, left, w)
  value += trackValue(p, left, artifact, counts, w)
  value += cardValue(s, p, left, w)
  value += w.quality * left * quality
  value += machineValue(p, left, w)
  value += mapValue(s, p, left, w)
  value += techValue(p, left, artifact, w)
  value += moduleValue(p, left, w)
  value += w.near * nearValue(p, left, artifact)
  value += w.category * later
  value += w.growth * growthValue(s, seat, p, left)
  value += w.corners * cornerValue(s, seat, p, left)
  value += Math.min(1, 6 * left) * w.crate * p.crates.length
  if (p.tribe === 'hofstadterians' && p.side === 'sun') value += 2.5 * left * p.waters.length
  if (!p.switchUsed) value += Math.min(1, 8 * left) * 0.6
  return value
}

/**
 * How good a position looks for a seat, in points at the end: what is scored already, and what everything else can
 * still be turned into while the game lasts.
 */
import type { Seat, Weights } from '@ludarium/kernel'
import type { ReviveStep } from './agenda.ts'
import { ADJACENT, FIRST_LARGE } from './board.ts'
import { isRecruit } from './counts.ts'
import {
  ARTIFACT_COLORS,
  COLORS,
  type Count,
  PROGRESS_TRACK,
  REWARD_SPACES,
  type RewardSpace,
  SLOTS,
  SOLO_STEPS,
} from './data/index.ts'
import { artifactCardOf, artifactColor } from './lookups.ts'
import { isOpen, mostActions, ownEnergy, player } from './pieces.ts'
import { total } from './scoring.ts'
import type { Player, ReviveState } from './state.ts'

/** Greedy judges by these, whatever else is found: who is measured against it finds it as it was. */
export const GREEDY = {
  /** Turns of each player in a usual game of several. */
  turns: 18,
  /** What resources in stock are worth, and a crystal beside them. */
  stock: 0.95,
  crystal: 1.3,
  /** What progress markers and reward spaces to come are worth, as a share of what they usually bring. */
  marker: 1,
  reward: 1,
  /** Cards that can be played soon, those that have to wait, those at rest, those in slots; recruits beside. */
  playable: 1.15,
  waiting: 0.75,
  resting: 0.55,
  slotted: 0.3,
  recruit: 0.9,
  /** Energy for a machine that is ready; machines with energy and energy in a whole game. */
  stored: 1.6,
  machine: 3.5,
  energy: 1.2,
  /** Face-down tiles beside a building, buildings and corners. */
  edge: 0.5,
  building: 1.2,
  corner: 0.5,
  /** Technologies and categories of the artifact card, as a share of what they usually bring; modules, crates. */
  tech: 1,
  category: 1,
  module: 4.2,
  crate: 1.7,
  /** An action still to be taken counts against the position, so that whoever looks ahead takes it. */
  pending: 3,
  /** What a hibernation costs: the two actions of that turn. */
  sleep: 22,
  /** What questions still open will bring. */
  open: 1,
}

export type Figures = typeof GREEDY

/**
 * Share of the game still to come, 1 at the start, 0 when this is the last turn. It goes by the time that has
 * passed, not by the crater: nobody shall shy away from artifacts because they bring the end nearer.
 */
export function ahead(s: ReviveState, seat: Seat, w: Figures): number {
  if (s.over) return 0
  if (s.seats === 1) return Math.max(0, SOLO_STEPS + 1 - s.cube) / SOLO_STEPS
  if (s.ending) return s.final && !s.lastTurns.includes(seat) ? 0 : 0.06
  return Math.max(0.1, 1 - Math.floor(s.turn / s.seats) / w.turns)
}

/** What the next resources of a kind are worth: the first ones most. */
const STOCK: readonly number[] = [0, 1, 1.9, 2.7, 3.3, 3.7, 4, 4.1, 4.2]

export function resourceValue(p: Player, left: number, w: Figures): number {
  const { crystal, gear, book, food } = p.resources
  const stock = figureAt(STOCK, gear) + figureAt(STOCK, book) + figureAt(STOCK, food) + w.crystal * crystal
  const scored = (crystal + gear + book + food) / 5
  const use = Math.min(1, 8 * left)
  return w.stock * use * stock - use * scored
}

export function figureAt(list: readonly number[], i: number): number {
  return list[Math.min(i, list.length - 1)] ?? 0
}

/** What a reward space gives besides its progress marker. */
export function rewardValue(reward: RewardSpace, left: number): number {
  switch (reward.kind) {
    case 'standardMachine':
      return 1 + 2 * left
    case 'specialMachine':
      return 1.5 + 4.5 * left
    case 'endCardBonus':
      return 3
    case 'artifact':
      return 7
  }
}

/** Steps towards reward spaces not unlocked yet: the nearer, the more. */
function trackValue(p: Player, left: number, w: Figures): number {
  let value = 0
  const marker = w.marker * markerValue(p.progress)
  for (const reward of REWARD_SPACES) {
    if (p.rewards.includes(reward.id)) continue
    let need = 0
    let have = 0
    for (const color of COLORS) {
      const n = reward.needs[color]
      if (n === undefined) continue
      need += n - 1
      have += Math.min(n, p.tracks[color]) - 1
    }
    const share = have / need
    value += share * share * share * (marker + w.reward * rewardValue(reward, left)) * Math.min(1, 0.15 + 1.4 * left)
  }
  return value
}

/** What the next progress markers are worth on average. */
export function markerValue(progress: number): number {
  const now = PROGRESS_TRACK[progress]?.points ?? 37
  const later = PROGRESS_TRACK[Math.min(19, progress + 3)]?.points ?? 37
  return (later - now) / 3 + 0.4
}

/** Cards that can be played soon are worth what they bring; those at rest have to wait for a hibernation. */
export function cardValue(s: ReviveState, p: Player, left: number, w: Figures): number {
  let open = 0
  for (const { id } of SLOTS) if (isOpen(s, p, id)) open++
  const use = Math.min(1, 5 * left)
  const playable = Math.min(open, p.active.length)
  let value = use * (w.playable * playable + w.waiting * (p.active.length - playable) + w.resting * p.resting.length)
  for (const { id } of SLOTS) value += use * w.slotted * p.slots[id].length
  const recruits = countRecruits(p)
  return value + recruits * (0.2 + w.recruit * left)
}

function countRecruits(p: Player): number {
  let n = 0
  for (const id of p.active) if (isRecruit(id)) n++
  for (const id of p.resting) if (isRecruit(id)) n++
  for (const { id } of SLOTS) for (const { card } of p.slots[id]) if (isRecruit(card)) n++
  return n
}

/** Machines and the energy to use them. */
function machineValue(p: Player, left: number, w: Figures): number {
  const energy = ownEnergy(p)
  let ready = 0
  for (const { charged } of p.machines) if (!charged) ready++
  const stored = Math.min(p.energy, ready)
  const uses = Math.min(energy, p.machines.length)
  return Math.min(1, 6 * left) * w.stored * stored + left * (w.machine * uses + w.energy * energy) + 0.3 * energy
}

/** Places to go to: pieces near face-down tiles, near corners and spread over the map. */
export function mapValue(s: ReviveState, p: Player, left: number, w: Figures): number {
  let edge = 0
  for (const spaces of [p.small, p.large]) {
    for (const space of spaces) {
      for (const next of ADJACENT[space] ?? []) {
        if (s.ground[next] === 0) edge += w.edge
      }
    }
  }
  let corners = 0
  for (const space of p.figures) if (space >= FIRST_LARGE) corners++
  return left * (edge + w.building * (p.small.length + p.large.length)) + w.corner * corners
}

export const TECH_VALUE: readonly number[] = [3, 3.5, 5, 3, 0, 0, 0]

function techValue(p: Player, left: number): number {
  let value = 0
  for (const [tech, space] of p.figures.entries()) if (space >= 0) value += left * figureAt(TECH_VALUE, tech)
  return value
}

function moduleValue(p: Player, left: number, w: Figures): number {
  let n = 0
  for (const module of p.modules) if (module !== '') n++
  return left * w.module * n
}

/** Artifacts to come make every category of the artifact card count more. */
function categoryValue(s: ReviveState, p: Player, left: number): number {
  const card = artifactCardOf(s, p.artifactCard)
  if (card === undefined) return 0
  let value = 0
  for (const color of ARTIFACT_COLORS) {
    const { count, points, every } = card.categories[color]
    let times = 1
    for (const id of p.artifacts) if (artifactColor(s, id) === color) times++
    value += left * times * (TO_COME[count] ?? 1) * (points / every)
  }
  return value
}

/** How much of a category usually still comes in a whole game. */
export const TO_COME: Partial<Record<Count, number>> = {
  crates: 4,
  energy: 3,
  modules: 4,
  population: 3,
  tribeMarkers: 3,
  flasks: 5,
  cards: 5,
  water: 3,
  crystals: 0.7,
}

/** What questions still open will bring, so that having to answer them does not look like a loss. */
export function openValue(s: ReviveState, seat: Seat, left: number, artifact = 6): number {
  let value = 0
  for (const step of s.agenda) {
    if (!('seat' in step) || step.seat !== seat) continue
    switch (step.step) {
      case 'basic':
      case 'overflow':
        value += 0.8 * step.n
        break
      case 'module':
      case 'place':
        value += 0.3 + 4 * left
        break
      case 'artifact':
        value += artifact
        break
      case 'special':
        value += 1.5 + 4 * left
        break
      case 'track':
      case 'advance':
        value += 1.1 * step.n
        break
      case 'parts':
      case 'remaining':
      case 'rewards':
        value += 1.1 * step.parts.length
        break
      case 'effects':
        value += 1.1 * step.effects.length
        break
      default:
        value += OPEN[step.step] ?? 0
    }
  }
  return value
}

const OPEN: Partial<Record<ReviveStep['step'], number>> = {
  slot: 2.2,
  recruit: 1.4,
  recruitAny: 1.6,
  turnUp: 0.8,
  orient: 0.8,
  choose: 1.2,
  unlock: 3,
  accept: 2,
  ability: 1.5,
  wake: 0.6,
  rest: 0.25,
  recover: 1,
  playCard: 0.8,
  act: 1,
  tile: 1.5,
  reward: 1.5,
  restActive: 1,
  reopen: 1.5,
}

/** Points that a whole solo game brings: every step of the cube has to earn its share. */
export const SOLO_PACE = 60

export function judge(s: ReviveState, seat: Seat, given: Weights): number {
  const w = given as Figures
  const p = player(s, seat)
  const now = total(s, seat)
  if (s.over) return now
  const left = ahead(s, seat, w)
  let value = now
  value += resourceValue(p, left, w)
  value += trackValue(p, left, w)
  value += cardValue(s, p, left, w)
  value += machineValue(p, left, w)
  value += mapValue(s, p, left, w)
  value += w.tech * techValue(p, left)
  value += moduleValue(p, left, w)
  value += w.category * categoryValue(s, p, left)
  value += Math.min(1, 6 * left) * w.crate * p.crates.length
  if (p.tribe === 'hofstadterians' && p.side === 'sun') value += 2.5 * left * p.waters.length
  if (!p.switchUsed) value += Math.min(1, 8 * left) * 0.6
  if (s.active === seat) {
    value -= w.pending * (s.asleep ? mostActions(s) : Math.max(0, mostActions(s) - s.actions)) + s.withdrawn.length
  }
  if (s.seats === 1) value += SOLO_PACE * left
  else value -= w.sleep * p.slept
  value += w.open * openValue(s, seat, left)
  if (s.paying === seat) value -= 0.5
  return value
}

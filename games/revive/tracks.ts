/** R14 Machine tracks and the reward spaces along them, R15 their progress markers. */
import { push, type Seat } from '@ludarium/kernel'
import {
  COLORS,
  type Color,
  type Effect,
  POINT_BONUSES,
  PROGRESS_TRACK,
  RESOURCE_OF,
  REWARD_SPACES,
  type RewardSpace,
  TRACK_LENGTH,
} from './data/index.ts'
import type { ReviveLog } from './events.ts'
import { addProgress, addResource, gainArtifact, gainMachine } from './gains.ts'
import { craterSize, player } from './pieces.ts'
import type { Player, ReviveState } from './state.ts'

/** A reward space along one track, with what it needs of that track and of another one. */
interface Along {
  readonly reward: RewardSpace
  readonly need: number
  readonly other: Color
  readonly otherNeed: number
}

function along(color: Color): Along[] {
  return REWARD_SPACES.flatMap((reward) => {
    const other = COLORS.find((one) => one !== color && reward.needs[one] !== undefined) ?? color
    const need = reward.needs[color]
    return need === undefined
      ? []
      : [{ reward, need, other, otherNeed: other === color ? 0 : (reward.needs[other] ?? 0) }]
  })
}

const ALONG: Readonly<Record<Color, readonly Along[]>> = {
  gray: along('gray'),
  green: along('green'),
  yellow: along('yellow'),
}

const NONE: readonly RewardSpace[] = []

/** R14.3 Reward spaces that unlock when the track's marker comes to that space. */
function unlockedBy(p: Player, color: Color, space: number): readonly RewardSpace[] {
  let found = NONE
  for (const { reward, need, other, otherNeed } of ALONG[color]) {
    if (need > space || (otherNeed > 0 && p.tracks[other] < otherNeed)) continue
    if (!p.rewards.includes(reward.id)) found = [...found, reward]
  }
  return found
}

/** Whether so many steps would unlock a reward space. */
export function stepsUnlock(p: Player, color: Color, n: number): boolean {
  for (let step = 1; step <= n; step++) if (unlockedBy(p, color, p.tracks[color] + step).length > 0) return true
  return false
}

/** What the next step on the track unlocks. */
function unlockedNext(p: Player, color: Color): readonly RewardSpace[] {
  const space = p.tracks[color] + 1
  return space > TRACK_LENGTH ? NONE : unlockedBy(p, color, space)
}

/** R14.1, R14.2 One step, with what it unlocks, or a resource at the end of the track. */
export function advanceOnce(
  s: ReviveState,
  seat: Seat,
  color: Color,
  log?: ReviveLog,
  unlocked: readonly RewardSpace[] = unlockedNext(player(s, seat), color),
): void {
  const p = player(s, seat)
  const space = p.tracks[color] + 1
  if (space > TRACK_LENGTH) {
    addResource(s, seat, RESOURCE_OF[color], 1, log)
    return
  }
  p.tracks[color] = space
  log?.({ type: 'advance', seat, track: color, space })
  const [first] = unlocked
  if (first === undefined) return
  if (unlocked.length === 1) unlock(s, seat, first.id, log)
  else push(s, { step: 'unlock', seat, rewards: unlocked.map((reward) => reward.id) })
}

/** R14.4, R15.3 The marker and its bonus first, then the reward itself. */
export function unlock(s: ReviveState, seat: Seat, reward: string, log?: ReviveLog): void {
  player(s, seat).rewards.push(reward)
  log?.({ type: 'unlock', seat, reward })
  const bonus = addProgress(s, seat, log)
  push(s, { step: 'effects', seat, effects: bonus === '' ? [reward] : [bonus, reward], about: '' })
}

/** R14.5 to R14.7 What the reward space gives. */
export function gainReward(s: ReviveState, seat: Seat, reward: RewardSpace, log?: ReviveLog): void {
  switch (reward.kind) {
    case 'standardMachine':
      gainMachine(s, seat, reward.machine, log)
      return
    case 'specialMachine':
      if (reward.color !== '') push(s, { step: 'special', seat, color: reward.color })
      return
    case 'artifact':
      gainArtifact(s, seat, log)
      return
    case 'endCardBonus':
  }
}

/** R14.1 Steps are taken singly, each with all it sets off. */
export function advanceOn(s: ReviveState, seat: Seat, color: Color, n: number, log?: ReviveLog): void {
  for (let left = n; left > 0; left--) {
    const height = s.agenda.length
    const p = player(s, seat)
    const unlocked = unlockedNext(p, color)
    if (takesArtifact(s, p, unlocked)) push(s, { step: 'accept', seat, effect: `step.${color}`, about: '' })
    else advanceOnce(s, seat, color, log, unlocked)
    if (s.agenda.length === height || left === 1) continue
    push(s, { step: 'advance', seat, track: color, n: left - 1 })
    return
  }
}

/**
 * R2.3 Gains are taken without asking, since declining them cannot help, with one exception: what brings an
 * artifact of the crater supply with it also brings the end nearer.
 */
function takesArtifact(s: ReviveState, p: Player, unlocked: readonly RewardSpace[]): boolean {
  if (unlocked.length === 0 || craterSize(s) === 0) return false
  return unlocked.some((reward) => reward.kind === 'artifact') || progressTakesArtifact(s, p)
}

/** Whether so many points would bring an artifact of the crater supply. */
export function pointsTakeArtifact(s: ReviveState, p: Player, n: number): boolean {
  if (craterSize(s) === 0) return false
  for (let i = p.bonuses; i < POINT_BONUSES.length; i++) {
    const bonus = POINT_BONUSES[i]
    if (bonus === undefined || bonus.at > p.points + n) return false
    if (isArtifact(bonus.effect)) return true
  }
  return false
}

/** Whether the next progress marker would bring one. */
export function progressTakesArtifact(s: ReviveState, p: Player): boolean {
  const bonus = PROGRESS_TRACK[p.progress]?.bonus
  return craterSize(s) > 0 && bonus !== null && bonus !== undefined && isArtifact(bonus)
}

function isArtifact(effect: Effect): boolean {
  return 'do' in effect && effect.do === 'gain' && effect.artifact !== undefined
}

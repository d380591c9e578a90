/** R14 Machine tracks and the reward spaces along them, R15 their progress markers. */
import { draw, type Log, push, type Seat } from '@ludarium/kernel'
import { COLORS, type Color, REWARD_SPACES, type RewardSpace, TRACK_LENGTH } from '../data/index.ts'
import { addProgress, addTrackResource, craterSize, takeArtifact } from '../gains.ts'
import { player } from '../players.ts'
import { advanceOn, runAll } from '../resolve.ts'
import type { Player, ReviveMove, ReviveState } from '../state.ts'
import { type Ask, DECLINE, type Run } from './table.ts'

const REWARDS_OF: Readonly<Record<Color, readonly RewardSpace[]>> = {
  gray: REWARD_SPACES.filter((reward) => reward.needs.gray !== undefined),
  green: REWARD_SPACES.filter((reward) => reward.needs.green !== undefined),
  yellow: REWARD_SPACES.filter((reward) => reward.needs.yellow !== undefined),
}

const NONE: readonly RewardSpace[] = []

/** R14.3 Reward spaces that unlock when the track's marker comes to that space. */
export function unlockedBy(p: Player, color: Color, space: number): readonly RewardSpace[] {
  let found: RewardSpace[] | null = null
  for (const reward of REWARDS_OF[color]) {
    if ((reward.needs[color] ?? 0) > space || p.rewards.includes(reward.id)) continue
    if (!COLORS.every((other) => other === color || p.tracks[other] >= (reward.needs[other] ?? 0))) continue
    found ??= []
    found.push(reward)
  }
  return found ?? NONE
}

/** R14.1, R14.2 One step, or a resource at the end of the track. */
export function advanceOnce(s: ReviveState, seat: Seat, color: Color, log?: Log): void {
  const p = player(s, seat)
  if (p.tracks[color] >= TRACK_LENGTH) {
    addTrackResource(s, seat, color, log)
    return
  }
  const unlocked = unlockedBy(p, color, p.tracks[color] + 1)
  p.tracks[color]++
  log?.({ type: 'advance', seat, track: color, space: p.tracks[color] })
  if (unlocked.length === 1) unlock(s, seat, unlocked[0]?.id ?? '', log)
  else if (unlocked.length > 1) push(s, { step: 'unlock', seat, rewards: unlocked.map((reward) => reward.id) })
}

/** R14.4, R15.3 The marker and its bonus first, then the reward itself. */
function unlock(s: ReviveState, seat: Seat, reward: string, log?: Log): void {
  player(s, seat).rewards.push(reward)
  log?.({ type: 'unlock', seat, reward })
  const bonus = addProgress(s, seat, log)
  runAll(s, seat, bonus === '' ? [reward] : [bonus, reward], '', log)
}

/** R14.5 to R14.7 What the reward space gives. */
export function unlockReward(s: ReviveState, seat: Seat, reward: RewardSpace, log?: Log): void {
  switch (reward.kind) {
    case 'standardMachine':
      player(s, seat).machines.push({ id: reward.machine, charged: false })
      log?.({ type: 'machineGained', seat, machine: reward.machine })
      return
    case 'specialMachine':
      if (reward.color !== '') push(s, { step: 'special', seat, color: reward.color })
      return
    case 'artifact':
      if (craterSize(s) > 0) push(s, { step: 'artifact', seat })
      else takeArtifact(s, seat, 'minor', log)
      return
    case 'endCardBonus':
  }
}

export const advance: Run<'advance'> = {
  run: (s, step, log) => advanceOn(s, step.seat, step.track, step.n, log),
}

/** R2.4 `advance any`: the track is chosen for each step. */
export const track: Ask<'track'> = {
  legal(_s, _step) {
    return [...COLORS.map((color): ReviveMove => ({ do: 'track', track: color })), DECLINE]
  },
  play(s, step, seat, move, log) {
    if (move.do !== 'track') return
    if (step.n > 1) push(s, { step: 'track', seat, n: step.n - 1 })
    advanceOn(s, seat, move.track, 1, log)
  },
}

/** R14.4 Several at once are unlocked in the order their owner likes. */
export const unlocking: Ask<'unlock'> = {
  forced: true,
  legal: (_s, step) => step.rewards.map((reward) => ({ do: 'unlock', reward })),
  play(s, step, seat, move, log) {
    if (move.do !== 'unlock') return
    const rest = step.rewards.filter((reward) => reward !== move.reward)
    if (rest.length > 0) push(s, { step: 'unlock', seat, rewards: rest })
    unlock(s, seat, move.reward, log)
  },
}

/** R14.6 One of the face-up tokens of the colour; the display is refilled before any further pick. */
export const special: Ask<'special'> = {
  forced: true,
  skip: (s, step) => s.machineDisplay[step.color].length === 0,
  legal: (s, step) => s.machineDisplay[step.color].map((machine) => ({ do: 'special', machine })),
  play(s, step, seat, move, log) {
    if (move.do !== 'special') return
    const display = s.machineDisplay[step.color]
    display.splice(display.indexOf(move.machine), 1)
    const next = draw(s, s.machinePiles[step.color])
    if (next !== undefined) display.push(next)
    player(s, seat).machines.push({ id: move.machine, charged: false })
    log?.({ type: 'machineGained', seat, machine: move.machine })
  },
}

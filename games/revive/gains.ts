/** Gaining things: resources with their caps, points with their bonuses, crates, energy, artifacts (R5, R6, R17, R19). */
import { draw, push, type Seat } from '@ludarium/kernel'
import { type Basic, CAPS, HIBERNATION_REMOVAL, POINT_BONUSES, PROGRESS_TRACK, type Resource } from './data/index.ts'
import type { ReviveLog } from './events.ts'
import { whenKeys } from './modifiers.ts'
import { amountOf, craterSize, hasRoom, player, room } from './pieces.ts'
import type { Player, ReviveState } from './state.ts'
import { trigger } from './story.ts'

/** R5.1 What cannot be added is lost. */
export function addResource(s: ReviveState, seat: Seat, resource: Resource, n: number, log?: ReviveLog): number {
  const added = Math.min(n, room(s, seat, resource))
  change(player(s, seat), resource, added)
  if (added > 0) log?.({ type: 'gain', seat, resource, n: added })
  return added
}

/** Adds so much, which may be below 0; see `amountOf`. */
export function change({ resources }: Player, resource: Resource, n: number): void {
  switch (resource) {
    case 'crystal':
      resources.crystal += n
      return
    case 'gear':
      resources.gear += n
      return
    case 'book':
      resources.book += n
      return
    case 'food':
      resources.food += n
  }
}

/** R5.3 Crystals beyond the cap may become basic resources. */
export function addCrystals(s: ReviveState, seat: Seat, n: number, log?: ReviveLog): void {
  const over = n - addResource(s, seat, 'crystal', n, log)
  if (over > 0 && hasRoom(s, seat)) push(s, { step: 'overflow', seat, n: over })
}

/** R5.6 What is above the caps after a payment is lost. */
export function trim(p: Player): void {
  const { resources } = p
  if (resources.crystal > CAPS.crystal) resources.crystal = CAPS.crystal
  if (resources.gear > CAPS.gear) resources.gear = CAPS.gear
  if (resources.book > CAPS.book) resources.book = CAPS.book
  if (resources.food > CAPS.food) resources.food = CAPS.food
}

/** Takes basic resources, crystals for what is missing (R5.4). */
export function spend(p: Player, basic: Basic, n: number): void {
  const own = Math.min(n, amountOf(p.resources, basic))
  change(p, basic, -own)
  p.resources.crystal -= n - own
}

/** R6.1 Gives the keys of bonus spaces reached or passed for the first time, lowest first. */
export function addPoints(s: ReviveState, seat: Seat, n: number, log?: ReviveLog): string[] {
  const p = player(s, seat)
  p.points += n
  log?.({ type: 'points', seat, n, total: p.points })
  const keys: string[] = []
  for (
    let next = POINT_BONUSES[p.bonuses];
    next !== undefined && next.at <= p.points;
    next = POINT_BONUSES[p.bonuses]
  ) {
    keys.push(`points.${next.at}`)
    p.bonuses++
  }
  return keys
}

/** R2.4 Energy comes from the supply, nothing when it is empty. */
export function addEnergy(s: ReviveState, seat: Seat, n: number, log?: ReviveLog): void {
  const added = Math.min(n, s.energy)
  s.energy -= added
  player(s, seat).energy += added
  if (added > 0) log?.({ type: 'energy', seat, n: added })
}

/** R17.3 From the top of the stack, unseen by others. Gives the keys of what the player's modifiers add. */
export function addCrates(s: ReviveState, seat: Seat, n: number, log?: ReviveLog): string[] {
  const p = player(s, seat)
  const keys: string[] = []
  for (let i = 0; i < n; i++) {
    const crate = draw(s, s.cratePile)
    if (crate === undefined) break
    p.crates.push(crate)
    log?.({ type: 'crate', seat })
    log?.({ type: 'crateSeen', seat, only: [seat], crate })
    keys.push(...whenKeys(s, p, 'gainCrate'))
  }
  return keys
}

/** R15.1 A marker on the lowest vacant space; gives the key of the bonus there, '' for none. */
export function addProgress(s: ReviveState, seat: Seat, log?: ReviveLog): string {
  const p = player(s, seat)
  p.progress++
  log?.({ type: 'progress', seat, space: p.progress })
  return PROGRESS_TRACK[p.progress - 1]?.bonus ? `progress.${p.progress}` : ''
}

/** R19.1 Takes one tile of the crater supply, or R19.2 a minor artifact beyond it. */
export function takeArtifact(s: ReviveState, seat: Seat, artifact: string, log?: ReviveLog): void {
  const p = player(s, seat)
  if (artifact === 'minor') {
    const supplied = s.craterMinors > 0
    if (supplied) s.craterMinors--
    p.minors++
    log?.({ type: 'minor', seat })
    if (supplied) emptied(s, seat, log)
    return
  }
  s.crater.splice(s.crater.indexOf(artifact), 1)
  p.artifacts.push(artifact)
  log?.({ type: 'artifact', seat, artifact })
  trigger(s, 'firstArtifact', seat)
  emptied(s, seat, log)
}

/** R19.3 An artifact to choose, or a minor one when the crater is empty. */
export function gainArtifact(s: ReviveState, seat: Seat, log?: ReviveLog): void {
  if (craterSize(s) > 0) push(s, { step: 'artifact', seat })
  else takeArtifact(s, seat, 'minor', log)
}

/** R16.4 */
export function removeArtifact(s: ReviveState, seat: Seat, artifact: string, log?: ReviveLog): void {
  if (artifact === 'minor') s.craterMinors--
  else {
    s.crater.splice(s.crater.indexOf(artifact), 1)
    s.gone.push(artifact)
  }
  log?.({ type: 'removed', seat, artifact, space: HIBERNATION_REMOVAL })
  emptied(s, seat, log)
}

/** R19.4 Whoever empties the crater supply takes the end game tile; R24.5 not in solo play. */
function emptied(s: ReviveState, seat: Seat, log?: ReviveLog): void {
  if (craterSize(s) > 0 || s.ending || s.seats === 1) return
  s.ending = true
  player(s, seat).endTile = true
  log?.({ type: 'endTile', seat })
}

export function gainMachine(s: ReviveState, seat: Seat, machine: string, log?: ReviveLog): void {
  player(s, seat).machines.push({ id: machine, charged: false })
  log?.({ type: 'machineGained', seat, machine })
}

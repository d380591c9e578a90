/** R18 The tribe ability ("star"), and what the moon sides put on the map (R22). */
import { type Log, push, type Seat } from '@ludarium/kernel'
import { ADJACENT, FIRST_LARGE, FOREST, GROUND_COLOR, isBuilt, LOCATION, SAND, SPACE_ID, spaceOf } from '../board.ts'
import { rangeFood, standing } from '../costs.ts'
import { GROUNDS, SPACES, TECHS, type TechId, TRIBE, TRIBE_MARKERS, type TribeTile } from '../data/index.ts'
import { effectOf } from '../effects.ts'
import { addProgress, spend } from '../gains.ts'
import { player, whenKeys } from '../players.ts'
import { progressTakesArtifact, runAll } from '../resolve.ts'
import type { Player, ReviveMove, ReviveState, ReviveStep } from '../state.ts'
import { hasTarget } from './actions.ts'
import { canAfford, freely, withFree } from './free.ts'
import { trigger } from './story.ts'
import { type Ask, DECLINE } from './table.ts'

export function abilityKey(p: Player): string {
  return `${p.tribe}.${p.side}`
}

/** R18.2 Whether the ability can be carried out. */
export function canUseAbility(s: ReviveState, seat: Seat): boolean {
  const p = player(s, seat)
  const node = effectOf(abilityKey(p))
  const { op } = node
  if (op.do === 'act') return hasTarget(s, seat, node.key)
  if (op.do === 'placeTribeTile') return tileSpaces(s, seat, node.key, 0, true).length > 0
  if (op.do !== 'pay') return true
  if (!canAfford(p, op.cost)) return false
  const get = effectOf(node.parts[0] ?? '')
  if (get.op.do === 'recruit') return s.display.length > 0
  return tileSpaces(s, seat, get.key, op.cost.crystal ?? 0, true).length > 0
}

/**
 * R18.3 Cost, marker with its bonus, the ability, then what modifiers add. Who would have to pay, or would take an
 * artifact with the marker, is asked first.
 */
export function useAbility(s: ReviveState, seat: Seat, decided: boolean, log?: Log): void {
  if (!canUseAbility(s, seat)) return
  const p = player(s, seat)
  const node = effectOf(abilityKey(p))
  const moves = p.tribeMarkers < TRIBE_MARKERS
  if (!decided && (node.op.do === 'pay' || (moves && progressTakesArtifact(s, p)))) {
    push(s, { step: 'ability', seat })
    return
  }
  log?.({ type: 'ability', seat, tribe: p.tribe })
  const keys: string[] = []
  let body = node.key
  if (node.op.do === 'pay') {
    p.resources.crystal -= node.op.cost.crystal ?? 0
    spend(p, 'food', node.op.cost.food ?? 0)
    body = node.parts[0] ?? ''
  }
  if (moves) {
    p.tribeMarkers++
    const bonus = addProgress(s, seat, log)
    if (bonus !== '') keys.push(bonus)
  }
  keys.push(body, ...whenKeys(p, 'tribeAbility'))
  s.abilities++
  if (s.abilities === 3) trigger(s, 'tribeAbility3', seat)
  runAll(s, seat, keys, '', log)
}

export const ability: Ask<'ability'> = {
  skip: (s, step) => !canUseAbility(s, step.seat),
  legal: (s, step, seat) => withFree(s, step, seat, [{ do: 'accept' }, DECLINE]),
  play(s, step, seat, move, log) {
    if (freely(s, step, seat, move, log)) return
    if (move.do === 'accept') useAbility(s, seat, true, log)
  },
}

/** Tiles that stand on a space; forest and sand tiles are its ground (R22.0). */
function standsOn(s: ReviveState, space: number): boolean {
  for (const p of s.players) {
    if (p.falcon === space || p.figures.includes(space)) return true
    if (p.tribe !== 'nadair' && p.tribe !== 'kuniban' && p.tiles.includes(space)) return true
  }
  return isBuilt(s, space)
}

/** Whether the rules of that tile allow the space, range apart. */
function takesTile(s: ReviveState, p: Player, tile: TribeTile, space: number): boolean {
  switch (tile) {
    case 'forest':
    case 'sand':
      return !standsOn(s, space)
    case 'temple':
    case 'workshop':
      return !p.tiles.includes(space)
    case 'target':
      if (p.tiles.includes(space)) return false
      return s.ground[space] === SAND ? !isBuilt(s, space) : !p.figures.includes(space)
  }
}

/** Spaces where the tile may be placed and, where range is due, its food paid. */
export function tileSpaces(s: ReviveState, seat: Seat, key: string, crystalsDue: number, one: boolean): number[] {
  const { op } = effectOf(key)
  const p = player(s, seat)
  const found: number[] = []
  const tiles = TRIBE.get(p.tribe)?.sides.moon.tiles ?? 0
  if (op.do !== 'placeTribeTile' || p.tiles.length >= tiles) return found
  const st = op.range ? standing(s, seat) : null
  const food = p.resources.food + p.resources.crystal - crystalsDue
  for (let space = 0; space < SPACES.length; space++) {
    const ground = GROUNDS[s.ground[space] ?? 0]
    if (ground === undefined || ground === 'facedown' || ground === 'chasm') continue
    if (!op.on.includes(ground) || !takesTile(s, p, op.tile, space)) continue
    if (st !== null) {
      const due = rangeFood(st, '', [space], 0)
      if (due < 0 || due > food) continue
    }
    found.push(space)
    if (one) return found
  }
  return found
}

/** R22.1 to R22.5 */
export const tile: Ask<'tile'> = {
  skip: (s, step) => tileSpaces(s, step.seat, step.effect, 0, true).length === 0,
  legal(s, step, seat) {
    const spaces = tileSpaces(s, seat, step.effect, 0, false)
    const moves = spaces.map((space): ReviveMove => ({ do: 'tile', space: SPACE_ID[space] as string }))
    moves.push(DECLINE)
    return withFree(s, step, seat, moves)
  },
  play(s, step, seat, move, log) {
    if (freely(s, step, seat, move, log)) return
    if (move.do === 'tile') placeTile(s, seat, step.effect, spaceOf(move.space), log)
  },
}

function placeTile(s: ReviveState, seat: Seat, key: string, space: number, log?: Log): void {
  const node = effectOf(key)
  if (node.op.do !== 'placeTribeTile') return
  const p = player(s, seat)
  if (node.op.range) spend(p, 'food', Math.max(0, rangeFood(standing(s, seat), '', [space], 0)))
  const color = GROUND_COLOR[s.ground[space] ?? 0] ?? ''
  const { tile: kind } = node.op
  p.tiles.push(space)
  log?.({ type: 'tile', seat, tile: kind, space: SPACE_ID[space] ?? '' })
  if (kind === 'forest') s.ground[space] = FOREST
  if (kind === 'sand') s.ground[space] = SAND
  const about = kind === 'forest' || kind === 'temple' ? String(space) : color
  const steps: ReviveStep[] = kind === 'forest' ? neighboursAdvance(s, space) : []
  push(s, ...steps, { step: 'effects', seat, effects: [...node.parts, ...whenKeys(p, 'placeTribeTile')], about })
}

/** R22.1 Owners of buildings beside a new forest advance green, in player order from the active player. */
function neighboursAdvance(s: ReviveState, space: number): ReviveStep[] {
  const steps: ReviveStep[] = []
  for (let i = 0; i < s.seats; i++) {
    const owner = (s.active + i) % s.seats
    const p = player(s, owner)
    let n = 0
    for (const next of ADJACENT[space] ?? []) n += p.large.includes(next) ? 2 : p.small.includes(next) ? 1 : 0
    if (n > 0) steps.push({ step: 'advance', seat: owner, track: 'green', n })
  }
  return steps
}

/** R22.6 Spaces the falcon may end on: terrain within so many steps over face-up spaces, or where it is. */
export function falconSpaces(s: ReviveState, p: Player, perMarker: number): number[] {
  const reached = new Map([[p.falcon, 0]])
  const most = perMarker * p.tribeMarkers
  for (const [space, steps] of reached) {
    if (steps === most) continue
    for (const next of ADJACENT[space] ?? []) {
      if (s.ground[next] !== 0 && !reached.has(next)) reached.set(next, steps + 1)
    }
  }
  return [...reached.keys()].filter((space) => GROUND_COLOR[s.ground[space] ?? 0] !== '').sort((a, b) => a - b)
}

export const falcon: Ask<'falcon'> = {
  forced: true,
  skip: (s, step) => falconSpaces(s, player(s, step.seat), falconStride(s, step.seat)).length === 0,
  legal(s, step, seat) {
    const spaces = falconSpaces(s, player(s, seat), falconStride(s, seat))
    return withFree(
      s,
      step,
      seat,
      spaces.map((space) => ({ do: 'falcon', space: SPACE_ID[space] as string })),
    )
  },
  play(s, step, seat, move, log) {
    if (freely(s, step, seat, move, log)) return
    if (move.do !== 'falcon') return
    player(s, seat).falcon = spaceOf(move.space)
    log?.({ type: 'falcon', seat, space: move.space })
  },
}

function falconStride(s: ReviveState, seat: Seat): number {
  const { op } = effectOf(abilityKey(player(s, seat)))
  return op.do === 'moveFalcon' ? op.perMarker : 0
}

/** R21.3, Q29 A figure moves from a regular location to another one without an own figure. */
function movable(s: ReviveState, p: Player): number[] {
  const techs: number[] = []
  for (const [tech, space] of p.figures.entries()) if (space >= 0 && space < FIRST_LARGE) techs.push(tech)
  return techs.length > 0 && freeLocations(s, p).length > 0 ? techs : []
}

function freeLocations(s: ReviveState, p: Player): number[] {
  const spaces: number[] = []
  for (let space = 0; space < FIRST_LARGE; space++) {
    if (s.ground[space] === LOCATION && !p.figures.includes(space)) spaces.push(space)
  }
  return spaces
}

export const figure: Ask<'figure'> = {
  skip: (s, step) => movable(s, player(s, step.seat)).length === 0,
  legal(s, step, seat) {
    const moves = movable(s, player(s, seat)).map((tech): ReviveMove => ({ do: 'figure', tech: TECHS[tech] as TechId }))
    moves.push(DECLINE)
    return withFree(s, step, seat, moves)
  },
  play(s, step, seat, move, log) {
    if (freely(s, step, seat, move, log)) return
    if (move.do === 'figure') push(s, { step: 'figureTo', seat, tech: TECHS.indexOf(move.tech) })
  },
}

export const figureTo: Ask<'figureTo'> = {
  forced: true,
  legal: (s, _step, seat) =>
    freeLocations(s, player(s, seat)).map((space) => ({ do: 'figureTo', space: SPACE_ID[space] as string })),
  play(s, step, seat, move, log) {
    if (move.do !== 'figureTo') return
    const p = player(s, seat)
    const from = p.figures[step.tech] ?? -1
    p.figures[step.tech] = spaceOf(move.space)
    log?.({ type: 'figureMoved', seat, from: SPACE_ID[from] ?? '', space: move.space })
  },
}

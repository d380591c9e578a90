/** What tests hold the game to: components that are never lost, bounds of play, and what no rule can bring about. */
import type { Audit } from '@ludarium/kernel'
import { FIRST_LARGE, LOCATION, POSITION_AT, SAND, WATER } from './board.ts'
import {
  CAPS,
  COLORS,
  HIBERNATION_REWARDS,
  LARGE_BUILDINGS,
  RESOURCES,
  SMALL_BUILDINGS,
  TRACK_LENGTH,
  TRACK_START,
  TRIBE_MARKERS,
} from './data/index.ts'
import { DISPLAY, MACHINE_DISPLAY } from './displays.ts'
import { tribeSide } from './lookups.ts'
import { isOpen, ownEnergy, SLOT_IDS, slotted } from './pieces.ts'
import type { Player, ReviveState } from './state.ts'

const bounds = { branching: 300, decisions: 20_000 }

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)

function components(s: ReviveState): Record<string, number> {
  const gone = (prefix: RegExp): number => s.gone.filter((id) => prefix.test(id)).length
  const cards = s.players.flatMap((p) => [...p.active, ...p.resting, ...slotted(p)])
  return {
    citizens: s.deck.length + s.display.length + gone(/^C[GNY]/) + cards.filter((id) => id.startsWith('C')).length,
    startingCitizens: cards.filter((id) => id.startsWith('S')).length,
    modules:
      s.modulePile.length +
      s.moduleDisplay.length +
      gone(/^M\d/) +
      sum(s.players.map((p) => p.modules.filter((id) => id !== '').length)),
    machines:
      sum(Object.values(s.machinePiles).map((pile) => pile.length)) +
      sum(Object.values(s.machineDisplay).map((pile) => pile.length)) +
      gone(/^M[GNY]\d/) +
      sum(s.players.map((p) => p.machines.filter(({ id }) => /^M[GNY]\d/.test(id)).length)),
    crates: s.cratePile.length + sum(s.players.map((p) => p.crates.length + p.opened.length)),
    energy: s.energy + sum(s.players.map(ownEnergy)),
    artifacts: s.crater.length + gone(/^MA-/) + sum(s.players.map((p) => p.artifacts.length)),
    artifactCards: s.artifactPile.length + sum(s.players.map((p) => p.draft.length + (p.artifactCard === '' ? 0 : 1))),
    progressMarkers: sum(s.players.map((p) => p.progress - p.rewards.length - p.tribeMarkers)),
  }
}

/** Throws on a position that the rules cannot reach. */
function invariants(s: ReviveState): void {
  for (const [seat, p] of s.players.entries()) checkPlayer(s, p, `Seat ${seat}`, s.paying === seat)
  checkMap(s)
  must(s.energy >= 0 && s.craterMinors >= 0, 'A supply is below zero.')
  must(s.display.length <= DISPLAY && s.moduleDisplay.length <= DISPLAY, 'A display is too long.')
  for (const color of COLORS) must(s.machineDisplay[color].length <= MACHINE_DISPLAY, 'A display is too long.')
  must(s.players.filter((p) => p.endTile).length === (s.ending ? 1 : 0), 'The end game tile is in the wrong place.')
}

function must(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise)
}

function isDistinct(list: readonly unknown[]): boolean {
  return new Set(list).size === list.length
}

function checkPlayer(s: ReviveState, p: Player, who: string, paying: boolean): void {
  for (const resource of RESOURCES) {
    const n = p.resources[resource]
    must(n >= 0 && (paying || n <= CAPS[resource]), `${who} has ${n} ${resource}.`)
  }
  for (const color of COLORS) {
    must(p.tracks[color] >= TRACK_START && p.tracks[color] <= TRACK_LENGTH, `${who} is off the ${color} track.`)
  }
  must(p.progress === p.rewards.length + p.tribeMarkers, `${who} has lost a progress marker.`)
  must(isDistinct(p.rewards), `${who} has unlocked a reward space twice.`)
  must(p.tribeMarkers <= TRIBE_MARKERS && p.energy >= 0, `${who} has too many markers out or energy below zero.`)
  must(p.hibernation <= HIBERNATION_REWARDS.length, `${who} is off the hibernation track.`)
  must(p.small.length <= SMALL_BUILDINGS && p.large.length <= LARGE_BUILDINGS, `${who} has too many buildings.`)
  must(p.tribe === '' || p.side === '' || p.tiles.length <= tribeSide(s, p).tiles, `${who} has too many tribe tiles.`)
  must(isDistinct([...p.active, ...p.resting, ...slotted(p)]), `${who} has a card twice.`)
  for (const id of SLOT_IDS)
    must(
      id !== 'R' || isOpen(s, p, id) || p.figures[2] !== -1 || p.slots.R.length === 0,
      `${who} has a card in a closed slot.`,
    )
  for (const crate of p.reopened) must(p.opened.includes(crate), `${who} has used a closed crate again.`)
}

function checkMap(s: ReviveState): void {
  const buildings = s.players.flatMap((p) => [...p.small, ...p.large])
  must(isDistinct(buildings), 'Two buildings stand in one place.')
  for (const space of buildings) must(s.ground[space] === SAND, `A building stands on space ${space}.`)
  for (const p of s.players) {
    const figures = p.figures.filter((space) => space >= 0)
    must(isDistinct(figures), 'Two figures of a player stand in one place.')
    for (const space of figures) {
      must(space >= FIRST_LARGE || s.ground[space] === LOCATION, `A figure stands on space ${space}.`)
    }
    for (const space of p.waters) must(s.ground[space] === WATER, `Space ${space} was claimed and is no water.`)
  }
  for (const [space, ground] of s.ground.entries()) {
    const position = POSITION_AT[space] ?? -1
    const hidden = position >= 0 && (s.turned[position] ?? -1) < 0
    must(!hidden || ground === 0, `Space ${space} is known and its tile lies face down.`)
  }
}

export const audit: Audit<ReviveState> = { components, bounds, invariants }

/**
 * The interpreter of gains and effects (A43.2-A43.4), with what they call forth: a gain may move markers, and markers
 * and buildings may let tiles give gains again. Goods come at once; what needs a decision goes on the agenda.
 */
import { at, type Log, push, type Seat } from '@ludarium/kernel'
import type { Counter, Effect, Gain } from './data/index.ts'
import type { InnovationEvent } from './events.ts'
import { displayOf, powerOnReaching } from './figures.ts'
import { addBooks, charge, gainScholars, scorePoints } from './goods.ts'
import { settlements } from './groups.ts'
import { BUILDINGS, player } from './pieces.ts'
import type { InnovationState, Source } from './state.ts'
import { asksForKey, canStep, DISCIPLINES, DOOR, nameOfDiscipline } from './tracks.ts'
import { finalPoints, gainOf, type Happened, listenersOf, roundPoints } from './triggers.ts'

/** How a gain comes. */
export interface Terms {
  /** Where its points are booked. */
  readonly source: Source
  /** How often; once unless told otherwise. */
  readonly times?: number
  /** A12.10, A40 Spades and bridges of an action may not be declined. */
  readonly binding?: true
}

/** A43.3 One effect of a tile or action. */
export function apply(s: InnovationState, seat: Seat, effect: Effect, terms: Terms, log?: Log<InnovationEvent>): void {
  if ('vpTable' in effect) {
    const n = countOf(s, seat, effect.of)
    const row = effect.vpTable.find((line) => n >= line.min && (line.max === null || n <= line.max))
    scorePoints(s, seat, row?.vp ?? 0, terms.source, log)
    return
  }
  const times = effect.per === undefined ? 1 : countOf(s, seat, effect.per)
  if (times !== 0) receive(s, seat, effect.gain, { ...terms, times }, log)
}

/** A43.2 The seat receives a gain. */
export function receive(s: InnovationState, seat: Seat, gain: Gain, terms: Terms, log?: Log<InnovationEvent>): void {
  const p = player(s, seat)
  const { source, times = 1 } = terms
  if (gain.coin ?? gain.tool ?? gain.scholar ?? gain.power) {
    const coins = (gain.coin ?? 0) * times
    const tools = (gain.tool ?? 0) * times
    p.coins += coins
    p.tools += tools
    const scholars = gainScholars(p, (gain.scholar ?? 0) * times)
    const power = charge(p, (gain.power ?? 0) * times)
    log?.({ type: 'goods', seat, coins, tools, scholars, power })
  }
  if (gain.vp !== undefined) scorePoints(s, seat, gain.vp * times, source, log)
  if (gain.bookOf !== undefined) {
    for (const [d, discipline] of DISCIPLINES.entries()) addBooks(p, d, (gain.bookOf[discipline] ?? 0) * times)
  }
  if (gain.steps !== undefined) {
    for (const [d, discipline] of DISCIPLINES.entries()) {
      const steps = gain.steps[discipline] ?? 0
      if (steps > 0) advance(s, seat, d, steps * times, log)
    }
  }
  if (gain.book !== undefined) push(s, { step: 'book', seat, count: gain.book * times })
  grant(s, seat, gain, terms, log)
}

/** The rarer grants of a gain. */
function grant(
  s: InnovationState,
  seat: Seat,
  gain: Gain,
  { times = 1, binding }: Terms,
  log?: Log<InnovationEvent>,
): void {
  const p = player(s, seat)
  const optional = binding !== true
  if (gain.stepsAny !== undefined) {
    const { count, sameDiscipline } = gain.stepsAny
    push(s, {
      step: 'step',
      seat,
      count: sameDiscipline ? count : 1,
      times: sameDiscipline ? times : count * times,
    })
  }
  if (gain.spades !== undefined) {
    const { count, build } = gain.spades
    if (build === 'none') push(s, { step: 'spades', seat, count: count * times })
    else push(s, { step: 'target', seat, free: count, build, optional })
  }
  for (let n = 0; n < (gain.bridge ?? 0); n++) push(s, { step: 'bridge', seat, optional })
  if (gain.competency !== undefined) push(s, { step: 'competency', seat, hex: -1 })
  if (gain.cityTile !== undefined) push(s, { step: 'cityTile', seat })
  if (gain.annex !== undefined) p.annexes += gain.annex
  if (gain.neutral !== undefined) push(s, { step: 'place', seat, building: gain.neutral })
  if (gain.powerTokensBowl3 !== undefined) {
    p.bowls[2] += gain.powerTokensBowl3
    p.lost -= gain.powerTokensBowl3
  }
  for (let n = 0; n < (gain.sailingStep ?? 0); n++) advanceSailing(s, seat, log)
  for (let n = 0; n < (gain.terraformStep ?? 0); n++) advanceTerraforming(s, seat, log)
  if (gain.freeUpgrade !== undefined) push(s, { step: 'freeUpgrade', seat })
  if (gain.replaceBuilding !== undefined) push(s, { step: 'replace', seat })
  if (gain.placeFree !== undefined) push(s, { step: 'placeFree', seat, building: gain.placeFree.building })
  if (gain.extraAction !== undefined) push(s, { step: 'action', seat })
}

/** A22.3 Lets every tile of the seat answer, in Phase II the round tile and in round 6 the final tile too. */
export function fire(s: InnovationState, seat: Seat, happened: Happened, log?: Log<InnovationEvent>): void {
  if (s.phase === 'actions') {
    scorePoints(s, seat, roundPoints(s, happened), 'rounds', log)
    scorePoints(s, seat, finalPoints(s, happened), 'rounds', log)
  }
  const listeners = listenersOf(s, happened.on)
  if (listeners === undefined) return
  const p = player(s, seat)
  answer(p.faction, 'factions')
  if (!p.passed) answer(p.bonus, 'bonuses')
  answer(p.palace, 'palaces')
  for (const tile of p.competencies) answer(tile, 'competencies')

  function answer(tile: string, source: Source): void {
    for (const trigger of listeners?.get(tile) ?? []) {
      const gain = gainOf(s, trigger, happened)
      if (gain !== undefined) receive(s, seat, gain, { source, times: happened.count }, log)
    }
  }
}

/** A25 Steps on one track; at the door the owner is asked where using a key is a choice. */
export function advance(
  s: InnovationState,
  seat: Seat,
  discipline: number,
  count: number,
  log?: Log<InnovationEvent>,
): void {
  const p = player(s, seat)
  if (!asksForKey(p, discipline, count)) {
    stepUp(s, seat, discipline, count, log)
    return
  }
  const before = DOOR - at(p.levels, discipline)
  if (before > 0) stepUp(s, seat, discipline, before, log)
  push(s, { step: 'key', seat, discipline: nameOfDiscipline(discipline), count: count - before })
}

/** Steps that use a key where one is needed and there. */
export function stepUp(
  s: InnovationState,
  seat: Seat,
  discipline: number,
  count: number,
  log?: Log<InnovationEvent>,
): void {
  const p = player(s, seat)
  let taken = 0
  let power = 0
  while (taken < count && canStep(s, p, discipline)) {
    const level = at(p.levels, discipline) + 1
    p.levels[discipline] = level
    taken++
    const gained = powerOnReaching(s, level)
    if (gained > 0) power += charge(p, gained)
  }
  if (taken === 0) return
  const level = at(p.levels, discipline)
  log?.({ type: 'stepped', seat, discipline: nameOfDiscipline(discipline), steps: taken, level, power })
  fire(s, seat, { on: 'disciplineStep', count: taken }, log)
}

/** A14.2-A14.4 One level, paid or free; beyond the last one nothing happens. */
export function advanceSailing(s: InnovationState, seat: Seat, log?: Log<InnovationEvent>): void {
  const p = player(s, seat)
  const { max, rewards } = displayOf(s, p).sailingTrack
  if (p.sailing >= max) return
  p.sailing++
  log?.({ type: 'sailing', seat, level: p.sailing })
  reward(s, seat, rewards[p.sailing], log)
}

/** A15.1, A15.2 */
export function advanceTerraforming(s: InnovationState, seat: Seat, log?: Log<InnovationEvent>): void {
  const p = player(s, seat)
  const { max, rewards } = displayOf(s, p).terraformTrack
  if (p.terraforming >= max) return
  p.terraforming++
  log?.({ type: 'terraforming', seat, level: p.terraforming })
  reward(s, seat, rewards[p.terraforming], log)
}

/** What a level gives, then what a step on the two tracks calls forth. */
function reward(s: InnovationState, seat: Seat, gain: Gain | undefined, log?: Log<InnovationEvent>): void {
  if (gain !== undefined) receive(s, seat, gain, { source: 'tracks' }, log)
  fire(s, seat, { on: 'sailingOrTerraformStep', count: 1 }, log)
}

/** A43.4 */
export function countOf(s: InnovationState, seat: Seat, counter: Counter): number {
  const p = player(s, seat)
  switch (counter.count) {
    case 'building':
      return p.hexes.reduce((n, hex) => {
        const name = BUILDINGS[s.building[hex] ?? -1]
        return n + (name !== undefined && counter.types.includes(name) ? 1 : 0)
      }, 0)
    case 'allBuildings':
      return p.hexes.length
    case 'buildingShapes':
      return new Set(p.hexes.map((hex) => s.building[hex])).size
    case 'settlements':
      return settlements(s, seat)
    case 'bridges':
      return s.bridges.reduce((n, bridge) => n + (bridge.owner === seat ? 1 : 0), 0)
    case 'cityTile':
      return p.cities.length
    case 'lowestDisciplineLevel':
      return Math.min(...p.levels)
    case 'twoHighestDisciplineLevels': {
      const [first = 0, second = 0] = [...p.levels].sort((a, b) => b - a)
      return first + second
    }
  }
}

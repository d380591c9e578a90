/** The interpreter of gains and effects (A43.2-A43.4). Goods come at once; what needs a decision goes to `later`. */
import type { Log, Seat } from '@ludarium/kernel'
import type { Counter, Effect, Gain } from './data/index.ts'
import { BUILDINGS, charge, gainScholars, score } from './goods.ts'
import { settlements } from './groups.ts'
import { type InnovationState, type InnovationStep, player, type Source } from './state.ts'
import { advanceSailing, advanceTerraforming } from './steps/upgrade-tracks.ts'
import { advance, DISCIPLINES } from './tracks.ts'

/** A43.2 The seat receives a gain `times` times. */
export function receive(
  s: InnovationState,
  seat: Seat,
  gain: Gain,
  times: number,
  source: Source,
  later: InnovationStep[],
  log?: Log,
): void {
  const p = player(s, seat)
  if (gain.coin !== undefined) p.coins += gain.coin * times
  if (gain.tool !== undefined) p.tools += gain.tool * times
  if (gain.scholar !== undefined) gainScholars(p, gain.scholar * times)
  if (gain.power !== undefined) charge(p, gain.power * times)
  if (gain.coin ?? gain.tool ?? gain.scholar ?? gain.power) logGoods(seat, gain, times, log)
  if (gain.vp !== undefined) score(s, seat, gain.vp * times, source, log)
  if (gain.bookOf !== undefined) {
    for (const [d, discipline] of DISCIPLINES.entries()) {
      p.books[d] = (p.books[d] ?? 0) + (gain.bookOf[discipline] ?? 0) * times
    }
  }
  if (gain.steps !== undefined) {
    for (const [d, discipline] of DISCIPLINES.entries()) {
      const steps = gain.steps[discipline] ?? 0
      if (steps > 0) advance(s, seat, d, steps * times, later, log)
    }
  }
  if (gain.book !== undefined) later.push({ step: 'book', seat, count: gain.book * times })
  grant(s, seat, gain, times, later, log)
}

/** The rarer grants of a gain. */
function grant(s: InnovationState, seat: Seat, gain: Gain, times: number, later: InnovationStep[], log?: Log): void {
  const p = player(s, seat)
  if (gain.stepsAny !== undefined) {
    const { count, sameDiscipline } = gain.stepsAny
    later.push({
      step: 'step',
      seat,
      count: sameDiscipline ? count : 1,
      times: sameDiscipline ? times : count * times,
    })
  }
  if (gain.spades !== undefined) {
    const { count, build } = gain.spades
    if (build === 'none') later.push({ step: 'spades', seat, count: count * times })
    else later.push({ step: 'target', seat, free: count, build, optional: true })
  }
  for (let n = 0; n < (gain.bridge ?? 0); n++) later.push({ step: 'bridge', seat, optional: true })
  if (gain.competency !== undefined) later.push({ step: 'competency', seat, hex: -1 })
  if (gain.cityTile !== undefined) later.push({ step: 'cityTile', seat })
  if (gain.annex !== undefined) p.annexes += gain.annex
  if (gain.neutral !== undefined) later.push({ step: 'place', seat, building: gain.neutral })
  if (gain.powerTokensBowl3 !== undefined) {
    p.bowls[2] += gain.powerTokensBowl3
    p.lost -= gain.powerTokensBowl3
  }
  for (let n = 0; n < (gain.sailingStep ?? 0); n++) advanceSailing(s, seat, later, log)
  for (let n = 0; n < (gain.terraformStep ?? 0); n++) advanceTerraforming(s, seat, later, log)
  if (gain.freeUpgrade !== undefined) later.push({ step: 'freeUpgrade', seat })
  if (gain.replaceBuilding !== undefined) later.push({ step: 'replace', seat })
  if (gain.placeFree !== undefined) later.push({ step: 'placeFree', seat, building: gain.placeFree.building })
  if (gain.extraAction !== undefined) later.push({ step: 'action', seat })
}

function logGoods(seat: Seat, gain: Gain, times: number, log?: Log): void {
  log?.({
    type: 'goods',
    seat,
    coins: (gain.coin ?? 0) * times,
    tools: (gain.tool ?? 0) * times,
    scholars: (gain.scholar ?? 0) * times,
    power: (gain.power ?? 0) * times,
  })
}

/** A43.3 One effect of a tile or action. */
export function apply(
  s: InnovationState,
  seat: Seat,
  effect: Effect,
  source: Source,
  later: InnovationStep[],
  log?: Log,
): void {
  if ('vpTable' in effect) {
    const n = countOf(s, seat, effect.of)
    const row = effect.vpTable.find((line) => n >= line.min && (line.max === null || n <= line.max))
    score(s, seat, row?.vp ?? 0, source, log)
    return
  }
  const times = effect.per === undefined ? 1 : countOf(s, seat, effect.per)
  if (times > 0) receive(s, seat, effect.gain, times, source, later, log)
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

/** Why the turn's actions are not possible now: what they need, then what is there. */
import type { Refused, Seat } from '@ludarium/kernel'
import { isBuildable, isPopulable, POSITION_ID } from './board.ts'
import { costOf, missing, payment } from './costs.ts'
import { SPACES } from './data/index.ts'
import { backAt, buildingCost, technology } from './lookups.ts'
import { hasBuilding, hasOpenSlot, mostActions, openTechs, player } from './pieces.ts'
import type { ReviveState } from './state.ts'
import { addTargets } from './targets.ts'
import { rangeFood, type Standing, standing, survey } from './ways.ts'

const reason = (intent: string, key: string, params: Refused['params'] = {}): Refused => ({
  intent,
  reason: key,
  params,
})

export function why(s: ReviveState, seat: Seat): Refused[] {
  const step = s.agenda[s.agenda.length - 1]
  if (step?.step !== 'turn') return []
  if (s.actions >= mostActions(s)) {
    return ['play', 'switch', 'explore', 'populate', 'build'].map((intent) => reason(intent, 'why.noActions'))
  }
  const p = player(s, seat)
  const found: Refused[] = []
  if (p.active.length === 0) found.push(reason('play', 'why.noCard'))
  else if (!hasOpenSlot(s, p)) found.push(reason('play', 'why.noSlot'))
  if (p.switchUsed) found.push(reason('switch', 'why.switchUsed'))
  if (s.actions > 0) found.push(reason('hibernate', 'why.hibernate'))
  const st = survey(s, standing(s, seat))
  if (addTargets(s, seat, ['explore'], '', [], true).length === 0) found.push(whyNotExplore(s, st))
  if (addTargets(s, seat, ['build'], '', [], true).length === 0) found.push(whyNotBuild(s, st))
  if (addTargets(s, seat, ['populate'], '', [], true).length === 0) found.push(whyNotPopulate(s, st))
  if (p.machines.some(({ charged }) => !charged) && p.energy === 0) {
    found.push(reason('machine', 'why.energy', { need: 1, have: p.energy }))
  }
  return found
}

/** R11.2 The tile that is nearest to being paid. */
function whyNotExplore(s: ReviveState, st: Standing): Refused {
  let least = Number.POSITIVE_INFINITY
  let need = 0
  for (const [position] of POSITION_ID.entries()) {
    if (s.turned[position] !== -1) continue
    const cost = costOf(s, st, { ...payment(s, st.seat, 'explore', ''), target: position })
    if (cost.range < 0) continue
    const short = missing(st.p, cost, null)
    if (short >= least) continue
    least = short
    const back = backAt(s, position)
    need = cost.range + back.cost.gear + back.cost.book + back.cost.food
  }
  if (least === Number.POSITIVE_INFINITY) return reason('explore', 'why.exploreReach')
  return reason('explore', 'why.exploreResources', { need, have: Math.max(0, need - least) })
}

function nearestOf(s: ReviveState, st: Standing, kind: 'build' | 'populate', fits: (space: number) => boolean): number {
  let best = -1
  for (let space = 0; space < SPACES.length; space++) {
    if (!fits(space)) continue
    const food = rangeFood(s, st, kind, [space], 0)
    if (food >= 0 && (best < 0 || food < best)) best = food
  }
  return best
}

function whyNotBuild(s: ReviveState, st: Standing): Refused {
  const { p } = st
  const { crystal, gear, food } = p.resources
  if (!hasBuilding(p, 'small') && !hasBuilding(p, 'large')) return reason('build', 'why.buildNone')
  const range = nearestOf(s, st, 'build', (space) => isBuildable(s, space))
  if (range < 0) return reason('build', 'why.buildNowhere')
  const need = buildingCost(s, hasBuilding(p, 'small') ? 'small' : 'large')
  if (gear + crystal < need) return reason('build', 'why.buildGears', { need, have: gear + crystal })
  return reason('build', 'why.buildRange', { need: range, have: food + crystal - Math.max(0, need - gear) })
}

function whyNotPopulate(s: ReviveState, st: Standing): Refused {
  const { p } = st
  const { crystal, book, food } = p.resources
  const techs = openTechs(p)
  if (techs.length === 0) return reason('populate', 'why.populateNone')
  const range = nearestOf(s, st, 'populate', (space) => isPopulable(s, p, space))
  if (range < 0) return reason('populate', 'why.populateNowhere')
  const need = Math.min(...techs.map((tech) => technology(s, p, tech).cost))
  if (book + crystal < need) return reason('populate', 'why.populateBooks', { need, have: book + crystal })
  return reason('populate', 'why.populateRange', { need: range, have: food + crystal - Math.max(0, need - book) })
}

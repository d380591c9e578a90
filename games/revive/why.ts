/** Why the turn's actions and slots are not possible now: what they need, then what is there. */
import { type BlockedMove, type Message, next, type Seat } from '@ludarium/kernel'
import type { Payment } from './agenda.ts'
import { isBuildable, isPopulable, POSITION_ID } from './board.ts'
import { type ActionCost, costOf, missing, payment } from './costs.ts'
import { KINDS, type Kind, SLOTS, type SlotId, SPACES } from './data/index.ts'
import { backAt, halfOf } from './lookups.ts'
import type { ReviveMove } from './moves.ts'
import { hasBuilding, hasOpenSlot, isOpen, mostActions, openTechs, player } from './pieces.ts'
import { type Standing, standing } from './standing.ts'
import type { Player, ReviveState } from './state.ts'
import { addTargets } from './targets.ts'

const ACTIONS = ['play', 'switch', 'explore', 'populate', 'build'] as const

const SIZES = ['small', 'large'] as const

const reason = (key: string, params: Message['params'] = {}): Message => ({ key: `why.${key}`, params })

export function why(s: ReviveState, seat: Seat): BlockedMove<ReviveMove>[] {
  const step = next(s)?.step
  if (step === 'slot') return closedSlots(s, seat)
  if (step !== 'turn') return []
  if (s.actions >= mostActions(s))
    return ACTIONS.map((action) => ({ move: { do: action }, reason: reason('noActions') }))
  const p = player(s, seat)
  const found: BlockedMove<ReviveMove>[] = []
  if (p.active.length === 0) found.push({ move: { do: 'play' }, reason: reason('noCard') })
  else if (!hasOpenSlot(s, p)) found.push({ move: { do: 'play' }, reason: reason('noSlot') })
  if (p.switchUsed) found.push({ move: { do: 'switch' }, reason: reason('switchUsed') })
  if (s.actions > 0) found.push({ move: { do: 'hibernate' }, reason: reason('hibernate') })
  for (const kind of KINDS) {
    const moves: ReviveMove[] = []
    addTargets(s, seat, [kind], '', moves)
    if (moves.length > 0) continue
    found.push({ move: { do: kind }, reason: whyNot(s, standing(s, seat), kind) })
  }
  if (p.machines.some(({ charged }) => !charged) && p.energy === 0) {
    found.push({ move: { do: 'machine' }, reason: reason('energy', { need: 1, have: p.energy }) })
  }
  return found
}

/** R8.2 Why no card can be played there now; null when one can. */
export function whyClosed(s: ReviveState, p: Player, slot: SlotId): Message | null {
  if (isOpen(s, p, slot)) return null
  const last = p.slots[slot].find((played) => !halfOf(s, played).slotSymbol)
  if (last === undefined) return reason('slotLocked')
  return reason('slotFull', { slot: { key: `slot.${slot}` }, card: { key: `card.${last.card}` } })
}

function closedSlots(s: ReviveState, seat: Seat): BlockedMove<ReviveMove>[] {
  return SLOTS.flatMap(({ id }) => {
    const closed = whyClosed(s, player(s, seat), id)
    return closed === null ? [] : [{ move: { do: 'slot', slot: id }, reason: closed }]
  })
}

function whyNot(s: ReviveState, st: Standing, kind: Kind): Message {
  if (kind === 'explore') return whyNotExplore(s, st)
  return kind === 'build' ? whyNotBuild(s, st) : whyNotPopulate(s, st)
}

/** R11.2 The tile that is nearest to being paid. */
function whyNotExplore(s: ReviveState, st: Standing): Message {
  let least = Number.POSITIVE_INFINITY
  let need = 0
  for (const [position] of POSITION_ID.entries()) {
    if (s.turned[position] !== -1) continue
    const cost = costOf(s, st, payment(s, st.seat, 'explore', '', position))
    if (cost.range < 0) continue
    const short = missing(st.p, cost)
    if (short >= least) continue
    least = short
    const back = backAt(s, position).cost
    need = cost.range + back.gear + back.book + back.food
  }
  if (least === Number.POSITIVE_INFINITY) return reason('exploreReach')
  return reason('exploreResources', { need, have: Math.max(0, need - least) })
}

/** What the payment costs that is nearest to being made, null when none is within reach. */
function nearest(s: ReviveState, st: Standing, payments: readonly Payment[]): ActionCost | null {
  let least = Number.POSITIVE_INFINITY
  let found: ActionCost | null = null
  for (const pay of payments) {
    const cost = costOf(s, st, pay)
    const short = missing(st.p, cost)
    if (cost.range < 0 || short >= least) continue
    least = short
    found = cost
  }
  return found
}

const spacesThat = (fits: (space: number) => boolean): number[] =>
  SPACES.flatMap((_, space) => (fits(space) ? [space] : []))

function whyNotBuild(s: ReviveState, st: Standing): Message {
  const { p, seat } = st
  const { crystal, gear, food } = p.resources
  const sizes = SIZES.filter((size) => hasBuilding(p, size))
  if (sizes.length === 0) return reason('buildNone')
  const sand = spacesThat((space) => isBuildable(s, space))
  const cost = nearest(
    s,
    st,
    sand.flatMap((space) => sizes.map((size) => ({ ...payment(s, seat, 'build', '', space), size }))),
  )
  if (cost === null) return reason('buildNowhere')
  const need = cost.gear
  if (gear + crystal < need) return reason('buildGears', { need, have: gear + crystal })
  return reason('buildRange', { need: cost.range, have: food + crystal - Math.max(0, need - gear) })
}

function whyNotPopulate(s: ReviveState, st: Standing): Message {
  const { p, seat } = st
  const { crystal, book, food } = p.resources
  const techs = openTechs(p)
  if (techs.length === 0) return reason('populateNone')
  const locations = spacesThat((space) => isPopulable(s, p, space))
  const cost = nearest(
    s,
    st,
    locations.flatMap((space) => techs.map((tech) => ({ ...payment(s, seat, 'populate', '', space), tech }))),
  )
  if (cost === null) return reason('populateNowhere')
  const { fee } = cost
  const need = cost.book + fee
  if (book + crystal >= need)
    return reason('populateRange', { need: cost.range, have: food + crystal - Math.max(0, need - book) })
  const have = book + crystal
  return fee > 0 ? reason('populateFee', { need, fee, have }) : reason('populateBooks', { need, have })
}

/** What a page needs to draw a table: looked up or found by the rules' own code, so that no page knows a rule. */
import { next, type Seat } from '@ludarium/kernel'
import type { ReviveStep } from './agenda.ts'
import { ADJACENT, CELLS, layTile, turnedCell, waterEffect } from './board.ts'
import { cloneState } from './clone.ts'
import { costOf } from './costs.ts'
import { type Effect, MODULE_SPACES, type SlotId, type Technology } from './data/index.ts'
import { effectOf, machineEffect, techKey } from './effects.ts'
import { footingOf } from './footing.ts'
import { cardOf, frontOf, moduleOf, technologies } from './lookups.ts'
import { player } from './pieces.ts'
import { standing } from './standing.ts'
import type { Player, ReviveState } from './state.ts'
import { gainsOfTile } from './steps/explore.ts'

export { ADJACENT, CELLS, FIRST_LARGE, POSITION_AT, POSITION_ID, positionOf, SPACE_ID, spaceOf } from './board.ts'
export { count } from './counts.ts'
export { technology } from './lookups.ts'
export { isOpen, isUnlocked, mostActions, openTechs, ownEnergy } from './pieces.ts'
export { locationPoints, progressPoints, scoreOf, total } from './scoring.ts'
export { chapterCards } from './story.ts'
export { whyClosed } from './why.ts'

/** The decision that is asked, undefined at the end. */
export function stepOf(s: ReviveState): ReviveStep | undefined {
  return next(s)
}

/** What the effect with that key says. */
export function effectAt(s: ReviveState, key: string): Effect {
  const { op, parts } = effectOf(s, key)
  if (op.do === 'all') return parts.map((part) => effectAt(s, part))
  if (op.do === 'water') return effectAt(s, waterEffect(s, op.space))
  if (op.do !== 'reward') return op
  const { kind, machine, color } = op.reward
  if (kind === 'artifact') return { do: 'gain', artifact: 1 }
  if (kind === 'standardMachine') return { do: 'machine', effect: machineAt(s, machine) }
  if (kind === 'endCardBonus' && color !== '') return { do: 'score', points: 2, count: `cards:${color}`, every: 1 }
  return { do: 'machine', effect: [] }
}

/** What a machine does: a standard one, a special one or that of a technology. */
export function machineAt(s: ReviveState, machine: string): Effect {
  return effectAt(s, machineEffect(s, machine).key)
}

/** Key of the technology's words. */
export function techName(p: Player, tech: number): string {
  return techKey(p, tech)
}

/** The seven technologies, none before tribe and side are known. */
export function techsOf(s: ReviveState, p: Player): readonly Technology[] {
  return p.tribe === '' || p.side === '' ? [] : technologies(s, p)
}

/** The reward of the water on that space. */
export function waterAt(s: ReviveState, space: number): Effect {
  return effectAt(s, waterEffect(s, space))
}

/** The hexes of a position with their ground if its tile lay in that orientation; its face is known to who asks. */
export function groundsOf(
  s: ReviveState,
  position: number,
  orientation: number,
): readonly { readonly space: number; readonly ground: string; readonly reward: Effect | null }[] {
  const front = frontOf(s, s.tiles[position] ?? '')
  return (CELLS[position] ?? []).flatMap((space, i) => {
    const cell = front[turnedCell(i, orientation)]
    return cell === undefined ? [] : [{ space, ground: cell.ground, reward: cell.reward }]
  })
}

/** R13.6 Who gains what from which hex of the tile, for which building, if it lay in that orientation. */
export function tileGains(
  s: ReviveState,
  position: number,
  orientation: number,
): readonly {
  readonly seat: Seat
  readonly space: number
  readonly building: number
  readonly effect: Effect
}[] {
  const laid = cloneState(s)
  laid.turned[position] = orientation
  layTile(laid, position)
  return laid.players.flatMap((_, n) => {
    const seat = (s.active + n) % s.seats
    return gainsOfTile(laid, seat, position).map(({ space, building, part }) => ({
      seat,
      space,
      building,
      effect: effectAt(laid, part),
    }))
  })
}

/** R8.3 What playing the card there sets off beside its own half: modules and earlier cards of its colour. */
export function setOff(
  s: ReviveState,
  seat: Seat,
  card: string,
  slot: SlotId,
): { readonly modules: readonly string[]; readonly again: readonly string[] } {
  const p = player(s, seat)
  const { color } = cardOf(s, card)
  const wild = s.wild === card
  const modules = MODULE_SPACES.flatMap((space, i) => {
    const module = space.slot === slot ? (p.modules[i] ?? '') : ''
    return module !== '' && (wild || moduleOf(s, module).colors.includes(color)) ? [module] : []
  })
  const again = p.slots[slot].flatMap((played) =>
    wild || s.wild === played.card || cardOf(s, played.card).color === color ? [played.card] : [],
  )
  return { modules, again }
}

/** What the payment under way still costs; null when none is. */
export function dueNow(s: ReviveState): {
  readonly range: number
  readonly gear: number
  readonly book: number
  readonly food: number
  readonly fee: number
} | null {
  const step = next(s)
  if (step?.step !== 'pay') return null
  const { range, gear, book, food, fee, foodOff } = costOf(s, standing(s, step.seat), step)
  return { range, gear, book, fee, food: range < 0 ? food : Math.max(0, range + food - foodOff) }
}

/** R7.6 The cheapest way to one of the spaces: spaces from where it starts, and whether each costs food. */
export function wayTo(
  s: ReviveState,
  seat: Seat,
  goals: readonly number[],
): readonly { readonly space: number; readonly free: boolean }[] {
  const { origins, free } = footingOf(s, seat)
  const isFree = (space: number): boolean => ((free >> (s.ground[space] ?? 0)) & 1) === 1
  const food = new Map<number, number>(origins.map((space) => [space, 0]))
  const before = new Map<number, number>()
  const open = [...origins]
  while (open.length > 0) {
    open.sort((a, b) => (food.get(a) ?? 0) - (food.get(b) ?? 0))
    const here = open.shift() ?? 0
    if (goals.includes(here)) return steps(here, before, isFree)
    if (s.ground[here] === 0) continue
    for (const beside of ADJACENT[here] ?? []) {
      // A step that costs nothing counts a little, so that of two ways the shorter one is drawn.
      const cost = goals.includes(beside) || isFree(beside) ? 0.01 : 1
      const sum = (food.get(here) ?? 0) + cost
      if (sum >= (food.get(beside) ?? Number.POSITIVE_INFINITY)) continue
      food.set(beside, sum)
      before.set(beside, here)
      open.push(beside)
    }
  }
  return []
}

function steps(
  goal: number,
  before: ReadonlyMap<number, number>,
  isFree: (space: number) => boolean,
): { readonly space: number; readonly free: boolean }[] {
  const way = [{ space: goal, free: true }]
  for (let at = before.get(goal); at !== undefined; at = before.get(at)) way.unshift({ space: at, free: isFree(at) })
  return way
}

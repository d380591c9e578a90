/** Power actions, book actions and special actions (A18-A20). */
import { push, type Seat } from '@ludarium/kernel'
import {
  bookActions,
  competencies,
  type Effect,
  factions,
  type Gain,
  innovations,
  type PublicAction,
  palaces,
  powerActionById,
  powerActions,
  roundBonuses,
  tileById,
} from '../data/index.ts'
import { apply, countOf, fire } from '../effects.ts'
import { actionOf } from '../figures.ts'
import { booksOf, capacity, spendPower } from '../goods.ts'
import type { InnovationMove } from '../moves.ts'
import { GUILD, player, SCHOOL, SUPPLY } from '../pieces.ts'
import type { InnovationState, Player, Source } from '../state.ts'
import { canStepAnywhere } from '../tracks.ts'
import { payBooks } from './books.ts'
import { hasSite } from './bridge.ts'
import { hasTarget } from './spades.ts'
import type { ActionsOf, PartOf } from './table.ts'
import { canUpgradeFree } from './upgrade.ts'

interface Special {
  readonly id: string
  readonly effects: readonly Effect[]
  readonly source: Source
  readonly move: InnovationMove
}

function specialsFrom(tiles: readonly { readonly id: string }[], source: Source): [string, Special][] {
  return tiles.flatMap(({ id }) => {
    const special = tileById.get(id)?.special
    if (special === undefined) return []
    return [[id, { id: special.id, effects: special.effects, source, move: { do: 'special', special: special.id } }]]
  })
}

const SPECIALS: ReadonlyMap<string, Special> = new Map([
  ...specialsFrom(roundBonuses, 'bonuses'),
  ...specialsFrom(palaces, 'palaces'),
  ...specialsFrom(competencies, 'competencies'),
  ...specialsFrom(innovations, 'innovations'),
  ...specialsFrom(factions, 'factions'),
])
const SPECIAL_BY_ID = new Map([...SPECIALS.values()].map((special) => [special.id, special]))

/** An action for everybody, with the move that takes it. */
interface Public extends PublicAction {
  readonly move: InnovationMove
}

const POWER: readonly Public[] = powerActions.map((action) => ({ ...action, move: { do: 'power', action: action.id } }))
const BOOKS: ReadonlyMap<string, Public> = new Map(
  bookActions.map((action) => [action.id, { ...action, move: { do: 'bookAction', action: action.id } }]),
)

/** A18 The power actions, in the order of the board. */
function powerActionsOf(_s: InnovationState): readonly Public[] {
  return POWER
}

/** A19 The book action with that name. */
function bookActionOf(_s: InnovationState, id: string): Public {
  const action = BOOKS.get(id)
  if (action === undefined) throw new Error(`${id} is no book action.`)
  return action
}

/** The special action of a tile, if it has one. */
export function specialOf(_s: InnovationState, tile: string): Special | undefined {
  return SPECIALS.get(tile)
}

/** The special action with that name. */
function specialNamed(_s: InnovationState, id: string): Special | undefined {
  return SPECIAL_BY_ID.get(id)
}

export function isPowerAction(id: string): boolean {
  return powerActionById.has(id)
}

/** What a power, book or special action does. */
export function effectsOf(s: InnovationState, id: string): readonly Effect[] {
  return (actionOf(s, id) ?? specialNamed(s, id))?.effects ?? []
}

/** A31.4 Illusionists pay one less. */
function powerDiscount(p: Player): number {
  return p.faction === 'illusionists' ? 1 : 0
}

export function powerCost(s: InnovationState, p: Player, action: string): number {
  return (publicActionOf(s, action).cost.power ?? 0) - powerDiscount(p)
}

export function bookCost(s: InnovationState, action: string): number {
  return publicActionOf(s, action).cost.book ?? 0
}

function publicActionOf(s: InnovationState, id: string): PublicAction {
  const action = actionOf(s, id)
  if (action === undefined) throw new Error(`${id} is not an action for everybody.`)
  return action
}

/** A11.4 Whether the effects would do anything. What needs the map is looked up once a list. */
function hasEffect(s: InnovationState, seat: Seat, effects: readonly Effect[], targets: Targets): boolean {
  for (const effect of effects) {
    if (!('gain' in effect)) return true
    if (effect.per !== undefined) {
      if (countOf(s, seat, effect.per) > 0) return true
    } else if (canReceive(s, seat, effect.gain, targets)) return true
  }
  return false
}

interface Targets {
  /** -1 unknown, else whether a free spade has a target. */
  spade: number
}

/** Whether the main part of an action's gain is possible; every action has one. */
function canReceive(s: InnovationState, seat: Seat, gain: Gain, targets: Targets): boolean {
  const p = player(s, seat)
  if (gain.spades !== undefined) {
    if (targets.spade < 0) targets.spade = hasTarget(s, seat) ? 1 : 0
    return targets.spade === 1
  }
  if (gain.bridge !== undefined) return hasSite(s, seat)
  if (gain.freeUpgrade !== undefined) return canUpgradeFree(p)
  if (gain.stepsAny !== undefined) return canStepAnywhere(s, p)
  if (gain.coin ?? gain.tool ?? gain.vp ?? gain.book) return true
  if (gain.scholar !== undefined) return p.pool > 0
  return gain.power !== undefined && capacity(p) > 0
}

/** A18-A20 All of them that can be paid and have an effect. */
export function listActions(s: InnovationState, seat: Seat, out: InnovationMove[]): void {
  const p = player(s, seat)
  const targets: Targets = { spade: -1 }
  if (p.bowls[2] > 0) {
    const discount = powerDiscount(p)
    for (const { id, cost, effects, move } of powerActionsOf(s)) {
      if ((cost.power ?? 0) - discount > p.bowls[2] || s.usedActions.includes(id)) continue
      if (hasEffect(s, seat, effects, targets)) out.push(move)
    }
  }
  const books = booksOf(p)
  if (books > 0) {
    for (const id of s.bookActions) {
      const { cost, effects, move } = bookActionOf(s, id)
      if ((cost.book ?? 0) > books || s.usedActions.includes(id)) continue
      if (hasEffect(s, seat, effects, targets)) out.push(move)
    }
  }
  listSpecials(s, seat, p, targets, out)
}

function listSpecials(s: InnovationState, seat: Seat, p: Player, targets: Targets, out: InnovationMove[]): void {
  listSpecial(s, seat, p, p.bonus, targets, out)
  listSpecial(s, seat, p, p.palace, targets, out)
  for (const tile of p.competencies) listSpecial(s, seat, p, tile, targets, out)
  for (const tile of p.innovations) listSpecial(s, seat, p, tile, targets, out)
  listSpecial(s, seat, p, p.faction, targets, out)
}

function listSpecial(
  s: InnovationState,
  seat: Seat,
  p: Player,
  tile: string,
  targets: Targets,
  out: InnovationMove[],
): void {
  const special = specialOf(s, tile)
  if (special === undefined || p.used.includes(special.id)) return
  if (tile === 'palace-03') {
    if (p.supply[GUILD] === 0 || p.supply[SCHOOL] === SUPPLY[SCHOOL]) return
  } else if (!hasEffect(s, seat, special.effects, targets)) return
  out.push(special.move)
}

/** All tiles of the player that may carry a special action. */
function tilesOf(p: Player): readonly string[] {
  return [p.bonus, p.palace, ...p.competencies, ...p.innovations, p.faction]
}

/** Special actions of all the player's tiles, used or not. */
export function specialsOf(s: InnovationState, p: Player): string[] {
  return tilesOf(p).flatMap((tile) => specialOf(s, tile)?.id ?? [])
}

export const publicActions = {
  /** A18 */
  power(s, _step, seat, { action }, log) {
    const p = player(s, seat)
    const cost = powerCost(s, p, action)
    spendPower(p, cost)
    s.usedActions.push(action)
    log?.({ type: 'powerAction', seat, action, power: cost })
    fire(s, seat, { on: 'powerActionTaken', count: 1 }, log)
    push(s, { step: 'useAction', seat, action })
  },

  /** A19.1 */
  bookAction(s, _step, seat, { action }, log) {
    const cost = bookCost(s, action)
    s.usedActions.push(action)
    log?.({ type: 'bookAction', seat, action, books: cost })
    payBooks(s, seat, cost)
    push(s, { step: 'useAction', seat, action })
  },

  /** A20.1 */
  special(s, _step, seat, { special }, log) {
    player(s, seat).used.push(special)
    log?.({ type: 'special', seat, special })
    push(s, { step: 'useAction', seat, action: special })
  },
} satisfies ActionsOf<'power' | 'bookAction' | 'special'>

export const actionSteps = {
  /** The effects of an action that is paid; its spades and bridges may not be declined (A12.10, A40). */
  useAction: {
    run(s, { seat, action }, log) {
      const source = specialNamed(s, action)?.source ?? 'actions'
      for (const effect of effectsOf(s, action)) apply(s, seat, effect, { source, binding: true }, log)
    },
  },
} satisfies PartOf<'useAction'>

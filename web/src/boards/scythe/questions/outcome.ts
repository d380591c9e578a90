/** A combat as the log told it: what each side committed, who won, and what that changed for both. */
import type { GameEvent, Message, Seat } from '@ludarium/kernel'
import { placeOf, type ScytheState, starsPlaced } from '@ludarium/scythe'
import { RESOURCES } from '@ludarium/scythe/data'
import type { LogEntry } from '../../../table/source.ts'
import { armiesAt, type Stack } from '../view.ts'

export interface CommittedSide {
  readonly seat: Seat
  readonly dial: number
  readonly cards: readonly string[]
  readonly total: number
}

export interface CombatOutcome {
  readonly winner: Seat
  readonly loser: Seat
  readonly hex: string
  readonly attack: number
  readonly defence: number
  /** The winner first. */
  readonly sides: readonly CommittedSide[]
  /** What followed at once. */
  readonly after: readonly GameEvent[]
  readonly at: number
}

/** A figure before and after, or just a sentence. */
export interface Effect {
  readonly sign: string
  /** Values one after the other; empty where there is only a sentence. */
  readonly values: readonly number[]
  readonly text: Message
}

const numberIn = (value: unknown): number => (typeof value === 'number' ? value : 0)

function sideOf({ seat, dial, cards, total }: GameEvent): CommittedSide {
  const list = Array.isArray(cards) ? cards.map(String) : []
  return { seat: seat ?? -1, dial: numberIn(dial), cards: list, total: numberIn(total) }
}

/** The last combat of that seat after `since`. */
export function lastCombat(told: readonly LogEntry[], me: Seat, since: number): CombatOutcome | null {
  const n = told.findLastIndex(
    ({ event, at }) => at > since && event.type === 'battle' && (event.seat === me || event.other === me),
  )
  const found = told[n]
  if (found === undefined) return null
  const { seat: winner = -1, other, at: hex, attack, defence } = found.event
  const loser = numberIn(other)
  const earlier = told.slice(0, n).map(({ event }) => event)
  const sides = [winner, loser].flatMap((seat) => {
    const event = earlier.findLast((one) => one.type === 'committed' && one.seat === seat)
    return event === undefined ? [] : [sideOf(event)]
  })
  const lines = told.slice(n + 1).filter(({ at }) => at === found.at)
  const end = lines.findIndex(({ event }) => event.type === 'turn')
  return {
    winner,
    loser,
    hex: typeof hex === 'string' ? hex : '',
    attack: numberIn(attack),
    defence: numberIn(defence),
    sides,
    after: (end < 0 ? lines : lines.slice(0, end)).map(({ event }) => event),
    at: found.at,
  }
}

export function stacksOf(view: ScytheState, seat: Seat, hex: string): readonly Stack[] {
  return armiesAt(view, hex).find((army) => army.seat === seat)?.stacks ?? []
}

/** What the combat changed for one side, from how it stood before the lids opened. */
export function effectsOf(
  outcome: CombatOutcome,
  side: CommittedSide,
  before: ScytheState,
  nameOf: (seat: Seat) => string,
): Effect[] {
  const player = before.players[side.seat]
  if (player === undefined) return []
  const won = side.seat === outcome.winner
  const own = outcome.after.filter(({ seat }) => seat === side.seat)
  const sum = (type: string, what?: string): number =>
    own.reduce((n, event) => n + (event.type === type && event.what === what ? numberIn(event.amount) : 0), 0)
  const spent: Effect[] =
    side.dial === 0
      ? []
      : [{ sign: 'power', values: [player.power, player.power - side.dial], text: { key: 'reveal.dial' } }]
  return [
    ...(won ? starOf(own, starsPlaced(player)) : homeOf(outcome, side.seat, before)),
    ...spent,
    ...cardsOf(side, player.hand.length, sum('draw')),
    ...(won ? wonOf(outcome, before, player.popularity, sum('lose', 'popularity'), nameOf) : leftOf(outcome, before)),
  ]
}

function starOf(own: readonly GameEvent[], had: number): Effect[] {
  const stars = own.filter(({ type }) => type === 'star').length
  if (stars === 0) return []
  return [{ sign: 'stars', values: [had, had + stars], text: { key: 'reveal.star' } }]
}

function cardsOf({ cards }: CommittedSide, had: number, drawn: number): Effect[] {
  if (cards.length === 0 && drawn === 0) return []
  const left = had - cards.length
  const names = cards.map((card) => ({ key: `card.${card}` }))
  const key = cards.length === 0 ? 'reveal.drawn' : drawn === 0 ? 'reveal.cards' : 'reveal.cards.drawn'
  const values = [had, ...(cards.length > 0 ? [left] : []), ...(drawn > 0 ? [left + drawn] : [])]
  return [{ sign: 'combatCards', values, text: { key, params: { cards: names, n: drawn } } }]
}

/** The winner's land and what the beaten workers cost. */
function wonOf(
  outcome: CombatOutcome,
  before: ScytheState,
  popularity: number,
  lost: number,
  nameOf: (seat: Seat) => string,
): Effect[] {
  const workers = stacksOf(before, outcome.loser, outcome.hex).find(({ kind }) => kind === 'worker')?.count ?? 0
  const goods = goodsOn(before, outcome.hex)
  const sent = { key: 'reveal.workers', params: { n: workers, seat: nameOf(outcome.loser) } }
  return [
    ...(lost > 0 ? [{ sign: 'popularity', values: [popularity, popularity - lost], text: sent }] : []),
    {
      sign: 'hex',
      values: [],
      text: {
        key: goods.length > 0 ? 'reveal.holds.goods' : 'reveal.holds',
        params: { at: { key: `place.${outcome.hex}` }, goods },
      },
    },
  ]
}

/** Where the beaten units went. */
function homeOf(outcome: CombatOutcome, seat: Seat, before: ScytheState): Effect[] {
  const stacks = stacksOf(before, seat, outcome.hex)
  if (stacks.length === 0) return []
  const units = stacks.map(({ kind, count }) => ({ key: `stack.${kind}`, params: { n: count } }))
  return [{ sign: stacks[0]?.kind ?? 'worker', values: [], text: { key: 'reveal.home', params: { units } } }]
}

function leftOf(outcome: CombatOutcome, before: ScytheState): Effect[] {
  const goods = goodsOn(before, outcome.hex)
  if (goods.length === 0) return []
  return [
    {
      sign: 'trade',
      values: [],
      text: { key: 'reveal.left', params: { goods, at: { key: `place.${outcome.hex}` } } },
    },
  ]
}

function goodsOn(view: ScytheState, hex: string): Message[] {
  const place = placeOf(hex)
  return RESOURCES.flatMap((resource, n): Message[] => {
    const amount = view.resources[4 * place + n] ?? 0
    return amount > 0 ? [{ key: `amount.${resource}`, params: { amount } }] : []
  })
}

/** Abilities used in the combat that is going on, each with what it did, oldest first. */
export function abilitiesUsed(told: readonly LogEntry[], hex: string): readonly (readonly GameEvent[])[] {
  const events = told.map(({ event }) => event)
  const start = events.findLastIndex(({ type, at }) => type === 'fight' && at === hex)
  const used: GameEvent[][] = []
  for (const event of start < 0 ? [] : events.slice(start + 1)) {
    if (event.type === 'ability') used.push([event])
    else if (DONE_BY.has(event.type)) used[used.length - 1]?.push(event)
  }
  return used
}

const DONE_BY: ReadonlySet<string> = new Set(['spend', 'lose', 'gain', 'scouted'])

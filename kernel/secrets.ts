/**
 * Secrets, declared once for each field of a state: what is open, what is hidden from whom. The view and the
 * imagination of bots are derived from the declaration. A field that is not declared is shown to nobody.
 *
 * A hidden card is shown as its back: a string that starts with '?', e.g. '?location'. Cards with the same back
 * cannot be told apart, so the backs also say what may be dealt where when a bot imagines a full state.
 */
import { type Chance, shuffle } from './chance.ts'
import { clone } from './clone.ts'
import type { Seat, State } from './game.ts'

/** Whether the seat (null: a spectator) sees the thing. `owner` is the index in the nearest `each` around it. */
export type Sight<S> = (s: S, seat: Seat | null, owner: number) => boolean

export type Mask<S> =
  | { readonly kind: 'open' }
  | { readonly kind: 'cards'; readonly back: (card: string, s: S, owner: number) => string; readonly seen: Sight<S> }
  | {
      readonly kind: 'secret'
      readonly mask: unknown
      readonly seen: Sight<S>
      readonly fill: (s: S, owner: number, chance: Chance) => unknown
    }
  | { readonly kind: 'each'; readonly item: Mask<S> }
  | { readonly kind: 'fields'; readonly fields: Readonly<Record<string, Mask<S>>> }

/** A declaration for every field that the game adds to the state. */
export type Secrets<S extends State> = { readonly [K in Exclude<keyof S, keyof State>]-?: Mask<S> }

/** The words of a declaration, for one game's state. */
export function masks<S extends State>() {
  return {
    /** Everybody sees it, whatever is inside. */
    open: { kind: 'open' } as Mask<S>,
    /** A card (a string, '' for none) or a list of cards; without `seen` nobody sees them. */
    cards(back: string | ((card: string, s: S, owner: number) => string), seen: Sight<S> = () => false): Mask<S> {
      return { kind: 'cards', back: typeof back === 'string' ? () => back : back, seen }
    },
    /** Any other value: shown as `mask` to those who may not see it; `fill` makes one up for an imagined state. */
    secret<T>(mask: T, seen: Sight<S>, fill: (s: S, owner: number, chance: Chance) => T): Mask<S> {
      return { kind: 'secret', mask, seen, fill }
    },
    /** A list whose elements belong to the seats (or other owners) of the same number. */
    each(item: Mask<S>): Mask<S> {
      return { kind: 'each', item }
    },
    /** A record, every field declared. */
    fields<T extends object>(fields: { readonly [K in keyof T]-?: Mask<S> }): Mask<S> {
      return { kind: 'fields', fields: fields as Readonly<Record<string, Mask<S>>> }
    },
    /** Only the owner sees it. */
    own: ((_s: S, seat: Seat | null, owner: number) => seat === owner) as Sight<S>,
  }
}

/** Whether a card is shown only by its back. */
export function isHidden(card: string): boolean {
  return card.charCodeAt(0) === 63
}

/** The cards of `all` that are not among the seen ones, each seen card taken away once; backs are no cards. */
export function unseenOf(all: readonly string[], ...seen: readonly (readonly string[])[]): string[] {
  const count = new Map<string, number>()
  for (const list of seen) for (const card of list) count.set(card, (count.get(card) ?? 0) + 1)
  return all.filter((card) => {
    const n = count.get(card) ?? 0
    if (n > 0) count.set(card, n - 1)
    return n === 0
  })
}

/** A copy of the value as the seat may see it. */
export function masked<S>(mask: Mask<S>, value: unknown, s: S, seat: Seat | null, owner: number): unknown {
  switch (mask.kind) {
    case 'open':
      return clone(value)
    case 'cards': {
      if (mask.seen(s, seat, owner)) return clone(value)
      if (typeof value === 'string') return value === '' ? '' : mask.back(value, s, owner)
      return (value as readonly string[]).map((card) => mask.back(card, s, owner))
    }
    case 'secret':
      return clone(mask.seen(s, seat, owner) ? value : mask.mask)
    case 'each':
      return (value as readonly unknown[]).map((item, i) => masked(mask.item, item, s, seat, i))
    case 'fields': {
      return eachField(mask.fields, value, (field, item) => masked(field, item, s, seat, owner))
    }
  }
}

/**
 * A copy of the record with every declared field changed and every other one left out. The copy begins as a spread
 * so that it has the same hidden class as the original, and rules run on it as fast.
 */
function eachField<S>(
  fields: Readonly<Record<string, Mask<S>>>,
  value: unknown,
  change: (field: Mask<S>, item: unknown) => unknown,
): unknown {
  if (value === null) return null
  const record: Record<string, unknown> = { ...(value as Readonly<Record<string, unknown>>) }
  let undeclared = false
  for (const key in record) {
    const field = fields[key]
    if (field === undefined) undeclared = true
    else record[key] = change(field, record[key])
  }
  return undeclared ? Object.fromEntries(Object.entries(record).filter(([key]) => Object.hasOwn(fields, key))) : record
}

/** Deals the cards that may lie behind the backs; one shuffled stack for each kind of back. */
export class Dealer {
  private readonly stacks = new Map<string, string[]>()
  private readonly unseen: (back: string) => string[]
  private readonly chance: Chance

  constructor(unseen: (back: string) => string[], chance: Chance) {
    this.unseen = unseen
    this.chance = chance
  }

  card(shown: string): string {
    if (shown === '') return shown
    if (!isHidden(shown)) throw new Error(`The view shows '${shown}' where only a back may be seen.`)
    let stack = this.stacks.get(shown)
    if (stack === undefined) {
      stack = shuffle(this.chance, this.unseen(shown))
      this.stacks.set(shown, stack)
    }
    const card = stack.pop()
    if (card === undefined) throw new Error(`More cards with the back '${shown}' are hidden than unseen.`)
    return card
  }
}

/** Where an imagination is being made up: the view it starts from, whose it is, and the chance it uses. */
export interface Place<S> {
  readonly s: S
  readonly seat: Seat | null
  readonly chance: Chance
  readonly dealer: Dealer
}

/** A copy of the view's value with every back replaced by a card and every masked secret by a made-up one. */
export function imagined<S>(mask: Mask<S>, value: unknown, place: Place<S>, owner: number): unknown {
  switch (mask.kind) {
    case 'open':
      return clone(value)
    case 'cards':
      if (mask.seen(place.s, place.seat, owner)) return clone(value)
      if (typeof value === 'string') return place.dealer.card(value)
      return (value as readonly string[]).map((card) => place.dealer.card(card))
    case 'secret':
      if (mask.seen(place.s, place.seat, owner)) return clone(value)
      return mask.fill(place.s, owner, place.chance)
    case 'each':
      return (value as readonly unknown[]).map((item, i) => imagined(mask.item, item, place, i))
    case 'fields': {
      return eachField(mask.fields, value, (field, item) => imagined(field, item, place, owner))
    }
  }
}

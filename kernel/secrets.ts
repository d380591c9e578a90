/**
 * Secrets, declared once for each field of a state: what is open, what is hidden from whom. The view and the
 * imagination of bots are derived from the declaration. A field that is not declared is shown to nobody.
 *
 * A hidden card is shown as its back: a string that starts with '?', e.g. '?location'. Cards with the same back
 * cannot be told apart, so the backs also say what may be dealt where when a bot imagines a full state.
 */
import { type Chance, shuffle } from './chance.ts'
import { type Spread, spreadOfItsOwn } from './clone.ts'
import type { Memory } from './memory.ts'
import type { Seat, State } from './state.ts'

/** Whether the seat (null: a spectator) sees the thing. `owner` is the index in the nearest `each` around it. */
export type Sight<S> = (s: S, seat: Seat | null, owner: number) => boolean

/** Whether the seat sees that card: one list may mix open and hidden ones. `index` is its place in the list. */
export type CardSight<S> = (s: S, seat: Seat | null, owner: number, card: string, index: number) => boolean

export type Mask<S> =
  | { readonly kind: 'open' }
  | {
      readonly kind: 'cards'
      /** By the card, its owner and what stays as it is for the whole game (options, version). */
      readonly back: (card: string, s: S, owner: number) => string
      readonly seen: CardSight<S>
    }
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

/** What nobody sees: such a thing looks the same from every place. */
export const nobody = (): boolean => false

/** What only its owner sees, all of it. */
const own = (_s: unknown, seat: Seat | null, owner: number): boolean => seat === owner

/** The words of a declaration, for one game's state. */
export function masks<S extends State>() {
  return {
    /** Everybody sees it, whatever is inside. */
    open: { kind: 'open' } as Mask<S>,
    /** A card (a string, '' for none) or a list of cards; without `seen` nobody sees them. */
    cards(back: string | ((card: string, s: S, owner: number) => string), seen: CardSight<S> = nobody): Mask<S> {
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
    own: own as Sight<S>,
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

type CardMask<S> = Extract<Mask<S>, { readonly kind: 'cards' }>
type FieldsMask<S> = Extract<Closed<S>, { readonly kind: 'fields' }>

/**
 * A declaration made ready for use: what is open all through is left out, so that whoever hides or fills in walks only
 * to what may be hidden. Null where nothing is.
 */
export type Closed<S> =
  | Extract<Mask<S>, { readonly kind: 'cards' | 'secret' }>
  | { readonly kind: 'each'; readonly item: Closed<S> }
  | {
      readonly kind: 'fields'
      readonly declared: ReadonlySet<string>
      readonly closed: readonly ClosedField<S>[]
      /** What looks the same as long as it is the same, open fields (null) included. */
      readonly steady: ReadonlyMap<string, Closed<S> | null>
      readonly unsteady: readonly ClosedField<S>[]
      readonly copied: Spread
    }

interface ClosedField<S> {
  readonly key: string
  readonly field: Closed<S>
}

export function closedOf<S>(mask: Mask<S>): Closed<S> | null {
  switch (mask.kind) {
    case 'open':
      return null
    case 'each': {
      const item = closedOf(mask.item)
      return item === null ? null : { kind: 'each', item }
    }
    case 'fields': {
      const closed = Object.entries(mask.fields).flatMap(([key, open]) => {
        const field = closedOf(open)
        return field === null ? [] : [{ key, field }]
      })
      const unsteady = closed.filter(({ field }) => !isSteady(field))
      const steady = new Map<string, Closed<S> | null>(Object.keys(mask.fields).map((key) => [key, null]))
      for (const { key, field } of closed) steady.set(key, field)
      for (const { key } of unsteady) steady.delete(key)
      return {
        kind: 'fields',
        declared: new Set(Object.keys(mask.fields)),
        closed,
        steady,
        unsteady,
        copied: spreadOfItsOwn(),
      }
    }
    default:
      return mask
  }
}

/** Whether it always looks the same from the same place as long as it is the same itself. */
function isSteady<S>(mask: Closed<S>): boolean {
  switch (mask.kind) {
    case 'each':
      return isSteady(mask.item)
    case 'fields':
      return mask.unsteady.length === 0
    default:
      return mask.seen === nobody || mask.seen === own
  }
}

/** What takes the place of a hidden value in an imagined state. */
type Change<S> = (
  mask: Extract<Mask<S>, { readonly kind: 'cards' | 'secret' }>,
  value: unknown,
  owner: number,
) => unknown

/** Changes what is closed, in place where it can; gives the value that stands there now. */
function changed<S>(mask: Closed<S>, value: unknown, owner: number, change: Change<S>): unknown {
  switch (mask.kind) {
    case 'each': {
      const list = value as unknown[]
      for (let i = 0; i < list.length; i++) list[i] = changed(mask.item, list[i], i, change)
      return list
    }
    case 'fields': {
      if (value === null) return null
      const record = value as Record<string, unknown>
      for (const key in record) if (!mask.declared.has(key)) delete record[key]
      for (const { key, field } of mask.closed) record[key] = changed(field, record[key], owner, change)
      return record
    }
    default:
      return change(mask, value, owner)
  }
}

/** What whoever looks has at hand from the last time. Nothing of it has changed since. */
export interface Earlier<S> {
  /** What the seat saw last. */
  readonly before?: S | undefined
  /** What has changed since then; what is made anew is noted there too. */
  readonly memory?: Memory | undefined
}

/**
 * `s` without what the seat may not see. Not a copy: what is open all through is that of `s` itself, only what leads to
 * something closed is made anew, and not even that where it is the same as `before`.
 */
export function hide<S>(mask: Closed<S>, s: S, seat: Seat | null, { before, memory }: Earlier<S> = {}): S {
  return shownOf({ s, seat, memory }, mask, s, -1, before) as S
}

interface Looking<S> {
  readonly s: S
  readonly seat: Seat | null
  readonly memory: Memory | undefined
}

type Fields = Readonly<Record<string, unknown>>

function shownOf<S>(by: Looking<S>, mask: Closed<S>, value: unknown, owner: number, old: unknown): unknown {
  switch (mask.kind) {
    case 'each': {
      const olds = Array.isArray(old) ? old : NOTHING
      return listOf(value as readonly unknown[], olds, (item, at) => shownOf(by, mask.item, item, at, olds[at]))
    }
    case 'fields':
      return value === null ? null : shownFields(by, mask, value as Fields, owner, (old ?? NO_FIELDS) as Fields)
    case 'secret':
      return mask.seen(by.s, by.seat, owner) ? value : mask.mask
    case 'cards':
      if (mask.seen === own && by.seat === owner) return value
      if (typeof value === 'string') return shownCard(by, mask, value, owner, 0)
      return listOf(value as readonly string[], Array.isArray(old) ? old : NOTHING, (card, at) =>
        shownCard(by, mask, card, owner, at),
      )
  }
}

const NOTHING: readonly unknown[] = []
const NO_FIELDS: Fields = {}

function shownCard<S>(by: Looking<S>, mask: CardMask<S>, card: string, owner: number, at: number): string {
  return card === '' || mask.seen(by.s, by.seat, owner, card, at) ? card : mask.back(card, by.s, owner)
}

/** The items as they are shown; the old list if it has the same ones. */
function listOf<T>(
  list: readonly T[],
  old: readonly unknown[],
  shown: (item: T, at: number) => unknown,
): readonly unknown[] {
  let made: unknown[] | null = list.length === old.length ? null : []
  for (let at = 0; at < list.length; at++) {
    const item = shown(list[at] as T, at)
    if (made === null && item !== old[at]) made = old.slice(0, at)
    made?.push(item)
  }
  return made ?? old
}

function shownFields<S>(by: Looking<S>, mask: FieldsMask<S>, value: Fields, owner: number, old: Fields): Fields {
  const { memory } = by
  if (memory === undefined) return madeOf(by, mask, value, owner, old)
  const source = memory.known(old)?.source ?? null
  if (source === value && mask.unsteady.length === 0) return old
  const changed = memory.changedSince(value, source)
  if (changed !== null) {
    const shown = remadeOf(by, mask, value, owner, old, changed)
    if (shown === old && source !== value) memory.note(shown).source = value
    return shown
  }
  const shown = madeOf(by, mask, value, owner, old)
  memory.note(shown).source = value
  return shown
}

/** A copy without what nobody has declared: it may be secret. */
function madeOf<S>(by: Looking<S>, mask: FieldsMask<S>, value: Fields, owner: number, old: Fields): Fields {
  const record = mask.copied(value)
  for (const key in record) if (!mask.declared.has(key)) delete record[key]
  for (const { key, field } of mask.closed) record[key] = shownOf(by, field, value[key], owner, old[key])
  return record
}

/** The old record, or a copy of it with what looks different now that these keys have changed. */
function remadeOf<S>(
  by: Looking<S>,
  mask: FieldsMask<S>,
  value: Fields,
  owner: number,
  old: Fields,
  changed: readonly string[],
): Fields {
  const remake = new Remake(old, mask.copied)
  for (const key of changed) {
    const field = mask.steady.get(key)
    // What nobody has declared is not shown.
    if (field === undefined) continue
    remake.put(key, field === null ? value[key] : shownOf(by, field, value[key], owner, old[key]))
  }
  for (const { key, field } of mask.unsteady) remake.put(key, shownOf(by, field, value[key], owner, old[key]))
  return remake.done(by.memory, value)
}

/** A copy of a record with some other values, or the record itself if all are the same. */
class Remake {
  private readonly old: Fields
  private readonly copied: Spread
  private record: Record<string, unknown> | null = null
  private readonly keys: string[] = []

  constructor(old: Fields, copied: Spread) {
    this.old = old
    this.copied = copied
  }

  put(key: string, value: unknown): void {
    if (value === this.old[key]) return
    this.record ??= this.copied(this.old)
    this.record[key] = value
    this.keys.push(key)
  }

  /** `source`: what the record is made of. */
  done(memory: Memory | undefined, source: object): Fields {
    if (this.record === null) return this.old
    memory?.traced(this.record, this.old, this.keys, source)
    return this.record
  }
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

  /** A card for the back. */
  card(shown: string): string {
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

/** Deals cards for the backs in a copy of the view and makes up every masked secret. Gives the copy. */
export function fillIn<S>(mask: Closed<S>, copy: S, view: S, seat: Seat | null, dealer: Dealer, chance: Chance): S {
  return changed(mask, copy, -1, (hidden, value, owner) => {
    if (hidden.kind === 'secret') {
      return hidden.seen(view, seat, owner) ? value : hidden.fill(view, owner, chance)
    }
    const dealt = (card: string, at: number): string => {
      if (isHidden(card)) return dealer.card(card)
      if (card !== '' && !hidden.seen(view, seat, owner, card, at)) {
        throw new Error(`The view shows '${card}' where only a back may be seen.`)
      }
      return card
    }
    return typeof value === 'string' ? dealt(value, 0) : (value as readonly string[]).map(dealt)
  }) as S
}

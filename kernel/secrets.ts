/**
 * Secrets, declared once per field of a state: what is open and what is hidden from whom. Views and imagined states are
 * derived from the declaration. Undeclared fields are hidden from everybody.
 *
 * A hidden card is shown as its back: a string that starts with '?', e.g. '?location'. Cards with the same back are
 * indistinguishable, so backs also determine which cards may be dealt where in an imagined state.
 */
import { type Chance, shuffle } from './chance.ts'
import { monomorphicSpread, type SpreadFunction } from './clone.ts'
import type { Memory } from './memory.ts'
import type { Seat, State } from './state.ts'

/** Whether the seat (null: a spectator) sees the value. `owner` is the index in the nearest enclosing `each`. */
export type VisibleTo<S> = (s: S, seat: Seat | null, owner: number) => boolean

/** Whether the seat sees that card: one list can mix open and hidden cards. `index` is its position in the list. */
export type CardVisibleTo<S> = (s: S, seat: Seat | null, owner: number, card: string, index: number) => boolean

export type Mask<S> =
  | { readonly kind: 'open' }
  | {
      readonly kind: 'cards'
      /** Depends only on the card, its owner and what never changes during a game (options, version). */
      readonly back: (card: string, s: S, owner: number) => string
      readonly seen: CardVisibleTo<S>
    }
  | {
      readonly kind: 'secret'
      readonly mask: unknown
      readonly seen: VisibleTo<S>
      readonly fill: (s: S, owner: number, chance: Chance) => unknown
    }
  | { readonly kind: 'each'; readonly item: Mask<S> }
  | { readonly kind: 'fields'; readonly fields: Readonly<Record<string, Mask<S>>> }

/** A declaration for every field that the game adds to the state. */
export type Secrets<S extends State> = { readonly [K in Exclude<keyof S, keyof State>]-?: Mask<S> }

/** For values that nobody sees. */
export const nobody = (): boolean => false

/** For values that only the owner sees. */
const own = (_s: unknown, seat: Seat | null, owner: number): boolean => seat === owner

/** Builders for declarations of one game's state. */
export function masks<S extends State>() {
  return {
    /** Visible to everybody, including everything inside. */
    open: { kind: 'open' } as Mask<S>,
    /** A card (a string, '' for none) or a list of cards; without `seen` nobody sees them. */
    cards(back: string | ((card: string, s: S, owner: number) => string), seen: CardVisibleTo<S> = nobody): Mask<S> {
      return { kind: 'cards', back: typeof back === 'string' ? () => back : back, seen }
    },
    /** Any other value: shown as `mask` to those who may not see it. `fill` invents one for an imagined state. */
    secret<T>(mask: T, seen: VisibleTo<S>, fill: (s: S, owner: number, chance: Chance) => T): Mask<S> {
      return { kind: 'secret', mask, seen, fill }
    },
    /** A list with one element per seat (or other owner). */
    each(item: Mask<S>): Mask<S> {
      return { kind: 'each', item }
    },
    /** A record with every field declared. */
    fields<T extends object>(fields: { readonly [K in keyof T]-?: Mask<S> }): Mask<S> {
      return { kind: 'fields', fields: fields as Readonly<Record<string, Mask<S>>> }
    },
    own: own as VisibleTo<S>,
  }
}

export function isHidden(card: string): boolean {
  return card.charCodeAt(0) === 63
}

/** The cards of `all` without the seen ones, each removed once. Backs are ignored. */
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
type FieldsMask<S> = Extract<CompiledMask<S>, { readonly kind: 'fields' }>

/** A mask without its fully open parts, so traversal only visits what may be hidden. Null if everything is open. */
export type CompiledMask<S> =
  | Extract<Mask<S>, { readonly kind: 'cards' | 'secret' }>
  | { readonly kind: 'each'; readonly item: CompiledMask<S> }
  | {
      readonly kind: 'fields'
      readonly declared: ReadonlySet<string>
      readonly hiddenFields: readonly HiddenField<S>[]
      /** Fields whose visible value depends on nothing but their own value, including open fields (null). */
      readonly stable: ReadonlyMap<string, CompiledMask<S> | null>
      readonly unstable: readonly HiddenField<S>[]
      readonly spread: SpreadFunction
    }

interface HiddenField<S> {
  readonly key: string
  readonly field: CompiledMask<S>
}

export function compileMask<S>(mask: Mask<S>): CompiledMask<S> | null {
  switch (mask.kind) {
    case 'open':
      return null
    case 'each': {
      const item = compileMask(mask.item)
      return item === null ? null : { kind: 'each', item }
    }
    case 'fields': {
      const hiddenFields = Object.entries(mask.fields).flatMap(([key, open]) => {
        const field = compileMask(open)
        return field === null ? [] : [{ key, field }]
      })
      const unstable = hiddenFields.filter(({ field }) => !isStable(field))
      const stable = new Map<string, CompiledMask<S> | null>(Object.keys(mask.fields).map((key) => [key, null]))
      for (const { key, field } of hiddenFields) stable.set(key, field)
      for (const { key } of unstable) stable.delete(key)
      return {
        kind: 'fields',
        declared: new Set(Object.keys(mask.fields)),
        hiddenFields,
        stable,
        unstable,
        spread: monomorphicSpread(),
      }
    }
    default:
      return mask
  }
}

/** Whether the visible value depends only on the value itself and the viewer. */
function isStable<S>(mask: CompiledMask<S>): boolean {
  switch (mask.kind) {
    case 'each':
      return isStable(mask.item)
    case 'fields':
      return mask.unstable.length === 0
    default:
      return mask.seen === nobody || mask.seen === own
  }
}

/** Supplies the value for a hidden one in an imagined state. */
type Replace<S> = (
  mask: Extract<Mask<S>, { readonly kind: 'cards' | 'secret' }>,
  value: unknown,
  owner: number,
) => unknown

/** Replaces hidden values, in place where possible, and returns the result. */
function replaceHidden<S>(mask: CompiledMask<S>, value: unknown, owner: number, change: Replace<S>): unknown {
  switch (mask.kind) {
    case 'each': {
      const list = value as unknown[]
      for (let i = 0; i < list.length; i++) list[i] = replaceHidden(mask.item, list[i], i, change)
      return list
    }
    case 'fields': {
      if (value === null) return null
      const record = value as Record<string, unknown>
      for (const key in record) if (!mask.declared.has(key)) delete record[key]
      for (const { key, field } of mask.hiddenFields) record[key] = replaceHidden(field, record[key], owner, change)
      return record
    }
    default:
      return change(mask, value, owner)
  }
}

/** The seat's previous view, for reuse. It must not have changed. */
export interface PreviousView<S> {
  readonly view?: S | undefined
  /** What changed since then. `hide` records derived objects in it. */
  readonly memory?: Memory | undefined
}

/**
 * `s` without what the seat may not see. Shares all open parts with `s`; copies only the path to hidden values, and
 * reuses the previous view where nothing changed.
 */
export function hide<S>(mask: CompiledMask<S>, s: S, seat: Seat | null, { view, memory }: PreviousView<S> = {}): S {
  return visibleValue({ s, seat, memory }, mask, s, -1, view) as S
}

interface ViewContext<S> {
  readonly s: S
  readonly seat: Seat | null
  readonly memory: Memory | undefined
}

type Fields = Readonly<Record<string, unknown>>

function visibleValue<S>(
  by: ViewContext<S>,
  mask: CompiledMask<S>,
  value: unknown,
  owner: number,
  old: unknown,
): unknown {
  switch (mask.kind) {
    case 'each': {
      const olds = Array.isArray(old) ? old : EMPTY_LIST
      return visibleList(value as readonly unknown[], olds, (item, at) =>
        visibleValue(by, mask.item, item, at, olds[at]),
      )
    }
    case 'fields':
      return value === null ? null : visibleFields(by, mask, value as Fields, owner, (old ?? NO_FIELDS) as Fields)
    case 'secret':
      return mask.seen(by.s, by.seat, owner) ? value : mask.mask
    case 'cards':
      if (mask.seen === own && by.seat === owner) return value
      if (typeof value === 'string') return visibleCard(by, mask, value, owner, 0)
      return visibleList(value as readonly string[], Array.isArray(old) ? old : EMPTY_LIST, (card, at) =>
        visibleCard(by, mask, card, owner, at),
      )
  }
}

const EMPTY_LIST: readonly unknown[] = []
const NO_FIELDS: Fields = {}

function visibleCard<S>(by: ViewContext<S>, mask: CardMask<S>, card: string, owner: number, at: number): string {
  return card === '' || mask.seen(by.s, by.seat, owner, card, at) ? card : mask.back(card, by.s, owner)
}

/** The visible items; the old list if all items are identical. */
function visibleList<T>(
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

function visibleFields<S>(by: ViewContext<S>, mask: FieldsMask<S>, value: Fields, owner: number, old: Fields): Fields {
  const { memory } = by
  if (memory === undefined) return maskedCopy(by, mask, value, owner, old)
  const source = memory.find(old)?.source ?? null
  if (source === value && mask.unstable.length === 0) return old
  const changed = memory.changedSince(value, source)
  if (changed !== null) {
    const shown = patchedView(by, mask, value, owner, old, changed)
    if (shown === old && source !== value) memory.entryOf(shown).source = value
    return shown
  }
  const shown = maskedCopy(by, mask, value, owner, old)
  memory.entryOf(shown).source = value
  return shown
}

/** A copy without undeclared fields, which may be secret. */
function maskedCopy<S>(by: ViewContext<S>, mask: FieldsMask<S>, value: Fields, owner: number, old: Fields): Fields {
  const record = mask.spread(value)
  for (const key in record) if (!mask.declared.has(key)) delete record[key]
  for (const { key, field } of mask.hiddenFields) record[key] = visibleValue(by, field, value[key], owner, old[key])
  return record
}

/** The old record, or a copy of it with the visible effect of the changed keys. */
function patchedView<S>(
  by: ViewContext<S>,
  mask: FieldsMask<S>,
  value: Fields,
  owner: number,
  old: Fields,
  changed: readonly string[],
): Fields {
  const remake = new RecordPatch(old, mask.spread)
  for (const key of changed) {
    const field = mask.stable.get(key)
    // Undeclared fields stay hidden.
    if (field === undefined) continue
    remake.put(key, field === null ? value[key] : visibleValue(by, field, value[key], owner, old[key]))
  }
  for (const { key, field } of mask.unstable) remake.put(key, visibleValue(by, field, value[key], owner, old[key]))
  return remake.done(by.memory, value)
}

/** Copy-on-write: copies the record on the first different value. */
class RecordPatch {
  private readonly old: Fields
  private readonly copied: SpreadFunction
  private record: Record<string, unknown> | null = null
  private readonly keys: string[] = []

  constructor(old: Fields, copied: SpreadFunction) {
    this.old = old
    this.copied = copied
  }

  put(key: string, value: unknown): void {
    if (value === this.old[key]) return
    this.record ??= this.copied(this.old)
    this.record[key] = value
    this.keys.push(key)
  }

  /** `source`: the record of the state that it shows. */
  done(memory: Memory | undefined, source: object): Fields {
    if (this.record === null) return this.old
    memory?.recordOrigin(this.record, this.old, this.keys, source)
    return this.record
  }
}

/** Deals cards for the backs; one shuffled stack per kind of back. */
export class Dealer {
  private readonly stacks = new Map<string, string[]>()
  private readonly unseen: (back: string) => string[]
  private readonly chance: Chance

  constructor(unseen: (back: string) => string[], chance: Chance) {
    this.unseen = unseen
    this.chance = chance
  }

  card(shown: string): string {
    let stack = this.stacks.get(shown)
    if (stack === undefined) {
      stack = shuffle(this.chance, this.unseen(shown))
      this.stacks.set(shown, stack)
    }
    const card = stack.pop()
    if (card === undefined) throw new Error(`More cards with the back '${shown}' are hidden than \`unseen\` lists.`)
    return card
  }
}

/** Deals cards for the backs in a copy of the view and invents every masked secret. Returns the copy. */
export function fillIn<S>(
  mask: CompiledMask<S>,
  copy: S,
  view: S,
  seat: Seat | null,
  dealer: Dealer,
  chance: Chance,
): S {
  return replaceHidden(mask, copy, -1, (hidden, value, owner) => {
    if (hidden.kind === 'secret') {
      return hidden.seen(view, seat, owner) ? value : hidden.fill(view, owner, chance)
    }
    const dealt = (card: string, at: number): string => {
      if (isHidden(card)) return dealer.card(card)
      if (card !== '' && !hidden.seen(view, seat, owner, card, at)) {
        throw new Error(`The view shows '${card}' where it may only show a back.`)
      }
      return card
    }
    return typeof value === 'string' ? dealt(value, 0) : (value as readonly string[]).map(dealt)
  }) as S
}

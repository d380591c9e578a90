/**
 * The state after a decision, made of the very parts of the one before wherever they are equal: `sharing` of the kernel,
 * by code that is written while the server runs, for the shape of the states it meets. All of a state is compared at every
 * decision, and how a field is reached is much of what that costs: code that names the field and stands in a place of its
 * own takes a fraction of the time of code that looks up any field of anything. Lists, of which there are many more, are
 * compared by the same code everywhere: what is run through once a decision has to be fetched each time, so it is short.
 */
import { clone, type Memory, sharing } from '@ludarium/kernel'

/** Ours that is equal to the record `after`, or `ODD`. */
type Shape = (before: object, after: object, memory: Memory) => unknown

/** The answer of code that was written for a record with other keys. */
const ODD = Symbol('odd')

/** So many kinds of records in one place have code of their own. Further ones, and those that gain or lose keys, are rare. */
const MOST_SHAPES = 4

/** For states of one kind, beginning with the first it meets; faster from the second on. */
export class Weaver {
  private readonly place = new Place('state')

  weave<T extends object>(before: T, after: T, memory: Memory): T {
    return woven(this.place, before, after, memory) as T
  }
}

/** Where something stands in states, and what was met there. */
class Place {
  readonly name: string
  readonly shapes: Shape[] = []
  /** What lists there hold, going by the first that held anything: others are woven as well, but slower. */
  holds: 'numbers' | 'texts' | 'others' | null = null
  private list: Place | null = null

  constructor(name: string) {
    this.name = name
  }

  get items(): Place {
    this.list ??= new Place(`${this.name}[]`)
    return this.list
  }
}

/** Ours that is equal to `after`, a record or list; nothing of `after` itself is in it. */
function woven(place: Place, before: unknown, after: object, memory: Memory): unknown {
  if (Array.isArray(after)) return Array.isArray(before) ? wovenList(place, before, after, memory) : clone(after)
  if (typeof before !== 'object' || before === null || Array.isArray(before)) return clone(after)
  for (const shape of place.shapes) {
    const record = shape(before, after, memory)
    if (record !== ODD) return record
  }
  return another(place, before, after, memory)
}

type List = readonly unknown[]

function wovenList(place: Place, before: List, after: List, memory: Memory): List {
  switch (place.holds) {
    case 'numbers':
      return sameNumbers(before, after) ? before : otherList(place, before, after, memory)
    case 'texts':
      return sameTexts(before, after) ? before : otherList(place, before, after, memory)
    case 'others':
      return listOf(place, before, after, memory)
    default:
      if (after.length > 0) place.holds = heldBy(after)
      return listOf(place, before, after, memory)
  }
}

function heldBy([first]: List): Exclude<Place['holds'], null> {
  return typeof first === 'number' ? 'numbers' : typeof first === 'string' ? 'texts' : 'others'
}

/** Two functions that do the same: the engine notes of each what it is given, and is slow with one that is given everything. */
function sameNumbers(before: List, after: List): boolean {
  const { length } = after
  if (before.length !== length) return false
  for (let i = 0; i < length; i++) if (after[i] !== before[i]) return false
  return true
}

function sameTexts(before: List, after: List): boolean {
  const { length } = after
  if (before.length !== length) return false
  for (let i = 0; i < length; i++) if (after[i] !== before[i]) return false
  return true
}

/** As in the kernel's `clone`, a list that begins with a number or text holds no records. */
function otherList(place: Place, before: List, after: List, memory: Memory): List {
  return typeof after[0] === 'object' ? listOf(place, before, after, memory) : after.slice()
}

function listOf(place: Place, before: List, after: List, memory: Memory): List {
  const { length } = after
  let made: unknown[] | null = before.length === length ? null : []
  for (let i = 0; i < length; i++) {
    const item = after[i]
    const old = before[i]
    const part = item === old ? old : partOf(place.items, old, item, memory)
    if (made === null) {
      if (part === old) continue
      made = before.slice(0, i)
    }
    made.push(part)
  }
  return made ?? before
}

function another(place: Place, before: object, after: object, memory: Memory): unknown {
  const keys = Object.keys(after)
  if (place.shapes.length === MOST_SHAPES || !hasJust(before, keys)) return sharing(before, after, memory)
  const shape = recordFor(place.name, keys)
  place.shapes.push(shape)
  return shape(before, after, memory)
}

function hasJust(record: object, keys: readonly string[]): boolean {
  return Object.keys(record).length === keys.length && keys.every((key) => Object.hasOwn(record, key))
}

/** Code for records with just these keys in that place. */
function recordFor(name: string, keys: readonly string[]): Shape {
  const source = `// ${JSON.stringify(name)}
    return function record(before, after, memory) {
      let count = ${-keys.length}
      for (const _ in after) count++
      if (count !== 0) return ODD
      for (const _ in before) count++
      if (count !== ${keys.length}) return ODD
      let changed = null, now, old, part
      ${keys.map((key, n) => fieldCode(JSON.stringify(key), n)).join('')}
      return changed === null ? before : remade(before, { ...before }, changed, memory)
    }`
  const places = Object.fromEntries(keys.map((key, n) => [`place${n}`, new Place(`${name}.${key}`)]))
  return written(source, { partOf, remade, ODD, ...places })
}

/** States are JSON: no field is undefined, by which a missing key is noticed, and none is NaN or -0. */
const fieldCode = (key: string, n: number): string => `
      now = after[${key}]
      old = before[${key}]
      if (now === undefined || old === undefined) return ODD
      if (now !== old && (part = partOf(place${n}, old, now, memory)) !== old) (changed ??= []).push(${key}, part)`

function partOf(place: Place, before: unknown, after: unknown, memory: Memory): unknown {
  return typeof after === 'object' && after !== null ? woven(place, before, after, memory) : after
}

/** `made` is a copy of `before`; `changed` has keys and their new values, one after the other. */
function remade(before: object, made: object, changed: readonly unknown[], memory: Memory): object {
  const keys: string[] = []
  for (let at = 0; at < changed.length; at += 2) {
    const key = changed[at] as string
    ;(made as Record<string, unknown>)[key] = changed[at + 1]
    keys.push(key)
  }
  memory.traced(made, before, keys)
  return made
}

function written(source: string, scope: Readonly<Record<string, unknown>>): Shape {
  return new Function(...Object.keys(scope), source)(...Object.values(scope)) as Shape
}

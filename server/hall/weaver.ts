/**
 * The state after a decision, made of the very parts of the one before wherever they are equal: `sharing` of the kernel,
 * for whoever does it at every decision. What is played on notes which fields were asked for, and only those are compared
 * (see noted.ts). Of the rest it is known by its place in the states which keys a record has and what a list holds.
 */
import { clone, type Memory, type Spread, sharing, spreadOfItsOwn } from '@ludarium/kernel'
import { MOST_KEYS, Noter, type Notes, notesOf } from './noted.ts'

type Fields = Readonly<Record<string, unknown>>
type List = readonly unknown[]

/** So many kinds of records in one place are known. Further ones, and those that gain or lose keys, are rare. */
const MOST_SHAPES = 4

/** Records with so many fields note which are asked for; smaller ones are compared as quickly. */
const MANY_FIELDS = 12

/** For states of one kind, beginning with the first it meets; faster from the second on. */
export class Weaver {
  private readonly place = new Place()

  weave<T extends object>(before: T, after: T, memory: Memory): T {
    return woven(this.place, before, after, memory) as T
  }

  /** The state, to be played on: it is woven to quickly from its `twin`, which is equal to it and stays as it is. */
  noting<T extends object>(state: T, twin: T): T {
    return notesOf(state) === undefined ? (this.notingState(state as Fields, twin as Fields) as T) : state
  }

  /** The state itself, and what its lists hold: players, most of all. */
  private notingState(state: Fields, twin: Fields): unknown {
    const fields: Record<string, unknown> = { ...state }
    const shape = this.place.shapeOf(Object.keys(fields))
    shape?.keys.forEach((key, at) => {
      const [list, twins, place] = [fields[key], twin[key], shape.places[at]?.items]
      if (!Array.isArray(list) || !Array.isArray(twins) || place === undefined) return
      fields[key] = list.map((item, n) => notingRecord(place, item, twins[n]))
    })
    return notingRecord(this.place, fields, twin)
  }
}

function notingRecord(place: Place, record: unknown, twin: unknown): unknown {
  if (!isRecord(record) || !isRecord(twin)) return record
  const keys = Object.keys(record)
  if (keys.length < MANY_FIELDS || keys.length > MOST_KEYS) return record
  const shape = place.shapeOf(keys)
  if (shape === null) return record
  place.notes = true
  return shape.noter.noting(record, twin)
}

/** Where something stands in states, and what was met there. */
class Place {
  readonly shapes: Shape[] = []
  /** Whether records there may note what is asked for. */
  notes = false
  /** What lists there hold, going by the first that held anything: others are woven as well, but slower. */
  holds: 'numbers' | 'texts' | 'others' | null = null
  private list: Place | null = null

  get items(): Place {
    this.list ??= new Place()
    return this.list
  }

  /** That of records with just these keys; null when there are too many kinds of them. */
  shapeOf(keys: readonly string[]): Shape | null {
    const known = this.shapes.find((shape) => shape.hasJust(keys))
    if (known !== undefined) return known
    if (this.shapes.length === MOST_SHAPES) return null
    const shape = new Shape(keys)
    this.shapes.push(shape)
    return shape
  }
}

/** Records with just these keys in one place. */
class Shape {
  readonly keys: readonly string[]
  readonly places: readonly Place[]
  readonly all: readonly number[]
  private readonly copied: Spread = spreadOfItsOwn()
  private maker: Noter | null = null

  constructor(keys: readonly string[]) {
    this.keys = keys
    this.places = keys.map(() => new Place())
    this.all = [...keys.keys()]
  }

  get noter(): Noter {
    this.maker ??= new Noter(this.keys)
    return this.maker
  }

  hasJust(keys: readonly string[]): boolean {
    return keys.length === this.keys.length && keys.every((key) => this.keys.includes(key))
  }

  /** As many keys as both have. */
  fits(before: Fields, after: Fields): boolean {
    let count = 0
    for (const _ in after) count++
    if (count !== this.keys.length) return false
    for (const _ in before) count--
    return count === 0
  }

  /** Ours that is equal to `after`, if only fields in these places may have changed; null when there is no such field. */
  woven(before: Fields, after: Fields, places: readonly number[], memory: Memory): Fields | null {
    let made: Record<string, unknown> | null = null
    const changed: string[] = []
    for (const at of places) {
      const key = this.keys[at] as string
      const now = after[key]
      const old = before[key]
      // States are JSON: no field is undefined, and none is NaN or -0.
      if (now === undefined || old === undefined) return null
      if (now === old) continue
      const part = partOf(this.places[at] as Place, old, now, memory)
      if (part === old) continue
      made ??= this.copied(before)
      made[key] = part
      changed.push(key)
    }
    if (made === null) return before
    memory.traced(made, before, changed)
    return made
  }
}

function partOf(place: Place, before: unknown, after: unknown, memory: Memory): unknown {
  return typeof after === 'object' && after !== null ? woven(place, before, after, memory) : after
}

/** Ours that is equal to `after`, a record or list; nothing of `after` itself is in it. */
function woven(place: Place, before: unknown, after: object, memory: Memory): unknown {
  const notes = place.notes ? notesOf(after) : undefined
  return notes === undefined ? wovenThing(place, before, after, memory) : wovenNoted(place, before, notes, memory)
}

function wovenNoted(place: Place, before: unknown, notes: Notes, memory: Memory): unknown {
  const { record, twin, keys } = notes
  const asked = notes.taken()
  const shape = before === twin ? place.shapes.find((one) => one.keys === keys) : undefined
  const made = shape?.woven(twin as Fields, record, asked, memory) ?? wovenThing(place, before, record, memory)
  notes.twin = made as object
  return made
}

function wovenThing(place: Place, before: unknown, after: object, memory: Memory): unknown {
  if (Array.isArray(after)) return Array.isArray(before) ? wovenList(place, before, after, memory) : clone(after)
  return isRecord(before) ? wovenRecord(place, before, after as Fields, memory) : clone(after)
}

function wovenRecord(place: Place, before: Fields, after: Fields, memory: Memory): unknown {
  for (const shape of place.shapes) {
    const record = shape.fits(before, after) ? shape.woven(before, after, shape.all, memory) : null
    if (record !== null) return record
  }
  const shape = place.shapeOf(Object.keys(after))
  const record = shape?.hasJust(Object.keys(before)) ? shape.woven(before, after, shape.all, memory) : null
  return record ?? sharing(before, after, memory)
}

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

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

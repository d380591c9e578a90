/**
 * A stable 64-bit hash of plain JSON: equal values give equal hashes whatever the order of their keys, on every
 * machine. Not a cryptographic one; it notices divergence, not forgery.
 */
import type { Memory, Note } from './memory.ts'

/** The two 32-bit lanes of the hash being made. Kept here because every decision of a replay is hashed. */
let a = 0
let b = 0

let memory: Memory | null = null

export function hash(value: unknown): string {
  return hashed(value, null)
}

/**
 * The same, but what is remembered is not looked into again: it must not have changed. Of a record that was made from
 * one of those, only what is different is looked at.
 */
export function hashKnowing(known: Memory, value: unknown): string {
  return hashed(value, known)
}

function hashed(value: unknown, known: Memory | null): string {
  a = 0x9e3779b9 | 0
  b = 0x85ebca6b | 0
  memory = known
  mix(value)
  return hex(a) + hex(b)
}

/** 256 bits out of any text, for seeds that people type. Sixty-four hexadecimal digits are taken as they are. */
export function seedOf(text: string): string {
  if (/^[0-9a-f]{64}$/.test(text)) return text
  return ['north', 'east', 'south', 'west'].map((corner) => hash([corner, text])).join('')
}

const BYTES = Array.from({ length: 256 }, (_, n) => n.toString(16).padStart(2, '0'))

function hex(n: number): string {
  return `${BYTES[n >>> 24]}${BYTES[(n >>> 16) & 255]}${BYTES[(n >>> 8) & 255]}${BYTES[n & 255]}`
}

function stir(n: number): void {
  let x = Math.imul(a ^ n, 0xcc9e2d51)
  x ^= x >>> 15
  let y = Math.imul(b ^ n, 0x1b873593)
  y ^= y >>> 13
  a = (Math.imul(x, 0x85ebca6b) + y) | 0
  b = (Math.imul(y, 0xc2b2ae35) ^ (x >>> 3)) | 0
}

/** What stands before a value that is no whole number, so that kinds do not run together. */
const TAG = {
  float: 0x5bd1e995,
  text: 0x2127599b,
  yes: 0x6c62272e,
  no: 0x1b3f5a71,
  none: 0x4c957f2d,
  list: 0x3a8f05c5,
  record: 0x7ed55d16,
}

interface TextHash {
  readonly a: number
  readonly b: number
}

/** Texts of a state are few and come again: card names, field names. A pure memo, emptied when it grows large. */
const texts = new Map<string, TextHash>()
const MOST_TEXTS = 20_000

function textHash(value: string): TextHash {
  const known = texts.get(value)
  if (known !== undefined) return known
  const [outerA, outerB] = [a, b]
  a = 0x3c6ef372
  b = value.length
  for (let i = 0; i < value.length; i++) stir(value.charCodeAt(i))
  const made = { a, b }
  a = outerA
  b = outerB
  if (texts.size >= MOST_TEXTS) texts.clear()
  texts.set(value, made)
  return made
}

type Fields = Readonly<Record<string, unknown>>

const float = new Float64Array(1)
const bits = new Uint32Array(float.buffer)

function mix(value: unknown): void {
  switch (typeof value) {
    case 'number':
      if ((value | 0) === value && !Object.is(value, -0)) {
        stir(value)
      } else {
        float[0] = value
        stir(TAG.float)
        stir((bits[0] ?? 0) | 0)
        stir((bits[1] ?? 0) | 0)
      }
      return
    case 'string': {
      const text = textHash(value)
      stir(TAG.text ^ text.a)
      stir(text.b)
      return
    }
    case 'boolean':
      stir(value ? TAG.yes : TAG.no)
      return
    case 'object':
      if (value === null) stir(TAG.none)
      else if (Array.isArray(value)) mixList(value)
      else mixRecord(value as Fields)
      return
    default:
      throw new Error(`A state holds plain JSON, not ${typeof value}.`)
  }
}

function mixList(list: readonly unknown[]): void {
  stir(TAG.list ^ list.length)
  for (let i = 0; i < list.length; i++) mix(list[i])
}

/** Each entry is hashed by itself, beginning with its key, and the results are added: the order does not matter. */
function mixRecord(record: Fields): void {
  const note = memory?.note(record)
  if (typeof note?.of === 'number') {
    stirRecord(note.of, note.a, note.b)
    return
  }
  const outerA = a
  const outerB = b
  const count = note === undefined ? addFields(record) : addChanges(record, note)
  const sumA = a
  const sumB = b
  a = outerA
  b = outerB
  if (note !== undefined) {
    note.of = count
    note.a = sumA
    note.b = sumB
  }
  stirRecord(count, sumA, sumB)
}

/** Leaves the sum of the fields in the two lanes; gives how many there are. */
function addFields(record: Fields): number {
  let sumA = 0
  let sumB = 0
  let count = 0
  for (const key in record) {
    mixField(key, textHash(key), record[key])
    sumA = (sumA + a) | 0
    sumB = (sumB + b) | 0
    count++
  }
  a = sumA
  b = sumB
  return count
}

/** The same; of a record that was made from one whose sum is known, only what is different is looked at. */
function addChanges(record: Fields, { from, keys }: Note): number {
  const known = from === null ? undefined : memory?.known(from)
  if (from === null || typeof known?.of !== 'number') return addFields(record)
  let sumA = known.a
  let sumB = known.b
  for (const key of keys) {
    const text = textHash(key)
    mixField(key, text, (from as Fields)[key])
    sumA = (sumA - a) | 0
    sumB = (sumB - b) | 0
    mixField(key, text, record[key])
    sumA = (sumA + a) | 0
    sumB = (sumB + b) | 0
  }
  a = sumA
  b = sumB
  return known.of
}

function mixField(key: string, text: TextHash, value: unknown): void {
  const note = memory !== null && Array.isArray(value) && isWorthNoting(value) ? memory.note(value) : null
  if (note?.of === key) {
    a = note.a
    b = note.b
    return
  }
  a = text.a
  b = text.b
  mix(value)
  if (note === null) return
  note.of = key
  note.a = a
  note.b = b
}

/** Short lists are hashed as quickly as they are looked up, and many notes are slower to look through than few. */
function isWorthNoting(list: readonly unknown[]): boolean {
  switch (typeof list[0]) {
    case 'undefined':
      return false
    case 'number':
      return list.length > 40
    case 'object':
      return true
    default:
      return list.length > 4
  }
}

function stirRecord(count: number, sumA: number, sumB: number): void {
  stir(TAG.record ^ count)
  stir(sumA)
  stir(sumB)
}

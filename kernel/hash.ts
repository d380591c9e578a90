/**
 * A stable 64-bit hash of plain JSON: equal values have equal hashes regardless of key order, on every machine. Not
 * cryptographic: it detects divergence, not forgery.
 */
import type { Memory, MemoryEntry } from './memory.ts'

/** The two 32-bit lanes of the current hash. Module-level because replays hash every decision. */
let a = 0
let b = 0

let memory: Memory | null = null

export function hash(value: unknown): string {
  return hashed(value, null)
}

/**
 * Like `hash`, but reuses hashes stored in `memory`. Objects in it must not have changed. For a record derived from a
 * known one, hashes only the fields that differ.
 */
export function hashWithMemory(known: Memory, value: unknown): string {
  return hashed(value, known)
}

function hashed(value: unknown, known: Memory | null): string {
  a = 0x9e3779b9 | 0
  b = 0x85ebca6b | 0
  memory = known
  mix(value)
  return hex(a) + hex(b)
}

/** A 256-bit seed from any text. 64 hex digits are used as they are. */
export function seedOf(text: string): string {
  if (/^[0-9a-f]{64}$/.test(text)) return text
  return ['north', 'east', 'south', 'west'].map((corner) => hash([corner, text])).join('')
}

const BYTES = Array.from({ length: 256 }, (_, n) => n.toString(16).padStart(2, '0'))

function hex(n: number): string {
  return `${BYTES[n >>> 24]}${BYTES[(n >>> 16) & 255]}${BYTES[(n >>> 8) & 255]}${BYTES[n & 255]}`
}

function mixWord(n: number): void {
  let x = Math.imul(a ^ n, 0xcc9e2d51)
  x ^= x >>> 15
  let y = Math.imul(b ^ n, 0x1b873593)
  y ^= y >>> 13
  a = (Math.imul(x, 0x85ebca6b) + y) | 0
  b = (Math.imul(y, 0xc2b2ae35) ^ (x >>> 3)) | 0
}

/** Type tags, so values of different types hash differently. */
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

/** Cache of string hashes: states repeat few strings (card names, field names). Cleared when it grows too large. */
const texts = new Map<string, TextHash>()
const MOST_TEXTS = 20_000

function textHash(value: string): TextHash {
  const known = texts.get(value)
  if (known !== undefined) return known
  const [outerA, outerB] = [a, b]
  a = 0x3c6ef372
  b = value.length
  for (let i = 0; i < value.length; i++) mixWord(value.charCodeAt(i))
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
        mixWord(value)
      } else {
        float[0] = value
        mixWord(TAG.float)
        mixWord((bits[0] ?? 0) | 0)
        mixWord((bits[1] ?? 0) | 0)
      }
      return
    case 'string': {
      const text = textHash(value)
      mixWord(TAG.text ^ text.a)
      mixWord(text.b)
      return
    }
    case 'boolean':
      mixWord(value ? TAG.yes : TAG.no)
      return
    case 'object':
      if (value === null) mixWord(TAG.none)
      else if (Array.isArray(value)) mixList(value)
      else mixRecord(value as Fields)
      return
    default:
      throw new Error(`A state holds plain JSON, not ${typeof value}.`)
  }
}

function mixList(list: readonly unknown[]): void {
  mixWord(TAG.list ^ list.length)
  for (let i = 0; i < list.length; i++) mix(list[i])
}

/** Hashes each entry on its own, starting with its key, and adds the results, so order does not matter. */
function mixRecord(record: Fields): void {
  const note = memory?.entryOf(record)
  if (typeof note?.hashedAs === 'number') {
    mixRecordSum(note.hashedAs, note.a, note.b)
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
    note.hashedAs = count
    note.a = sumA
    note.b = sumB
  }
  mixRecordSum(count, sumA, sumB)
}

/** Leaves the sum of the fields in the two lanes and returns their count. */
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

/** Like `addFields`, but for a record derived from a known one, only updates the fields that differ. */
function addChanges(record: Fields, { from, keys }: MemoryEntry): number {
  const known = from === null ? undefined : memory?.find(from)
  if (from === null || typeof known?.hashedAs !== 'number') return addFields(record)
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
  return known.hashedAs
}

function mixField(key: string, text: TextHash, value: unknown): void {
  const note = memory !== null && Array.isArray(value) && isWorthCaching(value) ? memory.entryOf(value) : null
  if (note?.hashedAs === key) {
    a = note.a
    b = note.b
    return
  }
  a = text.a
  b = text.b
  mix(value)
  if (note === null) return
  note.hashedAs = key
  note.a = a
  note.b = b
}

/** Hashing a short list is as fast as a lookup, and a large cache is slower. */
function isWorthCaching(list: readonly unknown[]): boolean {
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

function mixRecordSum(count: number, sumA: number, sumB: number): void {
  mixWord(TAG.record ^ count)
  mixWord(sumA)
  mixWord(sumB)
}

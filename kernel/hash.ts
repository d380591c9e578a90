/**
 * A stable 64-bit hash of plain JSON: equal values give equal hashes whatever the order of their keys, on every
 * machine. Not a cryptographic one; it notices divergence, not forgery.
 */

/** The two 32-bit lanes of the hash being made. Kept here because every decision of a replay is hashed. */
let a = 0
let b = 0

/** What records and their fields come to that stay as they are: for whoever hashes values that share most of their parts. */
export interface HashMemo {
  readonly records: WeakMap<object, { readonly a: number; readonly b: number; readonly count: number }>
  readonly fields: WeakMap<object, { readonly a: number; readonly b: number; readonly key: string }>
}

export const hashMemo = (): HashMemo => ({ records: new WeakMap(), fields: new WeakMap() })

let memo: HashMemo | null = null

export function hash(value: unknown): string {
  return hashed(value, null)
}

/** The same, but records that were hashed with this memo before are not looked into again: they must not have changed. */
export function hashKnowing(known: HashMemo, value: unknown): string {
  return hashed(value, known)
}

function hashed(value: unknown, known: HashMemo | null): string {
  a = 0x9e3779b9 | 0
  b = 0x85ebca6b | 0
  memo = known
  mix(value)
  return hex(a) + hex(b)
}

/** 256 bits out of any text, for seeds that people type. Sixty-four hexadecimal digits are taken as they are. */
export function seedOf(text: string): string {
  if (/^[0-9a-f]{64}$/.test(text)) return text
  return ['north', 'east', 'south', 'west'].map((corner) => hash([corner, text])).join('')
}

function hex(n: number): string {
  return (n >>> 0).toString(16).padStart(8, '0')
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
      else mixRecord(value as Readonly<Record<string, unknown>>)
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
function mixRecord(record: Readonly<Record<string, unknown>>): void {
  const known = memo?.records.get(record)
  if (known !== undefined) {
    stirRecord(known.count, known.a, known.b)
    return
  }
  const outerA = a
  const outerB = b
  let sumA = 0
  let sumB = 0
  let count = 0
  for (const key in record) {
    mixField(key, record[key])
    sumA = (sumA + a) | 0
    sumB = (sumB + b) | 0
    count++
  }
  a = outerA
  b = outerB
  memo?.records.set(record, { a: sumA, b: sumB, count })
  stirRecord(count, sumA, sumB)
}

function mixField(key: string, value: unknown): void {
  const part = typeof value === 'object' ? value : null
  if (memo !== null && part !== null) {
    const known = memo.fields.get(part)
    if (known?.key === key) {
      a = known.a
      b = known.b
      return
    }
  }
  const text = textHash(key)
  a = text.a
  b = text.b
  mix(value)
  if (memo !== null && part !== null) memo.fields.set(part, { a, b, key })
}

function stirRecord(count: number, sumA: number, sumB: number): void {
  stir(TAG.record ^ count)
  stir(sumA)
  stir(sumB)
}

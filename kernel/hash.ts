/**
 * A stable 64-bit hash of plain JSON: equal values give equal hashes whatever the order of their keys, on every
 * machine. Not a cryptographic one; it notices divergence, not forgery.
 */

/** The two 32-bit lanes of the hash being made. Kept here because every decision of a replay is hashed. */
let a = 0
let b = 0

interface RecordSum {
  readonly a: number
  readonly b: number
  readonly count: number
}

/** What records and their fields come to that stay as they are: for whoever hashes values that share most of their parts. */
export interface HashMemo {
  readonly records: WeakMap<object, RecordSum>
  readonly fields: WeakMap<object, { readonly a: number; readonly b: number; readonly key: string }>
}

export const hashMemo = (): HashMemo => ({ records: new WeakMap(), fields: new WeakMap() })

let memo: HashMemo | null = null

export function hash(value: unknown): string {
  return hashed(value, null)
}

/**
 * The same, but records that were hashed with this memo before are not looked into again: they must not have changed.
 * Of a value that is much `like` one of them, only what is different is looked at.
 */
export function hashKnowing(known: HashMemo, value: unknown, like?: unknown): string {
  return hashed(value, known, like)
}

function hashed(value: unknown, known: HashMemo | null, like?: unknown): string {
  a = 0x9e3779b9 | 0
  b = 0x85ebca6b | 0
  memo = known
  mix(value, like)
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

type Fields = Readonly<Record<string, unknown>>

const float = new Float64Array(1)
const bits = new Uint32Array(float.buffer)

function mix(value: unknown, like?: unknown): void {
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
      else if (Array.isArray(value)) mixList(value, like)
      else mixRecord(value as Fields, like)
      return
    default:
      throw new Error(`A state holds plain JSON, not ${typeof value}.`)
  }
}

function mixList(list: readonly unknown[], like: unknown): void {
  stir(TAG.list ^ list.length)
  if (Array.isArray(like)) for (let i = 0; i < list.length; i++) mix(list[i], like[i])
  else for (let i = 0; i < list.length; i++) mix(list[i])
}

/** Each entry is hashed by itself, beginning with its key, and the results are added: the order does not matter. */
function mixRecord(record: Fields, like: unknown): void {
  const known = memo?.records.get(record)
  if (known !== undefined) {
    stirRecord(known.count, known.a, known.b)
    return
  }
  const outerA = a
  const outerB = b
  const made = memo === null || !isFields(like) ? null : sumLike(memo, record, like)
  if (made !== null) {
    a = outerA
    b = outerB
    stirRecord(made.count, made.a, made.b)
    return
  }
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

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The sum of a record with the same keys as another one that is known, found by what is different; else null. */
function sumLike({ records }: HashMemo, record: Fields, like: Fields): RecordSum | null {
  const known = records.get(like)
  if (known === undefined) return null
  let sumA = known.a
  let sumB = known.b
  let count = 0
  for (const key in record) {
    count++
    const old = like[key]
    if (Object.is(record[key], old)) continue
    if (old === undefined) return null
    mixField(key, old)
    sumA = (sumA - a) | 0
    sumB = (sumB - b) | 0
    mixField(key, record[key], old)
    sumA = (sumA + a) | 0
    sumB = (sumB + b) | 0
  }
  if (count !== known.count) return null
  const made = { a: sumA, b: sumB, count }
  records.set(record, made)
  return made
}

function mixField(key: string, value: unknown, like?: unknown): void {
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
  mix(value, like)
  if (memo !== null && part !== null) memo.fields.set(part, { a, b, key })
}

function stirRecord(count: number, sumA: number, sumB: number): void {
  stir(TAG.record ^ count)
  stir(sumA)
  stir(sumB)
}

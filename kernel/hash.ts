/**
 * A stable 64-bit hash of plain JSON: equal values give equal hashes whatever the order of their keys, on every
 * machine. Not a cryptographic one; it notices divergence, not forgery.
 */

/** Two independent 32-bit lanes; the result of the last mixing stands in them. */
interface Lanes {
  a: number
  b: number
}

export function hash(value: unknown): string {
  const lanes: Lanes = { a: 0x9e3779b9 | 0, b: 0x85ebca6b | 0 }
  mix(lanes, value)
  return hex(lanes.a) + hex(lanes.b)
}

/** 256 bits out of any text, for seeds that people type. Sixty-four hexadecimal digits are taken as they are. */
export function seedOf(text: string): string {
  if (/^[0-9a-f]{64}$/.test(text)) return text
  return ['north', 'east', 'south', 'west'].map((corner) => hash([corner, text])).join('')
}

function hex(n: number): string {
  return (n >>> 0).toString(16).padStart(8, '0')
}

function stir(lanes: Lanes, n: number): void {
  let a = Math.imul(lanes.a ^ n, 0xcc9e2d51)
  a ^= a >>> 15
  let b = Math.imul(lanes.b ^ n, 0x1b873593)
  b ^= b >>> 13
  lanes.a = (Math.imul(a, 0x85ebca6b) + b) | 0
  lanes.b = (Math.imul(b, 0xc2b2ae35) ^ (a >>> 3)) | 0
}

/** Texts of a state are few and come again: card names, field names. A pure memo, emptied when it grows large. */
const texts = new Map<string, Lanes>()
const MOST_TEXTS = 20_000

function lanesOf(value: string): Lanes {
  let lanes = texts.get(value)
  if (lanes === undefined) {
    lanes = { a: 0x3c6ef372, b: value.length }
    for (let i = 0; i < value.length; i++) stir(lanes, value.charCodeAt(i))
    if (texts.size >= MOST_TEXTS) texts.clear()
    texts.set(value, lanes)
  }
  return lanes
}

function text(lanes: Lanes, value: string): void {
  const { a, b } = lanesOf(value)
  stir(lanes, a)
  stir(lanes, b)
}

const float = new Float64Array(1)
const bits = new Uint32Array(float.buffer)

function mix(lanes: Lanes, value: unknown): void {
  switch (typeof value) {
    case 'number':
      if ((value | 0) === value && !Object.is(value, -0)) {
        stir(lanes, 1)
        stir(lanes, value)
      } else {
        float[0] = value
        stir(lanes, 2)
        stir(lanes, (bits[0] ?? 0) | 0)
        stir(lanes, (bits[1] ?? 0) | 0)
      }
      return
    case 'string':
      stir(lanes, 3)
      text(lanes, value)
      return
    case 'boolean':
      stir(lanes, value ? 4 : 5)
      return
    case 'object':
      if (value === null) stir(lanes, 6)
      else if (Array.isArray(value)) mixList(lanes, value)
      else mixRecord(lanes, value)
      return
    default:
      throw new Error(`A state holds plain JSON, not ${typeof value}.`)
  }
}

function mixList(lanes: Lanes, list: readonly unknown[]): void {
  stir(lanes, 7)
  stir(lanes, list.length)
  for (const item of list) mix(lanes, item)
}

/** Each entry is hashed by itself and the results are added, so that the order of keys does not matter. */
function mixRecord(lanes: Lanes, record: object): void {
  let sumA = 0
  let sumB = 0
  let count = 0
  const entry: Lanes = { a: 0, b: 0 }
  for (const key in record) {
    entry.a = 0x2545f491
    entry.b = 0x27d4eb2f
    text(entry, key)
    mix(entry, (record as Readonly<Record<string, unknown>>)[key])
    sumA = (sumA + entry.a) | 0
    sumB = (sumB + entry.b) | 0
    count++
  }
  stir(lanes, 8)
  stir(lanes, count)
  stir(lanes, sumA)
  stir(lanes, sumB)
}

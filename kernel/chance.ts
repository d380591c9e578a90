/**
 * The only source of randomness. A table uses a ChaCha8 stream keyed by its 256-bit seed: past draws reveal nothing
 * about future ones. Bots and imagined worlds use a plain stream, which is faster but predictable. Both generators are
 * stored as two JSON fields in the state.
 */

export interface Chance {
  /** The key: 64 hex digits for a table, 16 for a plain stream, empty in a view. */
  seed: string
  /** Number of 32-bit words consumed. */
  used: number
}

const WORDS = 16
/** "expand 32-byte k", the ChaCha constant. */
const SIGMA = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const

export function chanceOf(seed: string): Chance {
  if (!/^[0-9a-f]{64}$/.test(seed)) throw new Error('A seed is 64 hexadecimal digits.')
  return { seed, used: 0 }
}

/** A plain stream seeded by two numbers or a string: for bots, simulations and imagined worlds, never for a table. */
export function plainChance(a: number | string, b = 0): Chance {
  const [high, low] = typeof a === 'string' ? textWords(a) : [a, b]
  return { seed: hex(high) + hex(low), used: 0 }
}

const hex = (n: number): string => (n >>> 0).toString(16).padStart(8, '0')

function textWords(text: string): readonly [number, number] {
  let a = 0x9e3779b9
  let b = text.length
  for (let i = 0; i < text.length; i++) {
    a = mix(a ^ text.charCodeAt(i))
    b = mix(b + a)
  }
  return [a, b]
}

/** Finalizer of a 32-bit hash (lowbias32 by C. Wellons). */
function mix(n: number): number {
  n = Math.imul(n ^ (n >>> 16), 0x21f0aaad)
  n = Math.imul(n ^ (n >>> 15), 0x735a2d97)
  return (n ^ (n >>> 15)) >>> 0
}

/** The key as eight little-endian words, as ChaCha expects. */
function keyWords(seed: string): Uint32Array<ArrayBuffer> {
  const key = new Uint32Array(8)
  for (let i = 0; i < seed.length >> 1; i++) {
    const byte = Number.parseInt(seed.slice(2 * i, 2 * i + 2), 16)
    key[i >> 2] = (key[i >> 2] ?? 0) | (byte << (8 * (i & 3)))
  }
  return key
}

/** One ChaCha block with `rounds` rounds, a 64-bit counter and a zero nonce. */
export function chachaBlock(key: Uint32Array, counter: number, rounds: number, out: Uint32Array): void {
  const c0 = SIGMA[0]
  const c1 = SIGMA[1]
  const c2 = SIGMA[2]
  const c3 = SIGMA[3]
  const low = counter >>> 0
  const high = Math.floor(counter / 0x100000000) >>> 0
  let x0 = c0 | 0
  let x1 = c1 | 0
  let x2 = c2 | 0
  let x3 = c3 | 0
  let x4 = (key[0] ?? 0) | 0
  let x5 = (key[1] ?? 0) | 0
  let x6 = (key[2] ?? 0) | 0
  let x7 = (key[3] ?? 0) | 0
  let x8 = (key[4] ?? 0) | 0
  let x9 = (key[5] ?? 0) | 0
  let x10 = (key[6] ?? 0) | 0
  let x11 = (key[7] ?? 0) | 0
  let x12 = low | 0
  let x13 = high | 0
  let x14 = 0
  let x15 = 0
  for (let round = 0; round < rounds; round += 2) {
    x0 = (x0 + x4) | 0
    x12 ^= x0
    x12 = (x12 << 16) | (x12 >>> 16)
    x8 = (x8 + x12) | 0
    x4 ^= x8
    x4 = (x4 << 12) | (x4 >>> 20)
    x0 = (x0 + x4) | 0
    x12 ^= x0
    x12 = (x12 << 8) | (x12 >>> 24)
    x8 = (x8 + x12) | 0
    x4 ^= x8
    x4 = (x4 << 7) | (x4 >>> 25)
    x1 = (x1 + x5) | 0
    x13 ^= x1
    x13 = (x13 << 16) | (x13 >>> 16)
    x9 = (x9 + x13) | 0
    x5 ^= x9
    x5 = (x5 << 12) | (x5 >>> 20)
    x1 = (x1 + x5) | 0
    x13 ^= x1
    x13 = (x13 << 8) | (x13 >>> 24)
    x9 = (x9 + x13) | 0
    x5 ^= x9
    x5 = (x5 << 7) | (x5 >>> 25)
    x2 = (x2 + x6) | 0
    x14 ^= x2
    x14 = (x14 << 16) | (x14 >>> 16)
    x10 = (x10 + x14) | 0
    x6 ^= x10
    x6 = (x6 << 12) | (x6 >>> 20)
    x2 = (x2 + x6) | 0
    x14 ^= x2
    x14 = (x14 << 8) | (x14 >>> 24)
    x10 = (x10 + x14) | 0
    x6 ^= x10
    x6 = (x6 << 7) | (x6 >>> 25)
    x3 = (x3 + x7) | 0
    x15 ^= x3
    x15 = (x15 << 16) | (x15 >>> 16)
    x11 = (x11 + x15) | 0
    x7 ^= x11
    x7 = (x7 << 12) | (x7 >>> 20)
    x3 = (x3 + x7) | 0
    x15 ^= x3
    x15 = (x15 << 8) | (x15 >>> 24)
    x11 = (x11 + x15) | 0
    x7 ^= x11
    x7 = (x7 << 7) | (x7 >>> 25)
    x0 = (x0 + x5) | 0
    x15 ^= x0
    x15 = (x15 << 16) | (x15 >>> 16)
    x10 = (x10 + x15) | 0
    x5 ^= x10
    x5 = (x5 << 12) | (x5 >>> 20)
    x0 = (x0 + x5) | 0
    x15 ^= x0
    x15 = (x15 << 8) | (x15 >>> 24)
    x10 = (x10 + x15) | 0
    x5 ^= x10
    x5 = (x5 << 7) | (x5 >>> 25)
    x1 = (x1 + x6) | 0
    x12 ^= x1
    x12 = (x12 << 16) | (x12 >>> 16)
    x11 = (x11 + x12) | 0
    x6 ^= x11
    x6 = (x6 << 12) | (x6 >>> 20)
    x1 = (x1 + x6) | 0
    x12 ^= x1
    x12 = (x12 << 8) | (x12 >>> 24)
    x11 = (x11 + x12) | 0
    x6 ^= x11
    x6 = (x6 << 7) | (x6 >>> 25)
    x2 = (x2 + x7) | 0
    x13 ^= x2
    x13 = (x13 << 16) | (x13 >>> 16)
    x8 = (x8 + x13) | 0
    x7 ^= x8
    x7 = (x7 << 12) | (x7 >>> 20)
    x2 = (x2 + x7) | 0
    x13 ^= x2
    x13 = (x13 << 8) | (x13 >>> 24)
    x8 = (x8 + x13) | 0
    x7 ^= x8
    x7 = (x7 << 7) | (x7 >>> 25)
    x3 = (x3 + x4) | 0
    x14 ^= x3
    x14 = (x14 << 16) | (x14 >>> 16)
    x9 = (x9 + x14) | 0
    x4 ^= x9
    x4 = (x4 << 12) | (x4 >>> 20)
    x3 = (x3 + x4) | 0
    x14 ^= x3
    x14 = (x14 << 8) | (x14 >>> 24)
    x9 = (x9 + x14) | 0
    x4 ^= x9
    x4 = (x4 << 7) | (x4 >>> 25)
  }
  out[0] = x0 + c0
  out[1] = x1 + c1
  out[2] = x2 + c2
  out[3] = x3 + c3
  out[4] = x4 + (key[0] ?? 0)
  out[5] = x5 + (key[1] ?? 0)
  out[6] = x6 + (key[2] ?? 0)
  out[7] = x7 + (key[3] ?? 0)
  out[8] = x8 + (key[4] ?? 0)
  out[9] = x9 + (key[5] ?? 0)
  out[10] = x10 + (key[6] ?? 0)
  out[11] = x11 + (key[7] ?? 0)
  out[12] = x12 + low
  out[13] = x13 + high
  out[14] = x14
  out[15] = x15
}

/** A stream's key and its most recent block, which nearly always holds the next word. */
interface Stream {
  readonly seed: string
  /** A plain stream uses only the first two words of the key. */
  readonly plain: boolean
  readonly key: Uint32Array
  block: number
  readonly words: Uint32Array
}

/** Cache of streams, cleared when it grows too large. `last` is the stream used most recently. */
const streams = new Map<string, Stream>()
const MOST_STREAMS = 256
const NONE: Stream = { seed: '', plain: true, key: new Uint32Array(8), block: -1, words: new Uint32Array(WORDS) }
let last = NONE

function streamOf(seed: string): Stream {
  if (seed === '') throw new Error('A view has no random stream: imagine a full state first.')
  let stream = streams.get(seed)
  if (stream === undefined) {
    stream = { seed, plain: seed.length < 64, key: keyWords(seed), block: -1, words: new Uint32Array(WORDS) }
    if (streams.size >= MOST_STREAMS) streams.clear()
    streams.set(seed, stream)
  }
  last = stream
  return stream
}

export function nextWord(chance: Chance): number {
  const stream = last.seed === chance.seed && last !== NONE ? last : streamOf(chance.seed)
  const at = chance.used++
  if (stream.plain) {
    const { key } = stream
    return mix(mix((key[0] ?? 0) ^ Math.imul(at, 0x9e3779b9)) + (key[1] ?? 0) + at)
  }
  const block = Math.floor(at / WORDS)
  if (stream.block !== block) {
    chachaBlock(stream.key, block, 8, stream.words)
    stream.block = block
  }
  return stream.words[at % WORDS] ?? 0
}

/** Uniform integer from 0 to n - 1, by rejection sampling. */
export function below(chance: Chance, n: number): number {
  if (!(n >= 1 && n <= 0x100000000)) throw new Error(`Range must be 1 to 2^32, not ${n}.`)
  const fair = 0x100000000 - (0x100000000 % n)
  let drawn = nextWord(chance)
  while (drawn >= fair) drawn = nextWord(chance)
  return drawn % n
}

/** A uniformly random element. */
export function pick<T>(chance: Chance, list: readonly T[]): T {
  const i = below(chance, list.length)
  return list[i] as T
}

/** Fisher-Yates shuffle in place; returns the same list. */
export function shuffle<T>(chance: Chance, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(chance, i + 1)
    const held = list[i] as T
    list[i] = list[j] as T
    list[j] = held
  }
  return list
}

/** Draws a new 256-bit seed from the stream. */
export function freshSeed(chance: Chance): string {
  let seed = ''
  for (let i = 0; i < 8; i++) seed += hex(nextWord(chance))
  return seed
}

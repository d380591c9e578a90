/** SHA-256 of a text, in hexadecimal. Written out, because browsers offer theirs only on secure pages. */
const PRIMES = primes(64)

/** The first 32 bits of the fractional parts of roots of primes. */
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0
const K = PRIMES.map((prime) => fraction(Math.cbrt(prime)))
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))

function primes(count: number): number[] {
  const found: number[] = []
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime !== 0)) found.push(n)
  return found
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

/** The text's bytes, a one, zeros, and its length, as words of 32 bits. */
function padded(text: string): Int32Array {
  const bytes = new TextEncoder().encode(text)
  const words = new Int32Array((((bytes.length + 8) >> 6) + 1) * 16)
  for (const [at, byte] of bytes.entries()) words[at >> 2] = (words[at >> 2] ?? 0) | (byte << (24 - (at % 4) * 8))
  words[bytes.length >> 2] = (words[bytes.length >> 2] ?? 0) | (0x80 << (24 - (bytes.length % 4) * 8))
  words[words.length - 1] = bytes.length * 8
  return words
}

function schedule(block: Int32Array): Int32Array {
  const w = new Int32Array(64)
  w.set(block)
  for (let i = 16; i < 64; i++) {
    const [a, b, c, d] = [w[i - 15] ?? 0, w[i - 2] ?? 0, w[i - 16] ?? 0, w[i - 7] ?? 0]
    const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)
    const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10)
    w[i] = (c + s0 + d + s1) | 0
  }
  return w
}

export function sha256(text: string): string {
  const words = padded(text)
  let state = START
  for (let at = 0; at < words.length; at += 16) {
    const w = schedule(words.subarray(at, at + 16))
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
    for (let i = 0; i < 64; i++) {
      const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
      const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (K[i] ?? 0) + (w[i] ?? 0)) | 0
      const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
      const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
      ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0]
    }
    state = [a, b, c, d, e, f, g, h].map((word, n) => ((state[n] ?? 0) + word) | 0)
  }
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

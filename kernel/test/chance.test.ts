import assert from 'node:assert/strict'
import { test } from 'node:test'
import { below, type Chance, chachaBlock, chanceOf, freshSeed, nextWord, pick, plainChance, shuffle } from '../index.ts'

function keystream(firstKeyByte: number, counter: number, rounds: number): string {
  const out = new Uint32Array(16)
  const key = new Uint32Array(8)
  key[0] = firstKeyByte
  chachaBlock(key, counter, rounds, out)
  return Buffer.from(out.buffer).toString('hex')
}

test('ChaCha20 gives the key streams of RFC 8439, appendix A.1', () => {
  assert.equal(
    keystream(0, 0, 20),
    '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
  )
  assert.equal(
    keystream(0, 1, 20),
    '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
  )
})

test('ChaCha8 gives the key streams of the published test vectors TC1 and TC2 for 256-bit keys', () => {
  assert.equal(
    keystream(0, 0, 8),
    '3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42',
  )
  assert.equal(
    keystream(1, 0, 8),
    'cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea289d04f43c7518db56eb4433e498a1238cd8464d3763ddbb9222ee3bd8fae3c8',
  )
})

test('the stream continues across blocks and can be resumed from JSON at any word', () => {
  const chance = chanceOf('00'.repeat(32))
  const straight = Array.from({ length: 40 }, () => nextWord(chance))
  assert.equal(straight[0], 0x2fef003e)
  const resumed: Chance = { seed: '00'.repeat(32), used: 13 }
  assert.deepEqual(
    Array.from({ length: 27 }, () => nextWord(JSON.parse(JSON.stringify(resumed)) && resumed)),
    straight.slice(13),
  )
})

test('two interleaved generators do not affect each other', () => {
  const a = chanceOf('0a'.repeat(32))
  const b = chanceOf('0b'.repeat(32))
  const mixed = Array.from({ length: 30 }, () => [nextWord(a), nextWord(b)])
  const alone = chanceOf('0a'.repeat(32))
  assert.deepEqual(
    mixed.map(([first]) => first),
    Array.from({ length: 30 }, () => nextWord(alone)),
  )
})

test('plain streams: equal seeds give equal numbers, similar seeds very different ones', () => {
  const draws = (chance: Chance): number[] => Array.from({ length: 50 }, () => nextWord(chance))
  assert.deepEqual(draws(plainChance('mara')), draws(plainChance('mara')))
  assert.deepEqual(draws({ ...plainChance('mara'), used: 20 }).slice(0, 10), draws(plainChance('mara')).slice(20, 30))
  const firsts = new Set(Array.from({ length: 10_000 }, (_, n) => nextWord(plainChance(n, 7))))
  assert.ok(firsts.size > 9_990, `${firsts.size} different first numbers`)
  const bits = Array.from({ length: 10_000 }, (_, n) => nextWord(plainChance(7, n)) & 1).reduce((a, b) => a + b)
  assert.ok(Math.abs(bits - 5000) < 250, `${bits} of 10,000 odd`)
})

test('bounded numbers are uniform: chi-squared test with 6 and 7 faces for both kinds of stream', () => {
  for (const faces of [6, 7])
    for (const chance of [chanceOf('5c'.repeat(32)), plainChance('5c')]) {
      const counts = new Array<number>(faces).fill(0)
      const throws = 70_000
      for (let i = 0; i < throws; i++) {
        const face = below(chance, faces)
        counts[face] = (counts[face] ?? 0) + 1
      }
      const expected = throws / faces
      const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
      assert.ok(chi < 25, `chi-squared ${chi}`)
    }
})

test('words outside the uniform range are rejected', () => {
  // With n just above half of 2^32, nearly every second word is rejected.
  const chance = chanceOf('77'.repeat(32))
  const n = 2 ** 31 + 1
  for (let i = 0; i < 200; i++) assert.ok(below(chance, n) < n)
  assert.ok(chance.used > 300, `${chance.used} words used`)
})

test('shuffling keeps all elements and can move each to every position', () => {
  const chance = chanceOf('3d'.repeat(32))
  const seen = new Set<string>()
  for (let i = 0; i < 400; i++) {
    const list = shuffle(chance, ['a', 'b', 'c', 'd'])
    assert.deepEqual([...list].sort(), ['a', 'b', 'c', 'd'])
    seen.add(list.join(''))
  }
  assert.equal(seen.size, 24)
})

test('a view has no random stream, a seed needs 64 digits, an empty list has nothing to pick', () => {
  assert.throws(() => nextWord({ seed: '', used: 0 }))
  assert.throws(() => chanceOf('abc'))
  assert.throws(() => pick(chanceOf('00'.repeat(32)), []))
  assert.match(freshSeed(chanceOf('00'.repeat(32))), /^[0-9a-f]{64}$/)
})

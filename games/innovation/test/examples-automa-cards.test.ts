/** What is known of the Automa's cards, and what bots imagine of the rest (A38.6-A38.8, A40.1). */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plainChance } from '@ludarium/kernel'
import { automaCards } from '../data/index.ts'
import { game } from '../index.ts'
import type { Automa, InnovationState } from '../state.ts'
import { open, playUntil } from './table.ts'

function automaOf(s: InnovationState): Automa {
  assert.ok(s.automa !== null)
  return s.automa
}

/** What the seat imagines of this table, many times over. */
function imagined(s: InnovationState, times = 60): InnovationState[] {
  const view = game.view(s, 0)
  return Array.from({ length: times }, (_, n) => game.imagine(view, 0, plainChance(n, 7)))
}

const STARTERS = ['S1', 'S2', 'S3', 'S4', 'S5', 'S6']

test('A38.6 decks by difficulty: starters, fixed cards, and cards that nobody knows', () => {
  const sizes = [1, 2, 3, 4, 5].map((difficulty) => {
    const { draw, known, reserve } = automaOf(open(1, { difficulty }))
    return [draw.length, known.length, reserve.length]
  })
  const all = automaCards.length
  assert.deepEqual(sizes, [
    [5, 5, all - 5],
    [6, 6, all - 6],
    [7, 6, all - 7],
    [8, 6, all - 8],
    [8, 7, all - 8],
  ])
  assert.equal(automaOf(open(1, { difficulty: 1 })).reserve.at(-1), 'S3')
  assert.ok(automaOf(open(1, { difficulty: 5 })).known.includes('R13'))
})

test('A38.6, A40.1 unknown cards of the deck are imagined differently, each as the view has it', () => {
  for (const [difficulty, unknown] of [
    [3, 1],
    [4, 2],
    [5, 1],
  ] as const) {
    const s = open(1, { difficulty })
    const decks = imagined(s).map((other) => {
      assert.deepEqual(game.view(other, 0), game.view(s, 0))
      const { draw, reserve, known } = automaOf(other)
      assert.deepEqual([...draw, ...reserve].sort(), [...automaOf(s).draw, ...automaOf(s).reserve].sort())
      for (const card of known) assert.ok(draw.includes(card), `${card} is in the deck, as everybody knows`)
      return draw.filter((card) => !known.includes(card))
    })
    assert.ok(decks.every((strangers) => strangers.length === unknown))
    const met = new Set(decks.flat())
    assert.ok(met.size > 5, `difficulty ${difficulty}: only ${[...met].join(', ')} are ever imagined`)
  }
})

test('A38.6 an unknown card is imagined in the deck as often as any other', () => {
  const s = open(1, { difficulty: 4 })
  const count = new Map<string, number>()
  for (const other of imagined(s, 800)) {
    for (const card of automaOf(other).draw) count.set(card, (count.get(card) ?? 0) + 1)
  }
  const strangers = [...count].filter(([card]) => !STARTERS.includes(card))
  assert.equal(strangers.length, automaCards.length - STARTERS.length)
  const expected = (800 * 2) / strangers.length
  for (const [card, times] of strangers) {
    assert.ok(Math.abs(times - expected) < 0.3 * expected, `${card}: ${times} times, expected ${expected}`)
  }
})

test('R42 (A38.6) on level 1 everybody knows that S3 lies on the reserve, and from round 2 on that it is in the deck', () => {
  const s = open(1, { difficulty: 1 })
  const { reserve } = automaOf(game.view(s, null))
  assert.deepEqual([reserve.at(-1), reserve.at(-2)], ['S3', '?reserve'])
  for (const other of imagined(s, 20)) assert.ok(!automaOf(other).draw.includes('S3'))
  playUntil(s, (now) => now.round === 2 && now.phase === 'actions')
  assert.ok(!automaOf(game.view(s, null)).reserve.includes('S3'))
  for (const other of imagined(s, 20)) {
    const { draw, discard, shown } = automaOf(other)
    assert.ok([...draw, ...discard, shown].includes('S3'))
  }
})

test('A38.8 from round 2 on the card that was added is one of all that may have been', () => {
  const s = open(1, { difficulty: 2 })
  playUntil(s, (now) => now.round === 3 && now.phase === 'actions')
  const met = new Set(imagined(s).flatMap((other) => automaOf(other).draw.filter((card) => card.startsWith('R'))))
  assert.ok(met.size > 5)
})

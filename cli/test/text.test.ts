/** Statistics, words and printed positions. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { spreadOf, victoryShares, wilson } from '@ludarium/bots'
import { seatName } from '@ludarium/kernel'
import { tableOf, wrap } from '../paint.ts'
import { plainName, tableText } from '../table-text.ts'
import { readerOf } from '../words.ts'

const words = {
  catalog: {
    'card.tavern': 'Tavern',
    'card.tavern.text': 'Draw a card.',
    'field.secret': '',
    'card.innkeeper': "Innkeeper''s cup",
    'event.draw': '{seat} draws {n, plural, one {# card} other {# cards}}: {cards}.',
    'event.owed': '{seat} owes {to} {missing}.',
    broken: '{seat',
    'score.tavern': 'Points of the tavern',
  },
  rules: [],
}
const reader = readerOf(words, (seat) => `Seat ${seat}`)

test('Wilson intervals', () => {
  const half = wilson(50, 100)
  assert.ok(Math.abs(half.low - 0.4038) < 1e-4 && Math.abs(half.high - 0.5962) < 1e-4)
  const none = wilson(0, 10)
  assert.ok(none.low === 0 && Math.abs(none.high - 0.2775) < 1e-4)
  assert.deepEqual(wilson(0, 0), { n: 0, wins: 0, rate: 0, low: 0, high: 1 })
})

test('spreads and shared victories', () => {
  assert.deepEqual(spreadOf([1, 2, 3, 4]), { mean: 2.5, deviation: Math.sqrt(5 / 3), min: 1, median: 2.5, max: 4 })
  assert.deepEqual(victoryShares([1, 2, 1, 4]), [0.5, 0, 0.5, 0])
})

test('messages with plurals, nested names, lists and seats', () => {
  const cards = [{ key: 'card.tavern' }, { key: 'card.innkeeper' }]
  const message = { key: 'event.draw', params: { seat: seatName(2), n: 2, cards } }
  assert.equal(reader.say(message), "Seat 2 draws 2 cards: Tavern and Innkeeper's cup.")
})

test('a missing key, a missing parameter and a broken message show the key in brackets', () => {
  assert.equal(reader.say({ key: 'event.none' }), '[event.none]')
  assert.equal(reader.say({ key: 'event.owed', params: { seat: seatName(0) } }), '[event.owed]')
  assert.equal(reader.say({ key: 'broken' }), '[broken]')
  assert.equal(reader.say({ key: 'toString' }), '[toString]')
})

test('names of components are found by their ids', () => {
  assert.equal(reader.nameOf('tavern'), 'Tavern')
  assert.equal(reader.nameOf('innkeeper'), "Innkeeper's cup")
  assert.equal(reader.nameOf('score.tavern'), 'Points of the tavern')
  assert.equal(reader.nameOf('nothing'), undefined)
  assert.deepEqual(reader.explain('draw a'), [{ name: 'Tavern', text: 'Draw a card.' }])
})

test('lines break at spaces and keep their indent', () => {
  assert.deepEqual(wrap('  one two three', 9, 4), ['  one two', '    three'])
  assert.deepEqual(wrap('unbreakable words', 5), ['unbreakable', 'words'])
  assert.deepEqual(
    tableOf(
      [
        ['a', 'bb'],
        ['ccc', 'd'],
      ],
      [1],
    ),
    ['a    bb', 'ccc   d'],
  )
  assert.equal(plainName('mainActionDone'), 'main action done')
})

test('a position as text', () => {
  const view = {
    game: 'x',
    version: 1,
    seats: 2,
    options: {},
    round: 3,
    turn: 1,
    reveals: 0,
    chance: { seed: '', used: 0 },
    agenda: [],
    players: [
      { wealth: 3, hand: ['tavern', 'tavern', 'x1'], island: [{ card: 'tavern', x: 0, y: -1, exhausted: true }] },
      { wealth: 0, hand: ['?card', '?card'], island: [] },
    ],
    deck: ['?prophecy', '?prophecy'],
    phase: 'turns',
    secret: 5,
    terrain: [0, 0, 0, 0, 0, 0, 0, 0, 3, 0],
    flags: [0, 0],
    row: ['tavern', ''],
  }
  const text = tableText(view, { reader, seat: 0, brief: true }).join('\n')
  assert.match(text, /^wealth +3 +0$/m)
  assert.match(text, /^hand +3 +2$/m)
  assert.match(text, /hand: Tavern ×2, x1/)
  assert.match(text, /island: Tavern \(0, -1\) exhausted/)
  assert.match(text, /deck: 2 hidden/)
  assert.match(text, /phase: turns/)
  assert.match(text, /row: Tavern, –/)
  assert.doesNotMatch(text, /secret|terrain|flags/)
  assert.match(tableText(view, { reader, seat: 0, brief: false }).join('\n'), /terrain: at 8 \(3\)/)
})

test('a sketch as text', () => {
  const named = (key: string) => ({ key })
  const hex = (id: string, q: number, seat: number | null, count: number) => ({
    id,
    q,
    r: 0,
    name: { key: 'place', params: { id } },
    ground: 'forest',
    pieces: count === 0 ? [] : [{ name: named('card.tavern'), seat, count, picture: 'tavern' }],
    rivers: [],
  })
  const holdings = { title: named('card.tavern'), lines: [{ label: named('card.tavern'), value: 2 }], cards: [] }
  const sketch = {
    map: [hex('a', 0, 0, 2), hex('b', 1, null, 1), hex('c', 2, null, 0)],
    table: [{ title: named('card.tavern'), lines: [], cards: [named('card.tavern')] }],
    seats: [[holdings], [holdings]],
  }
  const places = readerOf({ ...words, catalog: { ...words.catalog, place: 'wood {id}' } }, (seat) => `Seat ${seat}`)
  const view = {
    game: 'toy',
    version: 1,
    seats: 2,
    options: {},
    round: 0,
    turn: 0,
    reveals: 0,
    chance: { seed: '', used: 0 },
    agenda: [],
  }
  const brief = tableText(view, { reader: places, seat: 0, brief: true, sketch }).join('\n')
  assert.match(brief, /^Tavern +2 +2$/m)
  assert.match(brief, /^ {2}fo1 {3}fo {4}fo$/m)
  assert.match(brief, /fo forest/)
  assert.match(brief, /Seat 0: wood a \(2 × Tavern\)/)
  assert.doesNotMatch(brief, /Elsewhere/)
  const full = tableText(view, { reader: places, seat: 0, brief: false, sketch }).join('\n')
  assert.match(full, /Elsewhere: wood b \(Tavern\)/)
})

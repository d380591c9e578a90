/** Cards of the sketch have names, and moves say which card they are about, as far as the reader sees it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type EssenceMove, type EssenceState, game } from '../index.ts'
import { player } from '../pieces.ts'
import { placeOfMove, sketch } from '../sketch.ts'
import { atTurn, CHA, island, opened, resolve, TIK, UNI } from './table.ts'

/** The names of all cards in the sketch. */
function names(s: EssenceState): string[] {
  const { table, seats } = sketch(s)
  return [...table, ...seats.flat()].flatMap(({ cards }) => cards.flatMap(({ id }) => (id === undefined ? [] : [id])))
}

function table(): EssenceState {
  const s = atTurn([CHA, UNI])
  island(s, 0, ['theatre', 1, 0])
  island(s, 1, ['war-room', 1, 0])
  s.market = ['tavern', 'grand-exchange']
  s.row = ['i-01', 'i-02', 'ii-17', 'i-04', 'i-05', 'i-07']
  player(s, 0).hand = ['guildmaster', `${CHA}.slaver`, 'guildmaster']
  player(s, 1).hand = ['guildmaster']
  return s
}

test('no two cards in the sketch have the same name', () => {
  const s = table()
  const found = names(s)
  assert.equal(new Set(found).size, found.length)
  for (const id of ['0:guildmaster', '1:guildmaster', 'guildmaster', 'theatre', 'war-room', 'tavern', 'ii-17']) {
    assert.ok(found.includes(id), id)
  }
})

const about: readonly (readonly [EssenceMove, string | null])[] = [
  [{ do: 'build', card: 'tavern' }, 'tavern'],
  [{ do: 'build', card: 'mint' }, null],
  [{ do: 'sign', treaty: 'war-pact' }, 'war-pact'],
  [{ do: 'play', card: 'guildmaster', option: 0 }, '0:guildmaster'],
  [{ do: 'use', card: 'theatre' }, 'theatre'],
  [{ do: 'exhaust', seat: 1, card: 'war-room' }, 'war-room'],
  [{ do: 'read', slot: 3 }, 'ii-17'],
  [{ do: 'attackMonster', slot: 3 }, 'ii-17'],
  [{ do: 'advisor', advisor: 'hierophant' }, 'hierophant'],
  [{ do: 'attack', seat: 1 }, null],
  [{ do: 'pass' }, null],
]
for (const [move, place] of about) {
  test(`the card that ${JSON.stringify(move)} is about`, () => {
    const s = table()
    assert.equal(placeOfMove(s, move), place)
    assert.ok(place === null || names(s).includes(place))
  })
}

test('a card that is being built or moved is what its cells are about', () => {
  const s = table()
  resolve(s, { step: 'place', seat: 0, card: 'tavern' })
  assert.equal(placeOfMove(s, { do: 'place', x: 2, y: 0 }), 'tavern')
  resolve(s, { step: 'put', seat: 0, card: 'theatre' })
  assert.equal(placeOfMove(s, { do: 'place', x: 0, y: 1 }), 'theatre')
})

test('others are not told which card in a hand a move is about', () => {
  const s = table()
  const play = { do: 'play', card: 'guildmaster', option: 0 } as const
  assert.equal(placeOfMove(game.view(s, 0), play), '0:guildmaster')
  assert.equal(placeOfMove(game.view(s, 1), play), null)
  assert.equal(placeOfMove(game.view(s, null), play), null)
})

test('an advisor that does not lie face up is nowhere in the sketch', () => {
  const s = opened([TIK, UNI])
  for (const pile of s.advisors) pile.shown = pile.advisor !== 'hierophant'
  assert.equal(placeOfMove(s, { do: 'advisor', advisor: 'hierophant' }), null)
  assert.ok(!names(s).includes('hierophant'))
})

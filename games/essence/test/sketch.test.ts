/** Cards of the sketch bear the ids of their places, and moves say at which place they are made. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type EssenceMove, type EssenceState, place, places } from '../index.ts'
import { player } from '../pieces.ts'
import { sketch } from '../sketch.ts'
import { atTurn, CHA, island, opened, TIK, UNI } from './table.ts'

/** The ids of all cards in the sketch of the first seat. */
function ids(s: EssenceState): string[] {
  const { table, seats } = sketch(s, 0)
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

test('no two cards in the sketch have the same id', () => {
  const found = ids(table())
  assert.equal(new Set(found).size, found.length)
  assert.ok(found.includes(place.hand('guildmaster')))
})

const made: readonly (readonly [EssenceMove, string | null])[] = [
  [{ do: 'build', card: 'tavern' }, 'market:tavern'],
  [{ do: 'sign', treaty: 'war-pact' }, 'treaty:war-pact'],
  [{ do: 'use', card: 'theatre' }, 'segment:0:theatre'],
  [{ do: 'exhaust', seat: 1, card: 'war-room' }, 'segment:1:war-room'],
  [{ do: 'read', slot: 3 }, 'slot:3'],
  [{ do: 'attackMonster', slot: 3 }, 'slot:3'],
  [{ do: 'advisor', advisor: 'hierophant' }, 'advisor:hierophant'],
  [{ do: 'pass' }, null],
]
for (const [move, id] of made) {
  test(`the place of ${JSON.stringify(move)}`, () => {
    const s = table()
    assert.equal(places.of(s, 0, move), id)
    assert.ok(id === null || ids(s).includes(id))
  })
}

test('an advisor that does not lie face up is nowhere in the sketch', () => {
  const s = opened([TIK, UNI])
  for (const pile of s.advisors) pile.shown = pile.advisor !== 'hierophant'
  assert.ok(!ids(s).includes(place.advisor('hierophant')))
})

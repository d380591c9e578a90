import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type GameSetup, type Outcome, readTable, type TableRequest } from '@ludarium/kernel'
import { TestRenderer } from '@ludarium/kernel/testkit'
import * as data from '../data/index.ts'
import { game } from '../index.ts'
import { words } from '../words/index.ts'

test('every component has a name, and every tile a text', () => {
  const renderer = new TestRenderer(words)
  const kinds: [string, readonly { readonly id: string }[], boolean][] = [
    ['terrain', data.terrains, true],
    ['faction', data.factions, true],
    ['bonus', data.roundBonuses, true],
    ['palace', data.palaces, true],
    ['competency', data.competencies, true],
    ['innovation', data.innovations, true],
    ['city', data.cityTiles, false],
    ['round', data.roundTiles, false],
    ['final', data.finalTiles, false],
    ['action', [...data.powerActions, ...data.bookActions], false],
    ['building', data.buildings, false],
    ['discipline', data.disciplines, false],
    ['automaFaction', data.automaFactions, false],
  ]
  for (const [kind, list, hasText] of kinds) {
    for (const { id } of list) {
      assert.ok(renderer.render({ key: `${kind}.${id}` }).length > 0)
      if (hasText) assert.ok(renderer.render({ key: `${kind}.${id}.text` }).length > 0)
    }
  }
  for (const tile of data.tileById.values()) {
    if (tile.special !== undefined) assert.ok(renderer.render({ key: `special.${tile.special.id}` }).length > 0)
  }
})

test('the digest has every numbered section that the game points to', () => {
  const ids = words.rules.map(({ id }) => id)
  assert.equal(new Set(ids).size, ids.length)
  for (let n = 1; n <= 40; n++) assert.ok(ids.includes(`A${n}`), `A${n}`)
})

test('choices that do not go together are refused in words', () => {
  const renderer = new TestRenderer(words)
  const chosen = (request: TableRequest): Outcome<GameSetup> => readTable(game, { seed: 'refused', ...request })
  const wrong: readonly [code: string, TableRequest][] = [
    ['automa', { seats: 3, options: { automa: true } }],
    ['map', { seats: 4, options: { map: 'map-1-3' } }],
    ['setup', { seats: 1, options: { setup: 'draft' } }],
    ['automaFaction', { seats: 2, options: { automa: true, automaFaction: 'druids' } }],
  ]
  for (const [code, request] of wrong) {
    const outcome = chosen(request)
    assert.ok(!outcome.ok)
    assert.equal(outcome.code, code)
    assert.ok(renderer.render(outcome.message).length > 0)
  }
  assert.ok(chosen({ seats: 2, options: { automa: true, automaFaction: 'simpletons' } }).ok)
  assert.ok(chosen({ seats: 3, options: { map: 'map-1-3' } }).ok)
})

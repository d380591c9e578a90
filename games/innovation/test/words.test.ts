import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Renderer } from '@ludarium/kernel/testkit'
import * as data from '../data/index.ts'
import { words } from '../words/index.ts'

test('every component has a name, and every tile a text', () => {
  const renderer = new Renderer(words)
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

/** Worked examples of rules.md: encounters and Factory. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placeOf } from '../board.ts'
import { STRUCTURES } from '../data/index.ts'
import { game } from '../game.ts'
import { player, workersOut } from '../pieces.ts'
import type { ScytheState } from '../state.ts'
import { act, can, canWalk, clearWorkers, deploy, moving, of, put, tableWith, tokensOf, walk, where } from './table.ts'

/** The character of seat 0 walks into an encounter with that card on top of the deck. */
function meet(s: ScytheState, card: string, from: string, at: string): void {
  const deck = s.encounterDeck
  deck.splice(deck.indexOf(card), 1)
  deck.push(card)
  put(player(s, 0), { character: from })
  moving(s, 1)
  walk(s, 'character', at)
}

test('X53 An option’s cost must be payable; building needs no worker there', () => {
  const s = tableWith(['saxony', 'nordic'])
  of(s, 'saxony').popularity = 1
  meet(s, 'enc01', 'r4c3', 'r5c2')
  assert.equal(can(s, { do: 'option', option: 'c' }), false)
  const t = tableWith(['saxony', 'nordic'])
  of(t, 'saxony').popularity = 2
  meet(t, 'enc01', 'r4c3', 'r5c2')
  act(t, { do: 'option', option: 'c' })
  assert.equal(of(t, 'saxony').popularity, 0)
  for (const structure of STRUCTURES) assert.ok(can(t, { do: 'build', structure, at: 'r5c2' }))
  act(t, { do: 'build', structure: 'mine' })
  assert.equal(of(t, 'saxony').structures[STRUCTURES.indexOf('mine')], placeOf('r5c2'))
})

test('X54 Meander: the first option may pay for the second', () => {
  const s = tableWith(['polania', 'saxony'])
  const p = of(s, 'polania')
  p.coins = 0
  p.popularity = 4
  p.power = 2
  meet(s, 'enc13', 'r4c3', 'r5c2')
  assert.equal(can(s, { do: 'option', option: 'b' }), false)
  act(s, { do: 'option', option: 'a' })
  assert.equal(can(s, { do: 'option', option: 'a' }), false)
  act(s, { do: 'option', option: 'b' })
  assert.deepEqual([p.coins, p.popularity, p.power], [0, 7, 4])
})

test('X55 Pieces and tokens appear on the encounter’s hex', () => {
  const s = tableWith(['saxony', 'nordic'])
  of(s, 'saxony').coins = 2
  meet(s, 'enc03', 'r2c2', 'r1c1')
  act(s, { do: 'option', option: 'b' })
  assert.equal(of(s, 'saxony').coins, 0)
  assert.equal(where(of(s, 'saxony'), 'worker3'), 'r1c1')
  assert.equal(tokensOf(s, 'r1c1', 'food'), 3)
})

test('X57 Visitors of the Factory choose among what is left', () => {
  const s = tableWith(['saxony', 'nordic', 'polania'])
  put(of(s, 'saxony'), { character: 'r4c3' })
  moving(s, 1)
  walk(s, 'character', 'r3c3')
  assert.equal(game.legal(s, 0).length, 4)
  assert.ok(game.view(s, 0).factory.every((card) => !card.startsWith('?')))
  assert.ok(
    game.view(s, 1).factory.every((card) => card.startsWith('?')),
    'only the visitor sees the cards',
  )
  act(s, { do: 'takeCard' })
  put(of(s, 'saxony'), { character: 'hb_saxony' })
  put(of(s, 'nordic'), { character: 'r3c3' })
  s.agenda = [{ step: 'factory', seat: 1 }]
  assert.equal(game.legal(s, 1).length, 3)
})

test('X58 fac01 produces without the track’s cost and without the mill', () => {
  const s = tableWith(['crimea', 'saxony'])
  const p = of(s, 'crimea')
  p.factoryCard = 'fac01'
  p.hand = ['combat2', 'combat4']
  clearWorkers(p)
  put(p, { worker1: 'r6c3', worker2: 'r6c3', worker3: 'r7c3', worker4: 'r6c4', worker5: 'r6c4', worker6: 'r6c4' })
  p.structures[STRUCTURES.indexOf('mill')] = placeOf('r6c3')
  const { power, popularity, coins } = p
  act(s, { do: 'section', section: 'factory' }, { do: 'factory' }, { do: 'discard', card: 'combat2' })
  assert.equal(can(s, { do: 'harvest', at: 'r6c3', count: 3 }), false)
  act(s, { do: 'harvest', at: 'r6c3', count: 2 }, { do: 'harvest', at: 'r6c4', count: 3 })
  assert.equal(can(s, { do: 'harvest' }), false)
  assert.deepEqual([p.power, p.popularity, p.coins, p.hand.length], [power, popularity, coins - 1, 1])
  assert.deepEqual([tokensOf(s, 'r6c3', 'food'), tokensOf(s, 'r6c4', 'metal'), workersOut(p)], [2, 3, 6])
})

test('X59 The Factory Move has two steps, three with Speed, and halts at an encounter', () => {
  const s = tableWith(['saxony', 'nordic'])
  const p = of(s, 'saxony')
  deploy(p, 'speed', 'r5c0')
  p.factoryCard = 'fac03'
  p.hand = []
  put(p, { character: 'r3c3' })
  act(s, { do: 'section', section: 'factory' })
  act(s, { do: 'bottom', action: 'factory' })
  assert.ok(canWalk(s, 'character', 'r4c3', 'r5c3', 'r5c4'))
  assert.ok(canWalk(s, 'worker1', 'r5c1', 'r6c1'))
  assert.equal(canWalk(s, 'worker1', 'r5c1', 'r6c1', 'r5c0'), false)
  act(s, { do: 'unit', unit: 'character' }, { do: 'step', to: 'r4c3' }, { do: 'step', to: 'r5c2' })
  assert.equal(can(s, { do: 'step' }), false)
  assert.ok(can(s, { do: 'option', option: 'a' }))
  assert.equal(s.encounters[placeOf('r5c2')], false)
})

test('S8.7 Looking at an opponent’s hand, and relocating units', () => {
  const s = tableWith(['saxony', 'nordic'], { promoEncounters: true })
  of(s, 'saxony').popularity = 5
  of(s, 'nordic').hand = ['combat5', 'combat3']
  meet(s, 'enc31', 'r4c3', 'r5c2')
  act(s, { do: 'option', option: 'c' }, { do: 'look', at: 1 })
  assert.deepEqual(game.view(s, 0).players[1]?.hand, ['combat5', 'combat3'])
  const cards = of(s, 'saxony').hand.length
  act(s, { do: 'enough' })
  assert.deepEqual(game.view(s, 0).players[1]?.hand, ['?combat', '?combat'])
  assert.equal(of(s, 'saxony').hand.length, cards + 3)
  const t = tableWith(['saxony', 'nordic'], { promoEncounters: true })
  of(t, 'saxony').coins = 2
  put(of(t, 'nordic'), { worker1: 'r4c2' })
  meet(t, 'enc42', 'r4c3', 'r5c2')
  act(t, { do: 'option', option: 'b' })
  assert.equal(can(t, { do: 'relocate', to: 'r4c2' }), false)
  assert.equal(can(t, { do: 'relocate', to: 'r6c2' }), false)
  act(t, { do: 'relocate', to: 'r6c3' }, { do: 'bring', unit: 'character' })
  assert.equal(where(of(t, 'saxony'), 'character'), 'r6c3')
})

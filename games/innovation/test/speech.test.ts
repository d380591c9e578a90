/** Moves say their whole price, and the sketch has the tiles that moves are about. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Sketch } from '@ludarium/kernel'
import { TestRenderer } from '@ludarium/kernel/testkit'
import { boardOf, hexNamed, nameOfHex } from '../board.ts'
import { WHEEL } from '../data/index.ts'
import { game, module } from '../index.ts'
import type { InnovationMove } from '../moves.ts'
import { player } from '../pieces.ts'
import type { InnovationState } from '../state.ts'
import { words } from '../words/index.ts'
import { actAs, bare, open, playUntil, put, turn } from './table.ts'

const renderer = new TestRenderer(words)

/** What the legal moves of seat 0 with these fields are called. */
function called(s: InnovationState, wanted: Partial<InnovationMove>): string[] {
  const fits = (move: InnovationMove): boolean => {
    const fields = new Map<string, unknown>(Object.entries(move))
    return Object.entries(wanted).every(([field, value]) => fields.get(field) === value)
  }
  const moves = game.legal(s, 0).filter(fits)
  return moves.map((move) => renderer.render(module.speech.move(s, 0, move)))
}

/** A native of the desert on E12 who is rich. */
function rich(faction: 'blessed' | 'moles' = 'blessed', options = {}): InnovationState {
  const s = bare([{ terrain: 'desert', faction }, { terrain: 'lake' }, { terrain: 'forest' }], options)
  put(s, 0, 'E12', 'workshop')
  Object.assign(player(s, 0), { tools: 20, coins: 20, scholars: 2, pool: 5, bowls: [0, 0, 12] })
  return s
}

test('A13.1 an upgrade costs tools and coins, fewer coins beside somebody else', () => {
  const s = rich()
  assert.deepEqual(called(s, { do: 'upgrade' }), ['Turn E12 into a guild (2 tools and 6 coins)'])
  put(s, 1, 'E13', 'workshop')
  assert.deepEqual(called(s, { do: 'upgrade' }), ['Turn E12 into a guild (2 tools and 3 coins)'])
})

test('A12.2, A12.6 terraforming costs its spades, then the workshop', () => {
  const s = rich()
  assert.deepEqual(called(s, { do: 'terraform', hex: 'D12' }), [
    'Terraform D12 (mountain): 2 spades = 6 tools, then a workshop for 1 tool and 2 coins',
  ])
  player(s, 0).terraforming = 3
  assert.deepEqual(called(s, { do: 'terraform', hex: 'E11' }), [
    'Terraform E11 (wasteland): 1 spade = 1 tool, then a workshop for 1 tool and 2 coins',
  ])
  player(s, 0).supply[0] = 0
  assert.deepEqual(called(s, { do: 'terraform', hex: 'E11' }), ['Terraform E11 (wasteland): 1 spade = 1 tool'])
})

test('A31.7, A27.9 tunnel and flight are part of the price', () => {
  const moles = rich('moles')
  assert.deepEqual(called(moles, { do: 'terraform', hex: 'F13' }), [
    'Tunnel to F13 (wasteland) for 1 tool: 1 spade = 3 tools, then a workshop for 1 tool and 2 coins',
  ])
  moles.terrain[hexNamed(moles, 'F13')] = WHEEL.indexOf('desert')
  assert.deepEqual(called(moles, { do: 'build', hex: 'F13' }), [
    'Tunnel to F13 and build a workshop (2 tools and 2 coins)',
  ])
  const flying = rich()
  player(flying, 0).palace = 'palace-09'
  flying.terrain[hexNamed(flying, 'F9')] = WHEEL.indexOf('desert')
  assert.deepEqual(called(flying, { do: 'build', hex: 'F9' }), [
    'Fly to F9 and build a workshop (1 tool, 2 coins, and 1 scholar)',
  ])
})

test('A12.2 free spades first, the others for tools; then what the hex becomes', () => {
  const s = rich()
  actAs(s, 0, { do: 'power', action: 'power-spade' })
  assert.deepEqual(called(s, { do: 'target', hex: 'D12' }), [
    'Dig on D12 (mountain): 1 free spade and 1 more = 3 tools, then a workshop for 1 tool and 2 coins',
  ])
  assert.deepEqual(called(s, { do: 'target', hex: 'E11' }), [
    'Dig on E11 (wasteland): 1 free spade, then a workshop for 1 tool and 2 coins',
  ])
  actAs(s, 0, { do: 'target', hex: 'D12' })
  assert.deepEqual(called(s, { do: 'dig' }), ['1 spade for free: now wasteland', '2 spades = 3 tools: now desert'])
  actAs(s, 0, { do: 'dig', spades: 2 })
  assert.deepEqual(called(s, { do: 'raise' }), ['Build a workshop on D12 (1 tool and 2 coins)'])
})

test('A14.1, A15.1 steps on the tracks', () => {
  const s = rich()
  assert.deepEqual(called(s, { do: 'sailing' }), ['Advance to sailing level 1 (4 coins and 1 scholar)'])
  assert.deepEqual(called(s, { do: 'terraforming' }), [
    'Advance to terraforming level 2 (1 tool, 5 coins, and 1 scholar)',
  ])
  player(s, 0).terrain = WHEEL.indexOf('plains')
  assert.deepEqual(called(s, { do: 'terraforming' }), [
    'Advance to terraforming level 2 (1 tool, 1 coin, and 1 scholar)',
  ])
})

test('A16.2, A16.3 an innovation costs books of its colours, any books and coins', () => {
  const s = bare([{ terrain: 'desert' }, { terrain: 'lake' }, { terrain: 'forest' }, { terrain: 'swamp' }])
  put(s, 0, 'E12', 'workshop')
  s.innovations[0] = 'professor'
  Object.assign(player(s, 0), { books: [3, 3, 2, 0], coins: 5, innovations: ['library'] })
  assert.deepEqual(called(s, { do: 'innovation', innovation: 'professor' }), [
    'Professor (2 books of banking, 2 books of law, 2 books of any colour, and 5 coins)',
  ])
})

test('A29.2 a neutral building costs its spades', () => {
  const s = bare([{ terrain: 'desert' }, { terrain: 'lake' }, { terrain: 'forest' }, { terrain: 'swamp' }])
  put(s, 0, 'E12', 'palace')
  s.innovations[0] = 'neutral-guild'
  Object.assign(player(s, 0), { books: [2, 2, 1, 0], tools: 6 })
  s.terrain[hexNamed(s, 'E13')] = WHEEL.indexOf('desert')
  actAs(s, 0, { do: 'innovation', innovation: 'neutral-guild' })
  assert.deepEqual(called(s, { do: 'place', hex: 'D12' }), ['Place it on D12 (6 tools)'])
  assert.deepEqual(called(s, { do: 'place', hex: 'E13' }), ['Place it on E13'])
})

test('A31.6 the workshop of the Lizards is free', () => {
  const s = bare([{ terrain: 'desert', faction: 'lizards' }, { terrain: 'lake' }, { terrain: 'forest' }])
  put(s, 0, 'E12', 'palace')
  put(s, 0, 'E11', 'guild')
  put(s, 0, 'E10', 'guild')
  player(s, 0).annexes = 1
  actAs(s, 0, { do: 'annex', hex: 'E12' }, { do: 'city', tile: 'city-coins' })
  assert.deepEqual(called(s, { do: 'target', hex: 'E13' }), ['Dig on E13 (plains): 1 free spade, then a free workshop'])
  actAs(s, 0, { do: 'target', hex: 'E13' })
  assert.deepEqual(called(s, { do: 'raise', hex: 'E13' }), ['Build a free workshop on E13'])
})

test('A38.24 a cube is part of the price, and so is a blighted marker', () => {
  const s = bare([{ terrain: 'desert' }], { automaFaction: 'symbionts' })
  assert.ok(s.automa !== null)
  const [hex = 0] = boardOf(s).land.filter((one) => s.terrain[one] === WHEEL.indexOf('plains'))
  const name = nameOfHex(s, hex)
  const beside = (boardOf(s).landAround[hex] ?? [])[0] ?? 0
  put(s, 0, nameOfHex(s, beside), 'workshop')
  Object.assign(player(s, 0), { tools: 20, coins: 20 })
  s.automa.cubes = [hex]
  assert.deepEqual(called(s, { do: 'terraform', hex: name }), [
    `Terraform ${name} (plains): 1 spade = 3 tools, 1 tool for the cube, then a workshop for 1 tool and 2 coins`,
  ])
  s.automa.cubes = []
  s.automa.blighted = [hex]
  assert.deepEqual(called(s, { do: 'terraform', hex: name }), [
    `Terraform ${name} (plains): 2 spades = 6 tools, then a workshop for 1 tool and 2 coins`,
  ])
  actAs(s, 0, { do: 'terraform', hex: name })
  assert.deepEqual(called(s, { do: 'dig' }), ['1 spade = 3 tools: now plains', '2 spades = 6 tools: now desert'])
})

test('A42 one more source of spades says what it costs', () => {
  const s = rich('blessed', { rulesVariant: 'manual' })
  s.bookActions = ['book-spades', 'book-coins', 'book-power']
  Object.assign(player(s, 0), { bonus: 'spade-order', books: [3, 0, 0, 0] })
  actAs(s, 0, { do: 'terraform', hex: 'F12' })
  assert.deepEqual(called(s, { do: 'add' }), [
    'Add the power action with 1 spade (4 power)',
    'Add the power action with 2 spades (6 power)',
    'Add the book action with 3 spades (3 books)',
    'Add the spade order (for free)',
  ])
})

test('A42 full bowls are told in the question, and why nothing can be accepted yet', () => {
  const s = bare([{ terrain: 'desert' }, { terrain: 'wasteland' }, { terrain: 'lake' }], { rulesVariant: 'manual' })
  put(s, 0, 'E12', 'palace')
  put(s, 1, 'E10', 'workshop')
  Object.assign(player(s, 0), { bowls: [0, 0, 12] })
  Object.assign(player(s, 1), { tools: 1, coins: 2 })
  turn(s, 1)
  actAs(s, 1, { do: 'build', hex: 'E11' })
  assert.equal(
    renderer.render(module.speech.prompt(s, 0)),
    'Seat 1, your bowls have no room for the 3 power from the building on E11. Convert power first?',
  )
  assert.deepEqual(game.why(s, 0), [{ move: { do: 'accept' }, reason: { key: 'why.fullBowls' } }])
})

function sketchOf(s: InnovationState): Sketch {
  const sketch = module.speech.sketch?.(game.view(s, 0), 0)
  assert.ok(sketch !== undefined)
  return sketch
}

/** The card that a move is about, as the sketch shows it. */
function cardFor(s: InnovationState, move: InnovationMove): string | undefined {
  const id = module.places?.of(game.view(s, 0), 0, move) ?? null
  const sketch = sketchOf(s)
  const cards = [...sketch.table, ...sketch.seats.flat()].flatMap((panel) => panel.cards)
  const found = cards.find((card) => card.id === id && id !== null)
  return found === undefined ? undefined : renderer.render(found)
}

test('the sketch has the tiles that moves are about', () => {
  const s = rich()
  s.innovations[0] = 'professor'
  Object.assign(player(s, 0), { bonus: 'spade-order', competencies: ['power-surge'], palace: 'palace-01' })
  for (const seat of [1, 2]) player(s, seat).competencies = ['power-surge']
  const about = (move: InnovationMove): string => (cardFor(s, move) ?? '').split(/[:(]/)[0] ?? ''
  assert.equal(about({ do: 'special', special: 'bonus-spade-special' }), 'Spade order')
  assert.equal(about({ do: 'special', special: 'palace-01-special' }).trim(), 'Toolshed')
  assert.equal(about({ do: 'special', special: 'power-surge-special' }), 'Power surge')
  assert.equal(about({ do: 'innovation', innovation: 'professor' }).trim(), 'Professor')
  assert.equal(about({ do: 'competency', competency: 'windfall' }).trim(), 'Windfall')
  assert.equal(about({ do: 'city', tile: 'city-coins' }).trim(), 'City of Coins')
  assert.equal(cardFor(s, { do: 'power', action: 'power-bridge' }), '3 power: build a bridge')
  s.usedActions = ['power-bridge']
  assert.equal(cardFor(s, { do: 'power', action: 'power-bridge' }), '3 power: build a bridge (used this round)')
  assert.equal(module.places?.of(s, 0, { do: 'upgrade', hex: 'E12', to: 'guild' }), 'hex:E12')
  assert.equal(module.places?.of(s, 0, { do: 'end' }), null)
})

test('sets and drafted tiles are cards of the sketch too', () => {
  const sets = open(3)
  const [move] = game.legal(sets, game.actors(sets)[0] ?? 0)
  assert.ok(move !== undefined)
  assert.notEqual(cardFor(sets, move), undefined)
  const draft = open(3, { setup: 'draft' })
  for (const one of game.legal(draft, game.actors(draft)[0] ?? 0)) assert.notEqual(cardFor(draft, one), undefined)
})

test('A38.22 every view of scores has the Automa', () => {
  const s = open(1, { automaTerrain: 'random' })
  playUntil(s, (now) => now.round === 2 && now.phase === 'actions')
  const scores = (): string[] =>
    sketchOf(s)
      .table.filter(({ title }) => title.key === 'sketch.scores')
      .flatMap(({ lines }) =>
        lines.map(
          ({ label, value }) =>
            `${renderer.render(label)}: ${typeof value === 'number' ? value : renderer.render(value)}`,
        ),
      )
  assert.match(scores().join('; '), /^Seat 1: \d+ VP; \d+ if the game ended now; The Automa: \d+ VP; \d+ if the game/)
  playUntil(s, (now) => now.phase === 'over')
  const result = game.result(s)
  assert.deepEqual(scores(), [`Seat 1: ${result?.totals[0]} VP`, `The Automa: ${result?.others[0]?.total} VP`])
})

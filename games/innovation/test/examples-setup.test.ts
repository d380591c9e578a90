import assert from 'node:assert/strict'
import { test } from 'node:test'
import { next } from '@ludarium/kernel'
import { byDirection } from '../automa/choose.ts'
import { nameOfHex } from '../board.ts'
import { type AutomaCard, automaCardById, type FactionId, type Terrain, WHEEL } from '../data/index.ts'
import { game } from '../index.ts'
import { player } from '../pieces.ts'
import { fillRounds } from '../setup.ts'
import type { Automa, InnovationState } from '../state.ts'
import { settleAutoma } from '../steps/setup.ts'
import { actAs, bare, open, playUntil, put, turn } from './table.ts'

/** A table at which a seat takes this set; its goods once the pieces are to be placed. */
function starting(terrain: Terrain, faction: FactionId): InnovationState {
  const s = open(3)
  for (const one of s.sets) {
    if (one.terrain === terrain) one.factions = [faction]
    else if (one.factions[0] === faction) one.factions = ['blessed']
  }
  const seat = game.actors(s)[0] ?? 0
  actAs(s, seat, { do: 'set', terrain })
  playUntil(s, (now) => next(now)?.step === 'settle')
  return s
}

function natives(s: InnovationState, terrain: Terrain): number {
  return s.players.findIndex((p) => p.terrain === WHEEL.indexOf(terrain))
}

test('Ex 73 (A8.10) forest and blessed', () => {
  const s = starting('forest', 'blessed')
  const p = player(s, natives(s, 'forest'))
  assert.deepEqual([p.coins, p.tools, p.bowls, p.levels], [15, 3, [4, 8, 0], [2, 2, 2, 2]])
})

test('Ex 74 (A8.10, A25.3) forest and navigators', () => {
  const s = starting('forest', 'navigators')
  const p = player(s, natives(s, 'forest'))
  assert.deepEqual(
    [p.levels, p.bowls],
    [
      [1, 4, 1, 1],
      [3, 9, 0],
    ],
  )
})

test('Ex 75 (A8.10) wasteland and psychics', () => {
  const s = starting('wasteland', 'psychics')
  const seat = natives(s, 'wasteland')
  const p = player(s, seat)
  assert.deepEqual([p.coins, p.tools, p.bowls, p.levels], [15, 5, [5, 7, 0], [1, 0, 0, 1]])
  playUntil(s, (now) => next(now)?.step === 'book')
  actAs(s, seat, { do: 'book', discipline: 'engineering' })
  assert.deepEqual(p.books, [0, 0, 1, 0])
})

test('Ex 77 (A8.1) a third tile of the same discipline goes under the stack', () => {
  const top = [
    'school-banking',
    'workshop-law',
    'guild-law',
    'innovation-law',
    'step-medicine',
    'grand-medicine',
    'city-engineering',
  ]
  const rounds = fillRounds([...top].reverse())
  assert.deepEqual(rounds.slice(2), ['step-medicine', 'guild-law', 'workshop-law', 'school-banking'])
})

/** A solo table in round 1 with this draw pile, the first card on top. */
function solo(pile: readonly string[]): InnovationState & { automa: Automa } {
  const s = bare([{ terrain: 'forest' }], { automaFaction: 'simpletons', automaTerrain: 'random' })
  assert.ok(s.automa !== null)
  s.automa.draw = [...pile].reverse()
  s.automa.terrain = WHEEL.indexOf('desert')
  s.automa.shown = ''
  s.automa.discard = []
  s.automa.vp = 20
  put(s, 1, 'C10', 'workshop')
  put(s, 1, 'H5', 'workshop')
  s.automa.marked = s.automa.hexes.slice(0, 1)
  put(s, 0, 'A1', 'workshop')
  return Object.assign(s, { automa: s.automa })
}

/** Lets the Automa take a turn. */
function automaTurn(s: InnovationState): void {
  turn(s, 0)
  player(s, 0).coins = 0
  s.agenda = [{ step: 'action', seat: 0 }, { step: 'automa' }, { step: 'key', seat: 0, discipline: 'law', count: 0 }]
  player(s, 0).cities = ['city-tools']
  actAs(s, 0, { do: 'keep' })
}

test('Ex 78 (A38.7) support card, action card, and the pass when the pile is empty', () => {
  const s = solo(['S1', 'S2', 'S3', 'S5'])
  const turns: [string | undefined, string][] = []
  for (let n = 0; n < 4; n++) {
    automaTurn(s)
    turns.push([s.automa.discard.at(-1), s.automa.shown])
  }
  assert.deepEqual(turns, [
    ['S1', 'S2'],
    ['S2', 'S3'],
    ['S3', 'S5'],
    ['S5', ''],
  ])
  assert.ok(s.automa.passed)
})

test('Ex 79 (A38.7) a pass icon with two cards left', () => {
  const s = solo(['S1', 'S2', 'S4', 'S5'])
  automaTurn(s)
  assert.ok(!s.automa.passed)
  automaTurn(s)
  assert.equal(s.automa.shown, 'S4')
  assert.ok(s.automa.passed)
})

test('Ex 81 (A38.9) counting in both directions', () => {
  const support = (direction: 'right-down' | 'left-up', count: number): AutomaCard['support'] => {
    const card = automaCardById.get('S1')
    assert.ok(card !== undefined)
    return { ...card.support, direction, count }
  }
  assert.equal(byDirection(['E11', 'E13', 'F12'], support('right-down', 4)), 'E11')
  assert.equal(byDirection(['E11', 'E13', 'F12'], support('left-up', 2)), 'E13')
})

test('Ex 82 (A38.4) starting workshops of the Automa', () => {
  const s = bare([{ terrain: 'forest' }])
  assert.ok(s.automa !== null)
  s.automa.terrain = WHEEL.indexOf('desert')
  const card = automaCardById.get('R11')
  assert.ok(card !== undefined)
  settleAutoma(s, card)
  const named = (hexes: readonly number[]): string[] => hexes.map((hex) => nameOfHex(s, hex))
  assert.deepEqual(named(s.automa.hexes), ['C10', 'H5'])
  assert.deepEqual(named(s.automa.marked), ['C10'])
})

test('Ex 83 (A38.20) points of the Automa for passing', () => {
  const passing = (round: number, faction: Automa['faction']): number => {
    const s = solo(['S1'])
    s.round = round
    s.rounds[round - 1] = 'school-banking'
    s.automa.faction = faction
    automaTurn(s)
    assert.ok(s.automa.passed)
    return s.automa.vp - 20
  }
  assert.equal(passing(2, 'simpletons'), 3)
  assert.equal(passing(4, 'simpletons'), 7)
  assert.equal(passing(2, 'racelings'), 6)
})

test('Ex 85 (A38.13) a scholar of the Automa', () => {
  const s = solo(['S1', 'S3', 'S2', 'S5'])
  s.rounds[0] = 'grand-medicine'
  s.automa.levels = [1, 1, 1, 1]
  automaTurn(s)
  assert.deepEqual(s.automa.levels, [1, 1, 1, 4])
  assert.deepEqual(s.spaces[3], [1, -1, -1, -1])
})

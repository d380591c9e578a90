/** The invariants notice positions that the rules cannot reach; conformance walks show that the rules reach none. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hexNamed } from '../board.ts'
import { game } from '../index.ts'
import { player } from '../pieces.ts'
import type { InnovationState } from '../state.ts'
import { open, playUntil } from './table.ts'

/** A table at the first turn: buildings stand on the map. */
function started(): InnovationState {
  const s = open(3)
  playUntil(s, (now) => now.phase === 'actions')
  return s
}

const broken: readonly [what: string, RegExp, (s: InnovationState) => void][] = [
  ['a debt', /A4 Seat 1/, (s) => Object.assign(player(s, 1), { coins: -1 })],
  ['a level too high', /A25\.1/, (s) => Object.assign(player(s, 0), { levels: [0, 13, 0, 0] })],
  ['a door without a key', /A25\.4/, (s) => Object.assign(player(s, 0), { levels: [0, 8, 0, 0] })],
  ['a fourth innovation', /A16\.1/, (s) => player(s, 2).innovations.push('steel', 'census', 'library', 'science')],
  ['a competency twice', /A26\.2/, (s) => player(s, 0).competencies.push('tower', 'tower')],
  ['points from nowhere', /from nowhere/, (s) => player(s, 0).vp++],
  ['a bonus twice', /A33/, (s) => Object.assign(player(s, 0), { bonus: player(s, 1).bonus })],
  ['a place in the order twice', /A9\.2/, (s) => s.order.push(s.order[0] ?? 0)],
  ['a palace and a reserved one', /A8\.9/, (s) => Object.assign(player(s, 0), { palace: 'a', reserved: 'b' })],
  ['a building on foreign terrain', /A12\.6/, (s) => Object.assign(player(s, 0), { terrain: -1 })],
  ['an owner without a building', /not both/, (s) => s.building.fill(-1, 0)],
  ['an annex on an empty hex', /empty hex/, (s) => s.annex.fill(1)],
  ['a hex that nobody counts', /by nobody/, (s) => player(s, 0).hexes.pop()],
  ['a bridge without a building', /A30\.1/, (s) => s.bridges.push({ from: hexNamed(s, 'A1'), to: 1, owner: -2 })],
]

for (const [what, sentence, breakIt] of broken) {
  test(`${what} is noticed`, () => {
    const s = started()
    game.audit.invariants?.(s)
    breakIt(s)
    assert.throws(() => game.audit.invariants?.(s), sentence)
  })
}

test('two on level 12 of a track are noticed', () => {
  const s = started()
  for (const seat of [0, 1]) Object.assign(player(s, seat), { levels: [12, 0, 0, 0], cities: ['city-coins'] })
  assert.throws(() => game.audit.invariants?.(s), /A25\.6/)
})

/** Rulings of the second version of the rules: help in payments, cards in resolution, orders that matter, secrets kept. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FOREST, layGround, SAND, spaceOf } from '../board.ts'
import { MODULE_SPACES } from '../data/index.ts'
import { player } from '../pieces.ts'
import { resolveParts } from '../resolve.ts'
import type { ReviveState } from '../state.ts'
import { actAs, asked, canAs, give, offered, resources, settle, table } from './table.ts'

function machines(s: ReviveState, energy: number, ...ids: readonly string[]): void {
  const p = player(s, 0)
  p.energy = energy
  p.machines = ids.map((id) => ({ id, charged: false }))
}

/** Plays the card in a slot, whichever way it is asked. */
function play(s: ReviveState, card: string, slot: 'T1' | 'T2' | 'B1' | 'B2'): void {
  actAs(s, 0, { do: 'play', card })
  if (asked(s) === 'slot') actAs(s, 0, { do: 'slot', slot })
}

test('R5.7, I3 help counts only as far as the energy goes', () => {
  const s = table()
  machines(s, 1, 'MG01', 'MG04')
  give(s, 0, { food: 1 })
  assert.ok(!canAs(s, 0, { do: 'build' }), 'two gears or a crystal are no three gears')
  machines(s, 2, 'MG01', 'MG04')
  assert.ok(canAs(s, 0, { do: 'build', space: '1,1' }))
  machines(s, 1, 'MG01', 'MG04')
  give(s, 0, { gear: 1 })
  assert.ok(canAs(s, 0, { do: 'build', space: '1,1' }), 'the better of the two will do')
})

test('R18.2 a star that nothing can be paid with moves no marker', () => {
  const s = table({ tribes: ['vukuntur'] })
  machines(s, 1, 'MG01', 'MG04')
  player(s, 0).active = ['SA2']
  play(s, 'SA2', 'B1')
  assert.equal(player(s, 0).tribeMarkers, 0)
  assert.equal(asked(s), 'turn')
})

test('R18.2, I20 what is in a closed crate does not count for a star', () => {
  const s = table({ tribes: ['vukuntur'] })
  player(s, 0).crates = ['K01', 'K07']
  player(s, 0).active = ['SA2']
  play(s, 'SA2', 'B1')
  assert.equal(player(s, 0).tribeMarkers, 0)
  const open = table({ tribes: ['vukuntur'] })
  give(open, 0, { gear: 3 })
  player(open, 0).active = ['SA2']
  play(open, 'SA2', 'B1')
  assert.equal(player(open, 0).tribeMarkers, 1)
})

test('R17.4, R17.7 a boost crate is used again while its action is paid for, and only there', () => {
  const s = table()
  machines(s, 1, 'MG05')
  player(s, 0).opened = ['K22']
  give(s, 0, { gear: 2 })
  assert.ok(!canAs(s, 0, { do: 'machine', machine: 'MG05' }), 'outside a payment a boost has no moment')
  actAs(s, 0, { do: 'build', space: '1,1' })
  assert.equal(asked(s), 'pay')
  actAs(s, 0, { do: 'machine', machine: 'MG05' }, { do: 'pay', resource: 'gear' }, { do: 'reopen', crate: 'K22' })
  assert.deepEqual(player(s, 0).small, [spaceOf('1,1')])
  assert.deepEqual(player(s, 0).reopened, ['K22'])
  assert.equal(player(s, 0).resources.gear, 0)
})

test('R17.4 a boost crate helps only the actions it names', () => {
  const s = table()
  machines(s, 1, 'MG05')
  player(s, 0).opened = ['K24']
  give(s, 0, { gear: 2, food: 1 })
  assert.ok(!canAs(s, 0, { do: 'build' }))
})

test('R17.4 outside a payment any crate but a boost is used again, inside only what is a plain gain', () => {
  const s = table({ tribes: ['nadair'] })
  machines(s, 2, 'MG05')
  player(s, 0).opened = ['K28', 'K16', 'K22', 'K01']
  give(s, 0, { gear: 4, food: 2 })
  const again = (): unknown[] => offered(s, 0, { do: 'reopen' }).map((move) => ('crate' in move ? move.crate : ''))
  actAs(s, 0, { do: 'machine', machine: 'MG05' }, { do: 'pay', resource: 'gear' })
  assert.deepEqual(again(), ['K28', 'K16', 'K01'])
  actAs(s, 0, { do: 'decline' })
  machines(s, 1, 'MG05')
  actAs(s, 0, { do: 'build', space: '1,1' })
  if (asked(s) === 'size') actAs(s, 0, { do: 'size', size: 'small' })
  actAs(s, 0, { do: 'machine', machine: 'MG05' }, { do: 'pay', resource: 'gear' })
  assert.deepEqual(again(), ['K16', 'K22', 'K01'])
})

test('R5.6 a star and a crate that is used again count inside a payment', () => {
  const star = table({ tribes: ['nadair'] })
  player(star, 0).crates = ['K16']
  give(star, 0, { food: 4, book: 1 })
  assert.ok(canAs(star, 0, { do: 'explore', tile: 'P09' }), 'P09 costs five food and two books')
  actAs(star, 0, { do: 'explore', tile: 'P09' }, { do: 'crate', crate: 'K16' })
  assert.deepEqual(resources(star, 0), { crystal: 0, gear: 0, book: 0, food: 0 })
  const again = table({ tribes: ['nadair'] })
  machines(again, 1, 'MG05')
  player(again, 0).opened = ['K05']
  give(again, 0, { gear: 1, food: 3, book: 2 })
  assert.ok(canAs(again, 0, { do: 'explore', tile: 'P09' }))
  give(again, 0, { gear: 0 })
  assert.ok(!canAs(again, 0, { do: 'explore', tile: 'P09' }), 'the machine costs a gear')
  give(again, 0, { crystal: 1 })
  assert.ok(canAs(again, 0, { do: 'explore', tile: 'P09' }), 'which a crystal pays as well')
})

test('R5.6, R21.5 five books and a crystal are seven books for Formica', () => {
  const s = table({ seats: 3, tribes: ['formica', 'nadair', 'kuniban'] })
  settle(s, 0, { t1: '-1,0', t2: '1,-1' })
  settle(s, 1, { t1: '1,0' })
  settle(s, 2, { t1: '1,0' })
  give(s, 0, { book: 5, crystal: 1, food: 6 })
  actAs(s, 0, { do: 'populate', space: '1,0' })
  assert.ok(canAs(s, 0, { do: 'tech', tech: 't5' }), 'five books for the technology, one for each of the others')
  actAs(s, 0, { do: 'tech', tech: 't5' }, { do: 'deal', tech: 't1' }, { do: 'choose', option: 1 })
  assert.equal(player(s, 0).figures[4], spaceOf('1,0'))
  assert.equal(player(s, 0).resources.book, 0)
  const poor = table({ seats: 3, tribes: ['formica', 'nadair', 'kuniban'] })
  settle(poor, 0, { t1: '-1,0', t2: '1,-1' })
  settle(poor, 1, { t1: '1,0' })
  settle(poor, 2, { t1: '1,0' })
  give(poor, 0, { book: 4, crystal: 1, food: 6 })
  actAs(poor, 0, { do: 'populate', space: '1,0' })
  assert.ok(!canAs(poor, 0, { do: 'tech', tech: 't5' }))
})

test('R8.9 a card stays in its slot until all that it set off is over', () => {
  const s = table()
  machines(s, 1, 'SM2')
  player(s, 0).active = ['CG06', 'SA1']
  play(s, 'CG06', 'B1')
  actAs(s, 0, { do: 'part', part: 'CG06.bottom.0' })
  assert.equal(asked(s), 'playCard')
  assert.ok(!canAs(s, 0, { do: 'machine', machine: 'SM2' }), 'its slot is not freed for the card it plays')
  actAs(s, 0, { do: 'decline' })
  assert.equal(asked(s), 'turn')
  actAs(s, 0, { do: 'machine', machine: 'SM2' }, { do: 'rest', card: 'CG06' })
  assert.ok(player(s, 0).resting.includes('CG06'), 'afterwards it may be moved')
})

test('R8.9 a runner does not wake itself for a crystal', () => {
  const s = table({ tribes: ['kuniban'] })
  settle(s, 0, { t1: '-1,0', t2: '1,-1' })
  give(s, 0, { crystal: 1 })
  player(s, 0).active = ['CG09']
  player(s, 0).resting = ['SA1']
  play(s, 'CG09', 'B1')
  assert.notEqual(asked(s), 'turn')
  assert.ok(!canAs(s, 0, { do: 'deal', tech: 't2' }))
})

test('R2.2, I1 a gain that does not fit waits for a module that makes room', () => {
  const s = table()
  give(s, 0, { gear: 6 })
  player(s, 0).active = ['CG02']
  s.moduleDisplay[0] = 'M29'
  play(s, 'CG02', 'B1')
  assert.equal(asked(s), 'parts')
  actAs(s, 0, { do: 'part', part: 'CG02.bottom.0' }, { do: 'module', module: 'M29' })
  const place = MODULE_SPACES.find(({ activates }) => activates)?.id ?? ''
  actAs(s, 0, { do: 'place', place }, { do: 'swap', give: 'gear', get: 'food' }, { do: 'decline' })
  assert.deepEqual(resources(s, 0), { crystal: 0, gear: 6, book: 0, food: 1 }, 'the gear finds room')
})

test('R2.2, I1 nobody is asked about gains that fit', () => {
  const s = table()
  give(s, 0, { gear: 5 })
  player(s, 0).active = ['CG02']
  play(s, 'CG02', 'B1')
  assert.equal(asked(s), 'module')
  assert.equal(player(s, 0).resources.gear, 6)
})

test('R4.4, I1 a machine that a step unlocks can be used before the gear is lost', () => {
  const s = table()
  give(s, 0, { gear: 6 })
  player(s, 0).energy = 1
  player(s, 0).tracks.gray = 2
  player(s, 0).active = ['SB1']
  play(s, 'SB1', 'B1')
  actAs(s, 0, { do: 'part', part: 'SB1.bottom.0' })
  assert.equal(asked(s), 'parts')
  actAs(s, 0, { do: 'machine', machine: 'SM1' }, { do: 'pay', resource: 'gear' }, { do: 'part', part: 'SB1.bottom.1' })
  assert.deepEqual(resources(s, 0), { crystal: 1, gear: 6, book: 0, food: 0 })
})

test('R2.2, I1 a part that can make room in one of its own parts is waited for', () => {
  const askedAt = (gray: number): string => {
    const s = table()
    give(s, 0, { gear: 6 })
    player(s, 0).tracks.gray = gray
    player(s, 0).active = ['SB1']
    player(s, 0).modules[MODULE_SPACES.findIndex(({ slot }) => slot === 'B1')] = 'M30'
    play(s, 'SB1', 'B1')
    return asked(s)
  }
  assert.equal(askedAt(2), 'parts', 'the step of the card unlocks a machine; the gears of card and module do not fit')
  assert.notEqual(askedAt(0), 'parts', 'the step unlocks nothing')
})

test('R16.8 every card that makes its player hibernate leaves the game', () => {
  const s = table()
  machines(s, 1, 'MN08')
  player(s, 0).active = ['CN12', 'CY12']
  actAs(s, 0, { do: 'play', card: 'CN12' })
  assert.equal(asked(s), 'slot')
  actAs(s, 0, { do: 'machine', machine: 'MN08' }, { do: 'play', card: 'CY12' }, { do: 'slot', slot: 'T2' })
  actAs(s, 0, { do: 'slot', slot: 'T1' })
  assert.equal(asked(s), 'reward')
  assert.ok(s.gone.includes('CN12') && s.gone.includes('CY12'), s.gone.join())
  assert.equal(player(s, 0).slept, 1)
})

test('R16.8 by the first rules only the last of them left the game', () => {
  const s = table()
  s.version = 1
  machines(s, 1, 'MN08')
  player(s, 0).active = ['CN12', 'CY12']
  actAs(s, 0, { do: 'play', card: 'CN12' })
  actAs(s, 0, { do: 'machine', machine: 'MN08' }, { do: 'play', card: 'CY12' }, { do: 'slot', slot: 'T2' })
  actAs(s, 0, { do: 'slot', slot: 'T1' })
  assert.deepEqual(
    ['CN12', 'CY12'].filter((card) => s.gone.includes(card)),
    ['CN12'],
  )
})

test('I4, R13.1 where the small building was given up the large one can still be begun', () => {
  const s = table()
  player(s, 0).crates = ['K01', 'K02', 'K07']
  give(s, 0, { food: 1 })
  actAs(s, 0, { do: 'build', space: '1,1' }, { do: 'size', size: 'small' }, { do: 'withdraw' })
  actAs(s, 0, { do: 'build', space: '1,1' })
  assert.deepEqual(offered(s, 0, { do: 'size' }), [{ do: 'size', size: 'large' }])
})

test('I16, R22.1 a forest tile under a sand tile gives no discount', () => {
  const s = table({ tribes: ['nadair', 'kuniban'], options: { sides: 'moon' } })
  settle(s, 0, { t1: '-1,0', t4: '1,-1' })
  const tile = spaceOf('1,1')
  player(s, 0).tiles = [tile]
  give(s, 0, { book: 2, food: 6 })
  layGround(s, tile, FOREST)
  assert.ok(canAs(s, 0, { do: 'populate', space: '1,0' }), 'three books less one')
  layGround(s, tile, SAND)
  assert.ok(!canAs(s, 0, { do: 'populate', space: '1,0' }))
})

test('R4.6, R29.1 the player ends the turn, whether or not anything is left to do', () => {
  const s = table()
  s.actions = 1
  actAs(s, 0, { do: 'switch' }, { do: 'take', resource: 'gear' })
  assert.deepEqual(offered(s, 0, {}), [{ do: 'end' }])
  actAs(s, 0, { do: 'end' })
  assert.equal(s.active, 1)
})

test('R29.1 whoever holds a closed crate is asked as if it could be used', () => {
  const questions = (crates: readonly string[]): string[] => {
    const s = table()
    player(s, 0).crates = [...crates]
    give(s, 0, { gear: 3, food: 1 })
    actAs(s, 0, { do: 'build', space: '1,1' })
    const seen = [asked(s)]
    if (asked(s) === 'size') actAs(s, 0, { do: 'size', size: 'small' })
    seen.push(asked(s))
    return seen
  }
  assert.deepEqual(questions(['K18']), ['size', 'pay'], 'three points do not help to pay')
  assert.deepEqual(questions(['K22']), ['size', 'pay'])
  assert.equal(questions([])[1] === 'pay', false)
})

test('R2.2, I1 an ability that only gives something is resolved among other gains, any other is asked about', () => {
  const formica = table({ tribes: ['formica'] })
  resolveParts(formica, 0, ['K16', 'K18'], '', '')
  assert.notEqual(asked(formica), 'parts')
  const kuniban = table({ tribes: ['kuniban'] })
  give(kuniban, 0, { food: 1 })
  resolveParts(kuniban, 0, ['K16', 'K18'], '', '')
  assert.equal(asked(kuniban), 'parts')
})

test('R2.2 by the first rules too the order of the last two of three parts is asked about', () => {
  const s = table()
  s.version = 1
  player(s, 0).active = ['CG02']
  player(s, 0).resting = ['SA1']
  resolveParts(s, 0, ['K25', 'MN06', 'K14'], '', '')
  actAs(s, 0, { do: 'part', part: 'K14' }, { do: 'decline' })
  assert.equal(asked(s), 'parts')
  assert.deepEqual(offered(s, 0, { do: 'part' }), [
    { do: 'part', part: 'K25' },
    { do: 'part', part: 'MN06' },
  ])
})

/** E14, E20.3, E20.4 and E20.7 by rule number: attacks, the Slaver, the raid, the Embassy. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type EssenceState, game } from '../index.ts'
import { player } from '../pieces.ts'
import { attackValue } from '../steps/attack.ts'
import { actAs, atTurn, CHA, CHO, canAs, island, resolve, TIK, UNI, WIN } from './table.ts'

/** Seat 0 asked for the target of a plain attack. */
function attacking(factions: readonly string[] = [TIK, UNI], edition = 'revised'): EssenceState {
  const s = atTurn(factions, edition)
  s.row = ['', '', '', '', '', '']
  Object.assign(player(s, 0), { wealth: 2, influence: 0, essence: 0, attack: 5, hand: [] })
  Object.assign(player(s, 1), { wealth: 0, influence: 0, defense: 3 })
  actAs(s, 0, { do: 'sign', treaty: 'war-pact' })
  return s
}

test('E14.2 any opponent, the threat, or an open monster; a hopeless attack is allowed, none too', () => {
  const s = attacking([TIK, UNI, CHO])
  s.row = ['i-18', 'i-19', '', 'i-01', '', 'ii-18']
  Object.assign(player(s, 1), { defense: 20, pass: 1 })
  assert.deepEqual(game.legal(s, 0), [
    { do: 'attack', seat: 1 },
    { do: 'attack', seat: 2 },
    { do: 'attackThreat' },
    { do: 'attackMonster', slot: 2 },
    { do: 'attackMonster', slot: 6 },
    { do: 'decline' },
  ])
  actAs(s, 0, { do: 'decline' })
  assert.deepEqual([player(s, 0).essence, s.threat, player(s, 0).attacksWon], [0, 0, 0])
})

test('E19.2 targets: the Shieldbearer attacks the threat or a monster only', () => {
  const s = atTurn([TIK, UNI])
  s.row = ['', '', 'i-18', '', '', '']
  Object.assign(player(s, 0), { attack: 4, essence: 0, hand: [`${TIK}.shieldbearer`] })
  actAs(s, 0, { do: 'play', card: `${TIK}.shieldbearer`, option: 0 })
  assert.deepEqual(game.legal(s, 0), [{ do: 'attackThreat' }, { do: 'attackMonster', slot: 3 }, { do: 'decline' }])
  actAs(s, 0, { do: 'attackMonster', slot: 3 })
  assert.equal(player(s, 0).essence, 1 + 2)
})

test('E14.2 with the threat as the only target the attacker is still asked', () => {
  const s = atTurn([TIK, UNI])
  s.row = ['', '', '', '', '', '']
  player(s, 0).hand = [`${TIK}.shieldbearer`]
  actAs(s, 0, { do: 'play', card: `${TIK}.shieldbearer`, option: 0 })
  assert.deepEqual(game.legal(s, 0), [{ do: 'attackThreat' }, { do: 'decline' }])
})

test('E14.3 the value: track, bonus, raid and passives that fit the target, on the track of 0 to 20', () => {
  const s = atTurn([TIK, UNI])
  const p = player(s, 0)
  Object.assign(p, { attack: 5, raid: 2 })
  assert.equal(attackValue(s, 0, 1, 'player', 1), 8)
  island(s, 0, ['hunters-lodge', 1, 0])
  assert.deepEqual([attackValue(s, 0, 1, 'player', 1), attackValue(s, 0, 1, 'monster', -1)], [8, 10])
  Object.assign(p, { attack: 18 })
  assert.equal(attackValue(s, 0, 1, 'player', 1), 20)
})

test('E14.5 the attack succeeds only if it is higher', () => {
  for (const [defense, essence] of [
    [4, 1],
    [5, 0],
    [6, 0],
  ] as const) {
    const s = attacking()
    player(s, 1).defense = defense
    actAs(s, 0, { do: 'attack', seat: 1 })
    const won = essence > 0
    assert.deepEqual(
      [player(s, 0).essence, player(s, 0).attacksWon, player(s, 1).defense],
      [essence, won ? 1 : 0, won ? defense + 1 : defense],
    )
  }
})

test('E14.6, E20.4 an ignored attack uses up the raid all the same', () => {
  const s = atTurn([WIN, CHO])
  const [p, q] = [player(s, 0), player(s, 1)]
  Object.assign(p, { attack: 4, defense: 3, essence: 0, hand: ['windward-league.pirate'] })
  Object.assign(q, { defense: 4, ignores: 2, wealth: 3 })
  actAs(s, 0, { do: 'play', option: 0 }, { do: 'attack', seat: 1 })
  assert.deepEqual([p.raid, p.defense, p.essence, p.attacksWon], [0, 0, 0, 0])
  assert.deepEqual([q.ignores, q.defense, q.wealth], [1, 4, 3])
  assert.equal(attackValue(s, 0, 0, 'player', 1), 4)
})

test('E20.4 the raid: Defense drops to 0 at once and counts for the next attack only', () => {
  const s = atTurn([WIN, CHO])
  const p = player(s, 0)
  Object.assign(p, { attack: 4, defense: 3, essence: 0, hand: ['windward-league.pirate'] })
  Object.assign(player(s, 1), { defense: 5, wealth: 0, influence: 0 })
  for (const segment of player(s, 1).island) segment.exhausted = true
  actAs(s, 0, { do: 'play', option: 0 })
  assert.deepEqual([p.defense, p.raid], [0, 3])
  actAs(s, 0, { do: 'attack', seat: 1 })
  assert.deepEqual([p.essence, p.defense, p.raid, p.attack], [2, 0, 0, 4])
})

test('E20.4 a failing attack uses up the raid too; a declined one keeps it for later in the round', () => {
  const s = atTurn([WIN, CHO])
  const p = player(s, 0)
  Object.assign(p, { attack: 1, defense: 3, hand: ['windward-league.pirate'] })
  player(s, 1).defense = 9
  actAs(s, 0, { do: 'play', option: 0 }, { do: 'decline' })
  assert.equal(p.raid, 3)
  Object.assign(p, { wealth: 2, influence: 0 })
  s.mainDone = false
  actAs(s, 0, { do: 'sign', treaty: 'war-pact' }, { do: 'attack', seat: 1 })
  assert.deepEqual([p.raid, p.attacksWon], [0, 0])
})

test('E14.7 loot: one token, or a ready segment with a star, or none', () => {
  const s = attacking()
  const q = player(s, 1)
  island(s, 1, ['theatre', 1, 0], ['astral-library', 2, 0], ['thunder-bastion', 3, 0], ['mint', 4, 0])
  for (const segment of q.island) segment.exhausted = segment.card === 'mint'
  Object.assign(q, { wealth: 2, influence: 2 })
  actAs(s, 0, { do: 'attack', seat: 1 })
  assert.deepEqual(game.legal(s, 0), [
    { do: 'loot', token: 'wealth' },
    { do: 'loot', token: 'influence' },
    { do: 'exhaust', seat: 1, card: 'theatre' },
    { do: 'exhaust', seat: 1, card: 'thunder-bastion' },
    { do: 'decline' },
  ])
  actAs(s, 0, { do: 'loot', token: 'influence' })
  assert.deepEqual([q.wealth, q.influence, player(s, 0).influence, player(s, 0).wealth], [2, 1, 1, 0])
})

test('E14.7 what the defender does not have is not offered; without any loot nobody is asked', () => {
  const s = attacking()
  player(s, 1).wealth = 1
  actAs(s, 0, { do: 'attack', seat: 1 })
  assert.deepEqual(game.legal(s, 0), [{ do: 'loot', token: 'wealth' }, { do: 'decline' }])
  actAs(s, 0, { do: 'decline' })
  assert.deepEqual([player(s, 1).wealth, player(s, 0).wealth, player(s, 0).essence], [1, 0, 2])
  const r = attacking()
  player(r, 1).influence = 1
  actAs(r, 0, { do: 'attack', seat: 1 })
  assert.deepEqual(game.legal(r, 0), [{ do: 'loot', token: 'influence' }, { do: 'decline' }])
  const t = attacking()
  actAs(t, 0, { do: 'attack', seat: 1 })
  assert.deepEqual([player(t, 0).attacksWon, player(t, 1).defense], [1, 4])
})

test('E14.7 the order: Essence, loot, Defense, passives of the defender, passives of the attacker, reward', () => {
  const s = atTurn([WIN, UNI])
  island(s, 0, ['training-grounds', 1, 0])
  island(s, 1, ['palisade', 1, 0])
  Object.assign(player(s, 0), { attack: 9, hand: ['windward-league.quartermaster'] })
  Object.assign(player(s, 1), { wealth: 1, influence: 0 })
  const events = actAs(s, 0, { do: 'play', option: 0 }, { do: 'attack', seat: 1 }, { do: 'loot', token: 'wealth' })
  assert.deepEqual(
    events.map((event) => (event.type === 'gain' ? `${event.seat} ${event.what}` : event.type)),
    ['play', 'attack', 'loot', '1 wealth', '0 essence', '0 wealth', '0 essence'],
  )
})

test('R31 the Defense of a beaten player ends at 20', () => {
  const s = atTurn([TIK, UNI])
  player(s, 1).defense = 20
  resolve(s, { step: 'beaten', seat: 1 })
  assert.equal(player(s, 1).defense, 20)
})

test('E14.8 success against the threat: no loot, the threat rises; failure changes nothing', () => {
  const s = attacking()
  s.threat = 3
  actAs(s, 0, { do: 'attackThreat' })
  assert.deepEqual([player(s, 0).essence, player(s, 0).attacksWon, s.threat], [2, 1, 4])
  for (const threat of [5, 6]) {
    const t = attacking()
    t.threat = threat
    actAs(t, 0, { do: 'attackThreat' })
    assert.deepEqual([player(t, 0).essence, player(t, 0).attacksWon, t.threat], [0, 0, threat])
  }
})

test('E14.10 a failed attack on a monster leaves the reading unused', () => {
  const s = attacking()
  s.row = ['', '', 'i-19', '', '', '']
  actAs(s, 0, { do: 'attackMonster', slot: 3 })
  assert.deepEqual([s.readDone, player(s, 0).fragments, player(s, 0).essence], [false, [], 0])
})

test('E14.10, R28, R56 a beaten monster: difference, passives, then cost and bonus; no loot, the threat is unchanged', () => {
  const s = attacking()
  const p = player(s, 0)
  island(s, 0, ['training-grounds', 1, 0])
  s.row = ['', '', 'ii-17', '', '', '']
  Object.assign(p, { attack: 8, influence: 1, wealth: 4 })
  const events = actAs(s, 0, { do: 'attackMonster', slot: 3 })
  assert.deepEqual(
    events.map((event) => (event.type === 'gain' ? `${event.what} ${event.n}` : event.type)),
    ['attack', 'essence 1', 'paid', 'claim', 'essence 4'],
  )
  assert.deepEqual([p.essence, p.influence, p.wealth, s.threat, s.readDone], [2 + 1 + 4, 0, 4, 0, true])
})

test('E14.10 after a discount a monster can be attacked without Influence', () => {
  const s = attacking()
  s.row = ['', '', 'ii-17', '', '', '']
  assert.ok(!canAs(s, 0, { do: 'attackMonster' }))
  player(s, 0).prophecyDiscount = 1
  assert.ok(canAs(s, 0, { do: 'attackMonster', slot: 3 }))
})

test('E20.7 the Embassy: 2 less against its owner, by the opponent it lies before', () => {
  const s = atTurn([TIK, CHO, UNI])
  for (const p of s.players) p.attack = 5
  s.embassy = 0
  assert.deepEqual(
    [attackValue(s, 0, 0, 'player', 1), attackValue(s, 0, 0, 'player', 2), attackValue(s, 0, 0, 'threat', -1)],
    [3, 5, 5],
  )
  assert.equal(attackValue(s, 2, 0, 'player', 1), 5)
  player(s, 0).attack = 1
  assert.equal(attackValue(s, 0, 0, 'player', 1), 0)
  const t = atTurn([CHO, TIK])
  Object.assign(t, { embassy: 1 })
  player(t, 1).attack = 5
  assert.equal(attackValue(t, 1, 0, 'player', 0), 3)
})

test('E20.7 the Palace of the Choir puts the Embassy before an opponent of choice', () => {
  const s = atTurn([CHO, TIK, UNI])
  player(s, 0).essence = 0
  actAs(s, 0, { do: 'use', card: 'cloister-of-falling-water' })
  assert.deepEqual(game.legal(s, 0), [
    { do: 'embassy', seat: 1 },
    { do: 'embassy', seat: 2 },
  ])
  actAs(s, 0, { do: 'embassy', seat: 2 })
  assert.deepEqual([s.embassy, player(s, 0).essence], [2, 1])
})

test('E20.7 with a single opponent there is nothing to choose', () => {
  const s = atTurn([CHO, TIK])
  actAs(s, 0, { do: 'use', card: 'cloister-of-falling-water' })
  assert.equal(s.embassy, 1)
})

/** Seat 0 has beaten the University with a Slaver and may take loot. */
function looting(discard: readonly string[], influence: number): EssenceState {
  const s = atTurn([CHA, UNI])
  Object.assign(player(s, 0), { attack: 9, influence, essence: 0, hand: [`${CHA}.slaver`] })
  Object.assign(player(s, 1), { defense: 3, wealth: 0, influence: 0, discard: [...discard] })
  actAs(s, 0, { do: 'play', card: `${CHA}.slaver`, option: 0 }, { do: 'attack', seat: 1 })
  return s
}

test('E20.3 the Slaver uses core characters of the discard pile whose cost can be paid', () => {
  const pile = [`${UNI}.rector`, 'guildmaster', `${UNI}.priest`, `${UNI}.mayor`]
  assert.deepEqual(game.legal(looting(pile, 0), 0), [
    { do: 'enslave', card: `${UNI}.priest`, option: 0 },
    { do: 'enslave', card: `${UNI}.mayor`, option: 0 },
    { do: 'enslave', card: `${UNI}.mayor`, option: 1 },
    { do: 'decline' },
  ])
  assert.ok(canAs(looting(pile, 1), 0, { do: 'enslave', card: `${UNI}.priest`, option: 1 }))
})

test('E20.3, E20.1 an enslaved Spy copies main and side actions, if there is one to copy', () => {
  const s = looting([`${UNI}.spy`], 0)
  assert.ok(!canAs(s, 0, { do: 'enslave', option: 0 }))
  assert.ok(canAs(s, 0, { do: 'enslave', option: 1 }))
  island(s, 1, ['mint', 1, 0])
  const p = player(s, 0)
  Object.assign(p, { wealth: 0, essence: 0 })
  actAs(s, 0, { do: 'enslave', card: `${UNI}.spy`, option: 0 }, { do: 'copy', seat: 1, card: 'mint' })
  assert.deepEqual([p.wealth, p.essence, p.attacksWon], [3, 1, 1])
})

test('E20.3, E20.1 an enslaved Spy needs an action to copy that can be paid, of either kind', () => {
  const s = looting([`${UNI}.spy`], 0)
  for (const [card, able] of [
    ['diplomatic-quarter', true],
    ['war-room', true],
    ['theatre', false],
    ['spy-nest', false],
  ] as const) {
    island(s, 1, [card, 1, 0])
    assert.equal(canAs(s, 0, { do: 'enslave', card: `${UNI}.spy`, option: 0 }), able, card)
  }
})

test('E20.3 only the Slaver offers characters as loot', () => {
  const s = attacking()
  Object.assign(player(s, 1), { wealth: 1, discard: [`${UNI}.priest`] })
  actAs(s, 0, { do: 'attack', seat: 1 })
  assert.ok(!canAs(s, 0, { do: 'enslave' }))
})

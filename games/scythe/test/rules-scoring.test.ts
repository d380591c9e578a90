/** S16 Scoring rule by rule: tiers at their edges, what counts, and each tie-breaker in its order. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placeOf } from '../board.ts'
import { bonusTileOf } from '../figures.ts'
import { game } from '../game.ts'
import { holdingsOf, measure, ranks, score, structureBonus } from '../scoring.ts'
import type { Player, ScytheState } from '../state.ts'
import { of, put, tableWith, tokens } from './table.ts'

function line(s: ScytheState, who: number, key: string): number {
  return score(s, who).find((one) => one.key === key)?.points ?? Number.NaN
}

/** Takes everything of the player off the map. */
function clear(p: Player): void {
  p.units.fill(-1)
  p.structures.fill(-1)
}

test('S16.1 Each tier begins at its own popularity: 0, 7 and 13', () => {
  for (const [popularity, star, territory, pair] of [
    [0, 3, 2, 1],
    [6, 3, 2, 1],
    [7, 4, 3, 2],
    [12, 4, 3, 2],
    [13, 5, 4, 3],
    [18, 5, 4, 3],
  ] as const) {
    const s = tableWith(['saxony', 'nordic'])
    const p = of(s, 'saxony')
    clear(p)
    put(p, { worker1: 'r5c0' })
    tokens(s, 'r5c0', 'oil', 2)
    p.popularity = popularity
    p.stars = [1, 0, 0, 0, 0, 0, 0, 0, 0]
    const scored = ['stars', 'territories', 'resources'].map((key) => line(s, 0, key))
    assert.deepEqual(scored, [star, territory, pair], `popularity ${popularity}`)
  }
})

test('S16.2 The Factory counts as three territories, a lake as one', () => {
  const s = tableWith(['nordic', 'saxony'])
  const p = of(s, 'nordic')
  clear(p)
  p.popularity = 0
  put(p, { character: 'r3c3' })
  assert.equal(line(s, 0, 'territories'), 6)
  put(p, { character: 'r2c4' })
  assert.equal(line(s, 0, 'territories'), 2)
  put(p, { character: 'hb_nordic' })
  assert.equal(line(s, 0, 'territories'), 0, 'a base is no territory')
  put(p, { character: 'r3c3', worker1: 'r0c1', worker2: 'r0c1' })
  assert.equal(holdingsOf(s, 0).territories, 2, 'R10 each is one territory for the tie-break')
})

test('S1.3 The defender of a contested hex scores it, the attacker does not', () => {
  const s = tableWith(['saxony', 'nordic'])
  clear(of(s, 'saxony'))
  clear(of(s, 'nordic'))
  for (const faction of ['saxony', 'nordic'] as const) {
    of(s, faction).popularity = 0
    put(of(s, faction), { character: 'r5c3' })
  }
  assert.deepEqual([line(s, 0, 'territories'), line(s, 1, 'territories')], [0, 2])
  s.active = 1
  assert.deepEqual([line(s, 0, 'territories'), line(s, 1, 'territories')], [2, 0])
})

test('S16.5 Each tile at the counts that its tiers name', () => {
  const s = tableWith(['saxony', 'nordic'])
  const p = of(s, 'saxony')
  for (const [tile, structures, count, coins] of [
    ['adjacentTunnels', ['r6c1'], 0, 0],
    ['adjacentTunnels', ['r4c3'], 2, 4],
    ['adjacentTunnels', ['r4c2'], 0, 0],
    ['adjacentLakes', ['r6c1'], 1, 2],
    ['adjacentLakes', ['r3c3', 'r4c3'], 3, 4],
    ['adjacentLakes', ['r2c3', 'r4c3', 'r6c1', 'r2c1'], 6, 9],
    ['adjacentEncounters', ['r6c1', 'r5c0'], 2, 4],
    ['onTunnels', ['r4c2', 'r5c3', 'r5c4'], 2, 4],
    ['onTunnels', ['r4c2', 'r5c3', 'r2c2'], 3, 6],
    ['onFarmsOrTundras', ['r4c2', 'r5c3', 'r5c4', 'r6c3'], 3, 6],
    ['longestRow', ['r5c0'], 1, 2],
    ['longestRow', ['r5c0', 'r5c2'], 1, 2],
    ['longestRow', ['r4c3', 'r5c3', 'r6c4', 'r7c3'], 3, 6],
    ['longestRow', ['r3c4', 'r4c3', 'r5c2', 'r4c4'], 2, 4],
    ['longestRow', ['r5c1', 'r5c2', 'r5c3', 'r5c4'], 4, 9],
    ['longestRow', ['r7c3', 'r5c4', 'r4c5', 'r6c4'], 4, 9],
    ['longestRow', [], 0, 0],
    ['longestRow', ['r0c1', 'r0c2'], 2, 4],
    ['adjacentLakes', ['r0c1'], 1, 2],
  ] as const) {
    s.bonusTile = tile
    p.structures.fill(-1)
    for (const [i, id] of structures.entries()) p.structures[i] = placeOf(id)
    const told = `${tile} ${structures.join(' ')}`
    assert.deepEqual([measure(bonusTileOf(s, tile), p.structures), structureBonus(s, p)], [count, coins], told)
  }
})

/** Two seats with the same total, and nothing else either. */
function level(): ScytheState {
  const s = tableWith(['saxony', 'nordic'])
  for (const p of s.players) {
    clear(p)
    p.power = 3
    p.popularity = 4
    p.coins = 50
    p.stars.fill(0)
  }
  put(of(s, 'saxony'), { worker1: 'r5c0' })
  put(of(s, 'nordic'), { worker1: 'r0c4' })
  return s
}

/** What lets a seat win at each tie-breaker, its total unchanged. */
const advantages: readonly (readonly [name: string, give: (s: ScytheState, p: Player) => void])[] = [
  [
    'workers, mechs and structures',
    (_s, p) => {
      p.units[6] = placeOf(`hb_${p.faction}`)
    },
  ],
  [
    'power',
    (_s, p) => {
      p.power++
    },
  ],
  [
    'popularity',
    (_s, p) => {
      p.popularity++
    },
  ],
  [
    'resource tokens',
    (s, p) => {
      tokens(s, p.faction === 'saxony' ? 'r5c0' : 'r0c4', 'oil', 1)
    },
  ],
  [
    'territories',
    (_s, p) => {
      p.units[0] = placeOf(p.faction === 'saxony' ? 'r4c3' : 'r1c4')
      p.coins -= 2
    },
  ],
  [
    'stars',
    (_s, p) => {
      p.stars[0] = 1
      p.coins -= 3
    },
  ],
]

const total = (s: ScytheState, who: number): number => score(s, who).reduce((sum, { points }) => sum + points, 0)

for (const [i, [name, give]] of advantages.entries()) {
  test(`S16.6 (${i + 1}) A tie is broken by ${name}, before all that comes later`, () => {
    const s = level()
    assert.deepEqual(ranks(s), [1, 1], 'a shared victory')
    give(s, of(s, 'nordic'))
    assert.equal(total(s, 0), total(s, 1))
    assert.deepEqual(ranks(s), [2, 1])
    for (const [, later] of advantages.slice(i + 1)) later(s, of(s, 'saxony'))
    assert.equal(total(s, 0), total(s, 1))
    assert.deepEqual(ranks(s), [2, 1], 'also against everything that comes later')
  })
}

test('S16.6 Workers, mechs and structures all count, the character does not', () => {
  for (const piece of ['worker', 'mech', 'structure', 'character'] as const) {
    const s = level()
    const p = of(s, 'nordic')
    if (piece === 'worker') put(p, { worker2: 'hb_nordic' })
    else if (piece === 'mech') put(p, { mech1: 'hb_nordic' })
    else if (piece === 'character') put(p, { character: 'hb_nordic' })
    else {
      s.bonusTile = 'onTunnels'
      p.structures[0] = placeOf('r0c4')
    }
    assert.deepEqual(ranks(s), piece === 'character' ? [1, 1] : [2, 1], piece)
  }
})

test('R10 For the tie-break the Factory is one territory', () => {
  const s = level()
  put(of(s, 'saxony'), { character: 'r3c3' })
  put(of(s, 'nordic'), { character: 'r1c4', mech1: 'r0c5', mech2: 'r1c3' })
  put(of(s, 'saxony'), { mech1: 'hb_saxony', mech2: 'hb_saxony' })
  assert.equal(total(s, 0), total(s, 1))
  assert.deepEqual(ranks(s), [2, 1])
})

test('S16.6 More coins win, whatever the tie-breakers say', () => {
  const s = level()
  for (const [, give] of advantages) give(s, of(s, 'nordic'))
  of(s, 'saxony').coins++
  assert.deepEqual(ranks(s), [1, 2])
})

test('S19.3 Only Albion scores flags, only those it controls and not next to its base', () => {
  const s = tableWith(['albion', 'saxony'])
  const p = of(s, 'albion')
  clear(p)
  p.popularity = 7
  put(p, { worker1: 'r0c1', worker2: 'r0c2', worker3: 'r4c3' })
  for (const id of ['r0c1', 'r0c2', 'r4c3', 'r5c3']) s.tokens[placeOf(id)] = 'flag'
  put(of(s, 'saxony'), { worker1: 'r5c3' })
  assert.equal(line(s, 0, 'flags'), 3)
  assert.ok(Number.isNaN(line(s, 1, 'flags')), 'Saxony has no such line')
})

test('S19.1 Encounter hexes pay Polania from six seats on, printed icons, token or not', () => {
  for (const [factions, pays] of [
    [['polania', 'nordic', 'rusviet', 'saxony', 'crimea'], false],
    [['polania', 'nordic', 'rusviet', 'saxony', 'crimea', 'albion'], true],
  ] as const) {
    const s = tableWith(factions)
    put(of(s, 'polania'), { worker1: 'r3c1', worker2: 'r3c0' })
    s.encounters[placeOf('r3c1')] = false
    const meander = line(s, 0, 'meander')
    assert.equal(pays ? meander === 3 : Number.isNaN(meander), true)
    assert.ok(Number.isNaN(line(s, 1, 'meander')), 'nobody else')
  }
})

test('S19.5 A trap armed again holds its territory at the end, a disarmed one does not', () => {
  for (const [state, holds] of [
    [1, true],
    [2, false],
    [3, true],
  ] as const) {
    const s = tableWith(['saxony', 'togawa'])
    const before = line(s, 1, 'territories')
    s.tokens[placeOf('r5c3')] = 'trapPower'
    s.traps[placeOf('r5c3')] = state
    assert.equal(line(s, 1, 'territories') > before, holds, `state ${state}`)
    put(of(s, 'saxony'), { worker1: 'r5c3' })
    assert.equal(line(s, 1, 'territories'), before, 'not with somebody on it')
  }
})

test('S15.1, S16 The result of the game ranks by these lines', () => {
  const s = level()
  s.agenda = []
  of(s, 'nordic').power++
  assert.deepEqual(game.result(s)?.ranks, [2, 1])
  assert.deepEqual(game.result(s)?.totals, [52, 52])
})

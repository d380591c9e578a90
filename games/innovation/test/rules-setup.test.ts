/** Setup: tables, sets, draft, starting pieces, options (A2, A8, A37-A39). */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { next } from '@ludarium/kernel'
import { boardOf, hexNamed } from '../board.ts'
import {
  bookActions,
  cityTiles,
  competencies,
  finalTiles,
  innovations,
  roundBonuses,
  roundTileById,
  type Terrain,
  WHEEL,
} from '../data/index.ts'
import { game } from '../index.ts'
import { player } from '../pieces.ts'
import { fillRounds } from '../setup.ts'
import type { InnovationState } from '../state.ts'
import { act, actAs, buildingAt, canAs, offered, open, playUntil } from './table.ts'

const GAMES = Array.from({ length: 40 }, (_, n) => open(2 + (n % 4), {}, `setup ${n}`))

test('A8.1 round tiles: six different ones, spades not in rounds 5 and 6, two bonuses of a discipline in rounds 1-5', () => {
  for (const { rounds } of GAMES) {
    assert.equal(new Set(rounds).size, 6)
    assert.ok(!rounds.slice(4).includes('spade-engineering'))
    const disciplines = rounds.slice(0, 5).map((id) => roundTileById.get(id)?.scienceBonus.discipline)
    for (const one of disciplines) assert.ok(disciplines.filter((other) => other === one).length <= 2)
  }
})

test('A8.1 a tile that may not lie there goes under the stack and comes back later', () => {
  // Spades may not lie in rounds 6 and 5; in round 4 they come from under the stack only after the others.
  const stack = [
    'guild-medicine',
    'workshop-law',
    'grand-banking',
    'school-banking',
    'step-medicine',
    'spade-engineering',
  ]
  assert.deepEqual(fillRounds([...stack]), [
    'spade-engineering',
    'guild-medicine',
    'workshop-law',
    'grand-banking',
    'school-banking',
    'step-medicine',
  ])
  const law = ['city-engineering', 'step-medicine', 'innovation-law', 'guild-law', 'workshop-law', 'grand-banking']
  assert.deepEqual(
    fillRounds([...law, 'school-banking']).slice(3),
    ['workshop-law', 'grand-banking', 'school-banking'],
    'round 6 does not count',
  )
})

test('A8.2 the final tile rewards another type of building than the tile of round 6', () => {
  for (const { rounds, final } of GAMES) {
    const goal = roundTileById.get(rounds[5] ?? '')?.goal
    const type = finalTiles.find(({ id }) => id === final)?.buildingType
    assert.ok(type !== undefined)
    assert.notEqual(goal, type)
  }
  assert.ok(new Set(GAMES.map(({ final }) => final)).size > 2)
})

test('A8.3-A8.6 what lies out: book actions, competencies, innovations, palaces, city tiles', () => {
  for (const s of GAMES) {
    assert.equal(new Set(s.bookActions).size, 3)
    assert.ok(s.bookActions.every((id) => bookActions.some((one) => one.id === id)))
    assert.deepEqual([...s.competencies].sort(), competencies.map(({ id }) => id).sort())
    assert.ok(s.copies.every((n) => n === 4))
    assert.equal(new Set(s.innovations).size, [0, 0, 6, 8, 10, 12][s.seats])
    assert.ok(s.innovations.every((id) => innovations.some((one) => one.id === id)))
    assert.equal(new Set(s.palaces).size, s.seats + 2)
    assert.ok(s.palaces.includes('palace-17'))
    assert.deepEqual(
      s.cityTiles,
      cityTiles.map(() => 3),
    )
  }
  assert.ok(new Set(GAMES.map((s) => s.competencies[0])).size > 5)
})

test('A8.6, A38.2, A39.1 palaces of games with the Automa: palace-17 and 2 or 3 more', () => {
  assert.equal(open(1).palaces.length, 3)
  assert.equal(open(2, { automa: true }).palaces.length, 4)
  assert.deepEqual([open(1).innovations.length, open(2, { automa: true }).innovations.length], [6, 8])
})

test('A2.2 maps by players; the Automa counts', () => {
  const maps = [open(1), open(2), open(3), open(4), open(5), open(2, { automa: true })].map(({ map }) => map)
  assert.deepEqual(maps, ['map-1-3', 'map-1-3', 'map-3-5', 'map-3-5', 'map-3-5', 'map-3-5'])
  assert.equal(open(2, { automa: true, map: 'map-1-3' }).map, 'map-1-3')
  assert.equal(open(3, { map: 'map-3-5' }).map, 'map-3-5')
})

test('A8.7 a random first player, the others clockwise', () => {
  for (const { order, seats } of GAMES) {
    assert.deepEqual(
      order,
      Array.from({ length: seats }, (_, n) => ((order[0] ?? 0) + n) % seats),
    )
  }
  assert.ok(new Set(GAMES.map(({ order }) => order[0])).size > 2)
})

test('A8.8 sets: seven displays with a faction and a bonus; taken from the last player to the first', () => {
  const s = open(3, {}, 'sets')
  assert.deepEqual(
    s.sets.map(({ terrain }) => terrain),
    WHEEL,
  )
  assert.equal(new Set(s.sets.flatMap(({ factions }) => factions)).size, 7)
  assert.equal(new Set(s.sets.map(({ bonus }) => bonus)).size, 7)
  const asked: number[] = []
  const taken: Terrain[] = ['lake', 'desert', 'swamp']
  for (const terrain of taken) {
    const [seat = 0] = game.actors(s)
    asked.push(seat)
    const set = s.sets.find((one) => one.terrain === terrain)
    assert.equal(offered(s, seat, { do: 'set' }).length, 8 - asked.length)
    actAs(s, seat, { do: 'set', terrain })
    const p = player(s, seat)
    assert.deepEqual([p.terrain, p.faction, p.bonus], [WHEEL.indexOf(terrain), set?.factions[0], set?.bonus])
  }
  assert.deepEqual(asked, [...s.order].reverse())
})

test('A8.8 three bonuses lie out with a coin each; those of sets not taken leave the game', () => {
  const s = open(3, {}, 'sets')
  const dealt = s.sets.map(({ bonus }) => bonus)
  playUntil(s, (now) => now.bonuses.length > 0)
  assert.deepEqual(
    s.bonuses,
    roundBonuses.map(({ id }) => id).filter((id) => !dealt.includes(id)),
  )
  assert.deepEqual(s.bonusCoins, [1, 1, 1])
})

test('A8.9 the draft: what lies out, and who takes when', () => {
  const s = open(4, { setup: 'draft' }, 'draft')
  const { terrains, factions, palaces, bonuses } = s.draft
  assert.deepEqual([terrains.length, factions.length, palaces.length, bonuses.length], [6, 5, 5, 7])
  assert.ok(!palaces.includes('palace-17'))
  assert.deepEqual([s.palaces, s.sets], [[], []])
  const asked: number[] = []
  for (let n = 0; n < 16; n++) {
    const [seat = 0] = game.actors(s)
    asked.push(seat)
    act(s, {})
  }
  const back = [...s.order].reverse()
  assert.deepEqual(asked.slice(0, 12), [...back, ...s.order, ...back])
  assert.deepEqual([s.bonuses.length, s.draft.bonuses.length], [3, 0])
})

test('A8.9 one item of each category, and each only once', () => {
  const s = open(2, { setup: 'draft' }, 'draft')
  const [first = 0] = game.actors(s)
  const kinds = (seat: number): string[] => [
    ...new Set(offered(s, seat, { do: 'draft' }).map((move) => (move.do === 'draft' ? move.kind : ''))),
  ]
  assert.deepEqual(kinds(first), ['terrain', 'faction', 'palace', 'bonus'])
  const [item = 'desert'] = s.draft.terrains
  actAs(s, first, { do: 'draft', kind: 'terrain', item })
  assert.ok(!s.draft.terrains.includes(item))
  assert.equal(player(s, first).terrain, WHEEL.indexOf(item))
  const other = 1 - first
  actAs(s, other, { do: 'draft', kind: 'palace', item: s.draft.palaces[0] ?? '' })
  assert.equal(s.draft.palaces.length, 2)
  actAs(s, other, { do: 'draft', kind: 'faction', item: s.draft.factions[1] ?? '' })
  assert.deepEqual(kinds(first), ['faction', 'palace', 'bonus'])
  const [bonus = ''] = s.draft.bonuses
  actAs(s, first, { do: 'draft', kind: 'bonus', item: bonus })
  assert.deepEqual([player(s, first).bonus, s.draft.bonuses.includes(bonus)], [bonus, false])
  assert.deepEqual([s.draft.palaces.length, s.draft.factions.length], [2, 2])
})

/** Sets are dealt so that the seats in turn order have these terrains and factions. */
function seated(
  ...roles: readonly (readonly [Terrain, InnovationState['players'][number]['faction']])[]
): InnovationState {
  const s = open(roles.length, {}, 'seated')
  for (const [terrain, faction] of roles) {
    const set = s.sets.find((one) => one.terrain === terrain)
    if (set !== undefined && faction !== '') set.factions = [faction]
  }
  for (const [terrain] of [...roles].reverse()) act(s, { do: 'set', terrain })
  return s
}

/** Who places what, until the first question of another kind. */
function settlers(s: InnovationState): string[] {
  const list: string[] = []
  for (let step = next(s); step?.step === 'settle'; step = next(s)) {
    list.push(`${s.order.indexOf(step.seat)} ${step.building}`)
    act(s, {})
  }
  return list
}

test('A8.11 workshops in turn order and back again', () => {
  const s = seated(['lake', 'goblins'], ['forest', 'psychics'], ['swamp', 'blessed'])
  assert.deepEqual(settlers(s), ['0 workshop', '1 workshop', '2 workshop', '2 workshop', '1 workshop', '0 workshop'])
})

test('A8.11 Omar’s tower after all workshops, the university of the Monks at the very end', () => {
  const s = seated(['lake', 'monks'], ['forest', 'omar'], ['swamp', 'blessed'])
  assert.deepEqual(settlers(s), ['1 workshop', '2 workshop', '2 workshop', '1 workshop', '1 tower', '0 university'])
  const omar = s.order[1] ?? 0
  const [, , tower = 0] = player(s, omar).hexes
  assert.equal(s.neutral[tower], 1)
  assert.deepEqual(player(s, omar).supply, [7, 4, 3, 1, 1])
  const monks = s.order[0] ?? 0
  assert.deepEqual([player(s, monks).hexes.length, player(s, monks).supply], [1, [9, 4, 3, 0, 1]])
  assert.equal(s.neutral[player(s, monks).hexes[0] ?? 0], 0)
})

test('A8.11 starting buildings stand on free native hexes, and cause nothing', () => {
  const s = seated(['lake', 'goblins'], ['forest', 'psychics'], ['swamp', 'blessed'])
  const [seat = 0] = game.actors(s)
  const free = boardOf(s).land.filter((hex) => s.terrain[hex] === WHEEL.indexOf('lake'))
  assert.equal(offered(s, seat, { do: 'settle' }).length, free.length)
  settlers(s)
  assert.ok(s.players.every((p) => p.vp === 20))
  const again = seated(['lake', 'goblins'], ['forest', 'psychics'], ['swamp', 'blessed'])
  actAs(again, seat, { do: 'settle', hex: 'A3' })
  assert.equal(buildingAt(again, 'A3'), 'workshop')
  while (game.actors(again)[0] !== seat) act(again, {})
  assert.ok(!canAs(again, seat, { do: 'settle', hex: 'A3' }))
})

test('A8.10, A31 starting goods and steps of factions', () => {
  const goblins = seated(['lake', 'goblins'], ['forest', 'psychics'], ['swamp', 'blessed'])
  const [a = 0, b = 0, c = 0] = goblins.order
  assert.deepEqual(
    [player(goblins, a).tools, player(goblins, a).levels, player(goblins, a).sailing],
    [4, [1, 0, 1, 0], 1],
  )
  assert.deepEqual([player(goblins, b).tools, player(goblins, b).levels], [4, [2, 1, 1, 2]])
  const swamp = player(goblins, c)
  assert.deepEqual([swamp.scholars, swamp.pool, swamp.bowls, swamp.coins], [1, 6, [3, 9, 0], 15])
  assert.deepEqual([swamp.terraforming, swamp.bridges, swamp.supply], [1, 3, [9, 4, 3, 1, 1]])
})

test('A8.12 after placement: book, steps, competency and spade, in the order of the owner', () => {
  const s = seated(['wasteland', 'lizards'], ['desert', 'inventors'], ['swamp', 'blessed'])
  settlers(s)
  const [first = 0, second = 0] = s.order
  assert.deepEqual(offered(s, first, {}), [
    { do: 'first', item: 'book' },
    { do: 'first', item: 'step' },
  ])
  actAs(s, first, { do: 'first', item: 'step' }, { do: 'step', discipline: 'law' }, { do: 'step', discipline: 'law' })
  actAs(s, first, { do: 'book', discipline: 'medicine' })
  assert.deepEqual(
    [player(s, first).levels, player(s, first).books],
    [
      [0, 2, 0, 0],
      [0, 0, 0, 1],
    ],
  )
  assert.deepEqual(offered(s, second, {}), [
    { do: 'first', item: 'competency' },
    { do: 'first', item: 'spades' },
  ])
  actAs(s, second, { do: 'first', item: 'spades' })
  assert.deepEqual(next(s), { step: 'spades', seat: second, count: 1 })
  actAs(s, second, { do: 'enough' })
  assert.equal(next(s)?.step, 'competency')
})

test('A8.13 two-spades during setup: spades without building; windfall works as always', () => {
  const s = seated(['lake', 'inventors'], ['forest', 'psychics'], ['swamp', 'blessed'])
  settlers(s)
  const [first = 0] = s.order
  actAs(s, first, { do: 'competency', competency: 'two-spades' })
  assert.deepEqual(next(s), { step: 'spades', seat: first, count: 2 })
  const other = seated(['lake', 'inventors'], ['forest', 'psychics'], ['swamp', 'blessed'])
  settlers(other)
  actAs(other, first, { do: 'competency', competency: 'windfall' })
  assert.equal(player(other, first).vp, 25)
})

test('R34 (A8.13, A29.4) a tower taken at the start is a build: neighbours are offered power', () => {
  const s = seated(['lake', 'inventors'], ['forest', 'psychics'], ['swamp', 'blessed'])
  settlers(s)
  const [first = 0, second = 0] = s.order
  const p = player(s, second)
  Object.assign(p, { bowls: [12, 0, 0] })
  actAs(s, first, { do: 'competency', competency: 'tower' })
  const [move] = offered(s, first, { do: 'place' })
  assert.ok(move !== undefined && move.do === 'place')
  const at = hexNamed(s, move.hex)
  const [beside = 0] = (boardOf(s).landAround[at] ?? []).filter((hex) => s.owner[hex] === -1)
  s.owner[beside] = second
  s.building[beside] = 1
  p.hexes.push(beside)
  actAs(s, first, move)
  assert.equal(next(s)?.step, 'offer')
})

test('A8.14 the bonus of the set pays in round 1', () => {
  const s = seated(['lake', 'goblins'], ['forest', 'psychics'], ['swamp', 'blessed'])
  const [first = 0] = s.order
  player(s, first).bonus = 'coin-purse'
  const before = player(s, first).coins
  playUntil(s, (now) => now.phase === 'actions')
  assert.equal(player(s, first).coins - before, 6)
})

test('A38.2 solo: three displays with two factions each; the terrain of the Automa is another one', () => {
  const s = open(1)
  assert.deepEqual([s.sets.length, s.participants, s.order], [3, 2, [0, 1]])
  assert.ok(s.sets.every(({ factions, bonus }) => factions.length === 2 && bonus === ''))
  assert.equal(new Set(s.sets.flatMap(({ factions }) => factions)).size, 6)
  assert.equal(offered(s, 0, {}).length, 6)
  const [set] = s.sets
  actAs(s, 0, { do: 'display', terrain: set?.terrain ?? 'lake', faction: set?.factions[1] ?? 'omar' })
  assert.deepEqual(
    [player(s, 0).faction, player(s, 0).terrain],
    [set?.factions[1], WHEEL.indexOf(set?.terrain ?? 'lake')],
  )
  const rivals = offered(s, 0, {}).map((move) => (move.do === 'rival' ? move.terrain : ''))
  assert.deepEqual(
    rivals,
    WHEEL.filter((terrain) => terrain !== set?.terrain),
  )
  actAs(s, 0, { do: 'rival', terrain: rivals[3] || 'lake' })
  assert.equal(s.automa?.terrain, WHEEL.indexOf(rivals[3] || 'lake'))
})

test('A38.2 solo with a random terrain of the Automa: it is not asked and not the human’s', () => {
  const s = open(1, { automaTerrain: 'random' })
  playUntil(s, (now) => now.phase === 'actions')
  assert.ok(s.automa !== null && s.automa.terrain >= 0)
  assert.notEqual(s.automa.terrain, player(s, 0).terrain)
})

test('A38.4 where the Automa settles comes to light, and cannot be undone', () => {
  const s = open(1, { automaTerrain: 'choose' })
  let before = -1
  playUntil(s, (now) => {
    if (now.automa?.hexes.length === 0) before = now.reveals
    return (now.automa?.hexes.length ?? 0) > 0
  })
  assert.ok(before >= 0 && s.reveals > before)
})

test('A38.24 where the youth of the Symbionts falls comes to light, and cannot be undone', () => {
  const revealed = (automaFaction: string): number => {
    const s = open(1, { automaFaction })
    playUntil(s, (now) => now.phase === 'actions')
    assert.equal((s.automa?.youth ?? -1) >= 0, automaFaction === 'symbionts')
    return s.reveals
  }
  assert.equal(revealed('symbionts'), revealed('simpletons') + 1)
})

test('A39 two humans and the Automa: sets, four more bonuses, her workshops in the middle, she acts third', () => {
  const s = open(2, { automa: true }, 'three')
  assert.deepEqual([s.participants, s.order[2], s.automa?.faction, s.spaces[0]], [3, 2, 'simpletons', [-1, -1, -1, -1]])
  playUntil(s, (now) => now.automa?.hexes.length === 2)
  assert.equal(s.bonuses.length, 3)
  assert.deepEqual(s.bonusCoins, [1, 1, 1])
  const held = [...s.players.map((p) => p.bonus), s.automa?.bonus ?? '', ...s.bonuses]
  assert.equal(new Set(held).size, 6)
  assert.notEqual(s.automa?.bonus, '')
})

test('R38 (A39.1) beside two humans her terrain is a random one that neither of them has', () => {
  const hers = new Set<number>()
  for (let n = 0; n < 25; n++) {
    const s = open(2, { automa: true }, `terrain ${n}`)
    playUntil(s, (now) => (now.automa?.terrain ?? -1) >= 0)
    const terrains = [...s.players.map((p) => p.terrain), s.automa?.terrain ?? -1]
    assert.equal(new Set(terrains).size, 3)
    hers.add(s.automa?.terrain ?? -1)
  }
  assert.ok(hers.size > 2)
})

test('A38, A39 choices that do not go together', () => {
  const refused = (seats: number, options: Record<string, unknown>): string | null => {
    const base = open(Math.min(seats, 2)).options
    return game.refuse(seats, { ...base, ...options } as typeof base)?.code ?? null
  }
  assert.equal(refused(2, { automa: true }), null)
  assert.equal(refused(3, { automa: true }), 'automa')
  assert.equal(refused(3, { map: 'map-1-3' }), null)
  assert.equal(refused(3, { map: 'map-3-5' }), null)
  assert.equal(refused(2, { map: 'map-3-5' }), 'map')
  assert.equal(refused(2, { map: 'map-1-3' }), null)
  assert.equal(refused(2, { automa: true, map: 'map-1-3' }), null)
  assert.equal(refused(1, { map: 'map-3-5' }), 'map')
  assert.equal(refused(1, { map: 'map-1-3' }), null)
  assert.equal(refused(4, { map: 'map-3-5' }), null)
  assert.equal(refused(4, { map: 'map-1-3' }), 'map')
  assert.equal(refused(1, { setup: 'draft' }), 'setup')
  assert.equal(refused(2, { automa: true, setup: 'draft' }), 'setup')
  assert.equal(refused(2, { setup: 'draft' }), null)
  assert.equal(refused(2, { automa: true, automaFaction: 'druids' }), 'automaFaction')
  assert.equal(refused(2, { automa: true, automaFaction: 'simpletons' }), null)
  assert.equal(refused(1, { automaFaction: 'druids' }), null)
  assert.equal(refused(2, { automaFaction: 'druids' }), null)
})

test('A4 what everybody starts with', () => {
  const p = player(open(2), 0)
  assert.deepEqual(
    [p.vp, p.points[0], p.pool, p.scholars, p.bridges, p.bowls, p.supply, p.annexes, p.lost],
    [20, 20, 7, 0, 3, [12, 0, 0], [9, 4, 3, 1, 1], 0, 0],
  )
  assert.deepEqual(
    [p.terrain, p.faction, p.bonus, p.palace, p.passed, p.sailing, p.terraforming],
    [-1, '', '', '', false, 0, 1],
  )
})

test('roles: faction, terrain and palace, once they are chosen', () => {
  const s = open(2)
  assert.deepEqual(game.roles(s, 0), {})
  player(s, 0).terrain = 0
  assert.deepEqual(game.roles(s, 0), {}, 'a terrain alone is no role')
  player(s, 0).terrain = -1
  playUntil(s, (now) => now.phase === 'actions')
  const { faction, terrain, palace } = game.roles(s, 0)
  assert.deepEqual([faction, terrain, palace], [player(s, 0).faction, WHEEL[player(s, 0).terrain], 'none'])
  player(s, 0).palace = 'palace-17'
  assert.equal(game.roles(s, 0).palace, 'palace-17')
})

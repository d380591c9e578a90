/** The conditions that the component data must meet: counts, vocabulary, ranges, patterns, model values. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TestRenderer } from '@ludarium/kernel/testkit'
import { TYPES, turnsOf } from '../card.ts'
import {
  type Ability,
  advisors,
  boardFigures,
  type CharacterOption,
  type Cost,
  core,
  type Effect,
  editions,
  type Figure,
  factions,
  followers,
  fragments,
  LETTERS,
  locations,
  monuments,
  palaces,
  type SegmentCard,
  segments,
  treaties,
  types,
} from '../data/index.ts'
import { netWorth, segmentTarget, segmentWorth, valueModel } from '../value.ts'
import { ability, effects, option, requirement } from '../words/effects.ts'
import { words } from '../words/en.ts'

const isWhole = (n: unknown, from: number, to: number): boolean =>
  typeof n === 'number' && Number.isInteger(n) && n >= from && n <= to

const GAINS = ['essence', 'shards', 'influence', 'wealth', 'attack', 'defense', 'draw', 'foundation', 'ignoreAttack']
const INCOMES = GAINS.filter((op) => op !== 'shards')
const BONUSES = GAINS.filter((op) => op !== 'ignoreAttack')
/** What each effect may carry beside its op; '!' marks what it must. */
const PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(GAINS.map((op) => [op, ['n!']])),
  attackAction: ['targets', 'bonus', 'loot', 'onWin'],
  buildAction: ['discount', 'freeFoundation'],
  treatyAction: ['discount'],
  moveSegment: ['n!'],
  swapSegments: ['n!'],
  addToPool: ['n!'],
  exhaust: ['what!', 'n!'],
  discount: ['what!', 'n!'],
  take: ['what!', 'from!', 'n!'],
  choose: ['options!'],
  opponentChooses: ['options!'],
  exchangeAttackDefense: [],
  spy: ['stars!'],
  rector: [],
  raid: [],
  tradeAgreement: [],
  embassy: [],
}

/** Every word of the effect language that some card uses. */
const used = new Set<string>()

function checkFigure(n: Figure, where: string): void {
  if (typeof n === 'number') {
    assert.ok(isWhole(n, 1, 9), `${where}: ${n}`)
    return
  }
  const [counter = '', type] = n.count.split(':')
  assert.ok(['fragments', 'segments', 'adjacent'].includes(counter), `${where}: ${n.count}`)
  assert.ok(counter === 'fragments' ? type === undefined : TYPES.includes(type ?? ''), `${where}: ${n.count}`)
  assert.ok(isWhole(n.times, 1, 3), where)
  assert.ok(n.max === undefined || isWhole(n.max, 1, 9), where)
  assert.ok(n.min === undefined || isWhole(n.min, 0, 9), where)
  used.add(`counter:${counter}`)
  if (n.max !== undefined) used.add('clamp:max')
  if (n.min !== undefined) used.add('clamp:min')
}

function checkEffects(list: readonly Effect[], where: string, allowed: readonly string[] = Object.keys(PARAMETERS)) {
  assert.ok(list.length > 0, `${where}: no effects`)
  for (const effect of list) checkEffect(effect, `${where}/${effect.op}`, allowed)
}

function checkEffect(effect: Effect, where: string, allowed: readonly string[]): void {
  const parameters = PARAMETERS[effect.op]
  assert.ok(parameters !== undefined && allowed.includes(effect.op), `${where}: not allowed here`)
  used.add(`op:${effect.op}`)
  const names = parameters.map((name) => name.replace('!', ''))
  for (const key of Object.keys(effect)) assert.ok(key === 'op' || names.includes(key), `${where}: ${key}`)
  for (const name of parameters) if (name.endsWith('!')) assert.ok(name.slice(0, -1) in effect, `${where}: no ${name}`)
  if ('n' in effect) checkFigure(effect.n, where)
  switch (effect.op) {
    case 'attackAction':
      assert.ok(effect.targets === undefined || effect.targets.length > 0, where)
      assert.ok(effect.bonus === undefined || isWhole(effect.bonus, 1, 4), where)
      if (effect.loot === 'slaver') used.add('loot:slaver')
      if (effect.onWin !== undefined) checkEffects(effect.onWin, `${where}/onWin`)
      if (effect.onWin !== undefined) used.add('attackAction:onWin')
      return
    case 'buildAction':
    case 'treatyAction':
      assert.ok(effect.discount === undefined || isWhole(effect.discount, 1, 5), where)
      return
    case 'discount':
      used.add(`discount:${effect.what}`)
      return
    case 'take':
      used.add(`take:${effect.from}`)
      used.add(`take:${effect.what}`)
      return
    case 'choose':
    case 'opponentChooses':
      assert.equal(effect.options.length, 2, where)
      for (const [i, inner] of effect.options.entries()) checkEffects(inner, `${where}[${i}]`)
      return
    case 'spy':
      assert.ok(effect.stars.length > 0, where)
  }
}

function checkCost(cost: readonly Cost[], where: string): void {
  for (const { pay, n } of cost) {
    assert.ok(isWhole(n, 1, 5), where)
    used.add(`pay:${pay}`)
  }
}

function checkAbility(one: Ability, where: string): void {
  used.add(`kind:${one.kind}`)
  if (one.kind === 'oneTime') checkEffects(one.do, where)
  if (one.kind === 'income') {
    checkEffects(one.do, where, INCOMES)
    for (const effect of one.do) assert.ok('n' in effect && typeof effect.n === 'number', `${where}: no plain number`)
  }
  if (one.kind === 'action') {
    used.add(`star:${one.star}`)
    checkCost(one.cost, where)
    checkEffects(one.do, where)
  }
  if (one.kind !== 'passive') return
  assert.ok('on' in one !== 'modify' in one, `${where}: exactly one of on and modify`)
  if ('on' in one) {
    used.add(`trigger:${one.on}`)
    checkEffects(one.do, where)
  } else {
    used.add(`modifier:${one.modify}`)
    assert.ok(isWhole(Math.abs(one.n), 1, 3), where)
    assert.equal(one.modify === 'attackValue', one.n > 0, `${where}: wrong sign`)
  }
  if (one.filter === undefined) return
  const keys = Object.keys(one.filter)
  assert.ok(keys.length === 1 && ['type', 'kind', 'vs'].includes(keys[0] ?? ''), `${where}: bad filter`)
  used.add(`filter:${keys[0]}`)
}

function checkOptions(options: readonly CharacterOption[], where: string): void {
  assert.ok(options.length === 1 || options.length === 2, `${where}: one or two options`)
  for (const one of options) {
    used.add(`star:${one.star}`)
    assert.equal(
      one.star === 'copied',
      one.do.length === 1 && one.do[0]?.op === 'spy',
      `${where}: copied is a lone spy`,
    )
    checkCost(one.cost, where)
    checkEffects(one.do, where)
  }
}

const byType = (list: readonly SegmentCard[]): number[] =>
  TYPES.map((type) => list.filter((card) => card.type === type).length)
const letters = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]/g, '')

function assertUnique(list: readonly string[], what: string): void {
  assert.equal(new Set(list).size, list.length, `${what}: duplicates`)
}

test('E3 counts of components', () => {
  const c = boardFigures.components
  assert.equal(factions.length, c.factionBoards)
  assert.equal(followers.length, c.followerCards)
  assert.equal(
    advisors.reduce((n, one) => n + one.copies, 0),
    c.advisorCards,
  )
  assert.equal(fragments.length, c.prophecyCards)
  assert.equal(monuments.length, c.monumentCards)
  assert.equal(locations.length, c.locationCards)
  assert.equal(palaces.length, c.palaceCards)
  assert.deepEqual(
    [c.gameBoard, c.factionBoards, c.followerCards, c.advisorCards, c.prophecyCards, c.playerAidCards],
    [1, 5, 40, 30, 55, 5],
  )
  assert.deepEqual([c.monumentCards, c.locationCards, c.palaceCards], [14, 76, 5])
  assert.deepEqual([c.wealthTokens, c.influenceTokens, c.factionTokens, c.exhaustionTokens], [100, 100, 60, 40])
  assert.deepEqual(c.otherTokens, {
    pass: 5,
    sandClock: 1,
    revenge: 5,
    foundation: 25,
    tradeAgreement: 1,
    embassy: 1,
    firstPlayer: 1,
    defense: 1,
  })
  assert.equal(
    Object.values(c.otherTokens).reduce((sum: number, n) => sum + n, 0),
    40,
  )
})

test('ids and names are unique and well formed', () => {
  const characters = [...followers, ...advisors]
  for (const list of [segments, characters, fragments, factions, treaties]) {
    assertUnique(
      list.map((card) => card.id),
      'ids',
    )
    for (const { id } of list) assert.match(id, /^[a-z0-9.-]+$/)
  }
  for (const list of [segments, fragments]) {
    assertUnique(
      list.map((card) => letters(card.name)),
      'names',
    )
  }
})

test('E1.3 types, colours and letters', () => {
  assert.deepEqual(TYPES, ['military', 'magical', 'economic', 'cultural', 'political'])
  assert.deepEqual(
    types.map((type) => type.colour),
    ['red', 'purple', 'yellow', 'green', 'blue'],
  )
  for (const type of types) assert.equal(LETTERS[type.letter], type.id)
  assert.deepEqual(byType(locations), [15, 15, 16, 15, 15])
  assert.deepEqual(byType(monuments), [3, 3, 2, 3, 3])
  assert.deepEqual(byType([...locations, ...monuments]), [18, 18, 18, 18, 18])
  assert.deepEqual(
    [1, 2, 3].map((cost) => locations.filter((card) => card.cost === cost).length),
    [25, 31, 20],
  )
})

test('segments are well formed', () => {
  for (const card of segments) {
    const modifiers = [...card.plus, ...card.minus]
    assert.ok(
      [card.type, ...modifiers].every((type) => TYPES.includes(type)),
      card.id,
    )
    assertUnique(modifiers, `${card.id}: modifiers`)
    assert.ok(card.abilities.length === 1 || card.abilities.length === 2, `${card.id}: one or two abilities`)
    for (const [i, one] of card.abilities.entries()) checkAbility(one, `${card.id}[${i}]`)
    assert.ok(card.abilities.filter((one) => one.kind === 'action').length <= 1, `${card.id}: at most one star`)
    // The rules keep one passive for each trigger of a card.
    assertUnique(
      card.abilities.flatMap((one) => ('on' in one ? [one.on] : [])),
      `${card.id}: triggers`,
    )
  }
  for (const card of locations) {
    assert.ok(card.kind === 'location' && isWhole(card.cost, 1, 3) && isWhole(card.essence, 1, 5), card.id)
    assert.ok(card.plus.length >= 1 && card.plus.length <= 2 && card.minus.length <= 2, card.id)
  }
  for (const card of monuments) {
    assert.ok(card.kind === 'monument' && card.cost === 5 && isWhole(card.essence, 1, 7), card.id)
    assert.ok(card.plus.length === 2 && card.minus.length === 1, card.id)
  }
  for (const card of palaces) {
    assert.ok(card.kind === 'palace' && card.cost === null && card.essence === 0, card.id)
    assert.ok(card.plus.length === 0 && card.minus.length === 0, card.id)
    assert.ok(
      factions.some((one) => one.id === card.faction && one.palace === card.id),
      card.id,
    )
  }
  assertUnique(
    palaces.map((card) => JSON.stringify(card.abilities)),
    'palace effects',
  )
  assertUnique(
    [...locations, ...monuments].map(({ id, name, ...rest }) => JSON.stringify(rest)),
    'segments but for their names',
  )
})

test('factions and followers are well formed', () => {
  const ranges = {
    influence: [1, 5],
    wealth: [1, 5],
    popularity: [2, 5],
    attack: [1, 6],
    defense: [1, 6],
    foundations: [1, 3],
  } as const
  const shared = core.map((one) => one.character)
  assert.deepEqual(shared, ['spy', 'priest', 'engineer', 'mayor'])
  for (const faction of factions) {
    assert.deepEqual(Object.keys(faction.stats), Object.keys(ranges))
    for (const [key, [from, to]] of Object.entries(ranges)) {
      assert.ok(isWhole(faction.stats[key as keyof typeof ranges], from, to), `${faction.id}: ${key}`)
    }
    assert.equal(faction.tokens, 12)
    const deck = faction.followers.map((id) => followers.find((card) => card.id === id))
    assert.equal(deck.length, 8)
    assert.ok(deck.every((card) => card?.faction === faction.id))
    assert.deepEqual(
      deck.filter((card) => card?.core).map((card) => card?.character),
      shared,
    )
    assertUnique(
      deck.map((card) => card?.character ?? ''),
      faction.id,
    )
  }
  for (const card of followers) checkOptions(card.options, card.id)
  for (const character of shared) {
    const same = followers.filter((card) => card.character === character).map((card) => JSON.stringify(card.options))
    assert.equal(new Set(same).size, 1, `${character} is the same in every deck`)
  }
  assert.equal(new Set(followers.filter((card) => !card.core).map((card) => card.character)).size, 20)
  for (const id of ['university-of-the-sun.rector', 'windward-league.pirate', 'chain-throne.slaver']) {
    assert.ok(
      followers.some((card) => card.id === id),
      id,
    )
  }
  for (const name of ['Three Islands Kingdom', 'University of the Sun']) {
    assert.ok(
      factions.some((one) => one.name === name),
      name,
    )
  }
})

test('advisors are well formed', () => {
  assert.equal(advisors.length, 6)
  for (const card of advisors) {
    assert.equal(card.copies, 5)
    checkOptions(card.options, card.id)
  }
  assert.equal(advisors.filter((card) => card.title === 'admiral').length, 2)
  assert.ok(advisors.some((card) => card.title === 'hierophant'))
})

/** The pattern as it looks in its smallest rotation. */
const canonical = (rows: readonly string[]): string =>
  turnsOf(rows)
    .map((turn) => JSON.stringify(turn))
    .sort()[0] ?? ''
const mirrored = (rows: readonly string[]): string[] => rows.map((row) => [...row].reverse().join(''))

function checkPattern(rows: readonly string[], value: number, where: string): void {
  const width = rows[0]?.length ?? 0
  assert.ok(
    rows.every((row) => row.length === width && /^[RPYGB.]+$/.test(row)),
    where,
  )
  const cells = turnsOf(rows)[0] ?? []
  assert.ok(cells.length >= 2 && cells.length <= (value === 3 ? 5 : 4), `${where}: cells`)
  const border = [rows[0], rows.at(-1), rows.map((row) => row[0]).join(''), rows.map((row) => row.at(-1)).join('')]
  assert.ok(
    border.every((line) => !/^\.+$/.test(line ?? '')),
    `${where}: empty border`,
  )
  const reached = new Set(cells.slice(0, 1))
  for (const a of reached) {
    for (const b of cells) if (Math.abs(a.x - b.x) <= 1 && Math.abs(a.y - b.y) <= 1) reached.add(b)
  }
  assert.equal(reached.size, cells.length, `${where}: falls apart`)
}

test('fragments are well formed', () => {
  assert.deepEqual(
    [1, 2, 3].map((value) => fragments.filter((card) => card.value === value).length),
    [20, 20, 15],
  )
  const patterns: string[] = []
  const others: string[] = []
  const count: Record<string, number> = {}
  let chiral = 0
  for (const { id, value, cost, requires, bonus } of fragments) {
    assert.ok(isWhole(cost, 0, 3), id)
    assert.equal(requires.length, 1, id)
    checkEffects(bonus, id, BONUSES)
    for (const one of requires) {
      used.add(`req:${one.req}`)
      count[one.req] = (count[one.req] ?? 0) + 1
      if (one.req === 'pattern') {
        checkPattern(one.rows, value, id)
        patterns.push(canonical(one.rows))
        if (canonical(mirrored(one.rows)) !== canonical(one.rows)) chiral++
        continue
      }
      if (one.req === 'monster') assert.ok(isWhole(one.defense, 3, 12) && one.name !== '', id)
      else if (one.req === 'spend') assert.ok(isWhole(one.n, 1, 9), id)
      else assert.ok(isWhole(one.n, 1, 5), id)
      const amount = one.req === 'monster' ? one.defense : one.n
      others.push(JSON.stringify([one.req, 'what' in one ? one.what : '', amount, value]))
    }
  }
  assertUnique(patterns, 'patterns under rotation')
  assertUnique(others, 'requirements within a value')
  assert.ok(chiral > 0, 'some patterns differ from their mirror image')
  assert.deepEqual(count, {
    pattern: 30,
    attacksWon: 6,
    spend: 9,
    monster: 7,
    treatiesSigned: 1,
    sameType: 1,
    monuments: 1,
  })
  for (const cost of [1, 2]) {
    const example = fragments.some(
      (card) =>
        card.cost === cost &&
        card.requires[0]?.req === 'pattern' &&
        JSON.stringify(card.bonus) === '[{"op":"essence","n":3}]',
    )
    assert.ok(example, `reading example: a pattern of cost ${cost} for 3 Essence`)
  }
})

test('treaties are well formed', () => {
  assert.deepEqual(
    treaties.map((treaty) => treaty.do[0]?.op),
    ['attackAction', 'defense', 'draw', 'choose'],
  )
  for (const { id, spaces, do: list } of treaties) {
    assert.ok(spaces.length >= 3, id)
    assert.ok(
      spaces.every((cost, i) => isWhole(cost, 1, 9) && cost > (spaces[i - 1] ?? 0)),
      `${id}: spaces must rise`,
    )
    checkEffects(list, id)
  }
  assert.equal(treaties[0]?.spaces[0], 2)
  assert.deepEqual(treaties[1]?.do, [{ op: 'defense', n: 3 }])
  assert.deepEqual(treaties[2]?.do, [{ op: 'draw', n: 2 }])
})

test('figures of the board', () => {
  assert.deepEqual(editions.revised.endShards, { 2: 12, 3: 11, 4: 12, 5: 11 })
  assert.deepEqual(editions.draft.endShards, { 2: 10, 3: 11, 4: 12, 5: 11 })
  assert.deepEqual(Object.keys(editions.revised), Object.keys(editions.draft))
  assert.deepEqual(boardFigures.passEssence, [1, 2, 3])
  assert.deepEqual(boardFigures.shardsByRank, [3, 2, 1])
  assert.deepEqual(boardFigures.finalProphecyShardsByRank, [4, 2, 1])
  assert.deepEqual(boardFigures.startingWealthByOrder, [0, 1, 2, 3, 4])
  assert.equal(boardFigures.foundations.maxPerPlayer * 5, boardFigures.components.otherTokens.foundation)
  const { perPlayer, usedByTracks, freeForTreatiesAndReservations } = boardFigures.factionTokens
  assert.equal(perPlayer, usedByTracks.length + freeForTreatiesAndReservations)
  assert.equal(boardFigures.prophecyRow.slots, 6)
  assert.equal(boardFigures.prophecyRow.lockedSlots.length, 1)
})

test('rulebook examples that the data keep', () => {
  const tavern = locations.find((card) => card.id === 'tavern')
  assert.deepEqual([tavern?.cost, tavern?.essence, tavern?.plus, tavern?.minus], [2, 2, ['cultural'], []])
  assert.deepEqual(tavern?.abilities, [{ kind: 'oneTime', do: [{ op: 'draw', n: 2 }] }])
  const stats = (id: string) => factions.find((one) => one.id === id)?.stats
  assert.equal(stats('university-of-the-sun')?.defense, 3)
  assert.equal(stats('three-islands-kingdom')?.attack, 5)
  const attackIncome = locations.some((card) =>
    card.abilities.some((one) => one.kind === 'income' && one.do.some((e) => e.op === 'attack' && e.n === 1)),
  )
  assert.ok(attackIncome)
  const engineer = followers.find((card) => card.character === 'engineer')
  const moves = engineer?.options.some(
    (one) => one.star === 'main' && one.do.some((e) => e.op === 'choose' && e.options[0]?.[0]?.op === 'moveSegment'),
  )
  assert.ok(moves)
})

test('E19 every word of the effect language is in use', () => {
  const vocabulary = [
    ...Object.keys(PARAMETERS).map((op) => `op:${op}`),
    ...Object.keys(valueModel.triggersPerRound).map((name) => `trigger:${name}`),
    ...Object.keys(valueModel.modifierUsesPerRound).map((name) => `modifier:${name}`),
    ...['wealth', 'influence', 'card', 'exhaustLocation'].map((pay) => `pay:${pay}`),
    ...['pattern', 'attacksWon', 'spend', 'monster', 'treatiesSigned', 'sameType', 'monuments'].map((r) => `req:${r}`),
    ...['fragments', 'segments', 'adjacent'].map((counter) => `counter:${counter}`),
    ...['clamp:max', 'clamp:min', 'loot:slaver', 'star:main', 'star:side', 'star:copied', 'attackAction:onWin'],
    ...['kind:oneTime', 'kind:income', 'kind:passive', 'kind:action', 'filter:type', 'filter:kind', 'filter:vs'],
    ...['discount:build', 'discount:treaty', 'discount:prophecy'],
    ...['take:opponent', 'take:allOpponents', 'take:wealth', 'take:influence', 'take:either'],
  ]
  assert.deepEqual(
    vocabulary.filter((word) => !used.has(word)),
    [],
  )
})

test('E23 every card is near the value it should have', () => {
  const { characterTargets: targets } = valueModel
  for (const card of [...locations, ...monuments]) {
    const off = segmentWorth(card) - segmentTarget(card)
    assert.ok(Math.abs(off) <= 1.5, `${card.id} is ${off.toFixed(2)} off`)
  }
  for (const [cards, main, side] of [
    [followers, targets.followerMain, targets.followerSide],
    [advisors, targets.advisorMain, targets.advisorSide],
  ] as const) {
    for (const card of cards) {
      for (const one of card.options) {
        const off = netWorth(one) - (one.star === 'main' ? main : side)
        assert.ok(Math.abs(off) <= 1.5, `${card.id} (${one.star}) is ${off.toFixed(2)} off`)
      }
    }
  }
})

test('every card can be described in words', () => {
  const renderer = new TestRenderer(words)
  for (const card of segments)
    for (const one of card.abilities) assert.ok(renderer.render(ability(one)) !== '', card.id)
  for (const card of [...followers, ...advisors]) {
    for (const one of card.options) assert.ok(renderer.render(option(one)) !== '', card.id)
  }
  for (const card of fragments) {
    for (const one of card.requires) assert.ok(renderer.render(requirement(one)) !== '', card.id)
    assert.ok(renderer.render(effects(card.bonus)) !== '', card.id)
  }
  for (const treaty of treaties) assert.ok(renderer.render(effects(treaty.do)) !== '', treaty.id)
})

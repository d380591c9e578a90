import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chanceOf, clone, isHidden, type Move, pick, plainChance, unseenOf } from '../index.ts'
import { compileMask, Dealer, fillIn, hide } from '../secrets.ts'
import { type BazaarMove, type BazaarState, bazaar } from './toys/bazaar.ts'

const SEED = '5a'.repeat(32)

function table(decisions: number): BazaarState {
  const s = bazaar.setup({ seats: 3, options: { protests: true }, seed: SEED })
  const luck = chanceOf('01'.repeat(32))
  for (let i = 0; i < decisions; i++) {
    const seat = bazaar.actors(s)[0] ?? 0
    bazaar.play(s, seat, pick(luck, bazaar.legal(s, seat)))
  }
  return s
}

test('a view shows backs of hidden cards, faces of own cards and the length of a pile', () => {
  const s = table(0)
  const view = bazaar.view(s, 1)
  assert.deepEqual(view.players[1]?.hand, s.players[1]?.hand)
  assert.deepEqual(view.players[0]?.hand, ['?card', '?card', '?card', '?card'])
  assert.equal(view.deck.length, s.deck.length)
  assert.ok(view.deck.every(isHidden))
  assert.deepEqual(view.chance, { seed: '', used: 0 })
})

test('a spectator sees nobody’s hand', () => {
  assert.ok(bazaar.view(table(0), null).players.every(({ hand }) => hand.every(isHidden)))
})

test('an undeclared field is hidden from everybody', () => {
  const s = { ...table(0), smuggled: ['a1'] }
  assert.ok(!('smuggled' in bazaar.view(s, 0)))
})

test('only its owner sees a sealed answer; whether it is complete is public', () => {
  const s = table(0)
  const bid = bazaar.legal(s, 1)[0] as BazaarMove
  bazaar.play(s, 1, bid)
  bazaar.play(s, 1, { do: 'enough' })
  const given = (seat: number | null): Move[][] => (bazaar.view(s, seat).agenda.at(-1) as { given: Move[][] }).given
  assert.deepEqual(given(1)[1], [bid, { do: 'enough' }])
  assert.deepEqual(given(0)[1], [])
  assert.deepEqual(given(null)[1], [])
  assert.deepEqual((bazaar.view(s, 0).agenda.at(-1) as unknown as { done: boolean[] }).done, [false, true, false])
})

test('an incomplete answer looks like none', () => {
  const s = table(0)
  const before = bazaar.view(s, 0)
  bazaar.play(s, 1, bazaar.legal(s, 1)[0] as BazaarMove)
  assert.deepEqual(bazaar.view(s, 0), before)
})

test('an imagined state matches the view and invents the rest', () => {
  const s = table(9)
  const view = bazaar.view(s, 2)
  const luck = chanceOf('02'.repeat(32))
  const dreams = Array.from({ length: 20 }, () => bazaar.imagine(view, 2, luck))
  for (const dream of dreams) {
    assert.deepEqual(bazaar.view(dream, 2), view)
    const all = [...dream.deck, ...dream.discard, ...dream.players.flatMap(({ hand }) => hand)].sort()
    assert.equal(new Set(all).size, 24)
    assert.notEqual(dream.chance.seed, SEED)
  }
  assert.ok(new Set(dreams.map((dream) => dream.deck.join())).size > 15, 'the imagined states are all alike')
})

test('an imagined state invents the hidden sealed answers', () => {
  const s = table(0)
  bazaar.play(s, 1, bazaar.legal(s, 1)[0] as BazaarMove)
  bazaar.play(s, 1, { do: 'enough' })
  const dream = bazaar.imagine(bazaar.view(s, 0), 0, chanceOf('03'.repeat(32)))
  const { given } = dream.agenda.at(-1) as unknown as { given: BazaarMove[][] }
  const [first] = given[1] ?? []
  assert.equal(given[1]?.length, 2)
  assert.ok(first?.do === 'bid' && dream.players[1]?.hand.includes(first.card))
})

interface Hall {
  dial: number
  none: null
  single: string
  empty: string
  row: string[]
}

const hall = (): Hall => ({ dial: 7, none: null, single: 'ace', empty: '', row: ['a1', 'b2', 'a3'] })
const mask = compileMask<Hall>({
  kind: 'fields',
  fields: {
    dial: { kind: 'secret', mask: 0, seen: () => false, fill: () => 4 },
    none: { kind: 'fields', fields: {} },
    single: { kind: 'cards', back: () => '?x', seen: () => false },
    empty: { kind: 'cards', back: () => '?x', seen: () => false },
    row: { kind: 'cards', back: () => '?b', seen: (_s, _seat, _owner, card, index) => card[0] === 'a' || index > 1 },
  },
})

test('other secrets are masked and filled, null records stay null, single cards work', () => {
  assert.ok(mask !== null)
  const view = hide(mask, hall(), 0)
  assert.deepEqual(view, { dial: 0, none: null, single: '?x', empty: '', row: ['a1', '?b', 'a3'] })
  const luck = plainChance('deal')
  const dealer = new Dealer((back) => (back === '?b' ? ['b9'] : ['ace']), luck)
  assert.deepEqual(fillIn(mask, clone(view), view, 0, dealer, luck), { ...hall(), dial: 4, row: ['a1', 'b9', 'a3'] })
})

test('more hidden cards than unseen ones throw', () => {
  assert.ok(mask !== null)
  const view = hide(mask, hall(), 0)
  const none = new Dealer(() => [], plainChance('deal'))
  assert.throws(() => fillIn(mask, clone(view), view, 0, none, plainChance('x')), /hidden than `unseen` lists/)
})

test('unseen cards are counted one by one', () => {
  assert.deepEqual(unseenOf(['a', 'a', 'b', 'c'], ['a'], ['c', '?x']), ['a', 'b'])
})

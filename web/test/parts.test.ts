/** Shared parts of boards that need no browser: where hexes lie, what a move would bring, several moves with one click. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fits, HEX_SIDES } from '@ludarium/kernel'
import { module } from '../src/boards/generic/trial/game.ts'
import { hexLayout } from '../src/kit/hex/layout.ts'
import type { BoardChoice } from '../src/table/board.ts'
import { changesOf, foresight, pressOf, type SeatFigure } from '../src/table/foresight.ts'
import { bestOf, fittedGroups, mostMisses, REST } from '../src/table/groups.ts'
import { mostOf, placedOf, winnersOf } from '../src/table/outcome.ts'

const MIDDLE = { q: 0, r: 0 }
const RING = HEX_SIDES.map(({ q, r }) => ({ q, r }))
/** Corners of a path, one list for each ring. */
const rings = (d: string): string[][] =>
  d
    .split('Z')
    .filter((part) => part !== '')
    .map((part) => part.slice(1).split('L'))

for (const [name, layout] of [
  ['regular', hexLayout(76)],
  ['pressed', hexLayout(80.5, 75.2)],
] as const) {
  test(`${name} hexes: neighbours share the edge between them`, () => {
    HEX_SIDES.forEach((side, n) => {
      const [a, b] = layout.edge(MIDDLE, n)
      const [c, d] = layout.edge(side, (n + 3) % 6)
      const near = (one: number, other: number): boolean => Math.abs(one - other) < 1e-9
      assert.ok(near(a.x, d.x) && near(a.y, d.y) && near(b.x, c.x) && near(b.y, c.y), `side ${n}`)
    })
  })

  test(`${name} hexes: an outline goes around a group once, and once around each hole`, () => {
    assert.deepEqual(
      rings(layout.outline([MIDDLE])).map((ring) => ring.length),
      [6],
    )
    assert.deepEqual(
      rings(layout.outline([MIDDLE, ...RING])).map((ring) => ring.length),
      [18],
    )
    const holed = rings(layout.outline(RING)).map((ring) => ring.length)
    assert.deepEqual(
      holed.sort((a, b) => a - b),
      [6, 18],
    )
    assert.equal(layout.outline([]), '')
  })

  test(`${name} hexes: an inset moves every side by the same distance`, () => {
    const [outer = []] = rings(layout.outline([MIDDLE]))
    const [inner = []] = rings(layout.outline([MIDDLE], 4))
    const points = (ring: readonly string[]) => ring.map((corner) => corner.split(' ').map(Number))
    const [a = [], b = []] = points(outer)
    for (const [x = 0, y = 0] of points(inner).slice(0, 2)) {
      const [dx, dy] = [(b[0] ?? 0) - (a[0] ?? 0), (b[1] ?? 0) - (a[1] ?? 0)]
      const away = Math.abs((x - (a[0] ?? 0)) * dy - (y - (a[1] ?? 0)) * dx) / Math.hypot(dx, dy)
      assert.ok(Math.abs(away - 4) < 0.05, `${away}`)
    }
  })
}

test('a frame of no hexes is a frame all the same', () => {
  for (const n of Object.values(hexLayout(76).frame([]))) assert.ok(Number.isFinite(n))
})

const figure = (id: string, value: number): SeatFigure => ({ id, name: { key: id }, value })

test('changes are what all ways agree on, and a question mark where they differ', () => {
  const before = [figure('coins', 5), figure('cards', 2), figure('luck', 0)]
  const ways = [
    [figure('coins', 3), figure('cards', 2), figure('luck', 1)],
    [figure('coins', 3), figure('cards', 2), figure('luck', 4)],
  ]
  const told = changesOf(before, ways).map(({ figure, after }) => [figure.id, figure.value, after?.value ?? null])
  assert.deepEqual(told, [
    ['coins', 5, 3],
    ['luck', 0, null],
  ])
})

test('foresight plays on the view, knows what is certain, and looks only once', () => {
  const { game } = module
  const s = game.setup({ seats: 2, options: { map: false }, seed: '1'.padStart(64, '0') })
  const view = game.view(s, 0)
  const foresee = foresight(game)
  const taking = foresee(view, 0, { do: 'take', stone: 'beryl' })
  assert.equal(taking?.certain, true)
  assert.equal(taking.ways[0].players[0]?.coins, 3)
  assert.equal(foresee(view, 0, { stone: 'beryl', do: 'take' }), taking)
  assert.equal(view.players[0]?.coins, 5)
  const drawing = foresee(view, 0, { do: 'draw' })
  assert.equal(drawing?.certain, false)
  assert.ok(drawing.ways.length > 1)
  for (const way of drawing.ways) assert.equal(way.players[0]?.hand.length, 3)
  for (const way of drawing.ways) assert.deepEqual(way.players[1]?.hand, ['?card', '?card'])
})

test('an answer that is planned fits every move with its fields', () => {
  const move = { do: 'bid', card: 'two', n: 1 }
  assert.ok(fits(move, { do: 'bid' }))
  assert.ok(fits(move, {}))
  assert.ok(!fits(move, { do: 'pass' }))
})

test('a press is known up to the first move that does not fit, that another seat makes, or that brings something to light', () => {
  const { game } = module
  const s = game.setup({ seats: 2, options: {}, seed: '7'.padStart(64, '0') })
  const view = game.view(s, 0)
  const take = (stone: string) => ({ do: 'take' as const, stone })
  assert.deepEqual(pressOf(game, view, 0, take('agate')), [take('agate')])
  assert.deepEqual(pressOf(game, view, 0, take('agate'), [{ stone: 'flint' }]), [take('agate'), take('flint')])
  assert.deepEqual(pressOf(game, view, 0, take('agate'), [{ stone: 'diamond' }, take('flint')]), [take('agate')])
  // Coral costs two coins and ends the turn; a card that is drawn comes to light.
  assert.deepEqual(pressOf(game, view, 0, take('coral'), [take('flint')]), [take('coral')])
  assert.deepEqual(pressOf(game, view, 0, take('agate'), [{ do: 'draw' }, take('flint')]), [
    take('agate'),
    { do: 'draw' },
  ])
})

function choice(text: string, group: string, worth?: number): BoardChoice {
  const message = { key: text, group, rule: '1' }
  return { index: 0, move: { do: text }, message, text, group, rule: '1', worth }
}

test('the move on Enter is the only one, the advised one, or one above all others; never just the first', () => {
  const [a, b, c] = [choice('a', 'x', 1), choice('b', 'x', 3), choice('c', 'y', 2)]
  assert.equal(bestOf([a], null), a)
  assert.equal(bestOf([a, b, c], null), b)
  assert.equal(bestOf([a, b, c], { do: 'c' }), c)
  assert.equal(bestOf([a, b, choice('d', 'y', 3)], null), undefined)
  assert.equal(bestOf([choice('a', 'x'), choice('b', 'x')], null), undefined)
  assert.equal(bestOf([], null), undefined)
})

test('groups that do not fit fold further each time, and no move is lost', () => {
  const all = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((group) =>
    [1, 2, 3].map((n) => choice(`move ${n} of the group ${group}`, group)),
  )
  const room = { letters: 300, most: 4, alone: 8, label: null }
  let before = Number.POSITIVE_INFINITY
  for (let misses = 0; misses <= mostMisses(all); misses++) {
    const groups = fittedGroups(all, room, null, misses)
    const buttons = groups.reduce(
      (sum, { shown, choices }) => sum + shown.length + (shown.length < choices.length ? 1 : 0),
      0,
    )
    assert.ok(buttons <= before, `${misses}: ${buttons} after ${before}`)
    before = buttons
    assert.deepEqual(
      groups.flatMap(({ choices }) => choices),
      all,
    )
  }
  assert.deepEqual(
    fittedGroups(all, room, null, mostMisses(all)).map(({ key }) => key),
    [REST],
  )
  const hinted = fittedGroups(all, room, { do: 'move 3 of the group f' }, mostMisses(all))
  assert.ok(hinted.some(({ shown }) => shown.some(({ text }) => text === 'move 3 of the group f')))
})

test('who takes part without a seat is placed among the seats, wins, and is what others are held against', () => {
  const lines = [[], []]
  const other = { key: 'other.automa', lines: [] }
  const beaten = { ranks: [3, 2], totals: [90, 110], lines, others: [{ ...other, rank: 1, total: 154 }] }
  assert.deepEqual(
    placedOf(beaten).map(({ seat, key, total }) => [seat, key, total]),
    [
      [null, 'other.automa', 154],
      [1, '', 110],
      [0, '', 90],
    ],
  )
  assert.deepEqual(
    winnersOf(beaten).map(({ key }) => key),
    ['other.automa'],
  )
  assert.equal(mostOf(beaten), 154)
  const shared = { ranks: [1, 3], totals: [80, 40], lines, others: [{ ...other, rank: 1, total: 80 }] }
  assert.deepEqual(
    winnersOf(shared).map(({ seat }) => seat),
    [0, null],
  )
})

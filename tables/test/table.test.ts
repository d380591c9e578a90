/** A table by itself: tickets, undo and redo, records, two hosts of one table, seats, clocks, reading back. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hash, pick, plainChance, type Seat, sameMove, writeGame } from '@ludarium/kernel'
import {
  BotRunner,
  courseOf,
  nextFlag,
  type Order,
  seatPosition,
  signsOf,
  Table,
  type TableRecord,
  wholeGame,
} from '../index.ts'
import {
  assertFolds,
  assertInStep,
  atOnce,
  BOT,
  bazaarRecords,
  decideNext,
  game,
  must,
  openOn,
  PERSON,
  playOut,
  sentenceOf,
  storeOf,
} from './stores.ts'

/** The decision of a seat by any of its moves. */
function decision(table: Table, seat: Seat, ticket: string): Order & { do: 'decide' } {
  const { legal, number } = seatPosition(table, seat)
  return { do: 'decide', seat, moves: [pick(plainChance(ticket), legal)], seen: number, ticket }
}

test('a retry with the same ticket gets the same answer and plays nothing twice', async () => {
  const store = storeOf(bazaarRecords('tickets', [PERSON, PERSON]))
  const table = openOn(store)
  const orders: [Order, unknown][] = []
  for (let n = 0; !table.over; n++) {
    const seat = table.actors[n % table.actors.length] ?? 0
    const order = decision(table, seat, `t${n}`)
    const answer = await table.submit(order)
    assert.ok(answer.ok)
    orders.push([order, answer])
    for (const [old, then] of orders) assert.deepEqual(await table.submit(old), then)
    assert.equal(table.at, n + 1)
  }
  // After the table was read back, too.
  const again = openOn(store)
  for (const [old, then] of orders) assert.deepEqual(await again.submit(old), then)
  assertInStep(again, store)
})

test('a ticket is good for its own seat and its own kind of order only', async () => {
  const store = storeOf(bazaarRecords('seats', [PERSON, PERSON]))
  const table = openOn(store)
  assert.ok((await table.submit(decision(table, 0, 'x'))).ok)
  assert.ok((await table.submit(decision(table, 1, 'x'))).ok)
  assert.equal(table.at, 2)
  assert.ok((await table.submit({ do: 'undo', seat: 1, ticket: 'x' })).ok)
  assert.equal(table.at, 1)
  const long = await table.submit({ do: 'undo', seat: 0, ticket: 'x'.repeat(201) })
  assert.equal(!long.ok && long.code, 'ticket')
  assertInStep(table, store)
})

test('a decision on an old position is stale, though as many decisions have been made', async () => {
  const table = openOn(storeOf(bazaarRecords('stale', [PERSON, PERSON])))
  assert.ok((await table.submit(decision(table, 1, 'b'))).ok)
  const late = decision(table, 0, 'late')
  assert.ok((await table.submit({ do: 'undo', seat: 1, ticket: 'c' })).ok)
  const other = seatPosition(table, 1).legal.find((move) => !sameMove(move, table.match.undone[0]?.move ?? { do: '' }))
  assert.ok(other)
  assert.ok((await table.submit({ do: 'decide', seat: 1, moves: [other], ticket: 'd' })).ok)
  assert.equal(seatPosition(table, 0).at, 1)
  const refused = await table.submit(late)
  assert.equal(!refused.ok && refused.code, 'stale')
})

test('undo and redo are records; folding gives the table at every point', async () => {
  const store = storeOf(bazaarRecords('undo', [PERSON, BOT, PERSON]))
  const table = openOn(store)
  const minds = new BotRunner(table, () => atOnce)
  let undone = 0
  for (let n = 0; !table.over; n++) {
    assert.ok((await decideNext(table, minds))?.ok)
    assertFolds(table)
    const seat = table.match.decisions.at(-1)?.seat ?? 0
    if (table.sitters[seat]?.kind === 'bot' || !seatPosition(table, seat).canUndo) continue
    const { at, number } = table
    const after = JSON.stringify([table.match.state, table.log, seatPosition(table, seat)])
    assert.ok((await table.submit({ do: 'undo', seat, ticket: `u${n}` })).ok)
    assert.deepEqual([table.at, table.number], [at - 1, number + 1])
    assert.ok(seatPosition(table, seat).canRedo)
    assertFolds(table)
    assert.ok((await table.submit({ do: 'redo', seat, ticket: `r${n}` })).ok)
    const { number: numbered, ...position } = seatPosition(table, seat)
    assert.equal(numbered, number + 2)
    assert.equal(JSON.stringify([table.match.state, table.log, { ...position, number }].map(sorted)), sortedText(after))
    assertFolds(table)
    undone++
  }
  minds.close()
  assert.ok(undone > 5)
  assert.equal(table.number, 1 + table.at + 2 * undone)
  assertInStep(table, store)
})

/** Keys in one order, so that records can be compared as text. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, field]) => [key, sorted(field)]),
  )
}

const sortedText = (text: string): string => JSON.stringify(sorted(JSON.parse(text)))

test('another decision after an undo leaves nothing to redo; the same one does', async () => {
  const table = openOn(storeOf(bazaarRecords('again', [PERSON, PERSON])))
  const [first, second] = seatPosition(table, 0).legal
  assert.ok(first && second)
  assert.ok((await table.submit({ do: 'decide', seat: 0, moves: [first], ticket: '' })).ok)
  const [next] = seatPosition(table, 0).legal
  assert.ok(next)
  assert.ok((await table.submit({ do: 'decide', seat: 0, moves: [next], ticket: '' })).ok)
  for (let n = 0; n < 2; n++) assert.ok((await table.submit({ do: 'undo', seat: 0, ticket: '' })).ok)
  assert.ok((await table.submit({ do: 'decide', seat: 0, moves: [first], ticket: '' })).ok)
  assert.ok(seatPosition(table, 0).canRedo)
  assertFolds(table)
  assert.ok((await table.submit({ do: 'undo', seat: 0, ticket: '' })).ok)
  assert.ok((await table.submit({ do: 'decide', seat: 0, moves: [second], ticket: '' })).ok)
  assert.equal(seatPosition(table, 0).canRedo, false)
  const refused = await table.submit({ do: 'redo', seat: 0, ticket: '' })
  assert.equal(!refused.ok && sentenceOf(refused), 'There is nothing to redo.')
  assertFolds(table)
})

/** A whole game of bots. */
async function wholeTable(seed: string): Promise<Table> {
  const table = openOn(storeOf(bazaarRecords(seed, [BOT, BOT])))
  await playOut(table, ({ code }) => assert.fail(code))
  return table
}

test('the same seed and the same decisions of people give the same game', async () => {
  const [one, two] = await Promise.all([wholeTable('same'), wholeTable('same')])
  assert.deepEqual(one.match.decisions, two.match.decisions)
  assert.notDeepEqual((await wholeTable('other')).match.decisions, one.match.decisions)
})

/** The record with another first decision. */
function pressWith(record: TableRecord, change: object): unknown {
  return record.type === 'decided' ? { ...record, decisions: [{ ...record.decisions[0], ...change }] } : record
}

test('what today’s rules cannot follow opens read-only at the last good decision, and is never lost', async () => {
  const whole = (await wholeTable('broken')).stored as readonly TableRecord[]
  const broken: readonly [string, (record: TableRecord) => unknown][] = [
    ['diverged', (record) => pressWith(record, { hash: '0'.repeat(16) })],
    ['illegal', (record) => pressWith(record, { move: { do: 'bid', card: 'z9' } })],
    ['diverged', (record) => ({ ...record, seat: record.type === 'decided' ? 1 - record.seat : 0 })],
    ['seat', (record) => ({ ...record, seat: 7 })],
    ['record', (record) => ({ ...record, type: 'danced' })],
    ['record', () => null],
    ['record', (record) => pressWith(record, { move: { do: 'bid', card: { x: 1 } } })],
    ['record', (record) => ({ ...record, decisions: [] })],
    ['record', (record) => ({ ...record, decisions: {} })],
    ['record', () => whole[0]],
  ]
  for (const [code, change] of broken) {
    const at = whole.findIndex(
      (record, n) => n > 8 && record.type === 'decided' && record.decisions[0]?.move.do === 'enough',
    )
    assert.ok(at > 8)
    const stored = whole.map((record, n) => (n === at ? change(record) : record))
    const store = storeOf([])
    store.keep = async () => assert.fail('Nothing is written to it.')
    const table = must(Table.open('old', game, stored, store))
    assert.equal(table.readonly?.code, code)
    assert.equal(table.at, at - 1)
    assert.deepEqual(table.stored, stored)
    assert.deepEqual(table.actors, [])
    for (const seat of [0, 1, null]) {
      const { legal, canUndo, canRedo, actors } = seatPosition(table, seat)
      assert.deepEqual([legal, canUndo, canRedo, actors], [[], false, false, []])
    }
    const refused = await table.submit({ do: 'undo', seat: 0, ticket: 'x' })
    assert.ok(!refused.ok)
    assert.equal(refused.code, 'readonly')
    assert.match(sentenceOf(refused), /read-only/)
    assert.ok(table.readonly !== null && sentenceOf(table.readonly).endsWith('.'))
    assert.equal(must(wholeGame(table)), writeGame(must(courseOf(stored))))
  }
  assert.equal(must(courseOf(whole)).decisions.length, whole.length - 1)
})

test('what does not begin as a table is refused', () => {
  const store = storeOf([])
  const [first, ...rest] = bazaarRecords('first', [PERSON, PERSON])
  assert.ok(first?.type === 'opened')
  const wrong: readonly (readonly [string, readonly unknown[]])[] = [
    ['record', []],
    ['record', rest.length > 0 ? rest : [{}]],
    ['record', [{ ...first, format: 2 }]],
    ['record', [{ ...first, sitters: [PERSON] }]],
    ['record', [{ ...first, setup: { ...first.setup, version: 0.5 } }]],
    ['version', [{ ...first, setup: { ...first.setup, version: 99 } }]],
    ['game', [{ ...first, setup: { ...first.setup, game: 'chess' } }]],
    ['seats', [{ ...first, setup: { ...first.setup, seats: 9 } }]],
    ['option', [{ ...first, setup: { ...first.setup, options: { colour: 'red' } } }]],
  ]
  for (const [code, stored] of wrong) {
    const opened = Table.open('none', game, stored, store)
    assert.ok(!opened.ok, JSON.stringify(stored))
    assert.equal(opened.code, code, JSON.stringify(stored))
    assert.match(sentenceOf(opened), /\.$/)
  }
})

test('two hosts of one table are settled by the store, and bots decide once', async () => {
  const store = storeOf(bazaarRecords('two hosts', [PERSON, BOT, BOT]))
  const [here, there] = [openOn(store), openOn(store)]
  const minds = [here, there].map((table) => new BotRunner(table, () => atOnce))
  let stale = 0
  for (let n = 0; n < 400 && !here.over; n++) {
    const answers = await Promise.all([here, there].map((table, at) => decideNext(table, minds[at] as BotRunner)))
    for (const answer of answers) {
      if (answer === null || answer.ok) continue
      assert.equal(answer.code, 'stale')
      stale++
    }
    assert.ok((await here.sync()).ok && (await there.sync()).ok)
    assert.deepEqual(here.stored, there.stored)
  }
  assert.ok(here.over && there.over)
  assert.equal(hash(here.match.state), hash(there.match.state))
  // Both think the same and carry the same ticket: the second gets the answer of the first.
  assert.equal(stale, 0)
  assertInStep(here, store)
})

test('the loser of two different decisions of a seat is refused as stale and in step', async () => {
  const store = storeOf(bazaarRecords('races', [PERSON, PERSON]))
  const [here, there] = [openOn(store), openOn(store)]
  assert.ok((await here.submit(decision(here, 0, 'here'))).ok)
  const refused = await there.submit(decision(there, 0, 'there'))
  assert.equal(!refused.ok && refused.code, 'stale')
  assertInStep(there, store)
  assert.ok((await there.submit(decision(there, 1, 'there'))).ok)
  assert.ok((await here.sync()).ok)
  assert.equal(here.at, 2)
})

test('who answers a sealed question at the same time as another is not late, at one host or at two', async () => {
  const store = storeOf(bazaarRecords('together', [PERSON, PERSON, PERSON]))
  const [here, there] = [openOn(store), openOn(store)]
  const [first, second, elsewhere] = [decision(here, 0, 'a'), decision(here, 1, 'b'), decision(there, 2, 'c')]
  const twice = decision(here, 0, 'd')
  assert.ok((await here.submit(first)).ok)
  assert.ok((await here.submit(second)).ok)
  const again = await here.submit(twice)
  assert.equal(!again.ok && again.code, 'stale')
  assert.ok((await there.submit(elsewhere)).ok)
  assert.ok((await here.sync()).ok)
  assert.deepEqual([here.at, there.at], [3, 3])
  // The question is resolved: what was decided on it comes too late now.
  const late = await here.submit({ ...second, ticket: 'e' })
  assert.equal(!late.ok && late.code, 'stale')
  assertInStep(there, store)
})

test('who hands a seat over or ends the game while another decides at another host is not late', async () => {
  const store = storeOf(bazaarRecords('orders', [PERSON, PERSON]))
  const [here, there] = [openOn(store), openOn(store)]
  assert.ok((await here.submit(decision(here, 0, 'a'))).ok)
  assert.ok((await there.submit({ do: 'hand', seat: 1, sitter: BOT, ticket: 'b' })).ok)
  assert.deepEqual([there.at, there.sitters[1]], [1, BOT])
  assert.ok((await here.submit({ do: 'end', seat: null, reason: 'agreed', ticket: 'c' })).ok)
  // And what is no longer possible is refused for its own reason.
  const late = await there.submit({ do: 'undo', seat: 0, ticket: 'd' })
  assert.equal(!late.ok && late.code, 'ended')
  assertInStep(there, store)
})

test('seats are taken, handed over and given back', async () => {
  const free = { name: '', kind: 'free', level: '' } as const
  const store = storeOf(bazaarRecords('seats', [PERSON, free]))
  const table = openOn(store)
  const tomo = { name: 'Tomo', kind: 'person', level: '', id: 'account 7' } as const
  assert.ok((await table.submit({ do: 'sit', seat: 1, sitter: tomo, ticket: 'a' })).ok)
  const taken = await table.submit({ do: 'sit', seat: 1, sitter: PERSON, ticket: 'b' })
  assert.equal(!taken.ok && sentenceOf(taken), 'Someone already sits there.')
  assert.ok((await table.submit({ do: 'hand', seat: 1, sitter: { ...BOT, name: 'Tomo' }, ticket: 'c' })).ok)
  const none = await table.submit({ do: 'hand', seat: 2, sitter: BOT, ticket: 'd' })
  assert.equal(!none.ok && none.code, 'seat')
  assert.deepEqual(
    table.sitters.map((one) => one.kind),
    ['person', 'bot'],
  )
  assertInStep(table, store)
  assert.ok((await table.submit({ do: 'end', seat: null, reason: 'agreed', ticket: 'e' })).ok)
  assert.ok(table.over)
  const refused = await table.submit({ do: 'undo', seat: 0, ticket: 'f' })
  assert.equal(!refused.ok && refused.code, 'ended')
  assertInStep(table, store)
})

test('clocks follow from the times of the records; a fallen flag hands over or ends', async () => {
  for (const flag of ['bot', 'ends'] as const) {
    const [first] = bazaarRecords('clock', [PERSON, PERSON])
    assert.ok(first?.type === 'opened')
    const clock = { bank: 1000, increment: 100, fresh: false, flag }
    const store = storeOf([{ ...first, when: 0, clock }])
    let now = 0
    store.now = () => now
    const table = openOn(store)
    now = 400
    assert.ok((await table.submit(decision(table, 0, 'a'))).ok)
    assert.deepEqual(table.clock?.left, [700, 600])
    assert.deepEqual(table.clock && nextFlag(table.clock), { seat: 1, when: 1000 })
    // Both were asked at the same time: the game waited for each.
    assert.deepEqual(table.used, [400, 400])
    now = 900
    const early = await table.submit({ do: 'flag', seat: 1, ticket: 'b' })
    assert.equal(!early.ok && sentenceOf(early), 'There is still time on the clock.')
    now = 1000
    assert.ok((await table.submit({ do: 'flag', seat: 1, ticket: 'c' })).ok)
    assert.equal(table.sitters[1]?.kind, flag === 'bot' ? 'bot' : 'person')
    assert.equal(table.over, flag === 'ends')
    assert.equal(table.used[1], 1000)
    assertInStep(table, store)
  }
})

test('a day for each decision', async () => {
  const [first] = bazaarRecords('days', [PERSON, PERSON])
  assert.ok(first?.type === 'opened')
  const store = storeOf([{ ...first, when: 0, clock: { bank: 1000, increment: 0, fresh: true, flag: 'bot' } }])
  let now = 0
  store.now = () => now
  const table = openOn(store)
  now = 900
  assert.ok((await table.submit(decision(table, 0, 'a'))).ok)
  assert.deepEqual(table.clock?.left, [1000, 100])
  // A clock that is put back does not give time back.
  now = 500
  assert.ok((await table.submit(decision(table, 1, 'b'))).ok)
  assert.deepEqual(table.clock?.left, [1000, 1000])
  assert.equal(table.clock?.since, 900)
  assert.deepEqual(table.used, [900, 900])
  assertInStep(table, store)
})

test('rules that break have changed nothing', async () => {
  const store = storeOf(bazaarRecords('breaks', [PERSON, PERSON]))
  const table = must(
    Table.open(
      'breaks',
      {
        ...game,
        play() {
          throw new Error('a fault')
        },
      },
      store.records,
      store,
    ),
  )
  const refused = await table.submit(decision(table, 0, 'a'))
  assert.ok(!refused.ok)
  assert.match(sentenceOf(refused), /a fault/)
  assertInStep(openOn(store), store)
  assert.equal(store.keeps, 0)
})

test('signs: a favourite to who comes first, everybody another one', () => {
  assert.deepEqual(signsOf([undefined, undefined]), ['circle', 'square'])
  assert.deepEqual(signsOf(['star', 'star', '']), ['star', 'square', 'triangle'])
  assert.deepEqual(signsOf([undefined, 'circle', 'no sign']), ['square', 'circle', 'triangle'])
  for (const [wish] of [['cross'], ['circle'], ['']] as const) {
    const signs = signsOf(Array.from({ length: 7 }, (_, seat) => (seat > 3 ? wish : undefined)))
    assert.equal(new Set(signs).size, 7)
    // What was given is given again.
    assert.deepEqual(signsOf(signs), signs)
  }
})

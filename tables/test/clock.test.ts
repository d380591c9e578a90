/** Clocks and decisions that are taken back: nobody gets time by undo and redo. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type ClockTerms, leftAt, type Order, seatPosition, Table, type TableRecord } from '../index.ts'
import { assertInStep, bazaarRecords, game, must, openOn, PERSON, type Store, sentenceOf, storeOf } from './stores.ts'

const SECOND = 1000
const DAY = 86_400_000
const LIVE: ClockTerms = { bank: 60 * SECOND, increment: 10 * SECOND, fresh: false, flag: 'bot' }
const DAYS: ClockTerms = { bank: DAY, increment: 0, fresh: true, flag: 'bot' }

/** A table with a clock whose time is told by the test. */
class Timed {
  readonly store: Store
  readonly table: Table
  now = 0
  private orders = 0

  constructor(clock: ClockTerms) {
    const [first] = bazaarRecords('taken back', [PERSON, PERSON])
    assert.ok(first?.type === 'opened')
    this.store = storeOf([{ ...first, when: 0, clock }])
    this.store.now = () => this.now
    this.table = openOn(this.store)
  }

  /** What the first seat is asked for, it does with its first or another legal move. */
  order(what: 'decide' | 'undo' | 'redo', choice = 0): Order {
    const ticket = `t${this.orders++}`
    if (what !== 'decide') return { do: what, seat: 0, ticket }
    const move = seatPosition(this.table, 0).legal[choice]
    assert.ok(move)
    return { do: 'decide', seat: 0, moves: [move], ticket }
  }

  async does(what: 'decide' | 'undo' | 'redo', choice = 0): Promise<void> {
    must(await this.table.submit(this.order(what, choice)))
  }

  /** Milliseconds that the first seat has left now. */
  get left(): number {
    assert.ok(this.table.clock)
    return leftAt(this.table.clock, 0, this.now)
  }
}

test('undo and redo bring no time: what a decision brought goes and comes with it', async () => {
  const at = new Timed(LIVE)
  at.now = 30 * SECOND
  await at.does('decide')
  assert.equal(at.left, 40 * SECOND)
  for (let n = 0; n < 5; n++) {
    await at.does('undo')
    assert.equal(at.left, 30 * SECOND)
    await at.does('redo')
    assert.equal(at.left, 40 * SECOND)
  }
  // What passes meanwhile stays spent.
  await at.does('undo')
  at.now += 5 * SECOND
  await at.does('redo')
  assert.equal(at.left, 35 * SECOND)
  await at.does('undo')
  await at.does('decide', 1)
  assert.equal(at.left, 35 * SECOND)
  assertInStep(at.table, at.store)
})

test('several decisions that are taken back and done again', async () => {
  const at = new Timed(LIVE)
  at.now = 10 * SECOND
  await at.does('decide')
  at.now += 4 * SECOND
  await at.does('decide')
  const { left } = at
  assert.equal(left, 66 * SECOND)
  await at.does('undo')
  await at.does('undo')
  assert.equal(at.left, 46 * SECOND)
  await at.does('redo')
  await at.does('redo')
  assert.equal(at.left, left)
  // Another decision forgets what could have been done again.
  await at.does('undo')
  await at.does('undo')
  await at.does('decide', 1)
  const none = await at.table.submit(at.order('redo'))
  assert.ok(!none.ok)
  await at.does('undo')
  assert.equal(at.left, 46 * SECOND)
  assertInStep(at.table, at.store)
})

test('days a decision: a decision that is taken back does not put off the deadline', async () => {
  const at = new Timed(DAYS)
  at.now = 0.75 * DAY
  for (const choice of [0, 1, 0]) {
    await at.does('decide', choice)
    assert.equal(at.left, DAY)
    await at.does('undo')
    assert.equal(at.left, 0.25 * DAY)
  }
  at.now += 0.125 * DAY
  assert.equal(at.left, 0.125 * DAY)
  await at.does('redo')
  assert.equal(at.left, 0.875 * DAY)
  assertInStep(at.table, at.store)
})

test('nobody loses by taking back: when the time it brought is used, that is refused', async () => {
  const at = new Timed(LIVE)
  at.now = 55 * SECOND
  await at.does('decide')
  at.now += 6 * SECOND
  const late = await at.table.submit(at.order('undo'))
  assert.match(late.ok ? '' : sentenceOf(late), /^You have already used the time that move added/)
  assert.equal(at.left, 9 * SECOND)
  assertInStep(at.table, at.store)
})

test('everybody agreed to go back: times stay, and what was decided before can still be taken back', async () => {
  const at = new Timed(LIVE)
  await at.does('decide')
  await at.does('decide')
  must(await at.table.submit({ do: 'rewind', seat: null, at: 1, ticket: 'back' }))
  assert.equal(at.left, 80 * SECOND)
  await at.does('undo')
  assert.equal(at.left, 70 * SECOND)
  assertInStep(at.table, at.store)
})

test('records from when undo and redo still brought time can be followed', async () => {
  const at = new Timed(LIVE)
  at.now = 55 * SECOND
  await at.does('decide')
  const again = (type: 'undone' | 'redone', when: number): TableRecord => ({ type, seat: 0, when, ticket: '' })
  const stored: TableRecord[] = [...at.store.records]
  // More was used than there is today, and the flag fell when the time was up by the old count.
  for (const second of [56, 62, 70]) stored.push(again('undone', second * SECOND), again('redone', second * SECOND))
  const sitter = { name: '', kind: 'bot', level: '' } as const
  stored.push({ type: 'flagged', seat: 0, when: 100 * SECOND, ticket: '', sitter })
  const table = must(Table.open('old', game, stored, storeOf([])))
  assert.equal(table.readonly, null)
  assert.equal(table.sitters[0]?.kind, 'bot')
})

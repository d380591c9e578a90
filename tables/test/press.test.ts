/** A press: several decisions as one order, one record, one update and one step of undo. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { below, hash, pick, plainChance, type Seat, writeGame } from '@ludarium/kernel'
import {
  type ClockTerms,
  courseOf,
  feed,
  leftAt,
  type Order,
  seatPosition,
  type Table,
  type TableRecord,
  type TableStep,
  type Update,
  wholeGame,
} from '../index.ts'
import { ahead, gameOf, goesOn, movesOf, openAt, storeFor, untilPress } from './presses.ts'
import { assertFolds, assertInStep, must, PERSON, sentenceOf, storeOf, type WriteFate } from './stores.ts'

const TWO = [PERSON, PERSON]
const GAMES = ['essence', 'innovation', 'scythe', 'revive'] as const

const press = (seat: Seat, moves: Extract<Order, { do: 'decide' }>['moves'], ticket: string): Order => {
  return { do: 'decide', seat, moves, ticket }
}

/** A table of Scythe where a seat can make a press of three decisions. */
async function ready(seed: string) {
  const game = await gameOf('scythe')
  const store = storeFor(game, seed, TWO)
  const table = openAt(game, store)
  return { game, store, table, ...(await untilPress(table, 3, plainChance(seed))) }
}

test('a press of three decisions is one record, one step and one update without a position in between', async () => {
  const { store, table, seat, made } = await ready('one')
  const { keeps } = store
  const { at, number } = table
  const steps: TableStep[] = []
  table.watch((step) => steps.push(step))
  const updates = new Map<Seat | null, Update[]>([0, 1, null].map((reader) => [reader, []]))
  for (const [reader, list] of updates) feed(table, reader, number, (update) => list.push(update))
  const receipt = must(await table.submit(press(seat, movesOf(made), 'p')))
  assert.deepEqual(receipt, { number: number + 1, at: at + 3, played: 3 })
  assert.deepEqual([store.keeps - keeps, store.records.length, steps.length], [1, number + 1, 1])
  const record = store.records.at(-1)
  assert.ok(record?.type === 'decided')
  assert.deepEqual(
    record.decisions,
    made.map(({ decision }) => ({ move: decision.move, hash: decision.hash })),
  )
  for (const [reader, list] of updates) {
    assert.equal(list.length, 1)
    const [update] = list
    assert.ok(update)
    assert.deepEqual([update.kind, update.serial, update.position.at], ['decided', number + 1, at + 3])
    assert.deepEqual(update.position, seatPosition(table, reader))
    // Each decision has its own lines in the log, and no hash of the state leaves the host.
    assert.ok(update.log.every((line) => line.at > at && line.at <= at + 3))
    const text = JSON.stringify(list)
    for (const { state, decision } of made.slice(0, -1)) {
      assert.ok(!text.includes(decision.hash))
      assert.ok(!text.includes(hash(table.game.view(state, reader))))
    }
  }
  // History still shows single decisions.
  for (const [n, { state }] of made.entries()) {
    assert.deepEqual(seatPosition(table, seat, at + n + 1).view, table.game.view(state, seat))
  }
  assertInStep(table, store)
})

test('undo takes the whole press back and redo plays it again, also at a table that was read back', async () => {
  const { game, store, table, seat, made } = await ready('undo')
  const { at } = table
  const before = hash(table.match.state)
  must(await table.submit(press(seat, movesOf(made), 'p')))
  const after = hash(table.match.state)
  let elsewhere = openAt(game, store)
  assert.ok(seatPosition(elsewhere, seat).canUndo)
  assert.deepEqual(must(await elsewhere.submit({ do: 'undo', seat, ticket: 'u' })).at, at)
  assert.equal(hash(elsewhere.match.state), before)
  assertFolds(elsewhere)
  // After another reload.
  elsewhere = openAt(game, store)
  assert.ok(seatPosition(elsewhere, seat).canRedo)
  assert.deepEqual(must(await elsewhere.submit({ do: 'redo', seat, ticket: 'r' })), {
    number: elsewhere.number,
    at: at + 3,
    played: 3,
  })
  assert.equal(hash(elsewhere.match.state), after)
  assertInStep(elsewhere, store)
  // The table that knows nothing of this yet follows.
  must(await table.sync())
  assert.equal(hash(table.match.state), after)
  assertInStep(table, store)
})

test('a press that begins like the one taken back leaves the rest of it to be redone as one step', async () => {
  const { store, table, seat, made } = await ready('again')
  const { at } = table
  const [first] = movesOf(made)
  assert.ok(first)
  must(await table.submit(press(seat, movesOf(made), 'p')))
  const after = hash(table.match.state)
  must(await table.submit({ do: 'undo', seat, ticket: 'u' }))
  must(await table.submit(press(seat, [first], 'first')))
  assert.ok(seatPosition(table, seat).canRedo)
  assert.equal(must(await table.submit({ do: 'redo', seat, ticket: 'r' })).played, 2)
  assert.equal(hash(table.match.state), after)
  // Undo goes back the way it came: first the two, then the one.
  assert.equal(must(await table.submit({ do: 'undo', seat, ticket: 'u2' })).at, at + 1)
  assert.equal(must(await table.submit({ do: 'undo', seat, ticket: 'u3' })).at, at)
  assertInStep(table, store)
})

test('an illegal move in the middle plays nothing and is named', async () => {
  const { store, table, seat, made } = await ready('illegal')
  const { number } = table
  const before = JSON.stringify([table.match.state, table.log, store.records])
  const [first, second, third] = movesOf(made)
  assert.ok(first && second && third)
  for (const [n, wrong] of [
    [{ do: 'sing' }, second, third],
    [first, { do: 'sing' }, third],
    [first, second, null],
  ].entries()) {
    const refused = await table.submit(press(seat, wrong as never, `wrong ${n}`))
    assert.ok(!refused.ok)
    assert.equal(refused.code, n < 2 ? 'illegal' : 'malformed')
    assert.match(sentenceOf(refused), new RegExp(`^Move ${n + 1} of 3 was refused, so none was played\\.`))
    assert.equal(JSON.stringify([table.match.state, table.log, store.records]), before)
  }
  for (const none of [[], Array.from({ length: 61 }, () => first)]) {
    const refused = await table.submit(press(seat, none, 'none'))
    assert.equal(!refused.ok && sentenceOf(refused), 'A press is a list of 1 to 60 moves.')
  }
  assert.equal(table.number, number)
  // The same ticket is still good: nothing came of it.
  assert.equal(must(await table.submit(press(seat, [first, second, third], 'wrong 1'))).played, 3)
  assertInStep(table, store)
})

test('a retry with the same ticket gets the same receipt and plays nothing twice, also after a reload', async () => {
  const { game, store, table, seat, made } = await ready('retry')
  const order = press(seat, movesOf(made), 'once')
  const receipt = must(await table.submit(order))
  assert.deepEqual(must(await table.submit(order)), receipt)
  must(await table.submit({ do: 'undo', seat, ticket: 'u' }))
  assert.deepEqual(must(await table.submit(order)), receipt)
  const again = openAt(game, store)
  assert.deepEqual(must(await again.submit(order)), receipt)
  assert.equal(again.at, receipt.at - 3)
  assertInStep(again, store)
})

for (const id of GAMES) {
  test(`${id}: a press ends where another seat decides or something comes to light`, async () => {
    const game = await gameOf(id)
    const store = storeFor(game, 'ends', TWO)
    const table = openAt(game, store)
    const luck = plainChance('ends')
    let ended = 0
    let revealed = 0
    for (let n = 0; n < 150 && table.actors.length > 0; n++) {
      const [seat = 0] = table.actors
      const made = ahead(table.match, seat, 30, luck)
      const last = made.at(-1)
      assert.ok(last)
      const { reveals } = table.match.state
      // Nobody can know what is asked then: whatever follows is not even looked at.
      const moves = goesOn(table.match, last) ? movesOf(made) : [...movesOf(made), { do: 'sing' }]
      const receipt = must(await table.submit(press(seat, moves, `p${n}`)))
      assert.equal(receipt.played, made.length)
      assert.equal(hash(table.match.state), last.decision.hash)
      if (moves.length > made.length) ended++
      if (table.match.state.reveals !== reveals) {
        revealed++
        assert.equal(seatPosition(table, seat).canUndo, false)
      }
    }
    assert.ok(ended > 20 && revealed > 0, `${ended} ${revealed}`)
    assertInStep(table, store)
  })

  test(`${id}: presses, undo, redo and rewinding fold to the same table`, async () => {
    const game = await gameOf(id)
    const store = storeFor(game, 'folds', TWO)
    const table = openAt(game, store)
    const luck = plainChance(`folds ${id}`)
    const counts = { press: 0, undo: 0, redo: 0, rewind: 0 }
    for (let n = 0; n < 120 && table.actors.length > 0; n++) {
      const seat = pick(luck, [0, 1])
      const { canUndo, canRedo } = seatPosition(table, seat)
      const what = below(luck, 10)
      if (what < 3 && canUndo) await turned(table, { do: 'undo', seat, ticket: `${n}` }, () => counts.undo++)
      else if (what < 5 && canRedo) await turned(table, { do: 'redo', seat, ticket: `${n}` }, () => counts.redo++)
      else if (what === 5 && table.at > 3 && counts.rewind < 4) {
        must(await table.submit({ do: 'rewind', seat: null, at: table.at - 1 - below(luck, 3), ticket: `${n}` }))
        counts.rewind++
      } else {
        const actor = pick(luck, table.actors)
        const made = ahead(table.match, actor, 1 + below(luck, 5), luck)
        must(await table.submit(press(actor, movesOf(made), `${n}`)))
        counts.press++
      }
      if (n % 10 === 0) assertFolds(table)
    }
    assert.ok(counts.press > 40 && counts.undo > 3 && counts.redo > 1 && counts.rewind > 0, JSON.stringify(counts))
    assertInStep(table, store)
    // The game as text knows nothing of presses and reads as ever.
    assert.equal(must(wholeGame(table)), writeGame({ ...must(courseOf(store.records)) }))
  })
}

/** The state after undo and redo of the same press is the one before. */
async function turned(table: Table, order: Order & { do: 'undo' | 'redo' }, done: () => void): Promise<void> {
  const before = hash(table.match.state)
  must(await table.submit(order))
  const after = hash(table.match.state)
  const { seat } = order
  must(await table.submit({ do: order.do === 'undo' ? 'redo' : 'undo', seat, ticket: `${order.ticket} back` }))
  assert.equal(hash(table.match.state), before)
  must(await table.submit({ ...order, ticket: `${order.ticket} again` }))
  assert.equal(hash(table.match.state), after)
  done()
}

test('a crash leaves all of a press or nothing of it', async () => {
  for (const fate of ['lost', 'unheard', 'never', 'silent'] satisfies WriteFate[]) {
    const { game, store: before, table: at, seat, made } = await ready('crash')
    let fates: WriteFate[] = [fate]
    const store = storeOf(before.records, () => fates.shift() ?? 'well')
    const table = openAt(game, store)
    const order = press(seat, movesOf(made), 'p')
    const refused = await table.submit(order)
    assert.ok(!refused.ok && refused.code === 'store')
    // Whoever opens the table now sees the whole press, or none of it.
    const stored = fate === 'unheard' || fate === 'silent'
    assert.equal(openAt(game, store).at, at.at + (stored ? 3 : 0))
    fates = []
    assert.equal(must(await table.submit(order)).at, at.at + 3)
    assertInStep(table, store)
  }
})

test('records from before there were presses open, and undo takes back one decision at a time', async () => {
  const { game, store, table, seat, made } = await ready('old')
  for (const [n, move] of movesOf(made).entries()) must(await table.submit(press(seat, [move], `${n}`)))
  const old = store.records.map(fromBefore)
  assert.ok(old.every((record) => !('decisions' in record)))
  const again = openAt(game, storeOf(old as never))
  assert.equal(again.readonly, null)
  assert.equal(hash(again.match.state), hash(table.match.state))
  assert.deepEqual(must(courseOf(old)), must(courseOf(store.records)))
  must(await again.submit({ do: 'undo', seat, ticket: 'u' }))
  assert.equal(again.at, table.at - 1)
  assertFolds(again)
})

/** The record as it was stored then. */
function fromBefore(record: TableRecord): object {
  if (record.type !== 'decided') return record
  const { decisions, ...rest } = record
  const [only] = decisions
  assert.ok(only && decisions.length === 1)
  return { ...rest, ...only }
}

const SECOND = 1000

test('a press brings the time of all its decisions, and undo takes all of it back', async () => {
  const clock: ClockTerms = { bank: 60 * SECOND, increment: 10 * SECOND, fresh: false, flag: 'bot' }
  const { game, store: before, seat, made } = await ready('clock')
  const [opened, ...rest] = before.records
  assert.ok(opened?.type === 'opened')
  const store = storeOf([{ ...opened, clock }, ...rest])
  let now = before.now()
  store.now = () => now
  const table = openAt(game, store)
  const left = (): number => (table.clock === null ? assert.fail() : leftAt(table.clock, seat, now))
  const had = left()
  now += 5 * SECOND
  must(await table.submit(press(seat, movesOf(made), 'p')))
  assert.equal(left(), had + 25 * SECOND)
  must(await table.submit({ do: 'undo', seat, ticket: 'u' }))
  assert.equal(left(), had - 5 * SECOND)
  must(await table.submit({ do: 'redo', seat, ticket: 'r' }))
  assert.equal(left(), had + 25 * SECOND)
  // What it brought is nearly used up: without it the flag would fall.
  now += had
  const late = await table.submit({ do: 'undo', seat, ticket: 'late' })
  assert.equal(!late.ok && late.message.key, 'refusal.undo.time')
  assertInStep(table, store)
})

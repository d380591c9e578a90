/** What leaves a table: only what the reader may know, and enough to follow it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hash, mayHear, stateAt } from '@ludarium/kernel'
import {
  aboutOf,
  BotRunner,
  exportedOf,
  feed,
  type LogEntry,
  logOf,
  mayLook,
  scoresOf,
  seatPosition,
  summaryOf,
  type Table,
  type Update,
} from '../index.ts'
import { atOnce, BOT, bazaarRecords, decideNext, must, openOn, PERSON, playOut, sentenceOf, storeOf } from './stores.ts'

const MARA = { ...PERSON, id: 'account 1' }

/** Everything that leaves the table for a reader. */
function everything(table: Table, seat: number | null): string {
  const updates: Update[] = []
  feed(table, seat, 0, (update) => updates.push(update))()
  return JSON.stringify([
    aboutOf(table, [0]),
    seatPosition(table, seat),
    logOf(table, seat),
    scoresOf(table, seat),
    summaryOf(table),
    updates,
  ])
}

test('neither the seed nor a hash of the state nor another’s secrets leave a running game', async () => {
  const table = openOn(storeOf(bazaarRecords('secrets', [MARA, BOT, PERSON])))
  const minds = new BotRunner(table, () => atOnce)
  while (!table.over) {
    for (const seat of [0, 1, 2, null]) {
      const text = everything(table, seat)
      assert.ok(!text.includes(table.match.setup.seed))
      assert.ok(!text.includes('account 1'))
      for (const one of table.match.decisions) assert.ok(!text.includes(one.hash))
      const position = seatPosition(table, seat)
      assert.deepEqual(position.view, table.game.view(table.match.state, seat))
      assert.equal(position.hash, hash(position.view))
      assert.deepEqual(position.legal, seat === null ? [] : table.game.legal(table.match.state, seat))
      for (const { event } of logOf(table, seat)) assert.ok(mayHear(event, seat))
    }
    const refused = exportedOf(table)
    assert.ok(!refused.ok)
    assert.match(sentenceOf(refused), /once it is over/)
    await decideNext(table, minds)
  }
  minds.close()
  assert.match(must(exportedOf(table)), /^ludarium 1 bazaar/)
})

test('past positions, curves and summaries', async () => {
  const table = openOn(storeOf(bazaarRecords('past', [BOT, BOT])))
  await playOut(table, ({ code }) => assert.fail(code))
  const result = table.game.result(table.match.state)
  assert.ok(result)
  const points = scoresOf(table, null)
  assert.equal(points.length, table.at + 1)
  assert.deepEqual(points.at(-1)?.totals, result.totals)
  assert.deepEqual(summaryOf(table).totals, result.totals)
  for (const at of [0, 5, 33, table.at]) {
    assert.deepEqual(seatPosition(table, 1, at).view, table.game.view(stateAt(table.match, at), 1))
  }
})

test('a reader looks through its own eyes; at the end everybody looks everywhere', async () => {
  const table = openOn(storeOf(bazaarRecords('eyes', [PERSON, BOT])))
  assert.equal(mayLook(table, [0], 0), null)
  assert.equal(mayLook(table, [0], null), null)
  assert.equal(mayLook(table, [0], 1)?.message.key, 'refusal.seat.other')
  assert.equal(mayLook(table, [0], 2)?.message.key, 'refusal.seat.none')
  await playOut(table, ({ code }) => assert.fail(code))
  assert.equal(mayLook(table, [0], 1), null)
})

/** What a screen makes of the updates: the log as it stands. */
function followed(old: readonly LogEntry[], update: Update): readonly LogEntry[] {
  if (update.kind === 'opened') return update.log
  if (update.kind === 'undone') return [...old.filter((one) => one.at <= update.position.at), ...update.log]
  return [...old, ...update.log]
}

test('a reader who follows the updates, or comes back after any of them, knows what the table tells', async () => {
  const table = openOn(storeOf(bazaarRecords('follow', [PERSON, BOT, PERSON])))
  const minds = new BotRunner(table, () => atOnce)
  const seen: { serial: number; log: readonly LogEntry[] }[] = []
  let log: readonly LogEntry[] = []
  let serial = 0
  const leave = feed(table, 0, 0, (update) => {
    log = followed(log, update)
    assert.ok(update.serial === serial || update.serial === serial + 1)
    serial = update.serial
    assert.deepEqual(log, logOf(table, 0))
    if (seen.at(-1)?.serial !== serial) seen.push({ serial, log })
  })
  for (let n = 0; !table.over; n++) {
    assert.ok((await decideNext(table, minds))?.ok)
    const seat = table.match.decisions.at(-1)?.seat ?? 0
    if (n % 3 > 0 || !seatPosition(table, seat).canUndo || table.sitters[seat]?.kind === 'bot') continue
    assert.ok((await table.submit({ do: 'undo', seat, ticket: `u${n}` })).ok)
  }
  leave()
  minds.close()
  assert.equal(serial, table.number)
  let shorter = 0
  for (const then of seen) {
    let back = then.log
    feed(table, 0, then.serial, (update) => {
      if (update.kind === 'decided') shorter++
      back = followed(back, update)
    })()
    assert.deepEqual(back, logOf(table, 0))
  }
  assert.ok(shorter > 10)
  assert.ok(seen.length > shorter, 'some came back after an undo')
})

test('what one decision makes happen stands in the round in which it happened', async () => {
  const table = openOn(storeOf(bazaarRecords('headings', [BOT, BOT, BOT])))
  await playOut(table, () => assert.fail('nothing is refused'))
  const told = logOf(table, null)
  let round = 1
  for (const one of told) {
    if (one.event.type === 'lot') round++
    assert.deepEqual([one.round, one.turn], [round, round], JSON.stringify(one))
  }
  const lots = told.filter(({ event }) => event.type === 'lot')
  assert.ok(lots.length >= 5)
  assert.ok(
    lots.every(({ at, round: its }) => told.some((other) => other.at === at && other.round === its - 1)),
    'the end of a round and the beginning of the next come of one decision',
  )
})

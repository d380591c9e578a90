/** A local table of a real game without a browser: what the page's worker does with it, and what it tells each seat. */
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { type Game, historyOf, mayHear, type Outcome, readTable, stateAt } from '@ludarium/kernel'
import {
  BotRunner,
  type Host,
  logOf,
  type Pace,
  recordsOf,
  type Sitter,
  scoresOf,
  seatPosition,
  Table,
  type TableRecord,
} from '@ludarium/tables'
import { SHOWN } from './browser.ts'

let game: Game
before(async () => {
  game = (await SHOWN.load()).game
})

const PERSON: Sitter = { name: 'Mara', kind: 'person', level: '' }
const BOT: Sitter = { name: 'Basalt', kind: 'bot', level: 'random' }
const AT_ONCE: Pace = { onward: async () => true, shown: async () => {} }

function must<T>(outcome: Outcome<T>): T {
  return outcome.ok ? outcome.value : assert.fail(outcome.message.key)
}

function memory(records: readonly TableRecord[]): Host & { readonly kept: TableRecord[] } {
  const kept = [...records]
  return {
    kept,
    now: () => kept.length,
    tail: async (from) => kept.slice(from),
    async keep(record, number) {
      if (number !== kept.length) return 'stale'
      kept.push(structuredClone(record))
      return 'kept'
    },
  }
}

function tableOf(seed: string, sitters: readonly Sitter[]): { table: Table; kept: TableRecord[] } {
  const request = must(readTable(game, { seats: sitters.length, options: {}, seed }))
  const setup = { game: game.id, version: game.version, ...request }
  const records = recordsOf({ setup, decisions: [] }, { sitters, when: 0 })
  const host = memory(records)
  return { table: must(Table.open('local', game, records, host)), kept: host.kept }
}

/** Lets the bots play until a person must decide or the game is over. */
function settled(table: Table): Promise<void> {
  const botQueue = new BotRunner(table, () => AT_ONCE)
  const waits = (): boolean => table.actors.some((seat) => table.sitters[seat]?.kind === 'bot')
  return new Promise((done) => {
    const end = (): void => {
      leave()
      botQueue.close()
      done()
    }
    const leave = table.watch(() => {
      if (!waits()) end()
    })
    if (waits()) botQueue.wake()
    else end()
  })
}

test('bots answer until a person must decide, every decision is kept', async () => {
  const { table, kept } = tableOf('one', [PERSON, BOT])
  await settled(table)
  for (let n = 0; n < 10; n++) {
    const { legal, number } = seatPosition(table, 0)
    const [move] = legal
    if (move === undefined) break
    must(await table.submit({ do: 'decide', seat: 0, moves: [move], seen: number, ticket: `t${n}` }))
    await settled(table)
  }
  assert.equal(kept.length, table.at + 1)
  assert.deepEqual(table.stored, kept)
})

test('undo and redo lead to the same bytes and the same log', async () => {
  const { table } = tableOf('three', [PERSON, PERSON])
  let undone = 0
  for (let n = 0; n < 400 && !table.over; n++) {
    const seat = table.actors[0] ?? 0
    const { legal, at, number } = seatPosition(table, seat)
    const move = legal[n % legal.length] ?? { do: '' }
    must(await table.submit({ do: 'decide', seat, moves: [move], seen: number, ticket: `d${n}` }))
    if (!seatPosition(table, seat).canUndo) continue
    const after = JSON.stringify([table.match.state, logOf(table, seat)])
    must(await table.submit({ do: 'undo', seat, ticket: `u${n}` }))
    assert.equal(table.at, at)
    must(await table.submit({ do: 'redo', seat, ticket: `r${n}` }))
    assert.equal(JSON.stringify([table.match.state, logOf(table, seat)]), after)
    undone++
  }
  assert.ok(undone > 10)
  const again = must(Table.open('local', game, table.stored, memory([])))
  assert.equal(JSON.stringify(again.match.state), JSON.stringify(table.match.state))
})

test('a seat is told only what it may know, and the same seed plays the same game', async () => {
  const { table } = tableOf('four', [BOT, BOT])
  await settled(table)
  assert.ok(table.over && table.at > 20)
  for (const seat of [0, 1, null]) {
    for (const { event } of logOf(table, seat)) assert.ok(mayHear(event, seat))
    assert.equal(scoresOf(table, seat).length, table.at + 1)
  }
  assert.deepEqual(scoresOf(table, 0).at(-1)?.totals, game.result(table.match.state)?.totals)
  const { table: twin } = tableOf('four', [BOT, BOT])
  await settled(twin)
  assert.deepEqual(twin.match.decisions, table.match.decisions)
})

test('a branch shares the past and goes its own way', async () => {
  const { table } = tableOf('five', [BOT, BOT])
  await settled(table)
  const at = Math.floor(table.at / 2)
  const { setup, decisions } = historyOf(table.match)
  const records = recordsOf(
    { setup, decisions: decisions.slice(0, at) },
    { sitters: [PERSON, PERSON], when: 0, from: { table: 'local', at } },
  )
  const other = must(Table.open('branch', game, records, memory(records)))
  assert.equal(other.readonly, null)
  assert.equal(other.at, at)
  assert.deepEqual(seatPosition(other, 0).view, game.view(stateAt(table.match, at), 0))
})

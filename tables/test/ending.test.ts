/** What a table does once its game is over: among people whom the host knows it stays so. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readTable } from '@ludarium/kernel'
import { rows } from '../../kernel/test/toys/rows.ts'
import { type Order, recordsOf, type Sitter, seatPosition, Table, type TableRecord } from '../index.ts'
import { PERSON, type Store, storeOf } from './stores.ts'

const KNOWN: Sitter = { name: '', kind: 'person', level: '', id: 'account 7' }

function openOn(store: Store): Table {
  const table = Table.open('rows', rows, store.records, store)
  assert.ok(table.ok)
  return table.value
}

function rowsRecords(sitters: readonly Sitter[]): TableRecord[] {
  const table = readTable(rows, { seats: 2, seed: 'ending' })
  assert.ok(table.ok)
  const setup = { game: rows.id, version: rows.version, ...table.value }
  return recordsOf({ setup, decisions: [] }, { sitters, when: 1_000_000 })
}

/** The first seat has three in a row. */
async function playedOut(sitters: readonly Sitter[]): Promise<{ table: Table; store: Store }> {
  const store = storeOf(rowsRecords(sitters))
  const table = openOn(store)
  for (const [n, cell] of [0, 3, 1, 4, 2].entries()) {
    const move = { do: 'mark', cell }
    assert.ok((await table.submit({ do: 'decide', seat: n % 2, moves: [move], ticket: `${n}` })).ok)
  }
  assert.ok(table.over)
  return { table, store }
}

const back = (ticket: string): readonly Order[] => [
  { do: 'undo', seat: 0, ticket },
  { do: 'redo', seat: 0, ticket },
  { do: 'rewind', seat: null, at: 1, ticket },
]

test('a game among people whom the host knows stays ended', async () => {
  const { table, store } = await playedOut([KNOWN, { ...KNOWN, id: 'account 8' }])
  const before = store.records.length
  for (const order of back('x')) {
    const no = await table.submit(order)
    assert.equal(!no.ok && no.code, 'over', order.do)
  }
  const { canUndo, canRedo } = seatPosition(table, 0)
  assert.deepEqual([canUndo, canRedo, store.records.length], [false, false, before])
})

test('who shares a screen may take the last decision back and make it again', async () => {
  const { table } = await playedOut([PERSON, PERSON])
  assert.ok(seatPosition(table, 0).canUndo)
  assert.ok((await table.submit({ do: 'undo', seat: 0, ticket: 'back' })).ok)
  assert.ok(seatPosition(table, 0).canRedo)
  assert.ok((await table.submit({ do: 'redo', seat: 0, ticket: 'again' })).ok)
  assert.ok(table.over)
})

test('what was once granted after the end is still followed', async () => {
  const { store } = await playedOut([KNOWN, KNOWN])
  for (const type of ['undone', 'redone'] as const) store.records.push({ type, when: 1_000_100, ticket: '', seat: 0 })
  store.records.push({ type: 'rewound', when: 1_000_100, ticket: '', seat: null, at: 4 })
  const table = openOn(store)
  assert.deepEqual([table.readonly, table.at, table.number], [null, 4, store.records.length])
  // The game runs: the seat may still take back what is its own.
  assert.ok(!table.over && seatPosition(table, 1).canUndo)
})

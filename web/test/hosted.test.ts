/** A local table without a browser: bots move by themselves, undo and redo, what each seat is told, branches. */
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { games } from '@ludarium/games'
import { type Game, type History, readTable } from '@ludarium/kernel'
import { type HostedStep, HostedTable } from '../src/local/hosted.ts'
import type { Sitter } from '../src/table/source.ts'

let game: Game
before(async () => {
  const entry = games.find(({ id }) => id === 'essence')
  assert.ok(entry)
  game = (await entry.load()).game
})

const PERSON: Sitter = { name: 'Mara', kind: 'person', level: '' }
const BOT: Sitter = { name: 'Basalt', kind: 'bot', level: 'random' }

function record(seed: string): History {
  const table = readTable(game, { seats: 2, options: {}, seed })
  assert.ok(table.ok)
  return { setup: { game: game.id, version: game.version, ...table.value }, decisions: [] }
}

function host(history: History, sitters: readonly Sitter[]): { table: HostedTable; steps: HostedStep[] } {
  const steps: HostedStep[] = []
  const opened = HostedTable.open(game, history, sitters, {
    keep: async (step) => {
      steps.push(step)
    },
    tell: () => {},
    pause: () => 0,
  })
  assert.ok(opened.ok)
  return { table: opened.value, steps }
}

/** Waits until a person must decide or the game is over. */
async function settled(table: HostedTable): Promise<void> {
  const waits = (): boolean => game.actors(table.match.state).some((seat) => table.sitters[seat]?.kind === 'bot')
  while (waits()) await new Promise((resume) => setTimeout(resume, 5))
}

test('bots answer until a person must decide, every decision is kept', async () => {
  const { table, steps } = host(record('one'), [PERSON, BOT])
  table.start()
  await settled(table)
  for (let n = 0; n < 10; n++) {
    const { legal, at } = table.position(0)
    const [move] = legal
    if (move === undefined) break
    assert.ok((await table.submit(0, move, at)).ok)
    await settled(table)
  }
  assert.equal(steps.length, table.at)
  assert.deepEqual(
    steps.map((step) => step.from),
    steps.map((_, n) => n),
  )
  table.close()
})

test('a decision on an old position is refused', async () => {
  const { table } = host(record('two'), [PERSON, PERSON])
  const { legal, at } = table.position(0)
  const move = legal[0] ?? { do: '' }
  assert.ok((await table.submit(0, move, at)).ok)
  const again = await table.submit(0, move, at)
  assert.equal(again.ok, false)
  assert.equal(!again.ok && again.code, 'stale')
})

test('undo and redo lead to the same bytes and the same log', async () => {
  const { table } = host(record('three'), [PERSON, PERSON])
  for (let n = 0; n < 400; n++) {
    const seat = game.actors(table.match.state)[0]
    if (seat === undefined) break
    const { legal, at } = table.position(seat)
    const move = legal[n % legal.length] ?? { do: '' }
    assert.ok((await table.submit(seat, move, at)).ok)
    const after = JSON.stringify([table.match.state, table.log(seat)])
    if (!table.position(seat).canUndo) continue
    assert.ok((await table.undo(seat)).ok)
    assert.equal(table.at, at)
    assert.ok((await table.redo(seat)).ok)
    assert.equal(JSON.stringify([table.match.state, table.log(seat)]), after)
  }
})

test('a seat is told only what it may know', async () => {
  const { table } = host(record('four'), [BOT, BOT])
  table.start()
  await settled(table)
  const all = table.match.decisions.length
  assert.ok(all > 20)
  for (const seat of [0, 1]) {
    for (const { event } of table.log(seat)) assert.ok(event.only === undefined || event.only.includes(seat))
  }
  assert.ok(table.log(null).every(({ event }) => event.only === undefined))
  assert.equal(table.scores(0).length, all + 1)
  const result = game.result(table.match.state)
  assert.deepEqual(table.scores(0)[all]?.totals, result?.totals)
  table.close()
})

test('a branch shares the past and goes its own way', async () => {
  const { table } = host(record('five'), [BOT, BOT])
  table.start()
  await settled(table)
  const at = Math.floor(table.at / 2)
  const other = host(table.branch(at), [PERSON, PERSON]).table
  assert.equal(other.trimmed, false)
  assert.equal(other.at, at)
  assert.deepEqual(other.position(0).view, table.position(0, at).view)
  const again = host(table.history(), [PERSON, PERSON]).table
  assert.deepEqual(again.match.state, table.match.state)
  assert.deepEqual(again.log(0), table.log(0))
  table.close()
})

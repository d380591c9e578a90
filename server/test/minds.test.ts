import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bazaar } from '../../kernel/test/toys/bazaar.ts'
import { localMinds } from '../minds/minds.ts'
import type { Thinker } from '../minds/pool.ts'
import { Client, formOf, serverOn, tableOf, until } from './kit.ts'
import { places } from './stores.ts'

/** A table at which a bot has to decide; nobody at the server itself thinks about it. */
async function waiting() {
  const place = places[0]
  assert.ok(place)
  const server = await serverOn(place, { botPause: 60_000 })
  const ann = await new Client(server.address).guest('Ann')
  const { id } = await tableOf([ann], formOf('bazaar', [{ kind: 'bot', level: 'random' }, { kind: 'me' }]))
  const opened = await server.house.hall.open(id)
  assert.ok(opened.ok)
  return { server, table: opened.value }
}

/** Thinks of the first move there is and says so. */
function quick(): Thinker & { readonly thought: () => number } {
  let count = 0
  return {
    think: async ({ view, seat }) => {
      count++
      return bazaar.legal(view as Parameters<typeof bazaar.legal>[0], seat)[0] ?? assert.fail()
    },
    load: 0,
    thought: () => count,
    close: async () => {},
  }
}

const terms = { milliseconds: 50, trouble: (error: unknown) => assert.fail(String(error)) }

test('a bot decides when the pause is over, not when it has thought', async () => {
  const { server, table } = await waiting()
  const { number } = table
  const thinker = quick()
  const slow = localMinds(server.house.hall, thinker, { ...terms, pause: 60_000 })
  slow.ask(table.id, number, 0)
  await until(() => thinker.thought() === 1, 'it has thought')
  for (let turns = 0; turns < 20; turns++) await new Promise(setImmediate)
  assert.equal(table.number, number)
  // Who closes does not wait for it, and nothing is decided any more.
  await slow.close()
  for (let turns = 0; turns < 20; turns++) await new Promise(setImmediate)
  assert.equal(table.number, number)
  const brisk = localMinds(server.house.hall, thinker, { ...terms, pause: 1 })
  brisk.ask(table.id, number, 0)
  await until(() => table.number > number, 'it has decided')
  await brisk.close()
  await server.stop()
})

/** The example of docs/protocol.md: an outside bot at tables of a real server. */
import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import type { Result } from '@ludarium/kernel'
import { Client, decided, formOf, playOut, serverOn, tableOf, until } from './kit.ts'
import { places, temporary } from './stores.ts'

const [sqlite] = places
assert.ok(sqlite)

const EXAMPLE = fileURLToPath(new URL('../../docs/examples/online.mjs', import.meta.url))

const children: ChildProcess[] = []

after(() => {
  for (const child of children) child.kill()
})

interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

function program(token: string, ...args: string[]): Promise<Ended> {
  const child = spawn(process.execPath, [EXAMPLE, ...args], { env: { ...process.env, LUDARIUM_TOKEN: token } })
  children.push(child)
  let [out, err] = ['', '']
  child.stdout.on('data', (data) => {
    out += data
  })
  child.stderr.on('data', (data) => {
    err += data
  })
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })))
}

interface Made {
  readonly bot: { readonly id: string }
  readonly token: string
}

async function botOf(owner: Client, name: string): Promise<Made> {
  return (await owner.json('POST', '/api/bots', { name })) as unknown as Made
}

/** The program has played to the end, and every hash matched. */
async function isOver(client: Client, table: string, ended: Promise<Ended>): Promise<void> {
  const { code, out, err } = await ended
  assert.deepEqual([code, err], [0, ''])
  const { result } = await client.call('position', table, null)
  assert.ok(result)
  assert.deepEqual(JSON.parse(out) as Result, result)
}

test('the example plays at the seat its owner reserved, with hidden cards and a built-in bot', async () => {
  const server = await serverOn(sqlite)
  const ann = await new Client(server.address).account('Ann E')
  const { bot, token } = await botOf(ann, 'Example')
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }, { kind: 'kept', person: bot.id }] as const
  const { id } = await tableOf([ann], formOf('bazaar', seats))
  const ended = program(token, server.address, id, '2')
  await playOut([ann, null, null], id)
  await isOver(ann, id, ended)
  await server.stop()
})

test('the example joins by link, waits for the start and continues after a lost connection', async () => {
  const database = `${temporary()}/l.db`
  const server = await serverOn(sqlite, { database })
  const port = Number(new URL(server.address).port)
  const ann = await new Client(server.address).account('Ann F')
  const { token } = await botOf(ann, 'Example')
  const form = formOf('rows', [{ kind: 'me' }, { kind: 'free' }], { access: 'link' })
  const room = await ann.call('create', form)
  const ended = program(token, server.address, room.id, '1', room.link ?? '')
  await until(async () => (await ann.call('room', room.id)).seats[1]?.ready === true, 'the program is ready')
  await ann.call('start', room.id)
  await decided(ann, room.id, 0)
  await until(async () => (await ann.call('position', room.id, 0)).at === 2, 'the program has decided')
  await server.stop()
  const again = await serverOn(sqlite, { database, port })
  ann.line = null
  await playOut([ann, null], room.id)
  await isOver(ann, room.id, ended)
  await again.stop()
})

test('the example reports an invalid or revoked token', async () => {
  const server = await serverOn(sqlite)
  const ann = await new Client(server.address).account('Ann G')
  const { bot, token } = await botOf(ann, 'Example')
  const room = await ann.call('create', formOf('rows', [{ kind: 'me' }, { kind: 'free' }]))
  const none = await program(`${token.slice(0, -4)}AAAA`, server.address, room.id, '1')
  assert.deepEqual([none.code, none.err], [1, 'There is no such token.\n'])
  const ended = program(token, server.address, room.id, '1')
  await until(async () => (await ann.call('room', room.id)).seats[1]?.ready === true, 'the program is ready')
  await ann.json('DELETE', `/api/bots/${bot.id}`)
  const { code, err } = await ended
  assert.deepEqual([code, err], [1, 'The token is no longer valid.\n'])
  await server.stop()
})

/** Reminders: each way that a person chose, tried again when it fails, never when it is no longer needed. */
import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { SMTPServer } from 'smtp-server'
import { inSightOf } from '../bus/presence.ts'
import { readPreferences } from '../people/preferences.ts'
import type { Way } from '../remind/letter.ts'
import { isInward } from '../remind/outward.ts'
import { afterQuiet, type Channel, Reminders } from '../remind/remind.ts'
import { Client, decided, formOf, must, onEach, siteOn, tableOf, until } from './kit.ts'
import type { Place } from './stores.ts'

test('quiet hours, also over midnight', () => {
  const at = (hours: number): number => Date.UTC(2026, 0, 2, hours)
  const night = { ...readPreferences({}), quiet: { from: 22 * 60, to: 7 * 60 } }
  assert.equal(afterQuiet(night, at(23)), at(31))
  assert.equal(afterQuiet(night, at(3)), at(7))
  assert.equal(afterQuiet(night, at(12)), at(12))
  assert.equal(afterQuiet(readPreferences({}), at(3)), at(3))
})

test('addresses of the host’s own net are known', () => {
  for (const inward of [
    '127.0.0.1',
    '10.1.2.3',
    '192.168.0.1',
    '169.254.169.254',
    '::1',
    'fd00::1',
    '::ffff:10.0.0.1',
  ]) {
    assert.ok(isInward(inward), inward)
  }
  for (const outward of ['1.1.1.1', '2606:4700::1111']) assert.ok(!isInward(outward), outward)
})

onEach('a webhook is signed and tried again, a mail is sent, both are on record', async (place) => {
  let now = Date.UTC(2026, 0, 2, 12)
  const bodies: { body: string; signature: string }[] = []
  let fail = true
  const hook = createServer((request, response) => {
    let body = ''
    request.on('data', (data: Buffer) => {
      body += data.toString()
    })
    request.on('end', () => {
      bodies.push({ body, signature: String(request.headers['x-ludarium-signature']) })
      response.writeHead(fail ? 500 : 204).end()
    })
  })
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve))
  const mails: string[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (data: Buffer) => {
        text += data.toString()
      })
      stream.on('end', () => {
        mails.push(text)
        done()
      })
    },
  })
  await new Promise<void>((resolve) => {
    smtp.listen(0, '127.0.0.1', resolve)
  })
  const portOf = (server: { address(): unknown }): number => (server.address() as AddressInfo).port
  const mail = { url: `smtp://127.0.0.1:${portOf(smtp.server)}`, from: 'Ludarium <l@example.org>' }
  const settings = { mail, inwardWebhooks: true, base: 'https://play.example.org' }
  const server = await siteOn(place, settings, { now: () => now, pulse: 0 })
  const [ann, ben] = [await new Client(server.address).guest('Ann'), await new Client(server.address).guest('Ben')]
  await ben.json('PATCH', '/api/me', {
    preferences: {
      tell: { page: true, push: false, mail: true, webhook: true },
      mail: 'ben@example.org',
      webhook: `http://127.0.0.1:${portOf(hook)}/hook`,
    },
  })
  const { webhookSecret } = (await ben.json('GET', '/api/me')) as { webhookSecret: string }
  const { id } = await tableOf([ann, ben], formOf('rows', [{ kind: 'me' }, { kind: 'free' }]))
  const { reminders } = server.house
  const { legal, number } = await ann.call('position', id, 0)
  await ann.call('submit', id, 0, legal[0] ?? assert.fail(), number, 't')
  await server.settle()
  // Not at once: who decides right away needs no telling.
  await reminders.tick()
  assert.equal(bodies.length + mails.length, 0)
  now += 61_000
  await reminders.tick()
  assert.equal(bodies.length, 1)
  assert.equal(mails.length, 1)
  assert.match(mails[0] ?? '', /Subject: Your decision in Three in a Row/)
  assert.match(mails[0] ?? '', /play\.example\.org/)
  const sent = (await ben.json('GET', '/api/deliveries')) as {
    deliveries: { channel: string; state: string; answer: string }[]
  }
  const states = Object.fromEntries(sent.deliveries.map(({ channel, state, answer }) => [channel, [state, answer]]))
  assert.deepEqual(states, { mail: ['sent', 'status:250'], webhook: ['waiting', 'status:500'] })
  fail = false
  now += 61_000
  await reminders.tick()
  const [, again] = bodies
  assert.ok(again)
  assert.equal(again.signature, `sha256=${createHmac('sha256', webhookSecret).update(again.body).digest('hex')}`)
  assert.match((JSON.parse(again.body) as { content: string }).content, /It is your decision/)
  // Decided meanwhile: nothing more is sent.
  const position = await ben.call('position', id, 1)
  await ben.call('submit', id, 1, position.legal[0] ?? assert.fail(), position.number, 't')
  await server.settle()
  now += 10 * 61_000
  await reminders.tick()
  assert.equal(bodies.length, 2)
  assert.equal(mails.length, 1)
  await server.stop()
  hook.close()
  await new Promise<void>((resolve) => {
    smtp.close(() => resolve())
  })
})

/** Ann and Ben at tables; Ben is told in one way, and what is sent is noted here. */
async function told(place: Place, channel: Channel) {
  let now = Date.UTC(2026, 0, 2, 12)
  const sent: string[] = []
  const server = await siteOn(place, {}, { now: () => now, pulse: 0 })
  const { store, people, presence, hall, trouble } = server.house
  const way: Way = async ({ table }) => `sent:${sent.push(table)}`
  const reminders = new Reminders({
    sql: store.sql,
    people,
    presence,
    now: () => now,
    trouble,
    ways: { [channel]: way },
    gameName: async (id) => id,
  })
  const [ann, ben] = [await new Client(server.address).guest('Ann'), await new Client(server.address).guest('Ben')]
  const tell = { page: true, push: false, mail: false, webhook: false, [channel]: true }
  await people.prefer(ben.id, { tell, mail: 'ben@example.org', mailEvery: 60 })
  return {
    server,
    sent,
    reminders,
    /** A table at which Ann decides first. */
    table: async () => (await tableOf([ann, ben], formOf('rows', [{ kind: 'me' }, { kind: 'free' }]))).id,
    /** Somebody decides; when it is Ben's turn then, the keeper would say so. */
    async decided(id: string, seat: 0 | 1) {
      await decided(seat === 0 ? ann : ben, id, seat)
      await server.settle()
      const written = (await store.tail(id, 0)).length
      const table = must(await hall.open(id))
      await until(() => table.number === written, 'this server knows what was decided at another')
      if (table.actors.includes(1)) await reminders.remind(ben.id, table)
    },
    look: (id: string) => presence.enter(ben.id, inSightOf(id)),
    async after(seconds: number) {
      now += seconds * 1000
      await reminders.tick()
    },
  }
}

onEach('who looks at the table when the turn begins and leaves without deciding is told', async (place) => {
  const { server, sent, table, decided, look, after } = await told(place, 'webhook')
  const id = await table()
  const leave = look(id)
  await decided(id, 0)
  for (let minutes = 0; minutes < 3; minutes++) await after(61)
  assert.deepEqual(sent, [])
  leave()
  await after(61)
  assert.deepEqual(sent, [id])
  await server.stop()
})

onEach('who opens the table within the minute is not told', async (place) => {
  const { server, sent, table, decided, look, after } = await told(place, 'webhook')
  const id = await table()
  await decided(id, 0)
  await after(30)
  const leave = look(id)
  await after(31)
  assert.deepEqual(sent, [])
  // And after deciding there is nothing to tell, wherever one looks.
  await decided(id, 1)
  leave()
  await after(600)
  assert.deepEqual(sent, [])
  await server.stop()
})

onEach('of several turns that were looked at only the last is told, once', async (place) => {
  const { server, sent, table, decided, look, after } = await told(place, 'webhook')
  const id = await table()
  const leave = look(id)
  await decided(id, 0)
  await after(40)
  await decided(id, 1)
  await decided(id, 0)
  await after(30)
  leave()
  for (let minutes = 0; minutes < 3; minutes++) await after(61)
  assert.deepEqual(sent, [id])
  await server.stop()
})

onEach('what was never sent because it was not needed is not kept', async (place) => {
  const { server, reminders, table, decided, after } = await told(place, 'webhook')
  const id = await table()
  await decided(id, 0)
  await decided(id, 1)
  await after(61)
  assert.deepEqual(await server.house.store.sql.all('SELECT * FROM deliveries'), [])
  await reminders.stop()
  await server.stop()
})

onEach('mails of several tables come no oftener than wanted', async (place) => {
  const { server, sent, table, decided, after } = await told(place, 'mail')
  for (const id of [await table(), await table(), await table()]) await decided(id, 0)
  await after(61)
  await after(1)
  assert.equal(sent.length, 1)
  await after(3600)
  assert.equal(sent.length, 2)
  await server.stop()
})

/** Reminders: sent through the chosen channels, retried after failures, dropped when no longer needed. */
import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { SMTPServer } from 'smtp-server'
import { visiblePlace } from '../bus/presence.ts'
import { readPreferences } from '../people/preferences.ts'
import type { Channel } from '../remind/message.ts'
import { afterQuiet, type ChannelName, createReminders } from '../remind/reminders.ts'
import { isPrivateAddress } from '../remind/safe-post.ts'
import { Client, decided, formOf, must, onEach, siteOn, tableOf, until } from './kit.ts'
import type { Place } from './stores.ts'

test('quiet hours, including over midnight', () => {
  const at = (hours: number): number => Date.UTC(2026, 0, 2, hours)
  const night = { ...readPreferences({}), quiet: { from: 22 * 60, to: 7 * 60 } }
  assert.equal(afterQuiet(night, at(23)), at(31))
  assert.equal(afterQuiet(night, at(3)), at(7))
  assert.equal(afterQuiet(night, at(12)), at(12))
  assert.equal(afterQuiet(readPreferences({}), at(3)), at(3))
})

test('private addresses are recognised', () => {
  for (const inward of [
    '127.0.0.1',
    '10.1.2.3',
    '192.168.0.1',
    '169.254.169.254',
    '::1',
    'fd00::1',
    '::ffff:10.0.0.1',
  ]) {
    assert.ok(isPrivateAddress(inward), inward)
  }
  for (const outward of ['1.1.1.1', '2606:4700::1111']) assert.ok(!isPrivateAddress(outward), outward)
})

onEach('a webhook is signed and retried, a mail is sent, and both are recorded', async (place) => {
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
  const settings = { mail, privateWebhooks: true, base: 'https://play.example.org' }
  const server = await siteOn(place, settings, { now: () => now, jobInterval: 0 })
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
  const { reminders } = server.services
  const { legal, number } = await ann.call('position', id, 0)
  await ann.call('submit', id, 0, [legal[0] ?? assert.fail()], number, 't')
  await server.settle()
  // Not at once: a person who decides right away needs no reminder.
  await reminders.tick()
  assert.equal(bodies.length + mails.length, 0)
  now += 61_000
  await reminders.tick()
  assert.equal(bodies.length, 1)
  assert.equal(mails.length, 1)
  assert.match(mails[0] ?? '', /Subject: Your turn in Three in a Row/)
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
  assert.match((JSON.parse(again.body) as { content: string }).content, /It is your turn/)
  // After the decision nothing more is sent.
  const position = await ben.call('position', id, 1)
  await ben.call('submit', id, 1, [position.legal[0] ?? assert.fail()], position.number, 't')
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

/** Ann and Ben at tables; Ben uses one channel, which collects what is sent. */
async function told(place: Place, channel: ChannelName) {
  let now = Date.UTC(2026, 0, 2, 12)
  const sent: string[] = []
  const server = await siteOn(place, {}, { now: () => now, jobInterval: 0 })
  const { store, people, presence, liveTables, trouble } = server.services
  const way: Channel = async ({ table }) => `sent:${sent.push(table)}`
  const reminders = createReminders({
    sql: store.sql,
    people,
    presence,
    now: () => now,
    trouble,
    channels: { [channel]: way },
    gameName: async (id) => id,
  })
  const [ann, ben] = [await new Client(server.address).guest('Ann'), await new Client(server.address).guest('Ben')]
  const tell = { page: true, push: false, mail: false, webhook: false, [channel]: true }
  await people.changePreferences(ben.id, { tell, mail: 'ben@example.org', mailEvery: 60 })
  return {
    server,
    sent,
    reminders,
    /** A table at which Ann decides first. */
    table: async () => (await tableOf([ann, ben], formOf('rows', [{ kind: 'me' }, { kind: 'free' }]))).id,
    /** Somebody decides; if it is Ben's turn then, a reminder is scheduled. */
    async decided(id: string, seat: 0 | 1) {
      await decided(seat === 0 ? ann : ben, id, seat)
      await server.settle()
      const written = (await store.tail(id, 0)).length
      const table = must(await liveTables.open(id))
      await until(() => table.number === written, 'this server has the decision of the other one')
      if (table.actors.includes(1)) await reminders.remind(ben.id, table)
    },
    look: (id: string) => presence.enter(ben.id, visiblePlace(id)),
    async after(seconds: number) {
      now += seconds * 1000
      await reminders.tick()
    },
  }
}

onEach('a person who looks at the table and leaves without deciding is reminded', async (place) => {
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

onEach('a person who opens the table within a minute is not reminded', async (place) => {
  const { server, sent, table, decided, look, after } = await told(place, 'webhook')
  const id = await table()
  await decided(id, 0)
  await after(30)
  const leave = look(id)
  await after(31)
  assert.deepEqual(sent, [])
  // After the decision there is nothing to send.
  await decided(id, 1)
  leave()
  await after(600)
  assert.deepEqual(sent, [])
  await server.stop()
})

onEach('only the last of several turns is reminded of, once', async (place) => {
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

onEach('a reminder that was never attempted is not kept', async (place) => {
  const { server, reminders, table, decided, after } = await told(place, 'webhook')
  const id = await table()
  await decided(id, 0)
  await decided(id, 1)
  await after(61)
  assert.deepEqual(await server.services.store.sql.all('SELECT * FROM deliveries'), [])
  await reminders.stop()
  await server.stop()
})

onEach('mails of several tables respect the chosen interval', async (place) => {
  const { server, sent, table, decided, after } = await told(place, 'mail')
  for (const id of [await table(), await table(), await table()]) await decided(id, 0)
  await after(61)
  await after(1)
  assert.equal(sent.length, 1)
  await after(3600)
  assert.equal(sent.length, 2)
  await server.stop()
})

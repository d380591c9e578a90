/** Reminders: each way that a person chose, tried again when it fails, never when it is no longer needed. */
import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { SMTPServer } from 'smtp-server'
import { readPreferences } from '../people/preferences.ts'
import { isInward } from '../remind/outward.ts'
import { afterQuiet } from '../remind/remind.ts'
import { Client, formOf, serverOn, tableOf } from './kit.ts'
import { onEach } from './stores.ts'

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
  const server = await serverOn(place, settings, { now: () => now, pulse: 0 })
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
  const { keeper, reminders } = server.house
  const { legal, number } = await ann.call('position', id, 0)
  await ann.call('submit', id, 0, legal[0] ?? assert.fail(), number, 't')
  await keeper.flush()
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
  const states = Object.fromEntries(sent.deliveries.map(({ channel, state }) => [channel, state]))
  assert.deepEqual(states, { mail: 'sent', webhook: 'waiting' })
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
  await keeper.flush()
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

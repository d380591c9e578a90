/** A correspondence game with real reminders by webhook, mail and push. */
import assert from 'node:assert/strict'
import { createDecipheriv, createECDH, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { SMTPServer } from 'smtp-server'
import { Client, decided, formOf, serverOn, tableOf } from './kit.ts'
import { LOCALHOST } from './localhost.ts'
import { places } from './stores.ts'

const DAY = 86_400_000
const portOf = (server: { address(): unknown }): number => (server.address() as AddressInfo).port

function bodyOf(request: AsyncIterable<unknown>): Promise<Buffer> {
  return Array.fromAsync(request).then((deps) => Buffer.concat(deps as Buffer[]))
}

/** The keys that a browser creates when it subscribes. */
function subscriber() {
  const keys = createECDH('prime256v1')
  const open = keys.generateKeys()
  const auth = randomBytes(16)
  return {
    keys: { p256dh: open.toString('base64url'), auth: auth.toString('base64url') },
    /** Decrypts a message as the browser does (RFC 8291, one record). */
    read(body: Buffer): unknown {
      const salt = body.subarray(0, 16)
      const length = body[20] ?? 0
      const sender = body.subarray(21, 21 + length)
      const sealed = body.subarray(21 + length)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), open, sender])
      const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32))
      const key = Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16))
      const nonce = Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12))
      const decipher = createDecipheriv('aes-128-gcm', key, nonce)
      decipher.setAuthTag(sealed.subarray(-16))
      const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString())
    },
  }
}

test('in a correspondence game webhook, mail and push arrive when it is the person’s turn', async () => {
  const [place] = places
  assert.ok(place)
  const hooks: { body: string; signature: string }[] = []
  const hook = createServer(async (request, response) => {
    const body = (await bodyOf(request)).toString()
    hooks.push({ body, signature: String(request.headers['x-ludarium-signature']) })
    response.writeHead(204).end()
  })
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve))
  const pushes: { body: Buffer; authorization: string }[] = []
  const push = createSecureServer(LOCALHOST, async (request, response) => {
    pushes.push({ body: await bodyOf(request), authorization: String(request.headers.authorization) })
    response.writeHead(201).end()
  })
  await new Promise<void>((resolve) => push.listen(0, '127.0.0.1', resolve))
  setDefaultCACertificates([...getCACertificates(), LOCALHOST.cert])
  const mails: string[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      void bodyOf(stream).then((text) => {
        mails.push(text.toString())
        done()
      })
    },
  })
  await new Promise<void>((resolve) => {
    smtp.listen(0, '127.0.0.1', resolve)
  })

  let now = Date.UTC(2026, 0, 5, 12)
  const server = await serverOn(
    place,
    {
      mail: { url: `smtp://127.0.0.1:${portOf(smtp.server)}`, from: 'Ludarium <l@example.org>' },
      privateWebhooks: true,
      pushSubject: 'mailto:host@example.org',
      base: 'https://play.example.org',
    },
    { now: () => now, jobInterval: 0 },
  )
  const [ann, ben] = [await new Client(server.address).guest('Ann'), await new Client(server.address).guest('Ben')]
  const browser = subscriber()
  assert.match(String((await ben.json('GET', '/api/push')).key), /^[\w-]{80,}$/)
  const endpoint = `https://localhost:${portOf(push)}/box`
  assert.equal((await ben.json('POST', '/api/push', { endpoint, keys: browser.keys })).status, 200)
  await ben.json('PATCH', '/api/me', {
    preferences: {
      tell: { page: true, push: true, mail: true, webhook: true },
      mail: 'ben@example.org',
      mailEvery: 0,
      webhook: `http://127.0.0.1:${portOf(hook)}/hook`,
    },
  })
  const { webhookSecret } = (await ben.json('GET', '/api/me')) as { webhookSecret: string }
  const clock = { bank: DAY, increment: 0, fresh: true, flag: 'bot' } as const
  const { id } = await tableOf([ann, ben], formOf('rows', [{ kind: 'me' }, { kind: 'free' }], { clock }))
  const { indexWriter, reminders, liveTables } = server.services

  // Day by day until somebody has won: Ben is reminded of each of his turns, Ann never.
  let turns = 0
  for (let moves = 0; moves < 50; moves++) {
    const opened = await liveTables.open(id)
    assert.ok(opened.ok)
    const seat = opened.value.actors[0]
    if (opened.value.over || seat === undefined) break
    await indexWriter.flush()
    if (seat === 1) {
      turns++
      now += 61_000
      await reminders.tick()
      assert.deepEqual([hooks.length, mails.length, pushes.length], [turns, turns, turns])
    }
    // After the first reminder Ben switches to German.
    if (seat === 1 && turns === 1) await ben.json('PATCH', '/api/me', { preferences: { language: 'de' } })
    now += 6 * 3_600_000
    await decided(seat === 0 ? ann : ben, id, seat)
  }
  await indexWriter.flush()
  now += 61_000
  await reminders.tick()
  assert.ok(turns >= 2)
  assert.deepEqual([hooks.length, mails.length, pushes.length], [turns, turns, turns])

  const IN_TURN = ['It is your turn in Three in a Row.', 'Du bist dran: Three in a Row.']
  const said = (n: number): string => IN_TURN[n === 0 ? 0 : 1] ?? ''
  for (const [n, { body, signature }] of hooks.entries()) {
    assert.ok((JSON.parse(body) as { content: string }).content.startsWith(said(n)))
    assert.equal(signature, `sha256=${createHmac('sha256', webhookSecret).update(body).digest('hex')}`)
    assert.equal((JSON.parse(body) as { url: string }).url, `https://play.example.org/#/online/${id}`)
  }
  for (const [n, mail] of mails.entries()) {
    assert.match(mail, /To: ben@example\.org/)
    assert.match(mail, n === 0 ? /Subject: Your turn in Three in a Row/ : /Subject: Du bist dran: Three in a Row/)
    assert.ok(mail.includes(said(n)))
  }
  for (const [n, { body, authorization }] of pushes.entries()) {
    assert.match(authorization, /^(vapid|WebPush) /)
    const told = browser.read(body) as { title: string; body: string; url: string; table: string }
    assert.equal(told.body, said(n))
    assert.equal(told.title, 'Three in a Row')
    assert.equal(told.table, id)
    assert.equal(told.url, `https://play.example.org/#/online/${id}`)
  }
  const { deliveries } = (await ben.json('GET', '/api/deliveries')) as { deliveries: { state: string }[] }
  assert.ok(deliveries.every(({ state }) => state === 'sent'))

  await server.stop()
  hook.close()
  push.close()
  await new Promise<void>((resolve) => {
    smtp.close(() => resolve())
  })
})

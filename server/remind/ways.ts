/** Ways out: Web Push, a signed request to an address of the person's own, mail. Each works only where it is set up. */
import { createHmac, randomBytes } from 'node:crypto'
import { lookup } from 'node:dns'
import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { type Renderer, rendererOf, serverWords } from '@ludarium/words'
import { serverWords as inGerman } from '@ludarium/words/de'
import { createTransport } from 'nodemailer'
import webpush from 'web-push'
import { type Sql, text } from '../store/index.ts'
import type { Letter, Way } from './remind.ts'

/** What is sent, by language; who has chosen none of them reads English. */
const ENGLISH = rendererOf({ language: 'en', catalogs: [serverWords] })
const SPOKEN: ReadonlyMap<string, Renderer> = new Map([
  ['en', ENGLISH],
  ['de', rendererOf({ language: 'de', catalogs: [inGerman, serverWords] })],
])

/** Where the page of the table is. */
const addressOf = (base: string, table: string): string => `${base}/#/online/${table}`

/** Says it as the person speaks: 'de-AT' is German too. */
function sayTo({ game, preferences }: Letter): (key: string) => string {
  const words = SPOKEN.get(preferences.language.split('-', 1)[0] ?? '') ?? ENGLISH
  return (key) => words.say({ key, params: { game } })
}

export interface MailTerms {
  /** smtp://user:password@host:port */
  readonly url: string
  readonly from: string
}

export function mailWay({ url, from }: MailTerms, base: string): Way {
  const transport = createTransport(url)
  return async (letter) => {
    const { table, preferences } = letter
    if (preferences.mail === '') return 'no address'
    const say = sayTo(letter)
    const sent = await transport.sendMail({
      from,
      to: preferences.mail,
      subject: say('remind.subject'),
      text: `${say('remind.turn')}\n${addressOf(base, table)}\n\n${say('remind.stop')}\n`,
    })
    return String(sent.response ?? '')
  }
}

export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** The keys that this installation signs with, made at the first start. */
export async function pushKeys(sql: Sql): Promise<PushKeys> {
  return settingOf(sql, 'push keys', () => webpush.generateVAPIDKeys())
}

/** What requests are signed with; each person's secret is made from it. */
export async function webhookKey(sql: Sql): Promise<string> {
  const { key } = await settingOf(sql, 'webhook key', () => ({ key: randomBytes(32).toString('hex') }))
  return key
}

async function settingOf<T>(sql: Sql, name: string, make: () => T): Promise<T> {
  await sql.run(
    'INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING',
    name,
    JSON.stringify(make()),
  )
  const [row] = await sql.all('SELECT value FROM settings WHERE name = $1', name)
  return JSON.parse(text(row, 'value')) as T
}

export function pushWay(sql: Sql, keys: PushKeys, subject: string, base: string): Way {
  return async (letter) => {
    const { person, game, table } = letter
    const rows = await sql.all('SELECT endpoint, subscription FROM pushes WHERE person = $1', person)
    const body = JSON.stringify({ title: game, body: sayTo(letter)('remind.turn'), url: addressOf(base, table), table })
    let sent = 0
    let problem = ''
    for (const row of rows) {
      const subscription = JSON.parse(text(row, 'subscription')) as webpush.PushSubscription
      try {
        await webpush.sendNotification(subscription, body, { vapidDetails: { subject, ...keys }, TTL: 3600 })
        sent++
      } catch (error) {
        const status = error instanceof webpush.WebPushError ? error.statusCode : 0
        // The browser has taken it back.
        if (status === 404 || status === 410)
          await sql.run('DELETE FROM pushes WHERE endpoint = $1', text(row, 'endpoint'))
        else problem = error instanceof Error ? error.message : String(error)
      }
    }
    if (sent === 0 && problem !== '') throw new Error(problem)
    return `sent to ${sent}`
  }
}

/** The secret that a person checks signatures with. */
export function webhookSecret(key: string, person: string): string {
  return createHmac('sha256', key).update(person).digest('hex')
}

const inward = new BlockList()
for (const [net, bits] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['0.0.0.0', 8],
  ['100.64.0.0', 10],
  ['224.0.0.0', 3],
] as const) {
  inward.addSubnet(net, bits, 'ipv4')
}
for (const [net, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
  ['64:ff9b::', 96],
] as const) {
  inward.addSubnet(net, bits, 'ipv6')
}

/** Whether the address belongs to the machine itself or to the net it stands in. */
export function isInward(address: string): boolean {
  return inward.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/** Finds addresses, none of them inward: people must not reach the host's own net through the server. */
const outward: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, found) => {
    const inside = found?.find(({ address }) => isInward(address))
    if (error !== null) done(error, '', 0)
    else if (inside !== undefined) done(new Error('The address is not a public one.'), '', 0)
    else if (options.all === true) done(null, found)
    else done(null, found[0]?.address ?? '', found[0]?.family ?? 0)
  })
}

const PATIENCE = 10_000

/** `inwardToo`: also to addresses of the host's own net, for tests and closed nets. */
export function webhookWay(key: string, base: string, inwardToo: boolean): Way {
  return (letter) => {
    const { person, game, table, preferences } = letter
    if (preferences.webhook === '') return Promise.resolve('no address')
    const url = addressOf(base, table)
    const content = `${sayTo(letter)('remind.turn')} ${url}`
    // Discord shows `content`; programs read the rest.
    const body = JSON.stringify({ content, type: 'turn', table, game, url })
    const signature = createHmac('sha256', webhookSecret(key, person)).update(body).digest('hex')
    return post(preferences.webhook, body, signature, inwardToo)
  }
}

function post(address: string, body: string, signature: string, inwardToo: boolean): Promise<string> {
  const url = new URL(address)
  if (
    !inwardToo &&
    isIP(url.hostname.replaceAll(/[[\]]/g, '')) !== 0 &&
    isInward(url.hostname.replaceAll(/[[\]]/g, ''))
  ) {
    return Promise.reject(new Error('The address is not a public one.'))
  }
  const send = url.protocol === 'https:' ? secureRequest : plainRequest
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'user-agent': 'Ludarium',
    'x-ludarium-signature': `sha256=${signature}`,
  }
  return new Promise((resolve, reject) => {
    const lookups = inwardToo ? {} : { lookup: outward }
    const request = send(url, { method: 'POST', headers, timeout: PATIENCE, ...lookups }, (response) => {
      response.resume()
      const status = response.statusCode ?? 0
      if (status >= 200 && status < 300) resolve(`answered ${status}`)
      else reject(new Error(`answered ${status}`))
    })
    request.on('timeout', () => request.destroy(new Error('no answer')))
    request.on('error', reject)
    request.end(body)
  })
}

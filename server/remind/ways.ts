/** Ways out: Web Push, a signed request to an address of the person's own, mail. Each works only where it is set up. */
import { createHmac, randomBytes } from 'node:crypto'
import { type Renderer, rendererOf, serverWords } from '@ludarium/words'
import { serverWords as inGerman } from '@ludarium/words/de'
import { createTransport } from 'nodemailer'
import webpush from 'web-push'
import { type Row, type Sql, text } from '../store/index.ts'
import { browsersOf, forgetBrowser } from './browsers.ts'
import { Failure, type Letter, PATIENCE, type Way } from './letter.ts'
import { post } from './outward.ts'

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
  // A connection that nothing comes through any more is closed, not only forgotten.
  const patience = { connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE }
  const transport = createTransport({ url, ...patience })
  return async (letter) => {
    const { table, preferences } = letter
    if (preferences.mail === '') return null
    const say = sayTo(letter)
    const mail = {
      from,
      to: preferences.mail,
      subject: say('remind.subject'),
      text: `${say('remind.turn')}\n${addressOf(base, table)}\n\n${say('remind.stop')}\n`,
    }
    const { response } = await transport.sendMail(mail).catch((error: unknown) => {
      throw mailFailure(error)
    })
    return `status:${Number.parseInt(response, 10) || 250}`
  }
}

/** The mail server has said no, or has not been reached. */
function mailFailure(error: unknown): Failure {
  const { responseCode } = error as { responseCode?: number }
  return new Failure(responseCode === undefined ? 'unreachable' : `status:${responseCode}`)
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

export interface PushTerms {
  readonly keys: PushKeys
  /** mailto: or https: of the operator. */
  readonly subject: string
  /** Also to addresses of the host's own net, for tests and closed nets. */
  readonly inwardToo: boolean
}

const isGood = (status: number): boolean => status >= 200 && status < 300

export function pushWay(sql: Sql, terms: PushTerms, base: string): Way {
  return async (letter, limit) => {
    const { person, game, table } = letter
    const rows = await browsersOf(sql, person)
    if (rows.length === 0) return null
    const body = JSON.stringify({ title: game, body: sayTo(letter)('remind.turn'), url: addressOf(base, table), table })
    // Side by side: a browser whose service is silent costs the others nothing.
    const tried = await Promise.allSettled(rows.map((row) => pushTo(sql, terms, row, body, limit)))
    const sent = tried.filter((one) => one.status === 'fulfilled' && one.value).length
    const failed = tried.find((one) => one.status === 'rejected')
    if (sent === 0 && failed !== undefined) throw failed.reason
    return `sent:${sent}`
  }
}

/** Whether it was taken; not when the browser has taken its subscription back, which is then forgotten. */
async function pushTo(sql: Sql, terms: PushTerms, row: Row, message: string, limit: AbortSignal): Promise<boolean> {
  const { subject, keys, inwardToo } = terms
  const subscription = JSON.parse(text(row, 'subscription')) as webpush.PushSubscription
  const options = { vapidDetails: { subject, ...keys }, TTL: 3600 }
  const { headers, body } = webpush.generateRequestDetails(subscription, message, options)
  const status = await post(text(row, 'endpoint'), { headers, body, inwardToo, limit })
  if (isGood(status)) return true
  if (status !== 404 && status !== 410) throw new Failure(`status:${status}`)
  await forgetBrowser(sql, text(row, 'endpoint'))
  return false
}

/** The secret that a person checks signatures with. */
export function webhookSecret(key: string, person: string): string {
  return createHmac('sha256', key).update(person).digest('hex')
}

/** `inwardToo`: also to addresses of the host's own net, for tests and closed nets. */
export function webhookWay(key: string, base: string, inwardToo: boolean): Way {
  return async (letter, limit) => {
    const { person, game, table, preferences } = letter
    if (preferences.webhook === '') return null
    const url = addressOf(base, table)
    const content = `${sayTo(letter)('remind.turn')} ${url}`
    // Discord shows `content`; programs read the rest.
    const body = JSON.stringify({ content, type: 'turn', table, game, url })
    const signature = createHmac('sha256', webhookSecret(key, person)).update(body).digest('hex')
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'Ludarium',
      'x-ludarium-signature': `sha256=${signature}`,
    }
    const status = await post(preferences.webhook, { headers, body, inwardToo, limit })
    if (!isGood(status)) throw new Failure(`status:${status}`)
    return `status:${status}`
  }
}

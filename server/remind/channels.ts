/** The channels for reminders: mail, Web Push, and a signed request to a webhook. */
import { createHmac, randomBytes } from 'node:crypto'
import { SEND_TIMEOUT } from '@ludarium/tables'
import { type Renderer, rendererOf, serverWords } from '@ludarium/words'
import { serverWords as inGerman } from '@ludarium/words/de'
import { createTransport } from 'nodemailer'
import webpush from 'web-push'
import { type Row, type Sql, text } from '../store/index.ts'
import { browsersOf, forgetBrowser } from './browsers.ts'
import { type Channel, DeliveryError, type ReminderMessage } from './message.ts'
import { safePost } from './safe-post.ts'

/** Unknown languages fall back to English. */
const ENGLISH = rendererOf({ language: 'en', catalogs: [serverWords] })
const RENDERERS: ReadonlyMap<string, Renderer> = new Map([
  ['en', ENGLISH],
  ['de', rendererOf({ language: 'de', catalogs: [inGerman, serverWords] })],
])

/** The page of the table. */
const addressOf = (base: string, table: string): string => `${base}/#/online/${table}`

/** Translates into the person's language; 'de-AT' counts as German. */
function translatorFor({ game, preferences }: ReminderMessage): (key: string) => string {
  const words = RENDERERS.get(preferences.language.split('-', 1)[0] ?? '') ?? ENGLISH
  return (key) => words.say({ key, params: { game } })
}

export interface MailTerms {
  /** smtp://user:password@host:port */
  readonly url: string
  readonly from: string
}

export function mailChannel({ url, from }: MailTerms, base: string): Channel {
  // Closes connections that hang.
  const timeouts = { connectionTimeout: SEND_TIMEOUT, greetingTimeout: SEND_TIMEOUT, socketTimeout: SEND_TIMEOUT }
  const transport = createTransport({ url, ...timeouts })
  return async (reminder) => {
    const { table, preferences } = reminder
    if (preferences.mail === '') return null
    const say = translatorFor(reminder)
    const mail = {
      from,
      to: preferences.mail,
      subject: say('remind.subject'),
      text: `${say('remind.turn')}\n${addressOf(base, table)}\n\n${say('remind.stop')}\n`,
    }
    const { response } = await transport.sendMail(mail).catch((error: unknown) => {
      throw mailError(error)
    })
    return `status:${Number.parseInt(response, 10) || 250}`
  }
}

function mailError(error: unknown): DeliveryError {
  const { responseCode } = error as { responseCode?: number }
  return new DeliveryError(responseCode === undefined ? 'unreachable' : `status:${responseCode}`)
}

export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** The installation's VAPID keys, created at the first start. */
export async function pushKeys(sql: Sql): Promise<PushKeys> {
  return settingOf(sql, 'push keys', () => webpush.generateVAPIDKeys())
}

/** The key from which each person's signing secret is derived. */
export async function webhookKey(sql: Sql): Promise<string> {
  const { key } = await settingOf(sql, 'webhook key', () => ({ key: randomBytes(32).toString('hex') }))
  return key
}

/** Reads a setting, creating it if necessary. If two processes create it, the first one wins. */
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
  /** Allows private addresses, for tests and closed networks. */
  readonly allowPrivate: boolean
}

const isSuccess = (status: number): boolean => status >= 200 && status < 300

export function pushChannel(sql: Sql, terms: PushTerms, base: string): Channel {
  return async (reminder, limit) => {
    const { person, game, table } = reminder
    const rows = await browsersOf(sql, person)
    if (rows.length === 0) return null
    const body = JSON.stringify({
      title: game,
      body: translatorFor(reminder)('remind.turn'),
      url: addressOf(base, table),
      table,
    })
    // In parallel: a push service that does not answer delays nobody else.
    const results = await Promise.allSettled(rows.map((row) => pushTo(sql, terms, row, body, limit)))
    const sent = results.filter((one) => one.status === 'fulfilled' && one.value).length
    const failed = results.find((one) => one.status === 'rejected')
    if (sent === 0 && failed !== undefined) throw failed.reason
    return `sent:${sent}`
  }
}

/** Returns false, and deletes the subscription, if the browser has cancelled it. */
async function pushTo(sql: Sql, terms: PushTerms, row: Row, message: string, limit: AbortSignal): Promise<boolean> {
  const { subject, keys, allowPrivate } = terms
  const subscription = JSON.parse(text(row, 'subscription')) as webpush.PushSubscription
  const options = { vapidDetails: { subject, ...keys }, TTL: 3600 }
  const { headers, body } = webpush.generateRequestDetails(subscription, message, options)
  const status = await safePost(text(row, 'endpoint'), { headers, body, allowPrivate, limit })
  if (isSuccess(status)) return true
  if (status !== 404 && status !== 410) throw new DeliveryError(`status:${status}`)
  await forgetBrowser(sql, text(row, 'endpoint'))
  return false
}

/** The secret with which a person verifies signatures. */
export function webhookSecret(key: string, person: string): string {
  return createHmac('sha256', key).update(person).digest('hex')
}

/** `allowPrivate`: allows private addresses, for tests and closed networks. */
export function webhookChannel(key: string, base: string, allowPrivate: boolean): Channel {
  return async (reminder, limit) => {
    const { person, game, table, preferences } = reminder
    if (preferences.webhook === '') return null
    const url = addressOf(base, table)
    const content = `${translatorFor(reminder)('remind.turn')} ${url}`
    // Discord shows `content`; programs read the rest.
    const body = JSON.stringify({ content, type: 'turn', table, game, url })
    const signature = createHmac('sha256', webhookSecret(key, person)).update(body).digest('hex')
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'Ludarium',
      'x-ludarium-signature': `sha256=${signature}`,
    }
    const status = await safePost(preferences.webhook, { headers, body, allowPrivate, limit })
    if (!isSuccess(status)) throw new DeliveryError(`status:${status}`)
    return `status:${status}`
  }
}

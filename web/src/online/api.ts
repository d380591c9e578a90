/** What is asked of the server over HTTP: who one is, friends, reminders, statistics. */
import { granted, type Outcome, type Refusal, refused } from '@ludarium/kernel'
import { ANSWER_TIMEOUT, type Sitter } from '@ludarium/tables'

export interface ApiPerson {
  readonly id: string
  readonly kind: 'guest' | 'account' | 'bot'
  readonly name: string
}

export interface ApiPreferences {
  readonly language: string
  readonly sign: string
  readonly tell: Readonly<Record<ApiChannel, boolean>>
  readonly mail: string
  readonly webhook: string
  /** Minutes of the day in UTC; equal: never. */
  readonly quiet: { readonly from: number; readonly to: number }
  readonly mailEvery: number
  readonly showPresence: boolean
}

export type ApiChannel = 'page' | 'push' | 'mail' | 'webhook'

export interface Me {
  readonly person: ApiPerson | null
  readonly session?: string
  readonly preferences?: ApiPreferences
  readonly webhookSecret?: string
}

export interface Session {
  readonly id: string
  readonly created: number
  readonly seen: number
  readonly about: string
}

export interface ApiFriend {
  readonly id: string
  readonly name: string
  readonly state: 'friends' | 'asked' | 'asks'
  readonly since: number
}

export interface RatingStep {
  readonly table: string
  readonly when: number
  readonly rating: number
  readonly spread: number
}

export type Ratings = Readonly<Record<string, readonly RatingStep[]>>

export interface PlayedGame {
  readonly table_id: string
  readonly game: string
  readonly seat: number
  readonly place: number
  readonly total: number
  /** What was played, by its kind: a faction, a mat. */
  readonly roles: Readonly<Record<string, string>>
  readonly seats: number
  readonly decisions: number
  readonly lasted: number
  readonly ended: number
}

export interface RoleRow {
  /** What was played, by its kind: a faction, a mat. */
  readonly roles: Readonly<Record<string, string>>
  readonly seats: number
  readonly games: number
  readonly wins: number
  readonly points: number
}

export interface ApiDelivery {
  readonly channel: ApiChannel
  readonly table: string
  readonly state: 'waiting' | 'sent' | 'failed' | 'dropped'
  readonly tries: number
  readonly answer: string
  readonly created: number
}

export interface Deal {
  readonly hash: string
  readonly seed: string | null
  readonly game: string | null
  readonly sitters: readonly Sitter[]
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

function refusalOf(answer: unknown): Refusal | null {
  const refusal = isFields(answer) ? answer.refusal : undefined
  if (!isFields(refusal) || typeof refusal.code !== 'string' || !isFields(refusal.message)) return null
  const { key, params } = refusal.message
  if (typeof key !== 'string') return null
  return {
    code: refusal.code,
    message: {
      key,
      ...(isFields(params) ? { params: params as Refusal['message']['params'] } : {}),
    } as Refusal['message'],
  }
}

/** The page may stand below any path. */
export const addressOf = (path: string): string => new URL(`./${path}`, document.baseURI.split('#', 1)[0]).href

/** The answer's form is the one that the server was typed with. */
async function ask<T>(method: string, path: string, body?: unknown): Promise<Outcome<T>> {
  try {
    const response = await fetch(addressOf(path), {
      method,
      credentials: 'same-origin',
      cache: 'no-store',
      signal: AbortSignal.timeout(ANSWER_TIMEOUT),
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const answer: unknown = await response.json()
    const refusal = refusalOf(answer)
    if (refusal !== null) return { ok: false, ...refusal }
    return response.ok ? granted(answer as T) : refused('away.server')
  } catch {
    return refused('away.server')
  }
}

const part = encodeURIComponent

export const api = {
  me: () => ask<Me>('GET', 'api/me'),
  guest: (name: string) => ask<{ readonly person: ApiPerson }>('POST', 'api/guest', { name }),
  register: (name: string, password: string) =>
    ask<{ readonly person: ApiPerson }>('POST', 'api/register', { name, password }),
  signIn: (name: string, password: string) =>
    ask<{ readonly person: ApiPerson }>('POST', 'api/sign-in', { name, password }),
  signOut: () => ask<unknown>('POST', 'api/sign-out'),
  change: (change: { readonly name?: string; readonly preferences?: Partial<ApiPreferences> }) =>
    ask<{ readonly person: ApiPerson; readonly preferences: ApiPreferences }>('PATCH', 'api/me', change),
  password: (old: string, password: string) => ask<unknown>('POST', 'api/password', { old, password }),
  remove: (password: string) => ask<unknown>('DELETE', 'api/me', password === '' ? {} : { password }),
  sessions: () => ask<{ readonly current: string; readonly sessions: readonly Session[] }>('GET', 'api/sessions'),
  revoke: (session: string) => ask<unknown>('DELETE', `api/sessions/${part(session)}`),
  named: (name: string) => ask<{ readonly person: ApiPerson }>('GET', `api/people?name=${part(name)}`),
  person: (id: string) =>
    ask<{ readonly person: ApiPerson; readonly ratings: Ratings }>('GET', `api/people/${part(id)}`),
  games: (id: string, before?: number) =>
    ask<{ readonly games: readonly PlayedGame[] }>(
      'GET',
      `api/people/${part(id)}/games${before === undefined ? '' : `?before=${before}`}`,
    ),
  friends: () =>
    ask<{ readonly friends: readonly ApiFriend[]; readonly blocked: readonly { id: string; name: string }[] }>(
      'GET',
      'api/friends',
    ),
  befriend: (id: string) => ask<{ readonly state: 'asked' | 'friends' }>('PUT', `api/friends/${part(id)}`),
  unfriend: (id: string) => ask<unknown>('DELETE', `api/friends/${part(id)}`),
  block: (id: string) => ask<unknown>('PUT', `api/blocks/${part(id)}`),
  unblock: (id: string) => ask<unknown>('DELETE', `api/blocks/${part(id)}`),
  pushKey: () => ask<{ readonly key: string }>('GET', 'api/push'),
  push: (subscription: unknown) => ask<unknown>('POST', 'api/push', subscription),
  unpush: (endpoint: string) => ask<unknown>('DELETE', 'api/push', { endpoint }),
  deliveries: () => ask<{ readonly deliveries: readonly ApiDelivery[] }>('GET', 'api/deliveries'),
  deal: (table: string) => ask<Deal>('GET', `api/tables/${part(table)}/deal`),
  roles: (game: string, person: string) =>
    ask<{ readonly roles: readonly RoleRow[] }>('GET', `api/statistics/${part(game)}?person=${part(person)}`),
} as const

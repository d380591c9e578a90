/**
 * Whether this page has a server, who the reader is there, and what waits for them. The server says in the page itself
 * that it is there: a page that stands alone asks for nothing.
 */
import type { Outcome } from '@ludarium/kernel'
import type { FriendHere, News, RoomEntry } from '@ludarium/tables'
import { useSyncExternalStore } from 'react'
import { change, onSettings, settings } from '../settings.ts'
import { SPOKEN } from '../words/languages.ts'
import { type ApiPerson, type ApiPreferences, api, type Me } from './api.ts'
import { Wire, type WireState } from './wire.ts'

export interface Online {
  /** 'none': the page stands alone. 'away': it has a server that does not answer. */
  readonly server: 'none' | 'asked' | 'there' | 'away'
  readonly person: ApiPerson | null
  readonly session: string
  readonly preferences: ApiPreferences | null
  readonly webhookSecret: string
  readonly wire: WireState
  /** The reader's tables, most urgent first; null until they are known. */
  readonly tables: readonly RoomEntry[] | null
  /** When they were read last. */
  readonly read: number
  readonly friends: readonly FriendHere[] | null
  /** People who want to be friends. */
  readonly asking: readonly { readonly id: string; readonly name: string }[]
}

const SERVED = document.querySelector('meta[name="ludarium-server"]') !== null
const RETRY = 8000
const LOOK = 30_000

let current: Online = {
  server: SERVED ? 'asked' : 'none',
  person: null,
  session: '',
  preferences: null,
  webhookSecret: '',
  wire: { is: 'off', lostAt: null, times: 0 },
  tables: null,
  read: 0,
  friends: null,
  asking: [],
}

const listeners = new Set<() => void>()
const heard = new Set<(news: News) => void>()

function become(next: Partial<Online>): void {
  current = { ...current, ...next }
  for (const listener of listeners) listener()
}

export const online = (): Online => current

export function useOnline(): Online {
  return useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, online)
}

/** What the server tells the reader wherever they are. */
export function onNews(listen: (news: News) => void): () => void {
  heard.add(listen)
  return () => heard.delete(listen)
}

export const wire = new Wire({
  changed(state) {
    const reopened = state.is === 'open' && current.wire.is !== 'open'
    become({ wire: state })
    if (reopened) refresh()
  },
  revoked() {
    become({ person: null, session: '', preferences: null, tables: null, friends: null, asking: [] })
  },
})

/** Reads the reader's tables and friends anew; several wishes at once are one. */
let reading = false
let again = false
export function refresh(): void {
  if (current.person === null) return
  if (reading) {
    again = true
    return
  }
  reading = true
  void readAll().finally(() => {
    reading = false
    if (again) {
      again = false
      refresh()
    }
  })
}

async function readAll(): Promise<void> {
  const tables = await wire.call('own')
  if (tables.ok) become({ tables: tables.value, read: Date.now() })
  else if (tables.code === 'line') wire.drop()
  const friends = await wire.call('friends')
  if (friends.ok) become({ friends: friends.value })
  const known = await api.friends()
  if (known.ok) become({ asking: known.value.friends.filter(({ state }) => state === 'asks') })
}

/** Takes over who the reader is, as the server says. */
function entered(me: Me): void {
  const { person } = me
  become({
    server: 'there',
    person,
    session: me.session ?? '',
    preferences: me.preferences ?? null,
    webhookSecret: me.webhookSecret ?? '',
  })
  if (person === null) return
  if (settings().name !== person.name) change({ name: person.name })
  wire.open()
  void sayLanguage()
}

/** Reminders are written in what the page speaks. */
async function sayLanguage(): Promise<void> {
  const { language } = settings()
  const { preferences } = current
  if (preferences === null || preferences.language === language || !SPOKEN.some((one) => one === language)) return
  become({ preferences: { ...preferences, language } })
  const saved = await api.change({ preferences: { language } })
  if (!saved.ok)
    become({ preferences: current.preferences && { ...current.preferences, language: preferences.language } })
}

let timer: ReturnType<typeof setTimeout> | undefined
let asking: Promise<void> | null = null

/** Asks who the reader is; tried again for as long as there is no answer. */
export function meet(): Promise<void> {
  if (!SERVED) return Promise.resolve()
  clearTimeout(timer)
  asking ??= api.me().then((me) => {
    asking = null
    if (me.ok) return entered(me.value)
    become({ server: 'away' })
    timer = setTimeout(() => void meet(), RETRY)
  })
  return asking
}

/** Somebody else now, or nobody: everything is asked for anew. */
export async function meetAnew(): Promise<void> {
  wire.close()
  become({ person: null, tables: null, friends: null, asking: [] })
  await meet()
}

/** The reader as the server knows them; who is not known yet becomes a guest of that name. */
export async function ensurePerson(name: string): Promise<Outcome<ApiPerson>> {
  if (current.person !== null) return { ok: true, value: current.person }
  const made = await api.guest(name)
  if (!made.ok) return made
  await meet()
  return { ok: true, value: made.value.person }
}

export function told(changes: Partial<Pick<Online, 'person' | 'preferences'>>): void {
  become(changes)
}

/** Begins once, with the page. */
export function beginOnline(): void {
  if (!SERVED) return
  void meet()
  wire.follow('news', [], (news) => {
    refresh()
    for (const listen of heard) listen(news)
  })
  // Out of sight is away for others; every line begins in sight.
  const inSight = (): boolean => document.visibilityState === 'visible'
  wire.eachLine((line) => {
    if (!inSight()) void line.call('attend', false)
  })
  document.addEventListener('visibilitychange', () => {
    if (current.wire.is === 'open') void wire.call('attend', inSight())
  })
  onSettings(() => void sayLanguage())
  addEventListener('online', () => {
    if (current.server === 'away') void meet()
  })
  setInterval(() => {
    if (document.visibilityState === 'visible' && current.wire.is === 'open') refresh()
  }, LOOK)
}

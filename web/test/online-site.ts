/** A real server on SQLite with the built page, people in browsers, and people without one. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Outcome } from '@ludarium/kernel'
import { DEFAULTS, type RunningServer, type ServerSettings, startServer, type TestSeams } from '@ludarium/server'
import type { RoomForm, SeatForm } from '@ludarium/tables'
import type { Page } from 'playwright-core'
import { DIST, type House, openAt, type PageOptions } from './browser.ts'

export type Person = { readonly id: string; readonly kind: 'guest' | 'account' | 'bot'; readonly name: string }

/** Somebody the server knows, with what a browser shows to be them. */
export interface Known {
  readonly person: Person
  readonly token: string
}

export interface OnlineHouse extends House {
  readonly server: RunningServer
  /** A guest, or with a password an account. */
  known(name: string, account?: boolean): Promise<Known>
  /** A page in a fresh profile that is signed in as somebody. */
  pageOf(who: Known | null, options?: PageOptions): Promise<Page>
}

export function must<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value
  throw new Error(`refused: ${outcome.message.key}`)
}

export async function openOnlineHouse(
  change: Partial<ServerSettings> = {},
  seams: TestSeams = {},
): Promise<OnlineHouse> {
  const folder = mkdtempSync(join(tmpdir(), 'ludarium-online-'))
  const server = await startServer(
    {
      ...DEFAULTS,
      port: 0,
      database: join(folder, 'ludarium.db'),
      page: DIST,
      logLevel: 'silent',
      threads: 1,
      // One slice of thought, however long it takes: what bots decide does not depend on the machine.
      thinkMilliseconds: 0,
      botPause: 0,
      rate: { all: 100_000, entry: 100_000 },
      ...change,
    },
    seams,
  )
  const services = await openAt(server.address)
  const { people } = server.services
  return {
    ...services,
    server,
    async known(name, account = false) {
      const guest = must(await people.addGuest(name, 'a test'))
      if (!account) return { person: guest.person, token: guest.token }
      return { person: must(await people.register(guest.person, name, `${name} has a password`)), token: guest.token }
    },
    async pageOf(who, options = {}) {
      const page = await services.page({
        ...options,
        settings: { ...options.settings, ...(who === null ? {} : { name: who.person.name }) },
      })
      if (who !== null) {
        const url = new URL(server.address)
        await page.context().addCookies([{ name: 'ludarium', value: who.token, domain: url.hostname, path: '/' }])
      }
      return page
    },
    async close() {
      await services.close()
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export function formOf(game: string, seats: readonly SeatForm[], change: Partial<RoomForm> = {}): RoomForm {
  return { game, options: {}, seats, access: 'open', watch: 'anyone', clock: null, rated: false, ...change }
}

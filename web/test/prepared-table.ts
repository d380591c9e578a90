/** Tables that lie in the browser's database before the page comes: a game that bots have played so far, the reader to decide. */
import assert from 'node:assert/strict'
import { botNamed, choose as chosenBy } from '@ludarium/bots'
import { games } from '@ludarium/games'
import { begin, fork, type Game, historyOf, type Match, plainChance, submit } from '@ludarium/kernel'
import { botName, recordsOf, type Sitter, summaryOf, Table } from '@ludarium/tables'
import type { Page } from 'playwright-core'
import type { StoredTable } from '../src/local/store.ts'
import { asked, type House } from './browser.ts'

/** Where the game stands; at its beginning unless told otherwise. */
export interface Stand {
  readonly seats?: number
  /** So many decisions of the reader have been made. */
  readonly after?: number
  /** So many decisions of the reader are left, if everybody plays as the bots would. */
  readonly left?: number
  /** A bot of this level sits on every seat, and nobody is asked. */
  readonly bots?: string
}

const READER = 0
/** By game, seed and stand: what bots have played. */
const known = new Map<string, Promise<Match>>()

async function gameNamed(name: string): Promise<Game> {
  const entry = games.find((one) => one.name === name)
  assert.ok(entry !== undefined, name)
  return (await entry.load()).game
}

/** Plays until the reader has made so many decisions and is to decide again, or to the end. */
function played(game: Game, seed: string, seats: number, most: number): Match {
  const begun = begin(game, { seats, seed })
  assert.ok(begun.ok)
  const match = begun.value
  const bot = botNamed('greedy')?.make(game) ?? assert.fail()
  for (let own = 0; ; ) {
    const [seat] = game.actors(match.state)
    if (seat === undefined || (seat === READER && own === most)) return match
    if (seat === READER) own++
    const chance = plainChance(`${seed} ${match.decisions.length}`)
    assert.ok(submit(match, seat, chosenBy(bot, game.view(match.state, seat), seat, chance)).ok)
  }
}

async function matchOf(name: string, seed: string, { seats, after = 0, left }: Stand): Promise<Match> {
  const game = await gameNamed(name)
  const count = seats ?? Math.min(4, game.seats.max)
  if (left === undefined) return played(game, seed, count, after)
  const whole = played(game, seed, count, Number.POSITIVE_INFINITY)
  const own = whole.decisions.flatMap(({ seat }, at) => (seat === READER ? [at] : []))
  return fork(whole, own.at(-left) ?? 0)
}

/** Lays the table and opens it; resolves when the reader, if there is one, is asked. */
export async function lay(services: House, page: Page, name: string, seed: string, stand: Stand = {}): Promise<void> {
  const key = JSON.stringify([name, seed, stand])
  const match = await (known.get(key) ?? matchOf(name, seed, stand))
  known.set(key, Promise.resolve(match))
  const sitters = Array.from({ length: match.setup.seats }, (_, seat): Sitter => {
    if (seat === READER && stand.bots === undefined) return { name: 'Mara', kind: 'person', level: '' }
    return { name: botName(seat), kind: 'bot', level: stand.bots ?? 'greedy' }
  })
  const id = `laid ${seed}`.replaceAll(/\W/g, '-')
  const when = Date.now()
  const records = recordsOf(historyOf(match), { sitters, when })
  const host = { now: () => when, tail: async () => [], keep: async () => 'stale' as const }
  const table = Table.open(id, match.game, records, host)
  assert.ok(table.ok)
  const summary = summaryOf(table.value)
  const entry: StoredTable = {
    id,
    setup: match.setup,
    sitters,
    own: stand.bots === undefined ? [READER] : [],
    opened: when,
    touched: when,
    from: null,
    summary,
  }
  await keep(services, page, entry, records)
  await page.goto(`${services.address}/#/table/${id}`)
  if (stand.bots === undefined) await asked(page)
}

/** Writes the table into the database that the page will find. */
async function keep(services: House, page: Page, entry: StoredTable, records: readonly object[]): Promise<void> {
  const empty = `${services.address}/empty`
  const body = '<!doctype html><link rel="icon" href="data:,">'
  await page.route(empty, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(empty)
  await page.evaluate(
    ([table, list]) =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open('ludarium', 3)
        opening.onerror = () => failed(opening.error)
        opening.onupgradeneeded = () => {
          const db = opening.result
          db.createObjectStore('tables', { keyPath: 'id' }).createIndex('touched', 'touched')
          db.createObjectStore('decisions', { keyPath: ['table', 'n'] })
          db.createObjectStore('records', { keyPath: ['table', 'number'] })
          db.createObjectStore('analyses', { keyPath: 'table' })
        }
        opening.onsuccess = () => {
          const db = opening.result
          const work = db.transaction(['tables', 'records'], 'readwrite')
          work.objectStore('tables').put(table)
          for (const [number, record] of list.entries()) {
            work.objectStore('records').put({ table: table.id, number, record })
          }
          work.oncomplete = () => {
            db.close()
            done()
          }
          work.onabort = () => failed(work.error)
        }
      }),
    [entry, records] as const,
  )
}

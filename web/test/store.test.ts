/** What a browser keeps: games of older pages, games that cannot be read, databases that fail or are not there. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { begin, type Decision, type Game, pick, plainChance, submit } from '@ludarium/kernel'
import type { Page } from 'playwright-core'
import { asked, decisions, type House, inWorkers, moved, open, playOn, SHOWN, start } from './browser.ts'
import { lay } from './prepared-table.ts'

let services: House
let game: Game
before(async () => {
  services = await open()
  game = (await SHOWN.load()).game
})
after(() => services.close())

const DECISIONS = 12

/** A game in progress as the first version kept it: an entry and a list of decisions. */
function firstVersion(id: string, change: (decision: Decision, n: number) => Decision = (decision) => decision) {
  const begun = begin(game, { seats: 2, seed: 'kept long ago' })
  assert.ok(begun.ok)
  const match = begun.value
  for (let n = 0; n < DECISIONS; n++) {
    const [seat = 0] = game.actors(match.state)
    assert.ok(submit(match, seat, pick(plainChance(`old ${n}`), game.legal(match.state, seat))).ok)
  }
  const { round, turn } = match.state
  const sitters = ['Mara', 'Tomo'].map((name) => ({ name, kind: 'person', level: '' }))
  const summary = { round, turn, actors: [0], over: false, decisions: DECISIONS, totals: [0, 0], ranks: [] }
  const table = { id, setup: match.setup, sitters, own: [0, 1], opened: 1, touched: 2, from: null, summary }
  return { table, decisions: match.decisions.map((one, n) => ({ ...change(one, n), table: id, n })) }
}

/** Fills the database of a page that was never opened as the first version left it. */
async function fill(page: Page, tables: readonly { table: object; decisions: readonly object[] }[]): Promise<void> {
  // A file without a page of ours; the browser asks for a sign of its own there.
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }))
  await page.goto(`${services.address}/manifest.webmanifest`)
  await page.evaluate(
    (all) =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open('ludarium', 1)
        opening.onerror = () => failed(opening.error)
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore('tables', { keyPath: 'id' }).createIndex('touched', 'touched')
          opening.result.createObjectStore('decisions', { keyPath: ['table', 'n'] })
        }
        opening.onsuccess = () => {
          const db = opening.result
          const work = db.transaction(['tables', 'decisions'], 'readwrite')
          for (const { table, decisions } of all) {
            work.objectStore('tables').put(table)
            for (const decision of decisions) work.objectStore('decisions').put(decision)
          }
          work.oncomplete = () => {
            db.close()
            done()
          }
        }
      }),
    tables,
  )
}

/** Everything in one of the database's stores. */
function everything(page: Page, store: string): Promise<unknown[]> {
  return page.evaluate(
    (name) =>
      new Promise<unknown[]>((done, failed) => {
        const opening = indexedDB.open('ludarium')
        opening.onerror = () => failed(opening.error)
        opening.onsuccess = () => {
          const db = opening.result
          const reading = db.transaction(name).objectStore(name).getAll()
          reading.onsuccess = () => {
            db.close()
            done(reading.result)
          }
        }
      }),
    store,
  )
}

/** Takes the screen from behind the curtain. */
async function lift(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^I am / }).click()
}

test('a game that an older page kept goes on, and what that page wrote stays', async () => {
  const page = await services.page({ settings: { warn: false } })
  const old = firstVersion('old')
  await fill(page, [old])
  await page.goto(`${services.address}/#/table/old`)
  await lift(page)
  await asked(page)
  assert.equal(await decisions(page), DECISIONS)
  assert.deepEqual(await everything(page, 'records'), [])
  await playOn(page, 1)
  await moved(page, DECISIONS)
  assert.equal((await everything(page, 'records')).length, 1 + DECISIONS + 1)
  assert.deepEqual(await everything(page, 'decisions'), JSON.parse(JSON.stringify(old.decisions)))
  await page.reload()
  await lift(page)
  await asked(page)
  assert.equal(await decisions(page), DECISIONS + 1)
  await services.leave(page)
})

test('a game that these rules cannot follow is looked at, never cut', async () => {
  const page = await services.page()
  const bad = DECISIONS - 4
  const old = firstVersion('cut', (one, n) => (n === bad ? { ...one, hash: '0'.repeat(16) } : one))
  await fill(page, [old])
  await page.goto(`${services.address}/#/table/cut`)
  await page.getByText('The rules have changed since this game was saved.', { exact: false }).waitFor()
  assert.equal(await decisions(page), bad)
  assert.equal(await page.locator('.decision .choice').count(), 0)
  assert.deepEqual(await everything(page, 'records'), [])
  assert.deepEqual(await everything(page, 'decisions'), JSON.parse(JSON.stringify(old.decisions)))
  assert.deepEqual(await everything(page, 'tables'), JSON.parse(JSON.stringify([old.table])))
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Copy the game as text' }).click()
  await page.getByRole('button', { name: 'Copy the whole game' }).click()
  await page.getByText('Copied.').last().waitFor()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  assert.equal(text.split('\n').filter((line) => /^[0-9a-f]{16} /.test(line)).length, DECISIONS)
  await services.leave(page)
})

test('one table that cannot be read leaves the others alone', async () => {
  const page = await services.page()
  const broken = { table: { id: 'broken', setup: null, touched: 'never' }, decisions: [] }
  const { table, decisions } = firstVersion('dateless')
  await fill(page, [firstVersion('old'), broken, { table: { ...table, touched: Number.NaN }, decisions }])
  await page.goto(`${services.address}/`)
  await page.getByRole('link', { name: `Resume ${SHOWN.name}` }).waitFor()
  await page.getByRole('link', { name: '2 tables cannot be read' }).waitFor()
  await page.goto(`${services.address}/#/tables`)
  await page.getByRole('link', { name: `Resume ${SHOWN.name}` }).waitFor()
  const section = page.locator('section', { hasText: 'Unreadable' })
  const download = page.waitForEvent('download')
  await section.getByRole('button', { name: 'Save as a file' }).first().click()
  assert.equal((await download).suggestedFilename(), 'broken.txt')
  await page.goto(`${services.address}/#/table/broken`)
  await page.getByRole('alert').getByText('The table could not be opened', { exact: false }).waitFor()
  await page.goto(`${services.address}/#/tables`)
  for (const id of ['broken', 'dateless']) {
    await section.locator('li', { hasText: id }).getByRole('button', { name: 'Delete' }).click()
  }
  await section.waitFor({ state: 'detached' })
  assert.equal((await everything(page, 'tables')).length, 1)
  await services.leave(page)
})

test('a game that nobody at the table has won does not name a winner', async () => {
  const page = await services.page()
  const { table, decisions } = firstVersion('beaten')
  const came = (ranks: number[]) => ({ ...table.summary, over: true, ranks, totals: [90, 110] })
  const won = { ...table, id: 'won', summary: came([2, 1]) }
  await fill(page, [
    { table: { ...table, summary: came([3, 2]) }, decisions },
    { table: won, decisions },
  ])
  await page.goto(`${services.address}/#/tables`)
  await page.getByText('Tomo won with 110.').waitFor()
  await page.getByText('Tomo came closest with 110 but did not win.').waitFor()
  await services.leave(page)
})

test('without a database a game is played in memory, with a warning', async () => {
  const page = await services.page({ settings: { warn: false } })
  await inWorkers(page, "Object.defineProperty(self, 'indexedDB', { value: undefined })")
  await start(services, page, SHOWN.name, 'store 1')
  await page.getByText('This browser does not save games', { exact: false }).first().waitFor()
  await asked(page)
  await playOn(page, 5)
  await asked(page)
  assert.ok((await decisions(page)) >= 5)
  await services.leave(page)
})

/** A database that fails as long as a message on the channel says so. */
const FAILING = `
  let failing = false
  new BroadcastChannel('store').onmessage = ({ data }) => { failing = data }
  const { add } = IDBObjectStore.prototype
  IDBObjectStore.prototype.add = function (...args) {
    if (failing) throw new DOMException('The disk is full.', 'QuotaExceededError')
    return add.apply(this, args)
  }
`

test('a decision that cannot be saved has not happened; the person reads why and goes on', async () => {
  const page = await services.page({ settings: { warn: false } })
  await inWorkers(page, FAILING)
  const fails = (yes: boolean): Promise<void> =>
    page.evaluate((now) => new BroadcastChannel('store').postMessage(now), yes)
  await lay(services, page, SHOWN.name, 'store 2', { after: 3 })
  const at = await decisions(page)
  const kept = (await everything(page, 'records')).length
  await fails(true)
  const said = page.locator('.toast', { hasText: 'This could not be saved, so nothing has changed.' })
  for (let tries = 0; tries < 2; tries++) {
    await playOn(page, 1, 'first')
    await said.waitFor()
    await page.evaluate(() => document.querySelector<HTMLElement>('.toast button')?.click())
    await said.waitFor({ state: 'detached' })
  }
  assert.equal(await decisions(page), at)
  assert.equal((await everything(page, 'records')).length, kept)
  await fails(false)
  await playOn(page, 1, 'first')
  await moved(page, at)
  await asked(page)
  const now = await decisions(page)
  await page.reload()
  await asked(page)
  assert.equal(await decisions(page), now)
  await services.leave(page)
})

/** A thread that ends without a word when a message on the channel says so. */
const MORTAL = "new BroadcastChannel('end').onmessage = () => self.close()"

test('a table whose thread is gone says so, and is opened again where it was', async () => {
  const page = await services.page({ settings: { warn: false } })
  await inWorkers(page, MORTAL)
  await lay(services, page, SHOWN.name, 'dead', { after: 3 })
  const at = await decisions(page)
  await page.evaluate(() => new BroadcastChannel('end').postMessage(''))
  await page.locator('.decision .choice').first().click()
  await page.getByText('saving …').waitFor()
  const reopen = page.getByRole('button', { name: 'Reopen the table' })
  await reopen.waitFor()
  assert.equal(await page.getByText('saving …').count(), 0)
  assert.equal(await decisions(page), at)
  await reopen.click()
  await asked(page)
  assert.equal(await decisions(page), at)
  await playOn(page, 1)
  await moved(page, at)
  await services.leave(page)
})

test('a page that may keep nothing at all says so and plays', async () => {
  const page = await services.page({ settings: { warn: false } })
  await inWorkers(page, "Object.defineProperty(self, 'indexedDB', { value: undefined })")
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined })
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied.', 'SecurityError')
      },
    })
  })
  await page.goto(`${services.address}/`)
  await page.getByText('games are not saved here', { exact: false }).waitFor()
  await start(services, page, SHOWN.name, 'nothing')
  await page.getByText('This browser does not save games', { exact: false }).first().waitFor()
  await asked(page)
  await playOn(page, 3)
  assert.ok((await decisions(page)) >= 3)
  await services.leave(page)
})

/** The developer page: positions, the debug panel, and the same position again after a file is saved. */
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { historyOf, writeGame, writePosition } from '@ludarium/kernel'
import type { Page } from 'playwright-core'
import type { ViteDevServer } from 'vite'
import { played } from '../src/dev/position.ts'
import { startDevServer } from '../tools/dev-server.ts'
import { DIST, type House, openAt, SHOWN } from './browser.ts'

const ROOT = join(import.meta.dirname, '..', '..')
let server: ViteDevServer
let services: House
let page: Page

before(async () => {
  const started = await startDevServer(`dev.html#/${SHOWN.id}`, { port: 0 })
  server = started.server
  services = await openAt(started.address)
  page = await services.page({ width: 1800, height: 950 })
  await page.goto(started.address)
  await at(0)
})
after(async () => {
  await services.close()
  await server.close()
})

/** Waits until the page shows the table after so many decisions, in the panel and in the frame. */
async function at(decisions: number): Promise<void> {
  await page.locator(`.dev-panel [data-at="${decisions}"]`).waitFor()
  await page.locator('iframe').contentFrame().locator('.decision').waitFor()
}

const moves = (): Promise<string[]> => page.locator('.dev-moves button').allInnerTexts()

async function showAfter(decisions: number): Promise<void> {
  await page.locator('input[name=after]').fill(`${decisions}`)
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await at(decisions)
}

test('bots play to a seeded position, and any legal move can be played from the panel and on the board', async () => {
  await showAfter(20)
  await page.locator('.dev-moves button').first().click()
  await at(21)
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await at(20)
  await page.locator('iframe').contentFrame().locator('.decision .choice').first().click()
  await page.waitForFunction(() => Number(document.querySelector<HTMLElement>('[data-at]')?.dataset.at) > 20)
})

test('the panel shows agenda and views', async () => {
  assert.ok((await page.locator('.dev-agenda li').count()) > 0)
  await page.getByText('State', { exact: true }).click()
  await page.locator('details summary').filter({ hasText: 'players' }).first().waitFor()
})

test('a saved rules file reloads the page at the same position', async () => {
  await showAfter(12)
  await page.locator('.dev-moves button').nth(1).click()
  await at(13)
  const offered = await moves()
  await page.evaluate(() => document.body.setAttribute('data-old', ''))
  // As if it were saved; the working tree stays as it is.
  server.watcher.emit('change', join(ROOT, 'games', SHOWN.id, 'game.ts'))
  await page.locator('body:not([data-old])').waitFor()
  await at(13)
  assert.deepEqual(await moves(), offered)
})

test('a pasted record and a pasted position are shown, anything else is refused with a sentence', async () => {
  const { game } = await SHOWN.load()
  const match = played(game, { seats: 3, seed: 'pasted' }, 9)
  const box = page.getByLabel('Paste a record or a position')
  await box.fill(writeGame(historyOf(match)))
  await at(9)
  await box.fill(writePosition(match.state))
  await at(0)
  assert.match(await page.locator('.dev-panel').innerText(), new RegExp(`round ${match.state.round},`))
  await box.fill('nonsense')
  await page.getByText('This is neither a record of a game nor a position.').waitFor()
})

test('the built page has nothing of it, nor of the gallery', () => {
  for (const file of globSync(join(DIST, '**', '*.{js,css,html}'))) {
    const text = readFileSync(file, 'utf8')
    for (const mark of ['ludarium.dev', 'dev-panel', 'gallery-specimens', 'position-page']) {
      assert.ok(!text.includes(mark), `${file} holds '${mark}'`)
    }
  }
})

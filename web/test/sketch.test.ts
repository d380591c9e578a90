/** A game that brings rules, words and a sketch and nothing for the page: its boxes, its map, its cards to press. */
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import react from '@vitejs/plugin-react'
import type { Page } from 'playwright-core'
import { build } from 'vite'
import { type House, open } from './browser.ts'

const folder = mkdtempSync(join(tmpdir(), 'ludarium-trial-'))
let services: House

before(async () => {
  const root = join(import.meta.dirname, '..')
  await build({
    root,
    configFile: false,
    base: './',
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: folder, target: 'es2023', rolldownOptions: { input: join(root, 'test', 'trial.html') } },
  })
  services = await open(folder, 'test/trial.html')
})
after(async () => {
  await services.close()
  rmSync(folder, { recursive: true })
})

async function trial(asked: string): Promise<Page> {
  const page = await services.page({ settings: {} })
  await page.goto(`${services.address}/test/trial.html${asked}`)
  await page.locator('#tabs').waitFor()
  return page
}

const drawing = (page: Page): Promise<string> => page.locator('#root').innerHTML()

test('a sketch without a map and without a kit shows its boxes and no map', async () => {
  const page = await trial('')
  await page.getByText('The stall').waitFor()
  assert.equal(await page.locator('.hex-map').count(), 0)
  assert.ok(!(await drawing(page)).includes('NaN'))
  assert.equal(await page.locator('#tabs').innerText(), 'table mine')
  await services.leave(page)
})

test('a listed card is pressed where a move is about it, shows what it brings, and says why not', async () => {
  const page = await trial('')
  const card = page.locator('[data-piece="stone:beryl"]')
  await card.hover()
  assert.match(await page.locator('.after').innerText(), /Coins\s*5 → 3[\s\S]*Stones\s*0 → 1/)
  const dear = page.locator('[data-piece="stone:diamond"]')
  assert.equal(await dear.getAttribute('aria-disabled'), 'true')
  assert.match(await dear.innerText(), /needs 9 coins, you have 5/)
  await card.click()
  await card.waitFor({ state: 'detached' })
  assert.equal(await page.locator('[data-piece="stone:agate"]').count(), 1)
  await services.leave(page)
})

test('a map without a kit has grounds, pieces by their letters, and hexes to press by hand and by keys', async () => {
  const page = await trial('?map')
  assert.ok(!(await drawing(page)).includes('NaN'))
  assert.equal(await page.locator('#tabs').innerText(), 'board table mine')
  assert.equal(await page.locator('.hex-place').count(), 4)
  assert.equal(await page.locator('.hex-place[data-legal]').count(), 3)
  assert.equal(await page.locator('.hex-letter', { hasText: 'W' }).count(), 2)
  const far = page.getByRole('button', { name: /^the far/ })
  await far.click()
  await page.getByRole('button', { name: /^the far; Mara: walker/ }).waitFor()
  // From the hex with the walker one to the left by the arrow key, and there.
  await page.getByRole('button', { name: /^the far/ }).focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^the gap; Mara: walker/ }).waitFor()
  // Where no move is made the hex says what it is.
  await page.getByRole('button', { name: /^the gap/ }).click()
  await page.getByRole('dialog', { name: 'the gap' }).getByText('Mara: walker').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await services.leave(page)
})

test('moves wait on the tab of their place, and one that changes no figure tells nothing', async () => {
  const page = await trial('?map')
  await page.locator('.hex-place[data-legal]').first().hover()
  assert.equal(await page.locator('.after').count(), 0)
  assert.equal(await page.locator('#waits').innerText(), 'table table table table table board board board')
  await services.leave(page)
})

test('one click answers what follows as long as it is legal, and undo takes all of it back', async () => {
  const page = await trial('')
  const stone = (name: string) => page.locator(`[data-piece="stone:${name}"]`)
  const undo = page.getByRole('button', { name: 'Undo' })
  await stone('beryl').click()
  await stone('beryl').waitFor({ state: 'detached' })
  // Agate, then flint; a diamond is too dear, so that nothing follows it.
  await page.getByRole('button', { name: 'Agate and flint' }).click()
  await stone('flint').waitFor({ state: 'detached' })
  await page.locator('.generic-why', { hasText: 'needs 9 coins, you have 1' }).waitFor()
  await undo.click()
  await stone('flint').waitFor()
  const left = await Promise.all(['agate', 'beryl', 'diamond'].map((name) => stone(name).count()))
  assert.deepEqual(left, [1, 0, 1], 'the decision before stays')
  await undo.click()
  await stone('beryl').waitFor()
  await services.leave(page)
})

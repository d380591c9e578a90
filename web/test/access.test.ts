/** For everyone: no serious violation that axe knows of, no sideways scrolling from 360 px on, other languages fit. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { after, before, test } from 'node:test'
import { games } from '@ludarium/games'
import type { Page } from 'playwright-core'
import { asked, type House, open, playOn, SHOWN, start, visit } from './browser.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

let house: House
before(async () => {
  house = await open()
})
after(() => house.close())

interface Violation {
  readonly id: string
  readonly impact: string | null
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[]
}

/** Serious and critical violations, as sentences. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(): Promise<{ violations: unknown }> } }
    return (await axe.run()).violations
  })
  return (found as readonly Violation[])
    .filter((one) => one.impact === 'serious' || one.impact === 'critical')
    .flatMap((one) => one.nodes.map((node) => `${one.id}: ${node.html} ${node.failureSummary ?? ''}`))
}

/** How far the page can be scrolled sideways. */
function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

const PAGES = ['', 'tables', 'learn', `learn/${SHOWN.id}`, 'about', 'settings', 'nowhere']

for (const theme of ['dark', 'light'] as const) {
  for (const path of PAGES) {
    test(`axe finds nothing serious on /${path} (${theme})`, { timeout: 180_000 }, async () => {
      const page = await house.page({ theme })
      await visit(house, page, path)
      assert.deepEqual(await violations(page), [])
      await house.leave(page)
    })
  }
  for (const [width, height] of [
    [1440, 900],
    [1024, 800],
    [390, 844],
  ] as const) {
    test(`axe finds nothing serious at the table and in its replay (${theme}, ${width})`, {
      timeout: 180_000,
    }, async () => {
      const page = await house.page({ theme, width, height, touch: width < 768 })
      await start(house, page, SHOWN.name, 'access 1')
      await playOn(page, 10)
      await asked(page)
      assert.deepEqual(await violations(page), [])
      await page.getByRole('button', { name: 'Rules' }).click()
      await page.locator('.drawer').waitFor()
      assert.deepEqual(await violations(page), [])
      await page.goto(page.url().replace('/table/', '/replay/'))
      await page.locator('.replay-bar').waitFor()
      assert.deepEqual(await violations(page), [])
      await house.leave(page)
    })
  }
}

for (const { id, name } of games) {
  if (id === SHOWN.id) continue
  test(`axe finds nothing serious at a table of ${name}, nor on its learn page`, { timeout: 180_000 }, async () => {
    const page = await house.page()
    await start(house, page, name, 'access 2')
    await playOn(page, 12)
    await asked(page)
    assert.deepEqual(await violations(page), [])
    await page.goto(`${house.address}/#/learn/${id}`)
    await page.getByRole('heading', { name: 'Rules in short' }).waitFor()
    assert.deepEqual(await violations(page), [])
    await house.leave(page)
  })
}

test('the dialog of a new table is clean too', { timeout: 180_000 }, async () => {
  const page = await house.page()
  await page.goto(`${house.address}/`)
  await page.getByRole('button', { name: `Play against bots ${SHOWN.name}` }).click()
  await page.locator('summary').click()
  assert.deepEqual(await violations(page), [])
  await house.leave(page)
})

test('nothing scrolls sideways from 360 px to 4K', { timeout: 180_000 }, async () => {
  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [1280, 800],
    [3840, 2160],
  ] as const) {
    const page = await house.page({ width, height })
    for (const path of PAGES) {
      await visit(house, page, path)
      assert.equal(await sideways(page), 0, `/${path} at ${width}`)
    }
    await start(house, page, SHOWN.name, 'access 3')
    await playOn(page, 6)
    await asked(page)
    assert.equal(await sideways(page), 0, `the table at ${width}`)
    await house.leave(page)
  }
})

test('every word of the shell comes from a catalog', { timeout: 180_000 }, async () => {
  const page = await house.page({ settings: { language: 'en-XA' } })
  for (const path of ['', 'tables', 'learn', 'about', 'settings']) {
    await visit(house, page, path)
    await page.locator('main h1', { hasText: '[' }).waitFor()
    const texts = await page.evaluate(() => {
      const found: string[] = []
      const walk = document.createTreeWalker(document.getElementById('root') ?? document.body, NodeFilter.SHOW_TEXT)
      for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
        const parent = node.parentElement
        if (parent === null || parent.closest('option, svg') !== null) continue
        const text = node.textContent?.trim() ?? ''
        if (/[A-Za-z]{2}/.test(text)) found.push(text)
      }
      return found
    })
    // Names of games, of people and of languages stay as they are.
    const names = [...games.map(({ name }) => name), 'Mara', 'English', 'Deutsch', 'Ƥšéûðö (test)']
    const plain = texts.filter((text) => !text.startsWith('[') && !names.includes(text))
    assert.deepEqual(plain, [], `/${path}`)
  }
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'en-XA')
  await house.leave(page)
})

for (const theme of ['dark', 'light'] as const) {
  test(`a seat that has passed is as readable as the others (${theme})`, { timeout: 180_000 }, async () => {
    for (const width of [1440, 1024, 390]) {
      const page = await house.page({ theme, width, height: 844 })
      await start(house, page, SHOWN.name, 'passed')
      await playOn(page, 6)
      await asked(page)
      const faded = await page.evaluate(() => {
        for (const seat of document.querySelectorAll('.seat-panel, .seat-chip, .turn-order li')) {
          seat.classList.add('passed')
        }
        // Words that are seen through a filter or half transparent have another contrast than axe finds.
        return [...document.querySelectorAll('.passed, .passed *')]
          .filter((one) => one instanceof HTMLElement)
          .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== ''))
          .filter((one) => {
            for (let at: HTMLElement | null = one; at !== null; at = at.parentElement) {
              const { opacity, filter } = getComputedStyle(at)
              if (opacity !== '1' || filter !== 'none') return true
            }
            return false
          })
          .map((one) => `${one.className} ${one.textContent}`)
      })
      assert.deepEqual(faded, [], `${width}`)
      assert.deepEqual(await violations(page), [], `${width}`)
      await house.leave(page)
    }
  })
}

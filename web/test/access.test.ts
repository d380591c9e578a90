/** For everyone: no serious violation that axe knows of, no sideways scrolling from 360 px on, other languages fit. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { games } from '@ludarium/games'
import type { Page } from 'playwright-core'
import { violations, violationsInBoth } from './axe.ts'
import { type House, open, resized, SHOWN, visit } from './browser.ts'
import { lay } from './prepared-table.ts'

let services: House
before(async () => {
  services = await open()
})
after(() => services.close())

/** How far the page can be scrolled sideways. */
function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

const PAGES = ['', 'tables', 'learn', `learn/${SHOWN.id}`, 'about', 'settings', 'nowhere']

test('axe finds nothing serious on any page', async () => {
  const page = await services.page()
  for (const path of PAGES) {
    await visit(services, page, path)
    assert.deepEqual(await violationsInBoth(page), [], `/${path}`)
  }
  await services.leave(page)
})

test('axe finds nothing serious at the table, with its rules open, and in its replay', async () => {
  const page = await services.page()
  await lay(services, page, SHOWN.name, 'access 1', { after: 10 })
  const sizes = [
    [1440, 900],
    [1024, 800],
    [390, 844],
  ] as const
  for (const [width, height] of sizes) {
    await resized(page, width, height)
    assert.deepEqual(await violationsInBoth(page), [], `${width}`)
    await page.getByRole('button', { name: 'Rules' }).click()
    await page.locator('.drawer').waitFor()
    assert.deepEqual(await violationsInBoth(page), [], `${width}, rules`)
    await page.keyboard.press('Escape')
    await page.locator('.drawer').waitFor({ state: 'detached' })
  }
  await page.goto(page.url().replace('/table/', '/replay/'))
  await page.locator('.replay-bar').waitFor()
  for (const [width, height] of sizes) {
    await resized(page, width, height)
    assert.deepEqual(await violationsInBoth(page), [], `${width}, replay`)
  }
  await services.leave(page)
})

for (const { id, name } of games) {
  if (id === SHOWN.id) continue
  test(`axe finds nothing serious at a table of ${name}, nor on its learn page`, async () => {
    const page = await services.page()
    await lay(services, page, name, 'access 2', { after: 12 })
    assert.deepEqual(await violations(page), [])
    for (const part of ['', '/on/icons', '/on/rules']) {
      await visit(services, page, `learn/${id}${part}`)
      assert.deepEqual(await violations(page), [], part)
    }
    await services.leave(page)
  })
}

test('the dialog of a new table is clean too', async () => {
  const page = await services.page()
  await page.goto(`${services.address}/`)
  await page.getByRole('button', { name: `Play against bots ${SHOWN.name}` }).click()
  await page.locator('summary').click()
  assert.deepEqual(await violations(page), [])
  await services.leave(page)
})

test('nothing scrolls sideways from 360 px to 4K', async () => {
  const page = await services.page()
  const fits = async (what: string): Promise<void> => {
    for (const [width, height] of [
      [360, 740],
      [768, 1024],
      [1280, 800],
      [3840, 2160],
    ] as const) {
      await resized(page, width, height)
      assert.equal(await sideways(page), 0, `${what} at ${width}`)
    }
  }
  for (const path of PAGES) {
    await visit(services, page, path)
    await fits(`/${path}`)
  }
  await lay(services, page, SHOWN.name, 'access 3', { after: 6 })
  await fits('the table')
  await services.leave(page)
})

test('every word of the shell comes from a catalog', async () => {
  const page = await services.page({ settings: { language: 'en-XA' } })
  for (const path of ['', 'tables', 'learn', 'about', 'settings']) {
    await visit(services, page, path)
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
  await services.leave(page)
})

test('a seat that has passed is as readable as the others', async () => {
  const page = await services.page()
  await lay(services, page, SHOWN.name, 'passed', { after: 6 })
  for (const width of [1440, 1024, 390]) {
    await resized(page, width, 844)
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
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.waitForFunction((theme) => document.documentElement.dataset.theme === theme, colorScheme)
      assert.deepEqual(await violations(page, 'color-contrast'), [], `${width}, ${colorScheme}`)
    }
  }
  await services.leave(page)
})

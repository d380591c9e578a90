/** The gallery: every page is clean for axe in both themes, no text is too small, nothing leaves its specimen. */
import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { games } from '@ludarium/games'
import type { Page } from 'playwright-core'
import { buildPages } from '../tools/build-pages.ts'
import { violationsInBoth } from './axe.ts'
import { type House, open } from './browser.ts'

/** The smallest step of the type scale, in pixels (`--type-1` in kit/layout.css). */
const SMALLEST = 11

let services: House
const folder = mkdtempSync(join(tmpdir(), 'ludarium-gallery-'))

before(async () => {
  await buildPages(folder, ['gallery.html', 'position.html'])
  services = await open(folder, 'gallery.html')
})
after(async () => {
  await services.close()
  rmSync(folder, { recursive: true })
})

async function shown(page: Page, id: string): Promise<void> {
  await page.goto(`${services.address}/gallery.html?bare#/${id}`)
  await page.locator('[data-ready]:not([data-ready="0"])').first().waitFor()
  await page.evaluate(() => document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(done))))
}

async function pageIds(): Promise<string[]> {
  const page = await services.page()
  await page.goto(`${services.address}/gallery.html`)
  const links = page.locator('.gallery-nav a')
  await links.first().waitFor()
  const ids = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')?.slice(2) ?? ''))
  await services.leave(page)
  return ids
}

/** Text that is smaller than the smallest step, and parts that stick out of their specimen. */
function misfits(page: Page): Promise<string[]> {
  return page.evaluate((smallest) => {
    const found = new Set<string>()
    for (const specimen of document.querySelectorAll('.specimen')) {
      const name = specimen.getAttribute('aria-label') ?? ''
      const body = specimen.querySelector('.specimen-body')
      const room = specimen.getBoundingClientRect()
      const walk = document.createTreeWalker(body ?? specimen, NodeFilter.SHOW_TEXT)
      for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
        const parent = node.parentElement
        const text = node.textContent?.trim() ?? ''
        if (parent === null || text === '' || parent.closest('.unseen, svg, [hidden]') !== null) continue
        if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
        const size = Number.parseFloat(getComputedStyle(parent).fontSize)
        if (size < smallest - 0.05) found.add(`${name}: '${text.slice(0, 30)}' has ${size.toFixed(1)} px`)
        const range = document.createRange()
        range.selectNodeContents(node)
        const box = range.getBoundingClientRect()
        const over = Math.max(box.right - room.right, room.left - box.left)
        const scrolls = parent.closest('.toasts') !== null || hides(parent, specimen)
        if (over > 1 && !scrolls) found.add(`${name}: '${text.slice(0, 30)}' sticks out by ${Math.round(over)} px`)
      }
    }
    /** Whether something between the text and its specimen scrolls or cuts it off. */
    function hides(from: Element, to: Element): boolean {
      for (let at: Element | null = from; at !== null && at !== to; at = at.parentElement) {
        if (getComputedStyle(at).overflowX !== 'visible') return true
      }
      return false
    }
    return [...found]
  }, SMALLEST)
}

test('every part of the kit and every game has a page', async () => {
  const ids = await pageIds()
  for (const { id } of games) for (const page of ['shelves', 'seats', 'table']) assert.ok(ids.includes(`${id}/${page}`))
  const kit = join(import.meta.dirname, '..', 'src', 'kit')
  for (const file of readdirSync(kit, { recursive: true }).map(String)) {
    if (file.endsWith('gallery.tsx')) assert.ok(ids.includes(`kit/${file.slice(0, -'/gallery.tsx'.length)}`), file)
  }
})

test('every page is accessible and readable, wide and on a phone', async (t) => {
  const ids = (await pageIds()).filter((id) => !id.endsWith('/table'))
  const page = await services.page()
  for (const id of ids) {
    await t.test(id, async () => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await shown(page, id)
      assert.deepEqual(await misfits(page), [])
      assert.deepEqual(await violationsInBoth(page), [])
      await page.setViewportSize({ width: 390, height: 844 })
      await shown(page, id)
      assert.deepEqual(await misfits(page), [])
    })
  }
  await services.leave(page)
})

test('the table of every game is in the gallery, at its start and in its middle', async (t) => {
  const page = await services.page()
  for (const { id } of games) {
    await t.test(id, async () => {
      await shown(page, `${id}/table`)
      const frames = page.locator('iframe')
      const addresses = await frames.evaluateAll((all) => all.map((one) => one.getAttribute('src') ?? ''))
      // The server of the tests allows no frames, so each is opened by itself.
      for (const address of new Set(addresses)) {
        await page.goto(`${services.address}/${address}`)
        await page.locator('.decision').waitFor()
      }
    })
  }
  await services.leave(page, /frame|Access is denied/i)
})

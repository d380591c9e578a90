/** Opens the page that shows any position, built for the occasion. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import type { Shown } from '../../src/dev/LocalTable.tsx'
import type {} from '../../src/dev/position-page.tsx'
import { buildPages } from '../../tools/build-pages.ts'
import { type House, open, type PageOptions } from '../browser.ts'

export interface Gallery extends House {
  /** A page with the position on it. */
  shown(shown: Shown, options?: PageOptions): Promise<Page>
}

export async function openPositions(): Promise<Gallery> {
  const folder = mkdtempSync(join(tmpdir(), 'ludarium-position-'))
  await buildPages(folder, ['position.html'])
  const services = await open(folder, 'position.html')
  return {
    ...services,
    async shown(shown, options) {
      const page = await services.page(options)
      await page.goto(`${services.address}/position.html`)
      await show(page, shown)
      return page
    },
    async close() {
      await services.close()
      rmSync(folder, { recursive: true })
    },
  }
}

/** Another position on the same page. */
export async function show(page: Page, shown: Shown): Promise<void> {
  await page.evaluate((one) => window.show(one), shown)
  await page.locator('.decision').waitFor()
  // A frame later the buttons of the bar have their room.
  await page.evaluate(() => document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(done))))
}

/** Opens the page that shows any position, built for the occasion. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { Page } from 'playwright-core'
import { build } from 'vite'
import { type House, open, type PageOptions } from '../browser.ts'
import type { Shown } from './page.tsx'

export interface Gallery extends House {
  /** A page with the position on it. */
  shown(shown: Shown, options?: PageOptions): Promise<Page>
}

export async function openPositions(): Promise<Gallery> {
  const folder = mkdtempSync(join(tmpdir(), 'ludarium-position-'))
  const root = join(import.meta.dirname, '..', '..')
  await build({
    root,
    configFile: false,
    base: './',
    logLevel: 'error',
    plugins: [react()],
    build: {
      outDir: folder,
      target: 'es2023',
      rolldownOptions: { input: join(root, 'test', 'position', 'index.html') },
    },
  })
  const house = await open(folder, 'test/position/index.html')
  return {
    ...house,
    async shown(shown, options) {
      const page = await house.page(options)
      await page.goto(`${house.address}/test/position/index.html`)
      await show(page, shown)
      return page
    },
    async close() {
      await house.close()
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

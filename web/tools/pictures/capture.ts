/** Takes pictures of pages as WebP, as small as wanted, and the windows they are taken in. */
import type { Page } from 'playwright-core'
import type { PageOptions } from '../../test/browser.ts'

/** Windows by name. */
export const SIZES = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844, touch: true, scale: 2 },
} as const satisfies Readonly<Record<string, PageOptions>>

export const THEMES = ['dark', 'light'] as const
export type Size = keyof typeof SIZES
export type Theme = (typeof THEMES)[number]

/** Scales and qualities to try, best first. */
const TRIES = [
  [1, 88],
  [1, 78],
  [0.8, 78],
  [0.8, 68],
  [0.66, 72],
  [0.66, 60],
  [0.5, 60],
] as const

/** Waits until fonts and movements have settled. */
async function quiet(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => true))
  await page.waitForTimeout(700)
}

/** The page as a WebP of at most that many bytes. */
export async function capture(page: Page, most: number): Promise<Buffer> {
  await quiet(page)
  const { width, height } = page.viewportSize() ?? SIZES.desktop
  const session = await page.context().newCDPSession(page)
  // The browser counts the clip in CSS pixels, whatever the density of the screen.
  const density = await page.evaluate(() => devicePixelRatio)
  for (const [scale, quality] of TRIES) {
    const clip = { x: 0, y: 0, width, height, scale: scale * density }
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality, clip })
    const picture = Buffer.from(data, 'base64')
    if (picture.length <= most) return picture
  }
  throw new Error(`The picture cannot be made smaller than ${most} bytes.`)
}

/** A real Chromium with the built page, for tests and pictures. */
import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { games } from '@ludarium/games'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { chromiumPath } from '../../tools/chromium.ts'
import { serve } from '../tools/static.ts'

/** The game that stands for all where one is enough: the first of the registry. */
export const SHOWN = firstOf(games)

/** The build to look at; LUDARIUM_DIST names another one. */
const DIST = process.env.LUDARIUM_DIST ?? join(import.meta.dirname, '..', 'dist')
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

function firstOf<T>([first]: readonly T[]): T {
  if (first === undefined) throw new Error('There are no games.')
  return first
}

export interface House {
  readonly address: string
  readonly browser: Browser
  /** A page in a fresh profile. Errors on it fail whoever asks `errors`. */
  page(options?: PageOptions): Promise<Page>
  /** What went wrong on any page so far. */
  readonly errors: string[]
  close(): Promise<void>
}

export interface PageOptions {
  readonly width?: number
  readonly height?: number
  readonly theme?: 'dark' | 'light'
  readonly touch?: boolean
  readonly scale?: number
  /** Lets the service worker in. */
  readonly offline?: boolean
  readonly settings?: Readonly<Record<string, unknown>>
}

/** The built page, or another build with its first page. */
export async function open(dist = DIST, first = 'index.html'): Promise<House> {
  if (!existsSync(join(dist, first))) throw new Error('Build the page first: vite build web')
  const executablePath = chromiumPath()
  if (executablePath === null) throw new Error('There is no Chromium.')
  const { server, address } = await serve(dist, '127.0.0.1', 0)
  const browser = await chromium.launch({ executablePath, args: FLAGS })
  const errors: string[] = []
  return {
    address,
    browser,
    errors,
    page: (options) => page(browser, errors, options),
    close: () => close(browser, server),
  }
}

async function close(browser: Browser, server: Server): Promise<void> {
  await browser.close()
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
}

async function page(browser: Browser, errors: string[], options: PageOptions = {}): Promise<Page> {
  const setup: BrowserContextOptions = {
    viewport: { width: options.width ?? 1440, height: options.height ?? 900 },
    colorScheme: options.theme ?? 'dark',
    reducedMotion: 'reduce',
    hasTouch: options.touch ?? false,
    deviceScaleFactor: options.scale ?? 1,
    serviceWorkers: options.offline === true ? 'allow' : 'block',
  }
  const context = await browser.newContext(setup)
  const settings = JSON.stringify({ name: 'Mara', botSpeed: 'instant', ...options.settings })
  await context.addInitScript((stored) => {
    if (localStorage.getItem('ludarium.settings') === null) localStorage.setItem('ludarium.settings', stored)
  }, settings)
  const made = await context.newPage()
  made.on('pageerror', (error) => errors.push(error.stack ?? error.message))
  made.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return made
}

/** Opens a game from the start page with the usual settings: two clicks. */
export async function start(house: House, page: Page, game: string): Promise<void> {
  await page.goto(`${house.address}/`)
  await page.getByRole('button', { name: `Play against bots ${game}` }).click()
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.locator('.decision').waitFor()
}

/** How many decisions have been made at the table on the page, as its slider says. */
export async function decisions(page: Page): Promise<number> {
  return Number(await page.locator('.slider-line input').getAttribute('max'))
}

/** Waits until the page asks its reader something or the game is over. */
export async function asked(page: Page, timeout = 30_000): Promise<void> {
  await page.locator('.decision .choice, .decision a[href*="replay"]').first().waitFor({ timeout })
}

/**
 * Plays on by pressing buttons of the decision bar, any of those shown or always the first, until the game is over or
 * `most` buttons were pressed. Happens inside the page, so that thousands of decisions take seconds. Returns how many were pressed.
 */
export function playOn(
  page: Page,
  most = Number.POSITIVE_INFINITY,
  which: 'any' | 'first' = 'any',
): Promise<{ pressed: number; over: boolean }> {
  return page.evaluate(
    async ([limit, way]) => {
      let seed = 12345
      const random = (n: number): number => {
        seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff
        return seed % n
      }
      const over = (): boolean => document.querySelector('.decision a.button.primary[href*="replay"]') !== null
      let pressed = 0
      while (!over()) {
        // A question before a wasteful move belongs to the press that raised it.
        const sure = document.querySelector<HTMLElement>('.asked .button:last-child')
        if (sure === null && pressed >= limit) break
        const choices = [...document.querySelectorAll<HTMLElement>('.decision .choice')]
        const button = sure ?? choices[way === 'any' ? random(choices.length || 1) : 0]
        button?.click()
        if (sure === null && button !== undefined) pressed++
        await new Promise((resume) => setTimeout(resume, 8))
      }
      return { pressed, over: over() }
    },
    [most, which] as const,
  )
}

/** A real Chromium with the built page, for tests and pictures. */
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { games } from '@ludarium/games'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { chromiumPath } from '../../tools/chromium.ts'
import { serve } from '../tools/static.ts'

/** The game that stands for all where one is enough: the first of the registry. */
export const SHOWN = firstOf(games)

/** The games that have a board of their own: a new one needs none. */
export const boarded = games.filter(({ id }) =>
  existsSync(join(import.meta.dirname, '..', 'src', 'boards', id, 'index.ts')),
)

/** The build to look at; LUDARIUM_DIST names another one. */
export const DIST = process.env.LUDARIUM_DIST ?? join(import.meta.dirname, '..', 'dist')
/** Parts of the browser around the page that no test looks at, each a process for every profile: the list below the address bar. */
const UNSEEN = [
  'PreloadTopChromeWebUI',
  'SpareRendererForSitePerProcess',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
]
/** What Playwright leaves out by itself; of several lists the browser reads only the last. */
const LEFT_OUT = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${[...LEFT_OUT, ...UNSEEN].join()}`,
]

function firstOf<T>([first]: readonly T[]): T {
  if (first === undefined) throw new Error('There are no games.')
  return first
}

/** A wait that fails is a fault, not a busy machine. */
const WAIT = 120_000

export interface House {
  readonly address: string
  readonly browser: Browser
  /** A page in a fresh profile. */
  page(options?: PageOptions): Promise<Page>
  /** What went wrong on any page so far. */
  readonly errors: readonly string[]
  /** Closes the page with everything it has opened, and fails on errors that were seen there; `but` those expected. */
  leave(page: Page, but?: RegExp): Promise<void>
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
  /** What the browser asks for, 'de-AT'; English without it. */
  readonly locale?: string
}

/** The built page, or another build with its first page. */
export async function open(dist = DIST, first = 'index.html'): Promise<House> {
  if (!existsSync(join(dist, first))) throw new Error('Build the page first: vite build web')
  const { server, address } = await serve(dist, '127.0.0.1', 0)
  const services = await openAt(address)
  return {
    ...services,
    async close() {
      await services.close()
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

/** A browser for a page that somebody else serves. */
export async function openAt(address: string): Promise<House> {
  const executablePath = chromiumPath()
  if (executablePath === null) throw new Error('There is no Chromium.')
  const browser = await chromium.launch({ executablePath, args: FLAGS })
  const all: string[] = []
  return {
    address,
    browser,
    errors: all,
    page: (options) => page(browser, all, options),
    leave,
    close: () => browser.close(),
  }
}

/** What went wrong on the pages of each profile: a test answers for its own only. */
const errors = new WeakMap<BrowserContext, string[]>()

async function leave(page: Page, but?: RegExp): Promise<void> {
  const context = page.context()
  await context.close()
  const found = errors.get(context) ?? []
  assert.deepEqual(but === undefined ? found : found.filter((error) => !but.test(error)), [])
}

async function page(browser: Browser, all: string[], options: PageOptions = {}): Promise<Page> {
  const setup: BrowserContextOptions = {
    viewport: { width: options.width ?? 1440, height: options.height ?? 900 },
    colorScheme: options.theme ?? 'dark',
    reducedMotion: 'reduce',
    hasTouch: options.touch ?? false,
    deviceScaleFactor: options.scale ?? 1,
    serviceWorkers: options.offline === true ? 'allow' : 'block',
    locale: options.locale ?? 'en-US',
  }
  const context = await browser.newContext(setup)
  // Bots that think to their end and wait for nobody play the same game from the same seed, however busy the machine is.
  const usual = { name: 'Mara', botSpeed: 'instant', grace: 'none', thought: 'whole' }
  const settings = JSON.stringify({ ...usual, ...options.settings })
  await context.addInitScript((stored) => {
    // An empty page has no store.
    if (location.protocol !== 'about:' && localStorage.getItem('ludarium.settings') === null)
      localStorage.setItem('ludarium.settings', stored)
  }, settings)
  const seen: string[] = []
  errors.set(context, seen)
  const note = (error: string): void => {
    seen.push(error)
    all.push(error)
  }
  context.on('weberror', (error) => note(error.error().stack || error.error().message || String(error.error())))
  context.on('console', (message) => {
    if (message.type() === 'error') note(message.text() || JSON.stringify(message.location()))
  })
  context.setDefaultTimeout(WAIT)
  return context.newPage()
}

/**
 * The page in a window of another size, by touch where a phone would be; resolves when nothing moves any more. Cheaper
 * than another page.
 */
export async function resized(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: width < PHONE })
  await session.detach()
  await page.waitForFunction((wide) => innerWidth === wide, width)
  await settled(page)
}

const PHONE = 768

/** Waits until bars, board and buttons have kept their places for some frames, and the fonts are there. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    const frame = (): Promise<number> => new Promise((resume) => requestAnimationFrame(resume))
    const places = (): string =>
      [...document.querySelectorAll('#root, main, #content, .decision, .sheet, .dock, [data-holdings], button')]
        .map((one) => one.getBoundingClientRect())
        .map(({ x, y, width, height }) => `${x} ${y} ${width} ${height}`)
        .join()
    await frame()
    for (let before = '', same = 0; same < 3; ) {
      await frame()
      const now = places()
      same = now === before ? same + 1 : 0
      before = now
    }
  })
}

/** Puts a script before that of every worker of the page. */
export async function inWorkers(page: Page, script: string): Promise<void> {
  await page.context().route(/\/worker-[\w-]+\.js$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${script}\n${await response.text()}` })
  })
}

/** Bots that rest for a second or more rest for good, until they are hurried: no test depends on how long that is. */
export const NO_CLOCK = `
  const { setTimeout: after } = self
  self.setTimeout = (call, time, ...rest) => (time >= 1000 ? 0 : after(call, time, ...rest))
`

/** Opens a game from the start page with the usual settings: two clicks. The seed makes it the same game every time. */
export async function start(services: House, page: Page, game: string, seed: string): Promise<void> {
  await page.goto(`${services.address}/?seed=${encodeURIComponent(seed)}`)
  await choose(page, game)
  await page.getByRole('button', { name: `Play against bots ${game}` }).click()
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.locator('.decision').waitFor()
}

/** Who has tables already sees the games in small, one of them chosen. */
export async function choose(page: Page, game: string): Promise<void> {
  await page.locator('.boxes, .small-boxes').first().waitFor()
  const small = page.locator('.small-box').filter({ hasText: game })
  if ((await small.count()) > 0) await small.click()
}

/** How many decisions have been made at the table on the page. */
export async function decisions(page: Page): Promise<number> {
  return Number(await page.locator('.decision').getAttribute('data-at'))
}

/** Waits until so many decisions have been made. */
export async function decided(page: Page, at: number): Promise<void> {
  await page.locator(`.decision[data-at="${at}"]`).waitFor()
}

/** Waits until the table has moved on from so many decisions, or somebody else takes the screen. */
export async function moved(page: Page, from: number): Promise<void> {
  await page.waitForFunction(
    (at) =>
      document.querySelector('.curtain') !== null ||
      (document.querySelector<HTMLElement>('.decision')?.dataset.at ?? at) !== at,
    `${from}`,
  )
}

/** What is on a page of the shell once everything is there that it reads or loads. */
const CONTENTS: Readonly<Record<string, string>> = { '': '.start-panels > *, .home-grid > *', tables: '.tables-panel' }

/** Opens a page of the shell and waits for its contents and its fonts. */
export async function visit(services: House, page: Page, path: string): Promise<void> {
  await page.goto(`${services.address}/#/${path}`)
  await page
    .locator(CONTENTS[path] ?? 'main h1')
    .first()
    .waitFor()
  if (path.startsWith('learn/')) await page.locator('#learn-gallery').waitFor()
  if (path === '')
    await page.waitForFunction(
      (n) => document.querySelectorAll('.box-picture svg, .small-box-picture svg').length === n,
      games.length,
    )
  await page.evaluate(() => document.fonts.ready.then(() => true))
}

/** Waits until the page asks its reader something or the game is over. */
export async function asked(page: Page, timeout = WAIT): Promise<void> {
  await page
    .locator('.decision[data-mine]:not([data-busy]) .choice, .decision a[href*="replay"]')
    .first()
    .waitFor({ timeout })
}

/**
 * Plays on by pressing buttons of the decision bar, any of those shown or always the first, until the game is over or
 * `most` buttons were pressed; each is waited for until the table has moved on. Happens inside the page, so that
 * thousands of decisions take seconds. Returns how many were pressed.
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
        return (seed >> 8) % n
      }
      const find = (what: string): HTMLElement | null => document.querySelector<HTMLElement>(what)
      const over = (): boolean => find('.decision a[href*="replay"]') !== null
      const at = (): string => find('.decision')?.dataset.at ?? ''
      const pass = (): Promise<void> => new Promise((resume) => setTimeout(resume, 4))
      /** Until the table has moved on, somebody else takes the screen, or a message says why not. */
      const moved = async (from: string): Promise<void> => {
        while (at() === from && find('.toast.bad') === null && find('.curtain') === null) await pass()
      }
      let pressed = 0
      while (!over() && pressed < limit && find('.curtain') === null) {
        const choices = [...document.querySelectorAll<HTMLElement>('.decision[data-mine] .choice')]
        if (choices.length === 0) {
          await pass()
          continue
        }
        const from = at()
        // Buttons that only pick a kind of move bring its moves into the bar.
        const playing = choices.filter((choice) => !choice.hasAttribute('aria-pressed'))
        const chosen = way === 'any' ? choices[random(choices.length)] : (playing[0] ?? choices[0])
        chosen?.click()
        pressed++
        await pass()
        if (chosen?.hasAttribute('aria-pressed')) continue
        // A question before a wasteful move belongs to the press that raised it.
        find('.asked .button:last-child')?.click()
        await moved(from)
      }
      return { pressed, over: over() }
    },
    [most, which] as const,
  )
}

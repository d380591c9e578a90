/** Makes the pictures under docs/images with a real browser: start page, every table wide and on a phone, replay, learn. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { games } from '@ludarium/games'
import type { Page } from 'playwright-core'
import { asked, type House, open, type PageOptions, playOn, SHOWN, start } from '../test/browser.ts'

const FOLDER = join(import.meta.dirname, '..', '..', 'docs', 'images')
const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844, touch: true, scale: 2 }

/** Where a game is stopped for its picture. */
interface Scene {
  /** Decisions before it. */
  readonly moves: number
  readonly which: 'any' | 'first'
  /** What the question says; without it, the first with three answers or more. */
  readonly asks?: string
}

const USUAL: Scene = { moves: 45, which: 'any' }
const SCENES: Readonly<Record<string, Scene>> = { essence: { moves: 70, which: 'first', asks: 'cell' } }

async function shoot(page: Page, name: string): Promise<void> {
  await page.mouse.move(2, 2)
  await page.evaluate(() => document.fonts.ready.then(() => true))
  await page.waitForTimeout(700)
  await page.screenshot({ path: join(FOLDER, `${name}.png`) })
  console.log(`docs/images/${name}.png`)
}

/** A game some decisions in, stopped where there is a choice to make. */
async function table(house: House, game: string, options: PageOptions, scene: Scene): Promise<Page> {
  const page = await house.page(options)
  page.setDefaultTimeout(120_000)
  await start(house, page, game, 'picture')
  await playOn(page, scene.moves, scene.which)
  for (let more = 0; more < 60; more++) {
    await asked(page)
    const prompt = await page.locator('.prompt').innerText()
    const choices = await page.locator('.decision .choice').count()
    if (scene.asks === undefined ? choices > 2 : prompt.includes(scene.asks)) break
    await playOn(page, 1)
  }
  return page
}

async function startPages(house: House): Promise<void> {
  for (const theme of ['dark', 'light'] as const) {
    const page = await house.page({ ...WIDE, theme })
    await page.goto(`${house.address}/`)
    await shoot(page, `start-${theme}`)
    await house.leave(page)
  }
}

async function tables(house: House): Promise<void> {
  for (const { id, name } of games) {
    const scene = SCENES[id] ?? USUAL
    const wide = await table(house, name, WIDE, scene)
    await shoot(wide, `${id}-dark`)
    if (id === SHOWN.id) await lightAndReplay(wide, id)
    await house.leave(wide)
    const phone = await table(house, name, PHONE, { ...scene, moves: Math.round(scene.moves / 2) })
    await shoot(phone, `${id}-phone`)
    await house.leave(phone)
  }
}

async function lightAndReplay(page: Page, id: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await shoot(page, `${id}-light`)
  await page.goto(page.url().replace('/table/', '/replay/'))
  await page.locator('.replay-bar').waitFor()
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await shoot(page, 'replay')
}

async function learn(house: House): Promise<void> {
  const page = await house.page(WIDE)
  await page.goto(`${house.address}/#/learn/${SHOWN.id}`)
  await page.getByRole('heading', { name: 'Components' }).waitFor()
  await shoot(page, 'learn')
  await house.leave(page)
}

mkdirSync(FOLDER, { recursive: true })
const house = await open()
try {
  await startPages(house)
  await tables(house)
  await learn(house)
} finally {
  await house.close()
}

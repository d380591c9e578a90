/**
 * Pictures of Revive in the situations of the design: `node web/tools/revive-shots.ts [FOLDER [NAME…]]`. Without names those
 * of docs/images are made; the others are for looking at.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ReviveState } from '@ludarium/revive'
import type { Page } from 'playwright-core'
import { open, type PageOptions } from '../test/browser.ts'
import { openPositions } from '../test/position/open.ts'
import { asking, begin, fullest, NAMES, playOut } from '../test/revive-positions.ts'

const [folder = join(import.meta.dirname, '..', '..', 'docs', 'images'), ...wanted] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })

const WIDE: PageOptions = { width: 1440, height: 900 }
const LIGHT: PageOptions = { ...WIDE, theme: 'light' }
const TABLET: PageOptions = { width: 1024, height: 768 }
const PHONE: PageOptions = { width: 390, height: 844, touch: true, scale: 2 }

interface Shot {
  readonly name: string
  state(): ReviveState
  readonly view: PageOptions
  first?(page: Page): Promise<void>
}

const middle = (): ReviveState => asking('turn', 10, { seed: 4 })
const ended = (): ReviveState => playOut(begin({ seed: 2 }), 'ended', () => false)
const lit = (page: Page, kind: string): Promise<void> =>
  page.locator(`[data-piece^="${kind}:"][data-legal]`).first().click({ force: true })

const SHOTS: readonly Shot[] = [
  {
    name: 'dark',
    state: middle,
    view: WIDE,
    first: (page) => page.locator('[data-piece^="space:"][data-legal]').first().hover({ force: true }),
  },
  { name: 'light', state: middle, view: LIGHT },
  { name: 'card-dark', state: middle, view: WIDE, first: (page) => lit(page, 'card') },
  { name: 'explore-dark', state: () => asking('orient', 6, { seed: 4 }), view: WIDE },
  {
    name: 'hibernate-dark',
    state: middle,
    view: WIDE,
    first: (page) => page.getByRole('button', { name: 'Hibernate' }).last().click(),
  },
  { name: 'end-dark', state: ended, view: WIDE },
  { name: 'end-phone', state: ended, view: PHONE },
  { name: 'full-light', state: () => fullest(4, 3), view: LIGHT },
  { name: 'tablet', state: middle, view: TABLET },
  { name: 'phone', state: middle, view: PHONE },
  {
    name: 'phone-board',
    state: middle,
    view: PHONE,
    first: (page) => page.locator('.phone-tabs button').nth(1).click(),
  },
]

const LOOKED_AT = ['end-phone', 'full-light']
const asked = (name: string): boolean => (wanted.length > 0 ? wanted.includes(name) : !LOOKED_AT.includes(name))

const house = await openPositions()
try {
  for (const { name, state, view, first } of SHOTS) {
    if (!asked(name)) continue
    const s = state()
    const names = NAMES.slice(0, s.players.length)
    const page = await house.shown({ game: 'revive', state: s, seat: 0, names }, view)
    await first?.(page)
    await page.waitForTimeout(700)
    await page.screenshot({ path: join(folder, `revive-${name}.png`) })
    console.log(name)
    await page.context().close()
  }
  if (house.errors.length > 0) throw new Error(house.errors.join('\n'))
} finally {
  await house.close()
}

if (asked('campaign-dark')) {
  const built = await open()
  const page = await built.page(WIDE)
  await page.goto(`${built.address}/?seed=campaign#/campaign/revive`)
  await page.getByRole('button', { name: 'Play chapter 1' }).waitFor()
  await page.screenshot({ path: join(folder, 'revive-campaign-dark.png') })
  await built.close()
}

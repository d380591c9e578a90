/** Pictures of Scythe in the situations of the design, for looking at: `node web/tools/scythe-shots.ts FOLDER [NAME…]`. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ScytheState } from '@ludarium/scythe'
import type { Page } from 'playwright-core'
import { asked, open, type PageOptions, playOn, start } from '../test/browser.ts'
import { openPositions } from '../test/position/open.ts'
import {
  enlisting,
  fighting,
  fullest,
  harvesting,
  meeting,
  moving,
  NAMES,
  picture,
  type Recorded,
  recorded,
  sealed,
} from '../test/scythe-positions.ts'

const [folder = join(import.meta.dirname, '..', '..', 'docs', 'images'), ...wanted] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })

const WIDE: PageOptions = { width: 1440, height: 900 }
const PHONE: PageOptions = { width: 390, height: 844, touch: true, scale: 2 }

const MATS = ['industrial', 'mechanical', 'engineering', 'agricultural', 'patriotic', 'innovative', 'militant'] as const
let last: Recorded | undefined
function ended(): Recorded {
  last ??= recorded(['nordic', 'rusviet', 'crimea', 'polania'], MATS.slice(0, 4), 'end')
  return last
}
const endedSeven = (): Recorded =>
  recorded(['nordic', 'rusviet', 'crimea', 'polania', 'albion', 'togawa', 'saxony'], MATS, 'seven')

async function seal(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Set the dial to 5' }).click()
  await page.locator('.scythe-combat-card[data-lit]').last().click()
  await page.locator('.scythe-seal').click()
}

interface Shot {
  readonly name: string
  state(): ScytheState | Recorded
  readonly options: PageOptions
  first?(page: Page): Promise<void>
}

const SHOTS: readonly Shot[] = [
  {
    name: 'table-dark',
    state: picture,
    options: WIDE,
    first: (page) => page.locator('[data-piece="option:produce"]').hover(),
  },
  { name: 'table-light', state: picture, options: { ...WIDE, theme: 'light' } },
  { name: 'move-dark', state: moving, options: WIDE, first: (page) => page.locator('[data-piece="hex:r3c4"]').hover() },
  {
    name: 'combat-dark',
    state: fighting,
    options: WIDE,
    first: async (page) => {
      await page.getByRole('button', { name: 'Set the dial to 5' }).click()
      await page.locator('.scythe-combat-card[data-lit]').last().click()
    },
  },
  {
    name: 'combat-reveal-dark',
    state: sealed,
    options: WIDE,
    first: seal,
  },
  { name: 'harvest-dark', state: harvesting, options: WIDE },
  { name: 'phone-harvest', state: harvesting, options: PHONE },
  {
    name: 'enlist-dark',
    state: enlisting,
    options: WIDE,
    first: (page) => page.locator('.scythe-recruit[data-lit]').first().click(),
  },
  { name: 'low-dark', state: picture, options: { width: 1440, height: 780 } },
  { name: 'crowded-light', state: () => fullest(7, 2), options: { ...WIDE, theme: 'light' } },
  { name: 'crowded-tablet', state: () => fullest(7, 2), options: { width: 1024, height: 768 } },
  { name: 'crowded-phone', state: () => fullest(7, 2), options: PHONE },
  { name: 'phone-reveal', state: sealed, options: PHONE, first: seal },
  { name: 'phone-encounter', state: meeting, options: PHONE },
  { name: 'encounter-dark', state: meeting, options: WIDE },
  { name: 'crowded-dark', state: () => fullest(7, 2), options: WIDE },
  { name: 'end-dark', state: ended, options: WIDE },
  { name: 'end-light', state: ended, options: { ...WIDE, theme: 'light' } },
  { name: 'end-tablet', state: ended, options: { width: 1024, height: 768 } },
  { name: 'end-phone', state: ended, options: PHONE },
  { name: 'end-seven', state: endedSeven, options: WIDE },
  { name: 'tablet', state: picture, options: { width: 1024, height: 768 } },
  { name: 'large', state: picture, options: { width: 1920, height: 1080 } },
  { name: 'phone-board', state: moving, options: PHONE },
  {
    name: 'phone-mat',
    state: picture,
    options: PHONE,
    first: (page) => page.getByRole('button', { name: /^Mat/ }).click(),
  },
  { name: 'phone-combat', state: fighting, options: PHONE },
  {
    name: 'phone-faction',
    state: picture,
    options: PHONE,
    first: (page) => page.getByRole('button', { name: /^Faction/ }).click(),
  },
  {
    name: 'phone-tracks',
    state: picture,
    options: PHONE,
    first: (page) => page.getByRole('button', { name: /^Tracks/ }).click(),
  },
  {
    name: 'phone-rivals',
    state: picture,
    options: PHONE,
    first: (page) => page.getByRole('button', { name: /^Rivals/ }).click(),
  },
]

const house = await openPositions()
try {
  for (const { name, state, options, first } of SHOTS) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    const made = state()
    const { state: s, told, points } = 'told' in made ? made : { state: made, told: [], points: [] }
    const page = await house.shown(
      { game: 'scythe', state: s, seat: 0, names: NAMES.slice(0, s.seats), told, scores: points },
      options,
    )
    await first?.(page)
    await page.waitForTimeout(700)
    await page.screenshot({ path: join(folder, `scythe-${name}.png`) })
    console.log(name)
    await page.context().close()
  }
  if (house.errors.length > 0) throw new Error(house.errors.join('\n'))
} finally {
  await house.close()
}

/** A table of four played on to its fifth own turn: what the three others did since. Wants the built page. */
async function waited(name: string, options: PageOptions): Promise<void> {
  if (wanted.length > 0 && !wanted.includes(name)) return
  const live = await open()
  try {
    const page = await live.page({ ...options, settings: { warn: false } })
    await start(live, page, 'Scythe', 'waited')
    for (let turn = 0; turn < 60; turn++) {
      await asked(page)
      if (turn > 24 && (await page.locator('.log-new button').count()) > 0) break
      await playOn(page, 1, 'first')
    }
    await page.locator('.log-new button').click()
    await page.locator('.waited-means').first().waitFor()
    await page.waitForTimeout(900)
    await page.screenshot({ path: join(folder, `scythe-${name}.png`) })
    console.log(name)
  } finally {
    await live.close()
  }
}
await waited('waited-dark', WIDE)

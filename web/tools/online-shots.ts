/** Pictures of every page with other people, both themes, wide and on a phone, for docs/images. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { anywhereOf, inSightOf } from '@ludarium/server'
import type { Typing } from '@ludarium/tables'
import type { Page } from 'playwright-core'
import type { PageOptions } from '../test/browser.ts'
import { must, type OnlineHouse, openOnlineHouse } from '../test/online-house.ts'
import { type World, worldOf } from '../test/online-world.ts'

const FOLDER = process.env.SHOTS ?? join(import.meta.dirname, '..', '..', 'docs', 'images')
const WIDE: PageOptions = { width: 1440, height: 900 }
const PHONE: PageOptions = { width: 390, height: 844, touch: true, scale: 2 }
const only = process.argv.slice(2)

interface Shot {
  readonly name: string
  path(world: World): string
  readonly wait: string
  after?(page: Page, house: OnlineHouse, world: World): Promise<void>
  readonly who?: 'mara' | 'ilse' | 'nobody'
}

/** Two friends are about. At the table one is here, one is away, one is not; somebody watches. */
async function peopleAt(house: OnlineHouse, { others, gathering, ilse, tomo, odile }: World): Promise<void> {
  const { presence, bus } = house.server.house
  for (const one of [ilse, tomo]) presence.enter(one.person.id, anywhereOf(one.person.id))
  for (const place of [gathering, inSightOf(gathering)]) presence.enter(ilse.person.id, place)
  for (const one of [ilse, tomo, odile]) presence.enter(one.person.id, others)
  for (const one of [ilse, odile]) presence.enter(one.person.id, inSightOf(others))
  bus.publish(`h/${others}`, null)
}

const chat = async (page: Page, house: OnlineHouse, { others, ilse }: World): Promise<void> => {
  const tab = page.getByRole('tab', { name: /Chat/ })
  if (await tab.count()) await tab.click()
  const typing: Typing = { channel: 'seats', person: { id: ilse.person.id, name: ilse.person.name }, seat: 1 }
  house.server.house.bus.publish(`w/${others}`, typing)
}

const SHOTS: readonly Shot[] = [
  { name: 'home', path: () => '', wait: '.decision-row .row-question b, .phone-card .row-question b' },
  { name: 'welcome', path: () => '', wait: '.boxes', who: 'nobody' },
  { name: 'newtable', path: () => 'new/essence', wait: '.opening-card' },
  { name: 'waiting', path: ({ gathering }) => `online/${gathering}`, wait: '.seat-card' },
  { name: 'table', path: ({ others }) => `online/${others}`, wait: '.company-bar, .sheet', after: chat },
  { name: 'yours', path: ({ live }) => `online/${live}`, wait: '.decision[data-mine]' },
  { name: 'innovation', path: ({ innovation }) => `online/${innovation}`, wait: '.decision' },
  { name: 'revive', path: ({ revive }) => `online/${revive}`, wait: '.decision' },
  { name: 'result', path: ({ ended }) => `result/${ended}`, wait: '[data-check="honest"], [data-check="different"]' },
  { name: 'profile', path: () => 'profile', wait: '.faction-row' },
  { name: 'account', path: () => 'profile/account', wait: '#account' },
]

async function shoot(
  house: OnlineHouse,
  world: World,
  shot: Shot,
  options: PageOptions,
  suffix: string,
): Promise<void> {
  const name = `online-${shot.name}-${suffix}`
  if (only.length > 0 && !only.some((one) => name.includes(one))) return
  const who = shot.who === 'nobody' ? null : world[shot.who ?? 'mara']
  const page = await house.pageOf(who, options)
  page.setDefaultTimeout(45_000)
  try {
    await page.goto(`${house.address}/#/${shot.path(world)}`)
    await page.locator(shot.wait).first().waitFor()
    await page.evaluate(() => document.fonts.ready.then(() => true))
    await shot.after?.(page, house, world)
    await page.waitForTimeout(700)
  } catch (error) {
    console.error(name, error instanceof Error ? error.message.split('\n')[0] : error)
  }
  await page.screenshot({ path: join(FOLDER, `${name}.png`) })
  console.log(`${name}.png`)
  await page.context().close()
}

mkdirSync(FOLDER, { recursive: true })
const house = await openOnlineHouse()
try {
  const world = await worldOf(house)
  const { rooms } = house.server.house
  must(await rooms.ask(world.ilse.person, world.others, 'rewind', 90, ''))
  await peopleAt(house, world)
  for (const shot of SHOTS) {
    for (const theme of ['dark', 'light'] as const) {
      await shoot(house, world, shot, { ...WIDE, theme }, theme)
      await shoot(house, world, shot, { ...PHONE, theme }, `phone-${theme}`)
    }
  }
  for (const error of new Set(house.errors)) console.error('page error:', error.slice(0, 400))
} finally {
  await house.close()
}

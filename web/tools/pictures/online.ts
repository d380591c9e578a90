/** Pictures of the pages with other people, at a server with a small world of tables and friends. */
import { onlinePlace, visiblePlace } from '@ludarium/server'
import type { Typing } from '@ludarium/tables'
import type { Page } from 'playwright-core'
import type { PageOptions } from '../../test/browser.ts'
import { must, type OnlineHouse, openOnlineHouse } from '../../test/online-site.ts'
import { type World, worldOf } from '../../test/online-world.ts'

interface OnlineShot {
  path(world: World): string
  /** Shown when the page is ready. */
  readonly wait: string
  readonly signedOut?: true
  after?(page: Page, services: OnlineHouse, world: World): Promise<void>
}

const SHOTS: Readonly<Record<string, OnlineShot>> = {
  home: { path: () => '', wait: '.decision-row .row-question b, .phone-card .row-question b' },
  welcome: { path: () => '', wait: '.boxes', signedOut: true },
  newtable: { path: () => 'new/essence', wait: '.opening-card' },
  waiting: { path: ({ gathering }) => `online/${gathering}`, wait: '.seat-card' },
  table: { path: ({ others }) => `online/${others}`, wait: '.company-bar, .sheet', after: openChat },
  yours: { path: ({ live }) => `online/${live}`, wait: '.decision[data-mine]' },
  result: { path: ({ ended }) => `result/${ended}`, wait: '[data-check="honest"], [data-check="different"]' },
  profile: { path: () => 'profile', wait: '.faction-row' },
  account: { path: () => 'profile/account', wait: '#account' },
}

export const ONLINE = Object.keys(SHOTS)

async function openChat(page: Page, services: OnlineHouse, { others, ilse }: World): Promise<void> {
  const tab = page.getByRole('tab', { name: /Chat/ })
  if (await tab.count()) await tab.click()
  const typing: Typing = { channel: 'seats', person: { id: ilse.person.id, name: ilse.person.name }, seat: 1 }
  services.server.services.bus.publish(`w/${others}`, typing)
}

/** Two friends are online. At the table one is present, one is away, one is gone; somebody watches. */
function enterPeople(services: OnlineHouse, { others, gathering, ilse, tomo, odile }: World): void {
  const { presence, bus } = services.server.services
  for (const one of [ilse, tomo]) presence.enter(one.person.id, onlinePlace(one.person.id))
  for (const place of [gathering, visiblePlace(gathering)]) presence.enter(ilse.person.id, place)
  for (const one of [ilse, tomo, odile]) presence.enter(one.person.id, others)
  for (const one of [ilse, odile]) presence.enter(one.person.id, visiblePlace(others))
  bus.publish(`h/${others}`, null)
}

export interface OnlinePages {
  page(name: string, options: PageOptions): Promise<Page>
  close(): Promise<void>
}

export async function openOnlinePages(): Promise<OnlinePages> {
  const services = await openOnlineHouse()
  const world = await worldOf(services)
  const { rooms } = services.server.services
  must(await rooms.requestConsent(world.ilse.person, world.others, { kind: 'rewind', at: 90, to: '' }))
  enterPeople(services, world)
  return {
    async page(name, options) {
      const shot = SHOTS[name]
      if (shot === undefined) throw new Error(`There is no online page '${name}'. There are: ${ONLINE.join(', ')}.`)
      const page = await services.pageOf(shot.signedOut ? null : world.mara, options)
      await page.goto(`${services.address}/#/${shot.path(world)}`)
      await page.locator(shot.wait).first().waitFor()
      await shot.after?.(page, services, world)
      return page
    },
    close: () => services.close(),
  }
}

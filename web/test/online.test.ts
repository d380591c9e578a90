/** Tables with others, in real browsers on a real server: nothing is lost, nothing is played twice, nothing is given away. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { after, before, test } from 'node:test'
import { hash, mayHear, stateAt } from '@ludarium/kernel'
import { seatPosition, type Table, type WireUpdate } from '@ludarium/tables'
import type { Page } from 'playwright-core'
import { at, halt, listen, mine, playUntil, type Wiretap } from './online-play.ts'
import { formOf, must, type OnlineHouse, openOnlineHouse } from './online-site.ts'
import { LIVE, playFor, tableFor, worldOf } from './online-world.ts'

/** What a browser says when the network is taken away. */
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|WebSocket connection|ERR_CONNECTION|ERR_NETWORK/

let services: OnlineHouse
before(async () => {
  let tables = 0
  services = await openOnlineHouse({}, { seed: () => `online ${++tables}` })
})
after(() => services.close())

/** Until the table's records have made it so. */
const until = (table: Table, isSo: () => boolean): Promise<void> =>
  new Promise((resume) => {
    if (isSo()) return resume()
    const leave = table.watch(() => {
      if (!isSo()) return
      leave()
      resume()
    })
  })

let phoneTap: Wiretap = { sent: [], granted: new Set(), received: [] }

test('two people and two bots play to the end: one reloads, one loses the line, one has a second device', {
  timeout: 600_000,
}, async () => {
  const mara = await services.pageOf(null)
  const maraTap = listen(mara)
  await mara.goto(`${services.address}/#/new/essence`)
  for (const n of [3, 4]) {
    await mara.getByLabel(`Who plays in seat ${n}`).selectOption('bot')
    await mara
      .getByRole('group', { name: `Level of the bot in seat ${n}` })
      .getByRole('button', { name: 'Novice' })
      .click()
  }
  await mara.getByRole('group', { name: 'Watch' }).getByRole('button', { name: 'Anyone' }).click()
  await mara.getByRole('button', { name: 'Open the table' }).click()
  const link = await mara.getByLabel('Link to the table').inputValue()
  const id = /join\/([\w-]+)\//.exec(link)?.[1] ?? assert.fail(link)

  // Whoever has the link needs a name and nothing else.
  const ilse = await services.pageOf(null, { settings: { name: 'Ilse' } })
  const ilseTap = listen(ilse)
  await ilse.goto(link)
  await ilse.getByRole('button', { name: 'Join as a guest' }).click()
  await ilse.getByRole('button', { name: 'I am ready' }).click()
  // Everybody is ready: it starts by itself.
  await Promise.all([mara, ilse].map((page) => page.locator('.decision').waitFor()))

  const table = must(await services.server.services.liveTables.open(id))
  const both = async (wanted: number): Promise<void> => {
    await Promise.all([playUntil(mara, wanted, 1), playUntil(ilse, wanted, 2)])
  }
  await both(50)

  // A reload in the middle.
  await mara.reload()
  await mara.locator('.decision').waitFor()
  await both(80)

  // The line is lost with a decision on its way: it is kept, sent again, and played once.
  await Promise.all([playUntil(mara, Number.POSITIVE_INFINITY, 3), offlineDecision()])
  async function offlineDecision(): Promise<void> {
    await mine(ilse)
    // Others may answer the same sealed question meanwhile.
    const own = (): number => table.match.decisions.filter(({ seat }) => seat === 1).length
    const before = own()
    await ilse.context().setOffline(true)
    await ilse.getByText('Offline since').waitFor()
    await ilse.locator('.decision[data-mine] .choice').first().click()
    await ilse.locator('.asked .button:last-child').or(ilse.getByText('Your move is saved')).first().waitFor()
    const sure = ilse.locator('.asked .button:last-child')
    if (await sure.count()) await sure.click()
    await ilse.getByText('Your move is saved and is sent when you reconnect.').waitFor()
    assert.equal(own(), before)
    await ilse.context().setOffline(false)
    await ilse.getByText('Reconnected.').waitFor()
    await until(table, () => own() > before)

    // A bot takes the seat over; twenty decisions later its owner is back, and takes it back.
    await ilse.getByRole('button', { name: 'Table', exact: true }).click()
    await ilse.getByRole('button', { name: /Hand my seat to a bot/ }).click()
    await ilse.getByRole('group', { name: 'Level' }).getByRole('button', { name: 'Novice' }).click()
    await ilse.getByRole('button', { name: 'Hand over' }).click()
    await ilse.getByText('A bot is playing for you.').waitFor()
    const handed = table.at
    await ilse.context().setOffline(true)
    await ilse.getByText('Offline since').waitFor()
    // What is looked at meanwhile may want more than the page has; it does without.
    await ilse.locator('.essence-mini-island .piece, .essence-island .piece').first().hover()
    await until(table, () => table.at >= handed + 20 || table.over)
    assert.ok(table.at >= handed + 20, 'the game was over too soon')
    await ilse.context().setOffline(false)
    await ilse.getByRole('button', { name: 'Take my seat back' }).click()
    await ilse.getByText('A bot is playing for you.').waitFor({ state: 'detached' })

    // A second device of the other, as small as a phone, goes on; the first one follows.
    const cookies = await mara.context().cookies()
    const phone = await services.page({ width: 390, height: 844, touch: true, settings: { name: 'Mara' } })
    await phone.context().addCookies(cookies)
    phoneTap = listen(phone)
    await phone.goto(`${services.address}/#/online/${id}`)
    await phone.locator('.phone .decision').waitFor()
    await halt(mara)
    const followed = table.at + 12
    await Promise.all([playUntil(ilse, followed, 4), playUntil(phone, followed, 5)])
    await mara.waitForFunction(
      (n) => Number(document.querySelector<HTMLElement>('.decision')?.dataset.at) >= n,
      Math.min(followed, table.at),
    )
    await mara.goto('about:blank')
    const far = Number.POSITIVE_INFINITY
    const [end] = await Promise.all([playUntil(ilse, far, 6), playUntil(phone, far, 7)])
    assert.ok(end.over)
    await phone.locator('.company-bar a[href*="/result/"]').waitFor()
    assert.equal(await at(phone), await at(ilse))
    await services.leave(phone)
  }

  // Every decision that was granted is there, once; nothing else is.
  assert.ok(table.over)
  const decided = table.stored.flatMap((record) => {
    const { type, ticket, seat } = record as { type: string; ticket: string; seat: number }
    return type === 'decided' ? [{ ticket, seat }] : []
  })
  const tickets = decided.map(({ ticket }) => ticket)
  assert.equal(new Set(tickets).size, tickets.length)
  const taps: Wiretap[] = [maraTap, ilseTap, phoneTap]
  for (const ticket of taps.flatMap(({ granted }) => [...granted])) assert.ok(tickets.includes(ticket), 'lost')
  const asked = new Set(taps.flatMap(({ sent }) => sent))
  const people = decided.filter(({ ticket }) => asked.has(ticket))
  assert.ok(people.length > 40)
  assert.ok(people.every(({ seat }) => seat < 2))

  // Everybody sees the same end.
  await Promise.all(
    [mara, ilse].map(async (page) => {
      await page.goto(`${services.address}/#/result/${id}`)
      await page.getByText(`${table.at} of ${table.at} moves identical`).waitFor()
    }),
  )
  const [first, ...rest] = await Promise.all(
    [mara, ilse].map((page) => page.locator('.ranks tbody .rank-total').allInnerTexts()),
  )
  for (const other of rest) assert.deepEqual(other, first)

  await services.leave(ilse, NO_NETWORK)
  await services.leave(mara)
})

test('a watcher sees what everybody may know and nothing else, checked on the wire', { timeout: 240_000 }, async () => {
  const [mara, ilse] = [await services.known('Mara W', true), await services.known('Ilse W', true)]
  const seats = [{ kind: 'me' }, { kind: 'free' }, { kind: 'free' }] as const
  const id = await tableFor(
    services,
    [mara, ilse, await services.known('Tomo W')],
    formOf('essence', seats, { access: 'link' }),
  )
  const table = must(await services.server.services.liveTables.open(id))
  const room = must(await services.server.services.rooms.findRoom(mara.person, id))
  const watcher = await services.pageOf(null, { settings: { name: 'Wen' } })
  const tap = listen(watcher)
  await watcher.goto(`${services.address}/#/join/${id}/${room.link}`)
  await watcher.getByRole('button', { name: 'Join as a guest' }).click()
  await watcher.getByText('Hands and bids stay hidden.').waitFor()
  await playFor(services, id, ({ at: made }) => made >= 90)
  await watcher.locator(`.decision[data-at="${table.at}"]`).waitFor()
  assert.equal(await watcher.locator('.dock').count(), 0)
  await services.leave(watcher)

  // Decisions that follow each other quickly are told together.
  const heard = new Set<number>()
  for (const text of tap.received) {
    assert.ok(!text.includes(table.match.setup.seed) && !text.includes(room.seed), 'the seed is told before the end')
    const { value } = JSON.parse(text) as { value?: WireUpdate | null }
    if (typeof value !== 'object' || value === null || !('log' in value)) continue
    for (const { at, event } of value.log) {
      assert.ok(mayHear(event, null), event.type)
      heard.add(at)
    }
    const { position } = value
    if (position === undefined) continue
    assert.equal(position.seat, null)
    assert.deepEqual([position.legal, position.refused], [[], []])
    assert.equal(position.hash, hash(table.game.view(stateAt(table.match, position.at), null)))
  }
  assert.ok(heard.size >= 60, `${heard.size}`)
})

/** Presses Tab until something of that name has the focus, then presses the key on it. */
async function press(page: Page, name: RegExp, key = 'Enter'): Promise<void> {
  for (let n = 0; n < 160; n++) {
    const found = await page.evaluate(() => {
      const one = document.activeElement
      if (one === null || one === document.body) return ''
      return one.getAttribute('aria-label') ?? one.textContent ?? ''
    })
    if (name.test(found.trim())) {
      await page.keyboard.press(key)
      return
    }
    await page.keyboard.press('Tab')
  }
  assert.fail(`Nothing by the name ${name.source} can be reached by Tab`)
}

test('the keyboard alone opens a table, invites, plays a round and resigns', { timeout: 240_000 }, async () => {
  const page = await services.pageOf(null)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${services.address}/`)
  await page.locator('.boxes').waitFor()
  await press(page, /^With friends The Essence$/)
  await page.locator('.opening-card').waitFor()
  // The button has the focus: one key opens the usual table.
  await page.getByRole('button', { name: 'Open the table' }).and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Enter')
  await page.locator('.seat-card').first().waitFor()
  await press(page, /^Copy the link$/)
  await page.getByText('Link copied.').waitFor()
  const link = await page.getByLabel('Link to the table').inputValue()
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), link)
  for (const n of [2, 3, 4]) {
    await press(page, new RegExp(`^Add a bot ${n}$`))
    await page
      .locator('.seat-card')
      .nth(n - 1)
      .getByText('Ready')
      .waitFor()
  }
  await page.locator('.decision').waitFor()
  // Round after round with Enter for what is marked, or the first of the bar.
  const id = page.url().split('/').pop() ?? ''
  const table = must(await services.server.services.liveTables.open(id))
  while (table.match.state.round < 2) {
    await mine(page)
    const before = await at(page)
    const wasteful = page.locator('.asked')
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await page.keyboard.press('1')
    await page.waitForFunction(
      (from) =>
        document.querySelector('.asked') !== null ||
        document.querySelector<HTMLElement>('.decision')?.dataset.at !== from ||
        document.querySelector('.decision[data-mine]') === null,
      String(before),
    )
    if (await wasteful.count()) await press(page, /^Do it anyway$/)
    await page.waitForFunction(
      (from) => document.querySelector<HTMLElement>('.decision')?.dataset.at !== from,
      String(before),
    )
  }
  await press(page, /^Table$/)
  await press(page, /^Resign …/)
  await page.getByRole('dialog').waitFor()
  await press(page, /^Resign$/)
  await page.getByText('Hands and bids stay hidden.').waitFor()
  assert.equal(table.sitters[0]?.kind, 'bot')
  await services.leave(page)
})

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(): Promise<{ violations: unknown }> } }
    return (await axe.run()).violations
  })
  return (
    found as readonly { id: string; impact: string; nodes: readonly { html: string; failureSummary?: string }[] }[]
  )
    .filter((one) => one.impact === 'serious' || one.impact === 'critical')
    .flatMap((one) => one.nodes.map((node) => `${one.id}: ${node.html} ${node.failureSummary ?? ''}`))
}

test('a result shows what turned the game once it was looked at, with the way there', {
  timeout: 240_000,
}, async () => {
  const [mara, ilse] = [await services.known('Mara A', true), await services.known('Ilse A', true)]
  const id = await tableFor(services, [mara, ilse], formOf('innovation', [{ kind: 'me' }, { kind: 'free' }]))
  const table = await playFor(services, id, () => false)
  const page = await services.pageOf(mara)
  // Little is searched, so that a whole game takes a few seconds.
  await page.goto(`${services.address}/?positions=60&worlds=2#/result/${id}`)
  const study = page.locator('.result-study')
  await study.getByText('which moves turned the game', { exact: false }).waitFor()
  await study.getByRole('link', { name: 'Analyse' }).click()
  await page.getByText(/moves analysed/).waitFor()
  await page.goto(`${services.address}/?positions=60&worlds=2#/result/${id}`)
  const points = study.getByRole('listitem')
  await points.first().waitFor()
  const n = await points.count()
  assert.ok(n >= 1 && n <= 3)
  assert.equal(await page.locator('.result-course .chart-mark').count(), n, 'each is marked on the curve')
  for (const text of await points.allInnerTexts())
    assert.match(text, /Round \d+:\s.+: .+[+−]\d+ percentage points? chance to win/s)
  assert.deepEqual(await violations(page), [])
  await points.first().getByRole('link').click()
  const at = Number(/at=(\d+)/.exec(page.url())?.[1])
  await page.getByText(`Move ${at} of ${table.at}`, { exact: true }).waitFor()
  await page.locator('.study-decision[data-kind]:not([data-kind="fine"])').waitFor()
  await services.leave(page)
})

test('who was away when a seat was offered finds it at home and at the bell, and takes it', {
  timeout: 240_000,
}, async () => {
  const [mara, ilse, tomo] = [
    await services.known('Mara O'),
    await services.known('Ilse O'),
    await services.known('Tomo O'),
  ]
  const id = await tableFor(services, [mara, ilse], formOf('innovation', [{ kind: 'me' }, { kind: 'free' }]))
  must(
    await services.server.services.rooms.requestConsent(mara.person, id, { kind: 'hand', at: 0, to: tomo.person.id }),
  )
  const page = await services.pageOf(tomo)
  await page.goto(`${services.address}/#/`)
  const row = page.locator('.other-row').filter({ hasText: 'A seat in this game is offered to you.' })
  await row.waitFor()
  await page.getByRole('button', { name: '1 notification' }).click()
  await page.getByRole('link', { name: 'A seat in a game of Age of Innovation is offered to you.' }).waitFor()
  await page.keyboard.press('Escape')
  await row.getByRole('link').click()
  await page.getByRole('button', { name: 'Agree' }).click()
  const table = must(await services.server.services.liveTables.open(id))
  await until(table, () => table.sitters[0]?.id === tomo.person.id)
  await services.leave(page)
})

test('axe finds nothing serious on any page with others, and nothing scrolls sideways', {
  timeout: 240_000,
}, async () => {
  const world = await worldOf(services, 'small')
  must(
    await services.server.services.rooms.requestConsent(world.ilse.person, world.others, {
      kind: 'end',
      at: 0,
      to: '',
    }),
  )
  const pages: readonly (readonly [path: string, shows: string])[] = [
    ['', '.decision-row, .phone-card'],
    ['tables', '.tables-panel'],
    ['lobby', '.open-row'],
    ['new/essence', '.opening-card'],
    [`online/${world.gathering}`, '.seat-card'],
    [`online/${world.others}`, '.company-bar'],
    [`result/${world.ended}`, '[data-check="honest"]'],
    ['profile', '.rating-cards'],
    ['profile/account', '#account'],
    [`person/${world.ilse.person.id}`, '.rating-cards'],
  ]
  const look = async (theme: 'dark' | 'light', width: number): Promise<void> => {
    const page = await services.pageOf(world.mara, { theme, width, height: width < 700 ? 844 : 900 })
    for (const [path, shows] of pages) {
      await page.goto(`${services.address}/#/${path}`)
      await page.locator(shows).first().waitFor()
      assert.deepEqual(await violations(page), [], `/${path} (${theme}, ${width})`)
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      assert.equal(sideways, 0, `/${path} at ${width}`)
    }
    await services.leave(page)
  }
  await Promise.all([look('dark', 1440), look('light', 390)])
})

test('with clocks the whole market of The Essence is in sight, in German too', async () => {
  const people = await Promise.all(['Mara C', 'Ilse C', 'Tomo C', 'Jonas C'].map((name) => services.known(name)))
  const free = { kind: 'free' } as const
  const form = formOf('essence', [{ kind: 'me' }, free, free, free], { clock: LIVE })
  const id = await tableFor(services, people, form)
  const marketOf = (table: Table): number => {
    const { market } = seatPosition(table, 0).view as { readonly market?: readonly string[] }
    return market?.length ?? 0
  }
  const table = await playFor(services, id, (now) => now.actors[0] === 0 && marketOf(now) >= 9)
  assert.ok(marketOf(table) >= 9, `${marketOf(table)} cards`)
  const page = await services.pageOf(people[0] ?? null, { width: 1440, height: 900, locale: 'de-AT' })
  await page.goto(`${services.address}/#/online/${id}`)
  await page.locator('.dock .seat-clock').waitFor()
  const cut = await page.locator('.essence-market').evaluate((one) => one.scrollHeight - one.clientHeight)
  assert.ok(cut <= 1, `${cut} pixels of the market are out of sight`)
  await services.leave(page)
})

test('a rematch is said to be open while it is, also to who looks at the result meanwhile', async () => {
  const [mara, jonas] = [await services.known('Mara R'), await services.known('Jonas R')]
  const form = formOf('essence', [{ kind: 'me' }, { kind: 'free' }])
  const id = await tableFor(services, [mara, jonas], form)
  await playFor(services, id, () => false)
  const { rooms } = services.server.services
  const next = must(await rooms.rematch(jonas.person, id))
  const page = await services.pageOf(mara)
  await page.goto(`${services.address}/#/result/${id}`)
  const open = page.locator('.result-again', { hasText: 'a rematch is open' })
  await open.waitFor()
  must(await rooms.closeTable(jonas.person, next.id))
  await open.waitFor({ state: 'detached' })
  await page.locator('.result-again', { hasText: 'Jonas' }).waitFor()
  must(await rooms.rematch(jonas.person, id))
  await open.waitFor()
  await services.leave(page)
})

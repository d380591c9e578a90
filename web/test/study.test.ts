/** Study pages: the lab shows reports and plays games itself; an analysis is made, walked through, kept and played on. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { botNamed, choose, playMatch } from '@ludarium/bots'
import { games } from '@ludarium/games'
import { begin, chanceOf, type Game, seedOf, submit, writeGame } from '@ludarium/kernel'
import type { Page } from 'playwright-core'
import { violations, violationsInBoth } from './axe.ts'
import { asked, decisions, type House, open, playOn, resized, start } from './browser.ts'

let services: House
before(async () => {
  services = await open()
})
after(() => services.close())

const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

async function gameOf(id: string): Promise<Game> {
  const entry = games.find((one) => one.id === id)
  assert.ok(entry !== undefined)
  return (await entry.load()).game
}

/** A game of quick bots as text; the first `most` decisions of it, or all. */
async function recorded(id: string, seed: string, most = Number.POSITIVE_INFINITY): Promise<string> {
  const game = await gameOf(id)
  const match = begin(game, { seats: 2, seed })
  assert.ok(match.ok)
  const bot = botNamed('novice')?.make(game)
  const chance = chanceOf(seedOf(seed))
  const { value } = match
  while (value.decisions.length < most) {
    const [seat] = game.actors(value.state)
    if (seat === undefined || bot === undefined) break
    const done = submit(value, seat, choose(bot, game.view(value.state, seat), seat, chance))
    assert.ok(done.ok)
  }
  return writeGame({ setup: value.setup, decisions: value.decisions })
}

test('who comes to the list of games first finds it in order', async () => {
  const page = await services.page()
  await page.goto(`${services.address}/#/study`)
  const row = page.locator('.study-open')
  await row.waitFor()
  assert.equal(await row.evaluate((one) => getComputedStyle(one).display), 'flex')
  await services.leave(page)
})

/** Each line that is marked on the board: whether it has a place there, and whether tag and rings are in sight. */
function marksInside(layers: readonly Element[]): string[] {
  return layers.flatMap((layer) => {
    const room = layer.getBoundingClientRect()
    const isIn = (element: Element): boolean => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      return left >= room.left - 8 && top >= room.top - 8 && right <= room.right + 8 && bottom <= room.bottom + 8
    }
    return ['played', 'better'].flatMap((kind) => {
      const tag = layer.querySelector(`.study-mark.${kind}`)
      if (tag === null) return []
      const rings = [...layer.querySelectorAll(`g.${kind} > .study-over`)]
      if (![tag, ...rings].every(isIn)) return [`${kind} outside`]
      return [`${kind} ${rings.length > 0 ? 'on the board' : 'at the foot'}`]
    })
  })
}

/** Opens the study page and gives it a file. */
async function opened(page: Page, text: string, name = 'game.txt'): Promise<void> {
  // Little is searched, so that a whole game takes a few seconds.
  await page.goto(`${services.address}/?positions=60&worlds=2#/study`)
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
}

test('the lab shows a report with intervals, what lies beyond chance, and how to repeat it', async () => {
  const page = await services.page()
  await page.goto(`${services.address}/#/lab`)
  await page.getByRole('button', { name: 'Scythe', exact: true }).click()
  const factions = page.locator('.lab-panel', { has: page.getByRole('heading', { name: 'Wins by faction' }) })
  await factions.locator('svg.chart').waitFor()
  const figures = await factions.locator('tr').allTextContents()
  assert.ok(figures.length >= 5)
  for (const row of figures) assert.match(row, /\d+\.\d% won, 95% interval \d+\.\d% to \d+\.\d%, \d+ games/)
  assert.match(
    await factions.locator('.lab-finding').innerText(),
    /often than an even share|No difference is significant/,
  )
  assert.equal(await page.locator('.heat-none').count(), 2, 'two pairs are barred by the rules')
  await page.getByText(/npx ludarium lab scythe --bot adept:\S+ -n \d+/).waitFor()
  await page.getByText('Bots of the level Adept with less time to think').waitFor()
  assert.deepEqual(await violationsInBoth(page), [])
  await resized(page, 390, 844)
  assert.equal(await sideways(page), 0)
  assert.deepEqual(await violations(page), [], 'on a phone')
  await services.leave(page)
})

test('the lab plays games itself, stops, and saves what it shows', async () => {
  const page = await services.page()
  // So many that they cannot be over before they are stopped.
  await page.goto(`${services.address}/?seed=here&games=100000#/lab`)
  await page.getByRole('button', { name: 'Age of Innovation', exact: true }).click()
  await page.getByLabel('Bots').selectOption('random')
  await page.getByLabel('Seats').selectOption('2')
  await page.getByRole('heading', { name: 'No run for these choices yet.' }).waitFor()
  await page.getByRole('button', { name: 'Run it here' }).click()
  await page.locator('.lab-panel svg.chart').first().waitFor()
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByRole('button', { name: 'Run it again' }).waitFor()
  await page.getByRole('button', { name: 'Plots and tables' }).click()
  const file = async (kind: string): Promise<string> => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: kind }).click(),
    ])
    return readFileSync(await download.path(), 'utf8')
  }
  const saved = JSON.parse(await file('JSON'))
  const plan = { seats: 2, options: {}, seed: 'here', bots: ['random'], fixed: false }
  const first = playMatch(await gameOf('innovation'), plan, 0)
  assert.deepEqual(saved.games[0], first.ok && JSON.parse(JSON.stringify(first.value)), 'as the command plays it')
  assert.match(saved.command, new RegExp(`--bot random -n ${saved.games.length} --seats 2 --seed here`))
  assert.match(await file('CSV'), /^kind,name,games,wins,share,low,high,score\nseat,1,\d+,/)
  assert.match(await file('SVG'), /^<svg .*Wins by seat.*<\/svg>\n$/s)
  await services.leave(page)
})

test('a file is analysed, walked through with keys, kept, and played on from; the better line too', async () => {
  const page = await services.page()
  await opened(page, await recorded('innovation', 'study 2'))
  await page.waitForURL((url) => /^#\/study\/./.test(url.hash))
  await page.getByText(/moves analysed/).waitFor()
  const own = page.url()
  const lines = page.locator('.study-chances .chart-line')
  assert.equal(await lines.count(), 2)
  const ends = await lines.evaluateAll((all) => all.map((line) => line.getAttribute('d')?.split(' ').at(-1)))
  assert.equal(new Set(ends).size, 2, 'one wins, one does not')
  assert.deepEqual(await violations(page), [])

  const where = page.locator('.study-controls strong')
  const last = Number(/of (\d+)/.exec(await where.innerText())?.[1])
  const at = async (n: number): Promise<void> => {
    await page.getByText(`Move ${n} of ${last}`, { exact: true }).waitFor()
  }
  await page.keyboard.press('Home')
  await at(0)
  await page.keyboard.press('ArrowRight')
  await at(1)
  await page.keyboard.press('End')
  await at(last)
  const turning = page.locator('.study-turning li button')
  assert.ok((await turning.count()) > 0, 'beginners go wrong somewhere')
  await page.keyboard.press('Shift+ArrowLeft')
  await page.locator('.study-turning li button[aria-current]').waitFor()
  assert.match(await page.locator('.study-sentence').innerText(), /played “.+”/)
  assert.ok((await page.locator('.study-options li.played').count()) === 1)
  await page.getByText('95% interval', { exact: false }).first().waitFor()
  const marked: string[] = []
  const reasons: string[] = []
  for (let n = 0; n < (await turning.count()); n++) {
    await turning.nth(n).click()
    await page.locator(`.study-turning li:nth-child(${n + 1}) button[aria-current]`).waitFor()
    await page.locator('.study-mark.played').waitFor()
    marked.push(...(await page.locator('.study-marks').evaluateAll(marksInside)))
    reasons.push(...(await page.locator('.study-why').allInnerTexts()))
  }
  assert.ok(marked.includes('played on the board') && marked.includes('better on the board'), marked.join())
  assert.ok(!marked.some((one) => one.endsWith('outside')), marked.join())
  assert.ok(reasons.length > 0)
  for (const reason of reasons) assert.match(reason, /^Why: .*(simulations: .* instead of|of 2 simulations)/)

  await page.getByLabel('View as').selectOption({ index: 2 })
  await page.getByRole('button', { name: /moves analysed/ }).click()
  await page.getByRole('heading', { name: 'Estimates and results' }).waitFor()
  await page.keyboard.press('Escape')

  const seen = await page.locator('.study-state').innerText()
  await page.reload()
  await page.getByText(seen, { exact: true }).waitFor()
  await page.goto(`${services.address}/#/study`)
  await page.getByText('analysed', { exact: true }).waitFor()
  assert.deepEqual(await violations(page), [])

  await page.goto(own)
  await page.getByText(seen, { exact: true }).waitFor()
  await page.keyboard.press('Home')
  await at(0)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await at(2)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.hash.startsWith('#/table/'))
  await asked(page)
  assert.equal(await decisions(page), 2, 'the same beginning, and the reader decides')

  await page.goto(own)
  await page.getByText(seen, { exact: true }).waitFor()
  await resized(page, 390, 844)
  assert.equal(await sideways(page), 0)
  assert.deepEqual(await violations(page), [], 'on a phone')
  await resized(page, 1440, 900)
  // The first turn that could have been better.
  const better = page.getByRole('button', { name: 'Play the better line' })
  for (let n = 0; n < (await turning.count()); n++) {
    await turning.nth(n).click()
    await page.locator(`.study-turning li:nth-child(${n + 1}) button[aria-current]`).waitFor()
    if (await better.isEnabled()) break
  }
  const from = Number(/Move (\d+)/.exec(await where.innerText())?.[1])
  await page.keyboard.press('b')
  await page.waitForURL((url) => url.hash.startsWith('#/table/'))
  await asked(page)
  assert.ok((await decisions(page)) > from)
  assert.equal(await page.locator('.chip.you').count(), 1, 'one seat is the reader')
  await services.leave(page)
})

test('games that are not over, or no games, are refused with the reason', async () => {
  const page = await services.page()
  await opened(page, 'nothing of the kind')
  await page.locator('.error[role=alert]').waitFor()
  await opened(page, await recorded('innovation', 'study 2', 12))
  await page.getByText('This game is not over yet', { exact: false }).waitFor()
  await start(services, page, 'The Essence', 'study 3')
  await playOn(page, 2)
  await page.goto(page.url().replace('/table/', '/study/'))
  await page.getByRole('heading', { name: 'This game is not over yet', exact: false }).waitFor()
  await page.getByRole('link', { name: 'Go to the table' }).click()
  await asked(page)
  await services.leave(page)
})

/** The learn pages: every piece on its shelf, rules and pieces linked both ways; and signs that explain themselves. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { game, placeOf, reachable } from '@ludarium/scythe'
import { FACTIONS, HEXES } from '@ludarium/scythe/data'
import { openedBy } from '../src/boards/scythe/learn/opens.ts'
import { staticView } from '../src/table/static-board.ts'
import { boarded, type House, open, visit } from './browser.ts'
import { openGuided } from './guide-play.ts'

let services: House
before(async () => {
  services = await open()
})
after(() => services.close())

for (const { id, name } of boarded) {
  test(`${name}: every tab of the learn page shows as many pieces as it says, and the search finds one`, async () => {
    const page = await services.page()
    await visit(services, page, `learn/${id}`)
    const tabs = await page.locator('.learn-tabs a').evaluateAll((links) =>
      links.map((link) => ({
        path: link.getAttribute('href')?.replace(/^#\//, '') ?? '',
        count: Number(link.querySelector('small')?.textContent),
      })),
    )
    assert.ok(tabs.length > 6)
    for (const { path, count } of tabs) {
      await visit(services, page, path)
      if (path.endsWith('/rules')) continue
      const shown = page.locator(
        '.shelf > li, .learn-signs > li, .scythe-learn-faction, .scythe-learn-mats fieldset button',
      )
      assert.equal(await shown.count(), count, path)
      const bare = await page
        .locator('.shelf > li')
        .evaluateAll((pieces) =>
          pieces
            .filter(
              (piece) =>
                (piece.textContent ?? '').trim().length < 4 || piece.querySelector('.shelf-picture svg') === null,
            )
            .map((piece) => piece.getAttribute('data-shelf-piece')),
        )
      assert.deepEqual(bare, [], `${path}: a picture with a sign, and words`)
    }
    // From a piece to its rule, and from the rule back.
    await visit(services, page, tabs[1]?.path ?? '')
    await page.locator('.rule-link').first().click()
    const rule = page.locator('.rule-list section[aria-current]')
    await rule.waitFor()
    await rule.getByRole('link', { name: /·/ }).first().click()
    await page.locator('.shelf, .scythe-learn').first().waitFor()
    // The key for the search, and what it finds.
    await page.keyboard.press('/')
    await page.keyboard.type('zzz')
    await page.getByText('Nothing contains “zzz”.').waitFor()
    await page.getByRole('searchbox').fill('a')
    await page.locator('.learn-found .shelf > li').first().waitFor()
    await services.leave(page)
  })
}

test('what an ability opens in Scythe is what the rules say', () => {
  const lakes = new Set(HEXES.filter(({ terrain }) => terrain === 'lake').map(({ id }) => id))
  for (const faction of FACTIONS) {
    const view = staticView(game, 4, {
      invadersFromAfar: true,
      factions: [faction.id, 'random', 'random', 'random'],
      mats: ['engineering', 'random', 'random', 'random'],
    })
    for (const { id, category } of faction.mechs) {
      const opened = openedBy(view, faction, id)
      if (category === 'combat') assert.equal(opened, null, `${id} opens no way`)
      if (opened === null) continue
      const [own] = opened.view.players
      assert.equal(own?.units[0], placeOf(opened.from), 'the character stands there')
      const reached = new Set(reachable(opened.view, 0, 'character').map(({ to }) => to))
      for (const to of opened.to) {
        assert.ok(reached.has(to), `${id}: ${to}`)
        const terrain = HEXES.find((hex) => hex.id === to)?.terrain ?? ''
        if (id === 'riverwalk') assert.ok(faction.riverwalk.includes(terrain), `${faction.id}: ${to}`)
        if (id === 'seaworthy' || id === 'suiton') assert.ok(lakes.has(to), to)
      }
    }
  }
  const [nordic] = FACTIONS
  assert.ok(nordic)
  const view = staticView(game, 2, { factions: ['nordic', 'random'] })
  for (const ability of ['swim', 'riverwalk', 'seaworthy', 'speed'])
    assert.ok((openedBy(view, nordic, ability)?.to.length ?? 0) > 0, ability)
})

test('a sign says what it is, how much one has, what a move would change, and opens its rule', async () => {
  const page = await services.page()
  await openGuided(services, page, 'scythe')
  const tip = page.locator('.sign-tip')
  await page.locator('.scythe-own [data-icon="two-coins"]').first().hover()
  await tip.getByText('Coins', { exact: true }).waitFor()
  await tip.getByText('The most coins win.').waitFor()
  assert.match(await tip.locator('.sign-now').innerText(), /You have\s*4/)
  await page.keyboard.press('r')
  await page.locator('.drawer section[aria-current]', { hasText: 'S4' }).waitFor()
  assert.equal(await tip.count(), 0)
  await services.leave(page)
})

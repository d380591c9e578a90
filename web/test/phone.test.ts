/** A table on a phone: what it says can be read to the end, and thumbs hit what they aim at. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { games } from '@ludarium/games'
import type { Page } from 'playwright-core'
import { asked, type House, open, playOn, SHOWN, settled, visit } from './browser.ts'
import { misfits } from './fit.ts'
import { lay } from './prepared-table.ts'

let services: House
before(async () => {
  services = await open()
})
after(() => services.close())

/** What is too small for a thumb, beside things of a board and links within a sentence. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 39.5
    const found = new Set<string>()
    for (const one of document.querySelectorAll('button, a, select, summary, input, [role=tab]')) {
      if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      if (
        one.closest('.unseen, .skip, [data-piece]') !== null ||
        (one.matches('input') && one.closest('label') !== null)
      )
        continue
      if (
        one.closest('.phone-board') !== null &&
        one.closest('.panzoom-buttons, .essence-zoom, .phone-page.menu') === null
      )
        continue
      if (one.matches('a') && getComputedStyle(one).display === 'inline') continue
      const { width, height } = one.getBoundingClientRect()
      // What is one pixel small is for a reader's voice.
      if (width > 2 && height > 2 && Math.min(width, height) < LEAST)
        found.add(`${one.tagName} ${one.className} ${Math.round(width)}x${Math.round(height)}: ${one.textContent}`)
    }
    return [...found]
  })
}

const PHONE = { width: 390, height: 844, touch: true }

for (const { id, name } of games) {
  for (const locale of ['en-GB', 'de-AT']) {
    test(`${name}: the prompt and the note below it are shown whole (${locale})`, async () => {
      const page = await services.page({ ...PHONE, locale, settings: { warn: false } })
      await lay(services, page, name, 'note', { after: 12 })
      for (let more = 0; more < 8; more++) {
        await settled(page)
        assert.deepEqual(await misfits(page), [], `${id} after ${more} more`)
        const cut = await page.locator('.prompt').evaluate((one) => one.scrollHeight - one.clientHeight)
        // Half a line: letters may reach a little out of theirs.
        assert.ok(cut < 11, `the prompt is cut: ${await page.locator('.prompt').innerText()}`)
        await playOn(page, 1, 'first')
        await asked(page)
      }
      await services.leave(page)
    })
  }
}

test('the map of Revive begins where the reader stands and can be read; it moves, and can be seen whole', async () => {
  const page = await services.page(PHONE)
  await lay(services, page, 'Revive', 'near', { after: 20 })
  await page.locator('.phone-tabs button').first().click()
  await settled(page)
  const drawing = page.locator('.revive-map .panzoom > svg').first()
  const window = (): Promise<string | null> => drawing.getAttribute('viewBox')
  const begun = await window()
  const seen = await page.evaluate(() => {
    const room = document.querySelector('.revive-map-room')?.getBoundingClientRect() ?? new DOMRect()
    const hexes = [...document.querySelectorAll('.revive-place polygon.revive-hit')].map((hex) =>
      hex.getBoundingClientRect(),
    )
    const inside = hexes.filter(({ left, right, top, bottom }) => {
      return left >= room.left && right <= room.right && top >= room.top && bottom <= room.bottom
    })
    return {
      width: hexes[0]?.width ?? 0,
      inside: inside.length,
      labels: document.querySelectorAll('.revive-map-text').length,
    }
  })
  assert.ok(seen.width >= 39, `a hex is ${seen.width} pixels wide`)
  assert.ok(seen.inside >= 12, `${seen.inside} hexes are in sight`)
  assert.ok(seen.labels > 0, 'what tiles cost and bring is written on them')

  const room = (await drawing.boundingBox()) ?? assert.fail()
  const [x, y] = [room.x + room.width / 2, room.y + room.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 60, y + 40, { steps: 4 })
  await page.mouse.up()
  const moved = await window()
  assert.notEqual(moved, begun)
  await page.getByRole('button', { name: 'Fit', exact: true }).click()
  assert.notEqual(await window(), moved)
  await page.locator('.panzoom:not([data-zoomed])').waitFor()
  await services.leave(page)
})

test('a thumb hits what the shell offers', async () => {
  const page = await services.page(PHONE)
  for (const path of ['', 'settings', 'tables', 'about', 'learn', `learn/${SHOWN.id}`, 'study', 'lab']) {
    await visit(services, page, path)
    assert.deepEqual(await tooSmall(page), [], `/${path}`)
  }
  await visit(services, page, '')
  await page.getByRole('button', { name: `Play against bots ${SHOWN.name}` }).click()
  await page.getByText('Options', { exact: true }).click()
  await settled(page)
  assert.deepEqual(await tooSmall(page), [], 'a new table')
  await services.leave(page)
})

for (const { id, name } of games) {
  test(`${name}: a thumb hits tabs, tools, the sheet and its buttons`, async () => {
    const page = await services.page({ ...PHONE, settings: { warn: false } })
    await lay(services, page, name, 'thumb', { after: 16 })
    for (let more = 0; more < 6; more++) {
      await settled(page)
      assert.deepEqual(await tooSmall(page), [], `${id} after ${more} more`)
      await playOn(page, 1, more % 2 === 0 ? 'first' : 'any')
      await asked(page)
    }
    // The pages below hide the tabs.
    for (const row of ['.phone-tabs button', '.phone-nav button'])
      for (const button of await page.locator(row).all()) {
        await button.click()
        await settled(page)
        assert.deepEqual(await tooSmall(page), [], `${id}: ${await button.textContent()}`)
      }
    await services.leave(page)
  })
}

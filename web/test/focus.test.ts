/** What opens over the page gives the focus back when it closes: who plays by keys goes on where they were. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { asked, choose, type House, open, playOn, SHOWN, start } from './browser.ts'

let services: House

before(async () => {
  services = await open()
})

after(() => services.close())

/** Opens by a key, closes by `close`, and finds the focus where it was. */
async function comesBack(opener: Locator, box: Locator, close: () => Promise<void>): Promise<void> {
  await opener.focus()
  await opener.press('Enter')
  await box.waitFor()
  await close()
  await box.waitFor({ state: 'detached' })
  assert.equal(await opener.evaluate((one) => one === document.activeElement), true, `${opener}`)
}

const byEscape = (page: Page) => () => page.keyboard.press('Escape')

/** By the keyboard, as the rest. */
const cross =
  (box: Locator, name = 'Close') =>
  (): Promise<void> =>
    box.getByRole('button', { name }).press('Enter')

test('the dialog of a new table gives the focus back', async () => {
  const page = await services.page()
  await page.goto(services.address)
  await choose(page, SHOWN.name)
  const opener = page.getByRole('button', { name: `Play against bots ${SHOWN.name}` })
  const dialog = page.locator('dialog.newtable')
  await comesBack(opener, dialog, byEscape(page))
  await comesBack(opener, dialog, cross(dialog))
  await services.leave(page)
})

test('what opens over a table gives the focus back', async () => {
  const page = await services.page()
  await start(services, page, SHOWN.name, 'focus')
  await asked(page)
  const rules = page.getByRole('button', { name: 'Rules', exact: true })
  const drawer = page.locator('.drawer')
  await comesBack(rules, drawer, byEscape(page))
  await comesBack(rules, drawer, cross(drawer))
  const menu = page.getByRole('button', { name: 'Menu' })
  await comesBack(menu, page.locator('.menu'), byEscape(page))
  const legend = page.locator('.legend')
  const item = (name: string) => page.locator('.menu').getByRole('button', { name }).press('Enter')
  for (const close of [byEscape(page), cross(legend)])
    await comesBack(menu, page.locator('.menu'), async () => {
      await item('Legend')
      await legend.waitFor()
      await close()
      await legend.waitFor({ state: 'detached' })
    })
  const keys = page.locator('dialog.keys')
  await comesBack(menu, page.locator('.menu'), async () => {
    await item('Keys')
    await keys.waitFor()
    await page.keyboard.press('Escape')
    await keys.waitFor({ state: 'detached' })
  })
  await services.leave(page)
})

test('lists of the decision bar give the focus back, and no row of it begins with a line', async () => {
  const page = await services.page()
  await start(services, page, SHOWN.name, 'focus')
  const list = page.locator('.movelist')
  const more = page.locator('.groups [aria-haspopup="dialog"]').first()
  const why = page.locator('.whynot > .button')
  for (let n = 0; n < 60 && (await more.count()) * (await why.count()) === 0; n++) {
    await asked(page)
    await playOn(page, 1, 'first')
  }
  await comesBack(more, list, byEscape(page))
  await comesBack(why, list, byEscape(page))
  const rows = await page.locator('.groups > .group').evaluateAll((groups) =>
    groups.map((one) => {
      const { left, top } = one.getBoundingClientRect()
      const { borderLeftColor, borderLeftWidth, paddingLeft } = getComputedStyle(one)
      const drawn = borderLeftWidth !== '0px' && borderLeftColor !== 'rgba(0, 0, 0, 0)'
      return {
        top,
        drawn,
        text: Math.round(left + Number.parseFloat(paddingLeft) + Number.parseFloat(borderLeftWidth)),
      }
    }),
  )
  const begin = rows.filter(({ top }, n) => top !== rows[n - 1]?.top)
  assert.ok(begin.length > 1, 'there is one row only')
  assert.ok(
    begin.every(({ drawn, text }) => !drawn && text === begin[0]?.text),
    JSON.stringify(begin),
  )
  await services.leave(page)
})

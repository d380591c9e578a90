/** A board that throws, or that cannot be loaded: the table goes on with the generic board and says so. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import type { Page, Route } from 'playwright-core'
import { asked, DIST, decided, type House, open, playOn, SHOWN } from './browser.ts'
import { lay } from './prepared-table.ts'

let services: House

before(async () => {
  services = await open()
})
after(() => services.close())

/** The built file of the board. */
function boardFile(): string {
  const chunks = JSON.parse(readFileSync(join(DIST, 'build.json'), 'utf8')) as Record<string, { file: string }>
  return chunks[`src/boards/${SHOWN.id}/index.ts`]?.file.split('/').at(-1) ?? assert.fail('The board has no file.')
}

/** Answers for the board's file; with `?real` it is the real one. */
async function answerBoard(page: Page, answer: (route: Route, file: string) => Promise<void>): Promise<void> {
  const file = boardFile()
  await page.route(`**/${file}*`, (route) =>
    route.request().url().endsWith('?real') ? route.continue() : answer(route, file),
  )
}

/** The real board, but drawing it throws. */
function throwing(route: Route, file: string): Promise<void> {
  const body = `import * as real from './${file}?real'
export * from './${file}?real'
export const board = { ...real.board, Board() { throw new Error('broken on purpose') } }`
  return route.fulfill({ contentType: 'text/javascript', body })
}

async function playsOn(page: Page): Promise<void> {
  await asked(page)
  const notice = page.getByRole('status').filter({ hasText: `The board of ${SHOWN.name} failed` })
  await notice.waitFor()
  assert.equal(await page.getByText('Something went wrong').count(), 0)
  await page.locator('.generic-shared, main [data-piece]').first().waitFor()
  const { pressed } = await playOn(page, 1, 'first')
  assert.equal(pressed, 1)
  await asked(page)
}

for (const [name, width, height] of [
  ['wide', 1440, 900],
  ['on a phone', 390, 844],
] as const) {
  test(`a board that throws gives way to the sketch, ${name}`, async () => {
    const page = await services.page({ width, height, touch: width < 768 })
    await answerBoard(page, throwing)
    await lay(services, page, SHOWN.name, 'fallback', { after: 3 })
    await playsOn(page)
    const at = Number(await page.locator('.decision').getAttribute('data-at'))
    await page.getByRole('button', { name: 'Undo' }).first().click()
    await page.waitForFunction((n) => Number(document.querySelector<HTMLElement>('.decision')?.dataset.at) < n, at)
    await services.leave(page, /broken on purpose/)
  })
}

test('a board that cannot be loaded gives way to the sketch', async () => {
  const page = await services.page()
  await answerBoard(page, (route) => route.abort())
  await lay(services, page, SHOWN.name, 'fallback', { after: 3 })
  await playsOn(page)
  await services.leave(page, /ERR_FAILED|dynamically imported/)
})

test('a replay of a board that throws shows the sketch too', async () => {
  const page = await services.page()
  await answerBoard(page, throwing)
  await lay(services, page, SHOWN.name, 'fallback', { after: 3 })
  const at = Number(await page.locator('.decision').getAttribute('data-at'))
  await decided(page, at)
  await page.goto(page.url().replace('/table/', '/replay/'))
  await page.locator('.replay-bar').waitFor()
  await page.locator('.board-fallback').waitFor()
  await services.leave(page, /broken on purpose/)
})

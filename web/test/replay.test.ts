/** Replay: slider and keys over a game, jumps, curves, and another way from any position. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { asked, decisions, type House, open } from './browser.ts'
import { lay } from './prepared-table.ts'

let services: House
before(async () => {
  services = await open()
})
after(() => services.close())

declare global {
  interface Window {
    /** Answers with the position after so many decisions are held back until they are released. */
    held: number
    release(): void
  }
}

/** A page on which answers can be made to come late. */
async function slowPage(): Promise<Page> {
  const page = await services.page()
  await page.addInitScript(() => {
    const late: (() => void)[] = []
    window.held = -1
    window.release = () => {
      window.held = -1
      for (const tell of late.splice(0)) tell()
    }
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options)
        // The first to hear of everything.
        this.addEventListener('message', (event: MessageEvent<{ value?: { at?: unknown } }>) => {
          const { data } = event
          if (data.value?.at !== window.held) return
          event.stopImmediatePropagation()
          late.push(() => this.dispatchEvent(new MessageEvent('message', { data })))
        })
      }
    }
  })
  return page
}

/** What was held back comes, and the page has drawn whatever it makes of it. */
async function release(page: Page): Promise<void> {
  await page.evaluate(async () => {
    window.release()
    for (let n = 0; n < 3; n++) await new Promise((drawn) => requestAnimationFrame(drawn))
  })
}

test('replay steps through a game and branches from any position', async () => {
  const page = await services.page()
  await lay(services, page, 'The Essence', 'replay 1', { after: 15 })
  const last = await decisions(page)
  const original = page.url()
  await page.getByRole('button', { name: 'Open the replay' }).click()
  const slider = page.getByRole('slider', { name: 'Move' })
  await slider.waitFor()
  const at = async (n: number): Promise<void> => {
    await page.getByText(`Move ${n} of ${last}`, { exact: false }).first().waitFor()
  }
  await at(last)
  await page.keyboard.press('ArrowLeft')
  await at(last - 1)
  await page.keyboard.press('Home')
  await at(0)
  await page.keyboard.press('ArrowRight')
  await at(1)
  await page.keyboard.press('End')
  await at(last)
  await page.getByRole('combobox', { name: 'Turn' }).selectOption({ index: 0 })
  await at(0)
  assert.equal(await page.locator('.replay-curves .chart').count(), 1)
  await slider.fill('5')
  await at(5)
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await page.waitForURL((url) => url.hash.startsWith('#/table/'))
  await asked(page)
  assert.notEqual(page.url(), original)
  await page.goto(original)
  await asked(page)
  assert.equal(await decisions(page), last)
  await services.leave(page)
})

test('the slider beside the log looks back without leaving the table', async () => {
  const page = await services.page()
  await lay(services, page, 'The Essence', 'replay 2', { after: 8 })
  await page.getByRole('slider', { name: 'Position in the game' }).fill('2')
  await page.getByRole('button', { name: 'Back to now' }).click()
  await asked(page)
  await services.leave(page)
})

test('a position that comes late does not take the place of one that was wished for after it', async () => {
  const page = await slowPage()
  await lay(services, page, 'The Essence', 'replay 3', { after: 8 })
  const last = await decisions(page)
  await page.getByRole('button', { name: 'Open the replay' }).click()
  const slider = page.getByRole('slider', { name: 'Move' })
  await slider.waitFor()
  await page.evaluate(() => {
    window.held = 2
  })
  await slider.fill('2')
  await slider.fill('5')
  const fifth = page.getByText(`Move 5 of ${last}`, { exact: false }).first()
  await fifth.waitFor()
  await release(page)
  assert.equal(await slider.inputValue(), '5')
  assert.ok(await fifth.isVisible())
  await services.leave(page)
})

test('Escape means also the look back that is still on its way', async () => {
  const page = await slowPage()
  await lay(services, page, 'The Essence', 'replay 4', { after: 8 })
  await page.evaluate(() => {
    window.held = 2
  })
  await page.getByRole('slider', { name: 'Position in the game' }).fill('2')
  await page.keyboard.press('Escape')
  await release(page)
  assert.equal(await page.getByRole('button', { name: 'Back to now' }).count(), 0)
  await asked(page)
  await services.leave(page)
})

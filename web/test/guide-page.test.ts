/** The guided first game of every game in the page: followed to its end, taking every suggestion and refusing every one. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type House, open } from './browser.ts'
import { checkNotes, followGuide, openGuided } from './guide-play.ts'
import { guidedGames } from './guided.ts'

let services: House
before(async () => {
  services = await open()
})
after(() => services.close())

/** Notes that anybody meets, whatever they do. */
const MET = 6

for (const entry of guidedGames) {
  for (const way of ['takes', 'refuses'] as const) {
    test(`${entry.name}: who ${way} every suggestion is led to the end of the guide`, async () => {
      const page = await services.page(way === 'takes' ? {} : { width: 390, height: 844, touch: true })
      await openGuided(services, page, entry.id)
      const followed = await followGuide(page, way)
      checkNotes(followed)
      const last = followed.seen.at(-1)
      assert.equal(last?.move, 'Play on my own', followed.seen.map(({ note }) => note).join(' '))
      assert.ok(followed.seen.length >= MET, followed.seen.map(({ note }) => note).join(' '))
      const notes = followed.seen.map(({ note }) => note)
      assert.equal(new Set(notes).size, notes.length, 'no note is said twice')
      if (way === 'takes') {
        const looped = followed.seen.filter(({ loops }) => loops.length > 0).length
        assert.ok(looped >= MET - 2, `only ${looped} notes loop something on the board`)
        // A board that needs the room has the side panel folded.
        const folded = page.getByRole('button', { name: 'Expand the side panel' })
        if ((await folded.count()) > 0) await folded.click()
        await page.locator('.guide-tab').getByText('That is all. Now play on.').waitFor()
      }
      assert.equal(await page.locator('.guide-note').count(), 0, 'the guide is silent')
      await services.leave(page)
    })
  }
}

/** A table on a phone: what it says can be read to the end, and thumbs hit what they aim at. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { games } from '@ludarium/games'
import { asked, type House, open, playOn, settled } from './browser.ts'
import { misfits } from './fit.ts'
import { lay } from './laid.ts'

let house: House
before(async () => {
  house = await open()
})
after(() => house.close())

const PHONE = { width: 390, height: 844, touch: true }

for (const { id, name } of games) {
  for (const locale of ['en-GB', 'de-AT']) {
    test(`${name}: the note below the prompt is shown whole (${locale})`, async () => {
      const page = await house.page({ ...PHONE, locale, settings: { warn: false } })
      await lay(house, page, name, 'note', { after: 12 })
      for (let more = 0; more < 8; more++) {
        await settled(page)
        assert.deepEqual(await misfits(page), [], `${id} after ${more} more`)
        await playOn(page, 1, 'first')
        await asked(page)
      }
      await house.leave(page)
    })
  }
}

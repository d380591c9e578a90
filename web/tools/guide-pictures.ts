/** Pictures of the guided first games for docs/images: three moments of each, wide and on a phone. */
import { join } from 'node:path'
import { open } from '../test/browser.ts'
import { followGuide, openGuided } from '../test/guide-play.ts'

/** By game, notes to stop at: for each picture the first of them that comes. */
const MOMENTS: Readonly<Record<string, readonly string[]>> = {
  essence: ['goal', 'build2', 'attack1 prophecy2 build3'],
  scythe: ['move', 'produce1 produce2', 'stars bottom1 encounter'],
  innovation: ['land1', 'upgrade1 science', 'shared city power'],
  revive: ['cards1', 'explore build', 'populate machines tracks'],
}

const [only] = process.argv.slice(2)
const folder = join(import.meta.dirname, '..', '..', 'docs', 'images')
const house = await open()
for (const [game, moments] of Object.entries(MOMENTS)) {
  if (only !== undefined && only !== game) continue
  for (const phone of [false, true]) {
    const page = await house.page(phone ? { width: 390, height: 844, touch: true } : {})
    await openGuided(house, page, game)
    for (const [n, notes] of moments.entries()) {
      const { seen } = await followGuide(page, 'takes', notes)
      await page.waitForFunction(() => document.fonts.status === 'loaded')
      // The loops follow the board.
      await page.waitForTimeout(450)
      const name = `guide-${game}-${n + 1}${phone ? '-phone' : ''}.png`
      await page.screenshot({ path: join(folder, name) })
      console.log(name, seen.at(-1)?.note, seen.at(-1)?.say)
    }
    await house.leave(page)
  }
}
await house.close()

/** `npm run pictures`: the pictures that the documents show, or those you name. */
import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { games } from '@ludarium/games'
import type { Page } from 'playwright-core'
import { exitWith, flags } from '../../tools/flags.ts'
import { LARGEST, readPictures, shownIn } from '../../tools/pictures.ts'
import type { PageOptions } from '../test/browser.ts'
import { capture, SIZES, type Size, THEMES, type Theme } from './pictures/capture.ts'
import { ONLINE, openOnlinePages } from './pictures/online.ts'
import { MOMENTS, openTables } from './pictures/tables.ts'

const HELP = `npm run pictures [-- NAME ... --all --out DIR]

Makes the pictures that README and docs show, as WebP of at most ${LARGEST / 1000} KB, into docs/images.

  NAME       instead those: SUBJECT-MOMENT[-SIZE-THEME], in all sizes and both themes if it names none
             subjects are ${games.map(({ id }) => id).join(', ')} and online
             moments of a game are ${MOMENTS.join(', ')} and the exports of web/test/GAME-positions.ts
             moments of online are ${ONLINE.join(', ')}
             sizes are ${Object.keys(SIZES).join(', ')}; themes are ${THEMES.join(', ')}
  --all      every game at ${MOMENTS.join(' and ')}, in all sizes and themes and with every tab of a phone; wants --out
  --out DIR  into that folder, and larger where the detail needs it

The online pages need a build: npx vite build web`

interface Picture {
  readonly name: string
  readonly subject: string
  readonly moment: string
  readonly size: Size
  readonly theme: Theme
}

const isSize = (text: string | undefined): text is Size => Object.keys(SIZES).includes(text ?? '')
const isTheme = (text: string | undefined): text is Theme => THEMES.some((theme) => theme === text)

/** The pictures that a name stands for: one, or every size and theme. */
function picturesNamed(name: string): Picture[] {
  const [subject = '', moment = '', size, theme, ...more] = name.replace(/\.webp$/, '').split('-')
  if (isSize(size) && isTheme(theme) && more.length === 0) return [{ name, subject, moment, size, theme }]
  if (moment === '' || size !== undefined) exitWith(`'${name}' is not SUBJECT-MOMENT-SIZE-THEME.`)
  return (Object.keys(SIZES) as Size[]).flatMap((one) =>
    THEMES.map((other) => ({ name: `${subject}-${moment}-${one}-${other}`, subject, moment, size: one, theme: other })),
  )
}

type Open = (picture: Picture, options: PageOptions) => Promise<Page>

/** Opens what a picture needs, once for all pictures of a kind. */
async function withPages(
  pictures: readonly Picture[],
  shoot: (open: Open, picture: Picture) => Promise<void>,
): Promise<void> {
  const online = pictures.filter(({ subject }) => subject === 'online')
  const tables = pictures.filter(({ subject }) => subject !== 'online')
  if (tables.length > 0) {
    const pages = await openTables()
    for (const picture of tables)
      await shoot(({ subject, moment }, options) => pages.page(subject, moment, options), picture)
    await pages.close()
  }
  if (online.length > 0) {
    const pages = await openOnlinePages()
    for (const picture of online) await shoot(({ moment }, options) => pages.page(moment, options), picture)
    await pages.close()
  }
}

const { all, out, words } = flags(HELP, { all: false, out: '' }, 100)
if (all && out === '') exitWith('--all wants --out DIR: docs/images holds only what a document shows.')
const documented = [...readPictures().documents.values()].flatMap(shownIn).filter((name) => name.endsWith('.webp'))
const everything = games.flatMap(({ id }) => MOMENTS.map((moment) => `${id}-${moment}`))
const wanted = all ? everything : words.length > 0 ? words : [...new Set(documented)]
const folder = out === '' ? join(import.meta.dirname, '..', '..', 'docs', 'images') : resolve(out)
const most = out === '' ? LARGEST : Number.POSITIVE_INFINITY
mkdirSync(folder, { recursive: true })

async function keep(page: Page, name: string): Promise<void> {
  const file = join(folder, `${name.replace(/\.webp$/, '')}.webp`)
  writeFileSync(file, await capture(page, most))
  console.log(`${file} ${Math.round(statSync(file).size / 1000)} KB`)
}

await withPages(wanted.flatMap(picturesNamed), async (open, picture) => {
  const page = await open(picture, { ...SIZES[picture.size], theme: picture.theme })
  await keep(page, picture.name)
  const tabs = page.locator('.phone-tabs button')
  const count = all && picture.size === 'phone' ? await tabs.count() : 0
  for (let n = 1; n < count; n++) {
    await tabs.nth(n).click()
    await keep(page, `${picture.name}-tab${n + 1}`)
  }
  await page.context().close()
})

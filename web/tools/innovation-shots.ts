/**
 * Pictures of Age of Innovation in the situations of the design: `node web/tools/innovation-shots.ts [FOLDER [NAME…]]`.
 * Without names those of docs/images are made; the others are for looking at.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { game, type InnovationMove } from '@ludarium/innovation'
import { next, type Options } from '@ludarium/kernel'
import type { Page } from 'playwright-core'
import type { PageOptions } from '../test/browser.ts'
import { type Moment, NAMES, recorded } from '../test/innovation-positions.ts'
import { openPositions } from '../test/position/open.ts'

const [folder = join(import.meta.dirname, '..', '..', 'docs', 'images'), ...wanted] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })

const WIDE: PageOptions = { width: 1440, height: 900 }
const LIGHT: PageOptions = { ...WIDE, theme: 'light' }
const LARGE: PageOptions = { width: 1920, height: 1080 }
const TABLET: PageOptions = { width: 1024, height: 768 }
const PHONE: PageOptions = { width: 390, height: 844, touch: true, scale: 2 }

const games = new Map<string, readonly Moment[]>()

function played(seats: number, seed: number, options: Options): readonly Moment[] {
  const name = JSON.stringify([seats, seed, options])
  const known = games.get(name) ?? recorded(seats, seed, options)
  games.set(name, known)
  return known
}

type Wish = (moment: Moment) => boolean

const step = ({ state }: Moment): string => next(state)?.step ?? ''
const inRound =
  (round: number): Wish =>
  (moment) =>
    moment.state.round >= round && step(moment) === 'action'

/** A turn with much to choose from on the map. */
const busy: Wish = (moment) => {
  if (step(moment) !== 'action' || moment.state.round < 3) return false
  const moves = game.legal(moment.state, 0)
  const count = (kinds: readonly string[]): number => moves.filter((move) => kinds.includes(move.do)).length
  return (
    count(['terraform', 'build']) >= 4 &&
    count(['upgrade']) >= 2 &&
    count(['innovation']) >= 2 &&
    moment.state.innovations.includes('')
  )
}

/** An upgrade that founds a city. */
function founding({ state }: Moment): InnovationMove | undefined {
  if (next(state)?.step !== 'action') return undefined
  return game.legal(state, 0).find((move) => {
    if (move.do !== 'upgrade') return false
    const after = game.clone(state)
    game.play(after, 0, move)
    return after.city.filter((is) => is === 1).length > state.city.filter((is) => is === 1).length
  })
}

interface Shot {
  readonly name: string
  readonly seats: number
  readonly seed?: number
  readonly table?: Options
  readonly at: Wish
  readonly view: PageOptions
  first?(page: Page, moment: Moment): Promise<void>
}

const face =
  (name: string) =>
  (page: Page): Promise<void> =>
    page.locator('.i-faces button').filter({ hasText: name }).click()
const tab =
  (name: string) =>
  (page: Page): Promise<void> =>
    page.locator('.phone-tabs button').filter({ hasText: name }).click()

const ended: Wish = ({ state }) => state.phase === 'over'
const offered: Wish = (moment) => {
  const asked = next(moment.state)
  return asked?.step === 'offer' && asked.amount > 1 && moment.state.round >= 3
}
/** Over a hex that can be worked on, away from the edge. */
const hoverBuild = (page: Page): Promise<void> => page.locator('.hex-place[data-legal]').last().hover({ force: true })

const SHOTS: readonly Shot[] = [
  { name: 'dark', seats: 4, at: busy, view: WIDE, first: hoverBuild },
  { name: 'light', seats: 4, at: busy, view: LIGHT },
  {
    name: 'build-dark',
    seats: 4,
    at: (moment) => founding(moment) !== undefined,
    view: WIDE,
    async first(page, moment) {
      const move = founding(moment)
      if (move?.do === 'upgrade') await page.locator(`[data-piece="hex:${move.hex}"]`).click({ force: true })
    },
  },
  { name: 'offer-dark', seats: 4, at: offered, view: WIDE },
  { name: 'displays-dark', seats: 4, at: busy, view: WIDE, first: face('Displays') },
  { name: 'displays-light', seats: 4, at: busy, view: LIGHT, first: face('Displays') },
  { name: 'solo-dark', seats: 1, at: (one) => busy(one) && one.state.automa?.shown !== '', view: WIDE },
  { name: 'end-dark', seats: 4, at: ended, view: WIDE },
  { name: 'large', seats: 4, at: busy, view: LARGE },
  { name: 'tablet', seats: 4, at: busy, view: TABLET },
  { name: 'phone', seats: 4, at: busy, view: PHONE },
  { name: 'phone-own', seats: 4, at: busy, view: PHONE, first: tab('Own') },
  { name: 'phone-science', seats: 4, at: busy, view: PHONE, first: tab('Science') },
  { name: 'phone-displays', seats: 4, at: busy, view: PHONE, first: tab('Displays') },
  { name: 'five-light', seats: 5, seed: 7, at: inRound(5), view: LIGHT },
  {
    name: 'draft-dark',
    seats: 4,
    table: { setup: 'draft', rulesVariant: 'manual' },
    at: (moment) => step(moment) === 'draft',
    view: WIDE,
  },
]

const DOCS: readonly string[] = [
  'dark',
  'build-dark',
  'offer-dark',
  'displays-light',
  'solo-dark',
  'end-dark',
  'large',
  'tablet',
  'phone',
  'phone-own',
  'phone-science',
]
const asked = wanted.length > 0 ? wanted : DOCS

const house = await openPositions()
try {
  for (const { name, seats, seed = seats === 4 ? 12 : 9, table = {}, at, view, first } of SHOTS) {
    if (!asked.includes(name)) continue
    const moment = played(seats, seed, table).find((one) => at(one))
    if (moment === undefined) throw new Error(`There is no ${name}.`)
    const { state, told, points } = moment
    const page = await house.shown(
      { game: 'innovation', state, seat: 0, names: NAMES.slice(0, seats), told, scores: points },
      view,
    )
    await first?.(page, moment)
    await page.waitForTimeout(700)
    await page.screenshot({ path: join(folder, `innovation-${name}.png`) })
    console.log(name)
    await page.context().close()
  }
  if (house.errors.length > 0) throw new Error(house.errors.join('\n'))
} finally {
  await house.close()
}

/** Pictures of Scythe in the situations of the design, for looking at: `node web/tools/scythe-shots.ts FOLDER [NAME…]`. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { game, type ScytheMove, type ScytheState } from '@ludarium/scythe'
import type { Page } from 'playwright-core'
import { put } from '../../games/scythe/test/table.ts'
import type { PageOptions } from '../test/browser.ts'
import { openPositions } from '../test/position/open.ts'
import { fullest, NAMES, picture, playOut } from '../test/scythe-positions.ts'

const [folder = join(import.meta.dirname, '..', '..', 'docs', 'images'), ...wanted] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })

const WIDE: PageOptions = { width: 1440, height: 900 }
const PHONE: PageOptions = { width: 390, height: 844, touch: true, scale: 2 }

function act(s: ScytheState, ...moves: readonly Partial<ScytheMove>[]): ScytheState {
  for (const part of moves) {
    const [actor = 0] = game.actors(s)
    const move = game
      .legal(s, actor)
      .find((one) => Object.entries(part).every(([key, value]) => Reflect.get(one, key) === value))
    if (move === undefined)
      throw new Error(`Not legal: ${JSON.stringify(part)}; ${JSON.stringify(game.legal(s, actor))}`)
    game.play(s, actor, move)
  }
  return s
}

const moving = (): ScytheState =>
  act(picture(), { do: 'section', section: 'build' }, { do: 'move' }, { do: 'unit', unit: 'mech4' })
function fighting(): ScytheState {
  const s = moving()
  act(
    s,
    { do: 'load', what: 'worker', amount: 2 },
    { do: 'step', to: 'r2c5' },
    { do: 'step', to: 'r3c4' },
    { do: 'endMove' },
  )
  return act(s, { do: 'ability', use: true })
}
function meeting(): ScytheState {
  const s = picture()
  const [mara] = s.players
  if (mara !== undefined) put(mara, { character: 'r0c2' })
  return act(
    s,
    { do: 'section', section: 'build' },
    { do: 'move' },
    { do: 'unit', unit: 'character' },
    { do: 'step', to: 'r0c3' },
    { do: 'endMove' },
  )
}

interface Shot {
  readonly name: string
  state(): ScytheState
  readonly options: PageOptions
  first?(page: Page): Promise<void>
}

const SHOTS: readonly Shot[] = [
  {
    name: 'table-dark',
    state: picture,
    options: WIDE,
    first: (page) => page.locator('[data-piece="option:produce"]').hover(),
  },
  { name: 'table-light', state: picture, options: { ...WIDE, theme: 'light' } },
  { name: 'move-dark', state: moving, options: WIDE, first: (page) => page.locator('[data-piece="hex:r3c4"]').hover() },
  {
    name: 'combat-dark',
    state: fighting,
    options: WIDE,
    first: async (page) => {
      await page.getByRole('button', { name: 'Set the dial to 5' }).click()
      await page.locator('.scythe-combat-card[data-lit]').last().click()
    },
  },
  { name: 'encounter-dark', state: meeting, options: WIDE },
  { name: 'crowded-dark', state: () => fullest(7, 2), options: WIDE },
  { name: 'end-dark', state: () => playOut(picture(), 'end', () => false, 9000), options: WIDE },
  { name: 'tablet', state: picture, options: { width: 1024, height: 768 } },
  { name: 'large', state: picture, options: { width: 1920, height: 1080 } },
  { name: 'phone-board', state: moving, options: PHONE },
  {
    name: 'phone-mat',
    state: picture,
    options: PHONE,
    first: (page) => page.getByRole('button', { name: /^Mat/ }).click(),
  },
  { name: 'phone-combat', state: fighting, options: PHONE },
  {
    name: 'phone-faction',
    state: picture,
    options: PHONE,
    first: (page) => page.getByRole('button', { name: /^Faction/ }).click(),
  },
  {
    name: 'phone-tracks',
    state: picture,
    options: PHONE,
    first: (page) => page.getByRole('button', { name: /^Tracks/ }).click(),
  },
  {
    name: 'phone-rivals',
    state: picture,
    options: PHONE,
    first: (page) => page.getByRole('button', { name: /^Rivals/ }).click(),
  },
]

const house = await openPositions()
try {
  for (const { name, state, options, first } of SHOTS) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    const s = state()
    const page = await house.shown({ game: 'scythe', state: s, seat: 0, names: NAMES.slice(0, s.seats) }, options)
    await first?.(page)
    await page.waitForTimeout(700)
    await page.screenshot({ path: join(folder, `scythe-${name}.png`) })
    console.log(name)
    await page.context().close()
  }
  if (house.errors.length > 0) throw new Error(house.errors.join('\n'))
} finally {
  await house.close()
}

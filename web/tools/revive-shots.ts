/**
 * Pictures of Revive in the situations of the design: `node web/tools/revive-shots.ts [FOLDER [NAME…]]`. Without names those
 * of docs/images are made; the others are for looking at.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { game, type ReviveState, stepOf, targets, tileGains } from '@ludarium/revive'
import type { ScorePoint } from '@ludarium/tables'
import type { Page } from 'playwright-core'
import { open, type PageOptions } from '../test/browser.ts'
import { openPositions } from '../test/position/open.ts'
import { begin, fullest, NAMES, playOut } from '../test/revive-positions.ts'

const [folder = join(import.meta.dirname, '..', '..', 'docs', 'images'), ...wanted] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })

const WIDE: PageOptions = { width: 1440, height: 900 }
const LIGHT: PageOptions = { ...WIDE, theme: 'light' }
const TABLET: PageOptions = { width: 1024, height: 768 }
const PHONE: PageOptions = { width: 390, height: 844, touch: true, scale: 2 }

interface Shot {
  readonly name: string
  state(): ReviveState
  readonly view: PageOptions
  first?(page: Page): Promise<void>
}

/** A turn of seat 0 with cards in slots and in hand, and much on the map that can be paid at once. */
function isBusy(s: ReviveState): boolean {
  const [own] = s.players
  if (own === undefined || s.round < 8 || stepOf(s)?.step !== 'turn' || !game.actors(s).includes(0)) return false
  if (!game.legal(s, 0).some((move) => move.do === 'play') || own.active.length < 3) return false
  const payable = targets(s, 0).filter(({ missing }) => missing === 0)
  const kinds = new Set(payable.map(({ kind }) => kind))
  return kinds.size === 3 && Object.values(own.slots).flat().length >= 2 && own.machines.length >= 4
}

const middle = (): ReviveState => playOut(begin({ seed: 76 }), 'busy', isBusy)

/** A tile whose orientation decides who gains what. */
function isLaying(s: ReviveState): boolean {
  const step = stepOf(s)
  if (s.round < 8 || step?.step !== 'orient' || !game.actors(s).includes(0)) return false
  return [0, 1].some((way) => tileGains(s, step.target, way).length >= 2)
}

const laying = (): ReviveState => playOut(begin({ seed: 39 }), 'laying', isLaying)

/** A turn that can be slept through with full slots. */
function isSleepy(s: ReviveState): boolean {
  const [own] = s.players
  if (own === undefined || s.round < 9 || stepOf(s)?.step !== 'turn' || !game.actors(s).includes(0)) return false
  const full = Object.values(own.slots).flat().length >= 4 && own.machines.length >= 4
  return full && game.legal(s, 0).some((move) => move.do === 'hibernate')
}

const tired = (): ReviveState => playOut(begin({ seed: 56 }), 'sleepy', isSleepy)

/** What everybody had after each decision of the game that ended. */
const course: ScorePoint[] = []

function ended(): ReviveState {
  course.length = 0
  return playOut(begin({ seed: 2 }), 'ended', (s) => {
    const totals = s.players.map((_, seat) => game.score(s, seat).reduce((sum, line) => sum + line.points, 0))
    course.push({ at: course.length, round: s.round, turn: s.turn, seat: game.actors(s)[0] ?? null, totals })
    return false
  })
}
const lit = (page: Page, kind: string): Promise<void> =>
  page.locator(`[data-piece^="${kind}:"][data-legal]`).first().click({ force: true })

const SHOTS: readonly Shot[] = [
  {
    name: 'dark',
    state: middle,
    view: WIDE,
    async first(page) {
      await page.locator('.decision .choice', { hasText: 'Build' }).click()
      await page.locator('[data-piece^="space:"][data-legal]').nth(1).hover({ force: true })
    },
  },
  { name: 'light', state: middle, view: LIGHT },
  { name: 'card-dark', state: middle, view: WIDE, first: (page) => lit(page, 'card') },
  { name: 'explore-dark', state: laying, view: WIDE },
  {
    name: 'hibernate-dark',
    state: tired,
    view: WIDE,
    first: (page) => page.locator('[data-piece="sleep"][data-legal]').click(),
  },
  { name: 'end-dark', state: ended, view: WIDE },
  { name: 'end-phone', state: ended, view: PHONE },
  { name: 'full-light', state: () => fullest(4, 3), view: LIGHT },
  { name: 'tablet', state: middle, view: TABLET },
  { name: 'phone', state: middle, view: PHONE },
  {
    name: 'phone-board',
    state: middle,
    view: PHONE,
    first: (page) => page.locator('.phone-tabs button').nth(1).click(),
  },
]

const LOOKED_AT = ['end-phone', 'full-light']
const asked = (name: string): boolean => (wanted.length > 0 ? wanted.includes(name) : !LOOKED_AT.includes(name))

const house = await openPositions()
try {
  for (const { name, state, view, first } of SHOTS) {
    if (!asked(name)) continue
    const s = state()
    const names = NAMES.slice(0, s.players.length)
    const scores = game.actors(s).length === 0 ? course : []
    const page = await house.shown({ game: 'revive', state: s, seat: 0, names, scores }, view)
    await first?.(page)
    await page.waitForTimeout(700)
    await page.screenshot({ path: join(folder, `revive-${name}.png`) })
    console.log(name)
    await page.context().close()
  }
  if (house.errors.length > 0) throw new Error(house.errors.join('\n'))
} finally {
  await house.close()
}

if (asked('campaign-dark')) {
  const built = await open()
  const page = await built.page(WIDE)
  await page.goto(`${built.address}/?seed=campaign#/campaign/revive`)
  await page.getByRole('button', { name: 'Play chapter 1' }).waitFor()
  await page.screenshot({ path: join(folder, 'revive-campaign-dark.png') })
  await built.close()
}

/**
 * How much work a press makes for the page: plays a game by pressing lit things of its board, with rivals that are not
 * asked, and says for each press how long the longest task took until the page was at rest, and all of them together:
 * `npm run frames [-- GAME [PRESSES]]`, without a game all that have positions here. Times are those of the page's own thread: what other programs of the machine take does not
 * count. The rules run on that thread too here; at a table they have their own. Figures are of this machine, no test.
 */
import { next, type State } from '@ludarium/kernel'
import type { Page } from 'playwright-core'
import { recorded } from '../test/innovation-positions.ts'
import { openPositions, show } from '../test/position/open.ts'
import { fullest as fullestRevive } from '../test/revive-positions.ts'
import { fullest, NAMES, picture } from '../test/scythe-positions.ts'

const [wanted = '', most = '60'] = process.argv.slice(2)
const presses = Number(most)

/** By game, positions in which seat 0 has much to choose from. */
const POSITIONS: Readonly<Record<string, () => readonly State[]>> = {
  scythe: () => [picture(), fullest(5, 3), fullest(7, 2), fullest(7, 5)],
  innovation: () =>
    [recorded(4, 12), recorded(5, 7)].flatMap((moments) => {
      const turns = moments.filter(({ state }) => state.round >= 4 && next(state)?.step === 'action')
      return turns.filter((_, n) => n % 8 === 0).map(({ state }) => state)
    }),
  revive: () => [fullestRevive(4, 1), fullestRevive(4, 3), fullestRevive(2, 2)],
}

/** What a reader can press on any of the boards. */
const LIT = [
  '[data-piece][data-legal]:not([data-piece="preferences"])',
  '.popover .button',
  '.scythe-go .button',
  '.scythe-dialog footer .button.primary:not([disabled])',
  '.scythe-knob[data-lit]:not([data-on])',
  '.i-foot .button',
  '.rv-ask .button',
  '.rv-ways .button',
].join()
const MOST = 50

interface Press {
  readonly what: string
  readonly longest: number
  readonly work: number
}

const PRESS = 'press '
const REST = 'rest'

/** Presses one of the lit things and waits until the page is at rest; '' when nothing is lit. */
function press(page: Page, n: number): Promise<string> {
  return page.evaluate(
    async ({ nth, mark, rest, selector }) => {
      const lit = [...document.querySelectorAll<HTMLElement>(selector)]
      const target = lit[(nth * 7919) % (lit.length || 1)]
      if (target === undefined) return ''
      const what = target.dataset.piece ?? target.textContent ?? ''
      performance.mark(mark + what)
      target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
      await new Promise((done) => requestAnimationFrame(done))
      await new Promise((done) => setTimeout(done, 150))
      performance.mark(rest)
      return what
    },
    { nth: n, mark: PRESS, rest: REST, selector: LIT },
  )
}

/** One line of a trace: times in microseconds, `tdur` those of the thread. */
interface Traced {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
}

/** The tasks between each press and the rest after it. */
function pressesIn(trace: readonly Traced[]): Press[] {
  const first = trace.find(({ name }) => name.startsWith(PRESS))
  const own = trace.filter(({ pid, tid }) => pid === first?.pid && tid === first.tid).sort((a, b) => a.ts - b.ts)
  const tasks = own.filter(({ name }) => name === 'RunTask')
  const marks = own.filter(({ name }) => name.startsWith(PRESS) || name === REST)
  return marks.flatMap((mark, n): Press[] => {
    const end = marks[n + 1]
    if (mark.name === REST || end === undefined) return []
    const took = tasks.filter(({ ts, dur = 0 }) => ts + dur > mark.ts && ts < end.ts).map(({ tdur = 0 }) => tdur / 1000)
    return [
      { what: mark.name.slice(PRESS.length), longest: Math.max(0, ...took), work: took.reduce((a, b) => a + b, 0) },
    ]
  })
}

async function pressed(page: Page, game: string, states: readonly State[], times: number): Promise<void> {
  let found = 0
  for (let round = 0; found < times && round < times; round++) {
    const state = states[round % states.length]
    if (state === undefined) break
    await show(page, { game, state, seat: 0, names: NAMES.slice(0, state.seats) })
    await page.waitForTimeout(300)
    for (let n = 0; n < 12 && found < times; n++) {
      if ((await press(page, round + n * 13)) === '') break
      found++
    }
  }
}

const WINDOWS = [
  ['1440 by 900', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844, touch: true }],
] as const

async function measure(game: string, states: readonly State[]): Promise<void> {
  for (const [name, options] of WINDOWS) {
    const page = await house.page(options)
    await page.goto(`${house.address}/test/position/index.html`)
    await house.browser.startTracing(page, {
      categories: ['disabled-by-default-devtools.timeline', 'toplevel', 'blink.user_timing'],
    })
    await pressed(page, game, states, presses)
    const { traceEvents } = JSON.parse((await house.browser.stopTracing()).toString()) as { traceEvents: Traced[] }
    const all = pressesIn(traceEvents)
    const of = (what: 'longest' | 'work'): string => {
      const sorted = all.map((one) => one[what]).sort((a, b) => a - b)
      const at = (part: number): number => Math.round(sorted[Math.floor(part * (sorted.length - 1))] ?? 0)
      return `${at(0.5)} ms (median), ${at(0.95)} ms (95 %), ${at(1)} ms (most)`
    }
    const long = all.filter(({ longest }) => longest > MOST)
    console.log(`${game}, ${name}: ${all.length} presses, ${long.length} with a task over ${MOST} ms`)
    console.log(`  longest task: ${of('longest')}`)
    console.log(`  all work:     ${of('work')}`)
    for (const { what, longest } of long) console.log(`  ${Math.round(longest)} ms  ${what}`)
    await page.context().close()
  }
}

const house = await openPositions()
try {
  for (const [game, states] of Object.entries(POSITIONS))
    if (wanted === '' || wanted === game) await measure(game, states())
  if (house.errors.length > 0) throw new Error(house.errors.join('\n'))
} finally {
  await house.close()
}

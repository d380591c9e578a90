/**
 * How much work a press makes for the page: plays Scythe by pressing lit things of the board, with rivals that are not
 * asked, and says how long the page's own thread worked for each press until it was at rest, the longest task after it
 * by the clock, and which presses took more than 50 ms: `npm run frames [PRESSES]`. Thread time does not count what other
 * programs of the machine take; the clock does. Figures are of this machine, no test.
 */
import type { ScytheState } from '@ludarium/scythe'
import type { CDPSession, Page } from 'playwright-core'
import { openPositions, show } from '../test/position/open.ts'
import { fullest, NAMES, picture } from '../test/scythe-positions.ts'

const presses = Number(process.argv[2] ?? 60)
const MOST = 50

interface Press {
  readonly what: string
  /** All work of the page's thread until it was at rest, in milliseconds of that thread. */
  readonly work: number
  /** The longest task by the clock; 0 for none over 50 ms. */
  readonly longest: number
}

/** Presses one of the lit things; '' when there is none. */
function press(page: Page, n: number): Promise<{ what: string; longest: number }> {
  return page.evaluate(async (nth) => {
    const lit = [
      ...document.querySelectorAll<HTMLElement>(
        '[data-piece][data-legal]:not([data-piece="preferences"]), .popover .button, .scythe-go .button, .scythe-dialog footer .button.primary:not([disabled]), .scythe-knob[data-lit]:not([data-on])',
      ),
    ]
    const target = lit[(nth * 7919) % (lit.length || 1)]
    if (target === undefined) return { what: '', longest: 0 }
    let longest = 0
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) longest = Math.max(longest, entry.duration)
    })
    observer.observe({ type: 'longtask' })
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    await new Promise((done) => requestAnimationFrame(done))
    await new Promise((done) => setTimeout(done, 150))
    observer.disconnect()
    return { what: target.dataset.piece ?? target.textContent ?? '', longest }
  }, n)
}

async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
}

async function measured(page: Page, states: readonly ScytheState[], times: number): Promise<Press[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' })
  await session.send('Performance.enable')
  const found: Press[] = []
  for (let round = 0; found.length < times && round < times; round++) {
    const state = states[round % states.length]
    if (state === undefined) break
    await show(page, { game: 'scythe', state, seat: 0, names: NAMES.slice(0, state.seats) })
    await page.waitForTimeout(300)
    for (let n = 0; n < 12 && found.length < times; n++) {
      const before = await workOf(session)
      const { what, longest } = await press(page, round + n * 13)
      if (what === '') break
      found.push({ what, longest, work: (await workOf(session)) - before })
    }
  }
  return found
}

const WINDOWS = [
  ['1440 by 900', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844, touch: true }],
] as const

const house = await openPositions()
try {
  const states = [picture(), fullest(5, 3), fullest(7, 2), fullest(7, 5)]
  for (const [name, options] of WINDOWS) {
    const page = await house.page(options)
    await page.goto(`${house.address}/test/position/index.html`)
    const all = await measured(page, states, presses)
    const work = all.map((one) => one.work).sort((a, b) => a - b)
    const at = (part: number): number => Math.round(work[Math.floor(part * (work.length - 1))] ?? 0)
    const long = all.filter((one) => one.work > MOST)
    console.log(
      `${name}: ${all.length} presses; work of the page for one ${at(0.5)} ms (median), ${at(0.95)} ms (95 %), ${at(1)} ms (most); ${long.length} over ${MOST} ms, ${all.filter(({ longest }) => longest > MOST).length} with a task over ${MOST} ms by the clock`,
    )
    for (const { what, work: took, longest } of long)
      console.log(`  ${Math.round(took)} ms (longest task ${Math.round(longest)} ms by the clock)  ${what}`)
    await page.context().close()
  }
  if (house.errors.length > 0) throw new Error(house.errors.join('\n'))
} finally {
  await house.close()
}

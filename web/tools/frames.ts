/**
 * How much work a press makes for the page: opens games that were played by bots from a seed as tables of the built page,
 * plays on by pressing lit things of the board, and says for each press how long the longest task took until the page was
 * at rest, and all of them together. Times are those of the page's own thread: the rules have a thread of their own as at
 * every table, bots wait, and what other programs of the machine take does not count. Figures are of this machine, no test.
 */
import { botNamed, choose, levels } from '@ludarium/bots'
import { games } from '@ludarium/games'
import { begin, fork, plainChance, shortGame, submit } from '@ludarium/kernel'
import type { Page } from 'playwright-core'
import { exitWith, flags } from '../../tools/flags.ts'
import { asked, inWorkers, NO_CLOCK, open } from '../test/browser.ts'

const help = `npm run frames [-- --game ID --presses 60]

How long the tasks are that a press on a board makes for the page's own thread.

  --game ID      scythe, innovation or revive (all three)
  --presses N    how many presses in each window (60)`

const { game: wanted, presses } = flags(help, { game: '', presses: 60 })

/** By game, how many play it and from which seed. */
const PLAYED: Readonly<Record<string, readonly (readonly [seats: number, seed: number])[]>> = {
  scythe: [
    [5, 3],
    [7, 2],
  ],
  innovation: [
    [4, 12],
    [5, 7],
  ],
  revive: [
    [4, 1],
    [4, 3],
  ],
}
if (wanted !== '' && !Object.hasOwn(PLAYED, wanted)) exitWith(`There is no game '${wanted.slice(0, 40)}' here.`)
/** Seat 0 has much to choose from with so many moves. */
const MANY = 12
/** How many positions of one game are pressed on. */
const POSITIONS = 5

/** A game of greedy bots, cut where seat 0 has much to choose from, as lines to paste: from the middle of it to the end. */
async function positionsOf(id: string, seats: number, seed: number): Promise<readonly string[]> {
  const entry = games.find((one) => one.id === id)
  if (entry === undefined) throw new Error(`There is no game ${id}.`)
  const { game } = await entry.load()
  const opened = begin(game, { seats, options: {}, seed: String(seed).padStart(64, '0') })
  if (!opened.ok) throw new Error(opened.code)
  const match = opened.value
  const chance = plainChance(`frames ${seed}`)
  const bots = Array.from({ length: seats }, () => (botNamed('greedy') ?? levels.novice).make(game))
  const moments: number[] = []
  for (;;) {
    const [actor] = game.actors(match.state)
    const bot = actor === undefined ? undefined : bots[actor]
    if (actor === undefined || bot === undefined) break
    if (actor === 0 && game.legal(match.state, 0).length >= MANY) moments.push(match.decisions.length)
    const played = submit(match, actor, choose(bot, game.view(match.state, actor), actor, chance))
    if (!played.ok) throw new Error(played.code)
  }
  const late = moments.slice(Math.floor(moments.length / 2))
  const chosen = late.filter((_, n) => n % Math.ceil(late.length / POSITIONS) === 0)
  return chosen.map((at) => shortGame(fork(match, at)))
}

/** What a reader can press on any of the boards. */
const LIT = [
  '[data-piece][data-legal]:not([data-piece="preferences"])',
  '.popover .button',
  '.question-strip .button',
  '.question-veil footer .button.primary:not([disabled])',
  '.scythe-knob[data-lit]:not([data-on])',
  '.revive-ways .button',
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
      while (document.querySelector('.decision[data-busy]') !== null) await new Promise((done) => setTimeout(done, 5))
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

/** Opens the game as anybody would who was sent it. */
async function paste(page: Page, line: string): Promise<void> {
  await page.goto(`${services.address}/`)
  await page.locator('#import-text').fill(line)
  await page.locator('form.import button[type="submit"]').click()
  await asked(page)
  await page.waitForTimeout(300)
}

async function pressed(page: Page, lines: readonly string[], times: number): Promise<void> {
  let found = 0
  for (let round = 0; found < times && round < times; round++) {
    const line = lines[round % lines.length]
    if (line === undefined) break
    await paste(page, line)
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

async function measure(game: string, lines: readonly string[]): Promise<void> {
  for (const [name, options] of WINDOWS) {
    const page = await services.page({ ...options, settings: { warn: false, grace: 'long', botSpeed: 'calm' } })
    await inWorkers(page, NO_CLOCK)
    await services.browser.startTracing(page, {
      categories: ['disabled-by-default-devtools.timeline', 'toplevel', 'blink.user_timing'],
    })
    await pressed(page, lines, presses)
    const { traceEvents } = JSON.parse((await services.browser.stopTracing()).toString()) as { traceEvents: Traced[] }
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

const services = await open()
try {
  for (const [game, played] of Object.entries(PLAYED)) {
    if (wanted !== '' && wanted !== game) continue
    const lines = await Promise.all(played.map(([seats, seed]) => positionsOf(game, seats, seed)))
    await measure(game, lines.flat())
  }
  if (services.errors.length > 0) throw new Error(services.errors.join('\n'))
} finally {
  await services.close()
}

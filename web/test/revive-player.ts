/** Plays Revive in the page by pressing lit things of the board only. */
import type { Page } from 'playwright-core'

export interface Played {
  readonly presses: number
  /** What was pressed, by the kind of thing. */
  readonly kinds: Readonly<Record<string, number>>
  readonly over: boolean
}

/** Presses lit things until the final score is there. Inside the page, so that hundreds of presses take seconds. */
export function playByPressing(page: Page, most: number): Promise<Played> {
  return page.evaluate(async (limit) => {
    let seed = 20261116
    const dice = (n: number): number => {
      seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff
      return (seed >> 8) % n
    }
    // What no thing of the board stands for waits in the bar; the end of a turn always, on a phone every such answer.
    const LOOSE = 'confirm withdraw save take pay swap choose part accept decline size'.split(' ')
    const WAYS = ['end', ...(document.querySelector('.sheet') === null ? [] : LOOSE)]
      .map((verb) => `.decision .choice[data-do="${verb}"]:not([aria-pressed])`)
      .join()
    const ANSWERS = `.question-strip .button, ${WAYS}`
    const QUIET =
      '.question-strip .button:not(.legal, .primary), [data-do="end"], [data-do="decline"], [data-do="withdraw"]'
    const LIT = `[data-piece][data-legal], ${ANSWERS}, .revive-reward[data-legal], .revive-ways .button`
    const all = (selector: string): Element[] =>
      [...document.querySelectorAll(selector)].filter(
        (one) => one.matches(WAYS) || one.closest('.decision .groups, .movelist') === null,
      )
    const nameOf = (element: Element): string => element.getAttribute('data-piece') ?? element.className.toString()
    const kinds: Record<string, number> = {}
    const press = (element: Element): void => {
      const kind = nameOf(element).split(':')[0]?.split(' ').slice(0, 2).join(' ') ?? ''
      kinds[kind] = (kinds[kind] ?? 0) + 1
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    }
    const rest = (): Promise<void> => new Promise((resume) => setTimeout(resume, 5))
    const over = (): boolean => document.querySelector('.end-screen') !== null
    /** A player who goes for what ends the game: artifacts, technologies, buildings; who sleeps when nothing else is left. */
    const eager = (lit: readonly Element[]): readonly Element[] => {
      // The display is left as it is: whoever plays alone may throw it away piece by piece.
      const thrown = lit.filter((one) => one.closest('.revive-display') !== null)
      const leave = lit.filter((one) => one.matches(ANSWERS))
      if (thrown.length > 12 && leave.length === 1) return leave
      // On a phone the first tap on the map aims, the second one plays.
      const aimed = lit.filter((one) => one.matches('.revive-place[data-selected]'))
      if (aimed.length > 0) return aimed
      const wanted = ['artifact', 'tech', 'space', 'reward', 'track', 'tile', 'slot', 'card']
      for (const kind of wanted) {
        const found = lit.filter((one) => nameOf(one).startsWith(`${kind}:`))
        if (found.length > 0 && dice(8) > 0) return found
      }
      const acting = lit.filter((one) => !one.matches(QUIET))
      return acting.length > 0 ? acting : lit
    }
    const decision = (): HTMLElement | null => document.querySelector('.decision')
    const marks = (selector: string): string =>
      all(selector)
        .map((one) => nameOf(one) + one.textContent)
        .join()
    /** Everything on the screen that a press changes before the table has answered. */
    const sign = (): string =>
      [
        decision()?.dataset.at,
        marks('.popover .button'),
        marks('[data-selected], .question, .phone-tabs [aria-current]'),
        document.querySelectorAll('[data-piece][data-legal]').length,
      ].join(' ')
    const isAsked = (): boolean => document.querySelector('.decision[data-mine]:not([data-busy])') !== null
    /** Until the press has changed something and everything that follows from it is on the screen. */
    const answered = async (before: string): Promise<void> => {
      for (let n = 0; n < 400 && sign() === before; n++) await rest()
      for (let last = ''; isAsked() && last !== sign(); await rest()) last = sign()
    }
    let presses = 0
    let idle = 0
    while (!over() && presses < limit && idle < 20_000) {
      const popover = all('.popover .button')
      const sheet = document.querySelector('.question:not([data-size="low"])')
      // What lies under a sheet cannot be pressed.
      const lit = sheet === null ? all(LIT) : all(LIT).filter((one) => sheet.contains(one))
      const tabs = sheet === null && popover.length === 0 ? all('.phone-tabs button:has(.legal-badge)') : []
      // Nothing is diced while others decide: the same seed is the same game, however busy the machine is.
      if (!isAsked() || popover.length + lit.length + tabs.length === 0) {
        idle++
        await rest()
        continue
      }
      idle = 0
      const pool = popover.length > 0 ? popover : eager(lit)
      const turn = tabs.length > 0 && (pool.length === 0 || dice(5) === 0)
      const target = turn ? tabs[dice(tabs.length)] : pool[dice(pool.length)]
      if (target === undefined) continue
      if (!turn) presses++
      const before = sign()
      press(target)
      await answered(before)
    }
    return { presses, kinds, over: over() }
  }, most)
}

/** Playing at a table of the server inside the page, and listening to what goes over its line. */
import type { Page } from 'playwright-core'

/** What the page sent as decisions, and what it was answered. */
export interface Wiretap {
  /** Tickets in the order they were sent, retries too. */
  readonly sent: string[]
  readonly granted: Set<string>
  readonly received: string[]
}

/** From now on; frames of every socket that the page opens. */
export function listen(page: Page): Wiretap {
  const tap: Wiretap = { sent: [], granted: new Set(), received: [] }
  page.on('websocket', (socket) => {
    const asked = new Map<number, string>()
    socket.on('framesent', ({ payload }) => {
      const { id, call, args } = JSON.parse(String(payload)) as { id: number; call?: string; args?: unknown[] }
      if (call !== 'submit') return
      const ticket = String(args?.[4])
      tap.sent.push(ticket)
      asked.set(id, ticket)
    })
    socket.on('framereceived', ({ payload }) => {
      const text = String(payload)
      tap.received.push(text)
      const { id, refusal } = JSON.parse(text) as { id: number; refusal?: unknown }
      const ticket = asked.get(id)
      if (ticket !== undefined && refusal === undefined) tap.granted.add(ticket)
    })
  })
  return tap
}

/**
 * Presses any buttons of own decisions until the table stands at `until` decisions or the game is over. Nothing is waited
 * for but what is on the page: the table has moved on, or it says that the press was refused because somebody else was
 * quicker. A press that is neither kept nor refused ends nowhere.
 */
export function playUntil(
  page: Page,
  until: number,
  seed = 12345,
): Promise<{ at: number; over: boolean; pressed: number; refused: number }> {
  return page.evaluate(
    async ([wanted, start]) => {
      let chance = start
      const random = (n: number): number => {
        chance = (Math.imul(chance, 1103515245) + 12345) & 0x7fffffff
        return (chance >> 8) % n
      }
      const root = document.documentElement
      const find = (what: string): HTMLElement | null => document.querySelector<HTMLElement>(what)
      const over = (): boolean => find('.company-bar a[href*="/result/"]') !== null
      const at = (): number => Number(find('.decision')?.dataset.at ?? -1)
      const refused = (): number => Number(find('.orders')?.dataset.refused ?? 0)
      const done = (): boolean => over() || at() >= wanted || root.dataset.halted !== undefined
      /** Until the page has changed so that it is so. */
      const until = (isSo: () => boolean): Promise<void> =>
        new Promise((resume) => {
          if (isSo()) return resume()
          const watch = new MutationObserver(() => {
            if (!isSo()) return
            watch.disconnect()
            resume()
          })
          watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
        })
      const choices = (): HTMLElement[] => [
        // What is picked already would change nothing.
        ...document.querySelectorAll<HTMLElement>('.decision[data-mine] .choice:not([aria-pressed="true"])'),
      ]
      let pressed = 0
      delete root.dataset.halted
      for (;;) {
        await until(() => done() || choices().length > 0)
        if (done()) return { at: at(), over: over(), pressed, refused: refused() }
        const [from, no] = [at(), refused()]
        const offered = choices()
        const chosen = offered[random(offered.length)]
        const [picks, before] = [chosen?.hasAttribute('aria-pressed') === true, chosen?.getAttribute('aria-pressed')]
        pressed++
        chosen?.click()
        const settled = (): boolean =>
          over() ||
          at() !== from ||
          refused() > no ||
          // A button that only picks a kind of move brings its moves into the bar.
          (picks && (chosen?.isConnected !== true || chosen.getAttribute('aria-pressed') !== before))
        // A question before a wasteful move belongs to the press that raised it.
        await until(() => settled() || find('.asked') !== null)
        if (!settled()) {
          find('.asked .button:last-child')?.click()
          await until(settled)
        }
        // What was only picked leads to other buttons once the page has drawn them.
        await new Promise((drawn) => setTimeout(drawn))
      }
    },
    [until, seed] as const,
  )
}

/** Ends what plays on the page. */
export async function halt(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.halted = ''
  })
}

/** Waits until the reader is asked something. */
export async function mine(page: Page): Promise<void> {
  await page.locator('.decision[data-mine] .choice').first().waitFor()
}

export async function at(page: Page): Promise<number> {
  return Number(await page.locator('.decision').getAttribute('data-at'))
}

/** Playing at a table of the server inside the page, and listening to what goes over its line. */
import type { Page } from 'playwright-core'

declare global {
  interface Window {
    /** Ends `playUntil`. */
    halted?: boolean
  }
}

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

/** Presses any buttons of own decisions until the table stands at `until` decisions or the game is over. */
export function playUntil(
  page: Page,
  until: number,
  seed = 12345,
): Promise<{ at: number; over: boolean; pressed: number }> {
  return page.evaluate(
    async ([wanted, start]) => {
      let chance = start
      const random = (n: number): number => {
        chance = (Math.imul(chance, 1103515245) + 12345) & 0x7fffffff
        return (chance >> 8) % n
      }
      const find = (what: string): HTMLElement | null => document.querySelector<HTMLElement>(what)
      const over = (): boolean => find('.company-bar a[href*="/result/"]') !== null
      const at = (): number => Number(find('.decision')?.dataset.at ?? -1)
      const pass = (): Promise<void> => new Promise((resume) => setTimeout(resume, 4))
      let pressed = 0
      window.halted = false
      while (!over() && at() < wanted && !window.halted) {
        const choices = [...document.querySelectorAll<HTMLElement>('.decision[data-mine] .choice')]
        if (choices.length === 0) {
          await pass()
          continue
        }
        const from = at()
        choices[random(choices.length)]?.click()
        pressed++
        // Until the table has moved on, or a message says why not; a question before a wasteful move is answered. A press that
        // came while an answer was still awaited is made again.
        for (let n = 0; n < 250 && at() === from && find('.toast.bad') === null && !over(); n++) {
          await pass()
          find('.asked .button:last-child')?.click()
        }
      }
      return { at: at(), over: over(), pressed }
    },
    [until, seed] as const,
  )
}

/** Ends what plays on the page. */
export async function halt(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.halted = true
  })
}

/** Waits until the reader is asked something. */
export async function mine(page: Page): Promise<void> {
  await page.locator('.decision[data-mine] .choice').first().waitFor()
}

export async function at(page: Page): Promise<number> {
  return Number(await page.locator('.decision').getAttribute('data-at'))
}

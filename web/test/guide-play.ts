/** Follows the guide of a first game in the page, taking or refusing what it suggests. */
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import type { House } from './browser.ts'

/** A note as it was seen. */
export interface Seen {
  readonly note: string
  /** Its sentence as it is read. */
  readonly say: string
  /** Numbers in the sentence. */
  readonly numbers: readonly number[]
  /** Numbers of the loops on the board. */
  readonly loops: readonly number[]
  /** The note lies on the decision bar, a loop or outside the window. */
  readonly covers: readonly string[]
  readonly move: string
}

export interface Followed {
  readonly seen: readonly Seen[]
  readonly over: boolean
}

/** Opens the guided game of a game from its page of learning. */
export async function openGuided(services: House, page: Page, game: string): Promise<void> {
  await page.goto(`${services.address}/#/learn/${game}`)
  // Without a pointer, which would rest on the board.
  await page.getByRole('button', { name: 'Play the guided game' }).dispatchEvent('click')
  await page.locator('.decision').waitFor()
}

/**
 * Plays on until the guide has taken leave, or until one of the notes in `until` is on the screen. All of it happens inside the
 * page, so that hundreds of decisions take seconds. Moves that no note speaks of are those of the bar, by a fixed lot.
 */
export function followGuide(page: Page, way: 'takes' | 'refuses', until = ''): Promise<Followed> {
  return page.evaluate(
    async ([how, stop]) => {
      let lot = 4711
      const random = (n: number): number => {
        lot = (Math.imul(lot, 1103515245) + 12345) & 0x7fffffff
        return (lot >> 8) % n
      }
      const pass = (): Promise<void> => new Promise((resume) => setTimeout(resume, 4))
      const find = (what: string): HTMLElement | null => document.querySelector<HTMLElement>(what)
      const at = (): string => find('.decision')?.dataset.at ?? ''
      const over = (): boolean => find('.decision a[href*="replay"]') !== null
      const moved = async (from: string): Promise<void> => {
        await pass()
        // A question before a wasteful move belongs to the press that raised it.
        find('.asked .button:last-child')?.click()
        while (at() === from && find('.toast.bad') === null) await pass()
      }
      const crosses = (a: DOMRect, b: DOMRect): boolean =>
        a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
      const look = (note: HTMLElement): Seen => {
        const box = note.getBoundingClientRect()
        const floats = getComputedStyle(note).position === 'fixed'
        const covers: string[] = []
        const bar = find('.decision')?.getBoundingClientRect()
        if (floats && bar !== undefined && crosses(box, bar)) covers.push('bar')
        if (floats && (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight))
          covers.push('edge')
        // With the farewell comes the list of what has not been met.
        const most = note.querySelector('.note-unmet') === null ? 240 : 320
        if (floats && box.height > most) covers.push(`height ${box.height}`)
        const numbers = [...note.querySelectorAll('.note-number')].map((one) => Number(one.textContent))
        const loops = [...document.querySelectorAll<SVGElement>('.chalk-loop')].map((one) => Number(one.dataset.number))
        const say = note.querySelector('.note-say')?.textContent ?? ''
        const move = note.parentElement?.querySelector('.take')?.textContent ?? ''
        return { note: note.dataset.note ?? '', say, numbers, loops, covers, move }
      }
      const seen: Seen[] = []
      for (let pressed = 0; pressed < 3000 && !over(); pressed++) {
        // The reader is asked, and the guide has made up its mind about this decision.
        const settled = (): boolean =>
          find('.decision[data-mine]') !== null && find('.guide-note, .guide-quiet') !== null
        while (!over() && !settled()) await pass()
        if (over()) break
        const from = at()
        if (find('.guide-note') !== null) {
          await new Promise((resume) => requestAnimationFrame(() => requestAnimationFrame(resume)))
          const note = find('.guide-note')
          if (note === null) continue
          seen.push(look(note))
          if (stop.split(' ').includes(note.dataset.note ?? '')) return { seen, over: false }
          const farewell = note.querySelector('.note-unmet') !== null || seen.at(-1)?.move === 'Play on my own'
          const other = [...document.querySelectorAll<HTMLElement>('.guide-note .button, .sheet-buttons .button')].find(
            (one) => /something else/i.test(one.textContent ?? ''),
          )
          const take = find('.guide-note .take, .sheet-buttons .take')
          const plays = other !== undefined
          if (how === 'refuses' && other !== undefined) other.click()
          else take?.click()
          if (farewell) {
            await pass()
            return { seen, over: over() }
          }
          if (how === 'takes' && plays) {
            await moved(from)
            continue
          }
          await pass()
        }
        const suggested = document.querySelector<HTMLElement>('.decision .choice.primary:not([aria-pressed])')
        const all = [...document.querySelectorAll<HTMLElement>('.decision[data-mine] .choice')]
        const rest = how === 'refuses' && all.length > 1 ? all.filter((one) => one !== suggested) : all
        const wanted = how === 'takes' && suggested !== null ? suggested : rest[random(rest.length)]
        wanted?.click()
        // A button that only picks a kind of move brings its moves into the bar.
        if (wanted?.hasAttribute('aria-pressed')) await pass()
        else if (rest.length > 0) await moved(from)
        else {
          // Every move is folded into a list: its first.
          find('.decision .group-buttons button')?.click()
          await pass()
          find('.movelist button, [role=dialog] .choice')?.click()
          await moved(from)
        }
      }
      return { seen, over: over() }
    },
    [way, until] as const,
  )
}

/** Nothing is named that is not there: every loop bears a number of the sentence, and no word is missing. */
export function checkNotes(followed: Followed): void {
  for (const { note, say, numbers, loops, covers } of followed.seen) {
    assert.ok(say.length > 20 && !/[{}]|guide\.|undefined|NaN/.test(say), `${note}: ${say}`)
    for (const loop of loops) assert.ok(numbers.includes(loop), `${note}: the loop ${loop} is not in “${say}”`)
    assert.deepEqual(covers, [], `${note} covers`)
  }
}

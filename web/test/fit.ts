/** Finds words on a page that have no room: cut off, sticking out of what they stand in, or beyond the edge. */
import type { Page } from 'playwright-core'

/** What only a reader's voice says, pictures, and cards on a board that can be made larger and opened. */
const LOOSE = '.unseen, [hidden], svg, option, .skip, .essence-segment.essence-dense'

/** What does not fit, a line each: where, how much, and the words. */
export function misfits(page: Page): Promise<string[]> {
  return page.evaluate((loose) => {
    const found = new Set<string>()
    const wide = document.documentElement.clientWidth
    const said = (one: Element): string => (one.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 60)
    const named = (one: Element): string =>
      `${one.tagName.toLowerCase()}${[...one.classList].map((name) => `.${name}`).join('')}`
    const scrolls = (one: Element): boolean => ['auto', 'scroll'].includes(getComputedStyle(one).overflowX)
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      const parent = node.parentElement
      if (parent === null || !/\p{L}{2}/u.test(node.textContent ?? '') || parent.closest(loose) !== null) continue
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const text = range.getBoundingClientRect()
      if (text.width === 0 || text.height === 0) continue
      // The nearest box that hides what sticks out, and the button or label the words belong to.
      for (let at: Element | null = parent; at !== null && at !== document.body; at = at.parentElement) {
        if (scrolls(at)) break
        const style = getComputedStyle(at)
        const box = at.getBoundingClientRect()
        const hides = style.overflowX !== 'visible' || style.textOverflow === 'ellipsis'
        const holds = at.matches('button, a.button, label, [role=tab], th, h1, h2, h3')
        // What is one pixel small is for a reader's voice.
        if (box.width <= 2) break
        if ((hides || holds) && (text.right > box.right + 1.5 || text.left < box.left - 1.5)) {
          const much = Math.round(Math.max(text.right - box.right, box.left - text.left))
          found.add(`${named(at)} by ${much} px: ${said(parent)}`)
        }
        if (hides) break
      }
      let scrolled = false
      for (let at: Element | null = parent; at !== null; at = at.parentElement) scrolled ||= scrolls(at)
      if (!scrolled && (text.right > wide + 1 || text.left < -1)) found.add(`beyond the edge: ${said(parent)}`)
    }
    return [...found]
  }, LOOSE)
}

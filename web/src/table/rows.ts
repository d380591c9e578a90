/** Where rows begin in what wraps: lines between neighbours have no place there. */
import { type RefObject, useLayoutEffect } from 'react'

/** Marks each part of the box that stands in a further row, and the first of each. Looks again when `parts` change. */
export function useRows(box: RefObject<HTMLElement | null>, parts: unknown): void {
  useLayoutEffect(() => {
    const area = box.current
    if (area === null || parts === undefined) return undefined
    // Told when all is laid out and nothing painted: looking costs no layout of its own.
    const sizes = new ResizeObserver(() => markRows(area))
    for (const one of [area, ...area.children]) sizes.observe(one)
    return () => sizes.disconnect()
  }, [box, parts])
}

function markRows(area: HTMLElement): void {
  const all = [...area.children].filter((one) => one instanceof HTMLElement)
  const tops = all.map((one) => one.offsetTop)
  all.forEach((one, n) => {
    one.toggleAttribute('data-further', (tops[n] ?? 0) > (tops[0] ?? 0))
    one.toggleAttribute('data-begins', n > 0 && (tops[n] ?? 0) > (tops[n - 1] ?? 0))
  })
}

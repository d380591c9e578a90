/** Keeps what opens over the page inside the window. */
import { type RefObject, useLayoutEffect } from 'react'

const MARGIN = 8

export function useInView(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null) return
    element.style.translate = ''
    const box = element.getBoundingClientRect()
    const over = Math.max(0, box.right - (innerWidth - MARGIN))
    const under = Math.max(0, MARGIN - box.left)
    if (over > 0 || under > 0) element.style.translate = `${under - over}px 0`
    const room = innerHeight - MARGIN - box.top
    if (room < box.height && room > 120) element.style.maxHeight = `${room}px`
  }, [ref])
}

/** What opens over the page gives the focus back to where it was when it closes. */
import { type RefObject, useLayoutEffect } from 'react'

/**
 * Remembers who had the focus when the box came, and gives it back when the box goes, unless it has gone elsewhere by
 * then. Before anything is painted: what closes has left the page when the next thing opens, and a list that closes
 * for a dialog hands on its own opener.
 */
export function useFocusBack(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = box.current
    const opener = document.activeElement
    return () => {
      const now = document.activeElement
      if (now !== null && now !== document.body && !element?.contains(now)) return
      if (opener instanceof HTMLElement || opener instanceof SVGElement) opener.focus({ preventScroll: true })
    }
  }, [box])
}

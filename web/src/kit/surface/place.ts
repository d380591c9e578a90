/** Places every box that opens over the page: in the top layer, beside its anchor, inside the window at any size and zoom. */
import { autoUpdate, computePosition, flip, offset, type Placement, shift, size } from '@floating-ui/dom'
import { type RefObject, useLayoutEffect } from 'react'

/** Left free at the edges of the window, in pixels. */
export const EDGE = 8
/** A box with less height than this covers its anchor instead. */
const LEAST = 120

/** Sides to try in this order, and the gap to the anchor. */
export interface Sides {
  readonly sides: readonly [Placement, ...Placement[]]
  readonly gap?: number
}

/** Follows the anchor until the returned function is called. */
export function place(box: HTMLElement, anchor: Element, { sides, gap = 8 }: Sides): () => void {
  const [placement, ...fallbackPlacements] = sides
  const middleware = [
    offset(gap),
    flip({ padding: EDGE, crossAxis: false, fallbackPlacements }),
    shift({ padding: EDGE, crossAxis: true }),
    size({
      padding: EDGE,
      apply({ availableHeight: room }) {
        box.style.setProperty('--room', room < LEAST ? `${innerHeight - 2 * EDGE}px` : `${Math.floor(room)}px`)
      },
    }),
  ]
  const update = async (): Promise<void> => {
    // An anchor that has left the page has no position: the box stays where it is.
    if (!anchor.isConnected) return
    const { x, y } = await computePosition(anchor, box, { strategy: 'fixed', placement, middleware })
    box.style.left = `${Math.round(x)}px`
    box.style.top = `${Math.round(y)}px`
  }
  box.popover = 'manual'
  if (!box.matches(':popover-open')) box.showPopover()
  return autoUpdate(anchor, box, () => void update())
}

/** The expanded control that a box stands next to in the markup. */
export function openerOf(box: Element | null): Element | null {
  return box?.parentElement?.querySelector(':scope [aria-expanded="true"]') ?? box?.parentElement ?? null
}

/** The same for a part of the page; without an anchor it stands beside its opener. */
export function usePlaced(box: RefObject<HTMLElement | null>, anchor: Element | undefined, where: Sides): void {
  useLayoutEffect(() => {
    const beside = anchor ?? openerOf(box.current)
    return box.current === null || beside === null ? undefined : place(box.current, beside, where)
  }, [box, anchor, where])
}

/** Below what opened it, else above. */
export const BELOW: Sides = { sides: ['bottom-start', 'top-start', 'bottom-end', 'top-end'] }
/** The same, in line with the right edge. */
export const BELOW_END: Sides = { sides: ['bottom-end', 'top-end', 'bottom-start', 'top-start'] }
/** Right of it if there is room, else left, above or below. */
export const BESIDE: Sides = { sides: ['right', 'left', 'top', 'bottom'], gap: 10 }
/** Above it, else below. */
export const ABOVE: Sides = { sides: ['top', 'bottom', 'right', 'left'] }

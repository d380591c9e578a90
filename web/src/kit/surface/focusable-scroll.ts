/** Regions that scroll can be reached by keyboard, as long as there is something to scroll. Use as `ref={reachable}`. */
export function focusableScroll(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined
  const look = (): void => {
    const scrolls = element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1
    if (scrolls) element.tabIndex = 0
    else element.removeAttribute('tabindex')
  }
  // Once a frame, when the page is measured anyway: asked at each change the answer costs a layout of its own.
  let frame = 0
  const soon = (): void => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(look)
  }
  const sizes = new ResizeObserver(look)
  sizes.observe(element)
  const parts = new MutationObserver(soon)
  parts.observe(element, { childList: true, subtree: true, characterData: true })
  return () => {
    cancelAnimationFrame(frame)
    sizes.disconnect()
    parts.disconnect()
  }
}

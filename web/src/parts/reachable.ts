/** Regions that scroll can be reached by keyboard, as long as there is something to scroll. Use as `ref={reachable}`. */
export function reachable(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined
  const look = (): void => {
    const scrolls = element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1
    if (scrolls) element.tabIndex = 0
    else element.removeAttribute('tabindex')
  }
  const sizes = new ResizeObserver(look)
  sizes.observe(element)
  const parts = new MutationObserver(look)
  parts.observe(element, { childList: true, subtree: true, characterData: true })
  look()
  return () => {
    sizes.disconnect()
    parts.disconnect()
  }
}

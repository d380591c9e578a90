/**
 * A button that is a picture with its words beside it, in an element of the class `unseen`: the picture is hidden from
 * who listens, whatever draws it. Use as `ref={pictured}`.
 */
export function ariaPicture(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined
  const hide = (): void => {
    for (const part of element.children) {
      if (!part.classList.contains('unseen')) part.setAttribute('aria-hidden', 'true')
    }
  }
  const parts = new MutationObserver(hide)
  parts.observe(element, { childList: true })
  hide()
  return () => parts.disconnect()
}

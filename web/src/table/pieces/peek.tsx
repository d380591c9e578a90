/** The large card beside what is under the pointer, focus or a long press: all three show the same. */
import {
  createContext,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'

type Content = () => ReactNode
interface Peeker {
  show(element: Element, content: Content, delay: number): void
  hide(): void
}

const PeekContext = createContext<Peeker>({ show() {}, hide() {} })

const HOVER_DELAY = 420
const PRESS_DELAY = 450
const GAP = 10
/** What is left free at the edges of the window. */
const EDGE = 8

/** Where a box stands beside a thing: right of it if there is room, else left, else above or below, inside the window. */
export function beside(box: HTMLElement, at: DOMRect): { readonly left: number; readonly top: number } {
  const { offsetWidth: width, offsetHeight: height } = box
  const right = at.right + GAP
  const left = at.left - GAP - width
  const x =
    right + width <= innerWidth - EDGE
      ? right
      : left >= EDGE
        ? left
        : Math.max(EDGE, Math.min(at.left, innerWidth - width - EDGE))
  const middle = at.top + at.height / 2 - height / 2
  const above = at.top - GAP - height
  const y = x === right || x === left ? middle : above >= EDGE ? above : at.bottom + GAP
  return { left: x, top: Math.max(EDGE, Math.min(y, innerHeight - height - EDGE)) }
}

/** Comes with every board's context. */
export function PeekProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<{ readonly at: DOMRect; readonly content: Content } | null>(null)
  const timer = useRef(0)
  const hide = useCallback(() => {
    clearTimeout(timer.current)
    setShown(null)
  }, [])
  const show = useCallback((element: Element, content: Content, delay: number) => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setShown({ at: element.getBoundingClientRect(), content }), delay)
  }, [])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && hide()
    addEventListener('keydown', onKey)
    addEventListener('scroll', hide, true)
    return () => {
      clearTimeout(timer.current)
      removeEventListener('keydown', onKey)
      removeEventListener('scroll', hide, true)
    }
  }, [hide])
  const place = useCallback(
    (box: HTMLDivElement | null) => {
      if (box === null || shown === null) return
      const { left, top } = beside(box, shown.at)
      box.style.left = `${left}px`
      box.style.top = `${top}px`
    },
    [shown],
  )
  const peeker = useMemo(() => ({ show, hide }), [show, hide])
  return (
    <PeekContext value={peeker}>
      {children}
      {shown !== null &&
        createPortal(
          <div className="peek" ref={place} aria-hidden="true">
            {shown.content()}
          </div>,
          document.body,
        )}
    </PeekContext>
  )
}

/** Handlers for a thing that has a large card. Its words are in its accessible name as well. */
export function usePeek(content: Content | undefined) {
  const { show, hide } = useContext(PeekContext)
  const down = useRef({ at: 0, touch: false })
  return useMemo(() => {
    if (content === undefined) return {}
    return {
      /** Whether the click that comes now ends a long press: then it only closes the card. */
      held: () => down.current.touch && performance.now() - down.current.at > PRESS_DELAY,
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') show(event.currentTarget, content, HOVER_DELAY)
      },
      onPointerLeave: hide,
      onPointerDown: (event: PointerEvent) => {
        down.current = { at: performance.now(), touch: event.pointerType !== 'mouse' }
        if (event.pointerType === 'mouse') hide()
        else show(event.currentTarget, content, PRESS_DELAY)
      },
      onPointerUp: hide,
      onPointerCancel: hide,
      onFocus: (event: FocusEvent) => {
        if (event.currentTarget.matches(':focus-visible')) show(event.currentTarget, content, 0)
      },
      onBlur: hide,
    }
  }, [content, show, hide])
}

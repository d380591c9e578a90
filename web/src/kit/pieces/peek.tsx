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
import { BESIDE } from '../surface/place.ts'
import { Tooltip } from '../surface/Tooltip.tsx'

type Content = () => ReactNode
interface Peeker {
  show(element: Element, content: Content, delay: number): void
  hide(): void
}

const PeekContext = createContext<Peeker>({ show() {}, hide() {} })

const HOVER_DELAY = 420
const PRESS_DELAY = 450

/** Comes with every board's context. */
export function PeekProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<{ readonly anchor: Element; readonly content: Content } | null>(null)
  const timer = useRef(0)
  const hide = useCallback(() => {
    clearTimeout(timer.current)
    setShown(null)
  }, [])
  const show = useCallback((element: Element, content: Content, delay: number) => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setShown({ anchor: element, content }), delay)
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
  const peeker = useMemo(() => ({ show, hide }), [show, hide])
  return (
    <PeekContext value={peeker}>
      {children}
      {shown !== null && (
        <Tooltip anchor={shown.anchor} where={BESIDE} className="peek">
          {shown.content()}
        </Tooltip>
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

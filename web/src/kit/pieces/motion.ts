/** Small movements of the board. All of them end at once for who wants no motion. */
import { type TouchEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Whether the reader wants no motion. */
export function isStill(): boolean {
  return document.documentElement.dataset.motion === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** A figure that counts up or down to its new value in 300 ms. */
export function useCount(to: number): number {
  const [shown, setShown] = useState(to)
  const from = useRef(to)
  useEffect(() => {
    const start = from.current
    if (start === to) return
    if (isStill()) {
      from.current = to
      setShown(to)
      return
    }
    const began = performance.now()
    let frame = 0
    const tick = (now: number) => {
      const part = Math.min(1, (now - began) / 300)
      const value = Math.round(start + (to - start) * part)
      from.current = value
      setShown(value)
      if (part < 1) frame = requestAnimationFrame(tick)
    }
    frame = requestAnimationFrame(tick)
    return () => cancelAnimationFrame(frame)
  }, [to])
  return shown
}

/** After a drawing in which the value is another one than before: `move` lets things go there. Not for who wants no motion. */
export function useMoved<T>(value: T, move: (before: T) => void): void {
  const last = useRef(value)
  useLayoutEffect(() => {
    const before = last.current
    last.current = value
    if (before !== value && !isStill()) move(before)
  })
}

/** Width and height of an element, kept up to date. */
export function useSize(): readonly [
  (element: HTMLElement | null) => void,
  { readonly width: number; readonly height: number },
] {
  const [size, setSize] = useState({ width: 0, height: 0 })
  const [element, setElement] = useState<HTMLElement | null>(null)
  useEffect(() => {
    if (element === null) return
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }))
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return [setElement, size]
}

function apart({ touches }: TouchEvent): number {
  const [a, b] = [touches[0], touches[1]]
  return a === undefined || b === undefined ? 0 : Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)
}

/** Two fingers make it larger or smaller. */
export function usePinch(zoom: number, setZoom: (zoom: number) => void) {
  const start = useRef({ distance: 0, zoom: 1 })
  return {
    onTouchStart: (event: TouchEvent) => {
      if (event.touches.length === 2) start.current = { distance: apart(event), zoom }
    },
    onTouchMove: (event: TouchEvent) => {
      const { distance, zoom: from } = start.current
      if (event.touches.length === 2 && distance > 0)
        setZoom(Math.max(0.6, Math.min(2.4, (from * apart(event)) / distance)))
    },
  }
}

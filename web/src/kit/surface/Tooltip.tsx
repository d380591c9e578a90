/** Explains what is under the pointer, in focus or pressed for long. Only one is on the screen at a time. */
import { type ReactNode, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { EDGE, type Sides, usePlaced } from './place.ts'

interface Entry {
  readonly anchor: Element
}

/** The tooltips that want to be shown, oldest first. */
let entries: readonly Entry[] = []
const listeners = new Set<() => void>()

function change(next: readonly Entry[]): void {
  entries = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The one that is shown: the latest, but never one around another, such as a card around its sign. */
const shownEntry = (): Entry | undefined =>
  entries.findLast(({ anchor }) => !entries.some((one) => one.anchor !== anchor && anchor.contains(one.anchor)))

export function hasTooltip(element: Element): boolean {
  return entries.some(({ anchor }) => anchor === element)
}

interface TooltipProps {
  readonly anchor: Element
  readonly where: Sides
  readonly className?: string
  /** Announced when it comes; otherwise its words are part of the anchor's name. */
  readonly spoken?: boolean
  /** Stays until the next press and takes presses itself. */
  readonly held?: boolean
  readonly children: ReactNode
}

export function Tooltip(props: TooltipProps): ReactNode {
  const { anchor } = props
  const entry = useMemo(() => ({ anchor }), [anchor])
  useLayoutEffect(() => {
    change([...entries, entry])
    return () => change(entries.filter((one) => one !== entry))
  }, [entry])
  return useSyncExternalStore(subscribe, shownEntry) === entry && createPortal(<Box {...props} />, document.body)
}

function Box({ anchor, where, className = '', spoken = false, held = false, children }: TooltipProps): ReactNode {
  const box = useRef<HTMLDivElement>(null)
  usePlaced(box, anchor, where)
  // Nobody can scroll a tooltip: one that is larger than the window is drawn smaller.
  useLayoutEffect(() => {
    const { current } = box
    if (current === null) return
    const fit = Math.min((innerWidth - 2 * EDGE) / current.scrollWidth, (innerHeight - 2 * EDGE) / current.scrollHeight)
    if (fit < 1) current.style.setProperty('--fit', String(fit))
  }, [])
  return (
    <div
      ref={box}
      className={`floating tooltip ${className}`}
      role={spoken ? 'status' : undefined}
      aria-hidden={spoken ? undefined : 'true'}
      data-held={held || undefined}
    >
      <div className="tooltip-inside">{children}</div>
    </div>
  )
}

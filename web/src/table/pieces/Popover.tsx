/** The moves of a thing that has several, and what the thing is, in words beside it. Closes by itself. */
import type { Move } from '@ludarium/kernel'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '../../art/Icon.tsx'
import type { Choice } from '../board.ts'
import { beside } from './peek.tsx'

/** What a thing says of itself. */
export interface About {
  readonly title: string
  readonly lines: readonly string[]
}

export interface Opened {
  readonly place: string
  /** What was pressed; the focus goes back to it. */
  readonly element: Element
  readonly about: About
}

interface PopoverProps {
  readonly opened: Opened
  readonly choices: readonly Choice[]
  /** Why nothing can be done with it now. */
  readonly why: string | undefined
  submit(move: Move, then?: readonly Partial<Move>[]): void
  setHover(choice: Choice | null): void
  onClose(): void
}

export function Popover(props: PopoverProps): ReactNode {
  const { opened, choices, why, setHover, onClose } = props
  const { about } = opened
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState<{ left: number; top: number } | null>(null)

  useLayoutEffect(() => {
    if (box.current !== null) setAt(beside(box.current, opened.element.getBoundingClientRect()))
  }, [opened])

  // What is not shown yet cannot have the focus.
  useEffect(() => {
    if (at === null) return
    const first = box.current?.querySelector<HTMLElement>('button') ?? box.current
    first?.focus()
  }, [at])

  useEffect(() => {
    const outside = (event: PointerEvent): void => {
      if (event.target instanceof Node && box.current?.contains(event.target) === false) onClose()
    }
    addEventListener('pointerdown', outside)
    return () => removeEventListener('pointerdown', outside)
  }, [onClose])

  const step = (by: number): void => {
    const buttons = [...(box.current?.querySelectorAll<HTMLElement>('button') ?? [])]
    const { activeElement } = document
    const now = activeElement instanceof HTMLElement ? buttons.indexOf(activeElement) : -1
    buttons[(now + by + buttons.length) % buttons.length]?.focus()
  }
  const back = (): void => {
    const { element } = opened
    if (element instanceof HTMLElement || element instanceof SVGElement) element.focus()
    onClose()
  }

  return createPortal(
    <div
      ref={box}
      className="popover"
      role="dialog"
      tabIndex={-1}
      aria-labelledby={id}
      style={at ?? { left: 0, top: 0, visibility: 'hidden' }}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown') step(1)
        else if (event.key === 'ArrowUp') step(-1)
        else if (event.key === 'Escape') back()
        else return
        event.preventDefault()
        event.stopPropagation()
      }}
    >
      <h4 id={id}>{about.title}</h4>
      {about.lines.length > 0 && (
        <ul className="popover-about">
          {[...new Set(about.lines)].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {why !== undefined && choices.length === 0 && (
        <p className="popover-why">
          <Icon name="lock" size={13} /> {why}
        </p>
      )}
      {choices.length > 0 && (
        <ul>
          {choices.map((choice) => (
            <li key={`${choice.index} ${choice.text}`}>
              <button
                type="button"
                className="button legal"
                onClick={() => {
                  onClose()
                  props.submit(choice.move, choice.rest)
                }}
                onPointerEnter={() => setHover(choice)}
                onPointerLeave={() => setHover(null)}
                onFocus={() => setHover(choice)}
                onBlur={() => setHover(null)}
              >
                {choice.text}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>,
    document.body,
  )
}

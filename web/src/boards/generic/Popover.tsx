/** What stands on a hex and the moves about it, in words, beside it. Closes by itself. */
import type { SketchHex } from '@ludarium/kernel'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { BoardProps, Choice } from '../../table/board.ts'
import { pieceText } from './HexTile.tsx'

export interface Opened {
  readonly hex: string
  /** The drawing that was pressed; the focus goes back to it. */
  readonly element: Element
}

interface PopoverProps extends BoardProps {
  readonly opened: Opened
  readonly hex: SketchHex
  readonly choices: readonly Choice[]
  onClose(): void
}

const SPACE = 8

export function Popover(props: PopoverProps): ReactNode {
  const { opened, hex, choices, words, onClose } = props
  const box = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState<{ left: number; top: number } | null>(null)

  useLayoutEffect(() => {
    const panel = box.current
    const around = panel?.parentElement?.getBoundingClientRect()
    if (panel === null || around === undefined) return
    const pressed = opened.element.getBoundingClientRect()
    const { width, height } = panel.getBoundingClientRect()
    const right = pressed.right - around.left + SPACE
    const left = right + width < around.width ? right : pressed.left - around.left - SPACE - width
    const top = pressed.top - around.top + pressed.height / 2 - height / 2
    setAt({
      left: Math.max(SPACE, Math.min(around.width - width - SPACE, left)),
      top: Math.max(SPACE, Math.min(around.height - height - SPACE, top)),
    })
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
    const now = buttons.indexOf(document.activeElement as HTMLElement)
    buttons[(now + by + buttons.length) % buttons.length]?.focus()
  }

  return (
    <div
      ref={box}
      className="g-here"
      role="dialog"
      tabIndex={-1}
      aria-label={words.t(hex.name)}
      style={at ?? { left: 0, top: 0, visibility: 'hidden' }}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown') step(1)
        else if (event.key === 'ArrowUp') step(-1)
        else if (event.key === 'Escape') {
          if (opened.element instanceof SVGElement) opened.element.focus()
          onClose()
        } else return
        event.preventDefault()
        event.stopPropagation()
      }}
    >
      <h4>{words.t(hex.name)}</h4>
      {hex.pieces.length > 0 && (
        <ul className="g-there">
          {hex.pieces.map((piece) => (
            <li key={JSON.stringify(piece)}>{pieceText(props, piece)}</li>
          ))}
        </ul>
      )}
      <ul>
        {choices.map((choice) => (
          <li key={choice.index}>
            <button
              type="button"
              className="button legal"
              onClick={() => {
                onClose()
                props.submit(choice.move)
              }}
              onPointerEnter={() => props.setHover(choice)}
              onPointerLeave={() => props.setHover(null)}
              onFocus={() => props.setHover(choice)}
            >
              {choice.text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The moves of a thing that has several, and what the thing is, in words beside it. Closes by itself. */
import type { Move } from '@ludarium/kernel'
import { type ReactNode, useId } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '../../art/Icon.tsx'
import type { BoardChoice } from '../../table/board.ts'
import { Popover } from '../surface/Popover.tsx'
import { BESIDE } from '../surface/place.ts'

/** What a thing says of itself. */
export interface About {
  readonly title: string
  readonly lines: readonly string[]
}

export interface OpenPopover {
  readonly place: string
  /** What was pressed. */
  readonly element: Element
  readonly about: About
}

interface MovesProps {
  readonly opened: OpenPopover
  readonly choices: readonly BoardChoice[]
  /** Why nothing can be done with it now. */
  readonly why: string | undefined
  submit(move: Move, then?: readonly Partial<Move>[]): void
  setHover(choice: BoardChoice | null): void
  onClose(): void
}

export function Moves(props: MovesProps): ReactNode {
  const { opened, choices, why, setHover, onClose } = props
  const { about, element } = opened
  const id = useId()
  return createPortal(
    <Popover anchor={element} where={BESIDE} className="moves" labelledBy={id} onClose={onClose}>
      <h4 id={id}>{about.title}</h4>
      {about.lines.length > 0 && (
        <ul className="moves-about">
          {[...new Set(about.lines)].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {why !== undefined && choices.length === 0 && (
        <p className="moves-why row">
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
    </Popover>,
    document.body,
  )
}

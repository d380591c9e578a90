/** Legal moves as buttons. */
import type { Move } from '@ludarium/kernel'
import { sameMove } from '@ludarium/kernel'
import type { ReactNode } from 'react'
import type { BoardChoice } from '../../table/board.ts'
import { useAnyBoard } from '../pieces/context.tsx'

export function isHovered(choice: BoardChoice, hover: BoardChoice | null): boolean {
  return hover !== null && sameMove(hover.move, choice.move)
}

/** Handlers for whatever stands for a choice: the board previews it while the pointer or the focus is on it. */
export function previews<C>(choice: C | null, setHover: (choice: C | null) => void) {
  const on = (): void => setHover(choice)
  const off = (): void => setHover(null)
  return { onPointerEnter: on, onPointerLeave: off, onFocus: on, onBlur: off }
}

interface ChoiceProps {
  readonly choice: BoardChoice
  /** The one that most players would press. */
  readonly main?: boolean
  /** Lets an offer go. */
  readonly quiet?: boolean
  /** Shown instead of its words, which stay its name. */
  readonly children?: ReactNode
  /** Answers to the questions that follow, see `submit`. */
  readonly then?: readonly Partial<Move>[]
}

export function Choice({ choice, main, quiet, children, then }: ChoiceProps): ReactNode {
  const { submit, setHover, hover } = useAnyBoard()
  const kind = main ? 'primary' : quiet ? '' : 'legal'
  return (
    <button
      type="button"
      className={`button choice ${kind} ${isHovered(choice, hover) ? 'hovered' : ''}`}
      {...previews(choice, setHover)}
      onClick={() => submit(choice.move, then ?? choice.rest)}
    >
      {children === undefined ? (
        choice.text
      ) : (
        <>
          <span className="choice-label" aria-hidden="true">
            {children}
          </span>
          <span className="unseen">{choice.text}</span>
        </>
      )}
    </button>
  )
}

interface ChoicesProps<C> {
  readonly of: readonly C[]
  /** What stands on a button instead of its words. */
  label?(choice: C): ReactNode
  isMain?(choice: C): boolean
  isQuiet?(choice: C): boolean
}

/** One button per move. */
export function Choices<C extends BoardChoice>({ of, label, isMain, isQuiet }: ChoicesProps<C>): ReactNode {
  return of.map((choice) => (
    <Choice key={`${choice.index} ${choice.text}`} choice={choice} main={isMain?.(choice)} quiet={isQuiet?.(choice)}>
      {label?.(choice)}
    </Choice>
  ))
}

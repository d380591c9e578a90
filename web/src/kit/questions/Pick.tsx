/** Options side by side, of which the player takes one: large enough to be compared. */
import { type ReactNode, useMemo } from 'react'
import type { BoardChoice } from '../../table/board.ts'
import { useKeys } from '../../table/keys.ts'
import { useAnyBoard } from '../pieces/context.tsx'
import { Piece } from '../pieces/Piece.tsx'
import { Choice } from './Choice.tsx'

/** An option is a place of the board, or a move that no place stands for. */
export interface PickOption {
  readonly place?: string
  readonly choice?: BoardChoice
  /** Its name for a screen reader; a choice has its own words. */
  readonly label?: string
  /** The label already says what a press does. */
  readonly told?: boolean
  /** Its large card. */
  readonly peek?: () => ReactNode
  /** A letter that takes it. */
  readonly hotkey?: string
  readonly face: ReactNode
}

interface PickProps {
  readonly options: readonly PickOption[]
  /** Above the options. */
  readonly title?: ReactNode
  /** Width of the narrowest option; without it they stand below each other. */
  readonly width?: string
  /** The options are cards with an edge of their own. */
  readonly cards?: boolean
  readonly className?: string
}

export function Pick({ options, title, width, cards, className = '' }: PickProps): ReactNode {
  const { choices, submit } = useAnyBoard()
  const letters = options.map(({ hotkey = '' }) => hotkey).join()
  useKeys(
    useMemo(
      () =>
        Object.fromEntries(
          (letters === '' ? [] : options).map(({ hotkey = '', place = '' }) => [
            hotkey,
            () => {
              const [choice] = choices.get(place) ?? []
              if (choice !== undefined) submit(choice.move, choice.rest)
            },
          ]),
        ),
      [letters, options, choices, submit],
    ),
  )
  if (options.length === 0) return null
  return (
    <>
      {title !== undefined && <h3 className="row">{title}</h3>}
      <div className={`pick ${className}`} data-cards={cards || undefined} style={{ ['--pick' as string]: width }}>
        {options.map(({ place, choice, label = '', face, told, peek }) =>
          choice !== undefined ? (
            <Choice key={choice.index} choice={choice}>
              {face}
            </Choice>
          ) : (
            <Piece
              key={place}
              name={place ?? ''}
              label={label}
              told={told}
              peek={peek}
              on={cards ? 'chrome' : 'own'}
              className={cards ? '' : 'pick-option'}
            >
              {() => face}
            </Piece>
          ),
        )}
      </div>
    </>
  )
}

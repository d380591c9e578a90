/** A question over the board: title, room for what is asked, the moves as buttons at its foot. */
import type { Move } from '@ludarium/kernel'
import { sameMove } from '@ludarium/kernel'
import { type ReactNode, useId } from 'react'
import { Icon } from '../../art/Icon.tsx'
import { SeatShape } from '../../art/SeatShape.tsx'
import type { Choice } from '../board.ts'
import { useAnyBoard } from './context.tsx'
import { Sign } from './Sign.tsx'

export function Question(props: {
  readonly title: string
  readonly aside?: ReactNode
  readonly children: ReactNode
  readonly foot?: ReactNode
  /** As wide as its room; else as wide as what it holds, at the foot of its room. */
  readonly wide?: boolean
}): ReactNode {
  const id = useId()
  return (
    <section className="question" data-wide={props.wide || undefined} aria-labelledby={id}>
      <header>
        <h2 id={id}>{props.title}</h2>
        {props.aside !== undefined && <span className="question-aside">{props.aside}</span>}
      </header>
      <div className="question-body">{props.children}</div>
      {props.foot !== undefined && <footer>{props.foot}</footer>}
    </section>
  )
}

export function isHovered(choice: Choice, hover: Choice | null): boolean {
  return hover !== null && sameMove(hover.move, choice.move)
}

/** A legal move as a button. The `main` one is what most would press, a `quiet` one lets things go. */
export function ChoiceButton(props: {
  readonly choice: Choice
  readonly main?: boolean
  readonly quiet?: boolean
  /** Shown instead of its words, which stay its name. */
  readonly children?: ReactNode
  /** Answers to the questions that follow, see `submit`. */
  readonly then?: readonly Partial<Move>[]
}): ReactNode {
  const { submit, setHover, hover } = useAnyBoard()
  const { choice, children } = props
  const kind = props.main ? 'primary' : props.quiet ? '' : 'legal'
  return (
    <button
      type="button"
      className={`button choice ${kind} ${isHovered(choice, hover) ? 'hovered' : ''}`}
      onPointerEnter={() => setHover(choice)}
      onPointerLeave={() => setHover(null)}
      onFocus={() => setHover(choice)}
      onBlur={() => setHover(null)}
      onClick={() => submit(choice.move, props.then ?? choice.rest)}
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

interface StepperProps {
  readonly icon: string
  readonly tone: string
  readonly label: string
  readonly n: number
  readonly most: number
  readonly least?: number
  onChange(n: number): void
}

/** A number that is chosen one by one before it is sent. */
export function Stepper({ icon, tone, label, n, most, least = 0, onChange }: StepperProps): ReactNode {
  const { words } = useAnyBoard()
  return (
    <fieldset className="stepper">
      <legend className="unseen">{label}</legend>
      <span className="stepper-name">
        <Sign icon={icon} tone={tone} /> <span className="stepper-word">{label}</span>
      </span>
      <button
        type="button"
        className="button icon"
        disabled={n <= least}
        onClick={() => onChange(n - 1)}
        aria-label={words.t('stepper.less', { what: label })}
      >
        <Icon name="minus" size={16} />
      </button>
      <output aria-live="polite">{n}</output>
      <button
        type="button"
        className="button icon"
        disabled={n >= most}
        onClick={() => onChange(n + 1)}
        aria-label={words.t('stepper.more', { what: label })}
      >
        <Icon name="plus" size={16} />
      </button>
      <small>{words.t('stepper.of', { most })}</small>
    </fieldset>
  )
}

/** Of those who decide in secret at the same time: who has decided, never what. */
export function Decided(props: {
  readonly among: readonly number[]
  /** By seat. */
  readonly decided: readonly boolean[]
}): ReactNode {
  const { looks, words, me } = useAnyBoard()
  return (
    <ul className="decided">
      {props.among
        .filter((seat) => seat !== me)
        .map((seat) => {
          const look = looks[seat]
          if (look === undefined) return null
          return (
            <li key={seat} data-done={props.decided[seat] || undefined}>
              <SeatShape colour={look.colour} size={14} />
              {props.decided[seat] ? (
                <>
                  {look.name} <Icon name="check" size="0.85rem" label={words.t('sealed.decided')} />
                </>
              ) : (
                words.t('sealed.thinks', { seat: look.name })
              )}
            </li>
          )
        })}
    </ul>
  )
}

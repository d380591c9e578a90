/** The frame of a question: title, room for what is asked, buttons at the foot. */
import { type ReactNode, useId } from 'react'
import { isHovered, useTable } from '../context.tsx'
import type { EssenceChoice } from '../targets.ts'

export function Panel(props: {
  readonly title: string
  readonly aside?: ReactNode
  readonly children: ReactNode
  readonly foot?: ReactNode
  readonly wide?: boolean
}) {
  const id = useId()
  return (
    <section className="stage" data-wide={props.wide || undefined} aria-labelledby={id}>
      <header>
        <h2 id={id}>{props.title}</h2>
        {props.aside !== undefined && <span className="stage-aside">{props.aside}</span>}
      </header>
      <div className="stage-body">{props.children}</div>
      {props.foot !== undefined && <footer>{props.foot}</footer>}
    </section>
  )
}

/** A legal move as a button; the first one of a panel is the main one. */
export function ChoiceButton({
  choice,
  main,
  quiet,
  children,
}: {
  readonly choice: EssenceChoice
  readonly main?: boolean
  readonly quiet?: boolean
  readonly children?: ReactNode
}) {
  const { submit, setHover, hover } = useTable()
  const kind = main ? 'primary' : quiet ? '' : 'legal'
  return (
    <button
      type="button"
      className={`button ${kind} ${isHovered(choice, hover) ? 'hovered' : ''}`}
      onPointerEnter={() => setHover(choice)}
      onPointerLeave={() => setHover(null)}
      onFocus={() => setHover(choice)}
      onBlur={() => setHover(null)}
      onClick={() => submit(choice.move)}
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

/** The move that lets the offer go, if there is one. */
export function Decline() {
  const { legal } = useTable()
  const choice = legal.find(({ move }) => move.do === 'decline')
  return choice === undefined ? null : <ChoiceButton choice={choice} quiet />
}

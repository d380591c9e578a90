/** The frame of every question: title, what is asked, the answers at its foot. It can be folded away to look at the board. */
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '../../art/Icon.tsx'
import { useKeys } from '../../table/keys.ts'
import { useAnyBoard } from '../pieces/context.tsx'
import { focusableScroll } from '../surface/focusable-scroll.ts'
import './questions.css'

/** A corner of the board, e.g. away from the hex that the question is about. */
export type SheetCorner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right'

export interface SheetProps {
  readonly title: ReactNode
  readonly aside?: ReactNode
  /** At the upper right, behind the title. */
  readonly picture?: ReactNode
  /** Left of the answers. */
  readonly note?: ReactNode
  readonly foot?: ReactNode
  readonly children?: ReactNode
  /**
   * 'whole' covers its room, 'low' leaves the upper part of it in sight, 'wide' is as high as its content at the foot of
   * the room, 'fit' also as wide.
   */
  readonly size?: 'whole' | 'low' | 'wide' | 'fit'
  /** Lies over the whole table, in front of a veil; only the side panel stays usable. */
  readonly veil?: boolean
  /** A small sheet in a corner of the board. On a phone the decision sheet holds its content, without a frame. */
  readonly corner?: SheetCorner
  /** The main answer takes the focus when the sheet opens; a sheet with a veil takes it itself. */
  readonly focusMain?: boolean
  readonly className?: string
  /** The Enter key, unless it presses another button. */
  onEnter?(): void
}

export function Sheet(props: SheetProps): ReactNode {
  const { title, aside, picture, note, foot, children, veil, corner, focusMain, size = 'fit', className = '' } = props
  const { words, phone } = useAnyBoard()
  const [folded, setFolded] = useState(false)
  const id = useId()
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    const first = focusMain ? box.current?.querySelector<HTMLElement>('.button.primary') : veil && box.current
    if (first) first.focus()
  }, [veil, focusMain])
  useEnter(box, folded ? undefined : props.onEnter)
  const folds = veil || (size !== 'fit' && corner === undefined)
  const bare = phone && corner !== undefined
  const sheet = (
    <section
      ref={box}
      className={`${bare ? 'question-bare' : 'question'} ${className}`}
      role={veil ? 'dialog' : undefined}
      tabIndex={veil ? -1 : undefined}
      aria-labelledby={id}
      data-size={size}
      data-corner={corner}
      data-folded={folded || undefined}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !veil || folded) return
        event.stopPropagation()
        setFolded(true)
      }}
    >
      <header className={bare ? 'unseen' : 'row'}>
        <div className="cluster between grow">
          <h2 id={id} className="row type-7">
            {title}
          </h2>
          {aside !== undefined && <p className="row gap-3 dim type-3">{aside}</p>}
        </div>
        {folds && (
          <button
            type="button"
            className="button question-fold"
            aria-expanded={!folded}
            onClick={() => setFolded(!folded)}
          >
            <Icon name={folded ? 'chevron-up' : 'eye'} size={15} />
            <span className={folded || (veil && !phone) ? '' : 'unseen'}>
              {words.t(folded ? 'question.back' : 'question.look')}
            </span>
          </button>
        )}
        {!folded && picture !== undefined && <div className="question-picture">{picture}</div>}
      </header>
      {!folded && children !== undefined && (
        <div className="question-body" ref={focusableScroll}>
          {children}
        </div>
      )}
      {!folded && (foot || note) && (
        <footer className="cluster gap-4">
          {note && <span className="question-note cluster grow dim">{note}</span>}
          {foot}
        </footer>
      )}
    </section>
  )
  return veil ? (
    <div className="question-veil" data-folded={folded || undefined}>
      {sheet}
    </div>
  ) : (
    sheet
  )
}

/** Enter answers, wherever the focus is in the sheet; on a button that is not chosen it presses that button. */
function useEnter(box: { readonly current: HTMLElement | null }, onEnter: (() => void) | undefined): void {
  const enter = useRef(onEnter)
  enter.current = onEnter
  const [keys] = useState(() => ({
    Enter: (event: KeyboardEvent) => {
      const { target } = event
      if (enter.current === undefined || !(target instanceof Element) || !box.current?.contains(target)) return
      if (target.matches('button:not([aria-pressed="true"])')) return
      event.preventDefault()
      enter.current()
    },
  }))
  useKeys(keys)
}

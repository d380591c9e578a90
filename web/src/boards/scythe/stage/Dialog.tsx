/** A dialog over the table; the side panel stays usable. It can be put aside to look at the board. */
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { reachable } from '../../../parts/reachable.ts'
import { useTable } from '../context.tsx'
import './stage.css'

interface DialogProps {
  readonly title: ReactNode
  readonly aside?: ReactNode
  /** At the upper right, behind the title. */
  readonly picture?: ReactNode
  readonly className: string
  readonly children: ReactNode
  /** Left of the buttons. */
  readonly note?: ReactNode
  readonly foot?: ReactNode
}

export function Dialog(props: DialogProps): ReactNode {
  const { words } = useTable()
  const [aside, setAside] = useState(false)
  const id = useId()
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!aside) box.current?.focus()
  }, [aside])
  if (aside)
    return (
      <button type="button" className="button primary scythe-back" onClick={() => setAside(false)}>
        <Icon name="chevron-up" size={15} />
        {words.t('dialog.back')}
      </button>
    )
  return (
    <div className="scythe-veil">
      <section
        ref={box}
        role="dialog"
        tabIndex={-1}
        className={`scythe-dialog ${props.className}`}
        aria-labelledby={id}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          setAside(true)
        }}
      >
        <header>
          <div>
            <h2 id={id}>{props.title}</h2>
            {props.aside !== undefined && <p>{props.aside}</p>}
          </div>
          {props.picture}
        </header>
        <div className="scythe-dialog-body" ref={reachable}>
          {props.children}
        </div>
        <footer>
          <span className="scythe-dialog-note">{props.note}</span>
          <button type="button" className="button tall" onClick={() => setAside(true)}>
            {words.t('dialog.look')}
          </button>
          {props.foot}
        </footer>
      </section>
    </div>
  )
}

/** A seat's panel: sign, name, role and figures in the head, the clock, and whatever the game shows of the seat. */
import type { CSSProperties, ReactNode } from 'react'
import { Icon } from '../../art/Icon.tsx'
import { SeatShape } from '../../art/SeatShape.tsx'
import { useChrome } from '../../table/chrome.tsx'
import type { SeatLook } from '../../table/seats.ts'
import { useWords } from '../../words/context.tsx'
import { focusableScroll } from '../surface/focusable-scroll.ts'
import './seats.css'

interface SeatPanelProps {
  readonly look: Pick<SeatLook, 'name' | 'colour'> & Partial<SeatLook>
  /** 'line': the head in one line; 'block': the head beside the rest. Both are for boards that place seats themselves. */
  readonly form?: 'line' | 'block'
  /** The reader's own. */
  readonly you?: boolean
  readonly acting?: boolean
  readonly passed?: boolean
  /** What the seat plays. */
  readonly role?: ReactNode
  /** The figures that matter, in the head. */
  readonly figures?: ReactNode
  /** At the end of the head. */
  readonly tool?: ReactNode
  readonly className?: string
  /** Makes the name a button that opens more about the seat. */
  readonly open?: { readonly is: boolean; readonly label?: string; toggle(): void }
  /** Called while the pointer or the focus is on the panel, and when it leaves. */
  onPoint?(on: boolean): void
  /** Without it only the head is there. */
  readonly children?: ReactNode
}

/** Characters from which on a faction's name is set narrower, and narrower still. */
const LONG = 16
const LONGER = 21

export function SeatPanel(props: SeatPanelProps): ReactNode {
  const { look, form = '', passed = false, onPoint, figures, children } = props
  const chrome = useChrome()
  const clock = look.seat === undefined ? undefined : chrome?.seatLine(look.seat)
  return (
    <article
      className={`panel seat-panel ${form} ${passed ? 'passed' : ''} ${props.acting ? 'acting' : ''} ${props.className ?? ''}`}
      style={{ '--edge-colour': look.colour.fill } as CSSProperties}
      aria-label={look.name}
      onPointerEnter={onPoint && (() => onPoint(true))}
      onPointerLeave={onPoint && (() => onPoint(false))}
    >
      <header>
        <SeatShape colour={look.colour} size={form === '' ? 24 : 17} />
        <div className="seat-name">
          <Name {...props} />
          <Role role={props.role ?? null} passed={passed} />
        </div>
        {form === 'line' && clock}
        {figures !== undefined && <div className="seat-figures">{figures}</div>}
        {props.tool}
      </header>
      {form !== 'line' && clock}
      {children !== undefined && (
        <div className="seat-inside" ref={focusableScroll}>
          {children}
        </div>
      )}
    </article>
  )
}

function Name({ look, form, you, tool, open, onPoint }: SeatPanelProps): ReactNode {
  const t = useWords()
  return (
    <h2>
      {open === undefined ? (
        look.name
      ) : (
        <button
          type="button"
          aria-expanded={open.is}
          onClick={open.toggle}
          onFocus={onPoint && (() => onPoint(true))}
          onBlur={onPoint && (() => onPoint(false))}
        >
          {look.name}
          {open.label !== undefined && <span className="unseen"> {open.label}</span>}
        </button>
      )}
      {you && <span className="chip you">{t('table.you')}</span>}
      {look.bot && (
        <span className="chip">
          <Icon name="bot" size={11} />
          {tool || form !== undefined ? <span className="unseen">{t('table.bot')}</span> : t('table.bot')}
        </span>
      )}
    </h2>
  )
}

/** The head is full: a seat that has passed says so in the place of its role. */
function Role({ role, passed }: { readonly role: ReactNode; readonly passed: boolean }): ReactNode {
  const t = useWords()
  if (passed)
    return (
      <p>
        <b>{t('table.passed')}</b>
        {role !== null && <span className="unseen">{role}</span>}
      </p>
    )
  const length = typeof role === 'string' ? role.length : 0
  return role === null ? null : <p data-long={length > LONGER ? 'very' : length > LONG ? '' : undefined}>{role}</p>
}

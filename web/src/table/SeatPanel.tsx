/** Seats at the table: sign, name, faction, the figures that matter, and what the game shows of them. */
import type { Seat } from '@ludarium/kernel'
import { type ReactNode, useState } from 'react'
import { Icon } from '../art/Icon.tsx'
import { SeatShape } from '../art/SeatShape.tsx'
import { reachable } from '../parts/reachable.ts'
import { useWords } from '../words/context.tsx'
import { useCompany } from './company.tsx'
import { boardProps, type Hands, type Scene } from './scene.ts'
import type { SeatLook } from './seats.ts'
import { useShownTurns } from './waited.ts'

interface SeatFrameProps {
  readonly look: SeatLook
  /** The reader's own. */
  readonly you?: boolean
  readonly acting?: boolean
  readonly passed?: boolean
  /** What the seat plays, in words. */
  readonly role?: string | null
  /** The figures that matter, in the name line. */
  readonly figures?: ReactNode
  /** Stands at the end of the name line. */
  readonly tool?: ReactNode
  readonly className?: string
  /** Without it only the name line is there. */
  readonly children?: ReactNode
}

/** Characters from which on a faction's name is set narrower, and narrower still. */
const LONG = 16
const LONGER = 21

/** Sign, name and faction of a seat around whatever is shown of it; boards that place seats themselves use it too. */
export function SeatFrame(props: SeatFrameProps): ReactNode {
  const t = useWords()
  const company = useCompany()
  const { look, passed = false, role = null } = props
  const edge = { '--edge-colour': look.colour.fill } as React.CSSProperties
  return (
    <article
      className={`panel seat-panel ${passed ? 'passed' : ''} ${props.acting ? 'acting' : ''} ${props.className ?? ''}`}
      style={edge}
      aria-label={look.name}
    >
      <header>
        <SeatShape colour={look.colour} size={24} />
        <div className="seat-name">
          <h2>
            {look.name}
            {props.you && <span className="chip you">{t('table.you')}</span>}
            {look.bot && (
              <span className="chip">
                <Icon name="bot" size={11} />
                {props.tool ? <span className="unseen">{t('table.bot')}</span> : t('table.bot')}
              </span>
            )}
          </h2>
          {/* The name line is full: who has passed says so where the faction stands else. */}
          {passed ? (
            <p>
              <b>{t('table.passed')}</b>
              {role !== null && <span className="unseen">{role}</span>}
            </p>
          ) : (
            role !== null && (
              <p data-long={role.length > LONGER ? 'very' : role.length > LONG ? '' : undefined}>{role}</p>
            )
          )}
        </div>
        <div className="seat-figures">{props.figures}</div>
        {props.tool}
      </header>
      {look.seat !== undefined && company?.seatLine(look.seat)}
      {props.children !== undefined && (
        <div className="seat-inside" ref={reachable}>
          {props.children}
        </div>
      )}
    </article>
  )
}

interface SeatProps {
  readonly scene: Scene
  readonly hands: Hands
  readonly of: Seat
}

/** The frame around what a game shows of one seat. */
export function SeatPanel(props: SeatProps & { folded: boolean }): ReactNode {
  const { scene, hands, of } = props
  const [unfolded, setUnfolded] = useState(false)
  const turns = useShownTurns()
  const look = scene.looks[of]
  if (look === undefined) return null
  const { plugin } = scene.game
  const { view, actors, seat } = scene.position
  const role = plugin.role?.(view, of) ?? null
  const folded = props.folded && !unfolded
  const panel = { ...boardProps(scene, hands), of, folded }
  const shown = turns.some((turn) => turn.now && turn.seat === of)
  return (
    <SeatFrame
      look={look}
      you={of === seat}
      acting={actors.includes(of)}
      passed={plugin.passed?.(view, of) ?? false}
      role={role === null ? null : scene.words.t(role)}
      figures={<plugin.Figures {...panel} />}
      className={`${folded ? 'folded' : ''} ${shown ? 'waited-seat' : ''}`}
      tool={
        props.folded && (
          <button
            type="button"
            className="button icon quiet"
            aria-expanded={unfolded}
            aria-label={look.name}
            onClick={() => setUnfolded(!unfolded)}
          >
            <Icon name={unfolded ? 'chevron-up' : 'chevron-down'} size={14} />
          </button>
        )
      }
    >
      {folded ? undefined : <plugin.PlayerPanel {...panel} />}
    </SeatFrame>
  )
}

/** A seat in one line, for narrow windows, or who takes turns without one; opens its panel on demand. */
export function SeatChip(props: SeatProps & { selected?: boolean; onSelect?(): void }): ReactNode {
  const { scene, hands, of, onSelect } = props
  const company = useCompany()
  const [open, setOpen] = useState(false)
  const { plugin } = scene.game
  const { view, actors } = scene.position
  const guest = scene.looks[of] === undefined ? (plugin.guest?.(view, of) ?? null) : null
  const look = guest === null ? scene.looks[of] : { name: scene.words.t(guest.name), colour: guest.colour }
  if (look === undefined) return null
  const passed = plugin.passed?.(view, of) ?? false
  return (
    <div className={`seat-chip ${passed ? 'passed' : ''} ${actors.includes(of) ? 'acting' : ''}`}>
      <button
        type="button"
        aria-expanded={onSelect === undefined ? open : undefined}
        aria-pressed={onSelect === undefined ? undefined : props.selected}
        onClick={onSelect ?? (() => setOpen(!open))}
      >
        <SeatShape colour={look.colour} size={20} />
        <span>
          <strong>{look.name}</strong>
          {company === null || guest !== null ? (
            <span className="seat-figures">
              <plugin.Figures {...boardProps(scene, hands)} of={of} folded={true} />
            </span>
          ) : (
            company.seatChip(of)
          )}
        </span>
      </button>
      {open && onSelect === undefined && (
        <div className="seat-popover">
          <SeatPanel {...props} folded={false} />
        </div>
      )}
    </div>
  )
}

/** Seats at the table: their panels and chips around what the game shows of them. */
import type { Seat } from '@ludarium/kernel'
import { type ReactNode, useCallback, useState } from 'react'
import { Icon } from '../art/Icon.tsx'
import { SeatShape } from '../art/SeatShape.tsx'
import { SeatPanel } from '../kit/seats/SeatPanel.tsx'
import { Popover } from '../kit/surface/Popover.tsx'
import { useChrome } from './chrome.tsx'
import { useShownTurns } from './missed-turns.ts'
import { boardProps, type Hands, type Scene } from './scene.ts'

interface SeatProps {
  readonly scene: Scene
  readonly hands: Hands
  readonly of: Seat
}

/** The panel of one seat, which the table places. */
export function TableSeat(props: SeatProps & { folded: boolean }): ReactNode {
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
    <SeatPanel
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
    </SeatPanel>
  )
}

/** A seat in one line, for narrow windows, or who takes turns without one; opens its panel on demand. */
export function SeatChip(props: SeatProps & { selected?: boolean; onSelect?(): void }): ReactNode {
  const { scene, hands, of, onSelect } = props
  const company = useChrome()
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
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
            <span className="seat-figures row">
              <plugin.Figures {...boardProps(scene, hands)} of={of} folded={true} />
            </span>
          ) : (
            company.seatChip(of)
          )}
        </span>
      </button>
      {open && onSelect === undefined && (
        <Popover className="seat-popover" label={look.name} onClose={close}>
          <TableSeat {...props} folded={false} />
        </Popover>
      )}
    </div>
  )
}

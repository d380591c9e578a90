/** The dial: knobs from 0 to 7 around the power that is set. */
import type { ReactNode } from 'react'
import { useTable } from '../context.tsx'
import { Sign } from '../parts/Figure.tsx'

const RADIUS = 74
const KNOBS = [0, 1, 2, 3, 4, 5, 6, 7]

/** Knobs stand from the lower left over the top to the lower right. */
function knob(n: number): { readonly x: number; readonly y: number } {
  const angle = ((204 - n * 33) * Math.PI) / 180
  return { x: Math.cos(angle) * RADIUS, y: -Math.sin(angle) * RADIUS }
}

export function Dial(props: {
  /** Null while it is sealed or not set. */
  readonly value: number | null
  readonly most: number
  /** Without it the dial only shows. */
  onSet?(n: number): void
  readonly children?: ReactNode
}): ReactNode {
  const { words } = useTable()
  const { value, most, onSet } = props
  const hand = value === null ? null : knob(value)
  return (
    <div className="scythe-dial">
      <svg viewBox="-95 -95 190 150" aria-hidden="true">
        <circle r="51" />
        {hand !== null && <line x1={hand.x * 0.42} y1={hand.y * 0.42} x2={hand.x * 0.8} y2={hand.y * 0.8} />}
      </svg>
      <span className="scythe-dial-middle dim">
        {value === null ? (
          props.children
        ) : (
          <>
            <Sign of="power" size={24} />
            <b>{value}</b>
          </>
        )}
      </span>
      {KNOBS.map((n) => {
        const { x, y } = knob(n)
        const style = { left: `${50 + (x / 190) * 100}%`, top: `${((y + 95) / 150) * 100}%` }
        const face = { style, 'data-on': value === n || undefined, 'data-over': n > most || undefined }
        if (onSet === undefined || n > most)
          return (
            <span key={n} className="scythe-knob" {...face}>
              {n}
            </span>
          )
        return (
          <button
            key={n}
            type="button"
            className="scythe-knob"
            data-lit
            {...face}
            aria-pressed={value === n}
            aria-label={words.t('combat.set', { n })}
            onClick={() => onSet(n)}
          >
            {n}
          </button>
        )
      })}
    </div>
  )
}

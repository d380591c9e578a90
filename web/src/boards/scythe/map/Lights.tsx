/** On lit hexes: how many steps away, or that a combat waits; and single units to pick out of a hex. */
import type { ReactNode } from 'react'
import { useTable } from '../context.tsx'
import { hexOf, place } from '../places.ts'
import { armiesAt, goodsAt, kindOf, SPOTS, spotOf } from '../view.ts'
import type { Geometry } from './geometry.ts'
import { CombatDisc } from './pieces.tsx'
import { hasEnemy, stepCount } from './reading.ts'

export function Discs({ geometry }: { readonly geometry: Geometry }): ReactNode {
  const { choices, view, me, step, phone } = useTable()
  if (step?.step !== 'journey') return null
  const fights = step.unit < 5
  const k = phone ? 1.5 : 1
  return SPOTS.map((spot, n) => {
    const [choice] = choices.get(place.hex(spot.id)) ?? []
    if (choice === undefined) return null
    const { x, y } = geometry.at(spot)
    const taken = view.encounters[n] === true || (view.tokens[n] ?? '') !== ''
    const at = taken
      ? `translate(${x + 0.33 * geometry.layout.width} ${y + 0.4 * geometry.half})`
      : `translate(${x} ${y - 0.86 * geometry.half})`
    return (
      <g key={spot.id} transform={`${at} scale(${k})`}>
        {fights && hasEnemy(view, me, spot.id) ? (
          <CombatDisc />
        ) : (
          <>
            <circle r="9.500" fill="var(--lantern-cloth)" stroke="var(--ink)" strokeWidth="1.6" />
            <text y="4" className="scythe-disc">
              {stepCount(choice)}
            </text>
          </>
        )}
      </g>
    )
  })
}

/** Where several units of one hex can be chosen, each can be pressed itself; the hex has a list of them all the same. */
export function UnitSpots({ geometry }: { readonly geometry: Geometry }): ReactNode {
  const { choices, view, me, step, submit, setHover } = useTable()
  if (step?.step !== 'moving') return null
  return [...choices].flatMap(([name, list]) => {
    const units = list.filter(({ move }) => move.do === 'unit')
    const id = hexOf(name)
    if (id === '' || units.length < 2) return []
    const spot = spotOf(id)
    const { x, y } = geometry.at(spot)
    const stacks = armiesAt(view, id).find(({ seat }) => seat === me)?.stacks ?? []
    const width = geometry.layout.width / stacks.length
    const low = goodsAt(view, id).length > 0 ? 0.05 : 0.16
    return stacks.map((stack, n) => {
      const choice = units.find(({ move }) => move.do === 'unit' && kindOf(move.unit) === stack.kind)
      const same = units.filter(({ move }) => move.do === 'unit' && kindOf(move.unit) === stack.kind)
      if (choice === undefined || same.length > 1) return null
      /** A drawing has no element of its own for what can be pressed; keys go to the hex below. */
      const pressable = {
        role: 'button',
        tabIndex: -1,
        'aria-label': choice.text,
        onPointerEnter: () => setHover(choice),
        onPointerLeave: () => setHover(null),
        onClick: () => submit(choice.move),
      }
      return (
        <rect
          key={`${id} ${stack.kind}`}
          className="scythe-unit-spot"
          x={x + (n - stacks.length / 2) * width * 0.84 + 1}
          y={y + low * geometry.half - 17}
          width={width * 0.84 - 2}
          height="34"
          rx="7"
          {...pressable}
        />
      )
    })
  })
}

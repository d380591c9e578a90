/** Pieces of the mat on their way: a cube lifts out of its well and lands in a slot, the action token hops. */
import { CUBES } from '@ludarium/scythe/data'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { isStill } from '../../../kit/pieces/motion.ts'
import { useTable } from '../context.tsx'
import { sectionOf } from '../view.ts'

/** From the middle of one element to where another is, in an arc. */
function fly(piece: Element, from: Element, height: number, duration: number): void {
  const [a, b] = [from.getBoundingClientRect(), piece.getBoundingClientRect()]
  const dx = a.left + a.width / 2 - b.left - b.width / 2
  const dy = a.top + a.height / 2 - b.top - b.height / 2
  piece.animate(
    [
      { transform: `translate(${dx}px, ${dy}px)`, zIndex: 5 },
      { transform: `translate(${dx / 2}px, ${Math.min(dy, 0) / 2 - height}px) scale(1.25)`, zIndex: 5 },
      { transform: 'none', zIndex: 5 },
    ],
    { duration, easing: 'ease-in-out' },
  )
}

export function useFlights(mat: RefObject<HTMLElement | null>): void {
  const { own, me } = useTable()
  const last = useRef({ own, me })
  useLayoutEffect(() => {
    const { own: before, me: whose } = last.current
    last.current = { own, me }
    const box = mat.current
    if (box === null || before === own || whose !== me || isStill()) return
    const section = sectionOf(own)
    if (section !== sectionOf(before)) {
      const pawn = box.querySelector('.scythe-pawn')
      const home = box.querySelector(`[data-section="${sectionOf(before)}"] .scythe-pay`)
      if (pawn !== null && home !== null) fly(pawn, home, 26, 200)
    }
    const lifted = CUBES.filter((_, n) => own.cubes[n] === true && before.cubes[n] !== true)
    const filled = own.slots.findIndex((n, i) => n > (before.slots[i] ?? 0))
    const [cube] = lifted
    if (cube === undefined || filled < 0 || lifted.length > 1) return
    const well = box.querySelector(`[data-cube="${cube}"]`)
    const slot = box.querySelectorAll('.scythe-cost')[filled]?.querySelector('[data-state="cubed"] > *')
    if (well !== null && slot != null) fly(slot, well, 44, 300)
  }, [own, me, mat])
}

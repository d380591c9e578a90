/** Chalk on the table: open loops around what a note or a hint speaks of. For the eye only. */
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { isStill } from '../settings.ts'
import { boxOf, isSeen } from './find.ts'
import { arrowBetween, type Box, loopAround } from './place.ts'
import './chalk.css'

/** Things to loop, by their numbers; what is not on the screen is null. */
export type Marked = () => readonly (Element | null)[]

const LOOK = 200

const sameBoxes = (a: readonly (Box | null)[], b: readonly (Box | null)[]): boolean =>
  JSON.stringify(a) === JSON.stringify(b)

const rounded = ({ left, top, right, bottom }: Box): Box => ({
  left: Math.round(left),
  top: Math.round(top),
  right: Math.round(right),
  bottom: Math.round(bottom),
})

/** Where the things are now; followed while the board moves, scrolls or is zoomed. */
export function useBoxes(marked: Marked | null): readonly (Box | null)[] {
  const [boxes, setBoxes] = useState<readonly (Box | null)[]>([])
  useEffect(() => {
    const look = (): void => {
      const found = marked?.().map((one) => (one === null || !isSeen(one) ? null : rounded(boxOf(one)))) ?? []
      setBoxes((old) => (sameBoxes(old, found) ? old : found))
    }
    look()
    if (marked === null) return
    const timer = setInterval(look, LOOK)
    addEventListener('resize', look)
    addEventListener('scroll', look, true)
    return () => {
      clearInterval(timer)
      removeEventListener('resize', look)
      removeEventListener('scroll', look, true)
    }
  }, [marked])
  return boxes
}

interface ChalkProps {
  readonly boxes: readonly (Box | null)[]
  /** An arrow from the first to the second where they lie close together. */
  readonly arrow?: boolean
  /** The numbers stand beside the loops. */
  readonly numbered: boolean
}

export function Chalk({ boxes, arrow = false, numbered }: ChalkProps): ReactNode {
  const [first, second] = boxes
  const line = arrow && first && second ? arrowBetween(first, second) : null
  const loops = boxes.flatMap((box, n) => (box === null ? [] : [{ box, number: n + 1 }]))
  if (loops.length === 0) return null
  return createPortal(
    <svg className="chalk" aria-hidden="true" data-still={isStill() || undefined}>
      <filter id="chalk-grain" x="-5%" y="-5%" width="110%" height="110%">
        <feTurbulence type="fractalNoise" baseFrequency="0.9" numOctaves="2" seed="7" result="grain" />
        <feDisplacementMap in="SourceGraphic" in2="grain" scale="3" />
      </filter>
      {loops.map(({ box, number }) => (
        <Loop key={number} box={box} number={number} />
      ))}
      {line !== null && (
        <g className="chalk-arrow">
          {[line.line, line.head].map((d) => (
            <g key={d}>
              <path d={d} className="chalk-rim" />
              <path d={d} className="chalk-line" />
            </g>
          ))}
        </g>
      )}
      {numbered && loops.map(({ box, number }) => <Disc key={number} box={box} number={number} />)}
    </svg>,
    document.body,
  )
}

function Loop({ box, number }: { readonly box: Box; readonly number: number }): ReactNode {
  const d = loopAround(box, number)
  return (
    <g className="chalk-loop" data-number={number}>
      <path d={d} className="chalk-rim" pathLength={1} />
      <path d={d} className="chalk-line" pathLength={1} />
    </g>
  )
}

/** Half of the disc that bears a number, with its edge. */
const DISC = 12

/** At a lower corner of the loop, inside the window. */
function Disc({ box, number }: { readonly box: Box; readonly number: number }): ReactNode {
  const x = Math.max(DISC, Math.min(number === 1 ? box.left - 7 : box.right + 7, innerWidth - DISC))
  const y = Math.max(DISC, Math.min(box.bottom + 5, innerHeight - DISC))
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={DISC - 1} className="chalk-disc" />
      <text className="chalk-number" dy="0.36em">
        {number}
      </text>
    </g>
  )
}

/** The guide's mark: the loop, small, with a point in it. */
export function GuideMark({ size = 16 }: { readonly size?: number }): ReactNode {
  return (
    <svg
      className="guide-mark rigid"
      width={size}
      height={size}
      viewBox="0 0 20 20"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M13.5 2.9 A8 8 0 1 1 9 2.2" fill="none" stroke="currentColor" strokeWidth="1.9" strokeLinecap="round" />
      <circle cx="10" cy="10" r="2.4" fill="currentColor" />
    </svg>
  )
}

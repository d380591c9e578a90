/** A thing on the board: a button when a move is made with it, focusable in any case, with its large card. */
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { type CardState, marks } from '../../cards/state.ts'
import { pictured } from '../../parts/pictured.ts'
import { usePiece, useTable } from './context.tsx'
import { usePeek } from './peek.tsx'

interface PieceProps {
  /** Name of the place, see targets.ts. */
  readonly name: string
  /** What it is, in words; what a click does is added. */
  readonly label: string
  readonly className?: string
  readonly style?: React.CSSProperties
  /** Its large card. */
  readonly peek?: () => ReactNode
  /** The label already says what a click does. */
  readonly told?: boolean
  /** Added to what the table says of the place. */
  readonly state?: CardState
  /** The pointer or focus comes or goes. */
  onLook?(on: boolean): void
  readonly children: (state: CardState) => ReactNode
}

export function Piece({ name, label, className = '', style, peek, state: extra, told, onLook, children }: PieceProps) {
  const { submit, setHover, words } = useTable()
  const { state: known, choice } = usePiece(name)
  const state = { ...known, ...extra }
  const { held, ...handlers } = usePeek(peek)
  const said = [
    label,
    choice === undefined || told ? '' : words.t('piece.legal', { move: choice.text }),
    state.refused ? words.t('piece.refused', { why: state.refused }) : '',
    state.exhausted ? words.t('state.exhausted') : '',
    state.fresh ? words.t('state.new') : '',
  ].filter((part) => part !== '')
  return (
    <button
      type="button"
      className={`piece ${className}`}
      style={style}
      data-piece={name}
      {...marks(state)}
      ref={pictured}
      aria-disabled={choice === undefined || undefined}
      {...handlers}
      onPointerEnter={(event) => {
        handlers.onPointerEnter?.(event)
        onLook?.(true)
        if (choice !== undefined) setHover(choice)
      }}
      onPointerLeave={() => {
        handlers.onPointerLeave?.()
        onLook?.(false)
        if (choice !== undefined) setHover(null)
      }}
      onFocus={(event) => {
        handlers.onFocus?.(event)
        onLook?.(true)
        if (choice !== undefined) setHover(choice)
      }}
      onBlur={() => {
        handlers.onBlur?.()
        onLook?.(false)
        if (choice !== undefined) setHover(null)
      }}
      onClick={() => {
        if (choice !== undefined && held?.() !== true) submit(choice.move)
      }}
    >
      {children(state)}
      <span className="unseen">{said.join('. ')}</span>
    </button>
  )
}

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** How far a piece lies in that direction; sideways counts double, behind does not count. */
function distance(from: DOMRect, to: DOMRect, [dx, dy]: readonly [number, number]): number {
  const x = to.left + to.width / 2 - from.left - from.width / 2
  const y = to.top + to.height / 2 - from.top - from.height / 2
  const along = x * dx + y * dy
  return along < 4 ? Number.POSITIVE_INFINITY : along + 2 * Math.abs(x * dy) + 2 * Math.abs(y * dx)
}

function pieces(region: HTMLElement | null): HTMLElement[] {
  return [...(region?.querySelectorAll<HTMLElement>('[data-piece]') ?? [])]
}

/** A group of pieces with one stop of the Tab key; arrows go from piece to piece. */
export function Region(props: {
  readonly label: string
  readonly className: string
  readonly children: ReactNode
  readonly style?: React.CSSProperties
}) {
  const ref = useRef<HTMLElement>(null)
  // After each drawing: the focused piece, else the first legal one, else the first is the way in.
  useEffect(() => {
    const all = pieces(ref.current)
    const way =
      all.find((piece) => piece === document.activeElement) ?? all.find((piece) => piece.dataset.legal) ?? all[0]
    for (const piece of all) piece.tabIndex = piece === way || piece.dataset.legal !== undefined ? 0 : -1
  })
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const arrow = ARROWS[event.key]
    const from = event.target
    if (arrow === undefined || !(from instanceof HTMLElement) || from.dataset.piece === undefined) return
    const here = from.getBoundingClientRect()
    const next = pieces(ref.current)
      .map((piece) => ({ piece, far: distance(here, piece.getBoundingClientRect(), arrow) }))
      .filter(({ far }) => far < Number.POSITIVE_INFINITY)
      .sort((a, b) => a.far - b.far)[0]
    if (next === undefined) return
    event.preventDefault()
    event.stopPropagation()
    next.piece.focus()
  }
  return (
    // Arrow keys on the way from piece to piece: every piece is a button of its own.
    <section ref={ref} aria-label={props.label} className={props.className} style={props.style} onKeyDown={onKeyDown}>
      {props.children}
    </section>
  )
}

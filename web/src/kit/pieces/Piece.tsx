/** A thing on the board: a button when a move is made with it, focusable in any case, with its large card. */
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
} from 'react'
import { ariaPicture } from './aria-picture.ts'
import { pieceAt, useAnyBoard } from './context.tsx'
import type { About } from './Moves.tsx'
import { usePeek } from './peek.tsx'
import { marks, type PieceState } from './state.ts'
import './pieces.css'

export interface PieceOptions {
  /** Name of the place, as the board's `Places` call it; '' for a thing that no move is made with. */
  readonly name: string
  /** What it is, in words; what a click does is added. */
  readonly label: string
  /** Its large card. The function keeps its identity as long as the card is the same. */
  readonly peek?: () => ReactNode
  /** The label already says what a click does. */
  readonly told?: boolean
  /** Added to what the table says of the place. */
  readonly state?: PieceState
  /** Said on a press when no move is made with it. */
  readonly about?: About
  /** The pointer or focus comes or goes. */
  onLook?(on: boolean): void
}

/** State, words and handlers of a piece, for whatever element draws it. */
export function usePieceParts(options: PieceOptions) {
  const { name, label, peek, told, state: extra, about, onLook } = options
  const board = useAnyBoard()
  const { state: known, choices } = pieceAt(board, name)
  const { held, ...handlers } = usePeek(peek)
  const state: PieceState = { ...known, ...extra }
  const [first] = choices
  const { words } = board
  const said = [
    label,
    first === undefined || told
      ? ''
      : words.t('piece.legal', { move: choices.map((choice) => choice.text).join(', ') }),
    state.refused ? words.t('piece.refused', { why: state.refused }) : '',
    state.exhausted ? words.t('state.exhausted') : '',
    state.fresh ? words.t('state.new') : '',
  ].filter((part) => part !== '')
  const look = (on: boolean): void => {
    onLook?.(on)
    if (first !== undefined) board.setHover(on ? first : null)
  }
  const press = (element: Element): void => {
    if (held?.() === true || (first === undefined && about === undefined)) return
    board.press(name, element, about ?? { title: label, lines: [] })
  }
  return {
    state,
    press,
    /** Everything about it in one sentence after the other. */
    said: said.join('. '),
    parts: {
      'data-piece': name,
      ...marks(state),
      'aria-disabled': (first === undefined && about === undefined) || undefined,
      ...handlers,
      onPointerEnter: (event: PointerEvent) => {
        handlers.onPointerEnter?.(event)
        look(true)
      },
      onPointerLeave: () => {
        handlers.onPointerLeave?.()
        look(false)
      },
      onFocus: (event: FocusEvent) => {
        handlers.onFocus?.(event)
        look(true)
      },
      onBlur: () => {
        handlers.onBlur?.()
        look(false)
      },
      onClick: (event: MouseEvent) => press(event.currentTarget),
    },
  }
}

interface PieceProps extends PieceOptions {
  readonly className?: string
  readonly style?: React.CSSProperties
  /** What it lies on: the cloth of the board or the page's chrome; the light of a legal move differs. 'own': its board draws it. */
  readonly on?: 'cloth' | 'chrome' | 'own'
  readonly children: (state: PieceState) => ReactNode
}

export function Piece({ className = '', style, on = 'chrome', children, ...options }: PieceProps): ReactNode {
  const { state, said, parts } = usePieceParts(options)
  return (
    <button type="button" className={`piece on-${on} ${className}`} style={style} ref={ariaPicture} {...parts}>
      {children(state)}
      <span className="unseen">{said}</span>
    </button>
  )
}

interface SpotProps extends PieceOptions {
  readonly className?: string
  readonly transform?: string
  readonly children: (state: PieceState) => ReactNode
}

/** The same as a part of a drawing. */
export function Spot({ className = '', transform, children, ...options }: SpotProps): ReactNode {
  const { state, said, parts, press } = usePieceParts(options)
  /** A drawing has no element of its own for what can be pressed. */
  const pressable = {
    role: 'button',
    tabIndex: 0,
    'aria-label': said,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      press(event.currentTarget)
    },
  }
  return (
    <g className={`spot ${className}`} transform={transform} {...parts} {...pressable}>
      {children(state)}
    </g>
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

type Drawn = HTMLElement | SVGElement

const isDrawn = (element: unknown): element is Drawn => element instanceof HTMLElement || element instanceof SVGElement

function pieces(region: HTMLElement | null): Drawn[] {
  return [...(region?.querySelectorAll('[data-piece]') ?? [])].filter(isDrawn)
}

/** A group of pieces with one stop of the Tab key beside the legal ones; arrows go from piece to piece. */
export function Region(props: {
  readonly label: string
  readonly className: string
  readonly children: ReactNode
  readonly style?: React.CSSProperties
}): ReactNode {
  const ref = useRef<HTMLElement>(null)
  // After each drawing: the focused piece, else the first legal one, else the first is the way in.
  useEffect(() => {
    const all = pieces(ref.current)
    const way =
      all.find((piece) => piece === document.activeElement) ?? all.find((piece) => piece.dataset.legal) ?? all[0]
    for (const piece of all) {
      const index = piece === way || piece.dataset.legal !== undefined ? 0 : -1
      if (piece.tabIndex !== index) piece.tabIndex = index
    }
  })
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const arrow = ARROWS[event.key]
    const from = event.target
    if (arrow === undefined || !isDrawn(from) || from.dataset.piece === undefined) return
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

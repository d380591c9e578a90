/**
 * On the board, over whatever game it is: where what was played and what would have been better is made. Rings around the
 * places that one would press, an arrow from the first to the next, and a tag with the words. What no place on this
 * board stands for has its tag at the foot.
 */
import type { Move } from '@ludarium/kernel'
import { type CSSProperties, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { elementAt, isDrawn } from '../../../guide/find.ts'
import { type Arrow, arrowFrom, type Box, distance, grown, placed } from '../../../guide/place.ts'
import { useLocate } from '../../../kit/pieces/context.tsx'

/** A line from where it parts from the other one. */
export interface MarkedLine {
  readonly moves: readonly Move[]
  /** What the tag says, by move: that of the first one that is marked, or the first of all. */
  readonly texts: readonly string[]
}

export interface MarksProps {
  readonly box: RefObject<HTMLElement | null>
  readonly played: MarkedLine | null
  readonly better: MarkedLine | null
}

type Kind = 'played' | 'better'

/** A ring: the outline of a hex where it is one, else a box. */
interface Ring {
  readonly box: Box
  readonly outline: { readonly path: string; readonly transform: string } | null
}

interface Mark {
  readonly kind: Kind
  readonly text: string
  readonly rings: readonly Ring[]
  readonly arrow: Arrow | null
  readonly tag: CSSProperties
}

/** Places that are marked of a line. */
const PLACES = 2
/** Between a thing and its ring; the better line's goes around the played one's where both are the same. */
const AWAY: Readonly<Record<Kind, number>> = { played: 3, better: 6 }
/** A tag stands nearer to its thing than a note does. */
const NEARER = 11
/** Nearer things leave no room for an arrow between them. */
const CLOSE = 40
/** Of a tag: its height, the width of a letter and of what is around them, and the most. */
const HIGH = 26
const LETTER = 6.7
const AROUND: Readonly<Record<Kind, number>> = { played: 18, better: 38 }
const WIDEST = 260

function ringOf(element: Element, layer: DOMRect, away: number): Ring {
  const hit = element.querySelector('.hex-hit')
  const { left, top, right, bottom } = (hit ?? element).getBoundingClientRect()
  const box = { left: left - layer.left, top: top - layer.top, right: right - layer.left, bottom: bottom - layer.top }
  const turned = hit instanceof SVGGraphicsElement ? hit.getScreenCTM() : null
  const path = hit?.getAttribute('d') ?? ''
  if (turned === null || path === '') return { box: within(grown(box, away), layer), outline: null }
  const { a, b, c, d, e, f } = turned
  return { box, outline: { path, transform: `matrix(${a} ${b} ${c} ${d} ${e - layer.left} ${f - layer.top})` } }
}

/** As far as it can be drawn. */
const within = (box: Box, { width, height }: DOMRect): Box => ({
  left: Math.max(2, box.left),
  top: Math.max(2, box.top),
  right: Math.min(width - 2, box.right),
  bottom: Math.min(height - 2, box.bottom),
})

/** Whether the middle of it lies inside. */
function isInside(element: Element, room: DOMRect): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  return x > room.left && x < room.right && y > room.top && y < room.bottom
}

/**
 * The first places of the line that the board shows now. What comes after a thing that it does not show is another matter;
 * panels and buttons, which are no things of their own and have no ":" in their name, do not count.
 */
function ringsOf(
  line: MarkedLine,
  away: number,
  board: HTMLElement,
  layer: DOMRect,
  locate: (move: Move) => string,
): { rings: readonly Ring[]; text: string } {
  const room = board.getBoundingClientRect()
  const sees = (element: Element): boolean => board.contains(element) && isDrawn(element) && isInside(element, room)
  const elements = new Set<Element>()
  let [text = ''] = line.texts
  for (const [n, move] of line.moves.entries()) {
    const place = locate(move)
    const found = elementAt(place, sees)
    if (found !== null && elements.size === 0) text = line.texts[n] ?? text
    if (found !== null) elements.add(found)
    if (elements.size === PLACES || (found === null && place.includes(':') && elements.size > 0)) break
  }
  return { rings: [...elements].map((element) => ringOf(element, layer, away)), text }
}

/** Of neighbours it goes from middle to middle. */
function arrowOf(from: Box, to: Box, kind: Kind): Arrow {
  const bend = kind === 'played' ? -0.14 : 0.14
  if (distance(from, to) > CLOSE) return arrowFrom(from, to, bend)
  const small = (box: Box): Box => grown(box, -0.36 * Math.min(box.right - box.left, box.bottom - box.top))
  return arrowFrom(small(from), small(to), bend)
}

/** Where the arrow comes in: the side of the thing that its tag leaves free. */
function arrivalOf(from: Box, to: Box): Box {
  const [x, y] = [(to.left + to.right) / 2, (to.top + to.bottom) / 2]
  const [dx, dy] = [(from.left + from.right) / 2 - x, (from.top + from.bottom) / 2 - y]
  const far = (Math.max(to.right - to.left, to.bottom - to.top) / 2 + HIGH) / Math.max(1, Math.hypot(dx, dy))
  return grown({ left: x + far * dx, top: y + far * dy, right: x + far * dx, bottom: y + far * dy }, HIGH / 2)
}

const boxAt = (left: number, top: number, width: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + HIGH,
})

function marksOf(
  board: HTMLElement,
  layer: DOMRect,
  lines: readonly (readonly [Kind, MarkedLine | null])[],
  locate: (move: Move) => string,
): Mark[] {
  const found = lines.flatMap(([kind, line]) =>
    line === null ? [] : [{ kind, ...ringsOf(line, AWAY[kind], board, layer, locate) }],
  )
  const { left, top, right, bottom } = board.getBoundingClientRect()
  const inside = {
    left: left - layer.left,
    top: top - layer.top,
    right: right - layer.left,
    bottom: bottom - layer.top,
  }
  const room = grown(inside, -4)
  const taken: Box[] = found.flatMap(({ rings }) => rings.map(({ box }) => box))
  let foot = room.left + 4
  return found.map(({ kind, text, rings }) => {
    const width = Math.min(WIDEST, room.right - room.left, AROUND[kind] + LETTER * text.length)
    const [first, second] = rings
    const last = second ?? first
    const arrow = first && second ? arrowOf(first.box, second.box, kind) : null
    let at = { left: Math.min(foot, room.right - width), top: room.bottom - HIGH - 4 }
    if (last === undefined) {
      // Two tags that have no room beside each other stand one above the other.
      if (foot > room.left + 4 && foot + width > room.right) at = { left: room.left + 4, top: at.top - HIGH - 4 }
      foot = at.left + width + 8
    } else {
      const arrival = first !== undefined && last !== first ? [arrivalOf(first.box, last.box)] : []
      const free = [...taken.filter((box) => box !== last.box), ...arrival]
      const obstacles = free.map((box) => ({ box, weight: 10 }))
      at = placed({ width, height: HIGH }, [grown(last.box, -NEARER)], obstacles, room)
    }
    taken.push(boxAt(at.left, at.top, width))
    return { kind, text, rings, arrow, tag: { ...at, width } }
  })
}

export function Marks({ box, played, better }: MarksProps): ReactNode {
  const locate = useLocate()
  const layer = useRef<HTMLDivElement | null>(null)
  const [marks, setMarks] = useState<readonly Mark[]>([])
  useLayoutEffect(() => {
    const board = box.current
    const over = layer.current
    if (board === null || over === null) return
    let frame = 0
    const measure = (): void => {
      const lines = [['played', played] as const, ['better', better] as const]
      const next = marksOf(board, over.getBoundingClientRect(), lines, locate)
      setMarks((old) => (JSON.stringify(old) === JSON.stringify(next) ? old : next))
    }
    // Boards settle, are moved and change their size after they are drawn: looked at again with the next picture.
    const soon = (): void => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(measure)
    }
    soon()
    const sizes = new ResizeObserver(soon)
    sizes.observe(board)
    const changes = new MutationObserver(soon)
    const attributeFilter = ['style', 'transform', 'viewBox', 'class', 'data-piece']
    changes.observe(board, { subtree: true, childList: true, attributes: true, attributeFilter })
    board.addEventListener('scroll', soon, true)
    board.addEventListener('transitionend', soon)
    return () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      changes.disconnect()
      board.removeEventListener('scroll', soon, true)
      board.removeEventListener('transitionend', soon)
    }
  }, [box, played, better, locate])
  return (
    <div className="study-marks" aria-hidden="true" ref={layer}>
      <svg width="100%" height="100%">
        <title>{marks.map(({ text }) => text).join('; ')}</title>
        {marks.map(({ kind, rings, arrow }) => (
          <g key={kind} className={kind}>
            {rings.map((ring) => (
              <RingDrawn key={`${ring.box.left} ${ring.box.top}`} ring={ring} />
            ))}
            {arrow !== null && (
              <>
                <path className="study-under" d={`${arrow.line}${arrow.head}`} />
                <path className="study-over" d={arrow.line} />
                <path className="study-head" d={arrow.head} />
              </>
            )}
          </g>
        ))}
      </svg>
      {marks.map(({ kind, text, tag, rings }) => (
        <span key={kind} className={`study-mark ${kind}`} data-places={rings.length} style={tag}>
          {kind === 'better' && <Icon name="check" size={13} />}
          <span>{text}</span>
        </span>
      ))}
    </div>
  )
}

function RingDrawn({ ring: { box, outline } }: { ring: Ring }): ReactNode {
  const shape = {
    x: box.left,
    y: box.top,
    width: Math.max(0, box.right - box.left),
    height: Math.max(0, box.bottom - box.top),
    rx: 9,
  }
  return ['study-under', 'study-over'].map((className) =>
    outline === null ? (
      <rect key={className} className={className} {...shape} />
    ) : (
      <path key={className} className={className} d={outline.path} transform={outline.transform} />
    ),
  )
}

/** The reader's island: segments on a growing grid, free cells with what a card would bring there. */
import { cellName, type EssenceState, type Grid, gridOf, matches, placement, type Segment } from '@ludarium/essence'
import { factionById, fragmentById, type SegmentCard, segmentById } from '@ludarium/essence/data'
import type { Cell } from '@ludarium/kernel'
import { type CSSProperties, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '../../art/Icon.tsx'
import { usePinch, useSize } from '../../kit/pieces/motion.ts'
import { Piece, Region } from '../../kit/pieces/Piece.tsx'
import { Sign } from '../../kit/signs/Sign.tsx'
import { TypeToken } from './cards/chips.tsx'
import { FragmentToken } from './cards/fragment.tsx'
import { nameOf } from './cards/names.ts'
import { SegmentCompact, SegmentDense, SegmentFull, segmentSaid } from './cards/segment.tsx'
import { FactionBoard } from './cards/treaty.tsx'
import { frontier } from './cells.ts'
import { useTable } from './context.tsx'
import { place } from './places.ts'
import { Sky } from './Sky.tsx'
import { cardInHand, topStep } from './view.ts'

const GAP = 4
/** Below this the words would get too small: then cells are drawn denser, then the island scrolls. */
const SMALLEST = 0.86
const LARGEST = 1.5
const SIZES = { compact: [108, 75], dense: [72, 62] } as const

interface Fit {
  readonly dense: boolean
  /** Pixels of one unit. */
  readonly unit: number
}

function fitting(grid: Grid, width: number, height: number, phone: boolean): Fit {
  const scale = ([w, h]: readonly [number, number]) =>
    Math.min((width - 6) / (grid.columns * (w + GAP)), (height - 6) / (grid.rows * (h + GAP)))
  const compact = scale(SIZES.compact)
  if (!phone && compact >= SMALLEST) return { dense: false, unit: Math.min(LARGEST, compact) }
  return { dense: true, unit: Math.max(SMALLEST, Math.min(1.3, scale(SIZES.dense))) }
}

/** A large island, and any on a phone, gives up its ring of free cells while nobody looks for one. */
function laidOut(island: readonly Segment[], ring: boolean, size: { width: number; height: number }, phone: boolean) {
  const wide = gridOf(island, 1)
  const fit = fitting(wide, size.width, size.height, phone)
  if (ring || !fit.dense) return { grid: wide, fit }
  const grid = gridOf(island, 0)
  return { grid, fit: fitting(grid, size.width, size.height, phone) }
}

/** An island that is larger than its window is shown from its middle, whenever it is laid out anew. */
function useCentred(laid: string): RefObject<HTMLDivElement | null> {
  const inner = useRef<HTMLDivElement>(null)
  const before = useRef('')
  useLayoutEffect(() => {
    const window = inner.current?.parentElement
    if (!window || before.current === laid) return
    before.current = laid
    window.scrollTo((window.scrollWidth - window.clientWidth) / 2, (window.scrollHeight - window.clientHeight) / 2)
  })
  return inner
}

/** The card whose gains are shown on free cells: the one to be placed, or the market's under the pointer. */
function previewed(view: EssenceState, hovered: string): { readonly card: string; readonly ghost: boolean } {
  const card = cardInHand(view)
  return card === '' ? { card: hovered, ghost: true } : { card, ghost: false }
}

/** Segments that make up a pattern which can be read now, with the fragment's value. */
function useReadable(): ReadonlyMap<string, number> {
  const { legal, view, me } = useTable()
  const cells = new Map<string, number>()
  for (const { move } of legal) {
    if (move.do !== 'read') continue
    const fragment = view.row[move.slot - 1] ?? ''
    const [match = []] = matches(view, me, fragment)
    for (const { x, y } of match) cells.set(`${x},${y}`, fragmentById.get(fragment)?.value ?? 0)
  }
  return cells
}

export function Island() {
  const { view, me, own, words, hover, phone, looks, seat } = useTable()
  const [measure, size] = useSize()
  const [zoom, setZoom] = useState(1)
  const pinch = usePinch(zoom, setZoom)
  const readable = useReadable()
  const { card, ghost } = previewed(view, hover?.move.do === 'build' ? hover.move.card : '')
  const { grid, fit } = laidOut(own.island, card !== '' && !ghost, size, phone)
  const names = gridOf(own.island, 1)
  const unit = fit.unit * zoom
  const centre = useCentred([grid.columns, grid.rows, fit.unit, size.width, size.height].join())
  const [w, h] = SIZES[fit.dense ? 'dense' : 'compact']
  const step = topStep(view)
  const moving = step?.step === 'put' && step.seat === me ? step.card : ''
  // Ghosts of a card in the market are shown where the ring is.
  const cells = card === '' || (ghost && grid.left !== names.left) ? [] : frontier(own.island, moving)
  const at = useCallback(
    (x: number, y: number): CSSProperties => ({
      left: `calc(var(--u) * ${(x - grid.left) * (w + GAP) + GAP / 2})`,
      top: `calc(var(--u) * ${(y - grid.top) * (h + GAP) + GAP / 2})`,
      width: `calc(var(--u) * ${w})`,
      height: `calc(var(--u) * ${h})`,
    }),
    [grid.left, grid.top, w, h],
  )
  const title = seat === me ? words.t('island.own') : words.t('island.of', { seat: looks[me]?.name ?? '' })
  return (
    <Region label={title} className="essence-island">
      <Sky />
      <h2>{title}</h2>
      <div className="essence-island-window" ref={measure} {...pinch}>
        <div
          ref={centre}
          className="essence-island-grid"
          data-dense={fit.dense || undefined}
          style={{
            ['--u' as string]: `${unit}px`,
            width: `calc(var(--u) * ${grid.columns * (w + GAP)})`,
            height: `calc(var(--u) * ${grid.rows * (h + GAP)})`,
          }}
        >
          {own.island.map((segment) => {
            const record = segmentById.get(segment.card)
            return (
              record !== undefined && (
                <OwnSegment
                  key={segment.card}
                  card={record}
                  exhausted={segment.exhausted}
                  dense={fit.dense}
                  at={at(segment.x, segment.y)}
                  cell={cellName(names, segment)}
                  moving={segment.card === moving}
                  readable={readable.get(`${segment.x},${segment.y}`) ?? 0}
                />
              )
            )
          })}
          {cells.map((cell) => (
            <FreeCell
              key={`${cell.x},${cell.y}`}
              cell={cell}
              grid={names}
              card={card}
              ghost={ghost}
              at={at(cell.x, cell.y)}
            />
          ))}
        </div>
      </div>
      <div className="essence-zoom">
        <button type="button" onClick={() => setZoom((now) => Math.min(2, now * 1.2))} aria-label={words.t('zoom.in')}>
          <Icon name="plus" size={14} />
        </button>
        <button
          type="button"
          onClick={() => setZoom((now) => Math.max(0.6, now / 1.2))}
          aria-label={words.t('zoom.out')}
        >
          <Icon name="minus" size={14} />
        </button>
        <button type="button" onClick={() => setZoom(1)} aria-label={words.t('zoom.fit')}>
          <Icon name="fit" size={14} />
        </button>
      </div>
    </Region>
  )
}

interface OwnSegmentProps {
  readonly card: SegmentCard
  readonly exhausted: boolean
  readonly dense: boolean
  readonly at: CSSProperties
  readonly cell: string
  readonly moving: boolean
  /** Value of a fragment whose pattern it belongs to, 0 for none. */
  readonly readable: number
}

function OwnSegment({ card, exhausted, dense, at, cell, moving, readable }: OwnSegmentProps) {
  const { me, own, words, view } = useTable()
  const step = topStep(view)
  const chosen = moving || ((step?.step === 'swapWith' || step?.step === 'swapScore') && step.card === card.id)
  const faction = factionById.get(own.faction)
  const peek = useCallback(
    () =>
      card.kind === 'palace' && faction !== undefined ? (
        <FactionBoard faction={faction} words={words} />
      ) : (
        <SegmentFull card={card} words={words} />
      ),
    [card, words, faction],
  )
  return (
    <Piece
      name={place.segment(me, card.id)}
      label={words.t('island.segment', { cell, said: segmentSaid(card, words) })}
      className="essence-own-segment"
      style={at}
      peek={peek}
      on="cloth"
      state={{ exhausted, selected: chosen }}
    >
      {(state) => {
        // The reason a star cannot be used is in the words; the card itself stays readable.
        const shown = { ...state, refused: undefined }
        const Card = dense ? SegmentDense : SegmentCompact
        return (
          <>
            <Card card={card} words={words} state={shown} price={null} />
            {readable > 0 && (
              <span className="essence-pattern-mark">
                <FragmentToken value={readable} />
              </span>
            )}
          </>
        )
      }}
    </Piece>
  )
}

interface FreeCellProps {
  readonly cell: Cell
  readonly grid: Grid
  readonly card: string
  readonly ghost: boolean
  readonly at: CSSProperties
}

function FreeCell({ cell, grid, card, ghost, at }: FreeCellProps) {
  const { view, me, words } = useTable()
  const { essence, parts } = placement(view, me, card, cell.x, cell.y)
  const name = cellName(grid, cell)
  const counted = parts.filter((part) => part.n !== 0)
  const said = counted.map((part) =>
    words.t('island.part', {
      n: withSign(part.n),
      card: nameOf(words, segmentById.get(part.card) ?? { id: part.card, name: part.card }),
    }),
  )
  const gain = withSign(essence)
  const inside = (
    <>
      <small className="essence-cell-name">{name}</small>
      <b className="essence-cell-gain">
        {gain}
        <Sign icon="drop" tone="essence" />
      </b>
      <span className="essence-cell-parts">
        {counted.length === 0 ? (
          <span className="essence-cell-none">{words.t('island.noNeighbour')}</span>
        ) : (
          counted.map((part) => {
            const type = segmentById.get(part.card)?.type
            return (
              <span key={part.card}>
                {withSign(part.n)}
                {type !== undefined && <TypeToken type={type} />}
              </span>
            )
          })
        )}
      </span>
    </>
  )
  if (ghost)
    return (
      <div
        className="essence-free-cell essence-ghost"
        style={at}
        aria-hidden="true"
        data-part={place.cell(cell.x, cell.y)}
      >
        {inside}
      </div>
    )
  const record = segmentById.get(card)
  return (
    <Piece
      name={place.cell(cell.x, cell.y)}
      label={words.t('island.cell', { cell: name, gain, parts: said.join(', ') })}
      className="essence-free-cell halo"
      on="own"
      style={at}
      told
    >
      {(state) => (
        <>
          {state.hover && record !== undefined && (
            <span className="essence-ghost-card" data-type={record.type} aria-hidden="true">
              <span>{nameOf(words, record)}</span>
            </span>
          )}
          {inside}
        </>
      )}
    </Piece>
  )
}

export const withSign = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')

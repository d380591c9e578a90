/**
 * A map of hexes that a board feeds with its own drawings. The map knows what can be pressed, what is new and what is
 * spoken of (from the board around it), zooms and pans, and lays its layers in this order: `under`, the land's rim,
 * grounds, the light of what is legal, `edges` (rivers, bridges, walls), pieces, `over` (ways, prices, ghosts).
 *
 * Drawings of a hex stand around its middle. Functions and lists keep their identity as long as they draw the same:
 * then hovering redraws the light only.
 */
import type { HexCoordinate } from '@ludarium/kernel'
import { type ReactNode, useMemo } from 'react'
import { type Camera, PanZoom } from '../panzoom/PanZoom.tsx'
import type { About } from '../pieces/Moves.tsx'
import { Region, Spot } from '../pieces/Piece.tsx'
import type { PieceState } from '../pieces/state.ts'
import type { Frame, HexLayout } from './layout.ts'
import './hex.css'

export interface MapHex extends HexCoordinate {
  readonly id: string
}

export interface HexMapProps<H extends MapHex> {
  readonly label: string
  readonly hexes: readonly H[]
  readonly layout: HexLayout
  /** The board's name for the place that a hex belongs to. Hexes of one place are lit and pressed as one. */
  place(hex: H): string
  /** What it is and what lies there, in words. */
  said(hex: H): string
  /** Said on a press where no move is made. */
  about?(hex: H): About
  /** A large picture of it beside the pointer. */
  peek?(hex: H): ReactNode
  /** Added to what the table says of the place, e.g. that it is selected. */
  state?(hex: H): PieceState | undefined
  ground(hex: H): ReactNode
  /** `far`: the hex is too small on the screen for anything but the plainest drawing. */
  pieces?(hex: H, far: boolean): ReactNode
  /** What is no land has no rim: bases, crystals. */
  isLand?(hex: H): boolean
  /** In the units of the layout. */
  readonly under?: ReactNode
  readonly edges?: ReactNode
  readonly over?: ReactNode
  /** What the map shows when it is fitted; by itself all hexes, with room for the zoom's buttons. */
  readonly frame?: Frame
  /** Where to look first; by itself everything. */
  readonly start?: { readonly hex: HexCoordinate; readonly zoom: number }
  /** A small map shows where one is when only a part is seen. */
  readonly little?: boolean
  /** Over the map: legends, tips. */
  readonly children?: ReactNode
}

/** Below this many pixels of width a hex is drawn as from afar. */
const FAR = 60

export function HexMap<H extends MapHex>(props: HexMapProps<H>): ReactNode {
  const { hexes, layout, place, isLand, ground, start } = props
  const groups = useMemo(() => [...Map.groupBy(hexes, place)], [hexes, place])
  const land = useMemo(
    () => layout.outline(isLand === undefined ? hexes : hexes.filter((hex) => isLand(hex))),
    [hexes, layout, isLand],
  )
  const grounds = useMemo(() => layer(hexes, layout, ground), [hexes, layout, ground])
  const framed = useMemo(() => framing(hexes, layout), [hexes, layout])
  const frame = props.frame ?? framed
  const middle = start === undefined ? null : layout.at(start.hex)
  const camera: Camera | undefined =
    start === undefined || middle === null
      ? undefined
      : { x: middle.x - frame.left, y: middle.y - frame.top, zoom: start.zoom }
  const rim = (
    <>
      <path d={land} className="hex-coast" />
      <path d={land} className="hex-rim" />
    </>
  )
  return (
    <Region label={props.label} className="hex-map">
      <PanZoom
        width={frame.width}
        height={frame.height}
        label={props.label}
        start={camera}
        little={
          props.little ? (
            <g transform={`translate(${-frame.left} ${-frame.top})`}>
              {rim}
              {grounds}
            </g>
          ) : undefined
        }
      >
        {(scale) => (
          <g
            className="hex-scaled"
            transform={`translate(${-frame.left} ${-frame.top})`}
            style={{ ['--hex-scale' as string]: scale.toFixed(3) }}
          >
            {props.under}
            {rim}
            {grounds}
            {groups.map(([name, group]) => (
              <Place key={name} {...props} name={name} group={group} />
            ))}
            <g className="hex-quiet">{props.edges}</g>
            {props.pieces !== undefined && (
              <Pieces hexes={hexes} layout={layout} pieces={props.pieces} far={layout.width * scale < FAR} />
            )}
            <g className="hex-quiet">{props.over}</g>
          </g>
        )}
      </PanZoom>
      {props.children}
    </Region>
  )
}

/** All hexes; the buttons of the zoom stand in the lower right corner, below land that reaches so far. */
function framing(hexes: readonly MapHex[], layout: HexLayout): Frame {
  const frame = layout.frame(hexes)
  const bottom = Math.max(...hexes.map((hex) => layout.at(hex).y))
  const corner = hexes.some((hex) => {
    const { x, y } = layout.at(hex)
    return x > frame.left + frame.width * 0.7 && y > bottom - layout.width * 0.5
  })
  return corner ? { ...frame, height: frame.height + layout.width * 1.1 } : frame
}

/** One drawing a hex, in its middle. */
function layer<H extends MapHex>(hexes: readonly H[], layout: HexLayout, draw: (hex: H) => ReactNode): ReactNode {
  return (
    <g className="hex-quiet">
      {hexes.map((hex) => {
        const { x, y } = layout.at(hex)
        return (
          <g key={hex.id} transform={`translate(${x} ${y})`}>
            {draw(hex)}
          </g>
        )
      })}
    </g>
  )
}

function Pieces<H extends MapHex>(props: {
  readonly hexes: readonly H[]
  readonly layout: HexLayout
  pieces(hex: H, far: boolean): ReactNode
  readonly far: boolean
}): ReactNode {
  const { hexes, layout, pieces, far } = props
  return useMemo(() => layer(hexes, layout, (hex) => pieces(hex, far)), [hexes, layout, pieces, far])
}

/** The hexes of one place as one thing to press, with the light around all of them. */
function Place<H extends MapHex>(
  props: HexMapProps<H> & { readonly name: string; readonly group: readonly H[] },
): ReactNode {
  const { layout, name, group, peek } = props
  const [first] = group
  const content = useMemo(
    () => (peek === undefined || first === undefined ? undefined : () => peek(first)),
    [peek, first],
  )
  const { hit, ring, inner } = useMemo(() => {
    const inset = layout.width * 0.05
    return {
      hit: layout.outline(group),
      ring: layout.outline(group, inset),
      inner: layout.outline(group, inset * 1.5),
    }
  }, [layout, group])
  if (first === undefined) return null
  return (
    <Spot
      name={name}
      label={props.said(first)}
      about={props.about?.(first)}
      peek={content}
      state={props.state?.(first)}
      className="hex-place"
    >
      {(state) => (
        <>
          {peek === undefined && <title>{props.said(first)}</title>}
          <path d={hit} className="hex-hit" />
          {state.fresh && <path d={inner} className="hex-fresh" />}
          {(state.spoken || state.hinted) && <Ring d={ring} className="hex-spoken" />}
          {state.legal && <Ring d={ring} className="hex-legal" />}
          {state.selected && <Ring d={ring} className="hex-selected" />}
        </>
      )}
    </Spot>
  )
}

/** A ring inside the hex over a darker one, so that it shows on every ground. */
function Ring(props: { readonly d: string; readonly className: string }): ReactNode {
  return (
    <>
      <path d={props.d} className="hex-ring" />
      <path d={props.d} className={props.className} />
    </>
  )
}

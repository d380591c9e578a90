/** The frozen map: land, ice and pieces, with the light, the prices and the way of what is being decided. */
import { CELLS, spaceOf, type TargetPreview, targets, wayTo } from '@ludarium/revive'
import { POSITIONS, SPACES } from '@ludarium/revive/data'
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type Camera, PanZoom } from '../../../kit/panzoom/PanZoom.tsx'
import { Region, Spot } from '../../../kit/pieces/Piece.tsx'
import type { PieceState } from '../../../kit/pieces/state.ts'
import { useTable } from '../context.tsx'
import { place } from '../places.ts'
import { groundAt, isFaceDown, isLarge, piecesAt, positionOf, TRIBE_TILES, tribeTileAt } from '../view.ts'
import { FRAME, HALF, hexagon, LARGE, pointAt, TILES } from './geometry.ts'
import { Backs, Locations, Prices, Waters } from './Labels.tsx'
import { Edge, Grounds, Ice, LIFT } from './Land.tsx'
import { MapCard, mapSaid } from './MapCard.tsx'
import { NewTile } from './NewTile.tsx'
import { Row, Token, TribeTile } from './Pieces.tsx'
import { cheapest } from './prices.ts'
import { type PlacePrice, placed } from './room.ts'
import { SCENERY } from './scenery.tsx'
import { fitOf, NEAR, startOf } from './start.ts'
import { RangeWay } from './Way.tsx'

/** Below this many pixels for a unit nothing can be read: labels are left out. */
const FAR = 0.66

export function ReviveMap({ children }: { readonly children?: ReactNode }): ReactNode {
  const { words, phone, step, own, choices } = useTable()
  const box = useRef<HTMLDivElement>(null)
  const [camera, setCamera] = useState<Camera | undefined>()
  const opening = useRef(phone)
  useLayoutEffect(() => {
    const room = box.current
    if (room === null || !opening.current) return undefined
    const look = (): void => {
      const { clientWidth: width, clientHeight: height } = room
      if (!opening.current || width === 0 || height === 0) return
      opening.current = false
      setCamera(startOf(own, choices.keys(), { width, height }))
    }
    look()
    // A room that has no size yet gets one.
    const observer = new ResizeObserver(look)
    observer.observe(room)
    return () => observer.disconnect()
  }, [own, choices])
  /** The first tap on a map that is too small to be read brings it nearer. */
  const nearer = useCallback((clientX: number, clientY: number): boolean => {
    const room = box.current?.getBoundingClientRect()
    const svg = box.current?.querySelector('svg')
    const matrix = svg?.getScreenCTM()
    if (room === undefined || matrix === null || matrix === undefined || matrix.a >= FAR) return false
    const point = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse())
    setCamera({ x: point.x, y: point.y, zoom: NEAR / fitOf(room) })
    return true
  }, [])
  /** A new tile is looked at from near, in the part of the map that its sheet leaves free. */
  const turning = phone && step?.step === 'orient' ? step.target : -1
  useEffect(() => {
    const middle = TILES.get(POSITIONS[turning]?.id ?? '')?.middle
    if (middle === undefined) return undefined
    const frame = requestAnimationFrame(() => {
      const room = box.current?.getBoundingClientRect()
      if (room === undefined) return
      setCamera({ x: middle.x - FRAME.left, y: middle.y - FRAME.top, zoom: NEAR / fitOf(room) })
    })
    return () => cancelAnimationFrame(frame)
  }, [turning])
  return (
    <>
      {SCENERY}
      <Region label={words.t('map.title')} className="revive-map">
        <div
          className="revive-map-room"
          ref={box}
          onClickCapture={(event) => {
            if (phone && event.target instanceof SVGElement && nearer(event.clientX, event.clientY))
              event.stopPropagation()
          }}
        >
          <PanZoom
            width={FRAME.width}
            height={FRAME.height}
            label={words.t('map.title')}
            goTo={camera}
            little={phone ? <Little /> : undefined}
          >
            {(scale) => (
              <g transform={`translate(${-FRAME.left} ${-FRAME.top})`}>
                <Layers scale={scale} />
              </g>
            )}
          </PanZoom>
        </div>
        {children}
      </Region>
    </>
  )
}

function Little(): ReactNode {
  const { view } = useTable()
  return useMemo(
    () => (
      <g transform={`translate(${-FRAME.left} ${-FRAME.top})`}>
        <Edge vast={view.vastCrystals} />
        <Grounds view={view} isBusy={isNever} />
        <Ice view={view} />
      </g>
    ),
    [view],
  )
}

const isNever = (): boolean => false

function Layers({ scale }: { readonly scale: number }): ReactNode {
  const table = useTable()
  const { view, me, choices, colourOf, hover, legal } = table
  const far = scale < FAR
  const k = far ? 1 : Math.min(1.45, Math.max(1, 1 / scale))
  const lit = useCallback((name: string): boolean => choices.has(name), [choices])
  const isBusy = useCallback(
    (space: number): boolean => piecesAt(view, space, me).length > 0 || lit(place.space(SPACES[space]?.id ?? '')),
    [view, me, lit],
  )
  const land = useMemo(
    () => (
      <>
        <Edge vast={view.vastCrystals} />
        <Grounds view={view} isBusy={isBusy} />
        <Ice view={view} />
      </>
    ),
    [view, isBusy],
  )
  const costs = useMemo(
    (): ReadonlyMap<string, TargetPreview> =>
      legal.some(({ move }) => AIMED.has(move.do)) ? cheapest(targets(view, me)) : new Map(),
    [legal, view, me],
  )
  const tiles = useMemo(
    () =>
      new Map(
        [...costs.values()].flatMap((target) =>
          target.kind === 'explore' && lit(place.tile(target.at)) ? [[target.at, target] as const] : [],
        ),
      ),
    [costs, lit],
  )
  const prices = useMemo(() => {
    const found = SPACES.flatMap(({ id }, space): PlacePrice[] => {
      const target = costs.get(id)
      return target !== undefined && target.kind !== 'explore' && lit(place.space(id)) ? [{ space, target }] : []
    })
    return placed(found, view, me, k)
  }, [costs, lit, view, me, k])
  const way = useMemo(() => {
    const move = hover?.move
    if (move?.do === 'explore') return wayTo(view, me, CELLS[positionOf(move.tile)] ?? [])
    return move?.do === 'build' || move?.do === 'populate' ? wayTo(view, me, [spaceOf(move.space)]) : []
  }, [hover, view, me])
  const grow = far ? 1.25 : 1
  // What is pointed at changes none of these.
  const pieces = useMemo(
    () =>
      SPACES.map(({ id }, space) => {
        const standing = piecesAt(view, space, me)
        const tile = tribeTileAt(view, space)
        if (standing.length === 0 && tile < 0) return null
        const { x, y } = pointAt(space)
        const up = isLarge(space) ? -20 : costs.get(id) !== undefined && lit(place.space(id)) ? -3 : 4
        return (
          <g key={id} transform={`translate(${x} ${y})`}>
            {tile >= 0 && (
              <TribeTile
                colour={colourOf(tile)}
                tile={TRIBE_TILES[view.players[tile]?.tribe ?? ''] ?? ''}
                hex={hexagon(0.82)}
              />
            )}
            <g transform={`translate(0 ${up})`}>
              <Row pieces={standing} colourOf={colourOf} k={grow} room={isLarge(space) ? 104 : 48} />
            </g>
          </g>
        )
      }),
    [view, me, costs, lit, colourOf, grow],
  )
  const labels = useMemo(
    () => (
      <>
        <Backs view={view} me={me} k={k} tiles={tiles} />
        <Waters view={view} me={me} k={k} />
        <Locations view={view} me={me} k={k} />
      </>
    ),
    [view, me, k, tiles],
  )
  const paid = useMemo(() => <Prices prices={prices} k={k} />, [prices, k])
  return (
    <>
      <g className="revive-quiet">{land}</g>
      <Places />
      <g className="revive-quiet">
        {pieces}
        {!far && (
          <>
            {labels}
            <RangeWay way={way} k={k} />
            {paid}
          </>
        )}
        <Ghost />
      </g>
      <NewTile k={k} far={far} />
    </>
  )
}

/** Moves with a price on the map. */
const AIMED: ReadonlySet<string> = new Set(['explore', 'build', 'populate'])

/** The piece that would come to stand there. */
function Ghost(): ReactNode {
  const { hover, me, colourOf, view } = useTable()
  const move = hover?.move
  if (move?.do !== 'build' && move?.do !== 'populate') return null
  const space = spaceOf(move.space)
  const size = hover?.rest?.find((part) => part.do === 'size')
  const large = size?.do === 'size' && size.size === 'large'
  const { x, y } = pointAt(space)
  const down = piecesAt(view, space, me).length > 0 ? -HALF * 0.5 : isLarge(space) ? -20 : 2
  return (
    <g transform={`translate(${x} ${y + down})`}>
      <Token
        colour={colourOf(me)}
        icon={move.do === 'populate' ? 'meeple' : large ? 'modern-city' : 'wood-cabin'}
        size={large ? 30 : 26}
        fade={0.85}
      />
    </g>
  )
}

/** Everything that can be pressed: ice tiles as one, large locations as one, every other hex for itself. */
function Places(): ReactNode {
  const { view, step } = useTable()
  const turning = step?.step === 'orient' ? step.target : -1
  return (
    <>
      {SPACES.map(({ id, position }, space) => {
        if (isFaceDown(view, position) || (turning >= 0 && positionOf(position || 'S1') === turning && position !== ''))
          return null
        if (groundAt(view, space) === 'chasm') return null
        return <SpacePlace key={id} space={space} id={id} />
      })}
      {POSITIONS.map(({ id }) =>
        isFaceDown(view, id) && positionOf(id) !== turning ? <TilePlace key={id} id={id} /> : null,
      )}
    </>
  )
}

function SpacePlace({ space, id }: { readonly space: number; readonly id: string }): ReactNode {
  const { x, y } = pointAt(space)
  const large = LARGE.find((one) => one.id === id)
  if (large !== undefined)
    return (
      <MapPlace kind="space" id={id} hit={<path d={large.outline} className="revive-hit" />}>
        {(name) => <path d={large.ring} className={name} />}
      </MapPlace>
    )
  return (
    <MapPlace
      kind="space"
      id={id}
      transform={`translate(${x} ${y})`}
      hit={<polygon points={hexagon()} className="revive-hit" />}
    >
      {(name) => <polygon points={hexagon(0.9)} className={name} />}
    </MapPlace>
  )
}

function TilePlace({ id }: { readonly id: string }): ReactNode {
  const tile = TILES.get(id)
  if (tile === undefined) return null
  return (
    <MapPlace
      kind="tile"
      id={id}
      transform={`translate(0 ${-LIFT})`}
      hit={<path d={tile.outline} className="revive-hit" />}
    >
      {(name) => <path d={tile.ring} className={`${name} revive-slab`} />}
    </MapPlace>
  )
}

/** What can be pressed there; its children draw a ring of that class around it. */
function MapPlace(props: {
  readonly kind: 'tile' | 'space'
  readonly id: string
  readonly transform?: string
  readonly hit: ReactNode
  children(className: string): ReactNode
}): ReactNode {
  const { kind, id, transform, hit, children } = props
  const table = useTable()
  const said = mapSaid(table, id)
  const peek = useMemo(() => () => <MapCard table={table} place={id} />, [table, id])
  return (
    <Spot
      name={place[kind](id)}
      label={said}
      about={{
        title: table.words.t(`${kind === 'tile' ? 'position' : 'space'}.${id}`),
        lines: said.split('. ').slice(1),
      }}
      peek={peek}
      state={useAimed(kind, id)}
      className="revive-place"
      transform={transform}
    >
      {(state) => (
        <>
          {hit}
          <Rings state={state} draw={children} />
        </>
      )}
    </Spot>
  )
}

/** Whether the decision under way is about this place. */
function useAimed(kind: 'tile' | 'space', id: string): PieceState | undefined {
  const { step, draft, hover } = useTable()
  if (draft.aim !== undefined && hover !== null) {
    const { move } = hover
    const there = move.do === 'explore' ? kind === 'tile' && move.tile === id : 'space' in move && move.space === id
    return there ? { selected: true } : undefined
  }
  if (step?.step !== 'pay' && step?.step !== 'save' && step?.step !== 'size' && step?.step !== 'tech') return undefined
  const explores = 'kind' in step && step.kind === 'explore'
  const here = kind === 'tile' ? positionOf(id) : spaceOf(id)
  return explores === (kind === 'tile') && step.target === here ? { selected: true } : undefined
}

/** The light around a place, over a darker ring so that it shows on every ground. */
function Rings(props: { readonly state: PieceState; draw(className: string): ReactNode }): ReactNode {
  const { state, draw } = props
  return (
    <>
      {state.fresh && draw('revive-fresh')}
      {(state.spoken || state.hinted || state.selected || state.legal) && draw('revive-dark')}
      {(state.spoken || state.hinted || state.selected) && draw('revive-spoken')}
      {state.legal && draw('revive-legal')}
    </>
  )
}

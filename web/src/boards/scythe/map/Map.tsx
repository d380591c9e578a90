/** The map: land, rivers, bases and pieces, with the light, the way and the gain of what is being decided. */
import { idOf, type ScytheState } from '@ludarium/scythe'
import { BASES, UNITS } from '@ludarium/scythe/data'
import { memo, type ReactNode, useCallback, useMemo } from 'react'
import { HexMap } from '../../../kit/hex/HexMap.tsx'
import { Rivers, Way } from '../../../kit/hex/lines.tsx'
import { useLayout } from '../../../table/layout.ts'
import { useShownTurns } from '../../../table/missed-turns.ts'
import type { SeatColour } from '../../../table/seats.ts'
import { useTable } from '../context.tsx'
import { place } from '../places.ts'
import { armiesAt, builtAt, goodsAt, isContested, isHex, markAt, SPOTS, type Spot, spotOf } from '../view.ts'
import { Bases } from './Bases.tsx'
import { freeCorner, lineTo } from './corners.ts'
import { Ground } from './Ground.tsx'
import { BANKS, type Geometry, TILTED, UPRIGHT } from './geometry.ts'
import { fightAt, HexCard, hexSaid } from './HexCard.tsx'
import { Discs, UnitSpots } from './Lights.tsx'
import { Missed } from './Missed.tsx'
import { FarPieces, type HexPieces, NearPieces } from './pieces.tsx'
import { comingOf, holdersOf, pathOf } from './reading.ts'
import { Sea } from './Sea.tsx'
import { SCENERY } from './scenes.tsx'
import { Rising, Travels } from './Travels.tsx'

const NOTHING_COMES = { goods: {}, workers: 0 } as const

interface MapProps {
  readonly children?: ReactNode
  /** Where to look first; by itself everything. */
  readonly start?: { readonly hex: Spot; readonly zoom: number }
}

export function ScytheMap({ children, start }: MapProps): ReactNode {
  const table = useTable()
  const { view, me, phone, words, looks, step, hover } = table
  const wide = useLayout() === 'wide'
  const geometry = phone ? UPRIGHT : TILTED
  const colours = useMemo(
    () => new Map(view.players.map((player, seat) => [player.faction, colourAt(looks, seat)])),
    [view.players, looks],
  )
  const ground = useGround(view, geometry, looks)
  const { seat, legal, foresee } = table
  const coming = useMemo(() => comingOf({ view, seat, hover, legal, foresee }), [view, seat, hover, legal, foresee])
  const moving = step?.step === 'journey' ? step.unit : -1
  const piecesOf = useCallback(
    (spot: Spot): HexPieces => {
      const soon = coming.get(spot.id) ?? NOTHING_COMES
      const owner = view.players.findIndex(
        ({ faction }) => faction === (markAt(view, spot.id)?.kind === 'flag' ? 'albion' : 'togawa'),
      )
      return {
        armies: armiesAt(view, spot.id),
        goods: goodsAt(view, spot.id),
        coming: soon.goods,
        born: soon.workers,
        built: builtAt(view, spot.id),
        tunnel: isHex(spot) && spot.tunnel,
        encounter: isHex(spot) && view.encounters[SPOTS.indexOf(spot)] === true,
        mark: markAt(view, spot.id),
        contested: isContested(view, spot.id),
        moved: movedOf(view, moving),
        movedSeat: view.active,
        colourOf: (seat) => colourAt(looks, seat),
        markColour: owner < 0 ? null : colourAt(looks, owner),
      }
    },
    [view, coming, looks, moving],
  )
  const pieces = useCallback(
    (spot: Spot, far: boolean): ReactNode => {
      const shown = piecesOf(spot)
      return <OnHex spot={spot} far={far} geometry={geometry} shown={shown} sign={signOf(shown)} />
    },
    [piecesOf, geometry],
  )
  const path = pathOf(view, me, hover).map(spotOf)
  const missed = useShownTurns()
  const told = useMemo(() => toldWay(table.spoken), [table.spoken])
  const from = step?.step === 'journey' ? idOf(view.players[step.seat]?.units[step.unit] ?? 0) : ''
  const boxed = !phone && table.moves.some(({ move }) => move.do === 'load' || move.do === 'drop')
  const taken = useMemo(
    () => new Set(BASES.filter(({ id }) => armiesAt(view, id).length > 0).map(({ id }) => id)),
    [view],
  )
  const under = useMemo(() => <Sea geometry={geometry} />, [geometry])
  const edges = useMemo(
    () => (
      <>
        <Rivers layout={geometry.layout} banks={BANKS} />
        <Bases geometry={geometry} colours={colours} taken={taken} />
      </>
    ),
    [geometry, colours, taken],
  )
  return (
    <>
      {SCENERY}
      <HexMap
        label={words.t('map.title')}
        hexes={SPOTS}
        layout={geometry.layout}
        frame={geometry.frame}
        start={start}
        place={hexPlace}
        isLand={isHex}
        said={(spot) => hexSaid(table, spot)}
        about={(spot) => ({ title: words.t(`place.${spot.id}`), lines: hexSaid(table, spot).split('. ').slice(1) })}
        peek={(spot) => (wide && fightAt(table, spot) !== null ? null : <HexCard table={table} spot={spot} />)}
        state={(spot) => (spot.id === from ? { selected: true } : undefined)}
        ground={ground}
        pieces={pieces}
        under={under}
        edges={edges}
        over={
          <>
            <Missed geometry={geometry} />
            {told !== null && missed.length === 0 && (
              <Way layout={geometry.layout} hexes={told.hexes.map(spotOf)} colour={colourAt(looks, told.seat).fill} />
            )}
            {boxed && from !== '' && <Tether from={from} places={[place.hex(from), ...table.choices.keys()]} />}
            {path.length > 1 && <Way layout={geometry.layout} hexes={path} />}
            <Travels geometry={geometry} />
            <Rising geometry={geometry} />
            <Discs geometry={geometry} />
            <UnitSpots geometry={geometry} />
          </>
        }
      >
        {children}
      </HexMap>
    </>
  )
}

/** From the unit to the box with its cargo. */
function Tether({ from, places }: { readonly from: string; readonly places: readonly string[] }): ReactNode {
  const d = lineTo(freeCorner(places), from)
  return (
    <>
      <path d={d} className="scythe-tether" />
      <path d={d} className="scythe-tether scythe-dots" />
    </>
  )
}

/** Everything that a hex shows, as text to compare. */
function signOf({ armies, moved, markColour, colourOf, ...rest }: HexPieces): string {
  const own = armies.length === 0 ? [] : moved
  const colours = [...armies.map(({ seat }) => seat), ...(rest.built === null ? [] : [rest.built.seat])].map(
    (seat) => colourOf(seat).id,
  )
  return JSON.stringify([armies, own, rest, colours, markColour?.id])
}

/** Drawn again only when what stands there changes: most moves touch few hexes. */
const OnHex = memo(
  function OnHex(props: {
    readonly spot: Spot
    readonly far: boolean
    readonly geometry: Geometry
    readonly shown: HexPieces
    readonly sign: string
  }): ReactNode {
    const { spot, geometry, shown } = props
    const { x, y } = geometry.at(spot)
    const middle = geometry.layout.at(spot)
    return (
      <g
        className={props.far ? 'scythe-far' : undefined}
        transform={isHex(spot) ? undefined : `translate(${x - middle.x} ${y - middle.y})`}
      >
        {props.far ? (
          <FarPieces pieces={shown} geometry={geometry} k={1.62} />
        ) : (
          <NearPieces pieces={shown} geometry={geometry} />
        )}
      </g>
    )
  },
  (a, b) => a.sign === b.sign && a.far === b.far && a.geometry === b.geometry,
)

const hexPlace = (spot: Spot): string => place.hex(spot.id)

function colourAt(looks: readonly { readonly colour: SeatColour }[], seat: number): SeatColour {
  const look = looks[seat]
  if (look === undefined) throw new Error(`There is no seat ${seat}.`)
  return look.colour
}

/** Units that have moved in this action, but for the one that is moving. */
function movedOf(view: ScytheState, moving: number): readonly string[] {
  return UNITS.filter((_, n) => n !== moving && (view.moved & (1 << n)) !== 0)
}

/** The drawing of the land keeps its identity while nothing changes hands. */
function useGround(
  view: ScytheState,
  geometry: Geometry,
  looks: readonly { readonly colour: SeatColour }[],
): (spot: Spot) => ReactNode {
  return useMemo(() => {
    const holders = holdersOf(view)
    return (spot: Spot): ReactNode => {
      if (!isHex(spot)) return null
      const holder = holders.get(spot.id)
      const goods = goodsAt(view, spot.id).length
      const busy = goods > 0 || builtAt(view, spot.id) !== null || armiesAt(view, spot.id).length > 0
      return (
        <Ground
          id={spot.id}
          terrain={spot.terrain}
          geometry={geometry}
          holder={holder === undefined ? null : colourAt(looks, holder)}
          busy={busy}
          marked={view.encounters[SPOTS.indexOf(spot)] === true}
          bare={goods > 2}
        />
      )
    }
  }, [view, geometry, looks])
}

/** The way of a step that the log line under the pointer speaks of. */
function toldWay(event: { readonly type: string; readonly [field: string]: unknown } | null): {
  readonly hexes: readonly string[]
  readonly seat: number
} | null {
  if (event?.type !== 'step') return null
  const { from, to, seat } = event
  return typeof from === 'string' && typeof to === 'string' && typeof seat === 'number'
    ? { hexes: [from, to], seat }
    : null
}

/** The map: terrain, river, bridges, cities and buildings, with the light and the prices of what can be done. */
import type { HexData } from '@ludarium/innovation/data'
import { type ReactNode, useCallback, useMemo } from 'react'
import { HexMap } from '../../../kit/hex/HexMap.tsx'
import { useTable } from '../context.tsx'
import { hexOf, place } from '../places.ts'
import { hexesOf, terrainName } from '../view.ts'
import { BridgeSites } from './BridgeSites.tsx'
import { Land, River } from './Ground.tsx'
import { frameOf, LAYOUT, R, rowsOf, shoresOf, tallFrame } from './geometry.ts'
import { HexCard, hexSaid } from './HexCard.tsx'
import { Consequences } from './Lights.tsx'
import { Bridges, Keys, Shores, Walls } from './Lines.tsx'
import { Prices } from './Prices.tsx'
import { Standing, standingAt } from './Standing.tsx'

const hexPlace = (hex: HexData): string => place.hex(hex.id)

/** Draws ground and pieces of one hex. Both keep their identity as long as they draw the same. */
function useDrawing() {
  const { view, choices, fresh, colour } = useTable()
  const hexes = hexesOf(view)
  const index = useMemo(() => new Map(hexes.map(({ id }, n) => [id, n])), [hexes])
  const priced = useMemo(() => new Set([...choices.keys()].filter((name) => hexOf(name) !== '')), [choices])
  const ground = useCallback(
    (hex: HexData): ReactNode => {
      const n = index.get(hex.id) ?? 0
      const terrain = terrainName(view.terrain[n] ?? -1)
      if (terrain === undefined) return <River n={n} />
      return <Land terrain={terrain} crowded={(view.owner[n] ?? -1) >= 0 || priced.has(hexPlace(hex))} />
    },
    [index, view.terrain, view.owner, priced],
  )
  const pieces = useCallback(
    (hex: HexData): ReactNode => {
      const n = index.get(hex.id) ?? 0
      const owner = view.owner[n] ?? -1
      const drawn = owner < 0 ? null : colour(owner)
      return <Standing {...standingAt(view, n)} colour={drawn} dropped={fresh.has(hexPlace(hex))} />
    },
    [index, view, fresh, colour],
  )
  const under = useMemo(
    () =>
      rowsOf(hexes).map(({ letter, at }) => (
        <text key={letter} x={at.x} y={at.y} dy="0.36em" className="innovation-row">
          {letter}
        </text>
      )),
    [hexes],
  )
  return { ground, pieces, under }
}

export function InnovationMap({ children }: { readonly children?: ReactNode }): ReactNode {
  const table = useTable()
  const { view, words, phone, me, looks, asked, colour } = table
  const hexes = hexesOf(view)
  const drawing = useDrawing()
  const shores = useMemo(() => shoresOf(hexes), [hexes])
  const start = useMemo(() => startOf(hexes, view.players[me]?.hexes ?? []), [hexes, view.players, me])
  const frame = useMemo(() => (phone ? tallFrame(frameOf(hexes)) : frameOf(hexes)), [hexes, phone])
  return (
    <HexMap
      key={looks.length}
      label={words.t('map.title')}
      hexes={hexes}
      layout={LAYOUT}
      frame={frame}
      place={hexPlace}
      said={(hex) => hexSaid(table, hex)}
      about={(hex) => {
        const [title = '', ...lines] = hexSaid(table, hex).split('. ')
        return { title, lines }
      }}
      peek={(hex) => <HexCard table={table} hex={hex} />}
      state={(hex) => (hex.id === asked ? { selected: true } : undefined)}
      {...drawing}
      edges={
        <>
          <Shores d={shores} />
          <Walls view={view} colour={colour} />
          <Bridges view={view} colour={colour} />
        </>
      }
      over={
        <>
          <Keys view={view} colour={colour} />
          <Prices />
          <Consequences />
          <BridgeSites />
        </>
      }
      start={phone ? start : undefined}
      little={phone}
    >
      {children}
    </HexMap>
  )
}

/** Phones look at the own buildings first, the whole height of the map in sight. */
function startOf(
  hexes: readonly HexData[],
  own: readonly number[],
): { readonly hex: HexData; readonly zoom: number } | undefined {
  const home = hexes[own[0] ?? Math.floor(hexes.length / 2)]
  if (home === undefined) return undefined
  const { x } = LAYOUT.at(home)
  const middle = hexes.filter(({ id }) => id.startsWith('E'))
  const hex = middle.toSorted((a, b) => Math.abs(LAYOUT.at(a).x - x) - Math.abs(LAYOUT.at(b).x - x))[0] ?? home
  return { hex, zoom: (25 / R) * (frameOf(hexes).width / Math.max(320, innerWidth)) }
}

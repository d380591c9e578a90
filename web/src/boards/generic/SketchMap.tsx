/** The map of a sketch: grounds by drawing and colour, pieces by seat. */
import type { SketchHex, SketchPiece } from '@ludarium/kernel'
import { type ReactNode, useCallback, useMemo } from 'react'
import { HexMap } from '../../kit/hex/HexMap.tsx'
import { hexLayout } from '../../kit/hex/layout.ts'
import { Rivers } from '../../kit/hex/lines.tsx'
import { Glyph } from '../../kit/hex/tokens.tsx'
import type { About } from '../../kit/pieces/Moves.tsx'
import type { BoardProps } from '../../table/board.ts'
import type { Kit, KitGround } from './kit.ts'
import { HexPieces, spotOf } from './pieces.tsx'
import { hexPlace } from './sketch.ts'
import { groundOf, TerrainDrawing } from './terrain.tsx'

interface MapProps extends BoardProps {
  readonly kit: Kit
  readonly map: readonly SketchHex[]
}

const LAYOUT = hexLayout(76)

/** A piece with its owner. */
function pieceText({ words, looks }: Pick<BoardProps, 'words' | 'looks'>, piece: SketchPiece): string {
  const thing = piece.count > 1 ? `${piece.count} × ${words.t(piece.name)}` : words.t(piece.name)
  const whose = piece.seat === null ? undefined : looks[piece.seat]?.name
  return whose === undefined ? thing : `${whose}: ${thing}`
}

export function SketchMap(props: MapProps): ReactNode {
  const { map, kit, words, looks } = props
  /** Of a place of several hexes everything that lies on any of them. */
  const texts = useMemo(
    () =>
      new Map(
        [...Map.groupBy(map, hexPlace)].map(([place, hexes]): [string, About] => [
          place,
          {
            title: words.t(hexes[0]?.name ?? { key: '' }),
            lines: hexes.flatMap(({ pieces }) => pieces.map((piece) => pieceText({ words, looks }, piece))),
          },
        ]),
      ),
    [map, words, looks],
  )
  const about = (hex: SketchHex): About => texts.get(hexPlace(hex)) ?? { title: '', lines: [] }
  const ground = useCallback((hex: SketchHex) => <GroundOf hex={hex} kit={kit} looks={looks} />, [kit, looks])
  const pieces = useCallback(
    ({ pieces }: SketchHex) => <HexPieces pieces={pieces} kit={kit} looks={looks} words={words} />,
    [kit, looks, words],
  )
  const isLand = useCallback((hex: SketchHex) => groundOf(kit, hex.ground).aside !== true, [kit])
  const edges = useMemo(
    () => (
      <>
        <Rivers layout={LAYOUT} banks={map.flatMap((hex) => hex.rivers.map((side) => ({ hex, side })))} />
        <Joints map={map} kit={kit} looks={looks} />
      </>
    ),
    [map, kit, looks],
  )
  return (
    <HexMap<SketchHex>
      label={words.t('generic.map')}
      hexes={map}
      layout={LAYOUT}
      place={hexPlace}
      said={(hex) => [about(hex).title, ...about(hex).lines].join('; ')}
      about={about}
      ground={ground}
      pieces={pieces}
      isLand={isLand}
      edges={edges}
    />
  )
}

interface GroundProps extends Pick<MapProps, 'kit' | 'looks'> {
  readonly hex: SketchHex
}

function GroundOf({ hex, kit, looks }: GroundProps): ReactNode {
  const ground = groundOf(kit, hex.ground)
  if (ground.aside === true) return <Aside hex={hex} kit={kit} looks={looks} ground={ground} />
  return (
    <>
      <polygon points={LAYOUT.corners} fill={ground.fill} className="hex-ground" />
      <TerrainDrawing terrain={hex.ground} dark={ground.dark} crowded={isCrowded(kit, hex.pieces)} />
    </>
  )
}

/** The drawing makes room for pieces in the middle or at the foot. */
function isCrowded(kit: Kit, pieces: readonly SketchPiece[]): boolean {
  return pieces.some((piece) => ['unit', 'good'].includes(spotOf(kit, piece)))
}

/** What lies beside the land: a round token with the ring of its owner, its icon while nothing stands on it. */
function Aside({ hex, kit, looks, ground }: GroundProps & { readonly ground: KitGround }): ReactNode {
  const token = hex.pieces.find((piece) => spotOf(kit, piece) === 'none')
  if (token === undefined) return <circle r="20" className="generic-nobody" />
  const colour = token.seat === null ? undefined : looks[token.seat]?.colour
  return (
    <>
      <circle r="27" fill={ground.fill} stroke={colour?.fill ?? 'var(--fresh-cloth)'} strokeWidth="3.5" />
      {hex.pieces.length === 1 && (
        <g color="var(--cloth-text)">
          <Glyph icon={kit.pictures[token.picture]?.icon} letter="" size={28} />
        </g>
      )}
    </>
  )
}

/** Pieces that join two hexes, as a bar between them in the seat's colour. */
function Joints({ map, kit, looks }: Pick<MapProps, 'map' | 'kit' | 'looks'>): ReactNode {
  const hexes = new Map(map.map((hex) => [hex.id, hex]))
  return map.flatMap((hex) =>
    hex.pieces.flatMap((piece) => {
      const other = hexes.get(kit.joins(piece) ?? '')
      // Both ends name the piece; it is drawn from the first.
      if (other === undefined || other.id < hex.id) return []
      const [from, to] = [LAYOUT.at(hex), LAYOUT.at(other)]
      const [dx, dy] = [(to.x - from.x) * 0.27, (to.y - from.y) * 0.27]
      const d = `M${from.x + dx} ${from.y + dy}L${to.x - dx} ${to.y - dy}`
      const colour = piece.seat === null ? undefined : looks[piece.seat]?.colour
      return (
        <g key={`${hex.id} ${other.id} ${piece.seat}`} fill="none">
          <path d={d} stroke="var(--ink)" strokeWidth="15" />
          <path d={d} stroke={colour?.fill ?? 'var(--cloth-grey)'} strokeWidth="11" />
          <path d={d} stroke="var(--ink)" strokeWidth="11" strokeDasharray="2 7" opacity="0.45" />
        </g>
      )
    }),
  )
}

/** A map of hexes, drawn from a sketch: ground by drawing and colour, pieces by seat, and what can be clicked. */
import type { GameEvent, GameModule, Sketch, SketchHex } from '@ludarium/kernel'
import { type ReactNode, useCallback, useState } from 'react'
import { PanZoom } from '../../parts/PanZoom.tsx'
import type { BoardProps, Choice } from '../../table/board.ts'
import { CORNERS, edgeOf, frameOf, type Placed, placed } from './geometry.ts'
import { HexPieces } from './HexPieces.tsx'
import { HexTile } from './HexTile.tsx'
import type { Kit } from './kits/kit.ts'
import { type Opened, Popover } from './Popover.tsx'
import { sketchOf } from './sketch.ts'

export interface MapProps extends BoardProps {
  readonly module: GameModule
  readonly kit: Kit
  readonly sketch: Sketch
}

/** Hexes that bear the same name are one place: what is said of one is said of all. */
function placesByName(props: MapProps): Map<string, string> {
  return new Map(props.sketch.map.map((hex) => [hex.id, props.words.t(hex.name)]))
}

/** The moves that are about each place, by its name. */
function movesByPlace(props: MapProps, names: ReadonlyMap<string, string>): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>()
  for (const choice of props.legal) {
    const name = names.get(props.module.speech.place?.(props.view, choice.move) ?? '')
    if (name !== undefined) found.set(name, [...(found.get(name) ?? []), choice])
  }
  return found
}

/** Names of the places that an event or a hint speaks of. */
function spokenOf(props: MapProps, names: ReadonlyMap<string, string>): Set<string> {
  const { spoken, hint, module, view } = props
  const ids = spoken === null ? [] : textsOf(spoken)
  const hinted = hint === null ? null : (module.speech.place?.(view, hint) ?? null)
  return new Set([...ids, ...(hinted === null ? [] : [hinted])].flatMap((id) => names.get(id) ?? []))
}

function textsOf(event: GameEvent): string[] {
  return Object.values(event).filter((value) => typeof value === 'string')
}

/** Hexes on which something else stands than at the reader's last look. */
function changedSince(props: MapProps): Set<string> {
  if (props.before === null) return new Set()
  const before = new Map(sketchOf(props.module, props.before, props.seat)?.map.map((hex) => [hex.id, stateOf(hex)]))
  return new Set(props.sketch.map.filter((hex) => before.get(hex.id) !== stateOf(hex)).map((hex) => hex.id))
}

const stateOf = ({ ground, pieces }: SketchHex): string => JSON.stringify([ground, pieces])

export function HexMap(props: MapProps): ReactNode {
  const { sketch, kit, words } = props
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = useCallback(() => setOpened(null), [])
  const names = placesByName(props)
  const moves = movesByPlace(props, names)
  const spoken = spokenOf(props, names)
  const changed = changedSince(props)
  const places = sketch.map.map(placed)
  const { left, top, width, height } = frameOf(places)
  const movesAt = (hex: string): readonly Choice[] => moves.get(names.get(hex) ?? '') ?? []
  const press = (hex: string, element: Element): void => {
    const choices = movesAt(hex)
    const only = choices.length === 1 ? choices[0] : undefined
    if (only !== undefined) props.submit(only.move)
    else setOpened({ hex, element })
  }
  const here = sketch.map.find((hex) => hex.id === opened?.hex)
  return (
    <div className="g-map">
      <PanZoom width={width} height={height} label={words.t('generic.map')}>
        <g transform={`translate(${-left} ${-top})`}>
          <Land places={places.filter(({ hex }) => kit.grounds[hex.ground]?.aside !== true)} />
          {places.map((place) => {
            const name = names.get(place.hex.id) ?? ''
            return (
              <HexTile
                key={place.hex.id}
                {...props}
                place={place}
                name={name}
                choices={moves.get(name) ?? []}
                spoken={spoken.has(name)}
                changed={changed.has(place.hex.id)}
                onPress={press}
              />
            )
          })}
          <Rivers places={places} />
          <Joints places={places} {...props} />
          {places.map((place) => (
            <HexPieces key={place.hex.id} place={place} kit={kit} looks={props.looks} />
          ))}
        </g>
      </PanZoom>
      {opened !== null && here !== undefined && (
        <Popover {...props} opened={opened} hex={here} choices={movesAt(here.id)} onClose={close} />
      )}
    </div>
  )
}

/** The rim around all land: wide outlines under the hexes leave only the outer edge in sight. */
function Land(props: { places: readonly Placed[] }): ReactNode {
  return ['g-coast', 'g-rim'].map((className) => (
    <g key={className} className={className}>
      {props.places.map(({ hex, x, y }) => (
        <polygon key={hex.id} points={CORNERS} transform={`translate(${x} ${y})`} />
      ))}
    </g>
  ))
}

function Rivers(props: { places: readonly Placed[] }): ReactNode {
  const paths = props.places.flatMap((place) => place.hex.rivers.map((side) => edgeOf(place, side)))
  if (paths.length === 0) return null
  const d = paths.join('')
  return (
    <g className="g-rivers" pointerEvents="none">
      <path d={d} stroke="var(--river-bank)" strokeWidth="10" />
      <path d={d} stroke="var(--river)" strokeWidth="7" />
      <path d={d} stroke="#d8f0ff" strokeWidth="1.5" strokeDasharray="5 6" />
    </g>
  )
}

/** Pieces that join two hexes, as a bar between them in the seat's colour. */
function Joints(props: MapProps & { places: readonly Placed[] }): ReactNode {
  const { places, kit, looks } = props
  const at = new Map(places.map((place) => [place.hex.id, place]))
  return places.flatMap((from) =>
    from.hex.pieces.flatMap((piece) => {
      const to = at.get(kit.joins?.(piece) ?? '')
      // Both ends name the piece; it is drawn from the first.
      if (to === undefined || to.hex.id < from.hex.id) return []
      const [dx, dy] = [(to.x - from.x) * 0.27, (to.y - from.y) * 0.27]
      const d = `M${from.x + dx} ${from.y + dy}L${to.x - dx} ${to.y - dy}`
      const colour = piece.seat === null ? undefined : looks[piece.seat]?.colour
      return (
        <g key={`${from.hex.id} ${to.hex.id} ${piece.seat}`} className="g-joint" pointerEvents="none">
          <path d={d} stroke="#0b0e14" strokeWidth="15" />
          <path d={d} stroke={colour?.fill ?? '#8b93a1'} strokeWidth="11" />
          <path d={d} stroke="#0b0e14" strokeWidth="11" strokeDasharray="2 7" opacity="0.45" />
        </g>
      )
    }),
  )
}

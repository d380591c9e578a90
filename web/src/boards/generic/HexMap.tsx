/** A map of hexes, drawn from data: terrain by drawing and colour, pieces by seat, and what can be clicked. */
import { hexCentre, type Move } from '@ludarium/kernel'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { PanZoom } from '../../parts/PanZoom.tsx'
import type { BoardProps, Choice } from '../../table/board.ts'
import type { Kit, MapHex, Piece } from './kits/kit.ts'
import { nameOf } from './names.ts'
import { TerrainDrawing } from './terrain.tsx'

const WIDTH = 76
const SIDE = WIDTH / Math.sqrt(3)

/** Corners of a hex with points up and down. */
const CORNERS = Array.from({ length: 6 }, (_, n) => {
  const angle = (Math.PI / 3) * n + Math.PI / 6
  return `${(Math.cos(angle) * SIDE).toFixed(2)},${(Math.sin(angle) * SIDE).toFixed(2)}`
}).join(' ')

interface Placed {
  readonly hex: MapHex
  readonly x: number
  readonly y: number
}

/** The moves that speak of each hex. */
function movesByHex(legal: readonly Choice[], kit: Kit, hexes: readonly MapHex[]): Map<string, Choice[]> {
  const known = new Set(hexes.map((hex) => hex.id))
  const found = new Map<string, Choice[]>()
  for (const choice of legal) {
    for (const place of placesOf(choice.move)) {
      for (const cell of kit.cellsOf?.(place) ?? [place]) {
        if (known.has(cell)) found.set(cell, [...(found.get(cell) ?? []), choice])
      }
    }
  }
  return found
}

function placesOf(move: Move): string[] {
  const texts = Object.entries(move).filter(([key, value]) => key !== 'do' && typeof value === 'string')
  return texts.map(([, value]) => String(value))
}

export function HexMap(props: BoardProps & { kit: Kit }): ReactNode {
  const { view, words, kit } = props
  const [chosen, setChosen] = useState<string | null>(null)
  const hexes = kit.hexes(view)
  const moves = movesByHex(props.legal, kit, hexes)
  const places: Placed[] = hexes.map((hex) => {
    const { x, y } = hexCentre(hex)
    return { hex, x: x * WIDTH, y: y * WIDTH }
  })
  const left = Math.min(...places.map((place) => place.x)) - WIDTH * 0.7
  const top = Math.min(...places.map((place) => place.y)) - WIDTH * 0.75
  const width = Math.max(...places.map((place) => place.x)) - left + WIDTH * 0.7
  const height = Math.max(...places.map((place) => place.y)) - top + WIDTH * 0.75
  const here = chosen === null ? undefined : moves.get(chosen)
  const press = (hex: string): void => {
    const choices = moves.get(hex) ?? []
    const only = choices.length === 1 ? choices[0] : undefined
    if (only === undefined) setChosen(hex)
    else props.submit(only.move)
  }
  return (
    <div className="g-map">
      <PanZoom width={width} height={height} label={words.t('generic.map')}>
        <g transform={`translate(${-left} ${-top})`}>
          {places.map((place) => (
            <HexTile
              key={place.hex.id}
              {...props}
              place={place}
              choices={moves.get(place.hex.id) ?? []}
              onPress={press}
            />
          ))}
          <Rivers places={places} rivers={kit.rivers ?? []} />
          {places.map((place) => (
            <HexPieces key={place.hex.id} {...props} place={place} />
          ))}
        </g>
      </PanZoom>
      {here !== undefined && chosen !== null && (
        <div className="g-here">
          <h4>{words.t('generic.space', { name: chosen })}</h4>
          <ul>
            {here.map((choice) => (
              <li key={choice.index}>
                <button type="button" className="button legal" onClick={() => props.submit(choice.move)}>
                  {choice.text}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

interface HexTileProps extends BoardProps {
  readonly place: Placed
  readonly choices: readonly Choice[]
  onPress(hex: string): void
}

function titleOf(props: BoardProps, hex: MapHex): string {
  const { words, looks } = props
  const pieces = hex.pieces.map(
    (piece) => `${looks[piece.seat]?.name ?? ''}: ${piece.count} ${nameOf(words, piece.name)}`,
  )
  return [`${hex.id} ${nameOf(words, hex.terrain)}`, ...pieces].join('; ')
}

function HexTile(props: HexTileProps): ReactNode {
  const { hex, x, y } = props.place
  const { choices } = props
  const title = titleOf(props, hex)
  const hovered = props.hover !== null && choices.includes(props.hover)
  const crowded = hex.pieces.length + hex.goods.length > 0
  const inside = (
    <>
      <title>{title}</title>
      <polygon
        points={CORNERS}
        fill={hex.fill}
        stroke={hex.terrain === 'base' ? 'var(--edge)' : 'var(--rim)'}
        strokeWidth="2.5"
      />
      <TerrainDrawing terrain={hex.terrain} dark={hex.dark} crowded={crowded} />
    </>
  )
  const at = `translate(${x} ${y})`
  if (choices.length === 0) return <g transform={at}>{inside}</g>
  const first = choices[0] ?? null
  /** A drawing has no element of its own for what can be pressed. */
  const pressable = {
    role: 'button',
    tabIndex: 0,
    'aria-label': `${title}. ${choices.map((choice) => choice.text).join(', ')}`,
    onClick: () => props.onPress(hex.id),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      props.onPress(hex.id)
    },
    onPointerEnter: () => props.setHover(first),
    onPointerLeave: () => props.setHover(null),
    onFocus: () => props.setHover(first),
    onBlur: () => props.setHover(null),
  }
  return (
    <g transform={at} className={`g-lit ${hovered ? 'hovered' : ''}`} {...pressable}>
      {inside}
      <polygon points={CORNERS} className="g-legal" transform="scale(0.9)" />
    </g>
  )
}

function Rivers(props: { places: readonly Placed[]; rivers: Kit['rivers'] }): ReactNode {
  const at = new Map(props.places.map((place) => [place.hex.id, place]))
  return (props.rivers ?? []).map(([a, b]) => {
    const from = at.get(a)
    const to = at.get(b)
    if (from === undefined || to === undefined) return null
    // The shared edge stands across the middle between the two.
    const mx = (from.x + to.x) / 2
    const my = (from.y + to.y) / 2
    const dx = ((to.y - from.y) / WIDTH) * (SIDE / 2)
    const dy = ((from.x - to.x) / WIDTH) * (SIDE / 2)
    const d = `M${mx - dx} ${my - dy}L${mx + dx} ${my + dy}`
    return (
      <g key={`${a} ${b}`} fill="none" strokeLinecap="round" pointerEvents="none">
        <path d={d} stroke="var(--river-bank)" strokeWidth="10" />
        <path d={d} stroke="var(--river)" strokeWidth="7" />
        <path d={d} stroke="#d8f0ff" strokeWidth="1.5" strokeDasharray="5 6" />
      </g>
    )
  })
}

function HexPieces(props: BoardProps & { place: Placed }): ReactNode {
  const { hex, x, y } = props.place
  const pieces = hex.pieces.slice(0, 6)
  const perRow = 3
  return (
    <g transform={`translate(${x} ${y})`} pointerEvents="none">
      {pieces.map((piece, n) => {
        const row = Math.floor(n / perRow)
        const inRow = Math.min(perRow, pieces.length - row * perRow)
        const px = ((n % perRow) - (inRow - 1) / 2) * 23
        const py = (pieces.length > perRow ? -6 : 3) + row * 21
        return (
          <g key={`${piece.seat} ${piece.name}`} transform={`translate(${px} ${py})`}>
            <PieceMark piece={piece} looks={props.looks} />
          </g>
        )
      })}
      {hex.goods.map((good, n, all) => {
        const px = (n - (all.length - 1) / 2) * 27
        return (
          <g key={good.icon} transform={`translate(${px} ${SIDE - 13})`}>
            <rect x="-13" y="-8" width="26" height="16" rx="8" fill="#0b0e14e0" />
            <svg x="-10" y="-6" width="12" height="12" color="#f2efe7" aria-hidden="true">
              <use href={`#icon-${good.icon}`} />
            </svg>
            <text x="6" dy="0.36em" className="g-count">
              {good.count}
            </text>
          </g>
        )
      })}
    </g>
  )
}

function PieceMark(props: { piece: Piece; looks: BoardProps['looks'] }): ReactNode {
  const { piece } = props
  const look = props.looks[piece.seat]
  const fill = look?.colour.fill ?? 'var(--line-strong)'
  return (
    <>
      <rect
        x="-11"
        y="-11"
        width="22"
        height="22"
        rx="5"
        fill={fill}
        stroke={look?.colour.outline ?? '#0b0e14'}
        strokeWidth="1.6"
      />
      <svg x="-8" y="-8" width="16" height="16" color={look?.colour.ink ?? '#ffffff'} aria-hidden="true">
        <use href={`#icon-${piece.icon}`} />
      </svg>
      {piece.count > 1 && (
        <g transform="translate(9 9)">
          <circle r="7" fill="#0b0e14" stroke="#f2efe7" strokeWidth="1" />
          <text dy="0.36em" className="g-count">
            {piece.count}
          </text>
        </g>
      )}
    </>
  )
}

/** A map of hexes, drawn from data: terrain by colour and word, pieces by seat. */
import { hexCentre } from '@ludarium/kernel'
import { type ReactNode, useEffect, useState } from 'react'
import { PanZoom } from '../../parts/PanZoom.tsx'
import type { BoardProps } from '../../table/board.ts'
import { type MapHex, type MapReader, maps } from './maps.ts'
import { nameOf } from './names.ts'

const WIDTH = 76
const SIDE = WIDTH / Math.sqrt(3)

/** Corners of a hex with points up and down. */
const CORNERS = Array.from({ length: 6 }, (_, n) => {
  const angle = (Math.PI / 3) * n + Math.PI / 6
  return `${(Math.cos(angle) * SIDE).toFixed(2)},${(Math.sin(angle) * SIDE).toFixed(2)}`
}).join(' ')

export default function HexMap(props: BoardProps): ReactNode {
  const { view, words } = props
  const [read, setRead] = useState<MapReader | null>(null)
  useEffect(() => {
    let current = true
    void maps[view.game]?.().then((reader) => current && setRead(() => reader))
    return () => {
      current = false
    }
  }, [view.game])
  const hexes = read?.(view) ?? []
  const places = hexes.map((hex) => ({ hex, ...hexCentre(hex) }))
  const xs = places.map((place) => place.x * WIDTH)
  const ys = places.map((place) => place.y * WIDTH)
  const left = Math.min(0, ...xs) - WIDTH
  const top = Math.min(0, ...ys) - WIDTH
  const width = Math.max(WIDTH, ...xs) - left + WIDTH
  const height = Math.max(WIDTH, ...ys) - top + WIDTH
  return (
    <div className="g-map">
      {hexes.length > 0 && (
        <PanZoom width={width} height={height} label={words.t('generic.map')}>
          <g transform={`translate(${-left} ${-top})`}>
            {places.map(({ hex, x, y }) => (
              <g key={hex.id} transform={`translate(${x * WIDTH} ${y * WIDTH})`}>
                <HexTile {...props} hex={hex} />
              </g>
            ))}
          </g>
        </PanZoom>
      )}
    </div>
  )
}

function HexTile(props: BoardProps & { hex: MapHex }): ReactNode {
  const { hex, words, looks } = props
  const choice = props.legal.find((one) => Object.values(one.move).includes(hex.id))
  const names = hex.pieces.map((piece) => `${looks[piece.seat]?.name ?? ''} ${piece.text}`).join(', ')
  const title = [`${hex.id} ${nameOf(words, hex.terrain)}`, names, hex.note].filter((part) => part !== '').join('; ')
  return (
    <g className={`g-hex ${hex.dark ? 'dark' : ''}`}>
      <title>{title}</title>
      <polygon points={CORNERS} fill={hex.fill} stroke="var(--rim)" strokeWidth="2" />
      {choice !== undefined && <polygon points={CORNERS} className="g-legal" />}
      <text y={-SIDE + 17} className="g-hex-id">
        {hex.id}
      </text>
      {hex.pieces.slice(0, 4).map((piece, n, all) => {
        const look = looks[piece.seat]
        const x = (n - (all.length - 1) / 2) * 18
        return (
          <g key={`${piece.seat} ${piece.text}`} transform={`translate(${x} 2)`}>
            <circle
              r="9"
              fill={look?.colour.fill ?? 'var(--line)'}
              stroke={look?.colour.outline ?? 'black'}
              strokeWidth="1.6"
            />
            <text dy="0.36em" fill={look?.colour.ink ?? 'black'} className="g-piece">
              {piece.text.slice(0, 2)}
            </text>
          </g>
        )
      })}
      {hex.note !== '' && (
        <text y={SIDE - 12} className="g-hex-note">
          {hex.note}
        </text>
      )}
    </g>
  )
}

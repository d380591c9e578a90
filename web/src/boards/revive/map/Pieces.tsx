/** Pieces on the map: buildings and figures in the shape and colour of their seat, tribe tiles, the falcon. */
import { memo, type ReactNode } from 'react'
import type { SeatColour } from '../../../table/seats.ts'
import { PIECE_ICON, TRIBE_TILE_ICON } from '../icons.ts'
import type { SeatStanding } from '../view.ts'

export const SHAPES: Readonly<Record<string, string>> = {
  circle: 'M12 2a10 10 0 1 1 0 20a10 10 0 0 1 0-20Z',
  square:
    'M4.200 2.600h15.600a1.600 1.600 0 0 1 1.600 1.600v15.600a1.600 1.600 0 0 1-1.600 1.600H4.200a1.600 1.600 0 0 1-1.600-1.600V4.200a1.600 1.600 0 0 1 1.600-1.600Z',
  triangle: 'M12 1.800 23 21.600H1Z',
  diamond: 'M12 .8 23.200 12 12 23.200 .8 12Z',
}

/** Where the icon sits on a shape: how low, how large; how much the shape itself grows to look as large as others. */
const BOX: Readonly<Record<string, readonly [low: number, size: number, grow: number]>> = {
  circle: [0, 0.68, 1],
  square: [0, 0.72, 1],
  triangle: [0.12, 0.55, 1.16],
  diamond: [0, 0.58, 1.14],
}

/** A piece with some thickness, around its middle. */
export const Token = memo(function Token(props: {
  readonly colour: SeatColour
  readonly icon: string
  readonly size: number
  readonly fade?: number
}): ReactNode {
  const { colour, icon, size } = props
  const [low, part, grow] = BOX[colour.shape] ?? [0, 0.66, 1]
  const thick = Math.max(1.8, size * 0.09)
  const k = (size / 24) * grow
  const shape = SHAPES[colour.shape] ?? SHAPES.circle
  const up = colour.shape === 'triangle' ? size * 0.06 : 0
  const moved = (down: number): string => `translate(${-12 * k} ${-12 * k + down - up}) scale(${k})`
  const edge = { stroke: colour.outline, strokeWidth: 1.5 / k, strokeLinejoin: 'round' } as const
  return (
    <g opacity={props.fade} data-part="token">
      <ellipse cy={size * 0.46 + thick} rx={size * 0.46} ry={size * 0.13} fill="var(--ink)" opacity="0.4" />
      <path
        d={shape}
        transform={moved(thick)}
        style={{ fill: `color-mix(in srgb, ${colour.fill} 62%, black)` }}
        {...edge}
      />
      <path d={shape} transform={moved(0)} fill={colour.fill} {...edge} />
      <svg
        x={(-size * part) / 2}
        y={low * size - (size * part) / 2}
        width={size * part}
        height={size * part}
        color={colour.ink}
        aria-hidden="true"
      >
        <use href={`#icon-${icon}`} />
      </svg>
    </g>
  )
})

export const SIZE = { large: 31, small: 25, figure: 22, falcon: 22 } as const

/** Several pieces beside each other, around the middle of their space. */
export function Row(props: {
  readonly pieces: readonly SeatStanding[]
  colourOf(seat: number): SeatColour
  /** As from afar everything is a little larger. */
  readonly k: number
  /** Room beside each other. */
  readonly room: number
}): ReactNode {
  const { pieces, k, room } = props
  const natural = pieces.reduce((sum, { kind }) => sum + SIZE[kind] * k, 0) + 2 * (pieces.length - 1)
  const shrink = Math.min(1, room / natural)
  let x = (-natural * shrink) / 2
  return pieces.map(({ seat, kind }) => {
    const size = SIZE[kind] * k * shrink
    const middle = x + size / 2
    x += size + 2 * shrink
    return (
      <g key={`${seat} ${kind}`} transform={`translate(${middle} 0)`}>
        <Token colour={props.colourOf(seat)} icon={PIECE_ICON[kind]} size={size} />
      </g>
    )
  })
}

/** A tribe tile lies flat on its hex: a ring in the seat's colour with its sign at the lower edge. */
export function TribeTile(props: {
  readonly colour: SeatColour
  readonly tile: string
  readonly hex: string
}): ReactNode {
  const { colour, tile, hex } = props
  return (
    <g data-part="tribeTile">
      <polygon
        points={hex}
        fill={colour.fill}
        fillOpacity="0.2"
        stroke="var(--ink)"
        strokeWidth="5.5"
        strokeLinejoin="round"
      />
      <polygon points={hex} fill="none" stroke={colour.fill} strokeWidth="3" strokeLinejoin="round" />
      <g transform="translate(0 14)">
        <circle r="8" fill="var(--ink)" stroke={colour.fill} strokeWidth="1.6" />
        <svg x="-5.5" y="-5.5" width="11" height="11" color="var(--cloth-text)" aria-hidden="true">
          <use href={`#icon-${TRIBE_TILE_ICON[tile] ?? 'flying-flag'}`} />
        </svg>
      </g>
    </g>
  )
}

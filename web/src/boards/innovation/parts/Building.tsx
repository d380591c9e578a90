/** Buildings: the kind by its silhouette, the owner by colour and stamp; neutral ones are of stone. */
import type { Building } from '@ludarium/innovation/data'
import { memo, type ReactNode } from 'react'
import { SEAT_SHAPES } from '../../../art/SeatShape.tsx'
import type { SeatColour } from '../../../table/seats.ts'

/** In a box of 40 with the ground at 36. */
const SHAPES: Readonly<Record<Building, string>> = {
  workshop: 'M9 36V21.500L20 11 31 21.500V36Z',
  guild: 'M3.500 36V20.500L11.800 11.500 20 20l8.200-8.500 8.300 9V36Z',
  school: 'M4 36V23.500h8.500V16L20 5l7.500 11v7.500H36V36Z',
  university:
    'M2.500 36V26.500h5.200V25A12.300 12.300 0 0 1 17.800 12.900V6h4.400v6.900A12.300 12.300 0 0 1 32.300 25v1.500h5.200V36Z',
  palace:
    'M2.500 36V14h3.200v3h3.100v-3H12v7.500h2.800V5.500H18v3.200h4V5.500h3.200v16H28V14h3.200v3h3.100v-3h3.200v22Z',
  tower: 'M12.500 36V15.500H10V5.500h4.400v3.300h3.400V5.500h4.400v3.300h3.400V5.500H30v10h-2.500V36Z',
  monument: 'M8 36v-4.500h5.500L15.800 13 20 4l4.200 9 2.300 18.500H32V36Z',
}

/** Middle and size of the owner's stamp. */
const STAMPS: Readonly<Record<Building, readonly [y: number, size: number]>> = {
  workshop: [27.5, 12],
  guild: [28.5, 12],
  school: [27, 12],
  university: [27, 12.5],
  palace: [28, 12],
  tower: [25, 11.5],
  monument: [25, 10],
}

const PLINTHS: Partial<Record<Building, readonly [x: number, width: number]>> = { tower: [9, 22], workshop: [6, 28] }
const OUTLINE = 'var(--ink)'

export interface BuildingProps {
  readonly kind: Building
  readonly colour: SeatColour
  readonly neutral?: boolean
  readonly annex?: boolean
  /** Not there yet. */
  readonly ghost?: boolean
}

/** Around the middle of its foot's hex: 40 wide, a little above the middle. */
export const BuildingPiece = memo(function BuildingPiece({
  kind,
  colour,
  neutral,
  annex,
  ghost,
}: BuildingProps): ReactNode {
  const body = neutral ? 'var(--innovation-stone-3)' : colour.fill
  const dark = neutral ? 'var(--innovation-stone-2)' : `color-mix(in oklab, ${colour.fill} 62%, black)`
  const line = ghost ? 'var(--lantern-cloth)' : colour.shape === 'star' ? colour.outline : OUTLINE
  const [y, size] = STAMPS[kind]
  const [px, pw] = PLINTHS[kind] ?? [2, 36]
  const k = size / 24
  const d = SHAPES[kind]
  return (
    <g transform="translate(-20 -22)" strokeLinejoin="round">
      <ellipse cx="20" cy="38.500" rx="17" ry="3.600" fill="var(--ink)" opacity="0.42" />
      <path d={d} transform="translate(0 2.600)" fill={dark} stroke={line} strokeWidth="2" />
      <path
        d={d}
        fill={body}
        fillOpacity={ghost ? 0.55 : undefined}
        stroke={line}
        strokeWidth="2"
        strokeDasharray={ghost ? '4 2.500' : undefined}
      />
      <path d={d} transform="translate(.7 1.3)" fill="none" stroke="white" strokeOpacity="0.24" strokeWidth="1.1" />
      {neutral && (
        <rect x={px} y="34.500" width={pw} height="5" rx="1.2" fill={colour.fill} stroke={OUTLINE} strokeWidth="1.6" />
      )}
      <path
        d={SEAT_SHAPES[colour.shape]}
        transform={`translate(${20 - 12 * k} ${y - 12 * k}) scale(${k})`}
        fill={neutral ? colour.fill : colour.ink}
        stroke={neutral ? OUTLINE : undefined}
        strokeWidth={neutral ? 1.3 / k : undefined}
      />
      {annex && <Annex colour={colour} dark={dark} />}
    </g>
  )
})

/** A small shed at the right foot. */
function Annex({ colour, dark }: { readonly colour: SeatColour; readonly dark: string }): ReactNode {
  const light = `color-mix(in oklab, ${colour.fill} 58%, white)`
  return (
    <g transform="translate(27 22)" stroke={OUTLINE} strokeWidth="1.8">
      <path d="M0 16.500V7.500L6.500 1 13 7.500v9Z" fill={dark} />
      <path d="M0 14V6.500L6.500 0 13 6.500V14Z" fill={light} />
      <path d="M6.500 5.500v6M3.500 8.500h6" stroke="var(--innovation-violet)" strokeWidth="2" />
    </g>
  )
}

/** The piece in a line of text or a slot. */
export const BuildingBox = memo(function BuildingBox(props: BuildingProps & { readonly size?: number }): ReactNode {
  const { size = 24, ...piece } = props
  return (
    <svg className="innovation-building" width={size} height={size} viewBox="0 0 40 42" aria-hidden="true">
      <g transform="translate(20 22)">
        <BuildingPiece {...piece} />
      </g>
    </svg>
  )
})

/** Only the silhouette, for lines of text. */
export const Silhouette = memo(function Silhouette(props: {
  readonly of: Building
  readonly size?: number
  readonly colour?: string
}): ReactNode {
  const { of, size = 15, colour = 'var(--i-plain)' } = props
  return (
    <svg className="innovation-building" width={size} height={size} viewBox="0 2 40 37" aria-hidden="true">
      <path d={SHAPES[of]} fill={colour} />
    </svg>
  )
})

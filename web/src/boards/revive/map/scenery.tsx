/** Drawings of the land, once each: the ground of a terrain in three variants and what stands on it. */
import { memo, type ReactNode } from 'react'
import { grain } from '../../../art/brush.tsx'
import { HALF, hexagon, WIDTH } from './geometry.ts'

/** Top and bottom of the colours of a ground. */
const FILLS: Readonly<Record<string, readonly [string, string]>> = {
  sand: ['var(--rim)', 'var(--revive-gold-7)'],
  location: ['var(--revive-red-6)', 'var(--revive-red-5)'],
  water: ['var(--revive-blue-8)', 'var(--revive-blue-6)'],
  mountain: ['var(--revive-slate-17)', 'var(--revive-slate-15)'],
  forest: ['var(--revive-green-6)', 'var(--revive-green-4)'],
  field: ['var(--cloth-gold)', 'var(--revive-gold-4)'],
  chasm: ['var(--revive-slate-4)', 'var(--ink)'],
  large: ['var(--revive-violet-4)', 'var(--revive-violet-2)'],
  ice: ['var(--revive-grey-3)', 'var(--revive-slate-19)'],
}

export const VARIANTS = 3

const one = (n: number): string => n.toFixed(1)

function line(d: string, stroke: string, width = 1.6, opacity = 1): ReactNode {
  return <path key={d} d={d} fill="none" stroke={stroke} strokeWidth={width} strokeLinecap="round" opacity={opacity} />
}

const solid = (d: string, fill: string, opacity = 1): ReactNode => <path key={d} d={d} fill={fill} opacity={opacity} />

const times = <T,>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i))

function ground(terrain: string, dice: () => number): ReactNode {
  const spot = (width: number, height: number): readonly [string, string] => [
    one(dice() * width - width / 2),
    one(dice() * height - height / 2),
  ]
  switch (terrain) {
    case 'field':
      return times(9, (i) => {
        const y = -24 + i * 6.5
        return line(`M-30 ${y}Q0 ${y - 8} 30 ${y + 3}`, i % 2 ? 'var(--revive-gold-2)' : 'var(--revive-gold-8)', 2.4)
      })
    case 'forest':
      return times(12, () => line(`M${spot(46, 44).join(' ')}l1.600-3.200l1.600 3.200`, 'var(--revive-green-3)', 1.4))
    case 'mountain':
      return times(8, () =>
        solid(
          `M${spot(42, 40).join(' ')}l4-2.400l4 2.400l-1.600 2.400h-4.800z`,
          dice() > 0.5 ? 'var(--revive-slate-17)' : 'var(--revive-slate-15)',
        ),
      )
    case 'sand':
      return [
        ...times(5, (i) => line(`M${one(dice() * 20 - 24)} ${-16 + i * 8}q8-5 16 0t14 1`, 'var(--revive-gold-6)')),
        ...times(8, () => solid(`M${spot(44, 40).join(' ')}h1.500v1.500h-1.500z`, 'var(--revive-gold-3)')),
      ]
    case 'location':
      return [
        line('M-26 12Q-8 4 2 12T26 8', 'var(--revive-red-4)', 5),
        ...times(6, () => solid(`M${spot(44, 40).join(' ')}h3v2h-3z`, 'var(--revive-red-3)')),
      ]
    case 'water':
      return times(6, (i) =>
        line(
          `M${-30 + (i % 2) * 5} ${-18 + i * 7.5}q4-3.600 8 0t8 0 8 0 8 0 8 0 8 0`,
          'var(--revive-blue-14)',
          1.5,
          0.4 + (i % 3) * 0.16,
        ),
      )
    case 'chasm':
      return [
        solid('M-17-4L-8-12L6-13L17-4L14 9L2 15L-12 11Z', 'var(--revive-grey-2)'),
        solid('M-12-2L-6-8L5-9L12-3L9 6L1 10L-8 7Z', 'var(--revive-grey-1)'),
        line('M-17-4L-12-2M-8-12L-6-8M6-13L5-9M17-4L12-3M14 9L9 6M2 15L1 10M-12 11L-8 7', 'var(--revive-slate-9)', 1.4),
      ]
    default:
      return null
  }
}

function Fir({ x, y, k }: { readonly x: number; readonly y: number; readonly k: number }): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${k})`}>
      {solid('M-1.300 0h2.600v4h-2.600z', 'var(--revive-green-2)')}
      {solid('M0-15 8 0H-8Z', 'var(--revive-green-8)')}
      {solid('M0-15 8 0H0Z', 'var(--revive-green-4)')}
      {solid('M0-22 6.200-8H-6.200Z', 'var(--revive-green-9)')}
      {solid('M0-22 6.200-8H0Z', 'var(--revive-green-5)')}
      {solid('M0-22 2.400-16.500H-2.400Z', 'var(--cloth-text)', 0.85)}
    </g>
  )
}

function Peak(props: { readonly x: number; readonly y: number; readonly w: number; readonly h: number }): ReactNode {
  const { x, y, w, h } = props
  const p = (...points: readonly (readonly [number, number])[]): string =>
    `M${points.map(([a, b]) => `${one(a * w)} ${one(-b * h)}`).join('L')}Z`
  return (
    <g transform={`translate(${x} ${y})`}>
      {solid(p([-1, 0], [0, 1], [1, 0]), 'var(--revive-slate-18)')}
      {solid(p([0, 1], [1, 0], [-0.05, 0], [0.12, 0.35], [-0.08, 0.55]), 'var(--revive-slate-13)')}
      {solid(p([0, 1], [0.36, 0.64], [0.16, 0.7], [0.02, 0.56], [-0.14, 0.68], [-0.36, 0.64]), 'white')}
    </g>
  )
}

function scene(terrain: string): ReactNode {
  switch (terrain) {
    case 'mountain':
      return (
        <>
          <Peak x={-9} y={9} w={10} h={16} />
          <Peak x={10} y={10} w={9} h={13} />
          <Peak x={1} y={11} w={12.5} h={23} />
        </>
      )
    case 'forest':
      return (
        [
          [-12, 3, 0.8],
          [11, 1, 0.85],
          [0, 0, 0.95],
          [-6, 10, 0.95],
          [7, 11, 1],
          [15, 10, 0.7],
        ] as const
      ).map(([x, y, k]) => <Fir key={x} x={x} y={y} k={k} />)
    case 'location':
      return (
        <g transform="translate(0 3) scale(0.95)">
          {solid('M-17 9V-3l3-2v3l3-1v-7l4 2v4h4v-9l3-2 4 3v12h4V-2l3-3 2 1V9Z', 'var(--revive-orange-5)')}
          {solid('M1 9V-13l3 2V9Zm10 0V-5l2 1V9Zm-18 0V-8l2 1V9Z', 'var(--revive-red-3)')}
          {solid('M-13 3h3v3h-3zM-2-5h2.500v4h-2.500zM-2 3h2.500v4h-2.500zM8 1h2.500v3h-2.500z', 'var(--revive-red-1)')}
          {line('M-19 9.500H19', 'var(--revive-red-2)', 2)}
        </g>
      )
    case 'sand':
      return (
        <>
          {line('M-14 7q7-9 14-2t14-3', 'var(--revive-gold-1)', 2.2)}
          {line('M-10 0q5-5 10-1', 'var(--revive-gold-1)', 1.8)}
        </>
      )
    case 'field':
      return [-9, -3, 4, 10].map((x, i) =>
        line(`M${x} 10V${-2 - (i % 2) * 3}m0 2l-3-3m3 3l3-3m-3 7l-3-3m3 3l3-3`, 'var(--revive-brown-2)', 1.7),
      )
    default:
      return null
  }
}

const TERRAINS = ['sand', 'location', 'water', 'mountain', 'forest', 'field', 'chasm'] as const

/** Everything that hexes refer to, drawn once for all maps of the page. */
export const SCENERY: ReactNode = (
  <svg className="unseen" aria-hidden="true">
    <defs>
      {Object.entries(FILLS).map(([name, [top, bottom]]) => (
        <linearGradient key={name} id={`rv-${name}`} x2="0" y2="1">
          <stop stopColor={top} />
          <stop offset="1" stopColor={bottom} />
        </linearGradient>
      ))}
      <clipPath id="rv-hex">
        <polygon points={hexagon()} />
      </clipPath>
    </defs>
    {TERRAINS.map((terrain, n) =>
      times(VARIANTS, (i) => (
        <symbol key={`${terrain}${String(i)}`} id={`rv-ground-${terrain}-${i}`} overflow="visible">
          <polygon points={hexagon()} fill={`url(#rv-${terrain})`} />
          <g clipPath="url(#rv-hex)">{ground(terrain, grain(7919 * (n + 1) + 104729 * i + 11))}</g>
        </symbol>
      )),
    )}
    {TERRAINS.map((terrain) => (
      <symbol key={terrain} id={`rv-scene-${terrain}`} overflow="visible">
        {scene(terrain)}
      </symbol>
    ))}
    <symbol id="rv-tower" overflow="visible">
      {solid('M-30 18V-2l6-4 6 4v-14l5-5 6 5v9l5-3V-30L3-36l5 6v26l6-4 5 4V-12l5-4 6 4V18Z', 'var(--revive-violet-5)')}
      {solid(
        'M3-36l5 6V18H3Zm16 24v30h-4V-16l4-4Zm11 4V18h-4V-16Zm-43-8V18h-3V-16Zm-11 10V18h-3V-4Z',
        'var(--revive-violet-3)',
      )}
      {solid(
        'M-26 2h4v5h-4zM-13-10h3.500v6H-13zM-13 3h3.500v6H-13zM-3-20h4v7h-4zM-3-6h4v7h-4zM-3 8h4v10h-4zM11 2h3v5h-3zM22-6h3v5h-3z',
        'var(--revive-moss-3)',
      )}
      {solid('M-3-20h4v3h-4zM22-6h3v2h-3z', 'var(--lantern-cloth)')}
      {line('M-34 18.500H34', 'var(--revive-violet-1)', 2.4)}
    </symbol>
    <symbol id="rv-crystal" overflow="visible">
      <ellipse cx="0" cy="13" rx="14" ry="4.5" fill="var(--revive-grey-2)" opacity="0.5" />
      {solid('M-12 12-9-3l4-3 1 18Z', 'var(--revive-blue-12)')}
      {solid('M-5-6l1 18h-4Z', 'var(--revive-blue-9)')}
      {solid('M-5 12-3-13 2-18 6-12 5 12Z', 'var(--revive-teal-3)')}
      {solid('M2-18 6-12 5 12H1Z', 'var(--revive-blue-12)')}
      {solid('M6 12 8-4l4-3 2 6-2 13Z', 'var(--revive-teal-2)')}
      {solid('M12-7l2 6-2 13h-2Z', 'var(--revive-blue-11)')}
      {solid('M-3-13 2-18 1-8Z', 'var(--revive-grey-3)')}
    </symbol>
  </svg>
)

/** A hex of that terrain around its middle; what stands on it gives way to pieces. */
export const HexGround = memo(function HexGround(props: {
  readonly terrain: string
  readonly seed: number
  readonly busy?: boolean
}): ReactNode {
  const { terrain, seed, busy = false } = props
  const flip = seed % 2 === 0 ? 1 : -1
  const k = busy ? 0.66 : 1
  const y = busy ? -HALF * 0.42 : HALF * 0.06
  return (
    <>
      <use href={`#rv-ground-${terrain}-${seed % VARIANTS}`} />
      {terrain !== 'water' && terrain !== 'chasm' && (
        <use
          href={`#rv-scene-${terrain}`}
          transform={`translate(0 ${y}) scale(${k * flip} ${k})`}
          opacity={busy ? 0.9 : 1}
        />
      )}
    </>
  )
})

/** Cracks and light spots of the ice on a tile, from its seed. */
export function iceMarks(seed: number, x: number, y: number): { readonly cracks: string; readonly glints: string } {
  const dice = grain(seed * 7919 + 13)
  const cracks = times(7, () => {
    const cx = x + (dice() - 0.5) * 2.6 * WIDTH
    const cy = y + (dice() - 0.5) * 2.6 * HALF
    const a = dice() * 6.28
    const l = 10 + dice() * 16
    const to = (turn: number, part: number): string =>
      `${one(Math.cos(a + turn) * l * part)} ${one(Math.sin(a + turn) * l * part)}`
    const back = `${one(-Math.cos(a + 0.9) * l * 0.6)} ${one(-Math.sin(a + 0.9) * l * 0.6)}`
    return `M${one(cx)} ${one(cy)}l${to(0, 1)}l${to(0.9, 0.6)}m${back}l${to(-0.8, 0.5)}`
  })
  const glints = times(3, () => {
    const gx = x + (dice() - 0.5) * 2.4 * WIDTH
    const gy = y + (dice() - 0.5) * 2 * HALF
    return `M${one(gx)} ${one(gy)}l14-6l6 4l-15 6Z`
  })
  return { cracks: cracks.join(''), glints: glints.join('') }
}

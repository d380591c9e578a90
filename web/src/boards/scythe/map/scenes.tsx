/** Drawn land: a ground for each terrain and the scene that stands on it, some of each so that no two hexes are alike. */
import type { Terrain } from '@ludarium/scythe/data'
import type { ReactNode } from 'react'

/** Small seeded numbers, so that a drawing is the same every time. */
function dice(seed: string): () => number {
  let a = 0
  for (const letter of seed) a = (Math.imul(a, 31) + letter.charCodeAt(0)) >>> 0
  return () => {
    a = (a + 0x6d2b79f5) >>> 0
    let t = Math.imul(a ^ (a >>> 15), a | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const round = (n: number): number => Math.round(n * 10) / 10

function times<T>(n: number, make: (i: number) => T): T[] {
  return Array.from({ length: n }, (_, i) => make(i))
}

const line = (d: string, stroke: string, width: number, opacity?: number): ReactNode => (
  <path
    key={d}
    d={d}
    fill="none"
    stroke={stroke}
    strokeWidth={width}
    strokeLinecap="round"
    strokeLinejoin="round"
    opacity={opacity}
  />
)
const area = (d: string, fill: string, opacity?: number): ReactNode => (
  <path key={d} d={d} fill={fill} opacity={opacity} />
)

interface Put {
  readonly x: number
  readonly y: number
  readonly k?: number
}

function At({ x, y, k = 1, children }: Put & { readonly children: ReactNode }): ReactNode {
  return <g transform={`translate(${x} ${y}) scale(${k})`}>{children}</g>
}

export function Fir(put: Put): ReactNode {
  return (
    <At {...put}>
      {area('M-1.300 0h2.600v4h-2.600z', 'var(--scythe-stone-1)')}
      {area('M0-19 9 0H-9Z', 'var(--scythe-green-4)')}
      {area('M0-19 9 0H0Z', 'var(--scythe-green-1)')}
      {area('M0-25 7-9H-7Z', 'var(--scythe-green-5)')}
      {area('M0-25 7-9H0Z', 'var(--scythe-green-2)')}
    </At>
  )
}

export function Peak({ w, h, ...put }: Put & { readonly w: number; readonly h: number }): ReactNode {
  return (
    <At {...put}>
      {area(`M${-w} 0L0 ${-h}L${w} 0Z`, 'var(--scythe-grey-5)')}
      {area(`M0 ${-h}L${w} 0H${-w * 0.05}L${w * 0.12} ${-h * 0.35}L${-w * 0.08} ${-h * 0.55}Z`, 'var(--scythe-grey-1)')}
      {area(
        `M0 ${-h}L${w * 0.36} ${-h * 0.64}L${w * 0.16} ${-h * 0.7}L${w * 0.02} ${-h * 0.56}L${-w * 0.14} ${-h * 0.68}L${-w * 0.36} ${-h * 0.64}Z`,
        'white',
      )}
    </At>
  )
}

export function Cottage({
  roof = ['var(--scythe-red-4)', 'var(--scythe-red-2)'],
  ...put
}: Put & { readonly roof?: readonly [string, string] }): ReactNode {
  return (
    <At {...put}>
      {area('M-9-8L-3-8L-3 4L-9 4Z', 'var(--rim)')}
      {area('M-3-8H8V4H-3Z', 'var(--scythe-orange-6)')}
      {area('M-10.500-7L-6-15L-1.500-7Z', 'var(--rim)')}
      {area('M-6-15.600H5L10-7H-1.200Z', roof[0])}
      {area('M-6-15.600L-11-7L-9.600-7L-6-13.200L-2.400-7H-1Z', roof[1])}
      {area('M-7.600-3h3v7h-3zM1-4h3v3.500h-3z', 'var(--scythe-brown-2)')}
    </At>
  )
}

export function Wheat(put: Put): ReactNode {
  return (
    <At {...put}>
      {line(
        'M0 0V-15M0-3l-4-4M0-3l4-4M0-8l-4-4M0-8l4-4M0-13l-3-3.500M0-13l3-3.500M0-15v-4',
        'var(--scythe-brown-4)',
        2,
      )}
    </At>
  )
}

export function Derrick(put: Put): ReactNode {
  return (
    <At {...put}>
      {line(
        'M-7 0L-1.500-22H1.500L7 0M-6-4L5-9M6-4L-5-9M-4.500-10L3.500-15M4.500-10L-3.500-15',
        'var(--scythe-slate-4)',
        1.7,
      )}
      {area('M-9 0H9v2.500H-9z', 'var(--scythe-slate-6)')}
      {area('M-3-25h6v3h-6z', 'var(--scythe-slate-4)')}
    </At>
  )
}

/** What lies flat on the ground. */
function ground(terrain: Terrain, r: () => number): ReactNode {
  const spot = (w: number, h: number): readonly [number, number] => [round(r() * w - w / 2), round(r() * h - h / 2)]
  switch (terrain) {
    case 'farm':
      return times(9, (i) =>
        line(
          `M-48 ${-34 + i * 10}Q0 ${-46 + i * 10} 48 ${-30 + i * 10}`,
          i % 2 ? 'var(--cloth-gold)' : 'var(--lantern-cloth)',
          3.4,
        ),
      )
    case 'forest':
      return times(14, () => {
        const [x, y] = spot(76, 70)
        return line(`M${x} ${y}l2-4l2 4`, 'var(--scythe-green-1)', 1.6)
      })
    case 'mountain':
      return times(9, () => {
        const [x, y] = spot(66, 60)
        return area(`M${x} ${y}l5-3l5 3l-2 3h-6z`, r() > 0.5 ? 'var(--scythe-grey-4)' : 'var(--scythe-grey-2)')
      })
    case 'tundra':
      return times(7, () => {
        const [x, y] = spot(64, 60)
        return line(`M${x} ${y}q7-5 14 0`, 'var(--scythe-slate-7)', 1.8)
      })
    case 'village':
      return [
        line('M-44 14Q-12 4 0 18T44 12', 'var(--scythe-orange-6)', 7),
        line('M-6-36Q4-8-2 16', 'var(--scythe-orange-6)', 5),
        ...times(6, () => {
          const [x, y] = spot(70, 58)
          return <circle key={`${x} ${y}`} cx={x} cy={y} r="2.6" fill="var(--scythe-brown-5)" />
        }),
      ]
    case 'lake':
      return times(6, (i) =>
        line(
          `M${-44 + (i % 2) * 8} ${-26 + i * 11}q5.500-5 11 0t11 0 11 0 11 0 11 0 11 0 11 0`,
          'var(--scythe-blue-6)',
          1.7,
          0.34 + (i % 3) * 0.16,
        ),
      )
    case 'factory':
      return [line('M-40 26H40M-40 18H40', 'var(--scythe-slate-3)', 1.4)]
  }
}

/** What stands on it. */
function scene(terrain: Terrain, way: 1 | -1): ReactNode {
  switch (terrain) {
    case 'mountain':
      return (
        <>
          <Peak x={-15 * way} y={10} w={15} h={24} />
          <Peak x={14 * way} y={11} w={15} h={22} />
          <Peak x={0} y={13} w={18} h={34} />
        </>
      )
    case 'forest':
      return (
        [
          [-20, 2, 0.8],
          [18, 0, 0.85],
          [-2, -2, 0.95],
          [-11, 8, 1],
          [9, 9, 1.05],
          [24, 9, 0.8],
          [-26, 11, 0.75],
        ] as const
      ).map(([x, y, k]) => <Fir key={x} x={x * way} y={y} k={k} />)
    case 'farm':
      return (
        <>
          <Cottage x={10 * way} y={4} k={0.95} roof={['var(--scythe-brown-4)', 'var(--scythe-brown-3)']} />
          {[-24, -17, -10].map((x, i) => (
            <Wheat key={x} x={x * way} y={10 - (i % 2) * 3} k={0.95} />
          ))}
        </>
      )
    case 'village':
      return (
        <>
          <Cottage x={-16} y={0} k={0.95} />
          <Cottage x={13} y={-4} k={1.05} roof={['var(--scythe-pink-2)', 'var(--scythe-pink-1)']} />
          <Cottage x={-2} y={10} k={1.1} roof={['var(--scythe-red-6)', 'var(--scythe-red-3)']} />
          <Cottage x={20} y={9} k={0.85} />
        </>
      )
    case 'tundra':
      return (
        <>
          <Derrick x={8 * way} y={8} k={1.05} />
          <Derrick x={-14 * way} y={11} k={0.8} />
          {line('M-30 13l-3-6M-30 13l0-7M-30 13l4-5M26 12l-3-5M26 12l3-6', 'var(--scythe-blue-4)', 1.5)}
        </>
      )
    case 'factory':
      return (
        <At x={0} y={8} k={1.02}>
          {area('M-27 12V-4l11 7v-7l11 7v-7l11 7v-7l11 7V12Z', 'var(--scythe-grey-3)')}
          {area('M-27 12V3h44V12Z', 'var(--scythe-moss)')}
          {area('M15-22h4.500l1.500 34h-7.500zM23-16h3.600l1.200 28h-6z', 'var(--scythe-grey-4)')}
          {area('M15-22h4.500l.4 5h-5.200zM23-16h3.600l.3 4h-4.200z', 'var(--scythe-red-7)')}
          {area('M-23 6h4v3h-4zM-15 6h4v3h-4zM-7 6h4v3h-4zM1 6h4v3h-4z', 'var(--scythe-stone-1)')}
          {area('M17-24q-7-2-4-7q-6-2-3-6q-8 0-8 5q-7-1-6 5q4 4 9 1q5 4 12 2z', 'var(--scythe-grey-5)', 0.28)}
        </At>
      )
    case 'lake':
      return null
  }
}

const LIGHT: Readonly<Record<Terrain, readonly [top: string, bottom: string]>> = {
  mountain: ['var(--scythe-grey-4)', 'var(--scythe-grey-2)'],
  farm: ['var(--scythe-gold-6)', 'var(--cloth-gold)'],
  tundra: ['var(--cloth-text)', 'var(--scythe-slate-7)'],
  forest: ['var(--scythe-green-3)', 'var(--scythe-green-1)'],
  village: ['var(--scythe-orange-4)', 'var(--scythe-orange-2)'],
  lake: ['var(--scythe-blue-2)', 'var(--scythe-blue-1)'],
  factory: ['var(--scythe-slate-1)', 'var(--scythe-stone-1)'],
}

const TERRAINS: readonly Terrain[] = ['mountain', 'farm', 'tundra', 'forest', 'village', 'lake', 'factory']
const SORTS = 3

/** Which of the drawings a hex has. */
export function sortOf(id: string): { readonly sort: number; readonly way: 1 | -1 } {
  const r = dice(id)
  return { sort: Math.floor(r() * SORTS), way: r() > 0.5 ? 1 : -1 }
}

export const groundId = (terrain: Terrain, sort: number): string => `scythe-ground-${terrain}-${sort}`
export const sceneId = (terrain: Terrain, way: 1 | -1): string => `scythe-scene-${terrain}-${way > 0 ? 'a' : 'b'}`
export const lightOf = (terrain: Terrain): string => `url(#scythe-light-${terrain})`

/** All drawings, once on the page; hexes use them by name. */
export const SCENERY = (
  <svg className="scythe-scenery" aria-hidden="true">
    <defs>
      {TERRAINS.map((terrain) => (
        <g key={terrain}>
          <linearGradient id={`scythe-light-${terrain}`} x2="0" y2="1">
            <stop stopColor={LIGHT[terrain][0]} />
            <stop offset="1" stopColor={LIGHT[terrain][1]} />
          </linearGradient>
          {times(SORTS, (sort) => (
            <g key={sort} id={groundId(terrain, sort)}>
              {ground(terrain, dice(`${terrain} ${sort}`))}
            </g>
          ))}
          {([1, -1] as const).map((way) => (
            <g key={way} id={sceneId(terrain, way)}>
              {scene(terrain, way)}
            </g>
          ))}
        </g>
      ))}
      <pattern id="scythe-sea" width="64" height="26" patternUnits="userSpaceOnUse">
        <path
          d="M4 9q6-5 12 0t12 0M36 22q6-5 12 0t12 0"
          fill="none"
          stroke="var(--scythe-slate-6)"
          strokeWidth="1.3"
          strokeLinecap="round"
          opacity="0.26"
        />
      </pattern>
    </defs>
  </svg>
)

import { grain, HEIGHT, type Point, Shape, Slab, Specks, Strokes, WIDTH } from './brush.tsx'

/** A number from the game's name, so that its picture never changes and differs from others. */
function seedOf(game: string): number {
  let n = 7
  for (const letter of game) n = (n * 31 + (letter.codePointAt(0) ?? 0)) % 2147483647
  return Math.max(1, n)
}

/** The signs on the cards, each in a box of 20 around the middle. */
const SIGNS: readonly string[] = [
  'M0-10L8 0L0 10L-8 0Z',
  'M0-9a9 9 0 1 0 .1 0Z',
  'M0-10L10 8H-10Z',
  'M-8-8H8V8H-8Z',
  'M-5-9H5L10 0L5 9H-5L-10 0Z',
]

/** A card of the hand, turned about a point far below the picture. */
function Card(props: { turn: number; sign: string; hue: number }) {
  return (
    <g transform={`rotate(${props.turn} 160 330)`}>
      <rect x={131} y={82} width={62} height={92} rx={6} fill="#0c1018" opacity={0.35} />
      <rect x={128} y={80} width={62} height={92} rx={6} fill="#f7efdf" />
      <path d="M168 80H184a6 6 0 0 1 6 6V166a6 6 0 0 1-6 6H168Z" fill="#e6d9c0" />
      <rect x={133} y={85} width={52} height={82} rx={3} fill={`hsl(${props.hue} 42% 46%)`} />
      <path d="M133 138L185 108V164a3 3 0 0 1-3 3H136a3 3 0 0 1-3-3Z" fill={`hsl(${props.hue} 45% 37%)`} />
      <path d={props.sign} transform="translate(159 126) scale(1.35)" fill="#fdf3dc" />
    </g>
  )
}

/** Far hills as one outline, from left to right. */
function hills(next: () => number, foot: number, height: number): Point[] {
  const tops = Array.from({ length: 7 }, (_, i): Point => [i * 53.5, foot - height * (0.35 + 0.65 * next())])
  return [[0, HEIGHT], ...tops, [WIDTH, HEIGHT]]
}

/** For a game that has no picture of its own: an evening, a hill of hexes and a hand of cards, in the game's colours. */
export function PlainPicture({ id, game }: { id: string; game: string }) {
  const next = grain(seedOf(game))
  next()
  const hue = Math.floor(next() * 360)
  const warm = (hue + 150 + next() * 60) % 360
  const first = Math.floor(next() * SIGNS.length)
  const far = hills(next, 150, 52)
  const near = hills(next, 176, 40)
  return (
    <>
      <defs>
        <linearGradient id={`${id}-sky`} x2="0" y2="1">
          <stop stopColor={`hsl(${hue} 38% 24%)`} />
          <stop offset="0.5" stopColor={`hsl(${hue} 36% 48%)`} />
          <stop offset="0.75" stopColor={`hsl(${warm} 55% 76%)`} />
        </linearGradient>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill={`url(#${id}-sky)`} />
      <Specks seed={seedOf(game)} count={40} height={80} />
      <circle cx={236} cy={92} r={44} fill="#fff1cf" opacity={0.22} />
      <circle cx={236} cy={92} r={25} fill="#fff0cd" />
      <Shape at={far} fill={`hsl(${hue} 26% 44%)`} />
      <Shape at={near} fill={`hsl(${hue} 30% 32%)`} />
      {[-3, -2, -1, 0, 1, 2, 3].map((column) => (
        <Slab
          key={column}
          x={160 + column * 51}
          y={186 + Math.abs(column % 2) * 17}
          r={33}
          squash={0.56}
          depth={14}
          shades={[`hsl(${hue} 24% ${30 + (column & 1) * 5}%)`, `hsl(${hue} 28% 20%)`, `hsl(${hue} 30% 14%)`]}
        />
      ))}
      <Strokes d="M0 214Q160 198 321 214" stroke={`hsl(${hue} 30% 60%)`} width={1} opacity={0.3} />
      {[-24, -12, 0, 12, 24].map((turn, n) => (
        <Card key={turn} turn={turn} sign={SIGNS[(first + n) % SIGNS.length] ?? ''} hue={(warm + n * 34) % 360} />
      ))}
    </>
  )
}

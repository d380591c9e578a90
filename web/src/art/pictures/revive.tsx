import { Fir, grain, HEIGHT, House, type Picture, type Shades, Shape, Slab, Specks, Strokes, WIDTH } from '../brush.tsx'

const R = 32.5
const SQUASH = 0.56
const STEP_X = R * 1.5
const STEP_Y = R * 2 * 0.866 * SQUASH

const ICE: readonly Shades[] = [
  ['#cfe7f0', '#8fb2c9', '#6f8ea8'],
  ['#b5d9e8', '#7fa6c0', '#61849f'],
  ['#dceff4', '#a0c0d2', '#7c9ab2'],
]
const THAWED: Readonly<Record<string, Shades>> = {
  g: ['#78b155', '#4f8038', '#3d662b'],
  h: ['#8abd62', '#5b8c42', '#466f32'],
  f: ['#cfb25a', '#937a32', '#745f24'],
  w: ['#4a9a86', '#2f6f60', '#24584c'],
  d: ['#5aa05a', '#38723c', '#2b5a2f'],
}

/** Columns from the left, from the back: digits are ice, letters are thawed ground, a dot is nothing. */
const COLUMNS = ['.0201', '12020', '.hgfd', 'gggh1', '.hgw20', '02010', '.1202']

function Ruin({ x, w, h, seed, opacity }: { x: number; w: number; h: number; seed: number; opacity: number }) {
  const next = grain(seed)
  const top = 160 - h
  const windows = Array.from({ length: Math.floor((w / 7) * (h / 12)) }, (_, i) => {
    const lit = next() > 0.72
    return lit
      ? `M${x + 3 + (i % Math.floor(w / 7)) * 7} ${top + 16 + Math.floor(i / Math.floor(w / 7)) * 11}h2.600v4h-2.600Z`
      : ''
  })
  return (
    <g>
      <Shape
        fill="#14334a"
        opacity={opacity}
        at={[
          [x, 165],
          [x, top + 8],
          [x + w * 0.28, top],
          [x + w * 0.4, top + 10],
          [x + w * 0.7, top + 4],
          [x + w * 0.8, top + 13],
          [x + w, top + 9],
          [x + w, 165],
        ]}
      />
      <path d={windows.join('')} fill="#ffd27a" opacity={opacity} />
    </g>
  )
}

/** Curtains of northern light: upright strips that hang from a wave. */
function Aurora({ id }: { id: string }) {
  return (
    <g>
      {Array.from({ length: 24 }, (_, i) => {
        const x = 8 + i * 13.4
        const top = 14 + Math.sin(i * 0.62) * 11
        const foot = top + 46 + Math.sin(i * 0.9 + 1) * 17
        return (
          <Shape
            key={x}
            fill={`url(#${id}-${i % 3 === 0 ? 'rose' : 'light'})`}
            opacity={0.6 + 0.4 * Math.abs(Math.sin(i * 1.3))}
            at={[
              [x, top + 2],
              [x + 12.4, top - 2],
              [x + 11, foot - 4],
              [x - 2, foot + 2],
            ]}
          />
        )
      })}
    </g>
  )
}

function Mark({ kind, x, y }: { kind: string; x: number; y: number }) {
  switch (kind) {
    case '0':
      return <Strokes d={`M${x - 13} ${y - 2}l9 4l5-5l11 4M${x - 4} ${y + 2}l2 5`} stroke="#5fa4c4" width={1.1} />
    case '2':
      return (
        <>
          <Fir x={x - 7} y={y + 4} h={15} shades={['#f4fafd', '#cfdde6', '#8ea3b4']} />
          <Fir x={x + 6} y={y + 6} h={12} shades={['#f4fafd', '#cfdde6', '#8ea3b4']} />
        </>
      )
    case '1':
      return <Strokes d={`M${x - 12} ${y + 2}q6-5 12 0t12-1M${x - 6} ${y + 8}q5-4 10 0`} stroke="#eef8fb" width={1.2} />
    case 'f':
      return (
        <Strokes
          d={`M${x - 13} ${y - 1}l10 8M${x - 5} ${y - 5}l13 10M${x + 4} ${y - 7}l11 8`}
          stroke="#8f7430"
          width={1.7}
        />
      )
    case 'd':
      return (
        <Strokes
          d={`M${x - 12} ${y}l2-4M${x - 4} ${y + 5}l2-4M${x + 6} ${y}l2-4M${x + 12} ${y + 5}l2-4M${x} ${y - 4}l2-4`}
          stroke="#a7d884"
          width={1.4}
        />
      )
    case 'w':
      return (
        <>
          <ellipse cx={x} cy={y} rx={12} ry={6.5} fill="#7fd0c0" />
          <Strokes d={`M${x - 6} ${y - 1}q3-2 6 0t6 0`} stroke="#e9fbf6" width={1} />
        </>
      )
    default:
      return null
  }
}

/** Frozen land that thaws round one tree, ruins of a city and northern lights behind it. */
export const picture: Picture = ({ id }) => {
  const slabs = COLUMNS.flatMap((column, c) =>
    [...column].map((kind, row) => {
      const ice = ICE[Number(kind)]
      const raised = ice === undefined ? 0 : 11
      return {
        key: `${c}${row}`,
        kind,
        shades: ice ?? THAWED[kind],
        raised,
        x: 16 + c * STEP_X,
        y: 118 + row * STEP_Y + (c % 2 === 0 ? -STEP_Y / 2 : 0) - raised,
      }
    }),
  ).sort((a, b) => a.y + a.raised - b.y - b.raised)
  return (
    <>
      <defs>
        <linearGradient id={`${id}-sky`} x2="0" y2="1">
          <stop stopColor="#081a2c" />
          <stop offset="0.6" stopColor="#17465a" />
        </linearGradient>
        <linearGradient id={`${id}-light`} x2="0" y2="1">
          <stop stopColor="#2a8f86" stopOpacity="0.05" />
          <stop offset="0.8" stopColor="#46b392" stopOpacity="0.85" />
          <stop offset="1" stopColor="#74dcae" stopOpacity="0.9" />
        </linearGradient>
        <linearGradient id={`${id}-rose`} x2="0" y2="1">
          <stop stopColor="#7a4fb0" stopOpacity="0.15" />
          <stop offset="0.6" stopColor="#3f9c98" stopOpacity="0.7" />
          <stop offset="1" stopColor="#66d1a6" stopOpacity="0.9" />
        </linearGradient>
        <radialGradient id={`${id}-warm`}>
          <stop stopColor="#ffd27a" stopOpacity="0.75" />
          <stop offset="1" stopColor="#ffd27a" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill={`url(#${id}-sky)`} />
      <Specks seed={23} count={50} height={100} size={0.6} />
      <Aurora id={id} />
      <Ruin x={14} w={30} h={84} seed={3} opacity={0.9} />
      <Ruin x={50} w={24} h={112} seed={8} opacity={0.95} />
      <Ruin x={78} w={22} h={66} seed={15} opacity={0.7} />
      <Ruin x={206} w={20} h={70} seed={31} opacity={0.7} />
      <Ruin x={232} w={25} h={104} seed={44} opacity={0.95} />
      <Ruin x={264} w={30} h={78} seed={57} opacity={0.85} />
      <Ruin x={298} w={24} h={114} seed={71} opacity={0.95} />
      <ellipse cx={161} cy={122} rx={74} ry={62} fill={`url(#${id}-warm)`} />
      {slabs.map(({ key, kind, shades, raised, x, y }) =>
        shades === undefined ? null : (
          <g key={key}>
            <Slab x={x} y={y} r={R} squash={SQUASH} depth={raised + 6} shades={shades} />
            <Mark kind={kind} x={x} y={y} />
          </g>
        ),
      )}
      <House
        x={116}
        y={149}
        w={8}
        h={9}
        tip={6}
        roof={['#3b7f95', '#2c6678', '#214f5e']}
        wall={['#f3e3c8', '#dccaa9', '#bda985']}
        lit="#ffc65c"
      />
      <Fir x={100} y={152} h={17} />
      <House
        x={208}
        y={149}
        w={9}
        h={10}
        tip={7}
        roof={['#cf5638', '#b2412a', '#8c2f1e']}
        wall={['#f3e3c8', '#dccaa9', '#bda985']}
        lit="#ffc65c"
      />
      <path d="M203 122q-5-5 1-9q6-4 2-10q9 5 3 12q-4 4-1 7Z" fill="#dfe8ee" opacity={0.5} />
      <path d="M156 166q3-16 1-36h8q-2 20 3 36q-6 2-12 0Z" fill="#5a2f22" />
      <Strokes d="M160 138l-12-12M162 134l12-12M161 128l-2-12" stroke="#5a2f22" width={3} />
      <ellipse cx={160} cy={110} rx={31} ry={22} fill="#4a9446" />
      <ellipse cx={146} cy={120} rx={19} ry={14} fill="#3a7d3d" />
      <ellipse cx={174} cy={118} rx={17} ry={12} fill="#438a41" />
      <ellipse cx={171} cy={104} rx={18} ry={14} fill="#6cb457" />
      <ellipse cx={150} cy={100} rx={13} ry={9} fill="#5fa84f" />
      <Specks seed={91} count={22} x={133} y={92} width={54} height={36} fill="#ffe9a6" size={1.2} />
      <Specks seed={37} count={46} height={HEIGHT} size={0.9} />
    </>
  )
}

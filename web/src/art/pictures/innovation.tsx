import { Cloud, Fir, HEIGHT, House, Peak, type Picture, type Shades, Shape, Slab, Strokes, WIDTH } from '../brush.tsx'

type Terrain = 'desert' | 'plains' | 'swamp' | 'lake' | 'forest' | 'mountain' | 'wasteland' | 'river'

const LAND: Readonly<Record<Terrain, readonly [shades: Shades, height: number]>> = {
  desert: [['#ecc75c', '#b8903a', '#94712a'], 5],
  plains: [['#ab7239', '#7b4d22', '#5f3a18'], 8],
  swamp: [['#4a4552', '#302c38', '#25222c'], 4],
  lake: [['#3f86cf', '#2b62a4', '#214f88'], 3],
  forest: [['#3f9150', '#2a6a3a', '#1f522c'], 7],
  mountain: [['#9ea4b0', '#6f7683', '#565c68'], 14],
  wasteland: [['#cd5639', '#94382a', '#742a1f'], 8],
  river: [['#5fb3e0', '#4796c4', '#3a84b0'], 0],
}

const LETTER: Readonly<Record<string, Terrain>> = {
  d: 'desert',
  p: 'plains',
  s: 'swamp',
  l: 'lake',
  f: 'forest',
  m: 'mountain',
  w: 'wasteland',
  r: 'river',
}

/** Columns from the left, from the back; a capital letter bears a building. */
const COLUMNS = ['dlfpw', 'prrDs', 'ffMrF', 'mpdrp', 'lRrll', 'wsWsM', 'dMpsd', 'dlfpw']
const R = 30.5
const SQUASH = 0.59
const STEP_X = R * 1.5
const STEP_Y = R * 2 * 0.866 * SQUASH

function Mark({ terrain, x, y }: { terrain: Terrain; x: number; y: number }) {
  switch (terrain) {
    case 'desert':
      return <Strokes d={`M${x - 14} ${y - 2}q7-8 14-1t15-1M${x - 9} ${y + 6}q6-5 11 0`} stroke="#b98f35" width={1.2} />
    case 'plains':
      return (
        <Strokes
          d={`M${x - 14} ${y - 3}l9 8M${x - 5} ${y - 7}l12 11M${x + 5} ${y - 8}l10 9`}
          stroke="#7b4d22"
          width={1.4}
        />
      )
    case 'swamp':
      return (
        <>
          <ellipse cx={x} cy={y + 4} rx={11} ry={3.4} fill="#2a2733" />
          <Strokes
            d={`M${x - 9} ${y + 3}v-9M${x - 6} ${y + 4}v-12M${x + 7} ${y + 3}v-8M${x + 10} ${y + 4}v-9`}
            stroke="#9cb889"
            width={1.3}
          />
        </>
      )
    case 'lake':
    case 'river':
      return (
        <Strokes
          d={`M${x - 14} ${y - 3}q5-4 9 0t9 0t9-1M${x - 9} ${y + 4}q5-4 9 0t10-1`}
          stroke="#dff3ff"
          width={1.2}
          opacity={0.9}
        />
      )
    case 'forest':
      return (
        <>
          {[
            [-12, 1, 14],
            [8, -3, 14],
            [-3, -4, 17],
            [15, 3, 14],
            [1, 7, 16],
          ].map(([dx = 0, dy = 0, h = 0]) => (
            <Fir key={dx} x={x + dx} y={y + dy} h={h} />
          ))}
        </>
      )
    case 'mountain':
      return <Peak x={x} y={y + 4} w={13} h={27} />
    case 'wasteland':
      return <Strokes d={`M${x - 14} ${y + 5}l8-9l6 6l7-9l8 6`} stroke="#8e2f20" width={1.5} />
  }
}

function Settlement({ terrain, x, y }: { terrain: Terrain; x: number; y: number }) {
  const blue: Shades = ['#3f7fc8', '#2c66b8', '#1d4a8c']
  switch (terrain) {
    case 'river':
      return (
        <>
          <House x={x - 9} y={y + 2} w={4.6} h={20} tip={13} roof={['#c98a32', '#a9701f', '#855314']} />
          <House x={x + 9} y={y + 2} w={4.6} h={20} tip={13} roof={['#c98a32', '#a9701f', '#855314']} />
          <House x={x} y={y + 7} w={9} h={9} tip={5} roof={['#c98a32', '#a9701f', '#855314']} lit="#6a4a1c" />
        </>
      )
    case 'desert':
      return (
        <>
          <House x={x - 4} y={y + 2} w={5.4} h={23} tip={15} roof={blue} lit="#5a4a2c" />
          <House x={x + 9} y={y + 7} w={7} h={8} tip={5} roof={blue} />
        </>
      )
    case 'forest':
    case 'wasteland':
      return (
        <>
          <House x={x - 6} y={y + 4} w={6.4} h={7} tip={5} roof={['#3a7d66', '#28614e', '#1c4a3b']} />
          <House x={x + 7} y={y + 8} w={6.4} h={7} tip={5} roof={['#3a7d66', '#28614e', '#1c4a3b']} lit="#5a4a2c" />
        </>
      )
    default:
      return <House x={x + 4} y={y + 6} w={8} h={9} tip={7} roof={['#a63a28', '#8e2a1e', '#6c1d14']} lit="#6a4a1c" />
  }
}

/** Seven terrains as slabs of land round a river, with towers, schools and workshops on them. */
export const picture: Picture = ({ id }) => {
  const slabs = COLUMNS.flatMap((column, c) =>
    [...column].map((letter, row) => {
      const terrain = LETTER[letter.toLowerCase()] ?? 'plains'
      const [shades, height] = LAND[terrain]
      const x = c * STEP_X - 2
      const y = 102 + row * STEP_Y + (c % 2 === 0 ? -STEP_Y / 2 : 0) - height
      return { key: `${c}${row}`, terrain, shades, height, x, y, built: letter !== letter.toLowerCase() }
    }),
  ).sort((a, b) => a.y + a.height - b.y - b.height)
  return (
    <>
      <defs>
        <linearGradient id={`${id}-sky`} x2="0" y2="1">
          <stop stopColor="#bcdfe6" />
          <stop offset="0.5" stopColor="#d8e6e0" />
          <stop offset="1" stopColor="#f1ead2" />
        </linearGradient>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill={`url(#${id}-sky)`} />
      <circle cx={188} cy={30} r={15} fill="#fff6d8" opacity={0.9} />
      <Cloud
        base={34}
        fill="#f5fafb"
        opacity={0.95}
        humps={[
          [26, 29, 12],
          [50, 22, 19],
          [76, 20, 17],
          [100, 28, 17],
        ]}
      />
      <Cloud
        base={29}
        fill="#eef6f9"
        opacity={0.95}
        humps={[
          [212, 26, 15],
          [240, 14, 23],
          [278, 12, 22],
          [308, 22, 20],
        ]}
      />
      <Shape
        fill="#a4c6cc"
        at={[
          [-10, 92],
          [40, 58],
          [74, 76],
          [120, 44],
          [162, 72],
          [206, 50],
          [250, 78],
          [292, 54],
          [340, 84],
          [340, 130],
          [-10, 130],
        ]}
      />
      <Shape
        fill="#c1d9da"
        at={[
          [120, 44],
          [108, 52],
          [116, 58],
          [122, 53],
          [130, 59],
          [136, 55],
        ]}
      />
      <Shape
        fill="#c1d9da"
        at={[
          [206, 50],
          [196, 56],
          [203, 60],
          [210, 57],
          [217, 58],
        ]}
      />
      <Shape
        fill="#86adb6"
        at={[
          [-10, 110],
          [52, 80],
          [92, 96],
          [150, 78],
          [220, 100],
          [300, 78],
          [340, 92],
          [340, 140],
          [-10, 140],
        ]}
      />
      {slabs.map(({ key, terrain, shades, height, x, y, built }) => (
        <g key={key}>
          <Slab x={x} y={y} r={R} squash={SQUASH} depth={height} shades={shades} />
          <Mark terrain={terrain} x={x} y={y} />
          {built && <Settlement terrain={terrain} x={x} y={y} />}
        </g>
      ))}
    </>
  )
}

import {
  Cloud,
  Fir,
  HEIGHT,
  House,
  type Picture,
  type Point,
  type Shades,
  Shape,
  Specks,
  Strokes,
  WIDTH,
} from '../brush.tsx'

const CELL: Readonly<Record<string, Shades>> = {
  R: ['#c9372b', '#8e231b', '#6d1912'],
  P: ['#7d38a6', '#55237a', '#3f175d'],
  Y: ['#f1c83f', '#b98f24', '#8d6a12'],
  G: ['#62ad77', '#3d7a50', '#2a5a3a'],
  B: ['#2f6fd6', '#1d4a98', '#143672'],
}

/** Rows from the back; a dot leaves the grass bare. */
const CELLS = ['.PGY', 'BPBR', 'GRGY', '.YP.']
const HALF_W = 23.5
const HALF_H = 13.4
const THICK = 5

const corner = (row: number, column: number): Point => [143 + (column - row) * HALF_W, 66 + (column + row) * HALF_H]

function Cell({ row, column, kind }: { row: number; column: number; kind: string }) {
  const shades = CELL[kind]
  if (shades === undefined) return null
  const [x, y] = corner(row, column)
  const [w, h] = [HALF_W - 0.9, HALF_H - 0.5]
  const foot = y + HALF_H
  return (
    <g>
      <Shape
        fill={shades[1]}
        at={[
          [x - w, foot],
          [x, foot + h],
          [x, foot + h + THICK],
          [x - w, foot + THICK],
        ]}
      />
      <Shape
        fill={shades[2]}
        at={[
          [x + w, foot],
          [x, foot + h],
          [x, foot + h + THICK],
          [x + w, foot + THICK],
        ]}
      />
      <path
        d={`M${x - w} ${foot}L${x} ${foot - h}L${x + w} ${foot}L${x} ${foot + h}Z`}
        fill={shades[0]}
        stroke="#fff"
        strokeOpacity={0.45}
        strokeWidth={0.6}
      />
      <Building x={x} y={foot} kind={kind} tall={row + column === 2} />
    </g>
  )
}

function Building({ x, y, kind, tall }: { x: number; y: number; kind: string; tall: boolean }) {
  if (kind === 'G')
    return (
      <>
        <Fir x={x - 5} y={y + 1} h={13} />
        <Fir x={x + 4} y={y + 3} h={14} />
      </>
    )
  if (kind === 'P') {
    const h = tall ? 34 : 17
    const wall: Shades = ['#e9e4f3', '#d5cfe4', '#a69fc0']
    const roof: Shades = ['#9b54c4', '#7d38a6', '#5c2780']
    return (
      <>
        <House x={x} y={y + 4} w={4.2} h={h} tip={13} roof={roof} wall={wall} lit="#ffd98a" />
        {tall && <House x={x} y={y - h - 1} w={3} h={7} tip={13} roof={roof} wall={wall} />}
      </>
    )
  }
  if (kind === 'R') {
    const wall: Shades = ['#f0d3c8', '#e2bdb0', '#b98b80']
    return (
      <House x={x} y={y + 4} w={5} h={13} tip={14} roof={['#b5372b', '#a02a20', '#701c14']} wall={wall} lit="#ffd98a" />
    )
  }
  if (kind === 'B')
    return (
      <House
        x={x}
        y={y + 5}
        w={6.6}
        h={8}
        tip={5}
        roof={['#2c66b8', '#1e4f96', '#163c74']}
        wall={['#f4f7ff', '#dde6f5', '#b3c2dd']}
        lit="#ffd98a"
      />
    )
  return <House x={x} y={y + 4} w={6} h={6} tip={4} roof={['#b5822b', '#9a6a1a', '#7a5110']} lit="#8a5a1a" />
}

/** A far island as a shadow against the sky. */
function Islet({ x, y, s, fill, opacity }: { x: number; y: number; s: number; fill: string; opacity: number }) {
  const at = (points: readonly Point[]): Point[] => points.map(([px, py]) => [x + px * s, y + py * s])
  return (
    <g opacity={opacity}>
      <Shape
        fill={fill}
        at={at([
          [-25, 3],
          [-9, -1],
          [12, -1],
          [25, 4],
          [12, 11],
          [4, 14],
          [2, 27],
          [-3, 14],
          [-14, 10],
        ])}
      />
      <Shape
        fill={fill}
        at={at([
          [-10, 0],
          [-10, -13],
          [-7, -18],
          [-4, -13],
          [-4, 0],
        ])}
      />
      <Shape
        fill={fill}
        at={at([
          [1, 0],
          [1, -8],
          [5, -12],
          [10, -8],
          [10, 0],
        ])}
      />
    </g>
  )
}

function Crystal({ x, y, h, id }: { x: number; y: number; h: number; id: string }) {
  const w = h * 0.24
  return (
    <g>
      <Shape
        fill={`url(#${id}-ice)`}
        at={[
          [x - w, y],
          [x - w * 0.5, y - h * 0.18],
          [x, y - h * 0.2],
          [x, y + h],
        ]}
      />
      <Shape
        fill="#4fb4dd"
        at={[
          [x + w, y],
          [x + w * 0.5, y - h * 0.18],
          [x, y - h * 0.2],
          [x, y + h],
        ]}
        opacity={0.85}
      />
      <Shape
        fill="#d8f6ff"
        at={[
          [x - w, y],
          [x - w * 0.5, y - h * 0.18],
          [x, y - h * 0.2],
          [x - w * 0.2, y + h * 0.1],
        ]}
        opacity={0.9}
      />
    </g>
  )
}

const bird = (x: number, y: number) => `M${x} ${y}q4-4 9 0q5-4 10 0`

/** A floating island at dusk, its districts in the five colours, crystals growing from the rock below. */
export const picture: Picture = ({ id }) => (
  <>
    <defs>
      <linearGradient id={`${id}-sky`} x2="0" y2="1">
        <stop stopColor="#171a42" />
        <stop offset="0.45" stopColor="#43368c" />
        <stop offset="0.7" stopColor="#b55c8b" />
        <stop offset="1" stopColor="#f6a477" />
      </linearGradient>
      <linearGradient id={`${id}-ice`} x2="0" y2="1">
        <stop stopColor="#9be6fb" />
        <stop offset="1" stopColor="#3fa3d8" />
      </linearGradient>
      <linearGradient id={`${id}-grass`} x2="1" y2="1">
        <stop stopColor="#86a56c" />
        <stop offset="1" stopColor="#557a4c" />
      </linearGradient>
      <linearGradient id={`${id}-fall`} x2="0" y2="1">
        <stop stopColor="#d9f4ff" stopOpacity="0.95" />
        <stop offset="1" stopColor="#bfe6ff" stopOpacity="0" />
      </linearGradient>
      <radialGradient id={`${id}-glow`}>
        <stop stopColor="#bff3ff" stopOpacity="0.75" />
        <stop offset="1" stopColor="#bff3ff" stopOpacity="0" />
      </radialGradient>
    </defs>
    <rect width={WIDTH} height={HEIGHT} fill={`url(#${id}-sky)`} />
    <Specks seed={11} count={46} height={110} />
    <circle cx={240} cy={68} r={54} fill="#ffe9bf" opacity={0.2} />
    <circle cx={240} cy={68} r={37.5} fill="#fbdcb2" />
    <path
      d="M229 43a5 3.4 0 1 0 10 0a5 3.4 0 1 0-10 0M249 82a6.5 5 0 1 0 13 0a6.5 5 0 1 0-13 0M222 78a3.4 2.6 0 1 0 7 0a3.4 2.6 0 1 0-7 0"
      fill="#e9c194"
      opacity={0.55}
    />
    <Islet x={67} y={60} s={1} fill="#6f58a3" opacity={1} />
    <Islet x={190} y={31} s={0.55} fill="#6f58a3" opacity={1} />
    <Islet x={296} y={124} s={0.9} fill="#9a5f93" opacity={0.8} />
    <Cloud
      base={142}
      fill="#8d5f95"
      opacity={0.55}
      humps={[
        [-4, 128, 28],
        [30, 124, 26],
        [68, 122, 28],
        [92, 132, 16],
      ]}
    />
    <Cloud
      base={156}
      fill="#c9768b"
      opacity={0.6}
      humps={[
        [246, 150, 18],
        [282, 144, 26],
        [318, 142, 26],
      ]}
    />
    <Strokes d={bird(30, 118) + bird(258, 160) + bird(52, 133)} stroke="#2a1f4c" width={1.3} />

    <ellipse cx={150} cy={192} rx={70} ry={42} fill={`url(#${id}-glow)`} />
    <Shape
      fill="#4a3660"
      at={[
        [48, 122],
        [66, 146],
        [92, 166],
        [98, 186],
        [122, 196],
        [140, 176],
        [150, 168],
      ]}
    />
    <Shape
      fill="#3a2852"
      at={[
        [92, 160],
        [118, 190],
        [134, 184],
        [152, 212],
        [166, 196],
        [150, 160],
      ]}
    />
    <Shape
      fill="#2c1d42"
      at={[
        [244, 132],
        [208, 176],
        [182, 182],
        [170, 206],
        [152, 212],
        [146, 168],
        [172, 168],
      ]}
    />
    <Shape
      fill="#241637"
      at={[
        [244, 132],
        [222, 166],
        [208, 176],
        [196, 160],
      ]}
    />
    <Strokes
      d="M80 150l20 16l4 16M118 166l10 22M200 160l-18 20M176 172l-14 26"
      stroke="#6a5080"
      width={0.8}
      opacity={0.6}
    />
    <Crystal x={126} y={188} h={22} id={id} />
    <Crystal x={149} y={192} h={20} id={id} />
    <Crystal x={192} y={178} h={22} id={id} />
    <Crystal x={164} y={204} h={30} id={id} />
    <Crystal x={108} y={178} h={13} id={id} />
    <Shape
      fill={`url(#${id}-grass)`}
      at={[
        [46, 118],
        [60, 108],
        [142, 62],
        [174, 68],
        [226, 96],
        [246, 130],
        [236, 138],
        [172, 172],
        [128, 176],
        [66, 148],
      ]}
    />
    <Shape
      fill="#43603d"
      at={[
        [46, 118],
        [66, 148],
        [128, 176],
        [172, 172],
        [236, 138],
        [246, 130],
        [237, 143],
        [173, 178],
        [127, 182],
        [64, 153],
      ]}
    />
    <path d="M214 145c2-3 7-6 10-5l-1 52q-5 4-9 0Z" fill={`url(#${id}-fall)`} />
    <Strokes d="M217 146v40M220.500 144v44" stroke="#fff" width={0.6} opacity={0.6} />
    {CELLS.flatMap((line, row) => [...line].map((kind, column) => ({ kind, row, column, key: `${row}${column}` })))
      .sort((a, b) => a.row + a.column - b.row - b.column)
      .map((cell) => (
        <Cell key={cell.key} row={cell.row} column={cell.column} kind={cell.kind} />
      ))}
    <Fir x={70} y={134} h={12} />
    <Fir x={79} y={140} h={14} />
    <Fir x={226} y={122} h={12} />
    <Cloud
      base={232}
      fill="#f3b2a0"
      opacity={0.75}
      humps={[
        [-2, 208, 26],
        [34, 202, 26],
        [76, 200, 30],
        [104, 214, 18],
      ]}
    />
    <Cloud
      base={232}
      fill="#f6b9a0"
      opacity={0.8}
      humps={[
        [232, 214, 18],
        [258, 208, 22],
        [296, 206, 28],
        [328, 210, 24],
      ]}
    />
    <Cloud
      base={232}
      fill="#fdd9bd"
      opacity={0.8}
      humps={[
        [112, 224, 16],
        [136, 222, 24],
        [172, 226, 18],
        [206, 226, 16],
        [224, 228, 14],
      ]}
    />
  </>
)

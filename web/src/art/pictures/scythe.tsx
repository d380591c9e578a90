import { grain, HEIGHT, House, type Picture, Shape, Strokes, WIDTH } from '../brush.tsx'

function Birch({ x, y, h, s }: { x: number; y: number; h: number; s: number }) {
  return (
    <g>
      <path d={`M${x - 1.9} ${y}V${y - h}h3.800v${h}Z`} fill="#f1ece2" />
      <path d={`M${x + 0.6} ${y}V${y - h}h1.300v${h}Z`} fill="#cfc7b8" />
      <Strokes
        d={`M${x - 1.5} ${y - h * 0.2}h2M${x} ${y - h * 0.45}h1.600M${x - 1.6} ${y - h * 0.7}h1.800`}
        stroke="#2b2a2c"
        width={1}
      />
      <ellipse cx={x - 3 * s} cy={y - h - 16 * s} rx={13 * s} ry={20 * s} fill="#a8722a" />
      <ellipse cx={x + 4 * s} cy={y - h - 22 * s} rx={12 * s} ry={18 * s} fill="#b97f30" />
      <ellipse cx={x + 2 * s} cy={y - h - 8 * s} rx={10.5 * s} ry={15 * s} fill="#d69a3c" />
      <ellipse cx={x - 6 * s} cy={y - h - 5 * s} rx={6 * s} ry={9 * s} fill="#e2ad52" />
    </g>
  )
}

/** One leg of the machine: thigh, knee, shin and a splayed foot. */
function Leg({
  hip,
  knee,
  ankle,
  fill,
  shade,
}: {
  hip: number[]
  knee: number[]
  ankle: number[]
  fill: string
  shade: string
}) {
  const [hx = 0, hy = 0] = hip
  const [kx = 0, ky = 0] = knee
  const [ax = 0, ay = 0] = ankle
  return (
    <g>
      <Shape
        fill={fill}
        at={[
          [hx - 6, hy],
          [hx + 8, hy],
          [kx + 9, ky],
          [kx + 4, ky + 8],
          [kx - 7, ky + 8],
          [kx - 9, ky - 2],
        ]}
      />
      <Shape
        fill={fill}
        at={[
          [kx - 6, ky + 6],
          [kx + 6, ky + 6],
          [ax + 7, ay - 8],
          [ax + 8, ay],
          [ax - 8, ay],
          [ax - 7, ay - 8],
        ]}
      />
      <Shape
        fill={shade}
        at={[
          [kx + 1, ky + 6],
          [kx + 6, ky + 6],
          [ax + 7, ay - 8],
          [ax + 8, ay],
          [ax + 1, ay],
        ]}
      />
      <circle cx={kx} cy={ky + 2} r={4.6} fill={shade} />
      <circle cx={kx} cy={ky + 2} r={2} fill="#6b7480" />
      <Shape
        fill={shade}
        at={[
          [ax - 13, ay - 2],
          [ax + 13, ay - 2],
          [ax + 18, ay + 6],
          [ax - 18, ay + 6],
        ]}
      />
      <Shape
        fill={fill}
        at={[
          [ax - 13, ay - 2],
          [ax + 13, ay - 2],
          [ax + 14.5, ay],
          [ax - 14.5, ay],
        ]}
      />
    </g>
  )
}

/** A harvest field at evening, a walking machine across it, and a farmer with a scythe who does not look up. */
export const picture: Picture = ({ id }) => {
  const next = grain(5)
  const stalks = Array.from({ length: 74 }, () => {
    const x = next() * WIDTH
    const h = 8 + next() * 15
    const lean = next() * 3 - 1.5
    return { x, h, lean }
  })
  const furrows = Array.from({ length: 27 }, (_, i) => `M${168 + (i - 13) * 8} 158L${168 + (i - 13) * 62} 232`)
  return (
    <>
      <defs>
        <linearGradient id={`${id}-sky`} x2="0" y2="1">
          <stop stopColor="#6f8c98" />
          <stop offset="0.38" stopColor="#b3ac98" />
          <stop offset="0.64" stopColor="#e6cf9f" />
        </linearGradient>
        <linearGradient id={`${id}-field`} x2="0" y2="1">
          <stop stopColor="#c2953c" />
          <stop offset="1" stopColor="#d3a347" />
        </linearGradient>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill={`url(#${id}-sky)`} />
      <circle cx={92} cy={101} r={50} fill="#fff1cf" opacity={0.3} />
      <circle cx={92} cy={101} r={30} fill="#fff0cd" />
      <path
        d="M34 92q-8-14 6-22q-4-14 12-18q2-12 18-10q-10 12-6 20q-14 4-12 14q-12 6-10 16Z"
        fill="#e9ddc2"
        opacity={0.5}
      />
      <Shape
        fill="#79796f"
        at={[
          [26, 134],
          [26, 92],
          [31, 92],
          [31, 116],
          [39, 116],
          [39, 82],
          [44, 82],
          [44, 112],
          [60, 112],
          [60, 134],
        ]}
      />
      <path d="M47 118h3v4h-3M53 118h3v4h-3M33 122h3v4h-3" fill="#ffd98a" opacity={0.8} />
      <Shape
        fill="#a2a288"
        at={[
          [0, 124],
          [52, 118],
          [128, 132],
          [190, 116],
          [260, 128],
          [321, 112],
          [321, 170],
          [0, 170],
        ]}
      />
      <path d="M0 152Q90 134 190 150T321 142V180H0Z" fill="#8b8a54" />
      <Strokes
        d="M196 148v-7M204 149v-9M212 149v-6M236 147v-9M243 147v-6M120 146v-6M127 146v-8"
        stroke="#5f6b3c"
        width={3}
      />
      <path d="M0 170Q150 140 321 166V228H0Z" fill={`url(#${id}-field)`} />
      <g clipPath={`url(#${id}-clip)`}>
        <Strokes d={furrows.join('')} stroke="#a67b2b" width={1.8} opacity={0.7} />
      </g>
      <clipPath id={`${id}-clip`}>
        <path d="M0 170Q150 140 321 166V228H0Z" />
      </clipPath>

      <House
        x={60}
        y={186}
        w={19}
        h={18}
        tip={9}
        roof={['#5d2a24', '#4a211d', '#3a1815']}
        wall={['#a63a34', '#8c2e2a', '#6b211f']}
      />
      <Shape
        fill="#2c1513"
        at={[
          [47, 180],
          [53, 183],
          [53, 170],
          [47, 167],
        ]}
      />
      <Strokes d="M66 178l12-6M66 172l12-6" stroke="#4f1816" width={1} />
      <Birch x={15} y={204} h={46} s={1.15} />
      <Birch x={28} y={210} h={50} s={1} />
      <Birch x={102} y={200} h={32} s={0.75} />

      <g>
        <Leg hip={[184, 108]} knee={[168, 140]} ankle={[156, 204]} fill="#2b3038" shade="#1f242b" />
        <Leg hip={[262, 106]} knee={[276, 140]} ankle={[293, 200]} fill="#2b3038" shade="#1f242b" />
        <Shape
          fill="#2b3038"
          at={[
            [176, 72],
            [176, 87],
            [136, 94],
            [112, 89],
            [114, 81],
            [136, 85],
          ]}
        />
        <Shape
          fill="#1f242b"
          at={[
            [90, 82],
            [118, 82],
            [118, 88],
            [90, 88],
          ]}
        />
        <Shape
          fill="#3d444e"
          at={[
            [90, 82],
            [118, 82],
            [118, 84],
            [90, 84],
          ]}
        />
        <circle cx={136} cy={89} r={4.5} fill="#3d444e" />
        <Leg hip={[200, 112]} knee={[200, 146]} ankle={[196, 210]} fill="#3f4751" shade="#2f363f" />
        <Leg hip={[240, 112]} knee={[242, 148]} ankle={[243, 213]} fill="#3f4751" shade="#2f363f" />
        <path d="M211 8V26h6V8ZM228 0V26h5V0Z" fill="#262b32" />
        <path d="M210 8q-4-7 1-10h5q-4 4 1 10ZM228 2q-2-3 1-5h5v5Z" fill="#e9ddc2" opacity={0.75} />
        <Shape
          fill="#2b3038"
          at={[
            [203, 24],
            [241, 24],
            [247, 40],
            [197, 40],
          ]}
        />
        <path d="M206 29h32v4h-32Z" fill="#ffd98a" opacity={0.45} />
        <Shape
          fill="#666f7c"
          at={[
            [192, 38],
            [250, 38],
            [272, 66],
            [222, 76],
            [166, 66],
          ]}
        />
        <Shape
          fill="#7b8592"
          at={[
            [192, 38],
            [250, 38],
            [254, 43],
            [188, 43],
          ]}
        />
        <Strokes d="M184 54h62M192 60h46" stroke="#424a55" width={1.4} />
        <Shape
          fill="#414954"
          at={[
            [166, 66],
            [222, 76],
            [222, 120],
            [194, 116],
            [170, 104],
          ]}
        />
        <Shape
          fill="#2d333c"
          at={[
            [272, 66],
            [222, 76],
            [222, 120],
            [250, 116],
            [269, 104],
          ]}
        />
        <Strokes d="M174 72l44 8M174 100l22 11M178 92h36M228 96l38-6" stroke="#586270" width={0.8} opacity={0.8} />
        <path d="M182 80l24 4v8l-24-3Z" fill="#ffd98a" />
        <path d="M234 85l21-4v7l-21 4Z" fill="#e9b950" />
        <Shape
          fill="#9a3322"
          at={[
            [213, 94],
            [222, 95],
            [222, 111],
            [216, 109],
          ]}
        />
        <Shape
          fill="#7a2518"
          at={[
            [231, 94],
            [222, 95],
            [222, 111],
            [228, 109],
          ]}
        />
        <circle cx={191} cy={102} r={3.2} fill="#252a31" />
        <circle cx={251} cy={100} r={3.2} fill="#171a1f" />
        <path
          d="M172 69.500a1 1 0 1 0 .1 0M184 72a1 1 0 1 0 .1 0M197 74.500a1 1 0 1 0 .1 0M210 77a1 1 0 1 0 .1 0M236 76a1 1 0 1 0 .1 0M250 73.500a1 1 0 1 0 .1 0M263 71a1 1 0 1 0 .1 0"
          fill="#838d9a"
        />
      </g>

      <g transform="translate(-8 2)">
        <g fill="#17161a">
          <path d="M124 196c1-4 9-4 10 0l3 22h-15Z" />
          <circle cx={129} cy={190} r={4} />
          <path d="M119 187q10-4 20 0l-1 1.800h-18ZM125 187q0-5 4-5t4 5Z" />
        </g>
        <Strokes d="M126 200l9 6l14-10" stroke="#17161a" width={2.2} />
        <Strokes d="M130 211l22-18" stroke="#4a3420" width={1.6} />
        <path d="M150 194q13-4 17 8q-7-6-17-4Z" fill="#2a2a2e" />
      </g>
      <Birch x={305} y={212} h={50} s={1.1} />
      <Strokes
        d={stalks.map(({ x, h, lean }) => `M${x.toFixed(1)} 230l${lean.toFixed(1)}-${h.toFixed(1)}`).join('')}
        stroke="#e9c565"
        width={1.1}
      />
      <Strokes
        d={stalks
          .map(({ x, h, lean }) => `M${(x + lean).toFixed(1)} ${(230 - h).toFixed(1)}l${(lean / 3).toFixed(1)}-4`)
          .join('')}
        stroke="#f3d98c"
        width={2}
      />
    </>
  )
}

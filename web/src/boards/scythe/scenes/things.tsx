/** Goods, engines and everything that stands about. */
import { disc, rowOf, shade, thing } from './draw.tsx'

export const Crates = thing(
  shade(26),
  ['var(--scythe-gold-1)', 'M-24 0v-20h20V0ZM0 0v-20h20V0Z'],
  ['var(--scythe-orange-1)', 'M-12-20v-18H8v18Z'],
  ['-var(--scythe-brown-2)', 'M-24-20L-4 0M20-20L0 0M-12-38L8-20'],
)

export const Barrels = thing(
  shade(34),
  ['var(--scythe-brown-4)', rowOf(3, (i) => `M${-30 + i * 21} 0q-4-14 0-28h17q4 14 0 28z`)],
  ['var(--scythe-brown-2)', rowOf(3, (i) => `M${-20 + i * 21} 0v-28h7q4 14 0 28z`)],
  ['var(--scythe-slate-3)', rowOf(3, (i) => `M${-31 + i * 21}-8h19v3h-19zM${-31 + i * 21}-23h19v3h-19z`)],
)

export const Drums = thing(
  shade(34),
  ['var(--scythe-slate-5)', rowOf(3, (i) => `M${-30 + i * 21} 0v-28h18V0z`)],
  ['var(--scythe-slate-3)', rowOf(3, (i) => `M${-20 + i * 21} 0v-28h8V0z`)],
  ['var(--scythe-blue-5)', rowOf(3, (i) => `M${-30 + i * 21}-28a9 3 0 0 1 18 0a9 3 0 0 1-18 0z`)],
  ['var(--scythe-slate-2)', rowOf(3, (i) => `M${-30 + i * 21}-18h18v2h-18z`)],
)

export const Logs = thing(
  shade(36),
  ['var(--scythe-brown-4)', 'M-32-14H26V0H-32ZM-22-28H18V-14H-22Z'],
  ['var(--scythe-brown-3)', 'M-32-4H26V0H-32ZM-22-18H18V-14H-22Z'],
  ['var(--scythe-orange-5)', disc(26, -7, 7) + disc(18, -21, 7)],
  ['-var(--scythe-brown-5)', disc(26, -7, 3) + disc(18, -21, 3)],
)

export const Train = thing(
  ['var(--scythe-stone-3)', 'M-170 4H170V8H-170Z'],
  ['var(--scythe-stone-4)', rowOf(18, (i) => `M${-168 + i * 19} 8h9v4h-9z`)],
  ['var(--scythe-slate-3)', 'M10-14V-46H58V-58H88V-14Z'],
  ['var(--scythe-grey-1)', 'M10-46H58V-34H10Z'],
  ['var(--scythe-slate-1)', 'M18-46v-20h12v20zM40-46v-8h10v8zM54-58L50-66H94L90-58Z'],
  ['var(--lantern-cloth)', 'M66-50h14v12H66z'],
  ['var(--scythe-red-5)', 'M4-16L-8-2H10V-16Z'],
  ['var(--scythe-brown-3)', 'M-10 0M100-12V-38H160V-12ZM-92-12V-36H-20V-12Z'],
  ['var(--scythe-grey-3)', 'M98-38q10-16 20-8q10-12 20-2q14-6 24 10zM-94-36q10-14 22-6q12-12 24 0q14-8 24 6z'],
  ['var(--scythe-stone-1)', rowOf(7, (i) => disc(-82 + i * 39, -4, 9))],
  ['var(--scythe-slate-4)', rowOf(7, (i) => disc(-82 + i * 39, -4, 4))],
  ['var(--rim)', disc(24, -78, 9) + disc(36, -92, 13) + disc(58, -102, 11)],
)

export const Bridge = thing(
  ['var(--scythe-blue-3)', 'M-170 34Q-80 16 0 30T170 26V90H-170Z'],
  ['-var(--scythe-blue-7)', 'M-120 46q12-7 24 0t24 0M10 44q12-7 24 0t24 0M-40 64q12-7 24 0t24 0'],
  [
    'var(--scythe-gold-1)',
    'M-150 8H150V22H130Q110 22 108 50H84Q84 22 60 22H20Q-4 22-4 50H-28Q-28 22-52 22H-84Q-106 22-106 50H-130Q-130 22-150 22Z',
  ],
  ['var(--scythe-stone-4)', 'M-150 8H150V13H-150Z'],
  ['var(--scythe-brown-2)', 'M-150-6H20V-2H-150ZM48-6H150V-2H48Z'],
  ['var(--scythe-brown-2)', rowOf(9, (i) => (i === 5 ? '' : `M${-146 + i * 36}-8h4V10h-4z`))],
  ['var(--scythe-stone-2)', 'M24 6L44 6L40 20L28 20Z'],
)

export const Quay = thing(
  ['var(--scythe-blue-3)', 'M-170 0H170V90H-170Z'],
  [
    '-var(--scythe-blue-7)',
    'M-140 24q12-7 24 0t24 0M-20 34q12-7 24 0t24 0M70 22q12-7 24 0t24 0M-80 56q12-7 24 0t24 0M40 60q12-7 24 0t24 0',
  ],
  ['var(--scythe-grey-4)', 'M-170-14H60V8H-170Z'],
  ['var(--scythe-grey-2)', 'M-170 0H60V10H-170Z'],
  ['var(--scythe-stone-4)', rowOf(6, (i) => `M${-150 + i * 36} 0h3v10h-3z`)],
  ['var(--scythe-brown-1)', 'M48-26h7v20h-7zM-10-26h7v20h-7z'],
)

export const Boat = thing(
  ['var(--scythe-brown-3)', 'M-52-16H52Q44 4 34 6H-34Q-46 4-52-16Z'],
  ['var(--scythe-brown-4)', 'M-52-16H52L49-9H-50Z'],
  ['var(--rim)', 'M4-18V-84Q38-56 40-22Z'],
  ['var(--scythe-orange-5)', 'M0-18V-74Q-22-50-26-22Z'],
  ['var(--scythe-brown-1)', 'M-1-90h4v74h-4z'],
)

export const Hull = thing(
  shade(52),
  ['var(--scythe-brown-2)', 'M-44 0v-10h6V0ZM38 0v-10h6V0ZM-6 0v-10H6V0Z'],
  ['var(--scythe-brown-5)', 'M-58-40Q-50-10-30-10H30Q50-10 58-40Z'],
  ['var(--scythe-brown-4)', 'M-52-28Q-44-10-30-10H30Q44-10 52-28Z'],
  ['-var(--scythe-brown-2)', 'M-30-40L-24-10M0-40V-10M30-40L24-10'],
)

export const Barge = thing(
  ['var(--scythe-brown-2)', 'M-50-10H50L44 8H-44Z'],
  ['var(--scythe-stone-4)', 'M-50-10H50L49-5H-49Z'],
  ['var(--scythe-grey-3)', 'M-34-10q8-14 18-6q10-10 20 0q8-6 14 6z'],
  ['var(--scythe-red-6)', 'M24-10V-26H40V-10Z'],
)

export const Derrick = thing(
  shade(34),
  [
    '-var(--scythe-slate-4)',
    'M-28 0L-6-104M28 0L6-104M-24-18L20-40M24-18L-20-40M-19-44L15-64M19-44L-15-64M-13-70L9-88M13-70L-9-88',
  ],
  ['var(--scythe-slate-6)', 'M-36-4H36V2H-36Z'],
  ['var(--scythe-slate-4)', 'M-10-112H10V-102H-10Z'],
  ['var(--scythe-slate-3)', 'M-2-102h4v98h-4z'],
)

export const Pipes = thing(
  ['var(--scythe-slate-5)', 'M-150-10H60V2H-150Z'],
  ['var(--scythe-blue-5)', 'M-150-10H60V-6H-150Z'],
  ['var(--scythe-slate-3)', rowOf(5, (i) => `M${-140 + i * 46}-13h6v18h-6z`)],
  ['var(--scythe-stone-1)', 'M60-10h6V2h-6z'],
  ['var(--scythe-slate-5)', 'M84-4L128 10L126 18L82 4Z'],
)

export const Fire = thing(
  shade(22),
  ['var(--scythe-brown-2)', 'M-22-2L18-10L20-5L-18 4ZM22-2L-18-10L-20-5L18 4Z'],
  ['var(--scythe-orange-3)', 'M-12-6Q-16-26-2-40Q0-28 8-24Q16-16 10-4Z'],
  ['var(--lantern-cloth)', 'M-5-6Q-7-18 1-26Q2-18 6-14Q8-8 4-4Z'],
)

export const Stove = thing(
  shade(26),
  ['var(--scythe-slate-3)', 'M-20 0V-34H20V0Z'],
  ['var(--scythe-slate-4)', 'M-24-38H24V-32H-24Z'],
  ['var(--scythe-orange-3)', 'M-12-22H12V-10H-12Z'],
  ['var(--scythe-grey-4)', 'M-16-38Q-16-56 0-56T16-38Z'],
  ['var(--rim)', disc(-4, -66, 6) + disc(5, -76, 8)],
)

export const Well = thing(
  shade(30),
  ['var(--scythe-grey-3)', 'M-26 0V-24H26V0Z'],
  ['var(--scythe-stone-4)', 'M4 0V-24H26V0Z'],
  ['var(--scythe-grey-4)', 'M-28-28H28V-21H-28Z'],
  ['var(--scythe-brown-2)', 'M-22-62h4v36h-4zM18-62h4v36h-4z'],
  ['var(--scythe-red-4)', 'M-32-58L0-80L32-58Z'],
  ['var(--scythe-brown-3)', 'M-4-50h8v14h-8z'],
)

export const Table = thing(
  shade(40),
  ['var(--scythe-brown-3)', 'M-36 0l4-26h4l-2 26zM36 0l-4-26h-4l2 26z'],
  ['var(--scythe-brown-4)', 'M-42-34H42V-26H-42Z'],
  ['var(--rim)', 'M-30-34L-22-44H28L34-34Z'],
  ['-var(--scythe-blue-4)', 'M-14-38l8-4l10 3l12-3'],
)

export const Flare = thing(
  ['var(--scythe-red-8)', disc(0, 0, 9)],
  ['var(--rim)', disc(0, 0, 4.5)],
  ['-var(--scythe-orange-6)', 'M0 14Q-4 60-18 108M-20-14l-10-8M20-14l10-8M0-20v-12M-24 6h-12M24 6h12'],
)

export const Sparks = thing(
  ['-var(--scythe-teal)', 'M0 0l-10 12l6 2l-10 14M14-6l12 8l-4 5l12 10M-4-14l-14-10M10-22l8-14'],
  ['var(--cloth-text)', disc(0, 0, 4)],
)

export const Papers = thing(
  [
    'var(--cloth-text)',
    'M-26-2l18-8l6 12l-18 8zM8-22l18-6l4 13l-18 6zM-8-44l17 4l-3 13l-17-4zM30-52l14 8l-7 12l-14-8z',
  ],
  ['-var(--scythe-grey-3)', 'M-18 0l10-4M14-18l10-3M-3-37l10 3'],
)

export const Hive = thing(
  shade(18),
  ['var(--scythe-gold-4)', 'M-16 0V-8Q-20-34 0-36Q20-34 16-8V0Z'],
  ['var(--scythe-gold-2)', 'M-17-24H17V-20H-17ZM-18-12H18V-8H-18Z'],
  ['var(--scythe-stone-2)', 'M-4 0v-7a4 4 0 0 1 8 0V0Z'],
)

export const Banner = thing(
  ['var(--scythe-brown-2)', 'M-2 0v-70h4V0Z'],
  ['var(--scythe-red-3)', 'M2-70H34L26-58L34-46H2Z'],
)

export const Bunting = thing(
  ['-var(--scythe-brown-2)', 'M-130-40Q0 10 130-44'],
  ['var(--scythe-red-7)', rowOf(6, (i) => `M${-112 + i * 42} ${-32 + 24 * Math.sin((i + 0.6) * 0.55)}h16l-8 16z`)],
  ['var(--cloth-gold)', rowOf(5, (i) => `M${-92 + i * 42} ${-26 + 24 * Math.sin((i + 1) * 0.55)}h16l-8 16z`)],
)

export const Signal = thing(
  shade(14),
  ['var(--scythe-slate-3)', 'M-3 0v-110h6V0Z'],
  ['var(--scythe-red-5)', 'M0-106L40-92L40-84L0-98Z'],
  ['var(--scythe-slate-3)', 'M-9-84h18v22H-9Z'],
  ['var(--cloth-good)', disc(0, -68, 5)],
)

export const Gate = thing(
  ['var(--scythe-grey-3)', 'M-150 0V-72H-44V0ZM44 0V-72H150V0Z'],
  ['var(--scythe-grey-2)', rowOf(4, (i) => `M${-150 + i * 28}-84h16v14h-16zM${60 + i * 28}-84h16v14h-16z`)],
  ['var(--scythe-stone-4)', 'M-60 0V-96H-40V0ZM40 0V-96H60V0Z'],
  ['var(--scythe-brown-2)', 'M-40 0V-70Q0-90 40-70V0H22V-58H-22V0Z'],
  ['var(--scythe-stone-2)', 'M-22-58H22V-52H-22Z'],
)

export const Quarry = thing(
  ['var(--scythe-grey-4)', 'M-150 20L-130-60L-70-76L-52-40L-6-52L10-14L60-24L84 6L150 20Z'],
  ['var(--scythe-grey-2)', 'M-70-76L-52-40L-6-52L10-14L60-24L84 6L150 20H0Z'],
  ['var(--scythe-stone-4)', 'M-130-60L-70-76L-66-64L-126-48ZM-6-52L-2-40L-50-28L-52-40Z'],
)

export const Parts = thing(
  ['var(--rim)', 'M-80 0L-60-18H40L60 0Z'],
  ['-var(--scythe-slate-5)', disc(-40, -9, 7) + disc(-14, -8, 5)],
  ['var(--scythe-slate-4)', 'M2-14h22v6H2ZM30-12h8v9h-8Z'],
  ['var(--scythe-slate-6)', disc(-40, -9, 2.5) + disc(-14, -8, 2)],
)

export const Peak = thing(
  ['var(--scythe-grey-5)', 'M-70 0L0-120L70 0Z'],
  ['var(--scythe-grey-2)', 'M0-120L70 0H-4L10-44L-6-66Z'],
  ['white', 'M0-120L24-79L10-84L2-68L-10-80L-24-79Z'],
)

/** People and engines, seen from afar. */
import { disc, shade, thing } from './draw.tsx'

const DARK = 'var(--on-lantern)'

export const Person = thing(
  shade(11),
  [DARK, 'M-8 0L-6-22Q-6-31 0-31Q6-31 6-22L8 0H2L0-12L-2 0Z'],
  [DARK, disc(0, -38, 6.5)],
  ['var(--scythe-stone-3)', 'M-6-24Q0-20 6-24L5-16H-5Z'],
)

export const Pointing = thing(
  shade(11),
  [DARK, 'M-8 0L-6-22Q-6-31 0-31Q6-31 6-22L8 0H2L0-12L-2 0Z'],
  [DARK, disc(0, -38, 6.5)],
  [DARK, 'M4-29L22-36L23-32L5-23Z'],
  ['var(--scythe-brown-3)', 'M-7-41Q0-49 8-41L10-39H-9Z'],
)

export const Porter = thing(
  shade(12),
  [DARK, 'M-8 0L-6-22Q-6-31 0-31Q6-31 6-22L8 0H2L0-12L-2 0Z'],
  [DARK, disc(1, -38, 6.5)],
  ['var(--scythe-gold-3)', 'M-16-44Q-17-28-8-26L-4-40Z'],
  ['var(--scythe-gold-1)', 'M-16-40L-5-37L-5-34L-16-36Z'],
)

export const Guard = thing(
  shade(11),
  ['var(--scythe-slate-1)', 'M-8 0L-6-22Q-6-31 0-31Q6-31 6-22L8 0H2L0-12L-2 0Z'],
  ['var(--scythe-slate-1)', disc(0, -38, 6)],
  ['var(--scythe-stone-1)', 'M-8-39Q0-50 8-39Z'],
  ['var(--scythe-stone-2)', 'M8-2L14-46L16.500-46L11-2Z'],
)

export const Child = thing(
  shade(8),
  ['var(--scythe-brown-2)', 'M-6 0L-4-14Q-4-21 0-21Q4-21 4-14L6 0Z'],
  ['var(--scythe-brown-2)', disc(0, -26, 4.8)],
)

export const Mech = thing(
  shade(52),
  ['var(--scythe-slate-1)', 'M-30 0L-26-34H-8L-6-18L-4 0ZM30 0L26-34H8L6-18L4 0Z'],
  ['var(--scythe-slate-3)', 'M-36-2H-2V4H-38ZM36-2H2V4H38Z'],
  ['var(--scythe-slate-3)', 'M-38-70L-60-40L-50-32L-30-56ZM38-70L60-40L50-32L30-56Z'],
  ['var(--scythe-slate-1)', 'M-64-44L-46-36L-50-24L-66-30ZM64-44L46-36L50-24L66-30Z'],
  ['var(--scythe-slate-4)', 'M-36-78Q-36-90-24-90H24Q36-90 36-78V-40Q36-30 26-30H-26Q-36-30-36-40Z'],
  ['var(--scythe-slate-5)', 'M-36-78Q-36-90-24-90H0V-30H-26Q-36-30-36-40Z'],
  ['var(--scythe-stone-1)', 'M-26-76H26V-62H-26Z'],
  ['var(--lantern-cloth)', 'M-20-72h12v6h-12zM6-72h12v6h-12z'],
  ['var(--scythe-red-5)', 'M2-52h22v12H2Z'],
  ['var(--scythe-slate-3)', 'M-22-90v-16h5v16zM16-90v-22h5v22z'],
)

export const Cart = thing(
  shade(34),
  ['var(--scythe-brown-4)', 'M-30-26H26L20-8H-26Z'],
  ['var(--scythe-brown-5)', 'M-30-26H26L24-20H-28Z'],
  ['var(--scythe-brown-2)', 'M26-24L48-12L47-8L24-18Z'],
  ['-var(--scythe-stone-2)', disc(-15, -8, 9)],
  ['-var(--scythe-stone-2)', disc(13, -8, 9)],
  ['var(--scythe-stone-2)', disc(-15, -8, 2.4) + disc(13, -8, 2.4)],
)

export const Load = thing(
  ['var(--scythe-gold-5)', 'M-20 0Q-22-16-8-16Q0-26 10-16Q22-16 20 0Z'],
  ['var(--scythe-brown-5)', 'M2-20Q8-22 10-16Q22-16 20 0H6Z'],
)

export const Wagon = thing(
  shade(46),
  ['var(--scythe-red-3)', 'M-40-14V-46H40V-14Z'],
  ['var(--scythe-red-1)', 'M0-14V-46H40V-14Z'],
  ['var(--scythe-orange-6)', 'M-44-46Q0-74 44-46Z'],
  ['var(--scythe-gold-5)', 'M0-60Q30-60 44-46H0Z'],
  ['var(--lantern-cloth)', 'M-28-38h14v14h-14zM10-38h14v14H10Z'],
  ['-var(--scythe-stone-2)', disc(-24, -9, 10)],
  ['-var(--scythe-stone-2)', disc(24, -9, 10)],
)

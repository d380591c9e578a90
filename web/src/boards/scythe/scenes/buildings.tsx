/** Houses, works and towers. */
import { disc, rowOf, shade, thing } from './draw.tsx'

export const Works = thing(
  shade(92),
  ['var(--scythe-brown-3)', 'M-46-90L-42-190h14l4 100ZM2-90l6-164h16l6 164Z'],
  ['var(--scythe-stone-4)', 'M-46-90L-42-190h6v100ZM2-90l6-164h7v164Z'],
  ['var(--scythe-red-7)', 'M-43-176h16v-14h-15ZM8-238h16.500v-16h-16Z'],
  [
    'var(--cloth-text)',
    disc(-26, -206, 13) +
      disc(-8, -222, 18) +
      disc(16, -236, 16) +
      disc(34, -272, 15) +
      disc(54, -288, 20) +
      disc(82, -300, 16),
  ],
  ['var(--rim)', disc(-2, -214, 10) + disc(24, -230, 9) + disc(62, -280, 12)],
  ['var(--scythe-grey-2)', 'M-86 0V-66l38 24v-24l38 24v-24l38 24v-24l38 24V0Z'],
  ['var(--scythe-grey-3)', 'M-86-66l38 24v10l-38-24ZM-10-42V-66l38 24v10ZM28-42V-66l38 24v10Z'],
  ['var(--scythe-stone-4)', 'M-86 0V-34H66V0Z'],
  ['var(--scythe-stone-1)', 'M-76 0v-22h26V0ZM-38-24h18v12h-18ZM-10-24h18v12h-18ZM18 0v-24h34V0Z'],
  ['var(--lantern-cloth)', 'M-36-22h6v8h-6ZM-8-22h6v8h-6Z'],
)

const PANES = (x: number, y: number): string => `M${x} ${y}h9v11h-9z`

export const House = thing(
  shade(44),
  ['var(--rim)', 'M-40 0V-44L-22-66L-4-44V0Z'],
  ['var(--scythe-orange-5)', 'M-4 0V-44H40V0Z'],
  ['var(--scythe-red-4)', 'M-24-70H26L46-42H-4Z'],
  ['var(--scythe-red-2)', 'M-24-70L-46-42H-40L-22-64L-4-42H-2Z'],
  ['var(--scythe-brown-2)', 'M-28 0v-20h12V0ZM8-32h10v12H8ZM24-32h10v12H24Z'],
  ['var(--scythe-stone-4)', 'M14-82h9v14h-9z'],
)

export const Inn = thing(
  shade(64),
  ['var(--scythe-orange-5)', 'M-60 0V-62H-4V0Z'],
  ['var(--scythe-gold-3)', 'M-4 0V-62H60V0Z'],
  ['var(--scythe-brown-3)', 'M-60-32H60V-28H-60ZM-60-62h4V0h-4ZM-6-62h4V0h-4ZM56-62h4V0h-4Z'],
  ['var(--scythe-pink-2)', 'M-66-60L-34-98H34L66-60Z'],
  ['var(--scythe-pink-1)', 'M0-60L34-98L66-60Z'],
  [
    'var(--lantern-cloth)',
    `${PANES(-48, -54)}${PANES(-26, -54)}${PANES(12, -54)}${PANES(36, -54)}${PANES(12, -24)}${PANES(36, -24)}`,
  ],
  ['var(--scythe-brown-1)', 'M-38 0v-24h18V0Z'],
  ['var(--scythe-stone-2)', 'M-66-46h-14v3h14zM-78-43v14h14v-14z'],
  ['var(--scythe-gold-4)', 'M-76-40h10v8h-10z'],
)

export const Barn = thing(
  shade(56),
  ['var(--scythe-red-4)', 'M-50 0V-44L-28-74H28L50-44V0Z'],
  ['var(--scythe-red-3)', 'M0 0V-74H28L50-44V0Z'],
  ['var(--rim)', 'M-22 0V-34H10V0Z'],
  ['var(--scythe-red-4)', 'M-18 0V-30L6 0ZM6-30V0L-18-30Z'],
  ['var(--scythe-brown-1)', 'M-56-42L-30-78H30L56-42L50-42L28-72H-28L-50-42Z'],
)

export const Mill = thing(
  shade(46),
  ['var(--scythe-gold-1)', 'M-40 0V-52H44V0Z'],
  ['var(--scythe-brown-3)', 'M8 0V-52H44V0Z'],
  ['var(--scythe-brown-2)', 'M-46-50L2-78L50-50Z'],
  ['var(--scythe-stone-2)', 'M-30 0v-28h22V0ZM18-40h14v12H18Z'],
  ['-var(--scythe-brown-1)', disc(56, -20, 19)],
  ['-var(--scythe-brown-1)', 'M56-39v38M37-20h38M43-33l26 26M43-7l26-26'],
)

export const Tower = thing(
  shade(30),
  ['var(--scythe-gold-1)', 'M-22 0L-18-120H18L22 0Z'],
  ['var(--scythe-stone-4)', 'M2 0V-120H18L22 0Z'],
  ['var(--scythe-grey-3)', 'M-24-120H24V-112H-24Z'],
  ['var(--scythe-red-2)', 'M-22-120L0-160L22-120Z'],
  ['var(--cloth-text)', disc(0, -94, 12)],
  ['-var(--scythe-stone-1)', 'M0-102v8l6 4'],
  ['var(--scythe-stone-2)', 'M-7 0v-20a7 7 0 0 1 14 0V0ZM-5-64h10v14h-10z'],
)

export const BellTower = thing(
  shade(34),
  ['var(--scythe-orange-5)', 'M-22 0V-104H22V0Z'],
  ['var(--scythe-gold-5)', 'M4 0V-104H22V0Z'],
  ['var(--scythe-stone-2)', 'M-13-96a13 14 0 0 1 26 0v22h-26z'],
  ['var(--cloth-gold)', 'M-8-78q0-14 8-14t8 14l3 4h-22z'],
  ['var(--scythe-red-4)', 'M-26-104L0-142L26-104Z'],
  ['var(--scythe-stone-2)', 'M-7 0v-24a7 8 0 0 1 14 0V0ZM-4-58h8v14h-8z'],
)

export const Lookout = thing(
  shade(30),
  ['-var(--scythe-brown-2)', 'M-22 0L-12-92M22 0L12-92M-20-18L16-56M20-18L-16-56M-15-62L13-86M15-62L-13-86'],
  ['var(--scythe-stone-4)', 'M-24-96H24V-88H-24Z'],
  ['var(--scythe-brown-2)', 'M-20-126h3v32h-3zM17-126h3v32h-3z'],
  ['var(--scythe-gold-1)', 'M-28-124L0-144L28-124Z'],
  ['var(--on-lantern)', `M-6-96L-4-112Q0-118 4-112L6-96Z${disc(0, -118, 5)}`],
)

export const Post = thing(
  shade(40),
  ['var(--scythe-blue-5)', 'M-14 0V-44H30V0Z'],
  ['var(--scythe-slate-6)', 'M12 0V-44H30V0Z'],
  ['var(--scythe-slate-3)', 'M-18-42L8-60L34-42Z'],
  ['var(--lantern-cloth)', 'M-6-34h12v14h-12z'],
  ['var(--scythe-slate-1)', 'M14 0v-26h11V0Z'],
  ['var(--rim)', 'M-20-26H-78V-20H-20Z'],
  ['var(--scythe-red-5)', rowOf(4, (i) => `M${-76 + i * 15}-26h7v6h-7z`)],
  ['var(--scythe-slate-3)', 'M-24 0v-32h6V0ZM-78 0v-30h4V0Z'],
)

export const Tent = thing(
  shade(40),
  ['var(--scythe-orange-5)', 'M-42 0L0-62L42 0Z'],
  ['var(--scythe-gold-5)', 'M0-62L42 0H10Z'],
  ['var(--scythe-brown-2)', 'M0-62L12 0H-12Z'],
  ['var(--scythe-red-3)', 'M0-62v-18l16 6l-16 6z'],
)

export const Stall = thing(
  shade(38),
  ['var(--scythe-brown-3)', 'M-32 0v-46h4V0ZM28 0v-46h4V0Z'],
  ['var(--scythe-red-6)', 'M-38-44L-30-62H30L38-44Z'],
  ['var(--rim)', 'M-23-62L-28-44H-14L-12-62ZM0-62V-44H14L11-62ZM23-62L28-44H38L30-62Z'],
  ['var(--scythe-brown-4)', 'M-34-22H34V-14H-34Z'],
  ['var(--scythe-gold-4)', disc(-20, -26, 5) + disc(-9, -26, 5)],
  ['var(--scythe-green-5)', disc(4, -26, 5) + disc(15, -26, 5)],
)

export const Foundry = thing(
  shade(60),
  ['var(--scythe-grey-1)', 'M-56 0V-58H56V0Z'],
  ['var(--scythe-stone-3)', 'M6 0V-58H56V0Z'],
  ['var(--scythe-stone-4)', 'M-62-56L-30-82H30L62-56Z'],
  ['var(--scythe-brown-1)', 'M28-80L31-150h16l4 70Z'],
  ['var(--scythe-orange-3)', 'M-34 0v-26a14 14 0 0 1 28 0V0Z'],
  ['var(--lantern-cloth)', 'M-28 0v-20a8 8 0 0 1 16 0V0Z'],
  ['var(--scythe-stone-1)', 'M18-42h14v12H18ZM38-42h10v12H38Z'],
  ['var(--scythe-grey-5)', disc(44, -162, 12) + disc(58, -176, 16) + disc(80, -184, 12)],
)

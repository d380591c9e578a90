/** Houses, works and towers. */
import { disc, rowOf, shade, thing } from './draw.tsx'

export const Works = thing(
  shade(92),
  ['#6a4a43', 'M-46-90L-42-190h14l4 100ZM2-90l6-164h16l6 164Z'],
  ['#82605a', 'M-46-90L-42-190h6v100ZM2-90l6-164h7v164Z'],
  ['#c4553b', 'M-43-176h16v-14h-15ZM8-238h16.500v-16h-16Z'],
  [
    '#f3ead9',
    disc(-26, -206, 13) +
      disc(-8, -222, 18) +
      disc(16, -236, 16) +
      disc(34, -272, 15) +
      disc(54, -288, 20) +
      disc(82, -300, 16),
  ],
  ['#ded2bd', disc(-2, -214, 10) + disc(24, -230, 9) + disc(62, -280, 12)],
  ['#8b7466', 'M-86 0V-66l38 24v-24l38 24v-24l38 24v-24l38 24V0Z'],
  ['#a08a7a', 'M-86-66l38 24v10l-38-24ZM-10-42V-66l38 24v10ZM28-42V-66l38 24v10Z'],
  ['#6f5b50', 'M-86 0V-34H66V0Z'],
  ['#2b221d', 'M-76 0v-22h26V0ZM-38-24h18v12h-18ZM-10-24h18v12h-18ZM18 0v-24h34V0Z'],
  ['#ffcf7a', 'M-36-22h6v8h-6ZM-8-22h6v8h-6Z'],
)

const PANES = (x: number, y: number): string => `M${x} ${y}h9v11h-9z`

export const House = thing(
  shade(44),
  ['#f3dfc1', 'M-40 0V-44L-22-66L-4-44V0Z'],
  ['#d9b98f', 'M-4 0V-44H40V0Z'],
  ['#9b3f2c', 'M-24-70H26L46-42H-4Z'],
  ['#742c1f', 'M-24-70L-46-42H-40L-22-64L-4-42H-2Z'],
  ['#5a3823', 'M-28 0v-20h12V0ZM8-32h10v12H8ZM24-32h10v12H24Z'],
  ['#7d5a48', 'M14-82h9v14h-9z'],
)

export const Inn = thing(
  shade(64),
  ['#cbb693', 'M-60 0V-62H-4V0Z'],
  ['#b29a74', 'M-4 0V-62H60V0Z'],
  ['#6d4a2e', 'M-60-32H60V-28H-60ZM-60-62h4V0h-4ZM-6-62h4V0h-4ZM56-62h4V0h-4Z'],
  ['#7d3b52', 'M-66-60L-34-98H34L66-60Z'],
  ['#5c2a3c', 'M0-60L34-98L66-60Z'],
  [
    '#ffd27a',
    `${PANES(-48, -54)}${PANES(-26, -54)}${PANES(12, -54)}${PANES(36, -54)}${PANES(12, -24)}${PANES(36, -24)}`,
  ],
  ['#4a2f1c', 'M-38 0v-24h18V0Z'],
  ['#3a2a1a', 'M-66-46h-14v3h14zM-78-43v14h14v-14z'],
  ['#c79b3e', 'M-76-40h10v8h-10z'],
)

export const Barn = thing(
  shade(56),
  ['#9c4a38', 'M-50 0V-44L-28-74H28L50-44V0Z'],
  ['#7c372a', 'M0 0V-74H28L50-44V0Z'],
  ['#e9d8b6', 'M-22 0V-34H10V0Z'],
  ['#9c4a38', 'M-18 0V-30L6 0ZM6-30V0L-18-30Z'],
  ['#4a2a20', 'M-56-42L-30-78H30L56-42L50-42L28-72H-28L-50-42Z'],
)

export const Mill = thing(
  shade(46),
  ['#8a6a48', 'M-40 0V-52H44V0Z'],
  ['#6f5236', 'M8 0V-52H44V0Z'],
  ['#5a3f28', 'M-46-50L2-78L50-50Z'],
  ['#3a2817', 'M-30 0v-28h22V0ZM18-40h14v12H18Z'],
  ['-#4a3522', disc(56, -20, 19)],
  ['-#4a3522', 'M56-39v38M37-20h38M43-33l26 26M43-7l26-26'],
)

export const Tower = thing(
  shade(30),
  ['#8d7a67', 'M-22 0L-18-120H18L22 0Z'],
  ['#74634f', 'M2 0V-120H18L22 0Z'],
  ['#a08a73', 'M-24-120H24V-112H-24Z'],
  ['#6a3a30', 'M-22-120L0-160L22-120Z'],
  ['#f6ecd2', disc(0, -94, 12)],
  ['-#2c2219', 'M0-102v8l6 4'],
  ['#2c2219', 'M-7 0v-20a7 7 0 0 1 14 0V0ZM-5-64h10v14h-10z'],
)

export const BellTower = thing(
  shade(34),
  ['#d7c6a6', 'M-22 0V-104H22V0Z'],
  ['#bda985', 'M4 0V-104H22V0Z'],
  ['#3a2c1e', 'M-13-96a13 14 0 0 1 26 0v22h-26z'],
  ['#e2b54b', 'M-8-78q0-14 8-14t8 14l3 4h-22z'],
  ['#8a3f2e', 'M-26-104L0-142L26-104Z'],
  ['#3a2c1e', 'M-7 0v-24a7 8 0 0 1 14 0V0ZM-4-58h8v14h-8z'],
)

export const Lookout = thing(
  shade(30),
  ['-#5b4128', 'M-22 0L-12-92M22 0L12-92M-20-18L16-56M20-18L-16-56M-15-62L13-86M15-62L-13-86'],
  ['#7a5a38', 'M-24-96H24V-88H-24Z'],
  ['#5b4128', 'M-20-126h3v32h-3zM17-126h3v32h-3z'],
  ['#8c6f48', 'M-28-124L0-144L28-124Z'],
  ['#231c17', `M-6-96L-4-112Q0-118 4-112L6-96Z${disc(0, -118, 5)}`],
)

export const Post = thing(
  shade(40),
  ['#8a9aa8', 'M-14 0V-44H30V0Z'],
  ['#6f7f8d', 'M12 0V-44H30V0Z'],
  ['#3d4a57', 'M-18-42L8-60L34-42Z'],
  ['#ffd27a', 'M-6-34h12v14h-12z'],
  ['#2c343d', 'M14 0v-26h11V0Z'],
  ['#e8e2d2', 'M-20-26H-78V-20H-20Z'],
  ['#b5261c', rowOf(4, (i) => `M${-76 + i * 15}-26h7v6h-7z`)],
  ['#3d4a57', 'M-24 0v-32h6V0ZM-78 0v-30h4V0Z'],
)

export const Tent = thing(
  shade(40),
  ['#d8c49c', 'M-42 0L0-62L42 0Z'],
  ['#bda87e', 'M0-62L42 0H10Z'],
  ['#5b4a35', 'M0-62L12 0H-12Z'],
  ['#8a2f1c', 'M0-62v-18l16 6l-16 6z'],
)

export const Stall = thing(
  shade(38),
  ['#6d4a2e', 'M-32 0v-46h4V0ZM28 0v-46h4V0Z'],
  ['#b5523c', 'M-38-44L-30-62H30L38-44Z'],
  ['#f0e2c4', 'M-23-62L-28-44H-14L-12-62ZM0-62V-44H14L11-62ZM23-62L28-44H38L30-62Z'],
  ['#8a5f36', 'M-34-22H34V-14H-34Z'],
  ['#d8a23f', disc(-20, -26, 5) + disc(-9, -26, 5)],
  ['#7aa35a', disc(4, -26, 5) + disc(15, -26, 5)],
)

export const Foundry = thing(
  shade(60),
  ['#5b4a45', 'M-56 0V-58H56V0Z'],
  ['#473a36', 'M6 0V-58H56V0Z'],
  ['#6d5a53', 'M-62-56L-30-82H30L62-56Z'],
  ['#3a2f2c', 'M28-80L31-150h16l4 70Z'],
  ['#ff9a3d', 'M-34 0v-26a14 14 0 0 1 28 0V0Z'],
  ['#ffd98a', 'M-28 0v-20a8 8 0 0 1 16 0V0Z'],
  ['#2b2220', 'M18-42h14v12H18ZM38-42h10v12H38Z'],
  ['#d9cfc0', disc(44, -162, 12) + disc(58, -176, 16) + disc(80, -184, 12)],
)

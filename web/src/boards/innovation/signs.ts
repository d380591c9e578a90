/** The icon and the colour of every concept of the game, and the colours of terrains and disciplines. */
import '../../art/icons/innovation.ts'
import type { Discipline, Terrain } from '@ludarium/innovation/data'
import { addIcons } from '../../art/sprite.ts'

/** Own shapes in a box of 24. */
addIcons(
  {
    'innovation-step': '<path fill="currentColor" d="M12 2.500 20.500 11.500H15.500V21.500h-7V11.500H3.500Z"/>',
    'innovation-return':
      '<path fill="none" stroke="currentColor" stroke-width="2.400" stroke-linecap="round" stroke-linejoin="round" d="M8.500 4.500 4 9l4.500 4.500M4 9h10.500a5 5 0 0 1 0 10H9"/>',
    'innovation-area':
      '<path fill="currentColor" d="M7 2.500l4.300 2.500v5L7 12.500 2.700 10V5ZM17 2.500l4.300 2.500v5L17 12.500 12.700 10V5ZM12 11.500l4.300 2.500v5L12 21.500 7.700 19v-5Z"/>',
  },
  24,
)

export type Good =
  | 'coin'
  | 'tool'
  | 'scholar'
  | 'power'
  | 'vp'
  | 'spade'
  | 'sail'
  | 'bridge'
  | 'key'
  | 'innovation'
  | 'competency'
  | 'annex'
  | 'bonus'
  | 'step'
  | 'area'

/** The colour is the custom property `--i-…` (parts.css): darker on light ground. */
export const GOODS: Readonly<Record<Good, { readonly icon: string; readonly tone: string }>> = {
  coin: { icon: 'two-coins', tone: 'coin' },
  tool: { icon: 'flat-hammer', tone: 'tool' },
  scholar: { icon: 'graduate-cap', tone: 'plain' },
  power: { icon: 'concentric-crescents', tone: 'power' },
  vp: { icon: 'trophy', tone: 'vp' },
  spade: { icon: 'spade', tone: 'tool' },
  sail: { icon: 'sailboat', tone: 'sail' },
  bridge: { icon: 'stone-bridge', tone: 'plain' },
  key: { icon: 'key', tone: 'vp' },
  innovation: { icon: 'light-bulb', tone: 'plain' },
  competency: { icon: 'diploma', tone: 'plain' },
  annex: { icon: 'barn', tone: 'plain' },
  bonus: { icon: 'tied-scroll', tone: 'plain' },
  step: { icon: 'innovation-step', tone: 'plain' },
  area: { icon: 'innovation-area', tone: 'plain' },
}

export interface DisciplineLook {
  readonly fill: string
  readonly ink: string
  readonly edge: string
  readonly icon: string
}

export const DISCIPLINE: Readonly<Record<Discipline, DisciplineLook>> = {
  banking: { fill: 'var(--cloth-gold)', ink: 'var(--on-lantern)', edge: 'var(--innovation-umber)', icon: 'scales' },
  law: {
    fill: 'var(--innovation-blue-4)',
    ink: 'var(--ink)',
    edge: 'var(--innovation-blue-3)',
    icon: 'banging-gavel',
  },
  engineering: {
    fill: 'var(--innovation-orange-1)',
    ink: 'var(--innovation-stone-1)',
    edge: 'var(--innovation-brown-1)',
    icon: 'gears',
  },
  medicine: {
    fill: 'var(--cloth-text)',
    ink: 'var(--innovation-grey-1)',
    edge: 'var(--innovation-stone-2)',
    icon: 'caduceus',
  },
}

/** Light drawings stand on these. */
export const DARK_TERRAINS: ReadonlySet<Terrain> = new Set(['plains', 'swamp', 'lake', 'wasteland'])

/** Icons, own shapes and colours of the game's concepts. */
import type { ArtifactColor, Color, Resource } from '@ludarium/revive/data'
import '../../art/icons/revive.ts'
import { addIcons } from '../../art/sprite.ts'

const stroke = (d: string, width = 2.4): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const fill = (d: string): string => `<path d="${d}" fill="currentColor"/>`
const CARD = '<rect x="2.5" y="2" width="10" height="14" rx="2" fill="currentColor"/>'
const LINE = stroke('M3 21.500h18')

addIcons(
  {
    'r-step': `${stroke('M3 12h11M9.500 6l6.500 6-6.500 6', 3.4)}${stroke('M20 5v14', 3)}`,
    'r-card':
      '<rect x="5" y="2.5" width="14" height="19" rx="2.5" fill="currentColor"/><path d="M7.500 12h9" stroke="var(--ink)" stroke-width="1.600"/>',
    'r-top':
      '<rect x="5.800" y="2.800" width="12.400" height="18.400" rx="2.200" fill="none" stroke="currentColor" stroke-width="1.800"/><path d="M6 12V4.500a1.500 1.500 0 0 1 1.500-1.500h9a1.500 1.500 0 0 1 1.500 1.500V12Z" fill="currentColor"/>',
    'r-bottom':
      '<rect x="5.800" y="2.800" width="12.400" height="18.400" rx="2.200" fill="none" stroke="currentColor" stroke-width="1.800"/><path d="M6 12v7.500a1.500 1.500 0 0 0 1.500 1.500h9a1.500 1.500 0 0 0 1.500-1.500V12Z" fill="currentColor"/>',
    'r-either': '<rect x="5" y="2.500" width="14" height="19" rx="2.500" fill="currentColor"/>',
    'r-module':
      '<path d="M4 3.500h16a1.500 1.500 0 0 1 1.500 1.500v11a1.500 1.500 0 0 1-1.500 1.500h-4.500v3h-7v-3H4A1.500 1.500 0 0 1 2.500 16V5A1.500 1.500 0 0 1 4 3.500Z" fill="currentColor"/><circle cx="12" cy="10.500" r="3.600" fill="var(--ink)"/>',
    'r-basic':
      '<path d="M12 12V1.500A10.500 10.500 0 0 1 21.100 17.250Z" fill="var(--revive-slate-18)"/><path d="M12 12l9.100 5.250a10.500 10.500 0 0 1-18.200 0Z" fill="var(--cloth-good)"/><path d="M12 12 2.900 17.250A10.500 10.500 0 0 1 12 1.500Z" fill="var(--revive-gold-8)"/><circle cx="12" cy="12" r="10.500" fill="none" stroke="var(--ink)" stroke-width="1.500"/>',
    'r-stack': `<rect x="3" y="7" width="12" height="15" rx="2" fill="none" stroke="currentColor" stroke-width="2.200"/>${stroke('M9 4.500V4a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-.5M9 11v7M5.500 14.500h7', 2.2)}`,
    'r-rest': `${CARD}${stroke('M17 3v13M12.500 12l4.500 5 4.500-5', 2.6)}${LINE}`,
    'r-wake': `${CARD}${stroke('M17 17V4M12.500 8.500 17 3.500l4.500 5', 2.6)}${LINE}`,
    'r-back': `${fill('M14.500 9.500h-4.500V2L5.500 13.500H10V21.500Z')}${stroke('M21 20a8 8 0 0 0-3.500-13M17 11.500l-.3-5 5-.4', 2.2)}`,
    'r-swap': stroke('M4 8.500h13M13 4l4.500 4.500L13 13M20 15.500H7M11 11l-4.500 4.500L11 20'),
    'r-peak': fill('M1.500 20 9 6l3.500 6 2.500-4 7.500 12Z'),
    'r-fir': fill('M12 1.500 17 9h-2.500l4 6H16l4 5.500h-6.600V23h-2.800v-2.500H4L8 15H5.500l4-6H7Z'),
    'r-field': stroke('M2 8q10-6 20 0M2 14q10-6 20 0M2 20q10-6 20 0', 2.8),
    'r-range': `<circle cx="4.500" cy="19" r="3" fill="currentColor"/><path d="M7.500 17.500c5-1 1-8 6.500-9" fill="none" stroke="currentColor" stroke-width="2.400" stroke-dasharray="2.600 2.600"/>${fill('M18 2.500a4.500 4.500 0 0 1 4.500 4.500c0 3-4.500 7-4.500 7s-4.500-4-4.500-7A4.500 4.500 0 0 1 18 2.500Z')}`,
    'r-turn': stroke('M5 12a7 7 0 0 1 12.500-4.300M19 3.500v5h-5M19 12a7 7 0 0 1-12.500 4.300M5 20.500v-5h5', 2.3),
    'r-warn': `<path d="M12 2.500 22.500 21H1.500Z" fill="none" stroke="currentColor" stroke-width="2.200" stroke-linejoin="round"/>${stroke('M12 9.500v5')}<circle cx="12" cy="17.600" r="1.400" fill="currentColor"/>`,
  },
  24,
)

export const RESOURCE: Readonly<Record<string, { readonly icon: string; readonly colour: string }>> = {
  gear: { icon: 'cog', colour: 'var(--revive-slate-18)' },
  book: { icon: 'white-book', colour: 'var(--cloth-good)' },
  food: { icon: 'wheat', colour: 'var(--revive-gold-8)' },
  crystal: { icon: 'crystal-cluster', colour: 'var(--revive-teal-3)' },
  energy: { icon: 'electric', colour: 'var(--revive-lime-2)' },
  crate: { icon: 'wooden-crate', colour: 'var(--revive-orange-3)' },
  points: { icon: 'trophy', colour: 'var(--cloth-gold)' },
  artifact: { icon: 'ankh', colour: 'var(--cloth-text)' },
  basic: { icon: 'r-basic', colour: 'var(--cloth-text)' },
}

export function signOf(what: string): { readonly icon: string; readonly colour: string } {
  return RESOURCE[what] ?? { icon: 'star', colour: 'var(--cloth-text)' }
}

/** Tokens of theme colours for the decision bar, which changes with the theme. */
export const TONE: Readonly<Record<Resource | 'points' | 'energy' | 'crate', string>> = {
  crystal: 'essence',
  gear: 'neutral',
  book: 'good',
  food: 'wealth',
  points: 'gold',
  energy: 'warn',
  crate: 'foundation',
}

export interface Hue {
  readonly fill: string
  readonly bright: string
  readonly ink: string
  readonly low: string
  readonly icon: string
}

/** Colours of cards, modules, machines and tracks. */
export const TRACK: Readonly<Record<Color, Hue>> = {
  gray: {
    fill: 'var(--revive-gray)',
    bright: 'var(--revive-slate-18)',
    ink: 'var(--ink)',
    low: 'var(--revive-slate-12)',
    icon: 'r-peak',
  },
  green: {
    fill: 'var(--revive-green-7)',
    bright: 'var(--cloth-good)',
    ink: 'white',
    low: 'var(--revive-green-3)',
    icon: 'r-fir',
  },
  yellow: {
    fill: 'var(--revive-gold-5)',
    bright: 'var(--revive-gold-8)',
    ink: 'var(--ink)',
    low: 'var(--revive-umber-2)',
    icon: 'r-field',
  },
}

export const ARTIFACT_FILL: Readonly<Record<ArtifactColor, string>> = {
  amber: 'var(--revive-orange-2)',
  teal: 'var(--revive-teal-1)',
  violet: 'var(--revive-violet-6)',
}

export const KIND_ICON = { explore: 'compass', build: 'hammer-nails', populate: 'meeple' } as const

export const PIECE_ICON = {
  small: 'wood-cabin',
  large: 'modern-city',
  figure: 'meeple',
  falcon: 'hawk-emblem',
} as const

export const TRIBE_TILE_ICON: Readonly<Record<string, string>> = {
  forest: 'r-fir',
  temple: 'greek-temple',
  target: 'bullseye',
  sand: 'r-module',
  workshop: 'anvil',
}

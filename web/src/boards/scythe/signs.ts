/** The icon and the colour of every concept of the game. */
import '../../art/icons/scythe.ts'
import type { CSSProperties } from 'react'
import type { SeatColour } from '../../table/seats.ts'

/** For a sign in a seat's colour on a panel (`.scythe-ink` in seats.css). */
export function inkOf({ shape, fill, outline }: SeatColour): {
  readonly className: string
  readonly 'data-shape': string
  readonly style: CSSProperties
} {
  const style = { ['--seat' as string]: fill, ['--seat-line' as string]: outline }
  return { className: 'scythe-ink', 'data-shape': shape, style }
}

export const ICON: Readonly<Record<string, string>> = {
  worker: 'meeple',
  mech: 'battle-mech',
  character: 'meeple-king',
  metal: 'metal-bar',
  food: 'wheat',
  oil: 'oil-drum',
  wood: 'log',
  coins: 'two-coins',
  power: 'mailed-fist',
  popularity: 'hearts',
  combatCards: 'card-pick',
  mill: 'windmill',
  mine: 'mine-wagon',
  armory: 'anvil',
  monument: 'obelisk',
  factory: 'factory',
  encounter: 'conversation',
  move: 'walk',
  trade: 'swap-bag',
  produce: 'sprout',
  bolster: 'mailed-fist',
  enlist: 'trumpet-flag',
  deploy: 'battle-mech',
  build: 'hammer-nails',
  upgrade: 'upgrade',
  upgrades: 'upgrade',
  mechs: 'battle-mech',
  structures: 'hammer-nails',
  recruits: 'trumpet-flag',
  workers: 'meeple',
  objective: 'flag-objective',
  combat: 'crossed-swords',
  flag: 'flying-flag',
  trap: 'wolf-trap',
  riverwalk: 'bridge',
  seaworthy: 'sailboat',
  artillery: 'cannon',
  speed: 'sprint',
  township: 'huts-village',
  peoplesArmy: 'rally-the-troops',
  wayfare: 'compass',
  scout: 'binoculars',
  underpass: 'mine-wagon',
  disarm: 'broken-shield',
  submerge: 'submarine',
  camaraderie: 'shaking-hands',
  burrow: 'mole',
  sword: 'broadsword',
  shield: 'round-shield',
  rally: 'three-friends',
  toka: 'japanese-bridge',
  suiton: 'wave-surfer',
  ronin: 'samurai-helmet',
  shinobi: 'ninja-head',
  swim: 'wave-crest',
  relentless: 'cycle',
  coercion: 'card-exchange',
  dominate: 'imperial-crown',
  meander: 'conversation',
  exalt: 'flying-flag',
  maifuku: 'wolf-trap',
}

export function iconOf(concept: string): string {
  return ICON[concept] ?? 'star'
}

/** Names of colour tokens; what is not listed has the colour of text. */
export const TONE: Readonly<Record<string, string>> = {
  coins: 'wealth',
  power: 'attack',
  popularity: 'influence',
  combatCards: 'neutral',
  metal: 'scythe-metal',
  food: 'scythe-food',
  oil: 'scythe-oil',
  wood: 'scythe-wood',
  worker: 'neutral',
  stars: 'gold',
}

export function toneOf(concept: string): string {
  return TONE[concept] ?? 'neutral'
}

/** On the dark pills of the map, whatever the theme. */
export const GOODS_ON_MAP: Readonly<Record<string, string>> = {
  metal: 'var(--scythe-slate-7)',
  food: 'var(--scythe-gold-6)',
  oil: 'var(--scythe-blue-7)',
  wood: 'var(--scythe-orange-5)',
}

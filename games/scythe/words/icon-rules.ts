/** The rule that speaks of each sign, in any language: the number of the rule is its text. */
import type { Catalog } from '@ludarium/kernel'

const ICONS: Readonly<Record<string, readonly string[]>> = {
  S1: ['meeple', 'meeple-king', 'elven-castle', 'village', 'tunnel', 'lock'],
  S4: ['metal-bar', 'wheat', 'oil-drum', 'log', 'two-coins'],
  'S5.1': ['walk'],
  'S5.2': ['mailed-fist'],
  'S5.3': ['swap-bag'],
  'S5.4': ['sprout'],
  S7: ['crossed-swords', 'card-pick'],
  S8: ['conversation'],
  S9: ['factory'],
  'S10.2': ['upgrade'],
  'S10.3': ['battle-mech'],
  'S10.4': ['hammer-nails'],
  'S10.5': ['trumpet-flag'],
  S11: ['windmill', 'mine-wagon', 'anvil', 'obelisk'],
  S12: ['bridge', 'sprint'],
  'S12.1': ['wave-crest', 'sailboat', 'cannon'],
  'S12.2': ['cycle', 'huts-village', 'rally-the-troops'],
  'S12.3': ['card-exchange', 'compass', 'binoculars'],
  'S12.4': ['imperial-crown', 'broken-shield'],
  'S12.5': ['submarine', 'shaking-hands'],
  S13: ['flag-objective'],
  S14: ['star'],
  S16: ['trophy', 'hearts'],
  'S19.3': ['flying-flag'],
  'S19.4': ['mole', 'broadsword', 'round-shield', 'three-friends'],
  'S19.5': ['wolf-trap'],
  'S19.6': ['japanese-bridge', 'wave-surfer', 'samurai-helmet', 'ninja-head'],
}

export const signRules: Catalog = Object.fromEntries(
  Object.entries(ICONS).flatMap(([rule, icons]) => icons.map((icon) => [`icon.${icon}.rule`, rule])),
)

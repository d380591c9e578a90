/** The rule that speaks of each sign, in any language: the number of the rule is its text. */
import type { Catalog } from '@ludarium/kernel'

const ICONS: Readonly<Record<string, readonly string[]>> = {
  A1: ['trophy', 'lock'],
  A2: ['treasure-map'],
  A4: ['flat-hammer', 'two-coins', 'cubes'],
  A5: ['concentric-crescents'],
  A12: ['spade'],
  A13: ['wood-cabin', 'shop', 'bookshelf', 'capitol'],
  A14: ['sailboat'],
  A16: ['light-bulb'],
  A17: ['graduate-cap'],
  A19: ['white-book'],
  A24: ['village', 'key'],
  A25: ['scales', 'banging-gavel', 'gears', 'caduceus', 'innovation-step'],
  A26: ['diploma'],
  A27: ['castle'],
  A29: ['white-tower', 'obelisk', 'barn'],
  A30: ['stone-bridge'],
  A33: ['tied-scroll'],
  A36: ['innovation-area'],
  A38: ['desert', 'dead-wood'],
}

export const signRules: Catalog = Object.fromEntries(
  Object.entries(ICONS).flatMap(([rule, icons]) => icons.map((icon) => [`icon.${icon}.rule`, rule])),
)

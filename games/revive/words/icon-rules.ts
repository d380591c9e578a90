/** The rule that speaks of each sign, in any language: the number of the rule is its text. */
import type { Catalog } from '@ludarium/kernel'

const ICONS: Readonly<Record<string, readonly string[]>> = {
  R2: ['r-turn'],
  R4: ['r-warn', 'lock'],
  R5: ['cog', 'white-book', 'wheat', 'crystal-cluster', 'wooden-crate', 'r-basic', 'r-swap'],
  R6: ['trophy'],
  R7: ['r-range', 'wave-crest', 'r-peak', 'r-fir', 'r-field'],
  R8: ['r-card', 'r-top', 'r-bottom', 'r-either', 'r-stack', 'round-bottom-flask'],
  R9: ['r-module'],
  R10: ['lever'],
  R11: ['compass', 'present'],
  R12: ['meeple', 'light-bulb', 'stone-tower'],
  R13: ['hammer-nails', 'wood-cabin', 'modern-city'],
  R14: ['r-step', 'gears'],
  R15: ['stairs-goal'],
  R16: ['snowflake-2', 'r-rest', 'r-wake'],
  R17: ['electric', 'r-back'],
  R18: ['star'],
  R19: ['ankh', 'tower-flag'],
  R22: ['flying-flag', 'greek-temple', 'anvil', 'bullseye', 'campfire', 'hawk-emblem'],
}

export const signRules: Catalog = Object.fromEntries(
  Object.entries(ICONS).flatMap(([rule, icons]) => icons.map((icon) => [`icon.${icon}.rule`, rule])),
)

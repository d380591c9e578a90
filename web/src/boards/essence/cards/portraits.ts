/** Which icon stands for whom and what. */
import type { Requirement, SegmentType } from '@ludarium/essence/data'

export const TYPE_ICON: Readonly<Record<SegmentType, string>> = {
  military: 'spartan-helmet',
  magical: 'crystal-ball',
  economic: 'scales',
  cultural: 'lyre',
  political: 'greek-temple',
}

/** By follower's character and advisor's id. */
const PORTRAIT: Readonly<Record<string, string>> = {
  spy: 'spy',
  priest: 'prayer',
  engineer: 'gear-hammer',
  mayor: 'top-hat',
  'axe-captain': 'battle-axe',
  runesmith: 'anvil-impact',
  'mine-foreman': 'miner',
  shieldbearer: 'shield-bash',
  rector: 'graduate-cap',
  astronomer: 'telescope',
  'sun-scholar': 'sun-radiations',
  illuminator: 'lantern',
  pirate: 'pirate-captain',
  quartermaster: 'barrel',
  smuggler: 'hooded-figure',
  'harbour-factor': 'anchor',
  slaver: 'slavery-whip',
  overseer: 'overlord-helm',
  'tribute-collector': 'take-my-money',
  inquisitor: 'torch',
  cantor: 'sing',
  gardener: 'watering-can',
  pilgrim: 'shepherds-crook',
  warden: 'guarded-tower',
  'admiral-of-the-dawn': 'sunrise',
  'admiral-of-the-dusk': 'moon-orbit',
  hierophant: 'pope-crown',
  guildmaster: 'profit',
  architect: 'compass',
  chancellor: 'diploma',
}

export const portraitOf = (character: string): string => PORTRAIT[character] ?? 'meeple'

/** By fragment. */
const MONSTER: Readonly<Record<string, string>> = {
  'i-18': 'sea-dragon',
  'i-19': 'harpy',
  'ii-17': 'sea-serpent',
  'ii-18': 'spider-face',
  'ii-19': 'crowned-skull',
  'iii-13': 'wyvern',
  'iii-14': 'worm-mouth',
}

export const monsterOf = (fragment: string): string => MONSTER[fragment] ?? 'sea-dragon'

/** What a requirement that is no pattern is drawn with. */
export const REQUIREMENT_ICON: Readonly<Record<Requirement['req'], string>> = {
  pattern: 'village',
  attacksWon: 'trophy',
  treatiesSigned: 'scroll-quill',
  sameType: 'village',
  monuments: 'obelisk',
  spend: 'two-coins',
  monster: 'checked-shield',
}

export const ROMAN = ['', 'I', 'II', 'III'] as const

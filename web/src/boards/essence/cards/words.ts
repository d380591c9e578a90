/** Words of The Essence's cards: the effect language in sentences. English; other languages replace this file. */
import type { Catalog } from '@ludarium/kernel'

export const cardWords = {
  'kind.location':
    '{type, select, military {Military} magical {Magical} economic {Economic} cultural {Cultural} political {Political} other {}} location',
  'kind.monument':
    '{type, select, military {Military} magical {Magical} economic {Economic} cultural {Cultural} political {Political} other {}} monument',
  'kind.palace':
    '{type, select, military {Military} magical {Magical} economic {Economic} cultural {Cultural} political {Political} other {}} palace',
  'kind.follower': 'Follower',
  'kind.core': 'Follower, in every deck',
  'kind.advisor': 'Advisor',
  'kind.advisor.long': 'Advisor, stays in your deck',
  'kind.fragment': 'Fragment {value}',
  'kind.treaty': 'Treaty',

  'ability.income': 'Income, now and every round',
  'ability.oneTime': 'When built',
  'ability.passive': 'Always',
  'ability.main': 'Main action',
  'ability.side': 'Side action',
  'ability.copied': 'Main or side action, as copied',
  'ability.pay': 'pay {cost}',

  'card.essence': '{n} Essence',
  'card.cost': 'costs {n} Wealth',
  'card.plus': '+{n} beside',
  'card.minus': '−1 beside',
  'card.plus.of': '+{n} per {types} neighbour',
  'card.minus.of': '−1 per {types} neighbour',
  'card.said': '{name}, {kind}. {facts} {abilities}',
  'card.back': 'A face-down card',

  'card.palace': 'Palace',

  'fragment.cost': 'Cost',
  'fragment.bonus': 'Bonus',
  'fragment.value': 'Final value',
  'fragment.free': 'free',
  'fragment.cost.of': 'costs {n} Influence',
  'fragment.said': '{name}, fragment {value}. {need} Bonus: {bonus}. {cost}.',
  'req.pattern': 'Have this pattern on your island, turned any way but not mirrored.',
  'req.pattern.said': 'Have the pattern {rows} on your island, turned any way but not mirrored.',
  'req.pattern.cells': '{first}, {second}',
  'req.needs': 'Needs {need}.',
  'req.pattern.gap': 'gap',
  'req.pattern.rows': '{first}; below it {second}',
  'req.short.attacksWon': '{n, plural, one {attack won} other {attacks won}}',
  'req.short.treatiesSigned': '{n, plural, one {treaty} other {treaties}}',
  'req.short.sameType': 'same type',
  'req.short.monuments': '{n, plural, one {monument} other {monuments}}',
  'req.short.spend': 'pay',

  'treaty.spaces': 'Spaces cost {spaces}, in any mix of Wealth and Influence.',
  'treaty.said': '{name}: {what}.',

  'faction.each': 'Each round',
  'faction.influence': 'Influence',
  'faction.wealth': 'Wealth',
  'faction.popularity': 'Cards',
  'faction.attack': 'Attack',
  'faction.defense': 'Defense',
  'faction.foundations': 'Foundations',
  'faction.palace': 'Palace',
} satisfies Catalog

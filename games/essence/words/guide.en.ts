/** The guide of a first game, in English. A sentence has at most 28 words, its reason at most 24. */
import type { Catalog } from '@ludarium/kernel'

export const guided = {
  'guide.name.shards': 'the Shards track',
  'guide.name.own': 'your board',
  'guide.name.cell': '{cell}',
  'guide.name.threat': 'The external threat',

  'guide.chapter.goal': 'Goal',
  'guide.chapter.goal.about': 'Most Shards win',
  'guide.chapter.income': 'Income',
  'guide.chapter.income.about': 'What you get each round',
  'guide.chapter.advisors': 'Advisors',
  'guide.chapter.advisors.about': 'A secret bid for a strong card',
  'guide.chapter.build': 'Build',
  'guide.chapter.build.about': 'Cards become your island',
  'guide.chapter.attack': 'Attack',
  'guide.chapter.attack.about': 'Take Essence from a rival',
  'guide.chapter.prophecy': 'Prophecy',
  'guide.chapter.prophecy.about': 'Patterns that pay twice',
  'guide.chapter.end': 'End',
  'guide.chapter.end.about': 'Essence becomes Shards',

  'guide.goal.title': 'What wins',
  'guide.goal':
    'Essence ranks each round, and the first rank brings 3 Shards. Somebody at {n} on {a} ends the game; most Shards win.',
  'guide.goal.why': 'Essence goes back to nothing every round. Only Shards stay, so every round counts anew.',

  'guide.income.title': 'What came',
  'guide.income':
    'Income came to {a}: you hold {wealth} Wealth, {influence} Influence and {cards, plural, one {# card} other {# cards}}.',
  'guide.income.why':
    'The faction pays the same each round. Golden abilities on your island add to it, so early ones pay longest.',

  'guide.advisors.title': 'A bid for a card',
  'guide.advisors':
    'Bids are paid in any case. The highest picks first among {n, plural, one {# advisor} other {# advisors}}, {a} for one, and keeps the card for good.',
  'guide.advisors.why': 'An advisor comes back into your hand again and again. Bid a little, and keep Wealth to build.',

  'guide.build1.title': 'What a card costs',
  'guide.build1':
    'Build {a}: it costs {n} Wealth and one of your {foundations, plural, one {# foundation} other {# foundations}}. Its cell comes next.',
  'guide.build1.why': 'Cards on your island bring Essence at once, and many of them pay again in every round.',

  'guide.build2.title': 'Neighbours',
  'guide.build2':
    '{a} brings {base} Essence by itself. {same, select, yes {On {b} no neighbour changes that} other {On {b} its neighbours make it {essence}}}: plus colours add, minus colours take away.',
  'guide.build2.why': 'Only the card that you place counts its neighbours. Leave good corners open for the next one.',

  'guide.build3.title': 'Gold, grey, white, star',
  'guide.build3': '{a} bears a star: use it now. Then it rests until the round is over.',
  'guide.build3.why':
    'Grey works once, gold in every income, white always. A filled star is a main action, an empty one is not.',

  'guide.attack1.title': 'Who can be beaten',
  'guide.attack1':
    '{a} gives an attack. Your {attack} beats the Defense {defense} of {b}: the difference is Essence for you.',
  'guide.attack1.why': 'The higher figure wins and a failed attack does nothing. A beaten rival gets 1 Defense.',

  'guide.attack2.title': 'The threat strikes back',
  'guide.attack2':
    '{a} stands at {threat}, and your Defense is {defense}. After the round it strikes everybody who has less.',
  'guide.attack2.why':
    'Each point that is missing costs a Wealth or an Influence. Spend them before, or raise your Defense.',

  'guide.prophecy1.title': 'Patterns',
  'guide.prophecy1':
    '{a} asks for its pattern anywhere on your island. It may be turned, never mirrored, and your Palace counts.',
  'guide.prophecy1.why':
    'Nothing is used up: the same cards serve many fragments. Choose cells with a pattern in mind.',

  'guide.prophecy2.title': 'Reading',
  'guide.prophecy2':
    'You can read {a} now, for {n, plural, =0 {nothing} other {# Influence}}. Reading stands beside the main action, once in a turn.',
  'guide.prophecy2.why':
    'The bonus comes at once. At the end of the game the highest sum of fragments brings 4 Shards.',

  'guide.end1.title': 'When to pass',
  'guide.end1': 'Nothing more can be built. Pass: you will be number {n} in the next round.',
  'guide.end1.why': 'Whenever your turn would come again you gain Essence instead: 1, then 2, then 3.',

  'guide.end2.title': 'Now you play',
  'guide.end2':
    '{a} leads with {lead, plural, one {# Shard} other {# Shards}}, you have {own}. At {n} on {b} the game ends; now you play.',
  'guide.end2.why':
    'The last round adds 4, 2 and 1 Shards for fragments. A place in the ranking is worth more than a fine island.',
} satisfies Catalog

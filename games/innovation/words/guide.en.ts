/** The guide of a first game, in English. A sentence has at most 28 words, its reason at most 24. */
import type { Catalog } from '@ludarium/kernel'

export const guided = {
  'guide.name.own': 'your board',
  'guide.name.hex': '{hex}',
  'guide.name.sailing': 'Sailing',

  'guide.chapter.goal': 'Goal',
  'guide.chapter.goal.about': 'Points after six rounds',
  'guide.chapter.income': 'Income',
  'guide.chapter.income.about': 'Uncovered slots pay',
  'guide.chapter.land': 'Land',
  'guide.chapter.land.about': 'Spades, reach and rivers',
  'guide.chapter.power': 'Power',
  'guide.chapter.power.about': 'Rivals beside you charge it',
  'guide.chapter.upgrade': 'Upgrades',
  'guide.chapter.upgrade.about': 'Guilds, schools, competencies',
  'guide.chapter.science': 'Science',
  'guide.chapter.science.about': 'Scholars and four disciplines',
  'guide.chapter.shared': 'Shared actions',
  'guide.chapter.shared.about': 'Once per round for all',
  'guide.chapter.city': 'Cities',
  'guide.chapter.city.about': 'Power 7 in a group of 4',
  'guide.chapter.pass': 'Passing',
  'guide.chapter.pass.about': 'A bonus and the next turn order',
  'guide.chapter.end': 'End',
  'guide.chapter.end.about': 'Area and disciplines',

  'guide.goal.title': 'What wins',
  'guide.goal':
    'The most points after 6 rounds win. What you take now becomes {a}: a terrain that is yours, a faction and a bonus.',
  'guide.goal.why':
    'Every round rewards something else, shown from the start. Plan two rounds ahead and build what the next one pays for.',

  'guide.income.title': 'Uncovered slots pay',
  'guide.income':
    'Every building that leaves {a} uncovers a slot. The next income brings {coin} coins and {tool} tools.',
  'guide.income.why':
    'Workshops uncover tools, guilds coins and power, schools scholars. What is built early pays in every later round.',

  'guide.land1.title': 'Spades and the wheel',
  'guide.land1':
    '{what, select, build {{a} is your own terrain: build a workshop there at once.} other {{a} is {n, plural, one {# spade} other {# spades}} away from your terrain. Turn it, then a workshop may follow.}}',
  'guide.land1.why':
    'You build on your own terrain only. Neighbours on the wheel cost one spade, the opposite side costs three.',

  'guide.land2.title': 'Reach and rivers',
  'guide.land2':
    'You reach {free} free hexes, {a} for one: those beside you{n, plural, =0 {} one { and those over # river hex} other { and those over # river hexes}}. {b} takes you further.',
  'guide.land2.why': 'Rivals close doors quickly. One step of sailing brings points and opens the other bank.',

  'guide.power.title': 'Beside rivals',
  'guide.power':
    '{a} built on {b}, beside you: charge {n} power for {vp, plural, =0 {no point} one {# point} other {# points}}.',
  'guide.power.why':
    'Power moves from bowl to bowl and pays for shared actions. Early in the game it is worth the points.',

  'guide.upgrade1.title': 'Cheaper beside rivals',
  'guide.upgrade1':
    'Turn {a} into a guild for {coins} coins{beside, select, yes {: half the price, because a rival stands beside it} other {; beside a rival it would be half}}.',
  'guide.upgrade1.why':
    'The workshop goes back and covers its slot again, the guild uncovers a richer one. Neighbours save coins.',

  'guide.upgrade2.title': 'Schools and competencies',
  'guide.upgrade2':
    '{what, select, school {Turn {a} into a school: it brings a competency tile, and a scholar in every income.} other {Take {a}: a competency works for the rest of the game and moves you up in its discipline.}}',
  'guide.upgrade2.why': 'You never take the same one twice. Those that pay in every round are best taken early.',

  'guide.science.title': 'Scholars',
  'guide.science':
    'Send a scholar to {a}: {n, plural, one {# step} other {# steps}} up, and the scholar stays there. The first one there climbs furthest.',
  'guide.science.why':
    'Levels give power and income. The round tile pays for levels, and a key of a city opens the last ones.',

  'guide.shared.title': 'Once per round',
  'guide.shared':
    '{what, select, power {Power from the third bowl pays} other {Books pay}} for “{a}”. Each shared action serves one player per round; {n, plural, =0 {none is} one {# is} other {# are}} taken.',
  'guide.shared.why': 'What you leave, another may take. Look early in the round for the one you need most.',

  'guide.city.title': 'A city',
  'guide.city':
    'Your group at {a} has power {power} and {buildings, plural, one {# building} other {# buildings}}. Four buildings with power 7 become a city.',
  'guide.city.why': 'A city brings a tile with points, and a key. Guilds and schools count 2, a palace 3.',

  'guide.pass.title': 'When to pass',
  'guide.pass': 'Little is left to do. Pass: you will be number {n} in the next round, and swap your bonus.',
  'guide.pass.why': 'Bonuses that nobody takes collect coins. The first to pass chooses first and begins.',

  'guide.end.title': 'Now you play',
  'guide.end':
    '{a} leads with {vp} points. After round 6 the largest connected area and each discipline pay once more. Now you play.',
  'guide.end.why':
    'First places bring 18 points for area and 8 for a discipline. Connect what you have before the end.',
} satisfies Catalog

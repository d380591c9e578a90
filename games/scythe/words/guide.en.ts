/** The guide of a first game, in English. A sentence has at most 28 words, its reason at most 24. */
import type { Catalog } from '@ludarium/kernel'

export const guided = {
  'guide.name.stars': 'Six stars',
  'guide.name.move': 'Move',
  'guide.name.produce': 'Produce',
  'guide.name.makes': '{n} {what}',
  'guide.name.factory': 'The Factory',
  'guide.name.popularity': 'Popularity',

  'guide.chapter.goal': 'Goal',
  'guide.chapter.goal.about': 'Most coins when the sixth star falls',
  'guide.chapter.move': 'Move',
  'guide.chapter.move.about': 'Character, workers, rivers',
  'guide.chapter.produce': 'Produce',
  'guide.chapter.produce.about': 'Workers make what the land gives',
  'guide.chapter.bottom': 'Bottom row',
  'guide.chapter.bottom.about': 'Upgrade, deploy, build, enlist',
  'guide.chapter.encounters': 'Encounters',
  'guide.chapter.encounters.about': 'Somebody on the road',
  'guide.chapter.mechs': 'Mechs and rivers',
  'guide.chapter.mechs.about': 'Carry workers, leave home',
  'guide.chapter.combat': 'Combat',
  'guide.chapter.combat.about': 'Dial, card, and its price',
  'guide.chapter.stars': 'Stars and end',
  'guide.chapter.stars.about': 'What popularity is worth',

  'guide.goal.title': 'What wins',
  'guide.goal':
    'The most coins win. {a} of one player end the game at once: each star stands for something brought to its end.',
  'guide.goal.why':
    'Stars, territories and goods all become coins at the end. There is no last round, so watch who is at five.',

  'guide.move.title': 'Another section each turn',
  'guide.move':
    'Take {a}: two units go one step each. Your character stands on {b}; rivers stop it until a mech brings the skill to cross.',
  'guide.move.why':
    'The token must go to another section every turn. So every action comes round again only after a different one.',

  'guide.produce1.title': 'Take Produce',
  'guide.produce1':
    'Take {a}. Workers make {first} on {b}{both, select, yes { and {second} on {c}} other {}}; with few workers it costs nothing.',
  'guide.produce1.why':
    'Goods pay for the row below. Three metal deploy your first mech, and each mech brings a skill of its own.',

  'guide.produce2.title': 'Villages make workers',
  'guide.produce2':
    'A worker on {a} makes workers, as in every village. {n, plural, one {# worker is} other {# workers are}} out now.',
  'guide.produce2.why':
    'More workers make more goods. The boxes that they leave on the mat make Produce cost power, popularity and coins.',

  'guide.bottom1.title': 'Pay, gain, coins',
  'guide.bottom1':
    'Below lies {a}: pay {n} {resource}, gain what it says and {coins, plural, =0 {no coins} one {# coin} other {# coins}}.',
  'guide.bottom1.why':
    'A turn takes the top row, then the bottom row of the same section. Turns that use both win games.',

  'guide.bottom2.title': 'Cubes and recruits',
  'guide.bottom2':
    '{what, select, upgrade {An upgrade moves a cube from the top row to {a}: one action gives more, another costs less.} other {A recruit leaves {a}: a bonus at once, and one whenever you or a neighbour takes that action.}}',
  'guide.bottom2.why': 'Early upgrades and recruits pay in every later turn. Choose what you will do most often.',

  'guide.encounter.title': 'Only the character',
  'guide.encounter': 'An encounter waits on {a}. Only your character meets it, and chooses one of the three offers.',
  'guide.encounter.why': 'The first offer is always free. The others cost something and give more.',

  'guide.mechs1.title': 'Choose the skill',
  'guide.mechs1': 'Deploy the {a} mech on {b}: its skill holds for your character and for every mech from now on.',
  'guide.mechs1.why': 'A skill that crosses rivers opens the map. The one that fights can wait until somebody is near.',

  'guide.mechs2.title': 'Carry workers',
  'guide.mechs2':
    'Your {mech} stands on {a}. On its way it carries any number of workers and goods, over rivers too where its skills allow it.',
  'guide.mechs2.why':
    'A worker who walks takes one of your two moves. A mech takes all of them along for the price of one.',

  'guide.combat.title': 'The dial',
  'guide.combat':
    '{a} stands on {b}. In combat you set up to {dial} power in secret and may add cards: the higher sum wins, the attacker wins ties.',
  'guide.combat.why':
    'What is set is lost by both sides. A win brings a star, but chasing workers away costs popularity.',

  'guide.stars.title': 'Which are near',
  'guide.stars':
    'Your objective “{a}” stands at {have} of {need}. {b} gives your character a card with a fifth section.',
  'guide.stars.why': 'One revealed objective is a star. The rows of the star table show which others are near.',

  'guide.end.title': 'Now you play',
  'guide.end': '{a} {popularity} makes each star worth {star} coins and each territory {territory}. Now you play.',
  'guide.end.why':
    'One step up on popularity may be worth more than a territory. Count before you place the sixth star.',
} satisfies Catalog

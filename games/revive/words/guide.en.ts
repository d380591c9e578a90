/** The guide of a first game, in English. A sentence has at most 28 words, its reason at most 24. */
import type { Catalog } from '@ludarium/kernel'

export const guided = {
  'guide.name.crater': 'the crater',
  'guide.name.own': 'Your board',
  'guide.name.artifact': 'your artifact card',

  'guide.chapter.goal': 'Goal',
  'guide.chapter.goal.about': 'Points until the crater is empty',
  'guide.chapter.cards': 'Cards',
  'guide.chapter.cards.about': 'Half a card, one slot',
  'guide.chapter.explore': 'Explore',
  'guide.chapter.explore.about': 'Food for the way, a citizen',
  'guide.chapter.build': 'Build',
  'guide.chapter.build.about': 'What lies around pays',
  'guide.chapter.machines': 'Machines',
  'guide.chapter.machines.about': 'One energy, at any time',
  'guide.chapter.populate': 'Populate',
  'guide.chapter.populate.about': 'A person unlocks a technology',
  'guide.chapter.crates': 'Crates and crystals',
  'guide.chapter.crates.about': 'When to spend them',
  'guide.chapter.hibernate': 'Hibernate',
  'guide.chapter.hibernate.about': 'All comes back',
  'guide.chapter.end': 'End',
  'guide.chapter.end.about': 'Artifacts and last turns',

  'guide.goal.title': 'What wins',
  'guide.goal':
    'The most points win. {n, plural, one {# artifact lies} other {# artifacts lie}} in {a}; when the last is taken, every other player has one more turn.',
  'guide.goal.why': 'Artifacts come from progress and points. Whoever grows fastest decides when it is over.',

  'guide.cards1.title': 'A half, a slot',
  'guide.cards1':
    'Play {a}: its upper half goes into an upper slot, its lower half into a lower one. Only that half counts.',
  'guide.cards1.why': 'A turn has two actions, and a card is one of them. The slots stay full until you hibernate.',

  'guide.cards2.title': 'Colours and modules',
  'guide.cards2':
    '{what, select, module {Take the module {a}: under a slot it pays whenever a card of its colour is played there.} other {Choose {a}: a module below works when the card has its colour, so colour and slot belong together.}}',
  'guide.cards2.why':
    'Modules make the same card worth more every time. Two under one slot of one colour are a small engine.',

  'guide.explore.title': 'Food for the way',
  'guide.explore':
    'Explore {a} for {gear, plural, =0 {no gear} one {# gear} other {# gears}}, {book, plural, =0 {no book} one {# book} other {# books}} and {food} food, the way included. It brings points and a new citizen.',
  'guide.explore.why': 'New land is where everybody builds next. The citizen comes into your hand at once.',

  'guide.build.title': 'What lies around pays',
  'guide.build':
    'Build on {a}: {steps, plural, =0 {no step} one {# step} other {# steps}} on the tracks and {waters, plural, =0 {no water} one {# water} other {# waters}} beside it pay you.',
  'guide.build.why':
    'Each neighbouring terrain moves the marker of its colour. The best places touch three colours or a water.',

  'guide.tracks.title': 'Numbers open machines',
  'guide.tracks': 'Your {a} marker stands on {n}. Numbers that it reaches open machines and rewards below the tracks.',
  'guide.tracks.why':
    'Some rewards need two colours. Look which number you are short of before you choose where to build.',

  'guide.machines.title': 'Energy',
  'guide.machines': 'Use {a}: it costs 1 energy, at any time in your turn. You have {n}.',
  'guide.machines.why': 'The marker lies there until you hibernate. So use every machine once before you sleep.',

  'guide.populate.title': 'A person unlocks',
  'guide.populate':
    '{what, select, tech {Your figure leaves the tribe board: choose {a}, and what stood below works from now on.} other {Populate {a} with a figure of your tribe. It unlocks a technology of your choice.}}',
  'guide.populate.why': 'Technologies work for the rest of the game, and others pay you when they come where you live.',

  'guide.crates.title': 'When to spend',
  'guide.crates':
    '{a} holds {crates, plural, =0 {no crate} one {# crate} other {# crates}} and {crystals, plural, =0 {no crystal} one {# crystal} other {# crystals}}. Both help at any time: a crystal stands for any resource.',
  'guide.crates.why':
    'An opened crate stays yours and counts at the end. Keep a crystal for the one resource that is missing.',

  'guide.hibernate.title': 'All comes back',
  'guide.hibernate':
    'There is nothing left to play. Hibernate: cards wake, energy returns, and your marker takes the next reward.',
  'guide.hibernate.why': 'Sleeping takes the whole turn. Sleep when slots and machines are used up, not before.',

  'guide.artifact.title': 'What yours multiplies',
  'guide.artifact':
    'Look at {a}: it says what each colour of artifact multiplies for you at the end. Only you know it.',
  'guide.artifact.why': 'Take the colours that count what you already do. Others see which ones you take.',

  'guide.end.title': 'Now you play',
  'guide.end':
    '{n, plural, one {# artifact is} other {# artifacts are}} left in {a}, and you have {points} points so far. Now you play.',
  'guide.end.why': 'After the last artifact every other player has one turn. Keep something for it that pays at once.',
} satisfies Catalog

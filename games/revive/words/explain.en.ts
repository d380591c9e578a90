/** What is decided at each kind of question, and what people usually weigh. */
import type { Catalog } from '@ludarium/kernel'

export const explained = {
  'explain.tribe':
    'The tribe has its own ability and technologies. For a first game take one whose ability you understand at once.',
  'explain.side': 'The two sides of the board have other technologies. The sun side is the simpler one.',
  'explain.draft':
    'The card you keep multiplies three things at the end. Keep the one whose things you would do anyway.',
  'explain.turn': 'Two actions, or sleep. Most turns play a card and use what it gives on the map.',
  'explain.lever': 'The switch gives what is printed, or copies a card in your slots. It works once until you sleep.',
  'explain.parts': 'What you resolve first may pay for the rest. Gains come before costs.',
  'explain.accept': 'The artifact helps you and brings the end closer. Take it unless you need more turns.',
  'explain.basic': 'Gears build, books populate, food pays the way. Take what your next action is short of.',
  'explain.overflow': 'Your crystals are full: a basic resource is better than nothing.',
  'explain.swap': 'Trade what you have left over for what the next action costs.',
  'explain.buy': 'The price is asked once for each time. Take it if what it gives helps this turn.',
  'explain.price': 'Pay with what you will not need this turn.',
  'explain.choose': 'One of them happens. Compare with what your next action needs.',
  'explain.artifact':
    'Each colour multiplies a line of your artifact card. Take the colour whose line counts most for you.',
  'explain.remove': 'One artifact leaves the game and the end comes closer. Remove a colour that helps a rival.',
  'explain.recover': 'The machine can be used again. Choose the one that you would use twice.',
  'explain.reopen': 'An opened crate works once more. Take the one that fits this turn.',
  'explain.pay': 'The action is paid now; machines and crates may help. You may still go back.',
  'explain.save': 'The discount takes off resources of your choice. Save what you are short of.',
  'explain.slot':
    'The slot decides which half counts and which modules work. Match the card’s colour with modules and earlier cards.',
  'explain.rest': 'The card leaves its slot and sleeps, so the slot is open again. Choose a slot with good modules.',
  'explain.wake': 'A sleeping card comes back to your hand. Take the one you would play next.',
  'explain.restActive': 'You give up playing the card this time and gain its top half at once.',
  'explain.playCard': 'One more card without an action. Use the slot with the most modules of its colour.',
  'explain.wild': 'The card counts as every colour now: all modules of its slot work.',
  'explain.copy': 'The half of another card works once more. Copy the strongest you can use now.',
  'explain.module':
    'A module pays each time a card of its colour comes to its slot. Take a colour you hold many cards of.',
  'explain.place':
    'Two modules of one colour in one slot work together. A module that lies there already leaves the game.',
  'explain.recruitAny': 'The citizen comes into your hand at once. A colour that your modules have is worth most.',
  'explain.orient': 'How the tile lies decides what touches your buildings. Turn terrain and water towards them.',
  'explain.recruit': 'The card joins you for good. Look at both halves and at the colour.',
  'explain.tech': 'The technology works from now on and opens its neighbours. Look one further on the board.',
  'explain.size': 'A large building costs 5 gears and doubles steps and crystals. Beside much terrain it is worth it.',
  'explain.act': 'An action for free or cheaper. It is lost if you leave it.',
  'explain.track': 'The marker goes on; numbers unlock machines and points. See which number you are one short of.',
  'explain.unlock': 'Several spaces open at once. Begin with what gives something for the others.',
  'explain.special': 'Special machines are stronger. Take one that fits the resources you have each turn.',
  'explain.reward':
    'The higher the space, the better; any lower one may be taken too. Energy helps as long as you have idle machines.',
  'explain.clear': 'New things come to the display. Clear what you do not want.',
  'explain.ability': 'The ability of your tribe, once for each marker it removes. Use it when its cost is at hand.',
  'explain.tile': 'The tile belongs to you and counts from there. Place it where you want to go next.',
  'explain.falcon': 'The falcon counts as one of your pieces for range. Let it land near what you want to reach.',
  'explain.figure': 'A figure moves to another location. Choose one whose place pays nothing any more.',
  'explain.figureTo': 'Its new location counts as yours. Large ones score at the end.',
  'explain.branch': 'Your choice decides how the story goes on in the next chapter.',
} satisfies Catalog

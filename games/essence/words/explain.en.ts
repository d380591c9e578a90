/** What is decided at each kind of question, and what people usually weigh. */
import type { Catalog } from '@ludarium/kernel'

export const explained = {
  'explain.chooseFaction':
    'The faction sets your income, Attack, Defense and followers for the whole game. For a first game take one whose figures you can read at a glance.',
  'explain.bid':
    'Everybody pays their bid, whatever it brings. Weigh one good card that comes back each round against what you can build at once.',
  'explain.tie': 'You put equal bidders in order. People usually send the one who leads now to the end.',
  'explain.pickAdvisor':
    'The card stays in your deck for the rest of the game. Look for one that fits what your island does anyway, and at the Wealth on it.',
  'explain.turn':
    'One main action and any number of side actions. Most turns build while Wealth and foundations last, and pass when little is left.',
  'explain.build':
    'The card goes to your island for good. Compare its Essence with its price, and look for gold, which pays every round.',
  'explain.place':
    'Only this card counts its neighbours now. Plus colours add, minus colours take away; patterns of the prophecy count places too.',
  'explain.lift':
    'The segment you lift scores its neighbours anew. The rest of the island must hang together without it.',
  'explain.put': 'Its plus and minus neighbours on the new cell count. Think of patterns as well.',
  'explain.swap': 'The first of two segments that change places. Look for a pattern that the swap would complete.',
  'explain.swapWith': 'Both stay on your island; one of them will score its new neighbours.',
  'explain.swapScore': 'One of the two scores its neighbours where it lies now. Take the higher figure.',
  'explain.sign':
    'A treaty acts at once and gets dearer with every signing. Sign early what you will need, before rivals raise the price.',
  'explain.attack':
    'You win only if your figure is higher, and gain the difference as Essence. A failed attack brings nothing.',
  'explain.loot':
    'One piece of the beaten rival. A token helps you now; exhausting a star hurts a rival who has not used it yet.',
  'explain.passing':
    'Each discarded card brings 1 Wealth, a kept one waits for the next round. Keep what you would pay more than 1 Wealth for.',
  'explain.reserve':
    'A token keeps that fragment in the row for the next round, for everybody. Reserve what you are close to reading.',
  'explain.reshuffle':
    'Shuffling brings back what you have discarded. Leave the piles alone when your best cards are still in the draw pile.',
  'explain.losses': 'The threat takes tokens of your choice. Keep the kind that you will miss first in the next round.',
  'explain.pay': 'Wealth builds, Influence reads and bids. Pay with what you have more of.',
  'explain.payCard': 'The card goes to your discard pile as a price. Give the one you would play last.',
  'explain.payLocation':
    'The Location rests until Cleaning, only its star stops. Choose one whose star you have used or do not need.',
  'explain.exhaust': 'The segment’s star is lost until Cleaning. The best aim is a strong star that has not been used.',
  'explain.take': 'Whoever you choose loses the tokens. People usually take from the leader.',
  'explain.give': 'You pick what you lose. Keep what you need for your next action.',
  'explain.choose': 'One of the two happens. Compare what each brings in this round.',
  'explain.nameJudge': 'The rival you name picks what you get. Somebody who gains nothing from either is best.',
  'explain.judge': 'You decide what a rival gets. Give what helps them least now.',
  'explain.spy': 'You use a rival’s ready star as your own and pay its cost; theirs stays ready.',
  'explain.rector': 'An advisor that nobody took goes into your hand, with the Wealth on it.',
  'explain.tradeAgreement': 'The treaty costs you 1 less, and rivals who sign it pay you. Choose what others want.',
  'explain.embassy': 'That rival attacks you with 2 less. Put it before who could beat your Defense.',
} satisfies Catalog

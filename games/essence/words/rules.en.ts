/** The rules in plain English, for the drawer. The numbers are those of rules.md. */
import type { RuleText } from '@ludarium/kernel'

export const rules: readonly RuleText[] = [
  {
    id: 'E1',
    title: 'What it is about',
    text: 'You rule a floating island. In every round you collect Essence; at its end the ranking by Essence pays Crystal Shards. Once somebody has enough Shards the game ends, claimed prophecy fragments bring a last helping of Shards, and most Shards wins. Every card on an island is a segment: your Palace, Locations and Monuments. Each segment has one of five types, shown by its colour: military red, magical purple, economic yellow, cultural green, political blue. A filled star marks a main action, an empty star a side action. A segment with an Exhaustion token on it cannot use its star.',
  },
  {
    id: 'E2',
    title: 'Editions',
    text: 'The revised edition ends at 12, 11, 12 or 11 Shards with 2, 3, 4 or 5 players; moving a segment scores only its plus and minus neighbours; kept fragments slide to the far end of the row; a successful bidder may leave the advisors alone; the external threat stops at 12. The draft edition ends a 2-player game at 10 Shards; moving scores the printed Essence too; kept fragments slide towards the pile, even onto the locked slot; a successful bidder must take an advisor; the threat has no upper end. Everything else is the same.',
  },
  {
    id: 'E3',
    title: 'Factions',
    text: 'Each faction has its own figures for Influence, Wealth, Popularity (cards drawn), Attack, Defense and Foundations, its own Palace, and eight followers: Spy, Priest, Engineer and Mayor are the same in all decks, the other four belong to the faction alone. You have seven free faction tokens for treaties. Attack and Defense run from 0 to 20. Essence never falls below 0.',
  },
  {
    id: 'E4',
    title: 'Open and hidden',
    text: 'Hidden from everybody: the order of all piles and the fragments taken out in setup. Known to the owner alone: the cards in hand, a bid until all bids are in, and the faces of claimed fragments. Everything else is open, discard piles included. The value of a fragment stands on its back, so the sum of anybody’s claimed values is open too.',
  },
  {
    id: 'E5',
    title: 'Setup',
    text: 'Everybody gets a faction, its Palace as the first segment of the island and its eight followers as a shuffled draw pile; hands start empty. Six fragments of value I and six of value II leave the game unseen; the pile has value I on top and value III at the bottom, and six fragments lie in the row. The first market has two Locations for each player and two more; there are no Monuments in round 1. The first player starts with no Wealth, each later place with 1 more. Nobody starts with Influence. Round 1 begins with Income.',
  },
  {
    id: 'E6',
    title: 'Preparation',
    text: 'From round 2 on a round begins like this: all Essence returns to 0, the order in which players passed becomes the new turn order, and 2 Monuments and two Locations for each player are revealed as the new market. An empty deck is rebuilt from its discards.',
  },
  {
    id: 'E7',
    title: 'Income',
    text: 'Attack and Defense are set to your faction’s figures plus the golden figures of your island. Charges, counts and discounts of the last round lapse. You get your Foundations anew, at most five on your board. You gain your faction’s Wealth and Influence and all golden gains of your segments; tokens you still have stay. Then you draw cards, as many as your Popularity plus golden draws; here, and only here, an empty pile is rebuilt from your discard pile. There is no hand limit.',
  },
  {
    id: 'E8',
    title: 'Advisors: the bidding',
    text: 'Every advisor pile shows its top card. Everybody seals a bid of any Wealth and Influence, zero included. All bids are revealed together and paid, whatever they bring. Advisors nobody takes collect 1 Wealth each round.',
  },
  {
    id: 'E8.4',
    title: 'Order of the bidders',
    text: 'More tokens come first. On equal totals more Influence comes first. If that is equal too, the first player puts the tied bidders in any order. Whoever bid nothing is not ranked. The first of the ranking has won the bidding, which some segments reward right after the pick.',
  },
  {
    id: 'E8.6',
    title: 'Picking an advisor',
    text: 'In order of rank each bidder takes a face-up advisor into the hand, with the Wealth lying on it. In the revised edition you may decline, in the draft you may not. If nothing is left to take you get your bid back. An advisor stays in your deck for the rest of the game and goes through hand, discard pile and draw pile like a follower.',
  },
  {
    id: 'E9',
    title: 'Turns',
    text: 'Players take turns along the order track until everybody has passed. A turn is exactly one main action and any number of side actions, before it and after it. Main actions: build a segment, sign a treaty, use a filled star of a character or segment, or pass. Side actions: read one fragment each turn, and use any empty stars. Once your main action is done you say when your turn ends. Discounts that are left at the end of a turn lapse.',
  },
  {
    id: 'E9.5',
    title: 'Playing a character',
    text: 'Choose one of the card’s options, pay its cost, put the card on your discard pile, then carry out the effects from left to right. Of two options only the chosen one happens. The card itself cannot pay for its own cost.',
  },
  {
    id: 'E9.6',
    title: 'Using a segment',
    text: 'The segment must be ready and bear a star. Pay its cost, put an Exhaustion token on it, carry out the effects. It is ready again after Cleaning. A segment may be used in the turn it was built. Exhaustion stops only the star: income, passives, colour and patterns go on working.',
  },
  {
    id: 'E10',
    title: 'Building',
    text: 'Exhaust a ready Foundation, choose a card of the market, pay its Wealth after discounts, put it on an empty cell that shares an edge with your island, gain its Essence, carry out its grey and golden abilities, then let passives of your other segments react. The market is not refilled during the round. Segments never leave an island.',
  },
  {
    id: 'E10.3',
    title: 'Essence of a placement',
    text: 'The printed Essence, plus for each neighbour that shares an edge: 1 for a Location or 2 for a Monument if the neighbour’s type is among the placed card’s plus types, and 1 less if it is among its minus types. Only the placed card’s own modifiers count. Your Palace is a neighbour like any other. The sum may be negative.',
  },
  {
    id: 'E10.5',
    title: 'Colours of abilities',
    text: 'Grey works once, when built. Golden works when built and again in every later Income. White is always on once the card is built. A star is an action that exhausts the card.',
  },
  {
    id: 'E11',
    title: 'Moving and swapping',
    text: 'You may move any of your segments, the Palace too, if the others still hang together without it, to another empty cell that touches them. Or you swap two segments; then you choose one of the two to score. Revised: only plus and minus neighbours on the new cell count. Draft: the printed Essence counts too. Moving triggers no abilities, and Exhaustion tokens stay on the card.',
  },
  {
    id: 'E12',
    title: 'Treaties',
    text: 'War Pact: attack. Shield Accord: Defense +3. Open Letters: draw 2 cards. Masons’ Charter: move a segment or swap two. Put a faction token on the lowest empty space and pay its number in any mix of Wealth and Influence, after discounts. Every treaty gets dearer with each signing and has few spaces; all tokens come back in Cleaning. You may sign the same treaty again.',
  },
  {
    id: 'E13',
    title: 'Reading a fragment',
    text: 'Once in each of your turns, as a side action: choose a fragment in slots 2 to 6, meet its requirement, pay its Influence and whatever it asks you to spend. Take it face down; the cards next to the pile slide on, a new one comes to slot 1, which is locked. Then take the bonus, once. The pile is never rebuilt.',
  },
  {
    id: 'E13.4',
    title: 'Requirements',
    text: 'A pattern on your island; a number of attacks won or treaties signed this round; tokens to spend on top of the cost; a number of segments of one type or of Monuments; or a monster, which has to be beaten in an attack.',
  },
  {
    id: 'E13.5',
    title: 'Patterns',
    text: 'The pattern may lie anywhere on your island and be turned by quarter turns, but not mirrored. Each letter needs a segment of that colour; a dot may be anything or nothing. The Palace counts. Nothing is used up: the same segments may serve again.',
  },
  {
    id: 'E14',
    title: 'Attack',
    text: 'Choose an opponent (also one who has passed), the external threat, or a monster in the row. Your value is your Attack, plus the bonus of the action, a pending raid and fitting passives, less 2 against the Choir if its Embassy lies before you. You succeed only if it is higher than the Defense; then you gain the difference as Essence. A failed attack has no effect at all. A success against the threat raises the threat by 1; it never sinks.',
  },
  {
    id: 'E14.6',
    title: 'Ignoring an attack',
    text: 'A charge to ignore an attack is spent by itself when an attack would succeed; the attack then counts as failed. Attacks that fail anyway spend none. Charges last until the next Income and also stop the counter-attack of the threat.',
  },
  {
    id: 'E14.7',
    title: 'Loot and aftermath',
    text: 'After a success against a player: you gain the difference, take one piece of loot or none (1 Wealth, or 1 Influence, or exhaust one ready segment with a star), the defender’s Defense rises by 1, the defender’s passives react, your count of attacks won rises, your passives react, and last comes what the action promised for success.',
  },
  {
    id: 'E14.10',
    title: 'Monsters',
    text: 'A fragment with a monster in slots 2 to 6 can be attacked if you have not read in this turn and can pay its Influence. A success brings the difference as Essence and is your reading of this turn: pay the cost, claim the fragment, take its bonus. There is no loot. After a failure you may still read.',
  },
  {
    id: 'E15',
    title: 'Passing',
    text: 'Passing is a main action and ends your turn and your actions of this round. You may discard any number of cards for 1 Wealth each and keep the others; you say when you are done. You take the lowest Pass token left: it is your place in the next round’s order. Whenever your turn would come up later in this round you gain Essence instead: 1, then 2, then 3 each time. You can still be attacked. When the last player passes the phase is over at once.',
  },
  {
    id: 'E16',
    title: 'Cleaning',
    text: 'Exhaustion, treaty, Trade agreement and Embassy tokens go back, the market is cleared, Foundations go back. Then Shards are paid, fragments reserved, piles reshuffled if wanted, the threat strikes, and the end is checked.',
  },
  {
    id: 'E16.4',
    title: 'Shards and revenge',
    text: 'The ranking by Essence pays 3, 2 and 1 Shards to ranks 1, 2 and 3; equal Essence shares the rank and pushes the next one down. With 4 or 5 players, whoever gains no Shard takes a Revenge token. A player of rank 1 with a Revenge token returns one for 1 more Shard.',
  },
  {
    id: 'E16.5',
    title: 'Reserving fragments',
    text: 'From the first player clockwise everybody may put a token on a fragment in slots 2 to 6; several players may choose the same one. All fragments without a token are discarded. The kept ones close up, belong to nobody, and the row is filled again from the pile.',
  },
  {
    id: 'E16.7',
    title: 'Reshuffling',
    text: 'Everybody may shuffle discard pile and draw pile together into a new draw pile, or leave both as they are. Cards in hand stay in hand.',
  },
  {
    id: 'E16.8',
    title: 'Counter-attack',
    text: 'The threat strikes everybody with its number. Whoever has less Defense, and no charge to ignore it, loses as many tokens as the difference, Wealth and Influence in a mix of choice, or all of them if there are not enough.',
  },
  {
    id: 'E17',
    title: 'End and final scoring',
    text: 'At the end of a round with somebody at the Shards that end the game, the claimed fragments are added up by value. The highest sum brings 4 Shards, the second 2, the third 1; tied players all get the full number, whoever has no fragment gets none. Most Shards wins; then the higher fragment sum, then more Essence in the last round, then the victory is shared.',
  },
  {
    id: 'E18',
    title: 'Cards and piles',
    text: 'Played characters go to your open discard pile. Draws outside Income never reshuffle: missing cards are not drawn. The only other reshuffle is the voluntary one in Cleaning.',
  },
  {
    id: 'E19',
    title: 'Carrying out effects',
    text: 'Effects happen from left to right. Plain gains are compulsory. Attacking, building, signing, moving, swapping, spying and taking an advisor are offers you may decline. Exhausting, taking tokens, placing tokens and choosing between lists must be done if they can be. When tokens are taken from you and both kinds would do, you pick which to give. An inner action is finished before the list goes on.',
  },
  {
    id: 'E19.4',
    title: 'Costs',
    text: 'An action is possible only if its whole cost can be paid: Wealth, Influence, other cards from your hand, or Exhaustion tokens on your own ready Locations that bear a star.',
  },
  {
    id: 'E20.1',
    title: 'Spy',
    text: 'Use the star action of an opponent’s ready Location as your own: you pay its cost, the Location is not exhausted. The Spy is a main action when the copied one is, else a side action. Palaces, Monuments and actions that spy themselves cannot be copied.',
  },
  {
    id: 'E20.2',
    title: 'Rector',
    text: 'Take an advisor that is still face up after the bidding, with the Wealth on it, into your hand.',
  },
  {
    id: 'E20.3',
    title: 'Slaver',
    text: 'Instead of loot you may carry out one option of a Spy, Priest, Engineer or Mayor in the defender’s discard pile. You pay its cost; it spends neither main nor side action, and the card stays where it is.',
  },
  {
    id: 'E20.4',
    title: 'Pirate’s raid',
    text: 'Your Defense drops to 0 and is added to your next attack of this round. It does not come back before the next Income.',
  },
  {
    id: 'E20.6',
    title: 'Trade agreement',
    text: 'The token of the Windward League lies on a treaty until Cleaning: the treaty costs its owner 1 less, and the owner gains 1 Wealth whenever an opponent signs it.',
  },
  {
    id: 'E20.7',
    title: 'Embassy',
    text: 'The token of the Choir of the Hanging Gardens lies before an opponent until Cleaning: that opponent’s attacks against the Choir have 2 less Attack.',
  },
]

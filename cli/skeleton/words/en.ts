/** English, as ICU messages. Another language is another file like this, listed in ../index.ts. */
import type { Catalog, RuleText, Words } from '@ludarium/kernel'

const catalog: Catalog = {
  // Keys that the page and the terminal look up.
  'option.market': 'Cards in the market',
  'score.row': 'Row',
  'score.colours': 'All four colours',

  card: '{colour} {value}',
  'card.hidden': 'hidden card',
  'colour.amber': 'amber',
  'colour.jade': 'jade',
  'colour.onyx': 'onyx',
  'colour.pearl': 'pearl',

  'prompt.choose': '{seat}, lay a card on your row or drop one.',
  'prompt.take': '{seat}, take a card.',

  'group.lay': 'Lay on your row',
  'group.drop': 'Drop',
  'group.take': 'Take',
  'move.lay': 'Lay {card}',
  'move.drop': 'Drop {card}',
  'move.take': 'Take {card}',
  'move.draw': 'Draw from the deck',

  'event.laid': '{seat} lays {card}.',
  'event.dropped': '{seat} drops {card}.',
  'event.took': '{seat} takes {card}.',
  'event.drew': '{seat} draws a card.',
  'event.saw': '{seat} finds {card}.',
  'event.market': 'The market shows {card}.',

  'why.low': '{card}: the next card of your row is {end} or higher.',

  'sketch.market': 'Market',
  'sketch.deck': 'Deck',
  'sketch.discard': 'Discard pile',
  'sketch.row': 'Row',
  'sketch.held': 'Cards in hand',
  'sketch.end': 'Row ends with',
  'sketch.hand': 'Hand',
}

/** A digest of rules.md for the rules drawer; `speech.rule` and moves refer to these numbers. */
const rules: readonly RuleText[] = [
  {
    id: 'G1',
    title: 'Cards',
    text: 'There are 24 cards: the values 1 to 6 in amber, jade, onyx and pearl. You hold four, in secret.',
  },
  {
    id: 'G3.1',
    title: 'Lay a card',
    text: 'Lay a card from your hand at the end of your row. Values in a row never decrease.',
  },
  { id: 'G3.2', title: 'Drop a card', text: 'Or drop a card from your hand on the discard pile, face up.' },
  {
    id: 'G3.3',
    title: 'Take a card',
    text: 'Then take a card from the market, or draw the top card of the deck unseen. The market is refilled from the deck. If both are empty, you get nothing.',
  },
  {
    id: 'G4',
    title: 'The end',
    text: 'The game ends when the player whose turn begins has no cards left. Every card in your row scores its value; a row with all four colours scores 5 more. A tie goes to the shorter row.',
  },
]

export const words: Words = { catalog, rules }

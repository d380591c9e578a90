/** Reasons why a line is better, from its simulations (`whySaid` in bots/). */
import type { Catalog } from '@ludarium/kernel'

export const whyWords = {
  'because.title': 'Why:',
  'because.later':
    '{ahead, plural, one {One turn} other {# turns}} per player later, averaged over {worlds} simulations: {facts}.',
  'because.costs': 'The cost: {facts}.',
  'because.fact': '{name} {best, number} instead of {other, number}',
  'because.points': 'points',
  'because.rival': 'best rival’s points',
  'because.next': '“{move}” follows in {best} of {worlds} simulations; after the move played, in {other}.',
  'because.next.strong': '“{move}” follows in {best} of {worlds} simulations; after the next best line, in {other}.',
  'because.won': 'By then {seat} has won {best} of {worlds} simulations instead of {other}.',
} satisfies Catalog

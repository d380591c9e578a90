/** Why a line is better, by what its worlds show (`whySaid` in bots/). */
import type { Catalog } from '@ludarium/kernel'

export const whyWords = {
  'because.title': 'Why:',
  'because.later':
    '{ahead, plural, one {One turn} other {# turns}} of each seat later, on average of {worlds} imagined worlds: {facts}.',
  'because.costs': 'In exchange: {facts}.',
  'because.fact': '{name} {best, number} instead of {other, number}',
  'because.points': 'points',
  'because.rival': 'points of the best rival',
  'because.next': 'Then “{move}” follows in {best} of the {worlds} worlds; after what was played in {other}.',
  'because.next.strong': 'Then “{move}” follows in {best} of the {worlds} worlds; after the next best line in {other}.',
  'because.won': 'By then {seat} has won in {best} of the {worlds} worlds instead of {other}.',
} satisfies Catalog

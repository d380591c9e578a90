/** Why a line is better, in German. */
import { german } from '@ludarium/kernel'
import type { whyWords as english } from './why.en.ts'

export const whyWords = german<typeof english>({
  'because.title': 'Warum:',
  'because.later':
    '{ahead, plural, one {Einen Zug} other {# Züge}} jedes Platzes später, im Mittel von {worlds} vorgestellten Welten: {facts}.',
  'because.costs': 'Dafür: {facts}.',
  'because.fact': '{name} {best, number} statt {other, number}',
  'because.points': 'Punkte',
  'because.rival': 'Punkte des besten Rivalen',
  'because.next': 'Dann folgt „{move}“ in {best} der {worlds} Welten; nach dem Gespielten in {other}.',
  'because.next.strong': 'Dann folgt „{move}“ in {best} der {worlds} Welten; nach der zweitbesten Zugfolge in {other}.',
  'because.won': 'Bis dahin hat {seat} in {best} der {worlds} Welten gewonnen statt in {other}.',
})

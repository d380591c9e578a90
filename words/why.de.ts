/** Reasons why a line is better, in German. */
import { german } from '@ludarium/kernel'
import type { whyWords as english } from './why.en.ts'

export const whyWords = german<typeof english>({
  'because.title': 'Warum:',
  'because.later':
    '{ahead, plural, one {Einen Zug} other {# Züge}} je Person später, im Mittel über {worlds} Simulationen: {facts}.',
  'because.costs': 'Der Preis: {facts}.',
  'because.fact': '{name} {best, number} statt {other, number}',
  'because.points': 'Punkte',
  'because.rival': 'Punkte des besten Rivalen',
  'because.next': '„{move}“ folgt in {best} von {worlds} Simulationen, nach dem gespielten Zug in {other}.',
  'because.next.strong':
    '„{move}“ folgt in {best} von {worlds} Simulationen, nach der zweitbesten Zugfolge in {other}.',
  'because.won': 'Bis dahin hat {seat} {best} von {worlds} Simulationen gewonnen statt {other}.',
})

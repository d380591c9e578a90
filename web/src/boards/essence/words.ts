/** The board's own words. English; other languages replace this file. */
import type { Catalog } from '@ludarium/kernel'
import { cardWords } from '../../cards/words.ts'

export const words: Catalog = {
  ...cardWords,

  'gallery.factions': 'Factions · {n}',
  'gallery.palaces': 'Palaces · {n}',
  'gallery.locations': 'Locations · {n}',
  'gallery.monuments': 'Monuments · {n}',
  'gallery.followers': 'Followers · {n}',
  'gallery.advisors': 'Advisors · {n}',
  'gallery.fragments': 'Prophecy fragments · {n}',
  'gallery.treaties': 'Treaties · {n}',
  'gallery.none': 'No card has these words.',
}

/** The kit's words in German. */
import { type Catalog, german } from '@ludarium/kernel'

export const words = german<Catalog>({
  'kind.card': 'Bürger',
  'kind.tribe': 'Stämme',
  'kind.machine': 'Maschinen',
  'kind.module': 'Slotmodule',
  'kind.crate': 'Kisten',
  'kind.artifact': 'Artefakte',
  'kind.artifactCard': 'Artefaktkarten',
  'wasteful.end': 'Den Zug beenden, obwohl noch eine Aktion übrig ist?',
})

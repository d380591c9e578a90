/** The kit's words in German. */
import { type Catalog, german } from '@ludarium/kernel'

export const words = german<Catalog>({
  'kind.faction': 'Fraktionen',
  'kind.terrain': 'Gelände',
  'kind.palace': 'Paläste',
  'kind.competency': 'Kompetenzen',
  'kind.innovation': 'Innovationen',
  'kind.bonus': 'Rundenboni',
  'kind.round': 'Rundenplättchen',
  'kind.final': 'Schlussplättchen',
  'kind.city': 'Stadtplättchen',
  'kind.action': 'Macht- und Buchaktionen',
  'kind.automaFaction': 'Fraktionen der Automa',
})

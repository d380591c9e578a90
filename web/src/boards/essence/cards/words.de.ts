/** Words of The Essence's cards in German. */
import { german } from '@ludarium/kernel'
import type { cardWords as english } from './words.ts'

const ENDING_ER =
  '{type, select, military {Militärischer} magical {Magischer} economic {Wirtschaftlicher} cultural {Kultureller} political {Politischer} other {}}'
const ENDING_ES =
  '{type, select, military {Militärisches} magical {Magisches} economic {Wirtschaftliches} cultural {Kulturelles} political {Politisches} other {}}'

export const cardWords = german<typeof english>({
  'kind.location': `${ENDING_ER} Ort`,
  'kind.monument': `${ENDING_ES} Monument`,
  'kind.palace': `${ENDING_ER} Palast`,
  'kind.follower': 'Gefolge',
  'kind.core': 'Gefolge, in jedem Deck',
  'kind.advisor': 'Berater',
  'kind.advisor.long': 'Berater, bleibt in deinem Deck',
  'kind.fragment': 'Fragment {value}',
  'kind.treaty': 'Vertrag',

  'ability.income': 'Einkommen, jetzt und jede Runde',
  'ability.oneTime': 'Beim Bau',
  'ability.passive': 'Immer',
  'ability.main': 'Hauptaktion',
  'ability.side': 'Nebenaktion',
  'ability.copied': 'Haupt- oder Nebenaktion, je nach Vorbild',
  'ability.pay': 'bezahle {cost}',

  'card.essence': '{n} Essenz',
  'card.cost': 'kostet {n} Reichtum',
  'card.plus': '+{n} daneben',
  'card.minus': '−1 daneben',
  'card.plus.of': '+{n} je Nachbar ({types})',
  'card.minus.of': '−1 je Nachbar ({types})',
  'card.said': '{name}, {kind}. {facts} {abilities}',
  'card.back': 'Eine verdeckte Karte',

  'card.palace': 'Palast',

  'fragment.cost': 'Kosten',
  'fragment.bonus': 'Bonus',
  'fragment.value': 'Endwert',
  'fragment.free': 'gratis',
  'fragment.cost.of': 'kostet {n} Einfluss',
  'fragment.said': '{name}, Fragment {value}. {need} Bonus: {bonus}. {cost}.',
  'req.pattern': 'Habe dieses Muster auf deiner Insel, beliebig gedreht, aber nicht gespiegelt.',
  'req.pattern.said': 'Habe das Muster {rows} auf deiner Insel, beliebig gedreht, aber nicht gespiegelt.',
  'req.pattern.cells': '{first}, {second}',
  'req.needs': 'Braucht {need}.',
  'req.pattern.gap': 'Lücke',
  'req.pattern.rows': '{first}; darunter {second}',
  'req.short.attacksWon': '{n, plural, one {Sieg} other {Siege}}',
  'req.short.treatiesSigned': '{n, plural, one {Vertrag} other {Verträge}}',
  'req.short.sameType': 'gleiche Art',
  'req.short.monuments': '{n, plural, one {Monument} other {Monumente}}',
  'req.short.spend': 'zahle',

  'treaty.spaces': 'Die Plätze kosten {spaces}, in beliebiger Mischung aus Reichtum und Einfluss.',
  'treaty.said': '{name}: {what}.',

  'faction.each': 'Jede Runde',
  'faction.influence': 'Einfluss',
  'faction.wealth': 'Reichtum',
  'faction.popularity': 'Karten',
  'faction.attack': 'Angriff',
  'faction.defense': 'Abwehr',
  'faction.foundations': 'Fundamente',
  'faction.palace': 'Palast',
})

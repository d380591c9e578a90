/** The battery of properties for every number of seats, sun and moon sides, variants and chapters. */
import { isHidden } from '@ludarium/kernel'
import { conformance } from '@ludarium/kernel/testkit'
import { module } from '../index.ts'

const everything = { moreLocations: true, vastCrystals: true, draft: true, long: true, switch: 'SW4' }

conformance(module, {
  games: 200,
  tables: [
    { seats: 1 },
    { seats: 1, options: { sides: 'moon', ...everything } },
    { seats: 2 },
    { seats: 2, options: { sides: 'moon' } },
    { seats: 3 },
    { seats: 3, options: { sides: 'moon', ...everything } },
    { seats: 4 },
    { seats: 4, options: { sides: 'moon', ...everything } },
    { seats: 4, options: { sides: 'chosen', tribeChoice: 'chosen' } },
    { seats: 1, options: { chapter: 2, switch: 'SW1' } },
    { seats: 2, options: { chapter: 1 } },
    { seats: 3, options: { chapter: 2, switch: 'SW1' } },
    { seats: 3, options: { chapter: 3, switch: 'SW2', moreLocations: true } },
    { seats: 2, options: { chapter: 4, switch: 'SW3', moreLocations: true, sides: 'chosen' } },
    { seats: 4, options: { chapter: 5, tribeChoice: 'chosen', sides: 'chosen', ...everything } },
  ],
  /** R29.1 Fronts of face-down tiles, others' crates and artifact cards, and all piles. */
  hidden(s, seat) {
    const cards = [
      ...s.deck,
      ...s.modulePile,
      ...s.cratePile,
      ...s.machinePiles.gray,
      ...s.machinePiles.green,
      ...s.machinePiles.yellow,
      ...s.tiles.filter((_, position) => (s.turned[position] ?? -1) < 0),
    ]
    if (!s.over) cards.push(...s.artifactPile)
    for (const [owner, p] of s.players.entries()) {
      if (owner === seat) continue
      cards.push(...p.crates, ...p.draft)
      if (!s.over && p.artifactCard !== '') cards.push(p.artifactCard)
    }
    return cards.filter((card) => !isHidden(card))
  },
})

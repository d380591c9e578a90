/** The battery of properties for every number of seats, sun and moon sides, variants and chapters. */
import { isHidden } from '@ludarium/kernel'
import { conformance } from '@ludarium/kernel/testkit'
import { module } from '../index.ts'
import { tables } from './tables.ts'

conformance(module, {
  games: 200,
  tables,
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

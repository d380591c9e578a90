/** S22.3 What play can never change. */
import { countTrue } from './pieces.ts'
import type { ScytheState } from './state.ts'

export function components(s: ScytheState): Record<string, number> {
  const sum = (count: (p: ScytheState['players'][number]) => number): number =>
    s.players.reduce((n, p) => n + count(p), 0)
  return {
    combatCards: s.combatDeck.length + s.combatDiscard.length + sum((p) => p.hand.length),
    objectives: s.objectiveDeck.length + sum((p) => p.objectives.length + p.revealed.length),
    encounters: s.encounterDeck.length + s.encountersSeen.length + (s.encounter === '' ? 0 : 1),
    factoryCards: s.factory.length + s.factoryBox.length + sum((p) => (p.factoryCard === '' ? 0 : 1)),
    factionTokens: s.tokens.filter((token) => token !== '').length + sum((p) => p.tokens.length),
    units: sum((p) => p.units.length),
    structures: sum((p) => p.structures.length),
    /** Cubes moved and slots filled are the same, recruits gone and bonuses covered too. */
    cubes: sum((p) => countTrue(p.cubes) - p.slots.reduce((n, filled) => n + filled, 0)),
    recruits: sum((p) => countTrue(p.recruits) - countTrue(p.bonuses)),
  }
}

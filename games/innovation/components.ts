/** What play can never change (A4): counted over hands, map, displays and what is gone. */
import type { InnovationState } from './state.ts'

function sum(list: readonly number[]): number {
  return list.reduce((total, n) => total + n, 0)
}

export function components(s: InnovationState): Record<string, number> {
  const { players, automa } = s
  const onMap = (participant: number): number =>
    s.owner.filter((owner, hex) => owner === participant && s.neutral[hex] === 0).length
  const scholarsOf = (participant: number): number =>
    sum(s.spaces.map((spaces) => spaces.filter((owner) => owner === participant).length))
  return {
    powerTokens: sum(players.map((p) => sum(p.bowls) + p.lost)),
    scholars: sum(players.map((p, seat) => p.scholars + p.pool + scholarsOf(seat))),
    buildings: sum(players.map((p, seat) => sum(p.supply) + onMap(seat))),
    bridges: s.bridges.length + sum(players.map((p) => p.bridges)),
    competencies: sum(s.copies) + sum(players.map((p) => p.competencies.length)),
    cityTiles: sum(s.cityTiles) + sum(players.map((p) => p.cities.length)),
    innovations:
      s.innovations.filter((id) => id !== '').length +
      sum(players.map((p) => p.innovations.length)) +
      (automa?.innovations.length ?? 0),
    palaces:
      s.palaces.length +
      s.draft.palaces.length +
      players.filter((p) => p.palace !== '').length +
      players.filter((p) => p.reserved !== '').length,
    points: sum(players.map((p) => p.vp - sum(p.points))),
    automaPieces: automa === null ? 0 : sum(automa.supply) + automa.hexes.length,
    automaScholars: automa === null ? 0 : automa.scholars + scholarsOf(s.seats),
    automaCards:
      automa === null
        ? 0
        : automa.draw.length + automa.discard.length + automa.reserve.length + (automa.shown === '' ? 0 : 1),
  }
}

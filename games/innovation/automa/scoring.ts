/** What the Automa's factions score beside her turns (A38.23, A38.24). */
import type { Log } from '@ludarium/kernel'
import { boardOf } from '../board.ts'
import type { Achievement } from '../data/index.ts'
import type { InnovationEvent } from '../events.ts'
import { automaFactionOf } from '../figures.ts'
import { automaOf, buildingNamed } from '../pieces.ts'
import type { Automa, InnovationState } from '../state.ts'

/** Points of her faction at the end of the game. */
export function automaEndPoints(s: InnovationState): number {
  const automa = automaOf(s)
  const { endScoring = [], designed } = automaFactionOf(s)
  const rules = [...endScoring, ...(designed?.endScoring ?? [])]
  const each = rules.reduce((sum, rule) => sum + rule.vp, 0)
  switch (automa.faction) {
    case 'wanderers':
      return each * automa.hexes.length
    case 'symbionts':
      return each * automa.cubes.length
    case 'blight':
      return each * automa.blighted.length
    default:
      return 0
  }
}

/** A38.24 Gognomes: each achievement once. Every building of hers began as a workshop. */
export function checkAchievements(s: InnovationState, log?: Log<InnovationEvent>): void {
  const automa = automaOf(s)
  for (const achievement of automaFactionOf(s).designed?.achievements ?? []) {
    if (automa.achievements.includes(achievement.id) || !isReached(s, automa, achievement.if)) continue
    automa.achievements.push(achievement.id)
    automa.vp += achievement.vp
    log?.({ type: 'achievement', achievement: achievement.id, vp: achievement.vp })
  }
}

function isReached(s: InnovationState, automa: Automa, wanted: Achievement['if']): boolean {
  const board = boardOf(s)
  const { hexes, levels } = automa
  const count = (fits: (hex: number) => boolean): number => hexes.filter(fits).length
  if (wanted.buildingsOnBorder !== undefined) {
    return count((hex) => board.border[hex] === true) >= wanted.buildingsOnBorder
  }
  if (wanted.buildingsRiverside !== undefined) {
    return count((hex) => board.riverside[hex] === true) >= wanted.buildingsRiverside
  }
  if (wanted.hasBuilding !== undefined) {
    const building = buildingNamed(wanted.hasBuilding)
    return hexes.some((hex) => s.building[hex] === building)
  }
  if (wanted.anyDisciplineLevel !== undefined) return Math.max(...levels) >= wanted.anyDisciplineLevel
  return wanted.workshopsBuilt !== undefined && hexes.length >= wanted.workshopsBuilt
}

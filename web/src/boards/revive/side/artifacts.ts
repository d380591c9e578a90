/** What an artifact card is worth: each category once, and once more for every tile of its colour. */
import type { Seat } from '@ludarium/kernel'
import { count, type ReviveState, scoreOf } from '@ludarium/revive'
import { ARTIFACT, ARTIFACT_CARD, ARTIFACT_COLORS, type ArtifactColor, type Score } from '@ludarium/revive/data'

export interface ArtifactRow {
  readonly colour: ArtifactColor
  readonly category: Score
  /** How many of what the category counts. */
  readonly n: number
  readonly tiles: number
  readonly points: number
}

/** Empty while the card is not known to the reader. */
export function artifactRows(view: ReviveState, seat: Seat): readonly ArtifactRow[] {
  const p = view.players[seat]
  const card = ARTIFACT_CARD.get(p?.artifactCard ?? '')
  if (p === undefined || card === undefined) return []
  return ARTIFACT_COLORS.map((colour) => {
    const category = card.categories[colour]
    const tiles = p.artifacts.filter((id) => ARTIFACT.get(id)?.color === colour).length
    return {
      colour,
      category,
      n: count(view, seat, category.count),
      tiles,
      points: scoreOf(view, seat, category) * (1 + tiles),
    }
  })
}

export const worthOf = (rows: readonly ArtifactRow[]): number => rows.reduce((sum, { points }) => sum + points, 0)

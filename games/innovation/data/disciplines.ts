/** The four disciplines of the science display (A25). */
import type { DisciplineData } from './types.ts'

/** States store disciplines as places in this list. */
export const disciplines: readonly DisciplineData[] = [
  { id: 'banking', color: 'yellow', bookColor: 'yellow', column: 1, income: { coin: 3 } },
  { id: 'law', color: 'blue', bookColor: 'blue', column: 2, income: { power: 6 } },
  { id: 'engineering', color: 'brown', bookColor: 'brown', column: 3, income: { tool: 1 } },
  { id: 'medicine', color: 'white', bookColor: 'white', column: 4, income: { vp: 3 } },
]

export const track: {
  readonly max: number
  readonly keyNeededToReach: number
  readonly incomeFromLevel: number
  readonly powerOnReaching: Readonly<Record<string, number>>
} = { max: 12, keyNeededToReach: 8, incomeFromLevel: 9, powerOnReaching: { '3': 1, '5': 2, '7': 2, '12': 3 } }

/** Steps of the spaces of each discipline. */
export const scholarSpaces: readonly number[] = [3, 2, 2, 2]

export const returnScholarSteps: number = 1

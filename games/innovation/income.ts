/** What a player receives in Phase I (A10). */
import { at } from '@ludarium/kernel'
import { type Gain, terrains } from './data/index.ts'
import { disciplineIncomeOf, displayOf, tileOf } from './figures.ts'
import { SUPPLY } from './pieces.ts'
import type { InnovationState, Player } from './state.ts'

export interface Income {
  coin: number
  tool: number
  scholar: number
  power: number
  book: number
  /** Points, by where they come from. */
  competencies: number
  innovations: number
  disciplines: number
}

function nothing(): Income {
  return { coin: 0, tool: 0, scholar: 0, power: 0, book: 0, competencies: 0, innovations: 0, disciplines: 0 }
}

/** Adds the goods of a gain and returns its points. */
function add(sum: Income, gain: Gain | undefined): number {
  if (gain === undefined) return 0
  sum.coin += gain.coin ?? 0
  sum.tool += gain.tool ?? 0
  sum.scholar += gain.scholar ?? 0
  sum.power += gain.power ?? 0
  sum.book += gain.book ?? 0
  return gain.vp ?? 0
}

/** By display, type of building and number of them on the map: income of the slots they free. */
const SLOTS: readonly (readonly (readonly Income[])[])[] = terrains.map(({ income: slots }) =>
  [slots.workshop, slots.guild, slots.school, slots.university, slots.palace].map((list) =>
    Array.from({ length: list.length + 1 }, (_, built) => {
      const sum = nothing()
      for (const gain of list.slice(0, built)) add(sum, gain)
      return sum
    }),
  ),
)

/** A10.1 By type of building and number of them: income of the display's slots. */
function slotsOf(_s: InnovationState, p: Player): readonly (readonly Income[])[] {
  return at(SLOTS, p.terrain)
}

/** A10.1 A player's income, steps aside. */
export function incomeOf(s: InnovationState, p: Player): Income {
  const sum = nothing()
  const slots = slotsOf(s, p)
  add(sum, displayOf(s, p).income.base)
  for (let type = 0; type < SUPPLY.length; type++) {
    add(sum, at(at(slots, type), at(SUPPLY, type) - at(p.supply, type)))
  }
  add(sum, tileOf(s, p.palace)?.income)
  add(sum, tileOf(s, p.bonus)?.income)
  for (const tile of p.competencies) sum.competencies += add(sum, tileOf(s, tile)?.income)
  for (const tile of p.innovations) sum.innovations += add(sum, tileOf(s, tile)?.income)
  add(sum, tileOf(s, p.faction)?.income)
  for (let d = 0; d < p.levels.length; d++) sum.disciplines += add(sum, disciplineIncomeOf(s, d, at(p.levels, d)))
  return sum
}

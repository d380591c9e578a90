/** E2 Options. */
import { type OptionSpec, type Options, type Refusal, refused } from '@ludarium/kernel'
import { editions, factions } from './data/index.ts'

/** E2.1 */
export const options: readonly OptionSpec[] = [
  { id: 'edition', kind: 'choice', values: Object.keys(editions), default: 'revised' },
  { id: 'factionAssignment', kind: 'choice', values: ['random', 'choose'], default: 'random' },
  { id: 'factions', kind: 'seats', values: ['random', ...factions.map((one) => one.id)], default: 'random' },
  { id: 'firstSeat', kind: 'choice', values: ['random', '0', '1', '2', '3', '4'], default: 'random' },
]

export function refuse(seats: number, chosen: Options): Refusal | null {
  const named = wishes(chosen).filter((faction) => faction !== 'random')
  if (new Set(named).size < named.length) return refused('factions')
  if (chosen.firstSeat !== 'random' && Number(chosen.firstSeat) >= seats) return refused('firstSeat')
  return null
}

/** By seat, the faction asked for or 'random'. */
export function wishes(chosen: Options): readonly string[] {
  return Array.isArray(chosen.factions) ? chosen.factions : []
}

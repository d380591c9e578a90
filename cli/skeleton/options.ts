/** Options when opening a table. Their names are in words/en.ts under `option.ID`. */
import type { OptionSpec, State } from '@ludarium/kernel'

export const options: readonly OptionSpec[] = [{ id: 'market', kind: 'number', min: 1, max: 5, default: 3 }]

/** G2.2 How many cards lie in the market. */
export function marketSize(s: Pick<State, 'options'>): number {
  return Number(s.options.market)
}

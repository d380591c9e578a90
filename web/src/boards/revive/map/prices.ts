/** What targets cost, as signs. */
import type { TargetPreview } from '@ludarium/revive'
import { signOf } from '../icons.ts'
import type { Token } from '../signs.ts'

export function priceAmount(n: number | string, what: string): Token {
  const { icon, colour } = signOf(what)
  return { parts: [{ text: String(n) }, { icon, colour }] }
}

/** Food for range and tile together, gears, books and those for others. */
export function priceOf({ range, food, gear, book, fee }: TargetPreview): readonly Token[] {
  const paid = [
    ...(range + food > 0 ? [priceAmount(Math.max(0, range) + food, 'food')] : []),
    ...(gear > 0 ? [priceAmount(gear, 'gear')] : []),
    ...(book + fee > 0 ? [priceAmount(fee > 0 ? `${book}+${fee}` : book, 'book')] : []),
  ]
  return paid.length > 0 ? paid : [{ parts: [{ text: '0' }] }]
}

/** By id of space or position: the cheapest that can be done there now. */
export function cheapest(all: readonly TargetPreview[]): ReadonlyMap<string, TargetPreview> {
  const found = new Map<string, TargetPreview>()
  const sum = ({ range, food, gear, book, fee, missing }: TargetPreview): number =>
    (missing === 0 ? 0 : 1000) + range + food + gear + book + fee
  for (const target of all) {
    const old = found.get(target.at)
    if (old === undefined || sum(target) < sum(old)) found.set(target.at, target)
  }
  return found
}

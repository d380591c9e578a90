/** Bags of countable things: resources, tokens, costs. A missing field counts as none. */
export type Bag<R extends string> = Record<R, number>
export type Cost<R extends string> = Readonly<Partial<Record<R, number>>>

export function emptyBag<R extends string>(names: readonly R[]): Bag<R> {
  const bag = {} as Bag<R>
  for (const name of names) bag[name] = 0
  return bag
}

export function gain<R extends string>(bag: Bag<R>, gains: Cost<R>): void {
  for (const name in gains) bag[name] += gains[name] ?? 0
}

export function canPay<R extends string>(bag: Readonly<Bag<R>>, cost: Cost<R>): boolean {
  for (const name in cost) if (bag[name] < (cost[name] ?? 0)) return false
  return true
}

/** Pays a cost that `canPay`. */
export function pay<R extends string>(bag: Bag<R>, cost: Cost<R>): void {
  if (!canPay(bag, cost)) throw new Error('A cost was paid that could not be paid.')
  for (const name in cost) bag[name] -= cost[name] ?? 0
}

export function total<R extends string>(bag: Cost<R>): number {
  let sum = 0
  for (const name in bag) sum += bag[name] ?? 0
  return sum
}

/** Signs of seats: shapes that tell them apart. Who has a favourite gets it where it is free. */

/** In the order of the seats that have no other. */
export const SIGNS = ['circle', 'square', 'triangle', 'diamond', 'hexagon', 'cross', 'star'] as const

export type Sign = (typeof SIGNS)[number]

export const isSign = (value: unknown): value is Sign => SIGNS.some((sign) => sign === value)

/** By seat, its sign: a favourite goes to who comes first, everybody else keeps the seat's own or gets the next free one. */
export function signsOf(favourites: readonly (string | undefined)[]): readonly Sign[] {
  const given = new Map<number, Sign>()
  const free = new Set<Sign>(SIGNS)
  const give = (seat: number, sign: Sign | undefined): void => {
    if (sign === undefined || given.has(seat) || !free.delete(sign)) return
    given.set(seat, sign)
  }
  for (const [seat, favourite] of favourites.entries()) if (isSign(favourite)) give(seat, favourite)
  for (const seat of favourites.keys()) give(seat, SIGNS[seat])
  for (const seat of favourites.keys()) give(seat, [...free][0])
  return Array.from(favourites, (_, seat) => given.get(seat) ?? SIGNS[seat % SIGNS.length] ?? 'circle')
}

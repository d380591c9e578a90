/** Signs of seats: shapes that distinguish them. Players get their favourite if it is free. */

/** Default signs in order of the seats. */
export const SIGNS = ['circle', 'square', 'triangle', 'diamond', 'hexagon', 'cross', 'star'] as const

export type Sign = (typeof SIGNS)[number]

export const isSign = (value: unknown): value is Sign => SIGNS.some((sign) => sign === value)

/** Signs by seat. The first seat gets a contested favourite; the others keep their default or get the next free sign. */
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

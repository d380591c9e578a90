/** The cities on the map, each with its hexes: connected by land, by own bridges, or by a marker on the river. */
import type { InnovationState } from '@ludarium/innovation'
import { HEX_SIDES } from '@ludarium/kernel'
import { hexesOf } from '../view.ts'

export interface City {
  readonly who: number
  /** Hexes with buildings, in reading order; the first one carries the key. */
  readonly at: readonly number[]
  /** The same and its markers on the river: what the wall goes around. */
  readonly walled: readonly number[]
}

const found = new WeakMap<InnovationState, readonly City[]>()

export function citiesOf(view: InnovationState): readonly City[] {
  const known = found.get(view) ?? search(view)
  found.set(view, known)
  return known
}

function search(view: InnovationState): readonly City[] {
  const hexes = hexesOf(view)
  const places = new Map(hexes.map(({ q, r }, n) => [`${q},${r}`, n]))
  const around = (n: number): readonly number[] =>
    HEX_SIDES.flatMap(({ q, r }) => places.get(`${(hexes[n]?.q ?? 0) + q},${(hexes[n]?.r ?? 0) + r}`) ?? [])
  const seen = new Set<number>()
  const cities: City[] = []
  for (const [start, who] of view.owner.entries()) {
    if (who < 0 || view.city[start] !== 1 || seen.has(start)) continue
    const rivers = view.players[who]?.rivers ?? []
    const walled = [start]
    seen.add(start)
    for (const here of walled) {
      const bridged = view.bridges.flatMap(({ from, to, owner }) =>
        owner !== who ? [] : from === here ? [to] : to === here ? [from] : [],
      )
      for (const next of [...around(here), ...bridged]) {
        const belongs = rivers.includes(next) || (view.owner[next] === who && view.city[next] === 1)
        if (!belongs || seen.has(next)) continue
        seen.add(next)
        walled.push(next)
      }
    }
    cities.push({ who, at: walled.filter((n) => !rivers.includes(n)).sort((a, b) => a - b), walled })
  }
  return cities
}

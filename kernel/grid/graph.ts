/** Ways over any map whose places are numbered. */

/** The places connected with `start` by neighbours that `enter` allows; `start` itself included. */
export function flood(
  start: number,
  neighbours: (place: number) => readonly number[],
  enter: (place: number) => boolean,
): Set<number> {
  const found = new Set([start])
  for (const place of found) {
    for (const next of neighbours(place)) if (!found.has(next) && enter(next)) found.add(next)
  }
  return found
}

/** The cheapest cost from any start to every place within reach; `cost` is that of a step onto a place. */
export function cheapest(
  starts: Iterable<number>,
  neighbours: (place: number) => readonly number[],
  cost: (from: number, to: number) => number,
): Map<number, number> {
  const found = new Map<number, number>()
  const layers: number[][] = [[]]
  for (const start of starts) {
    found.set(start, 0)
    layers[0]?.push(start)
  }
  for (let spent = 0; spent < layers.length; spent++) {
    for (const place of layers[spent] ?? []) {
      if (found.get(place) !== spent) continue
      for (const next of neighbours(place)) {
        const price = spent + cost(place, next)
        if (!Number.isFinite(price) || price >= (found.get(next) ?? Number.POSITIVE_INFINITY)) continue
        found.set(next, price)
        while (layers.length <= price) layers.push([])
        layers[price]?.push(next)
      }
    }
  }
  return found
}

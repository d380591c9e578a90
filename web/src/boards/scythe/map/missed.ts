/** A missed turn on the map: the ways of its units, and by hex what happened there. */
import type { GameEvent } from '@ludarium/kernel'
import { idOf, placeOf, type ScytheState } from '@ludarium/scythe'
import { HEXES } from '@ludarium/scythe/data'
import { iconOf } from '../signs.ts'
import { isHex, type Spot, shortName, spotOf } from '../view.ts'

/** A sign with a figure before it, or a place by its short name. */
export interface Part {
  readonly figure: string
  readonly icon: string
  readonly from: string
}

export interface Happened {
  readonly ways: readonly (readonly string[])[]
  readonly tags: ReadonlyMap<string, readonly Part[]>
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')
const numberIn = (value: unknown): number => (typeof value === 'number' ? value : 0)

export function happenedIn(events: readonly GameEvent[]): Happened {
  const ways = waysOf(events)
  const tags = new Map<string, Part[]>()
  const add = (at: string, part: Partial<Part>): void => {
    if (at === '') return
    const list = tags.get(at) ?? []
    const made = { figure: '', icon: '', from: '', ...part }
    const same = list.findIndex((one) => one.icon === made.icon && one.from === made.from)
    if (same < 0) list.push(made)
    else list[same] = { ...made, figure: added(list[same]?.figure ?? '', made.figure) }
    tags.set(at, list)
  }
  for (const way of ways) add(way[way.length - 1] ?? '', { from: way[0] ?? '' })
  for (const event of events) {
    const at = textIn(event.at)
    switch (event.type) {
      case 'deploy':
        add(at, { figure: '+1', icon: iconOf('mech') })
        break
      case 'worker':
        add(at, { figure: '+1', icon: iconOf('worker') })
        break
      case 'build':
        add(at, { icon: iconOf(textIn(event.structure)) })
        break
      case 'tokens':
        add(at, { figure: `+${numberIn(event.amount)}`, icon: iconOf(textIn(event.resource)) })
        break
      case 'paid':
        add(at, { figure: `−${numberIn(event.amount)}`, icon: iconOf(textIn(event.resource)) })
        break
      case 'battle':
      case 'encounter':
        add(at, { icon: event.type === 'battle' ? 'crossed-swords' : 'conversation' })
        break
      case 'token':
        add(at, { icon: iconOf(textIn(event.kind)) })
        break
    }
  }
  return { ways, tags }
}

const amountIn = (figure: string): number => Number(figure.replace('−', '-').replace('+', ''))

/** "+1" and "+2" of the same thing are "+3". */
function added(a: string, b: string): string {
  const n = amountIn(a) + amountIn(b)
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : ''
}

/** Steps of one unit one after the other are one way. */
function waysOf(events: readonly GameEvent[]): string[][] {
  const ways: string[][] = []
  let unit: unknown
  for (const event of events) {
    if (event.type !== 'step') continue
    const [from, to] = [textIn(event.from), textIn(event.to)]
    const last = ways[ways.length - 1]
    if (last !== undefined && unit === event.unit && last[last.length - 1] === from) last.push(to)
    else ways.push([from, to])
    unit = event.unit
  }
  return ways
}

const isNear = (a: Spot, b: Spot): boolean =>
  (Math.abs(a.q - b.q) + Math.abs(a.r - b.r) + Math.abs(a.q + a.r - b.q - b.r)) / 2 === 1

/** Where a rival came to stand beside something of that seat: the hex, and the seat's own beside it. */
export function besideOf(
  events: readonly GameEvent[],
  view: ScytheState,
  seat: number,
): readonly { readonly at: string; readonly own: string }[] {
  const player = view.players[seat]
  if (player === undefined) return []
  const mine = HEXES.filter(({ id }) => player.units.includes(placeOf(id)))
  const came = new Set(
    view.players.flatMap((other, n) =>
      n === seat ? [] : other.units.slice(0, 5).flatMap((place) => (place >= 0 ? [idOf(place)] : [])),
    ),
  )
  const ends = waysOf(events).map((way) => way[way.length - 1] ?? '')
  const found = ends
    .filter((at) => came.has(at))
    .flatMap((at) => {
      const spot = spotOf(at)
      const own = isHex(spot) ? mine.find((hex) => isNear(hex, spot)) : undefined
      return own === undefined ? [] : [{ at, own: own.id }]
    })
  return found.slice(0, 1)
}

export const short = (id: string): string => shortName(spotOf(id))

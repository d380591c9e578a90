/** What has moved between two positions, and the way it took: the steps that were told, or straight there. */
import type { GameEvent, Seat } from '@ludarium/kernel'
import { idOf, type ScytheState } from '@ludarium/scythe'
import { RESOURCES, type Resource, UNITS } from '@ludarium/scythe/data'
import { type Kind, kindOf } from '../view.ts'

export interface Travel {
  readonly key: string
  readonly seat: Seat
  readonly kind: Kind
  /** Places by name, the first and the last too. */
  readonly way: readonly string[]
  /** What it carries. */
  readonly goods: readonly Resource[]
  /** Rides on another: nothing is drawn twice on one spot. */
  readonly rides: boolean
}

/** More at once are no journeys: another position is shown. */
const MOST = 9

interface Journey {
  readonly unit: unknown
  readonly seat: unknown
  readonly way: string[]
  goods: readonly Resource[]
}

/** Steps of one unit one after the other are one journey. */
function journeysIn(events: readonly GameEvent[]): readonly Journey[] {
  const found: Journey[] = []
  for (const event of events) {
    const { type, from, to, unit, seat } = event
    if (type !== 'step' || typeof from !== 'string' || typeof to !== 'string') continue
    const goods = RESOURCES.filter((resource) => Number(event[resource] ?? 0) > 0)
    const last = found.findLast((journey) => journey.unit === unit && journey.seat === seat)
    if (last !== undefined && last.way[last.way.length - 1] === from) {
      last.way.push(to)
      last.goods = goods
    } else found.push({ unit, seat, way: [from, to], goods })
  }
  return found
}

/** `events`: what was told between the two. */
export function travelsOf(before: ScytheState, now: ScytheState, events: readonly GameEvent[]): readonly Travel[] {
  const journeys = journeysIn(events)
  const found = now.players.flatMap((player, seat) =>
    player.units.flatMap((place, n): Travel[] => {
      const old = before.players[seat]?.units[n] ?? -1
      const unit = UNITS[n]
      if (unit === undefined || old < 0 || place < 0 || old === place) return []
      const [from, to] = [idOf(old), idOf(place)]
      const leads = ({ way }: Journey): boolean => way[0] === from && way[way.length - 1] === to
      const own = journeys.find((one) => one.seat === seat && one.unit === unit && leads(one))
      const ridden = own ?? journeys.find((one) => one.seat === seat && leads(one))
      return [
        {
          key: `${seat} ${unit} ${from} ${to}`,
          seat,
          kind: kindOf(unit),
          way: ridden?.way ?? [from, to],
          goods: own?.goods ?? [],
          rides: own === undefined && ridden !== undefined,
        },
      ]
    }),
  )
  return found.length > MOST ? [] : found
}

/** How long a way takes, in milliseconds. */
export const durationOf = (way: readonly string[]): number => Math.min(600, 240 * (way.length - 1))

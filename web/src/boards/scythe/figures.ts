/** The figures of a seat that moves change: for "11 → 10". */
import type { Message, Seat } from '@ludarium/kernel'
import {
  bottomCost,
  matOf,
  type Player,
  resourcesOf,
  type ScytheState,
  sectionWith,
  starsPlaced,
  topOptionOf,
} from '@ludarium/scythe'
import { BOTTOM_ACTIONS, RESOURCES } from '@ludarium/scythe/data'
import type { SeatFigure } from '../../table/foresight.ts'
import type { ScytheChoice } from './places.ts'
import { iconOf, toneOf } from './signs.ts'
import { countOf, workersOf } from './view.ts'

function made(id: string, value: number, name: Message, icon = iconOf(id)): SeatFigure {
  return { id, value, name, icon, tone: toneOf(id) }
}

export function figures(view: ScytheState, seat: Seat): SeatFigure[] {
  const player: Player | undefined = view.players[seat]
  if (player === undefined) return []
  const goods = resourcesOf(view, seat)
  return [
    ...(['power', 'popularity', 'coins'] as const).map((what) => made(what, player[what], { key: `figure.${what}` })),
    made('combatCards', player.hand.length, { key: 'figure.combatCards' }),
    ...RESOURCES.map((resource, n) => made(resource, goods[n] ?? 0, { key: `resource.${resource}` })),
    made('workers', workersOf(player), { key: 'figure.workers' }),
    made('upgrades', countOf(player.cubes), { key: 'figure.upgrades' }),
    made('stars', starsPlaced(player), { key: 'stars.title' }, 'star'),
  ]
}

/** "After Produce", "After mountain D4". */
export function aim({ move, rest, text }: ScytheChoice, view: ScytheState, seat: Seat): Message | null {
  const last = rest?.[rest.length - 1] ?? move
  const option = topOptionOf(last)
  if (option === 'factory') return { key: 'section.factory' }
  if (option !== '') return { key: 'aim.option', params: { option: text, ...bottomOf(view, seat, option) } }
  if (last.do === 'step' && last.to !== undefined) return { key: `place.${last.to}` }
  return null
}

/** The bottom row that the option leads to, and what it costs. */
function bottomOf(
  view: ScytheState,
  seat: Seat,
  option: Parameters<typeof sectionWith>[2],
): Record<string, Message | number> {
  const home = sectionWith(view, seat, option)
  const player = view.players[seat]
  const section = player === undefined ? undefined : matOf(view, player).sections.find(({ bottom }) => bottom === home)
  if (player === undefined || section === undefined)
    return { bottom: { key: `section.${home}` }, need: 0, what: { key: 'pay.free' } }
  const need = bottomCost(view, player, BOTTOM_ACTIONS.indexOf(section.bottom))
  return { bottom: { key: `section.${home}` }, need, what: { key: `resource.${section.resource}` } }
}

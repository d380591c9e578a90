/** The figures of a seat that moves change: for "7 → 0". */
import { type InnovationState, type Player, unusedKeys } from '@ludarium/innovation'
import { disciplines } from '@ludarium/innovation/data'
import type { Message, Seat } from '@ludarium/kernel'
import type { SeatFigure } from '../../table/foresight.ts'
import type { InnovationChoice } from './places.ts'
import { DISCIPLINE } from './signs.ts'
import { builtOf, KINDS } from './view.ts'

const named = (key: string): Message => ({ key })

export function figures(view: InnovationState, seat: Seat): SeatFigure[] {
  const player: Player | undefined = view.players[seat]
  if (player === undefined) return []
  const { bowls } = player
  return [
    { id: 'vp', value: player.vp, name: named('good.vp'), icon: 'trophy', tone: 'gold' },
    { id: 'tools', value: player.tools, name: named('good.tool'), icon: 'flat-hammer', tone: 'foundation' },
    { id: 'coins', value: player.coins, name: named('good.coin'), icon: 'two-coins', tone: 'wealth' },
    { id: 'scholars', value: player.scholars, name: named('good.scholar'), icon: 'graduate-cap', tone: 'neutral' },
    {
      id: 'power',
      value: { key: 'figure.bowls', params: { one: bowls[0], two: bowls[1], three: bowls[2] } },
      name: named('good.power'),
      icon: 'concentric-crescents',
      tone: 'influence',
    },
    ...disciplines.map(
      ({ id }, d): SeatFigure => ({
        id: `book.${id}`,
        value: player.books[d] ?? 0,
        name: { key: 'figure.books', params: { discipline: { key: `discipline.${id}` } } },
        icon: 'white-book',
        tone: 'defense',
      }),
    ),
    ...disciplines.map(
      ({ id }, d): SeatFigure => ({
        id: `level.${id}`,
        value: player.levels[d] ?? 0,
        name: named(`title.${id}`),
        icon: DISCIPLINE[id].icon,
        tone: 'neutral',
      }),
    ),
    { id: 'keys', value: unusedKeys(player), name: named('good.key'), icon: 'key', tone: 'gold' },
    ...KINDS.map(
      (kind, n): SeatFigure => ({ id: kind, value: builtOf(player.supply, n), name: named(`title.${kind}`) }),
    ),
    { id: 'sailing', value: player.sailing, name: named('track.sailing'), icon: 'sailboat', tone: 'essence' },
    {
      id: 'terraforming',
      value: player.terraforming,
      name: named('track.terraforming'),
      icon: 'spade',
      tone: 'foundation',
    },
  ]
}

/** "After D5", "After Sewage system". */
export function aim({ move }: InnovationChoice): Message | null {
  switch (move.do) {
    case 'terraform':
    case 'build':
    case 'target':
    case 'upgrade':
    case 'annex':
    case 'raise':
    case 'place':
    case 'spade':
      return { key: 'aim.hex', params: { hex: move.hex } }
    case 'innovation':
      return { key: `innovation.${move.innovation}` }
    case 'competency':
      return { key: `competency.${move.competency}` }
    default:
      return null
  }
}

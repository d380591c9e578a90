/** Where on the board a move is made: every thing has a name, every move the name of the thing to click. */
import type { EssenceMove, EssenceState } from '@ludarium/essence'
import type { GameEvent, Seat } from '@ludarium/kernel'
import type { BoardProps, Choice } from '../../table/board.ts'
import type { Places } from '../../table/pieces/context.tsx'

export type EssenceProps = BoardProps<EssenceState, EssenceMove>
export type EssenceChoice = Choice<EssenceMove>

export const place = {
  cell: (x: number, y: number) => `cell:${x},${y}`,
  segment: (seat: Seat, card: string) => `segment:${seat}:${card}`,
  market: (card: string) => `market:${card}`,
  treaty: (treaty: string) => `treaty:${treaty}`,
  slot: (slot: number) => `slot:${slot}`,
  hand: (card: string) => `hand:${card}`,
  option: (card: string, option: number) => `hand:${card}:${option}`,
  seat: (seat: Seat) => `seat:${seat}`,
  advisor: (advisor: string) => `advisor:${advisor}`,
  faction: (faction: string) => `faction:${faction}`,
  threat: 'threat',
} as const

/** The thing on the board to click for the move; '' when only a dialog or a button can make it. */
function placeOf(move: Partial<EssenceMove>, _: EssenceState, me: Seat): string {
  switch (move.do) {
    case 'faction':
      return place.faction(move.faction ?? '')
    case 'advisor':
      return place.advisor(move.advisor ?? '')
    case 'build':
      return place.market(move.card ?? '')
    case 'place':
      return move.x === undefined || move.y === undefined ? '' : place.cell(move.x, move.y)
    case 'sign':
    case 'trade':
      return place.treaty(move.treaty ?? '')
    case 'play':
      return move.option === undefined ? '' : place.option(move.card ?? '', move.option)
    case 'discard':
      return place.hand(move.card ?? '')
    case 'use':
    case 'exhaustOwn':
    case 'lift':
    case 'swap':
    case 'swapWith':
    case 'score':
      return place.segment(me, move.card ?? '')
    case 'exhaust':
    case 'copy':
      return move.seat === undefined ? '' : place.segment(move.seat, move.card ?? '')
    case 'read':
    case 'reserve':
    case 'attackMonster':
      return place.slot(move.slot ?? 0)
    case 'attack':
    case 'judge':
    case 'take':
    case 'embassy':
    case 'rank':
      return move.seat === undefined ? '' : place.seat(move.seat)
    case 'attackThreat':
      return place.threat
    default:
      return ''
  }
}

/** On which phone tab a move waits. */
export function tabOf(choice: EssenceChoice): string {
  switch (choice.move.do) {
    case 'build':
      return 'market'
    case 'sign':
    case 'trade':
      return 'treaties'
    case 'read':
    case 'reserve':
    case 'attackMonster':
      return 'prophecy'
    case 'exhaust':
    case 'copy':
    case 'judge':
    case 'take':
    case 'embassy':
      return 'rivals'
    case 'play':
    case 'discard':
      return 'hand'
    default:
      return 'island'
  }
}

/** The things a log line speaks of. */
function spoken(event: GameEvent): ReadonlySet<string> {
  const places = new Set<string>()
  const { seat, card, treaty, advisor, on } = event
  if (typeof card === 'string') {
    places.add(place.market(card))
    places.add(place.hand(card))
    if (seat !== undefined) places.add(place.segment(seat, card))
    if (typeof on === 'number') places.add(place.segment(on, card))
    places.add(`row:${card}`)
  }
  if (typeof treaty === 'string') places.add(place.treaty(treaty))
  if (typeof advisor === 'string') places.add(place.advisor(advisor))
  if (on === 'threat') places.add(place.threat)
  return places
}

/** What has come or changed since the last look. */
function fresh(before: EssenceState, now: EssenceState): ReadonlySet<string> {
  const places = new Set<string>()
  for (const card of now.market) if (!before.market.includes(card)) places.add(place.market(card))
  for (const [i, card] of now.row.entries()) if (!before.row.includes(card)) places.add(place.slot(i + 1))
  for (const [seat, player] of now.players.entries()) {
    const old = before.players[seat]?.island ?? []
    for (const { card, x, y, exhausted } of player.island) {
      const was = old.find((segment) => segment.card === card)
      if (was?.x !== x || was.y !== y || (exhausted && !was.exhausted)) places.add(place.segment(seat, card))
    }
  }
  return places
}

export const places: Places<EssenceState, EssenceMove> = { of: placeOf, spoken, fresh }

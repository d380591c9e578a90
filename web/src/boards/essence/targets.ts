/** Where on the board a move is made: every thing has a name, every move the name of the thing to click. */
import type { EssenceMove, EssenceState } from '@ludarium/essence'
import type { GameEvent, Seat } from '@ludarium/kernel'
import type { BoardProps, Choice } from '../../table/board.ts'

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
export function placeOf(move: EssenceMove, seat: Seat): string {
  switch (move.do) {
    case 'faction':
      return place.faction(move.faction)
    case 'advisor':
      return place.advisor(move.advisor)
    case 'build':
      return place.market(move.card)
    case 'place':
      return place.cell(move.x, move.y)
    case 'sign':
    case 'trade':
      return place.treaty(move.treaty)
    case 'play':
      return place.option(move.card, move.option)
    case 'discard':
      return place.hand(move.card)
    case 'use':
    case 'exhaustOwn':
    case 'lift':
    case 'swap':
    case 'swapWith':
    case 'score':
      return place.segment(seat, move.card)
    case 'exhaust':
    case 'copy':
      return place.segment(move.seat, move.card)
    case 'read':
    case 'reserve':
    case 'attackMonster':
      return place.slot(move.slot)
    case 'attack':
    case 'judge':
    case 'take':
    case 'embassy':
    case 'rank':
      return place.seat(move.seat)
    case 'attackThreat':
      return place.threat
    default:
      return ''
  }
}

/** The thing that is greyed for a refused intent, e.g. 'build:tavern'. */
export function placeOfIntent(intent: string, seat: Seat): string {
  const [verb = '', what = '', option = ''] = intent.split(':')
  switch (verb) {
    case 'build':
      return place.market(what)
    case 'sign':
      return place.treaty(what)
    case 'play':
      return place.option(what, Number(option))
    case 'use':
      return place.segment(seat, what)
    case 'read':
      return place.slot(Number(what))
    default:
      return intent
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
export function placesOf(event: GameEvent | null): ReadonlySet<string> {
  const places = new Set<string>()
  if (event === null) return places
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
export function freshPlaces(before: EssenceState | null, now: EssenceState): ReadonlySet<string> {
  const places = new Set<string>()
  if (before === null) return places
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

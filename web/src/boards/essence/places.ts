/** Where the game's places are on this board: their tabs, and those that log lines and changes are about. */
import { type EssenceMove, type EssenceState, place, places } from '@ludarium/essence'
import type { GameEvent } from '@ludarium/kernel'
import type { Places } from '../../kit/pieces/context.tsx'
import type { BoardChoice, BoardProps } from '../../table/board.ts'

export type EssenceProps = BoardProps<EssenceState, EssenceMove>
export type EssenceChoice = BoardChoice<EssenceMove>

export { place }

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
  const found = new Set<string>()
  const { seat, card, treaty, advisor, on } = event
  if (typeof card === 'string') {
    found.add(place.market(card))
    found.add(place.hand(card))
    if (seat !== undefined) found.add(place.segment(seat, card))
    if (typeof on === 'number') found.add(place.segment(on, card))
  }
  if (typeof treaty === 'string') found.add(place.treaty(treaty))
  if (typeof advisor === 'string') found.add(place.advisor(advisor))
  if (on === 'threat') found.add(place.threat)
  return found
}

/** What has come or changed since the last look. */
function fresh(before: EssenceState, now: EssenceState): ReadonlySet<string> {
  const found = new Set<string>()
  for (const card of now.market) if (!before.market.includes(card)) found.add(place.market(card))
  for (const [i, card] of now.row.entries()) if (!before.row.includes(card)) found.add(place.slot(i + 1))
  for (const [seat, player] of now.players.entries()) {
    const old = before.players[seat]?.island ?? []
    for (const { card, x, y, exhausted } of player.island) {
      const was = old.find((segment) => segment.card === card)
      if (was?.x !== x || was.y !== y || (exhausted && !was.exhausted)) found.add(place.segment(seat, card))
    }
  }
  return found
}

export const boardPlaces: Places<EssenceState, EssenceMove> = { of: places.of, spoken, fresh }

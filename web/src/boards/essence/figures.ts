/** The figures of a seat that moves change, and what they are worth: for "14 → 22" and for the order of moves. */
import { type EssenceMove, type EssenceState, type Player, placement } from '@ludarium/essence'
import type { Seat } from '@ludarium/kernel'
import type { BoardChoice, BoardProps } from '../../table/board.ts'
import type { SeatFigure } from '../../table/foresight.ts'
import { frontier } from './cells.ts'

interface Kind {
  readonly id: string
  readonly icon: string
  readonly tone: string
  /** What one is worth against one Essence (rules E23.1), to put the best move first. */
  readonly worth: number
  of(player: Player): number
}

const KINDS: readonly Kind[] = [
  { id: 'essence', icon: 'drop', tone: 'essence', worth: 1, of: (player) => player.essence },
  { id: 'shards', icon: 'floating-crystal', tone: 'shard', worth: 6, of: (player) => player.shards },
  { id: 'wealth', icon: 'two-coins', tone: 'wealth', worth: 0.9, of: (player) => player.wealth },
  { id: 'influence', icon: 'wax-seal', tone: 'influence', worth: 0.9, of: (player) => player.influence },
  { id: 'attack', icon: 'crossed-swords', tone: 'attack', worth: 0.6, of: (player) => player.attack },
  { id: 'defense', icon: 'checked-shield', tone: 'defense', worth: 0.4, of: (player) => player.defense },
  { id: 'foundations', icon: 'stone-block', tone: 'foundation', worth: 1.4, of: (player) => player.foundations },
  { id: 'hand', icon: 'card-pickup', tone: 'neutral', worth: 1.2, of: (player) => player.hand.length },
]

export function figures(view: EssenceState, seat: Seat): SeatFigure[] {
  const player = view.players[seat]
  if (player === undefined) return []
  const ahead = view.players.filter((other) => other.essence > player.essence).length
  return KINDS.map(({ id, icon, tone, of }) => ({
    id,
    name: { key: `figure.name.${id}` },
    icon,
    tone,
    value: of(player),
    ...(id === 'essence' ? { rank: 1 + ahead } : {}),
  }))
}

function total(player: Player | undefined): number {
  return player === undefined ? 0 : KINDS.reduce((sum, { worth, of }) => sum + worth * of(player), 0)
}

export function worth(
  { move }: BoardChoice<EssenceMove>,
  view: EssenceState,
  seat: Seat,
  foresee: BoardProps<EssenceState, EssenceMove>['foresee'],
): number {
  const after = foresee(move)?.ways[0]
  const gain = after === undefined ? 0 : total(after.players[seat]) - total(view.players[seat])
  return move.do === 'build' ? gain + bestPlacement(view, seat, move.card) : gain
}

/** The most Essence a card of the market can bring on any free cell. */
function bestPlacement(view: EssenceState, seat: Seat, card: string): number {
  const cells = frontier(view.players[seat]?.island ?? [], '')
  return Math.max(0, ...cells.map(({ x, y }) => placement(view, seat, card, x, y).essence))
}

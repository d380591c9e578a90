/** Reading a position: what stands where, which machine sits in which socket, what a card looks like to others. */
import type { Seat } from '@ludarium/kernel'
import {
  FIRST_LARGE,
  game,
  type MachineOwned,
  type Player,
  positionOf,
  type ReviveState,
  SPACE_ID,
  spaceOf,
  stepOf,
} from '@ludarium/revive'
import {
  CARD,
  type CitizenCard,
  type Color,
  GROUNDS,
  MACHINE,
  REWARD_SPACES,
  type RewardSpace,
  SLOTS,
} from '@ludarium/revive/data'

/** Points and what they are called: those so far, and the total once the game is over. */
export function pointsOf(view: ReviveState, seat: Seat): { readonly n: number; readonly key: string } {
  if (stepOf(view) !== undefined) return { n: view.players[seat]?.points ?? 0, key: 'figure.points' }
  return { n: game.score(view, seat).reduce((sum, { points }) => sum + points, 0), key: 'end.total' }
}

export function shownCard(id: string): CitizenCard {
  const card = CARD.get(id)
  if (card === undefined) throw new Error(`There is no card '${id}'.`)
  return card
}

/** Cards taken in play have a small figure in the head: they count for scoring. */
export const isRecruited = (id: string): boolean => id.startsWith('C')

export function groundAt(view: ReviveState, space: number): (typeof GROUNDS)[number] {
  return GROUNDS[view.ground[space] ?? 0] ?? 'facedown'
}

export interface SeatStanding {
  readonly seat: Seat
  readonly kind: 'large' | 'small' | 'figure' | 'falcon'
}

export const isLarge = (space: number): boolean => space >= FIRST_LARGE

/** Everything that stands on the space, own things first. */
export function piecesAt(view: ReviveState, space: number, me: Seat): readonly SeatStanding[] {
  const order = view.players.map((_, n) => (me + n) % view.players.length)
  return order.flatMap((seat): SeatStanding[] => {
    const p = view.players[seat]
    if (p === undefined) return []
    return [
      ...(p.large.includes(space) ? [{ seat, kind: 'large' as const }] : []),
      ...(p.small.includes(space) ? [{ seat, kind: 'small' as const }] : []),
      ...(p.figures.includes(space) ? [{ seat, kind: 'figure' as const }] : []),
      ...(p.falcon === space ? [{ seat, kind: 'falcon' as const }] : []),
    ]
  })
}

/** Whose tribe tile lies there, -1 for none. */
export function tribeTileAt(view: ReviveState, space: number): Seat {
  return view.players.findIndex(({ tiles }) => tiles.includes(space))
}

export const TRIBE_TILES: Readonly<Record<string, string>> = {
  nadair: 'forest',
  hofstadterians: 'temple',
  '0x49': 'target',
  kuniban: 'sand',
  formica: 'workshop',
  vukuntur: 'target',
}

export function idOfSpace(space: number): string {
  return SPACE_ID[space] ?? ''
}

export function isFaceDown(view: ReviveState, position: string): boolean {
  return position !== '' && view.turned[positionOf(position)] === -1
}

export { positionOf, spaceOf }

/** By reward space: the machine that sits there. Which special machine went where is not told: they fill up in order. */
export function machinesInSockets(p: Player): ReadonlyMap<string, MachineOwned> {
  const left = p.machines.filter(({ id }) => MACHINE.has(id))
  const found = new Map<string, MachineOwned>()
  for (const id of p.rewards) {
    const space = REWARD_SPACES.find((one) => one.id === id)
    if (space === undefined) continue
    const at = left.findIndex((machine) => MACHINE.get(machine.id)?.color === space.color)
    const machine = space.kind === 'standardMachine' ? p.machines.find((one) => one.id === space.machine) : left[at]
    if (machine === undefined || (space.kind !== 'standardMachine' && space.kind !== 'specialMachine')) continue
    found.set(id, machine)
    if (space.kind === 'specialMachine') left.splice(at, 1)
  }
  return found
}

/** Reward spaces below each track, in the order of the design: the space of 3, the pair of 5, 6, the pair of 8, 11. */
export const SOCKETS: Readonly<Record<Color, readonly RewardSpace[]>> = {
  gray: socketsOf(['R01', 'R07', 'R04', 'R10', 'R13']),
  green: socketsOf(['R02', 'R08', 'R05', 'R11', 'R14']),
  yellow: socketsOf(['R03', 'R09', 'R06', 'R12', 'R15']),
}

function socketsOf(ids: readonly string[]): readonly RewardSpace[] {
  return ids.flatMap((id) => REWARD_SPACES.filter((space) => space.id === id))
}

/** All cards that a player has, wherever they are. */
export function cardsOf(p: Player): readonly string[] {
  return [...p.active, ...p.resting, ...SLOTS.flatMap(({ id }) => p.slots[id].map(({ card }) => card))]
}

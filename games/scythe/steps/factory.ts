/** S9 The Factory, and S19.2, S19.6 flags and traps: what follows a Move action after combat and encounter. */
import { push, reveal, type Seat } from '@ludarium/kernel'
import { FACTORY, IS_LAKE, idOf, item, placeOf, TERRITORIES } from '../board.ts'
import { factoryCardOf } from '../figures.ts'
import { CHARACTER, combatUnitsAt, player } from '../pieces.ts'
import type { ScytheMove, ScytheState, Steps } from '../state.ts'

/** S19.2 The character has moved and stands on a territory without a faction token; flags need land. */
function mayPlaceToken(s: ScytheState, seat: Seat): boolean {
  const p = player(s, seat)
  const at = item(p.units, CHARACTER)
  if (p.tokens.length === 0 || (s.moved & 1) === 0 || at >= TERRITORIES || s.tokens[at] !== '') return false
  return p.faction === 'togawa' || !item(IS_LAKE, at)
}

export const factorySteps = {
  /** S9.1 The visitor looks at all cards on the board. */
  visit: {
    run(s, { seat }) {
      const p = player(s, seat)
      if (p.units[CHARACTER] !== FACTORY || p.factoryCard !== '') return
      reveal(s)
      push(s, { step: 'factory', seat })
    },
  },
  factory: {
    legal: (s) => s.factory.map((card) => ({ do: 'takeCard', card })),
    play(s, _step, seat, move, log) {
      if (move.do !== 'takeCard') return
      s.factory.splice(s.factory.indexOf(move.card), 1)
      player(s, seat).factoryCard = move.card
      reveal(s)
      log?.({ type: 'factory', seat, card: move.card })
    },
  },
  /** S9.4 One of the alternatives. */
  choose: {
    legal: (s, { seat }) =>
      factoryCardOf(s, player(s, seat).factoryCard).choices.map((_, option) => ({ do: 'choose', option })),
    play(s, _step, seat, move) {
      if (move.do !== 'choose') return
      const gains = item(factoryCardOf(s, player(s, seat).factoryCard).choices, move.option)
      push(s, { step: 'gains', seat, gains, next: 0, at: -1 })
    },
  },
  /** S19.2, S19.5 */
  token: {
    skip: (s, { seat }) => !mayPlaceToken(s, seat),
    legal(s, { seat }) {
      const p = player(s, seat)
      const at = idOf(item(p.units, CHARACTER))
      const moves: ScytheMove[] =
        p.faction === 'togawa' ? p.tokens.map((trap) => ({ do: 'trap', trap, at })) : [{ do: 'flag', at }]
      moves.push({ do: 'enough' })
      return moves
    },
    play(s, _step, seat, move, log) {
      if (move.do !== 'flag' && move.do !== 'trap') return
      const p = player(s, seat)
      const at = placeOf(move.at)
      const token = move.do === 'flag' ? 'flag' : move.trap
      p.tokens.splice(p.tokens.indexOf(token), 1)
      s.tokens[at] = token
      if (move.do === 'trap') s.traps[at] = 1
      log?.({ type: 'token', seat, kind: move.do, at: move.at })
    },
  },
  /** S19.6 The unit that came by Shinobi still holds the hex. */
  rearm: {
    skip: (s, { seat, at }) => combatUnitsAt(player(s, seat), at) === 0,
    legal: (_s, { at }) => [{ do: 'rearm', at: idOf(at) }, { do: 'enough' }],
    play(s, { at }, seat, move, log) {
      if (move.do !== 'rearm') return
      s.traps[at] = 3
      log?.({ type: 'rearm', seat, at: move.at })
    },
  },
} satisfies Partial<Steps>

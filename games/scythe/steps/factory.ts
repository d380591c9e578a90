/** S9 The Factory, and S19.2, S19.6 flags and traps: what follows a Move action after combat and encounter. */
import { at, push, reveal, type Seat } from '@ludarium/kernel'
import { FACTORY, IS_LAKE, idOf, placeOf, TERRITORIES } from '../board.ts'
import { factoryCardOf } from '../figures.ts'
import { CHARACTER, combatUnitsAt, player } from '../pieces.ts'
import type { Place, ScytheMove, ScytheState, Steps } from '../state.ts'

/** S19.2 The character has moved and stands on a territory without a faction token; flags need land. */
function mayPlaceToken(s: ScytheState, seat: Seat): boolean {
  const p = player(s, seat)
  const place = at(p.units, CHARACTER)
  if (p.tokens.length === 0 || (s.moved & 1) === 0 || place >= TERRITORIES || s.tokens[place] !== '') return false
  return p.faction === 'togawa' || !at(IS_LAKE, place)
}

function layToken(s: ScytheState, seat: Seat, token: string, place: Place): void {
  const { tokens } = player(s, seat)
  tokens.splice(tokens.indexOf(token), 1)
  s.tokens[place] = token
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
    on: {
      takeCard(s, _step, seat, { card }, log) {
        s.factory.splice(s.factory.indexOf(card), 1)
        player(s, seat).factoryCard = card
        reveal(s)
        log?.({ type: 'factory', seat, card })
      },
    },
  },
  /** S9.4 One of the alternatives. */
  choose: {
    legal: (s, { seat }) =>
      factoryCardOf(s, player(s, seat).factoryCard).choices.map((_, option) => ({ do: 'choose', option })),
    on: {
      choose(s, _step, seat, { option }) {
        const gains = at(factoryCardOf(s, player(s, seat).factoryCard).choices, option)
        push(s, { step: 'gains', seat, gains, next: 0, at: -1 })
      },
    },
  },
  /** S19.2, S19.5 */
  token: {
    skip: (s, { seat }) => !mayPlaceToken(s, seat),
    legal(s, { seat }) {
      const p = player(s, seat)
      const here = { at: idOf(at(p.units, CHARACTER)) }
      const moves: ScytheMove[] =
        p.faction === 'togawa' ? p.tokens.map((trap) => ({ do: 'trap', trap, ...here })) : [{ do: 'flag', ...here }]
      moves.push({ do: 'enough' })
      return moves
    },
    on: {
      flag(s, _step, seat, move, log) {
        layToken(s, seat, 'flag', placeOf(move.at))
        log?.({ type: 'token', seat, kind: 'flag', at: move.at })
      },
      trap(s, _step, seat, move, log) {
        layToken(s, seat, move.trap, placeOf(move.at))
        s.traps[placeOf(move.at)] = 1
        log?.({ type: 'token', seat, kind: 'trap', at: move.at })
      },
      enough() {},
    },
  },
  /** S19.6 The unit that came by Shinobi still holds the hex. */
  rearm: {
    skip: (s, { seat, at }) => combatUnitsAt(player(s, seat), at) === 0,
    legal: (_s, { at }) => [{ do: 'rearm', at: idOf(at) }, { do: 'enough' }],
    on: {
      rearm(s, _step, seat, move, log) {
        s.traps[placeOf(move.at)] = 3
        log?.({ type: 'rearm', seat, at: move.at })
      },
      enough() {},
    },
  },
} satisfies Partial<Steps>

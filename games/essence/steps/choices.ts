/** E19.2 Choices inside effects: exhausting, taking, choosing a list. */
import { push, type Seat } from '@ludarium/kernel'
import type { Effect, Token } from '../data/index.ts'
import type { EssenceMove } from '../moves.ts'
import { exhaust, opponents, player } from '../pieces.ts'
import { effectAt, inner } from '../script.ts'
import type { EssenceState, Player, Segment, Source } from '../state.ts'
import { isReady, isReadyLocation, mixes } from './costs.ts'
import { effectsOf } from './effects.ts'
import type { Steps } from './table.ts'

/** Ready star-bearing segments of opponents; `location` leaves out Palace and Monuments. */
function exhaustTargets(s: EssenceState, seat: Seat, what: 'location' | 'segment'): EssenceMove[] {
  const fits = (segment: Segment) => (what === 'location' ? isReadyLocation(s, segment) : isReady(s, segment))
  return opponents(s, seat).flatMap((other) =>
    player(s, other)
      .island.filter(fits)
      .map((segment): EssenceMove => ({ do: 'exhaust', seat: other, card: segment.card })),
  )
}

/** How many tokens a giver can give. */
function stock(p: Player, what: Token | 'either'): number {
  return what === 'wealth' ? p.wealth : what === 'influence' ? p.influence : p.wealth + p.influence
}

const givers = (s: EssenceState, seat: Seat, what: Token | 'either'): Seat[] =>
  opponents(s, seat).filter((other) => stock(player(s, other), what) > 0)

/** E19.2 The giver picks the mix. */
function gifts(p: Player, what: Token | 'either', amount: number): EssenceMove[] {
  const n = Math.min(amount, stock(p, what))
  if (what === 'wealth') return [{ do: 'give', wealth: n, influence: 0 }]
  if (what === 'influence') return [{ do: 'give', wealth: 0, influence: n }]
  return mixes(p, n).map(({ wealth, influence }) => ({ do: 'give', wealth, influence }))
}

function lists(s: EssenceState, source: Source & { readonly at: number }): readonly (readonly Effect[])[] {
  const effect = effectAt(s, source.script, source.at)
  return 'options' in effect ? effect.options : []
}

/** Whether a list could do anything: an island of one card can neither move nor swap. */
function canDo(s: EssenceState, seat: Seat, list: readonly Effect[]): boolean {
  const lone = player(s, seat).island.length < 2
  return list.some(({ op }) => !(lone && (op === 'moveSegment' || op === 'swapSegments')))
}

export const choiceSteps = {
  exhaust: {
    forced: true,
    skip: (s, step) => exhaustTargets(s, step.seat, step.what).length === 0,
    legal: (s, step, seat) => exhaustTargets(s, seat, step.what),
    on: {
      exhaust(s, _step, seat, { seat: on, card }, log) {
        exhaust(s, on, card)
        log?.({ type: 'exhaust', seat, on, card })
      },
    },
  },

  take: {
    forced: true,
    skip: (s, step) => givers(s, step.seat, step.what).length === 0,
    legal: (s, step, seat) => givers(s, seat, step.what).map((other) => ({ do: 'take', seat: other })),
    on: {
      take: (s, { what, amount }, seat, move) => push(s, { step: 'give', seat: move.seat, to: seat, what, amount }),
    },
  },

  give: {
    forced: true,
    skip: (s, step) => stock(player(s, step.seat), step.what) === 0,
    legal: (s, step, seat) => gifts(player(s, seat), step.what, step.amount),
    on: {
      give(s, { to }, seat, { wealth, influence }, log) {
        const giver = player(s, seat)
        const taker = player(s, to)
        giver.wealth -= wealth
        giver.influence -= influence
        taker.wealth += wealth
        taker.influence += influence
        log?.({ type: 'gave', seat, to, wealth, influence })
      },
    },
  },

  choose: {
    forced: true,
    skip: (s, step) => !lists(s, step).some((list) => canDo(s, step.seat, list)),
    legal(s, step, seat) {
      const moves: EssenceMove[] = []
      for (const [option, list] of lists(s, step).entries()) {
        if (canDo(s, seat, list)) moves.push({ do: 'choose', option })
      }
      return moves
    },
    on: {
      choose(s, { script, at, bearer, island }, seat, { option }) {
        push(s, effectsOf(seat, inner(script, at, option), bearer, island))
      },
    },
  },

  nameJudge: {
    forced: true,
    legal: (s, _step, seat) => opponents(s, seat).map((other) => ({ do: 'judge', seat: other })),
    on: {
      judge(s, { script, at, bearer, island }, seat, { seat: judge }, log) {
        log?.({ type: 'judge', seat, judge })
        push(s, { step: 'judge', seat: judge, for: seat, at, script, bearer, island })
      },
    },
  },

  judge: {
    legal: (s, step) => lists(s, step).map((_, option) => ({ do: 'choose', option })),
    on: {
      choose(s, step, seat, { option }, log) {
        const script = inner(step.script, step.at, option)
        log?.({ type: 'judged', seat, for: step.for, script })
        push(s, effectsOf(step.for, script, step.bearer, step.island))
      },
    },
  },
} satisfies Steps

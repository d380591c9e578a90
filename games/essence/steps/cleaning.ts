/** E16 Cleaning phase, in its order, and the check for the end (E17.1). */
import { at, draw, finish, type Log, push, type Seat, sealed, shuffle } from '@ludarium/kernel'
import { boardOf, builtCard, flagsOf } from '../card.ts'
import type { EssenceEvent } from '../events.ts'
import type { EssenceMove } from '../moves.ts'
import { endShards, opponents, player } from '../pieces.ts'
import { ranksOf } from '../scoring.ts'
import type { EssenceState } from '../state.ts'
import { mixes } from './costs.ts'
import { fragmentIn, openSlots } from './prophecy.ts'
import type { Steps } from './table.ts'

/** E16.1 to E16.3 */
function clearTable(s: EssenceState): void {
  for (const p of s.players) {
    for (const segment of p.island) segment.exhausted = false
    p.tokens = boardOf(s).factionTokens.freeForTreatiesAndReservations
    p.foundations = 0
    p.spent = 0
    p.reserved = 0
  }
  s.treaties = s.treaties.map(() => [])
  s.trade = ''
  s.embassy = -1
  for (const card of s.market) {
    if (builtCard(s, card).card.kind === 'monument') s.monumentDiscard.push(card)
    else s.locationDiscard.push(card)
  }
  s.market = []
}

/** E16.4 Shards by rank in Essence, Revenge tokens used and gained. */
function awardShards(s: EssenceState, log?: Log<EssenceEvent>): void {
  const ranks = ranksOf(s.players.map((p) => p.essence))
  const { shardsByRank, revenge } = boardOf(s)
  const table: readonly number[] = shardsByRank
  const counts: readonly number[] = revenge.playerCounts
  for (const [seat, p] of s.players.entries()) {
    const rank = at(ranks, seat)
    const shards = table[rank - 1] ?? 0
    p.shards += shards
    log?.({ type: 'shards', seat, rank, essence: p.essence, n: shards })
    if (rank === 1 && p.revenge > 0) {
      p.revenge--
      p.shards += revenge.bonusShards
      log?.({ type: 'revenge', seat, n: revenge.bonusShards })
    }
    if (shards === 0 && counts.includes(s.seats)) {
      p.revenge++
      log?.({ type: 'revengeToken', seat })
    }
  }
}

/** E16.9, E17.1 */
function isDecided(s: EssenceState): boolean {
  const enough = endShards(s)
  return s.players.some((p) => p.shards >= enough)
}

/** E16.5, E16.6 Fragments without a token go; the others close up and the row is filled again. */
function renewRow(s: EssenceState, log?: Log<EssenceEvent>): void {
  const reserved = s.players.map((p) => p.reserved)
  const kept = s.row.filter((card, i) => card !== '' && reserved.includes(i + 1))
  s.prophecyDiscard.push(...s.row.filter((card) => card !== '' && !kept.includes(card)))
  for (const p of s.players) p.reserved = 0
  const fresh: string[] = []
  while (fresh.length + kept.length < boardOf(s).prophecyRow.slots) fresh.push(draw(s, s.prophecies) ?? '')
  const right = flagsOf(s).reservedShift === 'right'
  s.row = right ? [...fresh.reverse(), ...kept] : [...kept, ...fresh]
  log?.({ type: 'row', cards: [...s.row] })
}

/** E16.8 The tokens that a seat which is hit loses to the counter-attack. */
function lossOf(s: EssenceState, seat: Seat): number {
  const p = player(s, seat)
  return Math.min(s.threat - p.defense, p.wealth + p.influence)
}

function lose(s: EssenceState, seat: Seat, wealth: number, influence: number, log?: Log<EssenceEvent>): void {
  const p = player(s, seat)
  p.wealth -= wealth
  p.influence -= influence
  log?.({ type: 'lost', seat, wealth, influence })
}

/** E16.8, R37 Charges are spent by themselves; who has a choice of tokens is asked. */
function counterAttack(s: EssenceState, log?: Log<EssenceEvent>): void {
  const asked: Seat[] = []
  for (const [seat, p] of s.players.entries()) {
    if (s.threat <= p.defense) continue
    if (p.ignores > 0) {
      p.ignores--
      log?.({ type: 'threatIgnored', seat })
      continue
    }
    const ways = mixes(p, lossOf(s, seat))
    const { wealth, influence } = at(ways, 0)
    if (ways.length > 1) asked.push(seat)
    else if (wealth + influence > 0) lose(s, seat, wealth, influence, log)
  }
  if (asked.length > 0) push(s, { step: 'losses', ...sealed<EssenceMove>(s, asked) })
}

export const cleaningSteps = {
  /** Once the game is decided, what follows in this phase can change no rank: nobody is asked any more. */
  cleaning: {
    run(s, _step, log) {
      s.phase = 'cleaning'
      s.turn++
      clearTable(s)
      awardShards(s, log)
      if (isDecided(s)) {
        push(s, { step: 'roundEnds' })
        return
      }
      const first = at(s.order, 0)
      const able = s.players.flatMap((p, seat) => (p.discard.length > 0 ? [seat] : []))
      for (const seat of [first, ...opponents(s, first)]) push(s, { step: 'reserve', seat })
      push(s, { step: 'renewRow' })
      push(s, { step: 'reshuffle', ...sealed<EssenceMove>(s, able) })
      push(s, { step: 'counterAttack' })
      push(s, { step: 'roundEnds' })
    },
  },

  /** E16.5 Clockwise from the first player; several may reserve the same card (R22), never slot 1 (R30). */
  reserve: {
    skip: (s) => openSlots(s).length === 0,
    legal: (s) => [{ do: 'decline' }, ...openSlots(s).map((slot) => ({ do: 'reserve' as const, slot }))],
    on: {
      reserve(s, _step, seat, { slot }, log) {
        player(s, seat).reserved = slot
        log?.({ type: 'reserve', seat, card: fragmentIn(s, slot) })
      },
      decline() {},
    },
  },

  renewRow: {
    run: (s, _step, log) => renewRow(s, log),
  },

  /** E16.7 All at once; asked only where something lies in the discard pile. Shuffles in seat order (E25.2). */
  reshuffle: {
    sealed: () => [{ do: 'leave' }, { do: 'reshuffle' }],
    resolve(s, step, log) {
      for (const seat of step.among) {
        if (step.given[seat]?.[0]?.do !== 'reshuffle') continue
        const p = player(s, seat)
        p.pile = shuffle(s.chance, [...p.pile, ...p.discard.splice(0)])
        log?.({ type: 'reshuffled', seat })
      }
    },
  },

  counterAttack: {
    run(s, _step, log) {
      log?.({ type: 'counterAttack', n: s.threat })
      counterAttack(s, log)
    },
  },

  losses: {
    sealed: (s, _step, seat) =>
      mixes(player(s, seat), lossOf(s, seat)).map(({ wealth, influence }) => ({ do: 'lose', wealth, influence })),
    resolve(s, step, log) {
      for (const seat of step.among) {
        const move = step.given[seat]?.[0]
        if (move?.do === 'lose') lose(s, seat, move.wealth, move.influence, log)
      }
    },
  },

  roundEnds: {
    run(s, _step, log) {
      if (!isDecided(s)) {
        push(s, { step: 'preparation' })
        return
      }
      s.phase = 'over'
      log?.({ type: 'over' })
      finish(s)
    },
  },
} satisfies Steps

/** R4 Turns: up to two actions or a hibernation, with free actions at any time; R19.4 the last turns; R24 solo. */
import { push, reveal, type Seat, since } from '@ludarium/kernel'
import type { ReviveStep } from '../agenda.ts'
import { KINDS, SOLO_STEPS } from '../data/index.ts'
import type { ReviveLog } from '../events.ts'
import { charge, deal, hasFreeMove, open, trade } from '../free.ts'
import { modsOf } from '../modifiers.ts'
import type { ReviveMove } from '../moves.ts'
import { hasOpenSlot, mostActions, player } from '../pieces.ts'
import { resolve } from '../resolve.ts'
import { ratingOf, total, winnersOf } from '../scoring.ts'
import type { Player, ReviveState } from '../state.ts'
import { branchOptions } from '../story.ts'
import { addTargets, aimAtLocation, aimAtSand, aimAtTile } from '../targets.ts'
import { copyable } from './cards.ts'
import type { Steps } from './shape.ts'

export function startTurn(s: ReviveState, seat: Seat, log?: ReviveLog): void {
  s.active = seat
  s.actions = 0
  s.uses = 0
  s.turn++
  if (seat === s.first) s.round++
  log?.({ type: 'turn', seat, round: s.round })
  goOn(s, seat)
}

/**
 * R16.8 A card that sleeps ends the turn before anything else is asked. Apart from that the player ends it (R4.6), so
 * that nobody learns from a turn that goes on what is in a crate; by the first rules it ended when nothing was left.
 */
function goOn(s: ReviveState, seat: Seat): void {
  const turn: ReviveStep = { step: 'turn', seat }
  if (s.sleeper !== '') push(s, { step: 'hibernate', seat, card: s.sleeper }, { step: 'turnOver', seat })
  else if (since(s, 2) || s.actions < mostActions(s) || hasFreeMove(s, turn, seat)) push(s, turn)
  else push(s, { step: 'turnOver', seat })
}

/** R24.3 */
function moveCube(s: ReviveState, n: number): void {
  if (s.seats === 1) s.cube += n
}

/** R10 The switch, or R22.5 a copy of another player's card instead. */
function useSwitch(s: ReviveState, seat: Seat, log?: ReviveLog): void {
  const p = player(s, seat)
  p.switchUsed = true
  log?.({ type: 'switch', seat, side: s.switchSide })
  if (canCopy(s, p, seat)) push(s, { step: 'lever', seat })
  else resolve(s, seat, s.switchSide, '', log)
}

function canCopy(s: ReviveState, p: Player, seat: Seat): boolean {
  return modsOf(s, p).some(({ mod }) => mod.mod === 'switchCopy') && copyable(s, seat).length > 0
}

/** R19.4, R19.5 Everyone but the holder of the end game tile, clockwise from the player after the current one. */
function beginLastTurns(s: ReviveState, seat: Seat): void {
  s.final = true
  for (let i = 1; i <= s.seats; i++) {
    const next = (seat + i) % s.seats
    if (!player(s, next).endTile) s.lastTurns.push(next)
  }
}

/** What lasted until the end of the action is over. */
function forget(s: ReviveState): void {
  s.wild = ''
  if (s.withdrawn.length > 0) s.withdrawn = []
}

const SWITCH: ReviveMove = { do: 'switch' }
const HIBERNATE: ReviveMove = { do: 'hibernate' }
const END: ReviveMove = { do: 'end' }

export const turnSteps = {
  /** What a free action set off is resolved: the turn goes on. */
  onward: { run: (s, { seat }) => goOn(s, seat) },

  /** R4.1 to R4.3 */
  turn: {
    legal(s, _step, seat) {
      const p = player(s, seat)
      const moves: ReviveMove[] = []
      if (s.actions < mostActions(s)) {
        if (hasOpenSlot(s, p)) for (const card of p.active) moves.push({ do: 'play', card })
        if (!p.switchUsed) moves.push(SWITCH)
        addTargets(s, seat, KINDS, '', moves)
      }
      moves.push(s.actions === 0 ? HIBERNATE : END)
      return moves
    },
    on: {
      play(s, _step, seat, { card }) {
        moveCube(s, 1)
        push(s, { step: 'slot', seat, card, flipped: false }, { step: 'acted', seat })
      },
      switch(s, _step, seat, _move, log) {
        useSwitch(s, seat, log)
        push(s, { step: 'acted', seat })
      },
      explore(s, _step, seat, { tile }) {
        aimAtTile(s, seat, tile, '')
        push(s, { step: 'acted', seat })
      },
      populate(s, _step, seat, { space }) {
        aimAtLocation(s, seat, space, '')
        push(s, { step: 'acted', seat })
      },
      build(s, _step, seat, { space }) {
        aimAtSand(s, seat, space, '')
        push(s, { step: 'acted', seat })
      },
      hibernate(s, _step, seat) {
        moveCube(s, 2)
        push(s, { step: 'hibernate', seat, card: '' }, { step: 'turnOver', seat })
      },
      end: (s, _step, seat) => push(s, { step: 'turnOver', seat }),
      // R4.4 After a free action it is looked at anew whether the turn goes on.
      trade(s, _step, seat, { resource }, log) {
        trade(s, seat, resource, log)
        push(s, { step: 'onward', seat })
      },
      deal(s, _step, seat, { tech }, log) {
        deal(s, seat, tech, log)
        push(s, { step: 'onward', seat })
      },
      machine(s, _step, seat, { machine }, log) {
        resolve(s, seat, charge(s, seat, machine, log), '', log)
        push(s, { step: 'onward', seat })
      },
      crate(s, _step, seat, { crate }, log) {
        resolve(s, seat, open(s, seat, crate, log), '', log)
        push(s, { step: 'onward', seat })
      },
    },
  },

  lever: {
    legal: () => [
      { do: 'lever', copy: false },
      { do: 'lever', copy: true },
    ],
    on: {
      lever(s, _step, seat, { copy }, log) {
        if (copy) push(s, { step: 'copy', seat })
        else resolve(s, seat, s.switchSide, '', log)
      },
    },
  },

  /** An action is complete. */
  acted: {
    run(s, { seat }) {
      s.actions++
      forget(s)
      goOn(s, seat)
    },
  },

  /** R4.6, R19.4, R24.4 Who is next, or the end. */
  turnOver: {
    run(s, { seat }, log) {
      s.asleep = false
      forget(s)
      log?.({ type: 'turnOver', seat })
      if (s.seats === 1) {
        if (s.cube > SOLO_STEPS) push(s, { step: 'scoring' })
        else startTurn(s, seat, log)
        return
      }
      if (!s.ending) {
        startTurn(s, (seat + 1) % s.seats, log)
        return
      }
      if (!s.final) beginLastTurns(s, seat)
      const next = s.lastTurns.shift()
      if (next === undefined) push(s, { step: 'scoring' })
      else startTurn(s, next, log)
    },
  },

  /** R20 The score is final; in the campaign the chapter's winner may have something to choose (R26.2). */
  scoring: {
    run(s, _step, log) {
      s.over = true
      reveal(s)
      log?.({ type: 'scoring' })
      for (const [seat, p] of s.players.entries()) log?.({ type: 'artifactCard', seat, card: p.artifactCard })
      if (s.seats === 1) log?.({ type: 'rating', seat: 0, points: total(s, 0), rating: ratingOf(total(s, 0)) })
      if (branchOptions(s.chapter).length === 0) return
      for (const winner of winnersOf(s).slice(0, 1)) push(s, { step: 'branch', seat: winner })
    },
  },
} satisfies Partial<Steps>

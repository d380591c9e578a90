/** R4 Turns: up to two actions or a hibernation, with free actions at any time; R19.4 the last turns; R24 solo. */
import { push, reveal, type Seat } from '@ludarium/kernel'
import type { ReviveStep } from '../agenda.ts'
import { SOLO_STEPS } from '../data/index.ts'
import type { ReviveLog } from '../events.ts'
import { freely, hasFree, withFree } from '../free.ts'
import { modsOf } from '../modifiers.ts'
import type { ReviveMove } from '../moves.ts'
import { hasOpenSlot, mostActions, player } from '../pieces.ts'
import { resolve } from '../resolve.ts'
import { ratingOf, total, winnersOf } from '../scoring.ts'
import type { Player, ReviveState } from '../state.ts'
import { branchOptions } from '../story.ts'
import { addTargets, aim } from '../targets.ts'
import { copyable } from './cards.ts'
import type { Ask, Run } from './shape.ts'

export function startTurn(s: ReviveState, seat: Seat, log?: ReviveLog): void {
  s.active = seat
  s.actions = 0
  s.uses = 0
  s.turn++
  if (seat === s.first) s.round++
  log?.({ type: 'turn', seat, round: s.round })
  push(s, { step: 'onward', seat })
}

/** R16.8 A card that sleeps ends the turn before anything else is asked; so does having nothing left to do. */
export const onward: Run<'onward'> = {
  run(s, { seat }) {
    const turn: ReviveStep = { step: 'turn', seat }
    if (s.sleeper === '')
      push(s, s.actions < mostActions(s) || hasFree(s, turn, seat) ? turn : { step: 'turnOver', seat })
    else push(s, { step: 'hibernate', seat, card: s.sleeper }, { step: 'turnOver', seat })
  },
}

/** R4.1 to R4.3 */
export const turn: Ask<'turn'> = {
  legal(s, step, seat) {
    const p = player(s, seat)
    const moves: ReviveMove[] = []
    if (s.actions < mostActions(s)) {
      if (hasOpenSlot(s, p)) for (const card of p.active) moves.push({ do: 'play', card })
      if (!p.switchUsed) moves.push({ do: 'switch' })
      addTargets(s, seat, ['explore', 'populate', 'build'], '', moves)
    }
    moves.push(s.actions === 0 ? { do: 'hibernate' } : { do: 'end' })
    return withFree(s, step, seat, moves)
  },
  play(s, _step, seat, move, log) {
    if (move.do === 'end') {
      push(s, { step: 'turnOver', seat })
      return
    }
    if (move.do === 'hibernate') {
      moveCube(s, 2)
      push(s, { step: 'hibernate', seat, card: '' }, { step: 'turnOver', seat })
      return
    }
    if (freely(s, { step: 'onward', seat }, seat, move, log)) return
    push(s, { step: 'acted', seat })
    if (aim(s, seat, move, '')) return
    if (move.do === 'play') {
      moveCube(s, 1)
      push(s, { step: 'slot', seat, card: move.card, flipped: false })
    } else if (move.do === 'switch') useSwitch(s, seat, log)
  },
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

export const lever: Ask<'lever'> = {
  legal: () => [
    { do: 'lever', copy: false },
    { do: 'lever', copy: true },
  ],
  play(s, _step, seat, move, log) {
    if (move.do !== 'lever') return
    if (move.copy) push(s, { step: 'copy', seat })
    else resolve(s, seat, s.switchSide, '', log)
  },
}

/** An action is complete: what lasted until its end is over. */
export const acted: Run<'acted'> = {
  run(s, { seat }) {
    s.actions++
    s.wild = ''
    s.withdrawn.length = 0
    push(s, { step: 'onward', seat })
  },
}

/** R4.6, R19.4, R24.4 Who is next, or the end. */
export const turnOver: Run<'turnOver'> = {
  run(s, { seat }, log) {
    s.asleep = false
    s.wild = ''
    s.withdrawn.length = 0
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
}

/** R19.4, R19.5 Everyone but the holder of the end game tile, clockwise from the player after the current one. */
function beginLastTurns(s: ReviveState, seat: Seat): void {
  s.final = true
  for (let i = 1; i <= s.seats; i++) {
    const next = (seat + i) % s.seats
    if (!player(s, next).endTile) s.lastTurns.push(next)
  }
}

/** R20 The score is final; in the campaign the chapter's winner may have something to choose (R26.2). */
export const scoring: Run<'scoring'> = {
  run(s, _step, log) {
    s.over = true
    reveal(s)
    log?.({ type: 'scoring' })
    for (const [seat, p] of s.players.entries()) log?.({ type: 'artifactCard', seat, card: p.artifactCard })
    if (s.seats === 1) log?.({ type: 'rating', seat: 0, points: total(s, 0), rating: ratingOf(total(s, 0)) })
    const winner = winnersOf(s)[0]
    if (winner !== undefined && branchOptions(s.chapter).length > 0) push(s, { step: 'branch', seat: winner })
  },
}

/** The Automa on the discipline tracks (A38.13-A38.15). */
import type { Log } from '@ludarium/kernel'
import type { InnovationEvent } from '../events.ts'
import { finalTileOf, roundTileOf, scholarSpacesOf } from '../figures.ts'
import { automaOf } from '../pieces.ts'
import type { InnovationState } from '../state.ts'
import { disciplineNamed, isTopTaken, nameOfDiscipline, TOP } from '../tracks.ts'
import { byDirection, keepLeast, supportOf } from './choose.ts'

/** A38.15 She needs no keys; level 12 is exclusive. */
function canAdvance(s: InnovationState, d: number): boolean {
  const level = automaOf(s).levels[d] ?? TOP
  return level < TOP - 1 || (level === TOP - 1 && !isTopTaken(s, d))
}

function climb(s: InnovationState, d: number, levels: number, log?: Log<InnovationEvent>): void {
  const automa = automaOf(s)
  let taken = 0
  for (; taken < levels && canAdvance(s, d); taken++) automa.levels[d] = (automa.levels[d] ?? 0) + 1
  if (taken > 0) {
    log?.({ type: 'automaStepped', discipline: nameOfDiscipline(d), steps: taken, level: automa.levels[d] ?? 0 })
  }
}

/** A38.13 Tracks where she stands on 0, else those where she is nearest to the best human. */
function catchUpTrack(s: InnovationState): number | undefined {
  const automa = automaOf(s)
  const open = [0, 1, 2, 3].filter((d) => canAdvance(s, d))
  const untouched = open.filter((d) => automa.levels[d] === 0)
  const gap = (d: number): number => {
    const best = Math.max(...s.players.map((p) => p.levels[d] ?? 0))
    return Math.abs(best - (automa.levels[d] ?? 0))
  }
  return byDirection(untouched.length > 0 ? untouched : keepLeast(open, gap), supportOf(s))
}

/** A38.14 */
export function advanceCatchUp(s: InnovationState, levels: number, log?: Log<InnovationEvent>): void {
  const d = catchUpTrack(s)
  if (d !== undefined) climb(s, d, levels, log)
}

/** A38.13 A scholar on the best free space of the track, or one level without. */
export function sendScholar(s: InnovationState, log?: Log<InnovationEvent>): void {
  const automa = automaOf(s)
  const d = scholarTrack(s)
  if (d === undefined) return
  const spaces = s.spaces[d] ?? []
  const free = spaces.indexOf(-1)
  if (automa.scholars === 0 || free < 0) {
    climb(s, d, 1, log)
    return
  }
  const steps = scholarSpacesOf(s)
  const worth = (space: number): number => steps[space] ?? 0
  const best = spaces.reduce((top, owner, n) => (owner === -1 && worth(n) > worth(top) ? n : top), free)
  spaces[best] = s.seats
  automa.scholars--
  log?.({ type: 'automaSent', discipline: nameOfDiscipline(d), steps: worth(best) })
  climb(s, d, worth(best), log)
}

/** A38.13 The track of the round tile, in round 6 of the final tile, if the card says so and she can move there. */
function scholarTrack(s: InnovationState): number | undefined {
  if (supportOf(s).discipline === 'round-tile') {
    const named = finalTileOf(s)?.automa.discipline ?? roundTileOf(s)?.automa.discipline
    const d = named === undefined ? -1 : disciplineNamed(named)
    if (d >= 0 && canAdvance(s, d)) return d
  }
  return catchUpTrack(s)
}

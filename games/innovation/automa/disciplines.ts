/** The Automa on the discipline tracks (A38.13-A38.15). */
import { at, type Log } from '@ludarium/kernel'
import type { InnovationEvent } from '../events.ts'
import { finalTileOf, roundTileOf, scholarSpacesOf } from '../figures.ts'
import { automaOf } from '../pieces.ts'
import { type InnovationState, NOBODY } from '../state.ts'
import { DISCIPLINES, disciplineNamed, isTopTaken, nameOfDiscipline, TOP } from '../tracks.ts'
import { byDirection, keepLeast, supportOf } from './choose.ts'

/** A38.15 She needs no keys; level 12 is exclusive. */
function canAdvance(s: InnovationState, d: number): boolean {
  const level = at(automaOf(s).levels, d)
  return level < TOP - 1 || (level === TOP - 1 && !isTopTaken(s, d))
}

function climb(s: InnovationState, d: number, levels: number, log?: Log<InnovationEvent>): void {
  const automa = automaOf(s)
  let taken = 0
  for (; taken < levels && canAdvance(s, d); taken++) automa.levels[d] = at(automa.levels, d) + 1
  if (taken > 0) {
    log?.({ type: 'automaStepped', discipline: nameOfDiscipline(d), steps: taken, level: at(automa.levels, d) })
  }
}

/** A38.13 Tracks where she stands on 0, else those where she is nearest to the best human. */
function catchUpTrack(s: InnovationState): number | undefined {
  const automa = automaOf(s)
  const open = [...DISCIPLINES.keys()].filter((d) => canAdvance(s, d))
  const untouched = open.filter((d) => automa.levels[d] === 0)
  const gap = (d: number): number => {
    const best = Math.max(...s.players.map((p) => at(p.levels, d)))
    return Math.abs(best - at(automa.levels, d))
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
  const spaces = at(s.spaces, d)
  const steps = Math.max(0, ...scholarSpacesOf(s).filter((_, n) => spaces[n] === NOBODY))
  if (automa.scholars === 0 || steps === 0) {
    climb(s, d, 1, log)
    return
  }
  spaces[scholarSpacesOf(s).findIndex((worth, n) => worth === steps && spaces[n] === NOBODY)] = s.seats
  automa.scholars--
  log?.({ type: 'automaSent', discipline: nameOfDiscipline(d), steps })
  climb(s, d, steps, log)
}

/** A38.13 The track of the round tile, in round 6 of the final tile, if the card says so and she can move there. */
function scholarTrack(s: InnovationState): number | undefined {
  if (supportOf(s).discipline === 'round-tile') {
    const tile = finalTileOf(s) ?? roundTileOf(s)
    const d = tile && disciplineNamed(tile.automa.discipline)
    if (d !== undefined && canAdvance(s, d)) return d
  }
  return catchUpTrack(s)
}

/** Winning chances derived from the game's evaluation of each seat, calibrated by self-play. */
import type { Confidence, Game, State } from '@ludarium/kernel'
import { judgeOf } from './policy.ts'

/** For games without calibration. */
const UNKNOWN: Confidence = { turns: 100, scale: [0.05] }

export function valuesOf(game: Game, s: State): number[] {
  const judge = judgeOf(game)
  return Array.from({ length: s.seats }, (_, seat) => judge(s, seat))
}

/** Each seat's winning chance in a full state; exact when the game is over. */
export function chancesOf(game: Game, s: State): number[] {
  const result = game.result(s)
  if (result !== null) {
    const winners = result.ranks.filter((rank) => rank === 1).length
    return result.ranks.map((rank) => (rank === 1 ? 1 / Math.max(1, winners) : 0))
  }
  const confidence = game.advice.confidence ?? UNKNOWN
  const part = phaseOf(s.turn, s.seats, confidence.turns, confidence.scale.length)
  return softmax(valuesOf(game, s), confidence.scale[part] ?? 0)
}

/** Index of the part of a typical game that the turn falls in. */
export function phaseOf(turn: number, seats: number, turns: number, parts: number): number {
  const share = turn / Math.max(1, (turns * seats) / 4)
  return Math.max(0, Math.min(parts - 1, Math.floor(share * parts)))
}

function softmax(values: readonly number[], scale: number): number[] {
  const top = Math.max(...values)
  const odds = values.map((value) => Math.exp(scale * (value - top)))
  const sum = odds.reduce((a, b) => a + b, 0)
  return odds.map((one) => one / sum)
}

/** A position from self-play with the final result. */
export interface CalibrationSample {
  readonly turn: number
  readonly values: readonly number[]
  /** By seat, its share of the victory. */
  readonly shares: readonly number[]
}

/** Maximum-likelihood scale for each part of the game. */
export function fitConfidence(samples: readonly CalibrationSample[], turns: number, parts: number): Confidence {
  const scale = Array.from({ length: parts }, (_, part) => {
    const here = samples.filter(({ turn, values }) => phaseOf(turn, values.length, turns, parts) === part)
    return here.length === 0 ? 0 : maximumLikelihood(here)
  })
  return { turns, scale: scale.map((one) => Number(one.toPrecision(3))) }
}

/** Ternary search: the likelihood is unimodal. */
function maximumLikelihood(samples: readonly CalibrationSample[]): number {
  const loss = (scale: number): number => {
    let sum = 0
    for (const { values, shares } of samples) {
      const chances = softmax(values, scale)
      for (const [seat, share] of shares.entries()) if (share > 0) sum -= share * Math.log((chances[seat] ?? 0) + 1e-9)
    }
    return sum
  }
  let low = 0
  let high = 2
  for (let n = 0; n < 60; n++) {
    const left = low + (high - low) / 3
    const right = high - (high - low) / 3
    if (loss(left) < loss(right)) high = right
    else low = left
  }
  return (low + high) / 2
}

export interface Reliability {
  /** Mean predicted chance in this bin, sample count and actual share won. */
  readonly judged: number
  readonly n: number
  readonly won: number
}

/** Calibration table: share of wins by predicted chance, in tenths. */
export function reliability(samples: readonly CalibrationSample[], { turns, scale }: Confidence): Reliability[] {
  const bins = Array.from({ length: 10 }, () => ({ judged: 0, won: 0, n: 0 }))
  for (const { turn, values, shares } of samples) {
    const part = phaseOf(turn, values.length, turns, scale.length)
    for (const [seat, chance] of softmax(values, scale[part] ?? 0).entries()) {
      const bin = bins[Math.min(9, Math.floor(10 * chance))]
      if (bin === undefined) continue
      bin.judged += chance
      bin.won += shares[seat] ?? 0
      bin.n++
    }
  }
  return bins.filter(({ n }) => n > 0).map(({ judged, won, n }) => ({ judged: judged / n, won: won / n, n }))
}

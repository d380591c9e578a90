/** Who will win, by what the game's judgement says of each seat; how much it says is learned from self-play. */
import type { Confidence, Game, State } from '@ludarium/kernel'
import { judgeOf } from './policy.ts'

/** For games that nobody has calibrated yet. */
const UNKNOWN: Confidence = { turns: 100, scale: [0.05] }

export function valuesOf(game: Game, s: State): number[] {
  const judge = judgeOf(game)
  return Array.from({ length: s.seats }, (_, seat) => judge(s, seat))
}

/** The winning chance of each seat in a full state; certain when the game is over. */
export function chancesOf(game: Game, s: State): number[] {
  const result = game.result(s)
  if (result !== null) {
    const winners = result.ranks.filter((rank) => rank === 1).length
    return result.ranks.map((rank) => (rank === 1 ? 1 / Math.max(1, winners) : 0))
  }
  const confidence = game.advice.confidence ?? UNKNOWN
  const part = partOf(s.turn, s.seats, confidence.turns, confidence.scale.length)
  return softmax(valuesOf(game, s), confidence.scale[part] ?? 0)
}

/** In which part of a usual game the turn lies. */
export function partOf(turn: number, seats: number, turns: number, parts: number): number {
  const share = turn / Math.max(1, (turns * seats) / 4)
  return Math.max(0, Math.min(parts - 1, Math.floor(share * parts)))
}

function softmax(values: readonly number[], scale: number): number[] {
  const top = Math.max(...values)
  const odds = values.map((value) => Math.exp(scale * (value - top)))
  const sum = odds.reduce((a, b) => a + b, 0)
  return odds.map((one) => one / sum)
}

/** A position of self-play and who won in the end. */
export interface Judged {
  readonly turn: number
  readonly values: readonly number[]
  /** By seat, its part of the victory. */
  readonly shares: readonly number[]
}

/** The scale for each part of a game that makes what happened likeliest. */
export function fitted(samples: readonly Judged[], turns: number, parts: number): Confidence {
  const scale = Array.from({ length: parts }, (_, part) => {
    const here = samples.filter(({ turn, values }) => partOf(turn, values.length, turns, parts) === part)
    return here.length === 0 ? 0 : likeliest(here)
  })
  return { turns, scale: scale.map((one) => Number(one.toPrecision(3))) }
}

/** The likelihood has one summit: thirds that cannot hold it are cut off. */
function likeliest(samples: readonly Judged[]): number {
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
  /** Mean of the chances in this bin, how many there were, and which share of them was won. */
  readonly judged: number
  readonly n: number
  readonly won: number
}

/** Of positions judged so, how many were won; by tenths. */
export function reliability(samples: readonly Judged[], { turns, scale }: Confidence): Reliability[] {
  const bins = Array.from({ length: 10 }, () => ({ judged: 0, won: 0, n: 0 }))
  for (const { turn, values, shares } of samples) {
    const part = partOf(turn, values.length, turns, scale.length)
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

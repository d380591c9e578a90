/** Summarises simulated games: lengths, choices, scores and wins. */

import {
  type GroupResult,
  meanOf,
  type Rate,
  type Spread,
  spreadOf,
  Tally,
  victoryShares,
  wilson,
} from '@ludarium/bots'
import type { Outline, Plan } from './simulation.ts'

/** Results of `first` against `second` in two-seat games. */
export interface Pairing extends Rate {
  readonly first: string
  readonly second: string
}

export interface SimulationSummary {
  readonly game: string
  readonly name: string
  readonly version: number
  readonly seats: number
  readonly options: Readonly<Record<string, unknown>>
  readonly bots: readonly string[]
  readonly seed: string
  readonly games: number
  readonly decisions: Spread
  readonly turns: Spread
  readonly rounds: Spread
  readonly branching: { readonly mean: number; readonly max: number }
  readonly scores: Spread
  readonly winningScores: Spread
  /** Games with several winners. */
  readonly shared: number
  /** Mean points by score line, over all seats. */
  readonly lines: Readonly<Record<string, number>>
  readonly bySeat: readonly GroupResult[]
  readonly byBot: readonly GroupResult[]
  /** By kind of role (faction, mat, ...), then by role. */
  readonly byRole: Readonly<Record<string, readonly GroupResult[]>>
  /** Role against role, for two-seat games only. */
  readonly pairings: Readonly<Record<string, readonly Pairing[]>>
}

export function summarise(
  plan: Plan,
  game: { id: string; name: string; version: number },
  options: Readonly<Record<string, unknown>>,
  outlines: readonly Outline[],
): SimulationSummary {
  const seats = new Tally()
  const bots = new Tally()
  const roles = new Map<string, Tally>()
  const winning: number[] = []
  let shared = 0
  for (const one of outlines) {
    const parts = victoryShares(one.ranks)
    if (parts.filter((part) => part > 0).length > 1) shared++
    winning.push(one.totals[parts.findIndex((part) => part > 0)] ?? 0)
    for (const [seat, part] of parts.entries()) {
      const score = one.totals[seat] ?? 0
      seats.add(`seat ${seat}`, part, score)
      bots.add(one.bots[seat] ?? '', part, score)
      for (const [kind, role] of Object.entries(one.roles[seat] ?? {})) {
        tallyOf(roles, kind).add(role, part, score)
      }
    }
  }
  const decisions = outlines.map((one) => one.decisions)
  const choices = outlines.reduce((sum, one) => sum + one.choices, 0)
  return {
    game: game.id,
    name: game.name,
    version: game.version,
    seats: plan.seats,
    options,
    bots: plan.bots,
    seed: plan.seed,
    games: outlines.length,
    decisions: spreadOf(decisions),
    turns: spreadOf(outlines.map((one) => one.turns)),
    rounds: spreadOf(outlines.map((one) => one.rounds)),
    branching: {
      mean:
        choices /
        Math.max(
          1,
          decisions.reduce((sum, n) => sum + n, 0),
        ),
      max: outlines.reduce((most, one) => Math.max(most, one.mostChoices), 0),
    },
    scores: spreadOf(outlines.flatMap((one) => one.totals)),
    winningScores: spreadOf(winning),
    shared,
    lines: lineMeans(outlines),
    bySeat: seats.standings(),
    byBot: new Set(plan.bots).size > 1 ? bots.standings() : [],
    byRole: Object.fromEntries([...roles].map(([kind, tally]) => [kind, tally.standings()])),
    pairings: plan.seats === 2 ? pairingsOf(outlines) : {},
  }
}

function tallyOf(tallies: Map<string, Tally>, kind: string): Tally {
  let tally = tallies.get(kind)
  if (tally === undefined) {
    tally = new Tally()
    tallies.set(kind, tally)
  }
  return tally
}

function lineMeans(outlines: readonly Outline[]): Record<string, number> {
  const keys = new Set(outlines.flatMap((one) => one.lines.flatMap((lines) => Object.keys(lines))))
  const means: Record<string, number> = {}
  for (const key of keys) {
    means[key] = meanOf(outlines.flatMap((one) => one.lines.map((lines) => lines[key] ?? 0)))
  }
  return means
}

interface Encounters {
  readonly first: string
  readonly second: string
  n: number
  wins: number
}

/** Pairs of equal roles are skipped. */
function pairingsOf(outlines: readonly Outline[]): Record<string, Pairing[]> {
  const kinds = new Map<string, Map<string, Encounters>>()
  for (const one of outlines) {
    const parts = victoryShares(one.ranks)
    const [left = {}, right = {}] = one.roles
    for (const [kind, role] of Object.entries(left)) {
      const other = right[kind]
      if (other === undefined || other === role) continue
      const straight = role < other
      const [first, second] = straight ? [role, other] : [other, role]
      const pairs = kinds.get(kind) ?? new Map<string, Encounters>()
      kinds.set(kind, pairs)
      const key = JSON.stringify([first, second])
      const pair = pairs.get(key) ?? { first, second, n: 0, wins: 0 }
      pair.n++
      pair.wins += parts[straight ? 0 : 1] ?? 0
      pairs.set(key, pair)
    }
  }
  const sorted = (pairs: Map<string, Encounters>): Pairing[] =>
    [...pairs]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, { first, second, n, wins }]) => ({ first, second, ...wilson(wins, n) }))
  return Object.fromEntries([...kinds].map(([kind, pairs]) => [kind, sorted(pairs)]))
}

/** Balance statistics over many games: winning shares by seat and role, with significance tests. */
import type { MatchResult } from './matches.ts'
import { type Rate, wilson } from './statistics.ts'

/** Results of one group of players: a seat, a bot, a faction ... */
export interface GroupResult extends Rate {
  readonly name: string
  readonly meanScore: number
}

export class Tally {
  private readonly groups = new Map<string, { n: number; wins: number; score: number }>()

  add(name: string, share: number, score: number): void {
    let group = this.groups.get(name)
    if (group === undefined) {
      group = { n: 0, wins: 0, score: 0 }
      this.groups.set(name, group)
    }
    group.n++
    group.wins += share
    group.score += score
  }

  standings(): GroupResult[] {
    return [...this.groups]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, { n, wins, score }]) => ({ name, ...wilson(wins, n), meanScore: score / n }))
  }
}

/** Each seat's share of the victory; tied winners split it. */
export function victoryShares(ranks: readonly number[]): number[] {
  const winners = ranks.filter((rank) => rank === 1).length
  return ranks.map((rank) => (rank === 1 ? 1 / winners : 0))
}

/** How often `first` finished ahead of `second` in games with both. */
export interface Pair extends Rate {
  readonly first: string
  readonly second: string
}

type Held = Pick<MatchResult, 'roles' | 'ranks'>

/** Head-to-head results by kind of role. Pairs of equal roles are skipped. */
export function pairsOf(games: readonly Held[]): Record<string, Pair[]> {
  const kinds = new Map<string, Map<string, { first: string; second: string; n: number; wins: number }>>()
  for (const { roles, ranks } of games) {
    for (const [a, own] of roles.entries()) {
      for (const [kind, first] of Object.entries(own)) {
        for (let b = 0; b < roles.length; b++) {
          const second = roles[b]?.[kind]
          if (second === undefined || first >= second) continue
          const pairs = kinds.get(kind) ?? new Map()
          kinds.set(kind, pairs)
          const key = JSON.stringify([first, second])
          const pair = pairs.get(key) ?? { first, second, n: 0, wins: 0 }
          pairs.set(key, pair)
          pair.n++
          const [mine = 0, theirs = 0] = [ranks[a], ranks[b]]
          pair.wins += mine < theirs ? 1 : mine === theirs ? 0.5 : 0
        }
      }
    }
  }
  return Object.fromEntries(
    [...kinds].map(([kind, pairs]) => [
      kind,
      [...pairs.values()]
        .sort((a, b) => (a.first + a.second < b.first + b.second ? -1 : 1))
        .map(({ first, second, n, wins }) => ({ first, second, ...wilson(wins, n) })),
    ]),
  )
}

/** How often seats with both roles won: `first` of one kind together with `second` of another. */
export function combinationsOf(games: readonly Held[], kind: string, other: string): Pair[] {
  const found = new Map<string, { first: string; second: string; n: number; wins: number }>()
  for (const { roles, ranks } of games) {
    const parts = victoryShares(ranks)
    for (const [seat, own] of roles.entries()) {
      const [first, second] = [own[kind], own[other]]
      if (first === undefined || second === undefined) continue
      const key = JSON.stringify([first, second])
      const pair = found.get(key) ?? { first, second, n: 0, wins: 0 }
      found.set(key, pair)
      pair.n++
      pair.wins += parts[seat] ?? 0
    }
  }
  return [...found.values()].map(({ first, second, n, wins }) => ({ first, second, ...wilson(wins, n) }))
}

export interface Balance {
  readonly games: number
  readonly bySeat: readonly GroupResult[]
  /** By kind of role (faction, mat ...), then by role. */
  readonly byRole: Readonly<Record<string, readonly GroupResult[]>>
}

export function balanceOf(games: readonly MatchResult[]): Balance {
  const seats: Tally[] = []
  const roles = new Map<string, Tally>()
  for (const { ranks, totals, roles: held } of games) {
    for (const [seat, part] of victoryShares(ranks).entries()) {
      const score = totals[seat] ?? 0
      seats[seat] ??= new Tally()
      seats[seat].add(String(seat), part, score)
      for (const [kind, role] of Object.entries(held[seat] ?? {})) {
        const tally = roles.get(kind) ?? new Tally()
        roles.set(kind, tally)
        tally.add(role, part, score)
      }
    }
  }
  return {
    games: games.length,
    bySeat: seats.flatMap((tally) => tally.standings()),
    byRole: Object.fromEntries([...roles].map(([kind, tally]) => [kind, tally.standings()])),
  }
}

/** Normal quantile for a two-sided 5 % level divided by n comparisons. */
function quantile(n: number): number {
  const tail = 0.05 / (2 * Math.max(1, n))
  // Abramowitz and Stegun 26.2.23: accurate to three digits, which suffices.
  const t = Math.sqrt(-2 * Math.log(tail))
  return t - (2.515517 + 0.802853 * t + 0.010328 * t * t) / (1 + 1.432788 * t + 0.189269 * t * t + 0.001308 * t ** 3)
}

/** Whether a share differs significantly from the even share, corrected for the number of comparisons (Bonferroni). */
export function isSignificant({ rate, n }: Rate, even: number, looks: number): boolean {
  if (n === 0) return false
  return Math.abs(rate - even) > quantile(looks) * Math.sqrt((even * (1 - even)) / n)
}

/**
 * Whether two shares from different samples differ significantly. Adds one win and one loss to each (Agresti and
 * Caffo), so tiny samples do not count.
 */
export function differSignificantly(one: Rate, other: Rate, looks: number): boolean {
  const [a, b] = [steadied(one), steadied(other)]
  return Math.abs(a.rate - b.rate) > quantile(looks) * Math.sqrt(varianceOf(a) + varianceOf(b))
}

type Share = Pick<Rate, 'rate' | 'n'>

const steadied = ({ wins, n }: Rate): Share => ({ rate: (wins + 1) / (n + 2), n: n + 2 })

const varianceOf = ({ rate, n }: Share): number => (rate * (1 - rate)) / n

/** The results of a series of games, compact enough to ship with the page. */
export interface LabData {
  readonly format: 1
  readonly game: string
  readonly version: number
  readonly seats: number
  readonly options: Readonly<Record<string, unknown>>
  readonly bots: readonly string[]
  readonly seed: string
  /** The command that reproduces the games. */
  readonly command: string
  /** Mean CPU milliseconds per whole turn. */
  readonly cpuMsPerTurn: number
  /** Role names by kind; games refer to them by index. */
  readonly kinds: Readonly<Record<string, readonly string[]>>
  readonly games: readonly PackedGame[]
}

/** Turns, rounds, ranks, totals, and per kind the role index of each seat (-1 for none). */
export type PackedGame = readonly [
  turns: number,
  rounds: number,
  ranks: readonly number[],
  totals: readonly number[],
  roles: readonly (readonly number[])[],
]

export function packed(games: readonly MatchResult[]): Pick<LabData, 'kinds' | 'games'> {
  const kinds: Record<string, string[]> = {}
  for (const { roles } of games) {
    for (const own of roles) {
      for (const [kind, role] of Object.entries(own)) {
        kinds[kind] ??= []
        if (!kinds[kind].includes(role)) kinds[kind].push(role)
      }
    }
  }
  for (const list of Object.values(kinds)) list.sort()
  const rows = games.map(({ turns, rounds, ranks, totals, roles }): PackedGame => {
    const numbers = Object.entries(kinds).map(([kind, list]) => roles.map((own) => list.indexOf(own[kind] ?? '')))
    return [turns, rounds, ranks, totals, numbers]
  })
  return { kinds, games: rows }
}

export function unpacked({ kinds, games }: Pick<LabData, 'kinds' | 'games'>): MatchResult[] {
  const lists = Object.entries(kinds)
  return games.map(([turns, rounds, ranks, totals, numbers]) => ({
    turns,
    rounds,
    ranks,
    totals,
    roles: ranks.map((_, seat) => {
      const own: Record<string, string> = {}
      for (const [at, [kind, list]] of lists.entries()) {
        const role = list[numbers[at]?.[seat] ?? -1]
        if (role !== undefined) own[kind] = role
      }
      return own
    }),
  }))
}

/** Whether stored data has the current format. */
export function isLabData(value: unknown): value is LabData {
  if (typeof value !== 'object' || value === null) return false
  const { format, game, seats, games, kinds } = value as Partial<LabData>
  return (
    format === 1 && typeof game === 'string' && typeof seats === 'number' && Array.isArray(games) && kinds !== undefined
  )
}

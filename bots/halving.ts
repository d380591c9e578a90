/**
 * Sequential halving: candidates are tried in the same worlds one after the other; in each round those that are left
 * share a part of the budget, then the weaker half goes. Where all worlds are alike one trial says everything, and the
 * next round looks more closely instead.
 */
import type { Meter } from './policy.ts'

export interface Trial {
  readonly value: number
  /** Whether luck and hidden things had no part in it. */
  readonly certain: boolean
}

export interface Contest {
  readonly candidates: number
  /** Positions on the meter at which it is over. */
  readonly budget: number
  readonly meter: Meter
  /** What is thought of a candidate before it is tried; counts like so many worlds. */
  first(candidate: number): number
  readonly trust: number
  /** Tries a candidate in a world; `closeness` is 1, 2, 4 ... */
  trial(candidate: number, world: number, closeness: number): Trial
  /** Whether the worlds differ in nothing. */
  alike(): boolean
}

export interface Halving {
  /** The best so far. */
  leader(): number
  /** All candidates, the best so far first: those that are left, then those dropped last. */
  ranking(): readonly number[]
  /** One trial; false when nothing more is to be learned or spent. */
  step(): boolean
}

/** Worlds that a candidate is tried in at the most. */
const MOST_WORLDS = 64
/** From so many worlds on, a candidate that is behind by so many standard errors is dropped early. */
const FEWEST_WORLDS = 4
const ERRORS = 2.5

interface Entrant {
  readonly candidate: number
  /** What was thought of it first. */
  readonly first: number
  /** By world. */
  values: number[]
}

export function halving(contest: Contest): Halving {
  const { meter, budget, trust } = contest
  let entrants: Entrant[] = Array.from({ length: contest.candidates }, (_, candidate) => ({
    candidate,
    first: contest.first(candidate),
    values: [],
  }))
  let rounds = Math.max(1, Math.ceil(Math.log2(entrants.length)))
  let until = meter.spent + (budget - meter.spent) / rounds
  let world = 0
  let at = 0
  let closeness = 1
  let settled = true
  /** The last to go first. */
  let dropped: readonly Entrant[] = []

  /** Everybody who is left has been tried in this world; true when there is more to try. */
  function worldDone(): boolean {
    world++
    at = 0
    entrants.sort((a, b) => opinion(b) - opinion(a))
    if (settled && contest.alike()) {
      roundDone()
      closeness *= 2
      world = 0
      if (entrants.length > 1) for (const one of entrants) one.values = []
      return entrants.length > 1
    }
    const [first] = entrants
    if (first !== undefined) keep(entrants.filter((one) => one === first || !isBehind(one.values, first.values)))
    if (meter.spent >= until || world % MOST_WORLDS === 0) roundDone()
    return entrants.length > 1 && world < MOST_WORLDS
  }

  function keep(left: Entrant[]): void {
    dropped = [...entrants.filter((one) => !left.includes(one)), ...dropped]
    entrants = left
  }

  function roundDone(): void {
    keep(entrants.slice(0, Math.ceil(entrants.length / 2)))
    rounds = Math.max(1, rounds - 1)
    until = meter.spent + (budget - meter.spent) / rounds
  }

  /** What the trials in the first so many worlds say, and what was thought of it before. */
  function opinion({ first, values }: Entrant, worlds = values.length): number {
    if (values.length === 0) return Number.NEGATIVE_INFINITY
    let sum = first * trust
    for (let i = 0; i < worlds; i++) sum += values[i] ?? 0
    return sum / (worlds + trust)
  }

  function leader(): number {
    const complete = Math.max(world, 1)
    let best = entrants[0]
    for (const one of entrants) {
      if (one.values.length < complete || best === undefined) continue
      if (opinion(one, complete) > opinion(best, complete)) best = one
    }
    return best?.candidate ?? 0
  }

  return {
    leader,
    ranking() {
      const first = leader()
      const left = entrants.toSorted((a, b) => opinion(b) - opinion(a))
      const order = [...left, ...dropped].map((one) => one.candidate)
      return [first, ...order.filter((candidate) => candidate !== first)]
    },
    step() {
      const one = entrants[at]
      if (one === undefined) return worldDone()
      const { value, certain } = contest.trial(one.candidate, world, closeness)
      one.values.push(value)
      settled &&= certain
      at++
      return meter.spent < budget
    },
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Whether the difference to the leader, world by world, lies beyond chance. */
function isBehind(values: readonly number[], leader: readonly number[]): boolean {
  const n = Math.min(values.length, leader.length)
  if (n < FEWEST_WORLDS) return false
  const gaps = Array.from({ length: n }, (_, i) => (leader[i] ?? 0) - (values[i] ?? 0))
  const gap = mean(gaps)
  const square = gaps.reduce((sum, one) => sum + (one - gap) ** 2, 0)
  return gap > ERRORS * Math.sqrt(square / (n * (n - 1)))
}

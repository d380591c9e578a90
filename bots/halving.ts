/**
 * Sequential halving: all candidates are tried in the same worlds. Each round spends an equal share of the remaining
 * budget and then drops the weaker half. If all worlds are identical, one trial per candidate suffices and the next
 * round searches more deeply.
 */
import type { Meter } from './policy.ts'

export interface Trial {
  readonly value: number
  /** True if neither luck nor hidden information affected the value. */
  readonly certain: boolean
}

export interface HalvingOptions {
  readonly candidates: number
  /** Stops when the meter reaches this number of positions. */
  readonly budget: number
  readonly meter: Meter
  /** Estimate before any trial; counts as much as `priorWeight` worlds. */
  prior(candidate: number): number
  readonly priorWeight: number
  /** Tries a candidate in a world; `closeness` is 1, 2, 4 ... */
  trial(candidate: number, world: number, closeness: number): Trial
  /** Whether all worlds are identical. */
  areWorldsAlike(): boolean
}

export interface Halving {
  /** The best candidate so far. */
  leader(): number
  /** All candidates, best first: the remaining ones, then those dropped last. */
  ranking(): readonly number[]
  /** Runs one trial; false when done or out of budget. */
  step(): boolean
}

/** Maximum number of worlds per candidate. */
const MOST_WORLDS = 64
/** After this many worlds, candidates this many standard errors behind are dropped early. */
const FEWEST_WORLDS = 4
const ERRORS = 2.5

interface Contender {
  readonly candidate: number
  readonly prior: number
  /** By world. */
  values: number[]
}

export function halving(options: HalvingOptions): Halving {
  const { meter, budget, priorWeight } = options
  let contenders: Contender[] = Array.from({ length: options.candidates }, (_, candidate) => ({
    candidate,
    prior: options.prior(candidate),
    values: [],
  }))
  let rounds = Math.max(1, Math.ceil(Math.log2(contenders.length)))
  let until = meter.spent + (budget - meter.spent) / rounds
  let world = 0
  let at = 0
  let closeness = 1
  let settled = true
  /** Most recently dropped first. */
  let dropped: readonly Contender[] = []

  /** Called when all remaining candidates were tried in this world; returns whether to continue. */
  function worldDone(): boolean {
    world++
    at = 0
    contenders.sort((a, b) => estimate(b) - estimate(a))
    if (settled && options.areWorldsAlike()) {
      roundDone()
      closeness *= 2
      world = 0
      if (contenders.length > 1) for (const one of contenders) one.values = []
      return contenders.length > 1
    }
    const [first] = contenders
    if (first !== undefined) keep(contenders.filter((one) => one === first || !isBehind(one.values, first.values)))
    if (meter.spent >= until || world % MOST_WORLDS === 0) roundDone()
    return contenders.length > 1 && world < MOST_WORLDS
  }

  function keep(left: Contender[]): void {
    dropped = [...contenders.filter((one) => !left.includes(one)), ...dropped]
    contenders = left
  }

  function roundDone(): void {
    keep(contenders.slice(0, Math.ceil(contenders.length / 2)))
    rounds = Math.max(1, rounds - 1)
    until = meter.spent + (budget - meter.spent) / rounds
  }

  /** Mean over the first `worlds` worlds, including the prior. */
  function estimate({ prior, values }: Contender, worlds = values.length): number {
    if (values.length === 0) return Number.NEGATIVE_INFINITY
    let sum = prior * priorWeight
    for (let i = 0; i < worlds; i++) sum += values[i] ?? 0
    return sum / (worlds + priorWeight)
  }

  function leader(): number {
    const complete = Math.max(world, 1)
    let best = contenders[0]
    for (const one of contenders) {
      if (one.values.length < complete || best === undefined) continue
      if (estimate(one, complete) > estimate(best, complete)) best = one
    }
    return best?.candidate ?? 0
  }

  return {
    leader,
    ranking() {
      const first = leader()
      const left = contenders.toSorted((a, b) => estimate(b) - estimate(a))
      const order = [...left, ...dropped].map((one) => one.candidate)
      return [first, ...order.filter((candidate) => candidate !== first)]
    },
    step() {
      const one = contenders[at]
      if (one === undefined) return worldDone()
      const { value, certain } = options.trial(one.candidate, world, closeness)
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

/** Whether the paired difference to the leader is significant. */
function isBehind(values: readonly number[], leader: readonly number[]): boolean {
  const n = Math.min(values.length, leader.length)
  if (n < FEWEST_WORLDS) return false
  const gaps = Array.from({ length: n }, (_, i) => (leader[i] ?? 0) - (values[i] ?? 0))
  const gap = mean(gaps)
  const square = gaps.reduce((sum, one) => sum + (one - gap) ** 2, 0)
  return gap > ERRORS * Math.sqrt(square / (n * (n - 1)))
}

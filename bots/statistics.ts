/** Basic statistics. */

/** A share with its 95 % interval. */
export interface Rate {
  /** Number of trials. */
  readonly n: number
  /** Number of wins; shared victories count partially. */
  readonly wins: number
  readonly rate: number
  readonly low: number
  readonly high: number
}

/** Normal quantile for 95 %. */
const Z = 1.959963984540054

/** Wilson score interval: accurate for small samples and near 0 and 1. */
export function wilson(wins: number, n: number): Rate {
  if (n === 0) return { n, wins, rate: 0, low: 0, high: 1 }
  const rate = wins / n
  const spread = 1 + (Z * Z) / n
  const middle = (rate + (Z * Z) / (2 * n)) / spread
  const half = (Z / spread) * Math.sqrt((rate * (1 - rate)) / n + (Z * Z) / (4 * n * n))
  return { n, wins, rate, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

export interface Spread {
  readonly mean: number
  /** Sample standard deviation. */
  readonly deviation: number
  readonly min: number
  readonly median: number
  readonly max: number
}

export function spreadOf(values: readonly number[]): Spread {
  if (values.length === 0) return { mean: 0, deviation: 0, min: 0, median: 0, max: 0 }
  const sorted = [...values].sort((a, b) => a - b)
  const mean = meanOf(values)
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  const half = sorted.length >> 1
  const upper = sorted[half] ?? 0
  return {
    mean,
    deviation: values.length < 2 ? 0 : Math.sqrt(squares / (values.length - 1)),
    min: sorted[0] ?? 0,
    median: sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? 0) + upper) / 2,
    max: sorted[sorted.length - 1] ?? 0,
  }
}

export function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

/** The mean and half the width of its 95 % interval. */
export function intervalOf(values: readonly number[]): { readonly mean: number; readonly half: number } {
  const { mean, deviation } = spreadOf(values)
  return { mean, half: values.length < 2 ? 0 : (Z * deviation) / Math.sqrt(values.length) }
}

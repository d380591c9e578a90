/** Ratings of bots out of games of any number of seats: openskill's, each seat a team of one. */
import { rate, rating } from 'openskill'

export interface Rating {
  /** On openskill's scale: everybody begins at 25. */
  readonly rating: number
  /** Half of the 95 % interval. */
  readonly error: number
}

/** One game: who sat where, and how it came out. */
export interface Game {
  readonly bots: readonly string[]
  readonly ranks: readonly number[]
}

const Z = 1.96

/** In the order of the games. A bot that holds several seats learns the mean of what they learn. */
export function ratingsOf(games: readonly Game[]): Map<string, Rating> {
  const known = new Map<string, { mu: number; sigma: number }>()
  for (const { bots, ranks } of games) {
    const teams = bots.map((name) => [known.get(name) ?? rating()])
    const rated = rate(teams, { rank: [...ranks] })
    for (const name of new Set(bots)) {
      const own = rated.flatMap((team, seat) => (bots[seat] === name ? team : []))
      known.set(name, { mu: mean(own.map((one) => one.mu)), sigma: mean(own.map((one) => one.sigma)) })
    }
  }
  return new Map([...known].map(([name, { mu, sigma }]) => [name, { rating: mu, error: Z * sigma }]))
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

/** openskill ratings of bots, for any number of seats; each seat is a team of one. */
import { rate, rating } from 'openskill'

export interface BotRating {
  /** openskill's scale: everybody starts at 25. */
  readonly rating: number
  /** Half the width of the 95 % interval. */
  readonly error: number
}

export interface RatedGame {
  readonly bots: readonly string[]
  readonly ranks: readonly number[]
}

const Z = 1.96

/** In order of the games. A bot with several seats gets the mean of their updates. */
export function ratingsOf(games: readonly RatedGame[]): Map<string, BotRating> {
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

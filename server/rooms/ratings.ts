/** Ratings by OpenSkill: one history per person and game. */
import { rate, rating } from 'openskill'
import { number, type Queries, type Row, type Sql, text } from '../store/index.ts'
import { accountsAmong } from './people-lookup.ts'
import type { SeatResult } from './places.ts'

export interface PlayerRating {
  readonly mu: number
  readonly sigma: number
}

/** The rating before the first rated game. */
export const NEWCOMER: PlayerRating = rating()

/** The ratings after a game in which these players came to these places. */
export function ratedBy(before: readonly PlayerRating[], places: readonly number[]): PlayerRating[] {
  return rate(
    before.map((one) => [one]),
    { rank: [...places] },
  ).flat()
}

export const ratingOf = (row: Row): PlayerRating => ({
  mu: Number(text(row, 'mu')),
  sigma: Number(text(row, 'sigma')),
})

/** Scaled for display: 1500 is an average newcomer. */
export const shownRating = ({ mu, sigma }: PlayerRating): { rating: number; spread: number } => ({
  rating: Math.round(1500 + (mu - 25) * 60),
  spread: Math.round(sigma * 60),
})

/**
 * Each rating builds on the previous one, so ratings of a game are stored one transaction at a time. SQLite has only one
 * writer anyway.
 */
export async function lockRatings({ kind }: Sql, work: Queries, game: string): Promise<void> {
  if (kind === 'postgres') await work.all('SELECT pg_advisory_xact_lock(hashtext($1))', `ludarium ratings ${game}`)
}

interface RatingStep {
  readonly step: number
  readonly rating: PlayerRating
}

async function lastRating(work: Queries, person: string, game: string): Promise<RatingStep> {
  const [row] = await work.all(
    'SELECT step, mu, sigma FROM ratings WHERE person = $1 AND game = $2 ORDER BY step DESC LIMIT 1',
    person,
    game,
  )
  if (row === undefined) return { step: 0, rating: NEWCOMER }
  return { step: number(row, 'step'), rating: ratingOf(row) }
}

/** The accounts to be rated. Empty if fewer than two count or somebody has several seats. */
async function ratedPeople(
  work: Queries,
  results: readonly SeatResult[],
): Promise<readonly { person: string; place: number; lent: boolean }[]> {
  const known = results.flatMap(({ person, place, lent }) => (person === null ? [] : [{ person, place, lent }]))
  const accounts = await accountsAmong(
    work,
    known.map(({ person }) => person),
  )
  const people = known.filter(({ person }) => accounts.has(person))
  return people.length >= 2 && new Set(people.map(({ person }) => person)).size === people.length ? people : []
}

interface EndedGame {
  readonly table: string
  readonly game: string
  readonly now: number
}

/**
 * Does nothing if the game is rated already. People who let a bot play most of the game are rated only if their rating
 * falls: a bot can neither gain points for them nor save them from losing points.
 */
export async function storeRatings(
  work: Queries,
  { table, game, now }: EndedGame,
  results: readonly SeatResult[],
): Promise<void> {
  if ((await work.all('SELECT person FROM ratings WHERE table_id = $1', table)).length > 0) return
  const people = await ratedPeople(work, results)
  if (people.length === 0) return
  const before: RatingStep[] = []
  for (const { person } of people) before.push(await lastRating(work, person, game))
  const after = ratedBy(
    before.map((one) => one.rating),
    people.map(({ place }) => place),
  )
  for (const [at, { person, lent }] of people.entries()) {
    const [old, next] = [before[at], after[at]]
    if (old === undefined || next === undefined || (lent && next.mu >= old.rating.mu)) continue
    await work.run(
      'INSERT INTO ratings (person, game, table_id, step, mu, sigma, rated) VALUES ($1, $2, $3, $4, $5, $6, $7)',
      person,
      game,
      table,
      old.step + 1,
      String(next.mu),
      String(next.sigma),
      now,
    )
  }
}

/** What profiles and leaderboards show, read from stored results and ratings. */
import { number, type Sql, text } from '../store/index.ts'
import { ratingOf, shownRating } from './ratings.ts'

interface RatingPoint {
  readonly table: string
  readonly when: number
  readonly rating: number
  readonly spread: number
}

/** By game, oldest rating first. */
export async function ratingHistory(sql: Sql, person: string): Promise<Record<string, RatingPoint[]>> {
  const rows = await sql.all(
    'SELECT game, table_id, mu, sigma, rated FROM ratings WHERE person = $1 ORDER BY game, step',
    person,
  )
  const games: Record<string, RatingPoint[]> = {}
  for (const row of rows) {
    const points = games[text(row, 'game')] ?? []
    points.push({ table: text(row, 'table_id'), when: number(row, 'rated'), ...shownRating(ratingOf(row)) })
    games[text(row, 'game')] = points
  }
  return games
}

/** The last 50 games that ended before that time, newest first. */
export async function finishedGames(sql: Sql, person: string, before: number): Promise<unknown> {
  const rows = await sql.all(
    `SELECT table_id, game, seat, place, total, roles, seats, decisions, lasted, ended FROM results
     WHERE person = $1 AND ended < $2 ORDER BY ended DESC, table_id LIMIT 50`,
    person,
    before,
  )
  return rows.map((row) => ({ ...row, roles: JSON.parse(text(row, 'roles')) as unknown }))
}

/** Results by roles and number of seats, of one person or (null) of everybody. */
export async function resultsByRole(sql: Sql, game: string, person: string | null): Promise<unknown> {
  const rows = await sql.all(
    `SELECT roles, seats, count(*) AS games, sum(CASE WHEN place = 1 THEN 1 ELSE 0 END) AS wins,
     sum(total) AS points, sum(decisions) AS decisions, sum(lasted) AS lasted FROM results
     WHERE game = $1 AND (CAST($2 AS TEXT) IS NULL OR person = $2) GROUP BY roles, seats ORDER BY roles, seats`,
    game,
    person,
  )
  return rows.map((row) => ({ ...row, roles: JSON.parse(text(row, 'roles')) as unknown }))
}

/** The 100 best, sorted by rating minus spread. */
export async function leaderboard(sql: Sql, game: string): Promise<unknown> {
  const rows = await sql.all(
    `SELECT r.person, p.name, r.mu, r.sigma, r.step FROM ratings r JOIN people p ON p.id = r.person
     WHERE r.game = $1 AND p.gone = 0 AND r.step = (SELECT max(step) FROM ratings WHERE person = r.person AND game = $1)`,
    game,
  )
  const people = rows.map((row) => ({
    person: { id: text(row, 'person'), name: text(row, 'name') },
    games: number(row, 'step'),
    ...shownRating(ratingOf(row)),
  }))
  return people.sort((a, b) => b.rating - b.spread - (a.rating - a.spread)).slice(0, 100)
}

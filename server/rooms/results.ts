/** How games came out: places by person, ratings for tables that asked for them, statistics. */
import type { Result, Seat } from '@ludarium/kernel'
import { readRecord, type Sitter, type Table } from '@ludarium/tables'
import { rate, rating } from 'openskill'
import { number, type Queries, type Row, type Sql, text } from '../store/index.ts'
import type { RoomRow } from './doc.ts'
import { accountsAmong } from './several.ts'

interface Place {
  readonly seat: Seat
  /** Whose result it is; null for a bot. */
  readonly person: string | null
  readonly level: string
  readonly place: number
  readonly total: number
  /** The person had lent the seat to a bot for half of its decisions or more: the place tells nothing good of the person. */
  readonly lent: boolean
}

/** By seat; null when the game has no outcome that counts: it was ended by agreement. */
function placesOf(table: Table, room: RoomRow): Place[] | null {
  const { game, match, sitters, ended } = table
  const result = game.result(match.state)
  const lost = new Map(room.doc.resigned.map(({ seat, person }) => [seat, person]))
  if (result === null && ended?.type === 'ended' && ended.reason === 'agreed') return null
  const fallen = ended?.type === 'flagged' || ended?.type === 'ended' ? ended.seat : null
  const { ranks, totals } = result ?? provisional(table)
  const isOut = (seat: Seat): boolean => lost.has(seat) || seat === fallen
  const places = placesAmong(ranks, isOut)
  const makers = makersOf(table)
  return sitters.map((sitter, seat) => {
    const person = lost.get(seat) ?? sitter.id ?? null
    const place = places[seat] ?? sitters.length
    const level = person === null ? sitter.level : ''
    // Who is out is last and has gained nothing by a bot.
    const lent = person !== null && !isOut(seat) && isMostlyLent(makers, seat, person)
    return { seat, person, level, place, total: totals[seat] ?? 0, lent }
  })
}

interface Maker {
  readonly seat: Seat
  /** The person in whose place a bot decided that the seat was lent to, or null. */
  readonly lentBy: string | null
}

/** By decision that stands, who made it. A bot that came because the time was up was not chosen, and does not count. */
function makersOf({ stored, ats, opened }: Table): Maker[] {
  const lentBy: (string | null)[] = opened.sitters.map(() => null)
  const makers: Maker[] = []
  for (const [n, at] of ats.entries()) {
    const record = readRecord(stored[n])
    if (!record.ok) break
    const { value } = record
    if (value.type === 'handed') lentBy[value.seat] = lenderOf(value.sitter)
    if (value.type === 'flagged') lentBy[value.seat] = null
    makers.length = Math.min(makers.length, at)
    if (value.type === 'decided' || value.type === 'redone') {
      makers.push({ seat: value.seat, lentBy: lentBy[value.seat] ?? null })
    }
  }
  return makers
}

const lenderOf = ({ kind, id }: Sitter): string | null => (kind === 'bot' ? (id ?? null) : null)

function isMostlyLent(makers: readonly Maker[], seat: Seat, person: string): boolean {
  const own = makers.filter((maker) => maker.seat === seat)
  const lent = own.filter(({ lentBy }) => lentBy === person).length
  return lent > 0 && 2 * lent >= own.length
}

/** Who gave up or let the time run out is last, whatever a bot made of it; the others are ranked among themselves. */
export function placesAmong(ranks: readonly number[], isOut: (seat: Seat) => boolean): number[] {
  const others = ranks.filter((_, seat) => !isOut(seat))
  return ranks.map((rank, seat) => (isOut(seat) ? ranks.length : 1 + others.filter((other) => other < rank).length))
}

/** A game that did not end by its rules is ranked by what everybody has. */
function provisional({ game, match, sitters }: Table): Pick<Result, 'ranks' | 'totals'> {
  const totals = sitters.map((_, seat) => game.score(match.state, seat).reduce((sum, line) => sum + line.points, 0))
  return { totals, ranks: totals.map((total) => 1 + totals.filter((other) => other > total).length) }
}

/** Notes how the game came out, once, whoever notices first. */
export async function noteResult(sql: Sql, table: Table, room: RoomRow, now: number): Promise<void> {
  const places = placesOf(table, room)
  if (places === null) return
  const { game, match, opened, at } = table
  await sql.transaction(async (work) => {
    for (const { seat, person, level, place, total } of places) {
      await work.run(
        `INSERT INTO results (table_id, seat, person, level, game, place, total, roles, seats, decisions, lasted, ended)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) ON CONFLICT DO NOTHING`,
        table.id,
        seat,
        person,
        level,
        game.id,
        place,
        Math.round(total),
        JSON.stringify(game.roles(match.state, seat)),
        places.length,
        at,
        Math.max(0, table.now - opened.when),
        now,
      )
    }
    if (!room.doc.rated) return
    await ratingsInTurn(sql, work, game.id)
    await noteRatings(work, table.id, game.id, places, now)
  })
}

/** Each rating is made from the one before, so those of a game are noted one after the other; SQLite has one writer anyway. */
async function ratingsInTurn({ kind }: Sql, work: Queries, game: string): Promise<void> {
  if (kind === 'postgres') await work.all('SELECT pg_advisory_xact_lock(hashtext($1))', `ludarium ratings ${game}`)
}

export interface Rating {
  readonly mu: number
  readonly sigma: number
}

/** Of who has played no rated game yet. */
export const NEWCOMER: Rating = rating()

/** What a game makes of the ratings of those who came to these places. */
export function ratedBy(before: readonly Rating[], places: readonly number[]): Rating[] {
  return rate(
    before.map((one) => [one]),
    { rank: [...places] },
  ).flat()
}

async function lastRating(work: Queries, person: string, game: string): Promise<{ step: number; rating: Rating }> {
  const [row] = await work.all(
    'SELECT step, mu, sigma FROM ratings WHERE person = $1 AND game = $2 ORDER BY step DESC LIMIT 1',
    person,
    game,
  )
  if (row === undefined) return { step: 0, rating: NEWCOMER }
  return { step: number(row, 'step'), rating: ratingOf(row) }
}

const ratingOf = (row: Row): Rating => ({ mu: Number(text(row, 'mu')), sigma: Number(text(row, 'sigma')) })

/**
 * Only people with accounts are rated, each by one seat; a table where fewer than two count rates nobody. Who has let a bot
 * play is rated like everybody else where that lowers their rating, and not at all where it would not: nobody gains by
 * a bot, nor escapes a loss.
 */
async function noteRatings(
  work: Queries,
  table: string,
  game: string,
  places: readonly Place[],
  now: number,
): Promise<void> {
  if ((await work.all('SELECT person FROM ratings WHERE table_id = $1', table)).length > 0) return
  const known = places.flatMap(({ person, place, lent }) => (person === null ? [] : [{ person, place, lent }]))
  const accounts = await accountsAmong(
    work,
    known.map(({ person }) => person),
  )
  const people = known.filter(({ person }) => accounts.has(person))
  if (people.length < 2 || new Set(people.map(({ person }) => person)).size < people.length) return
  const before: { step: number; rating: Rating }[] = []
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

/** What is shown: a cautious estimate, around 1500 for who is new and average. */
export const shownRating = ({ mu, sigma }: Rating): { rating: number; spread: number } => ({
  rating: Math.round(1500 + (mu - 25) * 60),
  spread: Math.round(sigma * 60),
})

export class Statistics {
  private readonly sql: Sql

  constructor(sql: Sql) {
    this.sql = sql
  }

  async ratings(person: string): Promise<unknown> {
    const rows = await this.sql.all(
      'SELECT game, table_id, mu, sigma, rated FROM ratings WHERE person = $1 ORDER BY game, step',
      person,
    )
    const games: Record<string, { table: string; when: number; rating: number; spread: number }[]> = {}
    for (const row of rows) {
      const steps = games[text(row, 'game')] ?? []
      steps.push({ table: text(row, 'table_id'), when: number(row, 'rated'), ...shownRating(ratingOf(row)) })
      games[text(row, 'game')] = steps
    }
    return games
  }

  async games(person: string, before: number): Promise<unknown> {
    const rows = await this.sql.all(
      `SELECT table_id, game, seat, place, total, roles, seats, decisions, lasted, ended FROM results
       WHERE person = $1 AND ended < $2 ORDER BY ended DESC, table_id LIMIT 50`,
      person,
      before,
    )
    return rows.map((row) => ({ ...row, roles: JSON.parse(text(row, 'roles')) as unknown }))
  }

  /** Results by what was played, of one person or of everybody. */
  async roles(game: string, person: string | null): Promise<unknown> {
    const rows = await this.sql.all(
      `SELECT roles, seats, count(*) AS games, sum(CASE WHEN place = 1 THEN 1 ELSE 0 END) AS wins,
       sum(total) AS points, sum(decisions) AS decisions, sum(lasted) AS lasted FROM results
       WHERE game = $1 AND (CAST($2 AS TEXT) IS NULL OR person = $2) GROUP BY roles, seats ORDER BY roles, seats`,
      game,
      person,
    )
    return rows.map((row) => ({ ...row, roles: JSON.parse(text(row, 'roles')) as unknown }))
  }

  async best(game: string): Promise<unknown> {
    const rows = await this.sql.all(
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
}

/**
 * Migrations, oldest first. A released one is never changed; new ones go to the end. Each is applied once, in a
 * transaction, by whichever process starts first.
 */
import { number, type Sql } from './sql.ts'

const MIGRATIONS: readonly (readonly string[])[] = [
  [
    `CREATE TABLE people (
      id TEXT PRIMARY KEY, kind TEXT NOT NULL, name TEXT NOT NULL, account TEXT UNIQUE, password TEXT,
      owner TEXT, created BIGINT NOT NULL, seen BIGINT NOT NULL, gone INTEGER NOT NULL DEFAULT 0,
      preferences TEXT NOT NULL DEFAULT '{}')`,
    `CREATE TABLE sessions (
      id TEXT PRIMARY KEY, hash TEXT NOT NULL UNIQUE, person TEXT NOT NULL REFERENCES people (id),
      created BIGINT NOT NULL, seen BIGINT NOT NULL, expires BIGINT NOT NULL, about TEXT NOT NULL)`,
    'CREATE INDEX sessions_person ON sessions (person)',
    `CREATE TABLE friends (
      person TEXT NOT NULL, friend TEXT NOT NULL, state TEXT NOT NULL, since BIGINT NOT NULL,
      PRIMARY KEY (person, friend))`,
    'CREATE INDEX friends_friend ON friends (friend)',
    `CREATE TABLE blocks (
      person TEXT NOT NULL, other TEXT NOT NULL, since BIGINT NOT NULL, PRIMARY KEY (person, other))`,
    `CREATE TABLE slowed (key TEXT PRIMARY KEY, tries INTEGER NOT NULL, until BIGINT NOT NULL)`,
    `CREATE TABLE rooms (
      id TEXT PRIMARY KEY, version INTEGER NOT NULL, phase TEXT NOT NULL, game TEXT NOT NULL, host TEXT NOT NULL,
      access TEXT NOT NULL, link TEXT NOT NULL UNIQUE, room TEXT NOT NULL, seed TEXT NOT NULL,
      number INTEGER NOT NULL, summary TEXT, opened BIGINT NOT NULL, touched BIGINT NOT NULL)`,
    'CREATE INDEX rooms_listed ON rooms (phase, access, touched)',
    `CREATE TABLE sitting (
      table_id TEXT NOT NULL, person TEXT NOT NULL, role TEXT NOT NULL, waits INTEGER NOT NULL,
      due BIGINT, since BIGINT NOT NULL, PRIMARY KEY (table_id, person))`,
    'CREATE INDEX sitting_person ON sitting (person)',
    `CREATE TABLE records (
      table_id TEXT NOT NULL, number INTEGER NOT NULL, record TEXT NOT NULL, PRIMARY KEY (table_id, number))`,
    `CREATE TABLE chat (
      table_id TEXT NOT NULL, number INTEGER NOT NULL, channel TEXT NOT NULL, person TEXT NOT NULL,
      name TEXT NOT NULL, seat INTEGER, line TEXT NOT NULL, said BIGINT NOT NULL, hidden INTEGER NOT NULL DEFAULT 0,
      PRIMARY KEY (table_id, number))`,
    `CREATE TABLE reports (
      table_id TEXT NOT NULL, number INTEGER NOT NULL, person TEXT NOT NULL, reported BIGINT NOT NULL,
      PRIMARY KEY (table_id, number, person))`,
    `CREATE TABLE due (
      table_id TEXT NOT NULL, kind TEXT NOT NULL, due BIGINT NOT NULL, PRIMARY KEY (table_id, kind))`,
    'CREATE INDEX due_due ON due (due)',
    `CREATE TABLE deliveries (
      id TEXT PRIMARY KEY, person TEXT NOT NULL, channel TEXT NOT NULL, table_id TEXT NOT NULL,
      number INTEGER NOT NULL, state TEXT NOT NULL, tries INTEGER NOT NULL, due BIGINT NOT NULL,
      answer TEXT NOT NULL, created BIGINT NOT NULL, UNIQUE (person, channel, table_id, number))`,
    'CREATE INDEX deliveries_due ON deliveries (state, due)',
    `CREATE TABLE pushes (
      endpoint TEXT PRIMARY KEY, person TEXT NOT NULL, subscription TEXT NOT NULL, created BIGINT NOT NULL)`,
    'CREATE INDEX pushes_person ON pushes (person)',
    `CREATE TABLE results (
      table_id TEXT NOT NULL, seat INTEGER NOT NULL, person TEXT, level TEXT NOT NULL, game TEXT NOT NULL,
      place INTEGER NOT NULL, total INTEGER NOT NULL, roles TEXT NOT NULL, seats INTEGER NOT NULL,
      decisions INTEGER NOT NULL, lasted BIGINT NOT NULL, ended BIGINT NOT NULL, PRIMARY KEY (table_id, seat))`,
    'CREATE INDEX results_person ON results (person, game)',
    'CREATE INDEX results_game ON results (game, ended)',
    `CREATE TABLE ratings (
      person TEXT NOT NULL, game TEXT NOT NULL, table_id TEXT NOT NULL, step INTEGER NOT NULL,
      mu TEXT NOT NULL, sigma TEXT NOT NULL, rated BIGINT NOT NULL, PRIMARY KEY (person, game, step))`,
    'CREATE UNIQUE INDEX ratings_table ON ratings (table_id, person)',
    'CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL)',
  ],
  [
    'CREATE TABLE offers (table_id TEXT NOT NULL, person TEXT NOT NULL, PRIMARY KEY (table_id, person))',
    'CREATE INDEX offers_person ON offers (person)',
  ],
]

/** Returns the version after the migration. Throws if a newer version of the program has changed the database. */
export async function migrate(sql: Sql): Promise<number> {
  await sql.transaction(async (work) => {
    // Serialises processes that start at the same moment.
    if (sql.kind === 'postgres') await work.all("SELECT pg_advisory_xact_lock(hashtext('ludarium migrations'))")
    await work.run('CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY, applied BIGINT NOT NULL)')
    const [row] = await work.all('SELECT coalesce(max(version), 0) AS version FROM migrations')
    const version = number(row, 'version')
    if (version > MIGRATIONS.length) {
      throw new Error('A newer version of Ludarium has changed this database. Update this program.')
    }
    for (const [at, steps] of MIGRATIONS.entries()) {
      if (at < version) continue
      for (const step of steps) await work.run(step)
      await work.run('INSERT INTO migrations (version, applied) VALUES ($1, $2)', at + 1, Date.now())
    }
  })
  return MIGRATIONS.length
}

/**
 * The interface to a database. Statements use SQL that SQLite and PostgreSQL both understand, with `$1`, `$2` ... for
 * values. Values are strings, integers and null.
 */

export type Value = string | number | null

export type Row = Readonly<Record<string, Value>>

export interface Queries {
  all(text: string, ...values: readonly Value[]): Promise<readonly Row[]>
  /** Returns the number of changed rows. */
  run(text: string, ...values: readonly Value[]): Promise<number>
}

/** A record to append, unless another one has its number. */
export interface Append {
  readonly table: string
  readonly number: number
  readonly record: string
}

/** A consistent view of the database at one moment. `end` releases it. */
export interface Snapshot extends Pick<Queries, 'all'> {
  end(): Promise<void>
}

export interface Sql extends Queries {
  readonly kind: 'sqlite' | 'postgres'
  /**
   * All or nothing: a rejection of `work` rolls everything back. Inside, use only `queries`. A durable transaction is on
   * disk when it resolves; any other may be lost in a power failure.
   */
  transaction<T>(work: (queries: Queries) => Promise<T>, durable?: boolean): Promise<T>
  /** One transaction. Returns by entry whether it was appended. On disk when it resolves. */
  append(batch: readonly Append[]): Promise<readonly boolean[]>
  snapshot(): Promise<Snapshot>
  /** Copies the database to a file while it is in use. Rejects with instructions if the database has its own tool. */
  backup(file: string): Promise<void>
  close(): Promise<void>
}

export function text(row: Row | undefined, name: string): string {
  const value = row?.[name]
  return typeof value === 'string' ? value : ''
}

export function number(row: Row | undefined, name: string): number {
  const value = row?.[name]
  return typeof value === 'number' ? value : 0
}

/**
 * The one interface to a database. Statements are written once, in what SQLite and PostgreSQL both understand, with
 * `$1`, `$2` ... for values; texts, whole numbers and null are all that goes in and comes out.
 */

export type Value = string | number | null

export type Row = Readonly<Record<string, Value>>

export interface Queries {
  all(text: string, ...values: readonly Value[]): Promise<readonly Row[]>
  /** How many rows were changed. */
  run(text: string, ...values: readonly Value[]): Promise<number>
}

/** A record under its number, to be appended if no other has that number. */
export interface Append {
  readonly table: string
  readonly number: number
  readonly record: string
}

/** The database as it was at one moment, whatever is written meanwhile; it is held until its end. */
export interface Snapshot extends Pick<Queries, 'all'> {
  end(): Promise<void>
}

export interface Sql extends Queries {
  readonly kind: 'sqlite' | 'postgres'
  /**
   * All or nothing; what is done inside goes through `queries`. A rejection of `work` undoes everything. On disk when it
   * resolves, unless it need not be `safe`: then a moment later, and a machine that loses its power may lose it.
   */
  transaction<T>(work: (queries: Queries) => Promise<T>, safe?: boolean): Promise<T>
  /** Appends all that can be appended in one transaction; by entry, whether it was. On disk when it resolves. */
  append(batch: readonly Append[]): Promise<readonly boolean[]>
  snapshot(): Promise<Snapshot>
  /** A whole copy of the database in another file, taken while it is in use; where the database cannot, it says how. */
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

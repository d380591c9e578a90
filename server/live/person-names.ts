/** Current names of people. Records hold only ids, so a deleted account leaves no name behind. */
import type { Bus } from '../bus/bus.ts'
import { type Sql, text } from '../store/index.ts'

/** Names kept in memory. */
const MOST_NAMES = 50_000

export class PersonNames {
  private readonly sql: Sql
  private readonly bus: Bus
  private readonly most: number
  private readonly known = new Map<string, string>()

  constructor(sql: Sql, bus: Bus, most = MOST_NAMES) {
    this.sql = sql
    this.bus = bus
    this.most = most
    bus.subscribe('names', (message) => {
      const { id, name } = message as { id: string; name: string }
      if (this.known.has(id)) this.known.set(id, name)
    })
  }

  /** '' if the account is deleted or `look` was not called for it. */
  of(id: string): string {
    return this.known.get(id) ?? ''
  }

  /** Loads the names, so that `of` can return them. */
  async look(ids: Iterable<string>): Promise<void> {
    for (const id of new Set(ids)) {
      const known = this.known.get(id)
      if (known !== undefined) this.keep(id, known)
      else {
        const [row] = await this.sql.all('SELECT name FROM people WHERE id = $1', id)
        this.keep(id, text(row, 'name'))
      }
    }
  }

  /** Drops the names that were looked up longest ago. */
  private keep(id: string, name: string): void {
    this.known.delete(id)
    for (const oldest of this.known.keys()) {
      if (this.known.size < this.most) break
      this.known.delete(oldest)
    }
    this.known.set(id, name)
  }

  /** Tells every process. '' for a deleted account. */
  changed(id: string, name: string): void {
    this.known.set(id, name)
    this.bus.publish('names', { id, name })
  }
}

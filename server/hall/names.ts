/** What people are called today. Records hold only who they are, so that a deleted account leaves no name behind. */
import type { Bus } from '../bus/bus.ts'
import { type Sql, text } from '../store/index.ts'

const MOST = 50_000

export class Names {
  private readonly sql: Sql
  private readonly bus: Bus
  private readonly known = new Map<string, string>()

  constructor(sql: Sql, bus: Bus) {
    this.sql = sql
    this.bus = bus
    bus.subscribe('names', (message) => {
      const { id, name } = message as { id: string; name: string }
      if (this.known.has(id)) this.known.set(id, name)
    })
  }

  /** '' when it was not looked up or the account is no more. */
  of(id: string): string {
    return this.known.get(id) ?? ''
  }

  async look(ids: Iterable<string>): Promise<void> {
    for (const id of new Set(ids)) {
      if (this.known.has(id)) continue
      if (this.known.size >= MOST) this.known.clear()
      const [row] = await this.sql.all('SELECT name FROM people WHERE id = $1', id)
      this.known.set(id, text(row, 'name'))
    }
  }

  /** Everywhere. */
  changed(id: string, name: string): void {
    this.known.set(id, name)
    this.bus.publish('names', { id, name })
  }
}

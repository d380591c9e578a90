/** What people are called today. Records hold only who they are, so that a deleted account leaves no name behind. */
import type { Bus } from '../bus/bus.ts'
import { type Sql, text } from '../store/index.ts'

const MOST = 50_000

export class Names {
  private readonly sql: Sql
  private readonly bus: Bus
  private readonly most: number
  private readonly known = new Map<string, string>()

  constructor(sql: Sql, bus: Bus, most = MOST) {
    this.sql = sql
    this.bus = bus
    this.most = most
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
      const known = this.known.get(id)
      if (known !== undefined) this.keep(id, known)
      else {
        const [row] = await this.sql.all('SELECT name FROM people WHERE id = $1', id)
        this.keep(id, text(row, 'name'))
      }
    }
  }

  /** Who was looked up longest ago is forgotten first. */
  private keep(id: string, name: string): void {
    this.known.delete(id)
    for (const oldest of this.known.keys()) {
      if (this.known.size < this.most) break
      this.known.delete(oldest)
    }
    this.known.set(id, name)
  }

  /** Everywhere. */
  changed(id: string, name: string): void {
    this.known.set(id, name)
    this.bus.publish('names', { id, name })
  }
}

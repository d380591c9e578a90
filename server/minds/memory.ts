/** Bots that are asked again and again: each goes on with what it planned and counts on what it has spent. */
import type { Bot } from '@ludarium/bots'

/** Whose decision it is. */
export interface Mind {
  /** The same as long as a plan may hold: table, seat, level, and that nothing but decisions came in between. */
  readonly key: string
  /** Which question it is, later ones higher. */
  readonly at: number
}

/** The oldest are forgotten: they plan anew. */
export const MOST = 256

export class Memory {
  private readonly bots = new Map<string, { readonly bot: Bot; readonly at: number }>()

  /**
   * The bot that was kept, or a new one. Who is asked the same again would go on with the next move of its plan, so it
   * begins anew too. It is forgotten until it is kept: one that breaks is not asked again.
   */
  take(mind: Mind, make: () => Bot): Bot {
    const kept = this.bots.get(mind.key)
    this.bots.delete(mind.key)
    return kept !== undefined && kept.at < mind.at ? kept.bot : make()
  }

  keep({ key, at }: Mind, bot: Bot): void {
    this.bots.set(key, { bot, at })
    const [oldest] = this.bots.keys()
    if (this.bots.size > MOST && oldest !== undefined) this.bots.delete(oldest)
  }
}

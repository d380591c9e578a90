/** Bots kept between decisions, so that each can follow the plan that it made earlier in its turn. */
import type { Bot } from '@ludarium/bots'

export interface BotMemoryKey {
  /** Table, seat and level, and a number that changes when a plan becomes void (see `memoryKey`). */
  readonly key: string
  /** Number of decisions made so far. */
  readonly at: number
}

/** The oldest bots are dropped first. A dropped bot plans again. */
export const MOST_REMEMBERED = 256

export class BotMemory {
  private readonly bots = new Map<string, { readonly bot: Bot; readonly at: number }>()

  /**
   * Removes and returns the bot, or makes a new one. A bot that is asked the same question twice is replaced too: it would
   * continue with the next move of its plan. Whoever takes a bot puts it back with `keep`, unless it crashed.
   */
  take({ key, at }: BotMemoryKey, make: () => Bot): Bot {
    const kept = this.bots.get(key)
    this.bots.delete(key)
    return kept !== undefined && kept.at < at ? kept.bot : make()
  }

  keep({ key, at }: BotMemoryKey, bot: Bot): void {
    this.bots.set(key, { bot, at })
    const [oldest] = this.bots.keys()
    if (this.bots.size > MOST_REMEMBERED && oldest !== undefined) this.bots.delete(oldest)
  }
}

/** One clock for all tables: what may wait a moment is done at its next beat, together. It stands still when nothing waits. */
export class Beat {
  private readonly later: (strike: () => void) => unknown
  private readonly trouble: (error: unknown) => void
  private waiting: (() => void)[] = []

  /** `later` calls what it is given a moment later; `trouble` hears of what failed, which keeps nothing else from being done. */
  constructor(later: (strike: () => void) => unknown, trouble: (error: unknown) => void) {
    this.later = later
    this.trouble = trouble
  }

  /** Does it at the next beat. */
  next(work: () => void): void {
    this.waiting.push(work)
    if (this.waiting.length === 1) this.later(() => this.strike())
  }

  private strike(): void {
    const { waiting } = this
    this.waiting = []
    for (const work of waiting) {
      try {
        work()
      } catch (error) {
        this.trouble(error)
      }
    }
  }
}

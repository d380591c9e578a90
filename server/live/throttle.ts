/** Runs postponed work of all tables together at the next interval. No timer runs while nothing is waiting. */
export class Throttle {
  private readonly later: (run: () => void) => unknown
  private readonly trouble: (error: unknown) => void
  private waiting: (() => void)[] = []

  /** `later` calls its argument after the interval. Work that fails is reported and does not affect the rest. */
  constructor(later: (run: () => void) => unknown, trouble: (error: unknown) => void) {
    this.later = later
    this.trouble = trouble
  }

  postpone(work: () => void): void {
    this.waiting.push(work)
    if (this.waiting.length === 1) this.later(() => this.run())
  }

  private run(): void {
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

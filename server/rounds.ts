/** Work that is done again and again: one round after the other, and what fails in one is reported and left to the next. */
export abstract class Rounds {
  private readonly trouble: (error: unknown) => void
  private timer: NodeJS.Timeout | null = null
  private running: Promise<void> = Promise.resolve()

  constructor(trouble: (error: unknown) => void) {
    this.trouble = trouble
  }

  /** One round. */
  protected abstract work(): Promise<void>

  start(milliseconds: number): void {
    this.timer = setInterval(() => void this.tick(), milliseconds)
  }

  /** Waits for the round that has begun. */
  async stop(): Promise<void> {
    if (this.timer !== null) clearInterval(this.timer)
    await this.running
  }

  /** Does everything that is due now. */
  tick(): Promise<void> {
    this.running = this.running.then(() => this.work()).catch(this.trouble)
    return this.running
  }
}

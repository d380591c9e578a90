/** Work that is repeated at an interval. Runs never overlap; a run that fails is reported and the next one tries again. */
export interface PeriodicJob {
  start(milliseconds: number): void
  /** Runs once, after the run in progress. */
  tick(): Promise<void>
  /** Waits for the run in progress. */
  stop(): Promise<void>
}

export interface PeriodicWork {
  /** Long work checks `isStopping` and returns early; the next run, of any process, continues. */
  run(isStopping: () => boolean): Promise<void>
  readonly trouble: (error: unknown) => void
  /** `start` also runs once without waiting for the interval. */
  readonly startsAtOnce?: boolean
}

export function periodicJob({ run, trouble, startsAtOnce = false }: PeriodicWork): PeriodicJob {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let stopping = false
  function tick(): Promise<void> {
    running = running.then(() => run(() => stopping)).catch(trouble)
    return running
  }
  return {
    tick,
    start(milliseconds) {
      timer = setInterval(() => void tick(), milliseconds)
      if (startsAtOnce) void tick()
    },
    async stop() {
      stopping = true
      clearInterval(timer)
      await running
    },
  }
}

/** Worker threads for bots, so that thinking never blocks the thread that serves people. Threads start on demand. */
import { Worker } from 'node:worker_threads'
import type { Chance, Move, Seat, State } from '@ludarium/kernel'
import { type BotMemoryKey, MOST_REMEMBERED } from '@ludarium/tables'

export interface ThinkRequest {
  /** Id of the game. */
  readonly game: string
  /** What the seat may know. */
  readonly view: State
  readonly seat: Seat
  readonly level: string
  readonly chance: Chance
  /** Thinking time. */
  readonly milliseconds: number
  /** Reuses the bot that was kept under this key; without it, a new bot thinks. */
  readonly memory?: BotMemoryKey
  /** A hint: it waits until no bot's turn is waiting. */
  readonly advice?: true
}

export interface ThinkPool {
  /** Rejects if the bot crashes or takes too long. The caller checks whether the move is legal. */
  think(request: ThinkRequest): Promise<Move>
  /** Number of requests that wait or are in progress. */
  readonly load: number
  close(): Promise<void>
}

/** Messages to a thread and back. `begun`: the game is loaded and the bot starts to think. */
export interface PoolRequest {
  readonly id: number
  readonly request: ThinkRequest
}

export interface PoolAnswer {
  readonly id: number
  readonly begun?: true
  readonly move?: Move
  readonly problem?: string
}

interface Job extends PoolRequest {
  resolve(move: Move): void
  reject(error: Error): void
}

/** Milliseconds over its thinking time after which a thread is killed. One step may take long on a busy machine. */
const GRACE = 5000

/** One worker thread with at most one job. */
class BotThread {
  private readonly worker: Worker
  private readonly grace: number
  private readonly idle: () => void
  private job: Job | null = null
  private alarm: NodeJS.Timeout | undefined
  private running = true

  /** `idle` is called whenever the thread has finished a job or ended. */
  constructor(gameLoader: string, grace: number, idle: () => void) {
    this.grace = grace
    this.idle = idle
    this.worker = new Worker(new URL('./bot-thread.ts', import.meta.url), { workerData: { gameLoader } })
    this.worker.unref()
    this.worker.on('message', (answer: PoolAnswer) => this.receive(answer))
    this.worker.on('error', (error: Error) => this.end(error))
    this.worker.on('exit', () => this.end(new Error('The thread has ended.')))
  }

  get isBusy(): boolean {
    return this.job !== null
  }

  get hasEnded(): boolean {
    return !this.running
  }

  start(job: Job): void {
    this.job = job
    this.worker.postMessage({ id: job.id, request: job.request } satisfies PoolRequest)
  }

  async terminate(): Promise<void> {
    await this.worker.terminate()
  }

  private receive({ id, begun, move, problem }: PoolAnswer): void {
    const { job } = this
    if (job?.id !== id) return
    if (begun) {
      this.alarm = setTimeout(() => this.overrun(), job.request.milliseconds + this.grace).unref()
      return
    }
    clearTimeout(this.alarm)
    this.job = null
    if (move !== undefined) job.resolve(move)
    else job.reject(new Error(problem ?? 'The bot has no answer.'))
    this.idle()
  }

  private overrun(): void {
    this.end(new Error('It took too long.'))
    void this.worker.terminate()
  }

  private end(error: Error): void {
    if (!this.running) return
    this.running = false
    clearTimeout(this.alarm)
    this.job?.reject(error)
    this.job = null
    this.idle()
  }
}

class ThreadPool implements ThinkPool {
  private readonly size: number
  private readonly startThread: (idle: () => void) => BotThread
  private readonly threads = new Set<BotThread>()
  private readonly waiting: Job[] = []
  /** By memory key, the thread that keeps the bot. */
  private readonly homes = new Map<string, BotThread>()
  private lastId = 0
  private open = true

  constructor(size: number, startThread: (idle: () => void) => BotThread) {
    this.size = size
    this.startThread = startThread
  }

  get load(): number {
    return this.waiting.length + [...this.threads].filter((thread) => thread.isBusy).length
  }

  think(request: ThinkRequest): Promise<Move> {
    if (!this.open) return Promise.reject(new Error('The thread pool is closed.'))
    return new Promise((resolve, reject) => this.enqueue({ id: ++this.lastId, request, resolve, reject }))
  }

  async close(): Promise<void> {
    this.open = false
    for (const job of this.waiting.splice(0)) job.reject(new Error('The thread pool is closed.'))
    await Promise.all([...this.threads].map((thread) => thread.terminate()))
  }

  /** First in, first out; hints after everything else. */
  private enqueue(job: Job): void {
    const firstHint = this.waiting.findIndex(({ request }) => request.advice)
    this.waiting.splice(job.request.advice || firstHint < 0 ? this.waiting.length : firstHint, 0, job)
    this.dispatch()
  }

  private dispatch(): void {
    for (const thread of this.threads) if (thread.hasEnded) this.threads.delete(thread)
    const reserved = new Set<BotThread>()
    for (const job of [...this.waiting]) {
      if (!this.open || !this.hasFreeThread()) return
      const thread = this.threadFor(job, reserved)
      if (thread === null) continue
      this.waiting.splice(this.waiting.indexOf(job), 1)
      if (job.request.memory !== undefined) this.settle(job.request.memory, thread)
      thread.start(job)
    }
  }

  private hasFreeThread(): boolean {
    return this.threads.size < this.size || [...this.threads].some((thread) => !thread.isBusy)
  }

  /**
   * The thread that keeps the bot, or any free one; null if the job should wait. One job may wait for a busy home; the
   * jobs behind it use other threads.
   */
  private threadFor({ request: { memory } }: Job, reserved: Set<BotThread>): BotThread | null {
    const home = memory === undefined ? undefined : this.homes.get(memory.key)
    if (home !== undefined && this.threads.has(home)) {
      if (!home.isBusy) return home
      if (!reserved.has(home)) {
        reserved.add(home)
        return null
      }
    }
    return [...this.threads].find((thread) => !thread.isBusy) ?? (this.threads.size < this.size ? this.begin() : null)
  }

  private begin(): BotThread {
    const thread = this.startThread(() => this.dispatch())
    this.threads.add(thread)
    return thread
  }

  private settle({ key }: BotMemoryKey, thread: BotThread): void {
    this.homes.delete(key)
    this.homes.set(key, thread)
    const [oldest] = this.homes.keys()
    if (this.homes.size > MOST_REMEMBERED * this.size && oldest !== undefined) this.homes.delete(oldest)
  }
}

/** `gameLoader` is the URL of a module that exports a `GameLoader` of that name. */
export function threadPool(size: number, gameLoader: string, grace = GRACE): ThinkPool {
  return new ThreadPool(size, (idle) => new BotThread(gameLoader, grace, idle))
}

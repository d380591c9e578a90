/** The bots of one table that is open in this process: decides whenever it is a bot's turn. */
import { bots } from '@ludarium/bots'
import { type Move, type Outcome, refused, type Seat, sameMove } from '@ludarium/kernel'
import { type BotHost, inProcessHost, type Pace, thinkAtPace } from './bot-host.ts'
import { type BotHosts, type BotTrouble, botQuestion, decideForBot } from './bot-turn.ts'
import type { Hint, Receipt } from './source.ts'
import type { Table } from './table.ts'

export interface BotRunnerOptions {
  /** Where the bot of that seat thinks; null for this process. Called once per seat. */
  readonly hostOf?: (level: string, seat: Seat) => BotHost | null
  /** Called for every decision that a substitute had to make. */
  readonly trouble?: (trouble: BotTrouble) => void
}

/** Maximum number of lines in a hint. */
const MOST_LINES = 8

export class BotRunner {
  private readonly table: Table
  private readonly hosts: BotHosts
  private readonly openHosts = new Map<Seat, BotHost>()
  private readonly unwatch: () => void
  /** Aborted by every record: the bot that is thinking answers a question that is void. */
  private question = new AbortController()
  private running = false
  private awake = false

  /** `paceOf` is called once per decision of a bot in this process. */
  constructor(table: Table, paceOf: (seat: Seat) => Pace, options: BotRunnerOptions = {}) {
    this.table = table
    const here = inProcessHost(table.game, paceOf)
    this.hosts = {
      hostOf: (level, seat) => {
        const host = this.openHosts.get(seat) ?? options.hostOf?.(level, seat) ?? here
        this.openHosts.set(seat, host)
        return host
      },
      // A new host each time: a substitute decides once and follows no plan.
      substitutes: { think: (asked, stop) => inProcessHost(table.game).think(asked, stop), close: () => {} },
      trouble: options.trouble ?? (() => {}),
    }
    this.unwatch = table.watch(({ record }) => {
      if (record === null) return
      this.question.abort()
      this.question = new AbortController()
      if (this.awake) void this.run()
    })
  }

  /** From now on bots decide whenever it is their turn. Also retries after a failure. */
  wake(): void {
    this.awake = true
    void this.run()
  }

  /** Stops the bot that is thinking. */
  close(): void {
    this.awake = false
    this.unwatch()
    this.question.abort()
    for (const host of this.openHosts.values()) host.close()
    this.openHosts.clear()
  }

  /** One decision of the bot at that seat. Refused as stale if the table moves on while it thinks. */
  async decide(seat: Seat): Promise<Outcome<Receipt>> {
    const { table, hosts, question } = this
    table.notify({ thinking: seat })
    try {
      return await decideForBot(table, seat, hosts, question.signal)
    } finally {
      if (!this.running) table.notify({ thinking: null })
    }
  }

  /** The strongest bot's advice; null if it is not the seat's turn. */
  async hint(seat: Seat, pace: Pace): Promise<Hint | null> {
    const { table } = this
    const spec = bots[bots.length - 1]
    if (spec === undefined || !table.actors.includes(seat)) return null
    const thinking = await thinkAtPace(spec.make(table.game), botQuestion(table, seat, spec.name), pace)
    if (thinking === null) return null
    const { best, lines = [] } = thinking
    const ranked = lines.filter((line, n) => lines.findIndex((other) => beginAlike(other, line)) === n)
    const others = ranked.filter(([first]) => first !== undefined && !sameMove(first, best))
    const own = ranked.find(([first]) => first !== undefined && sameMove(first, best)) ?? [best]
    return { move: best, lead: null, lines: [own, ...others].slice(0, MOST_LINES) }
  }

  private nextBot(): Seat | null {
    const { actors, sitters } = this.table
    return actors.find((seat) => sitters[seat]?.kind === 'bot') ?? null
  }

  /** Runs bots one after the other until a person must decide or a decision fails. */
  private async run(): Promise<void> {
    if (this.running) return
    this.running = true
    try {
      for (let seat = this.nextBot(); this.awake && seat !== null; seat = this.nextBot()) {
        const decided = await this.decide(seat).catch(crashed)
        if (decided.ok || decided.code === 'stale') continue
        const { code, message } = decided
        this.table.notify({ trouble: { code, message } })
        break
      }
    } finally {
      this.running = false
      this.table.notify({ thinking: null })
    }
  }
}

function crashed(error: unknown): Outcome<Receipt> {
  return refused('internal', { reason: error instanceof Error ? error.message : String(error) })
}

function beginAlike([a]: readonly Move[], [b]: readonly Move[]): boolean {
  return a !== undefined && b !== undefined && sameMove(a, b)
}

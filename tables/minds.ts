/**
 * The bots at a table. Each thinks with what its seat may know and decides through the same door as people, with a
 * ticket that says which question it answers: two hosts that think about the same one decide once.
 */
import { type Bot, botNamed, bots, choose, type Thinking } from '@ludarium/bots'
import { type Chance, type Move, type Outcome, refused, type Seat, type State, sameMove } from '@ludarium/kernel'
import { botChance } from './seed.ts'
import type { Hint, Receipt } from './source.ts'
import type { Table } from './table.ts'

/** How long a bot thinks and when its move may be seen. Timers are the host's. */
export interface Pace {
  /** Asked after each slice of thought, so that other work can run: whether to think on. */
  onward(): Promise<boolean>
  /** The move is found, out of so many: resolves when it may be shown. */
  shown(choices: number): Promise<void>
}

/** What is asked of somebody who thinks elsewhere: everything that the seat may know, and nothing else. */
export interface Question {
  readonly seat: Seat
  readonly view: State
  readonly legal: readonly Move[]
  readonly chance: Chance
  /** How many decisions have been made. */
  readonly at: number
}

/** A bot that thinks elsewhere: on a thread of its own, in another process. Whatever it throws, the table goes on. */
export interface Thinker {
  decide(question: Question, stop: AbortSignal): Promise<Move>
  close(): void
}

/** A bot that broke, overran or chose what it may not; greedy has decided in its place. */
export interface BotTrouble {
  readonly seat: Seat
  readonly level: string
  readonly reason: string
}

export interface MindsWish {
  /** Who thinks elsewhere for the seat; null for a bot that thinks here. Asked once a seat. */
  readonly thinker?: (level: string, seat: Seat) => Thinker | null
  /** Hears of every decision that greedy had to make for another. */
  readonly trouble?: (trouble: BotTrouble) => void
}

/** Decides where another bot could not. */
const SUBSTITUTE = 'greedy'

/** The ticket of a bot's decision: the question, and who answers it. */
export function botTicket(table: string, number: number, seat: Seat): string {
  return `${table}:${number}:${seat}`
}

/** Lines of a hint: readers may leave out what is no news to them. */
const HINTS = 8

/** How long a bot thinks before other work may run: resting between all of its steps would take longer than they do. */
const SLICE = 12

/** Thinks for a slice; false when there is nothing more to think. */
function sliceOf(thinking: Thinking): boolean {
  const until = performance.now() + SLICE
  let more = thinking.step()
  while (more && performance.now() < until) more = thinking.step()
  return more
}

/** The bot's thoughts within the pace; null when it was told to stop. */
async function think(
  mind: Bot,
  table: Table,
  seat: Seat,
  pace: Pace,
  stop: AbortSignal | null,
): Promise<Thinking | null> {
  const { game, match } = table
  const decided = match.decisions.filter((one) => one.seat === seat).length
  const chance = botChance(match.setup.seed, seat, decided)
  const thinking = mind.think(game.view(match.state, seat), seat, chance)
  const choices = game.legal(match.state, seat).length
  for (let more = true; more; ) {
    more = sliceOf(thinking)
    const onward = await pace.onward()
    if (stop?.aborted) return null
    more &&= onward
  }
  await pace.shown(choices)
  return stop?.aborted ? null : thinking
}

export class Minds {
  private readonly table: Table
  private readonly pace: (seat: Seat) => Pace
  private readonly wish: MindsWish
  private readonly minds = new Map<Seat, Bot>()
  private readonly thinkers = new Map<Seat, Thinker | null>()
  private readonly unwatch: () => void
  private thought = new AbortController()
  private running = false
  private awake = false

  /** `pace` is asked for once a decision, with the seat that decides. */
  constructor(table: Table, pace: (seat: Seat) => Pace, wish: MindsWish = {}) {
    this.table = table
    this.wish = wish
    this.pace = pace
    this.unwatch = table.watch(({ record }) => {
      if (record === null) return
      // What was planned for a position that is gone means nothing any more.
      if (record.type !== 'decided' && record.type !== 'redone') this.minds.clear()
      this.thought.abort()
      this.thought = new AbortController()
      if (this.awake) void this.run()
    })
  }

  /** Lets the bots decide whenever it is their turn, from now on; also tries again after trouble. */
  wake(): void {
    this.awake = true
    void this.run()
  }

  /** No bot decides any more; one that is thinking stops. */
  close(): void {
    this.awake = false
    this.unwatch()
    this.thought.abort()
    for (const thinker of this.thinkers.values()) thinker?.close()
    this.thinkers.clear()
  }

  /** One decision of the bot at that seat. Stale when the table moved on while it thought. */
  async decide(seat: Seat): Promise<Outcome<Receipt>> {
    const { table } = this
    const { signal } = this.thought
    const { number } = table
    table.stirred({ thinking: seat })
    try {
      const move = await this.found(seat, signal)
      if (move === null) return refused('stale')
      const ticket = botTicket(table.id, number, seat)
      return await table.submit({ do: 'decide', seat, move, seen: number, ticket })
    } finally {
      if (!this.running) table.stirred({ thinking: null })
    }
  }

  /** What the strongest bot would do in that seat; null when the seat is not asked. */
  async hint(seat: Seat, pace: Pace): Promise<Hint | null> {
    const { table } = this
    const spec = bots[bots.length - 1]
    if (spec === undefined || !table.actors.includes(seat)) return null
    const thought = await think(spec.make(table.game), table, seat, pace, null)
    if (thought === null) return null
    const { best, lines = [] } = thought
    const ranked = lines.filter((line, n) => lines.findIndex((other) => beginAlike(other, line)) === n)
    const others = ranked.filter(([first]) => first !== undefined && !sameMove(first, best))
    const own = ranked.find(([first]) => first !== undefined && sameMove(first, best)) ?? [best]
    return { move: best, lead: null, lines: [own, ...others].slice(0, HINTS) }
  }

  /** What the seat's bot chooses; when it fails, what greedy would do. Null when it was told to stop. */
  private async found(seat: Seat, stop: AbortSignal): Promise<Move | null> {
    const { table } = this
    const { game, match } = table
    const legal = game.legal(match.state, seat)
    const level = table.sitters[seat]?.level ?? ''
    try {
      const thinker = this.thinkerOf(seat, level)
      const move =
        thinker === null
          ? ((await think(this.mind(seat), table, seat, this.pace(seat), stop))?.best ?? null)
          : await thinker.decide(questionOf(table, seat), stop)
      if (move === null || stop.aborted) return null
      const listed = legal.find((one) => sameMove(one, move))
      if (listed !== undefined) return listed
      throw new Error('It chose a move that is not possible.')
    } catch (error) {
      if (stop.aborted) return null
      this.minds.delete(seat)
      this.wish.trouble?.({ seat, level, reason: error instanceof Error ? error.message : String(error) })
      return substitute(table, seat)
    }
  }

  private thinkerOf(seat: Seat, level: string): Thinker | null {
    let thinker = this.thinkers.get(seat)
    if (thinker === undefined) {
      thinker = this.wish.thinker?.(level, seat) ?? null
      this.thinkers.set(seat, thinker)
    }
    return thinker
  }

  private mind(seat: Seat): Bot {
    let mind = this.minds.get(seat)
    if (mind === undefined) {
      const spec = botNamed(this.table.sitters[seat]?.level ?? '') ?? bots[bots.length - 1]
      if (spec === undefined) throw new Error('There are no bots.')
      mind = spec.make(this.table.game)
      this.minds.set(seat, mind)
    }
    return mind
  }

  /** The next seat that a bot answers for, or null. */
  private next(): Seat | null {
    const { actors, sitters } = this.table
    return actors.find((seat) => sitters[seat]?.kind === 'bot') ?? null
  }

  /** One after the other until a person must decide, or a decision cannot be made. */
  private async run(): Promise<void> {
    if (this.running) return
    this.running = true
    try {
      for (let seat = this.next(); this.awake && seat !== null; seat = this.next()) {
        const decided = await this.decide(seat).catch(broken)
        if (decided.ok || decided.code === 'stale') continue
        this.minds.delete(seat)
        const { code, message } = decided
        this.table.stirred({ trouble: { code, message } })
        break
      }
    } finally {
      this.running = false
      this.table.stirred({ thinking: null })
    }
  }
}

function questionOf(table: Table, seat: Seat): Question {
  const { game, match } = table
  const view = game.view(match.state, seat)
  const decided = match.decisions.filter((one) => one.seat === seat).length
  return {
    seat,
    view,
    legal: game.legal(match.state, seat),
    chance: botChance(match.setup.seed, seat, decided),
    at: table.at,
  }
}

function substitute(table: Table, seat: Seat): Move {
  const { view, legal, chance } = questionOf(table, seat)
  const bot = botNamed(SUBSTITUTE)?.make(table.game)
  const [first] = legal
  if (first === undefined) throw new Error('Nobody is asked.')
  return bot === undefined ? first : choose(bot, view, seat, chance)
}

/** A bot that breaks has decided nothing. */
function broken(error: unknown): Outcome<Receipt> {
  return refused('internal', { reason: error instanceof Error ? error.message : String(error) })
}

function beginAlike([a]: readonly Move[], [b]: readonly Move[]): boolean {
  return a !== undefined && b !== undefined && sameMove(a, b)
}

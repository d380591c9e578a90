/**
 * One decision of a bot. The bot gets what its seat may know. If it crashes, takes too long or chooses an illegal move, a
 * substitute decides. The move is submitted like a person's, with a ticket that names the question: two hosts that think
 * about the same question decide once.
 */
import { type Move, type Outcome, refused, type Seat, sameMove } from '@ludarium/kernel'
import type { BotHost, BotQuestion } from './bot-host.ts'
import type { BotMemoryKey } from './bot-memory.ts'
import { botChance } from './seed.ts'
import type { Receipt } from './source.ts'
import type { Table } from './table.ts'

/** A bot that crashed, took too long or chose an illegal move. A substitute decides instead. */
export interface BotTrouble {
  readonly seat: Seat
  readonly level: string
  readonly reason: string
}

export interface BotHosts {
  /** Where the seat's own bot thinks. */
  hostOf(level: string, seat: Seat): BotHost
  /** Where substitutes think. */
  readonly substitutes: BotHost
  trouble(trouble: BotTrouble): void
}

/** Levels tried in this order after the seat's own. The last one needs nothing but the rules. */
const SUBSTITUTES = ['greedy', 'random'] as const

export function botTicket(table: string, number: number, seat: Seat): string {
  return `${table}:${number}:${seat}`
}

/** Whether the record leaves plans valid. After an undo, a rewind or a change of seats every bot plans again. */
function continuesPlans(record: unknown): boolean {
  const type = typeof record === 'object' && record !== null && 'type' in record ? record.type : ''
  return type === 'decided' || type === 'redone'
}

function memoryKey(table: Table, seat: Seat, level: string): BotMemoryKey {
  const interruptions = table.stored.filter((record) => !continuesPlans(record)).length
  return { key: `${table.id} ${seat} ${level} ${interruptions}`, at: table.at }
}

export function botQuestion(table: Table, seat: Seat, level: string): BotQuestion {
  const { game, match } = table
  const decided = match.decisions.filter((one) => one.seat === seat).length
  return {
    game: game.id,
    seat,
    level,
    view: game.view(match.state, seat),
    legal: table.legal(seat),
    chance: botChance(match.setup.seed, seat, decided),
    at: table.at,
    memory: memoryKey(table, seat, level),
  }
}

/** The move of the seat's bot or of a substitute; null after `stop` was aborted. Rejects if every bot fails. */
async function chooseMove(table: Table, seat: Seat, hosts: BotHosts, stop: AbortSignal): Promise<Move | null> {
  const own = table.sitters[seat]?.level ?? ''
  let problem: unknown
  for (const level of new Set([own, ...SUBSTITUTES])) {
    const question = botQuestion(table, seat, level)
    try {
      const host = level === own ? hosts.hostOf(own, seat) : hosts.substitutes
      const move = await host.think(question, stop)
      if (stop.aborted || move === null) return null
      const listed = question.legal.find((one) => sameMove(one, move))
      if (listed !== undefined) return listed
      throw new Error('It chose an illegal move.')
    } catch (error) {
      if (stop.aborted) return null
      problem = error
      hosts.trouble({ seat, level, reason: error instanceof Error ? error.message : String(error) })
    }
  }
  throw problem
}

/**
 * Refused as stale if the table has moved on or `stop` was aborted. The move is submitted once `mayShow` resolves to true,
 * and not at all if it resolves to false.
 */
export async function decideForBot(
  table: Table,
  seat: Seat,
  hosts: BotHosts,
  stop: AbortSignal,
  mayShow: Promise<boolean> = Promise.resolve(true),
): Promise<Outcome<Receipt>> {
  const { number } = table
  const [move, may] = await Promise.all([chooseMove(table, seat, hosts, stop), mayShow])
  if (move === null || !may) return refused('stale')
  return table.submit({ do: 'decide', seat, moves: [move], seen: number, ticket: botTicket(table.id, number, seat) })
}

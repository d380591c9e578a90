/** Asks bots to decide when it is their turn. Asking twice for the same decision does no harm. */
import { setTimeout as sleep } from 'node:timers/promises'
import { type Outcome, refused, type Seat } from '@ludarium/kernel'
import { type BotHost, type BotTrouble, decideForBot, type Receipt, type Table } from '@ludarium/tables'
import type { LiveTables } from '../live/live-tables.ts'
import { thinkingOf } from '../live/update-writer.ts'
import type { ThinkPool } from './thread-pool.ts'

/** A decision that a bot has to make. */
export interface BotTurn {
  readonly table: string
  /** Number of records before it. */
  readonly number: number
  readonly seat: Seat
}

export interface BotQueue {
  ask(turn: BotTurn): void
  close(): Promise<void>
}

/** Asks for the table's next decision if a bot has to make it. */
export function askBot(botQueue: BotQueue, table: Table): void {
  const seat = thinkingOf(table)
  if (seat !== null) botQueue.ask({ table: table.id, number: table.number, seat })
}

export interface BotTurnDeps {
  readonly liveTables: LiveTables
  readonly thinkPool: ThinkPool
  /** Thinking time per decision. */
  readonly milliseconds: number
  /** Called when a substitute decides for a bot, and when a decision fails. */
  readonly trouble: (error: unknown) => void
}

/** Threads of the pool as a place where bots think. */
function poolHost({ thinkPool, milliseconds }: BotTurnDeps): BotHost {
  return {
    think: ({ game, view, seat, level, chance, memory }) =>
      thinkPool.think({ game, view, seat, level, chance, milliseconds, memory }),
    close: () => {},
  }
}

export interface BotTurnLimits {
  /** Aborted when the process stops. */
  readonly stop?: AbortSignal
  /** Resolves to false if the decision must not be made. */
  readonly mayShow?: Promise<boolean>
}

/** Makes one decision in this process. Refused as stale if somebody else has made it. */
export async function takeBotTurn(
  deps: BotTurnDeps,
  { table: id, number, seat }: BotTurn,
  { stop = new AbortController().signal, mayShow }: BotTurnLimits = {},
): Promise<Outcome<Receipt>> {
  const opened = await deps.liveTables.open(id)
  if (!opened.ok) return opened
  const table = opened.value
  if (table.number < number) await table.sync()
  if (table.number !== number || !table.actors.includes(seat)) return refused('stale')
  if (table.sitters[seat]?.kind !== 'bot') return refused('stale')
  const host = poolHost(deps)
  const trouble = ({ level, reason }: BotTrouble): void =>
    deps.trouble(new Error(`The bot ${level} at ${table.game.id}: ${reason}`))
  return decideForBot(table, seat, { hostOf: () => host, substitutes: host, trouble }, stop, mayShow)
}

export interface LocalBotDeps extends BotTurnDeps {
  /** Minimum milliseconds between a question and its answer, so that people can follow. */
  readonly pause: number
}

/** Milliseconds until a decision that failed is tried again. */
const RETRY = 2000

/** Decides in this process. */
export function localBotQueue(deps: LocalBotDeps): BotQueue {
  const asked = new Set<string>()
  const closing = new AbortController()
  const { signal: stop } = closing

  async function answer(turn: BotTurn): Promise<void> {
    const pause = deps.pause > 0 ? sleep(deps.pause, true, { signal: stop }) : Promise.resolve(true)
    const outcome = await takeBotTurn(deps, turn, { stop, mayShow: pause.catch(() => false) })
    if (!outcome.ok && outcome.code === 'store') throw new Error('The decision could not be stored.')
  }

  function ask(turn: BotTurn): void {
    const key = `${turn.table} ${turn.number} ${turn.seat}`
    if (stop.aborted || asked.has(key)) return
    asked.add(key)
    answer(turn)
      .catch((error: unknown) => {
        if (stop.aborted) return
        deps.trouble(error)
        setTimeout(() => ask(turn), RETRY).unref()
      })
      .finally(() => asked.delete(key))
  }

  return { ask, close: async () => closing.abort() }
}

/** Bots' decisions: asked for when a record makes it their turn, made once whoever makes them. */
import { setTimeout as pausing } from 'node:timers/promises'
import { type Move, type Outcome, refused, type Seat, sameMove } from '@ludarium/kernel'
import { botChance, botTicket, type Receipt, type Table } from '@ludarium/tables'
import type { Hall } from '../hall/hall.ts'
import { thinkingOf } from '../hall/tale.ts'
import type { Thinker } from './pool.ts'

/** Has a question answered, here or elsewhere. Asking twice for the same does no harm. */
export interface Minds {
  ask(table: string, number: number, seat: Seat): void
  close(): Promise<void>
}

/** The question that a bot at the table has to answer now is asked, if there is one. */
export function askBot(minds: Minds, table: Table): void {
  const seat = thinkingOf(table)
  if (seat !== null) minds.ask(table.id, table.number, seat)
}

/** Who decides, in this order, where a bot broke, overran or chose what it may not. The last needs only the rules. */
const SUBSTITUTES = ['greedy', 'random'] as const

export interface Terms {
  /** How long a bot thinks at the most. */
  readonly milliseconds: number
  /** Hears of bots that another had to decide for. */
  readonly trouble: (error: unknown) => void
}

/** Thinks about one question and decides through the same door as people, once it may, if it may. */
export async function decide(
  hall: Hall,
  thinker: Thinker,
  terms: Terms,
  { table: id, number, seat }: Asked,
  mayDecide: Promise<boolean> = Promise.resolve(true),
): Promise<Outcome<Receipt>> {
  const opened = await hall.open(id)
  if (!opened.ok) return opened
  const table = opened.value
  if (table.number < number) await table.sync()
  if (table.number !== number || !table.actors.includes(seat)) return refused('stale')
  if (table.sitters[seat]?.kind !== 'bot') return refused('stale')
  const [move, may] = await Promise.all([found(table, seat, thinker, terms), mayDecide])
  if (!may) return refused('stale')
  return table.submit({ do: 'decide', seat, move, seen: number, ticket: botTicket(id, number, seat) })
}

/** What the seat's bot chooses; when it fails, what a substitute does. */
async function found(table: Table, seat: Seat, thinker: Thinker, { milliseconds, trouble }: Terms): Promise<Move> {
  const { game, match } = table
  const legal = table.legal(seat)
  const view = game.view(match.state, seat)
  const decided = match.decisions.filter((one) => one.seat === seat).length
  const { at } = table
  // Stays the same from decision to decision; everything else, such as taking back, makes it more, and plans void.
  const since = table.number - at
  let problem: unknown
  for (const level of new Set([table.sitters[seat]?.level ?? '', ...SUBSTITUTES])) {
    try {
      const chance = botChance(match.setup.seed, seat, decided)
      const mind = { key: `${table.id} ${seat} ${level} ${since}`, at }
      const move = await thinker.think({ game: game.id, view, seat, level, chance, milliseconds, mind })
      const listed = legal.find((one) => sameMove(one, move))
      if (listed !== undefined) return listed
      throw new Error('It chose a move that is not possible.')
    } catch (error) {
      problem = error
      trouble(new Error(`The bot ${level} at ${game.id}: ${error instanceof Error ? error.message : String(error)}`))
    }
  }
  throw problem
}

export interface Asked {
  readonly table: string
  readonly number: number
  readonly seat: Seat
}

export interface LocalTerms extends Terms {
  /** Shortest time between a question and its answer, so that people can follow. */
  readonly pause: number
}

const AGAIN = 2000

/** Thinks in this process. */
export function localMinds(hall: Hall, thinker: Thinker, { milliseconds, pause, trouble }: LocalTerms): Minds {
  const asked = new Set<string>()
  const closing = new AbortController()
  let open = true
  // What breaks off because the process stops is no trouble.
  const terms: Terms = { milliseconds, trouble: (error) => open && trouble(error) }

  async function answer(question: Asked): Promise<void> {
    const { signal } = closing
    const mayDecide = pause > 0 ? pausing(pause, true, { signal }).catch(() => false) : undefined
    const outcome = await decide(hall, thinker, terms, question, mayDecide)
    if (!outcome.ok && outcome.code === 'store') throw new Error('The decision could not be kept.')
  }

  function ask(table: string, number: number, seat: Seat): void {
    const key = `${table} ${number} ${seat}`
    if (!open || asked.has(key)) return
    asked.add(key)
    answer({ table, number, seat })
      .catch((error: unknown) => {
        terms.trouble(error)
        if (open) setTimeout(() => ask(table, number, seat), AGAIN).unref()
      })
      .finally(() => asked.delete(key))
  }

  return {
    ask,
    async close() {
      open = false
      closing.abort()
    },
  }
}

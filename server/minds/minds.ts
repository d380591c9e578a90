/** Bots' decisions: asked for when a record makes it their turn, made once whoever makes them. */
import { setTimeout as pausing } from 'node:timers/promises'
import { type Outcome, refused, type Seat } from '@ludarium/kernel'
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

/** Thinks about one question and decides through the same door as people, once it may, if it may. */
export async function decide(
  hall: Hall,
  thinker: Thinker,
  milliseconds: number,
  { table: id, number, seat }: Asked,
  mayDecide: Promise<boolean> = Promise.resolve(true),
): Promise<Outcome<Receipt>> {
  const opened = await hall.open(id)
  if (!opened.ok) return opened
  const table = opened.value
  if (table.number < number) await table.sync()
  if (table.number !== number || !table.actors.includes(seat)) return refused('stale')
  const { game, match, sitters } = table
  const sitter = sitters[seat]
  if (sitter?.kind !== 'bot') return refused('stale')
  const decided = match.decisions.filter((one) => one.seat === seat).length
  const thought = thinker.think({
    game: game.id,
    view: game.view(match.state, seat),
    seat,
    level: sitter.level,
    chance: botChance(match.setup.seed, seat, decided),
    milliseconds,
  })
  const [move, may] = await Promise.all([thought, mayDecide])
  if (!may) return refused('stale')
  return table.submit({ do: 'decide', seat, move, seen: number, ticket: botTicket(id, number, seat) })
}

export interface Asked {
  readonly table: string
  readonly number: number
  readonly seat: Seat
}

export interface LocalTerms {
  readonly milliseconds: number
  /** Shortest time between a question and its answer, so that people can follow. */
  readonly pause: number
  readonly trouble: (error: unknown) => void
}

const AGAIN = 2000

/** Thinks in this process. */
export function localMinds(hall: Hall, thinker: Thinker, { milliseconds, pause, trouble }: LocalTerms): Minds {
  const asked = new Set<string>()
  const closing = new AbortController()
  let open = true

  async function answer(question: Asked): Promise<void> {
    const { signal } = closing
    const mayDecide = pause > 0 ? pausing(pause, true, { signal }).catch(() => false) : undefined
    const outcome = await decide(hall, thinker, milliseconds, question, mayDecide)
    if (!outcome.ok && outcome.code === 'store') throw new Error('The decision could not be kept.')
  }

  function ask(table: string, number: number, seat: Seat): void {
    const key = `${table} ${number} ${seat}`
    if (!open || asked.has(key)) return
    asked.add(key)
    answer({ table, number, seat })
      .catch((error: unknown) => {
        if (!open) return
        trouble(error)
        setTimeout(() => ask(table, number, seat), AGAIN).unref()
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

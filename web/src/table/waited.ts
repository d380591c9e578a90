/** What the others did since the reader's last decision, a turn at a time. */
import type { GameEvent, Seat } from '@ludarium/kernel'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Live } from './live.ts'
import type { Scene } from './scene.ts'
import type { Told } from './source.ts'

export interface WaitedTurn {
  readonly seat: Seat
  /** How many decisions had been made when it was over. */
  readonly at: number
  readonly lines: readonly ReactNode[]
  /** The event to light on the board: a way, else a place, else the first. */
  readonly event: GameEvent | null
}

export interface Waited {
  readonly turns: readonly WaitedTurn[]
  /** The turn that is shown, null while the reader is at the present. */
  readonly now: number | null
  show(turn: number): void
  /** To the next turn, after the last one to the present. */
  next(): void
  end(): void
}

/** More sentences of one turn would not be read. */
const LINES = 4
/** Who was away for so long is shown it without asking, in milliseconds. */
const AWAY = 10 * 60_000

export function turnsOf(
  told: readonly Told[],
  since: number,
  own: Seat | null,
  words: Scene['words'],
  game: Scene['game'],
): readonly WaitedTurn[] {
  const missed = told.filter(({ at, event }) => at > since && event.seat !== undefined && event.seat !== own)
  return [...Map.groupBy(missed, ({ turn, event }) => `${turn} ${event.seat}`).values()].flatMap((events) => {
    const [first] = events
    const last = events[events.length - 1]
    const messages = events.flatMap(({ event }) => game.module.speech.event(event) ?? [])
    if (first?.event.seat === undefined || last === undefined || messages.length === 0) return []
    const way = events.find(({ event }) => event.from !== undefined && event.to !== undefined)
    const placed = events.find(({ event }) => event.at !== undefined || event.to !== undefined)
    return [
      {
        seat: first.event.seat,
        at: last.at,
        lines: messages.slice(-LINES).map((message) => words.rich(message, 'log')),
        event: (way ?? placed ?? first).event,
      },
    ]
  })
}

const keyOf = (table: string): string => `ludarium.here.${table}`

/** How long the reader was away from the table, and from now on that they are here. */
function useAway(table: string): number {
  const [away] = useState(() => Date.now() - Number(localStorage.getItem(keyOf(table)) ?? Date.now()))
  useEffect(() => {
    const note = (): void => {
      try {
        localStorage.setItem(keyOf(table), String(Date.now()))
      } catch {
        // Then nothing is shown without asking.
      }
    }
    note()
    addEventListener('pagehide', note)
    return () => {
      removeEventListener('pagehide', note)
      note()
    }
  }, [table])
  return away
}

export function useWaited(scene: Scene, live: Live, present: number, look: (at: number | null) => void): Waited {
  const { words, game, about } = scene
  const own = live.position?.seat ?? null
  const since = live.look?.at ?? present
  const turns = useMemo(() => turnsOf(live.told, since, own, words, game), [live.told, since, own, words, game])
  const [now, setNow] = useState<number | null>(null)
  const away = useAway(about.id)
  const asked = useRef(false)

  const show = useCallback(
    (n: number) => {
      const turn = turns[n]
      setNow(turn === undefined ? null : n)
      look(turn?.at ?? null)
    },
    [turns, look],
  )
  const end = useCallback(() => {
    setNow(null)
    look(null)
  }, [look])

  // Once, for who comes back to a table that has gone on.
  useEffect(() => {
    if (asked.current || live.look === null) return
    asked.current = true
    if (away > AWAY && turns.length > 0) show(0)
  }, [live.look, turns, away, show])

  return { turns, now, show, next: () => (now === null ? show(0) : show(now + 1)), end }
}

/** What the others did since the reader's last decision, a turn at a time, and what it means for the reader. */
import type { GameEvent, Seat, State } from '@ludarium/kernel'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { changesOf, type FigureChange } from './foresight.ts'
import type { LiveState } from './live/state.ts'
import type { Scene } from './scene.ts'
import type { LogEntry, Position } from './source.ts'

export interface MissedTurn {
  readonly seat: Seat
  /** How many decisions had been made before it, and when it was over. */
  readonly from: number
  readonly at: number
  readonly lines: readonly ReactNode[]
  /** Everything that happened in it, also to others. */
  readonly events: readonly GameEvent[]
  /** The event to light on the board: a way, else a place, else the first. */
  readonly event: GameEvent | null
}

/** What a turn changed for the reader. */
export interface Meaning {
  readonly changes: readonly FigureChange[]
  /** What the board has to say about it. */
  readonly notes: readonly string[]
}

export interface MissedTurns {
  readonly turns: readonly MissedTurn[]
  /** The turn that is shown, null while the reader is at the present. */
  readonly now: number | null
  /** By turn; null until it is known. */
  readonly meanings: readonly (Meaning | null)[]
  /** The view before the shown turn: what differs from it is new. */
  readonly before: State | null
  /** Whether the turns follow each other by themselves. */
  readonly playing: boolean
  /** How long the reader was away, in milliseconds; 0 for who was here. */
  readonly away: number
  show(turn: number): void
  /** To the next turn, after the last one to the present. */
  next(): void
  /** Lets the turns follow each other, or stops that. */
  play(): void
  end(): void
}

/** A missed turn as a board draws it: its way and its pieces, with its number. */
export interface ShownTurn {
  readonly seat: Seat
  readonly n: number
  readonly events: readonly GameEvent[]
  /** The one that is being shown; the others are only hinted at. */
  readonly now: boolean
}

const NO_TURNS: readonly ShownTurn[] = []
const Shown = createContext<readonly ShownTurn[]>(NO_TURNS)

/** Around a table that shows missed turns. */
export const ShownTurnsContext = Shown.Provider

/** The turns that are being shown; none at the present. */
export function useShownTurns(): readonly ShownTurn[] {
  return useContext(Shown)
}

export function shownTurns({ turns, now }: Pick<MissedTurns, 'turns' | 'now'>): readonly ShownTurn[] {
  return now === null ? NO_TURNS : turns.map(({ seat, events }, n) => ({ seat, n: n + 1, events, now: n === now }))
}

/** More sentences of one turn would not be read. */
const LINES = 4
/** Who was away for so long is shown it without asking, in milliseconds. */
const AWAY = 10 * 60_000
/** How long a turn stays when they follow each other by themselves, in milliseconds. */
const STAY = 2600

/** Who made the decision that an event followed from: who it speaks of first. */
function deciders(told: readonly LogEntry[]): (one: LogEntry) => Seat | undefined {
  const first = new Map<string, Seat>()
  const keyOf = ({ at, turn }: LogEntry): string => `${at} ${turn}`
  for (const one of told) {
    const { seat } = one.event
    if (seat !== undefined && !first.has(keyOf(one))) first.set(keyOf(one), seat)
  }
  return (one) => first.get(keyOf(one))
}

/** How it began, and how it ended. */
function shortened<T>(list: readonly T[]): readonly T[] {
  return list.length <= LINES ? list : [...list.slice(0, LINES - 1), ...list.slice(-1)]
}

export function missedTurns(
  told: readonly LogEntry[],
  since: number,
  own: Seat | null,
  words: Scene['words'],
  game: Scene['game'],
): readonly MissedTurn[] {
  const missed = told.filter(({ at }) => at > since)
  const deciderOf = deciders(missed)
  const others = missed.filter((one) => {
    const seat = deciderOf(one)
    return seat !== undefined && seat !== own
  })
  return [...Map.groupBy(others, (one) => `${one.turn} ${deciderOf(one)}`).values()].flatMap((list): MissedTurn[] => {
    const [first] = list
    const last = list[list.length - 1]
    const seat = first === undefined ? undefined : deciderOf(first)
    if (first === undefined || last === undefined || seat === undefined) return []
    const events = list.map(({ event }) => event)
    const telling = events.filter((event) => game.plugin.telling?.(event) ?? true)
    const messages = (telling.length > 0 ? telling : events).flatMap((event) => game.module.speech.event(event) ?? [])
    if (messages.length === 0) return []
    const way = events.find(({ from, to }) => from !== undefined && to !== undefined)
    const placed = events.find(({ at, to }) => at !== undefined || to !== undefined)
    return [
      {
        seat,
        from: first.at - 1,
        at: last.at,
        lines: shortened(messages).map((message) => words.rich(message, 'log')),
        events,
        event: way ?? placed ?? first.event,
      },
    ]
  })
}

const keyOf = (table: string): string => `ludarium.here.${table}`

/** When the reader was here last, in milliseconds since 1970; null where the browser does not know or does not say. */
function lastHere(table: string): number | null {
  try {
    const stored = localStorage.getItem(keyOf(table))
    return stored === null ? null : Number(stored)
  } catch {
    return null
  }
}

/** How long the reader was away from the table, and from now on that they are here. */
function useAway(table: string): number {
  const [away] = useState(() => Date.now() - (lastHere(table) ?? Date.now()))
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

type Views = ReadonlyMap<number, State>
const NO_VIEWS: Views = new Map()

/** The views before and after each turn, read when they are first wanted. */
function useViews(turns: readonly MissedTurn[], wanted: boolean, read: (at: number) => Promise<Position>): Views {
  const [views, setViews] = useState<Views>(NO_VIEWS)
  useEffect(() => {
    if (!wanted) return
    let current = true
    const moments = [...new Set(turns.flatMap(({ from, at }) => [from, at]))]
    Promise.all(moments.map(async (at) => [at, (await read(at)).view] as const)).then(
      (found) => current && setViews(new Map(found)),
      // Then only the sentences are there.
      () => {},
    )
    return () => {
      current = false
    }
  }, [turns, wanted, read])
  return views
}

function meaningOf(turn: MissedTurn, views: Views, own: Seat | null, { game, words }: Scene): Meaning | null {
  const [before, after] = [views.get(turn.from), views.get(turn.at)]
  if (before === undefined || after === undefined || own === null) return null
  const { figures, means } = game.plugin
  const changes = figures === undefined ? [] : changesOf(figures(before, own), [figures(after, own)])
  const notes = means?.(turn.events, before, after, own) ?? []
  return { changes, notes: notes.map((note) => words.t(note)) }
}

export function useMissedTurns(
  scene: Scene,
  { position, look: seen, log }: LiveState,
  present: number,
  look: (at: number | null) => void,
  read: (at: number) => Promise<Position>,
): MissedTurns {
  const { words, game, about } = scene
  const own = position?.seat ?? null
  const since = seen?.at ?? present
  const turns = useMemo(() => missedTurns(log, since, own, words, game), [log, since, own, words, game])
  const [now, setNow] = useState<number | null>(null)
  const [playing, setPlaying] = useState(false)
  const away = useAway(about.id)
  const asked = useRef(false)

  const show = useCallback(
    (n: number) => {
      const turn = turns[n]
      setNow(turn === undefined ? null : n)
      if (turn === undefined) setPlaying(false)
      look(turn?.at ?? null)
    },
    [turns, look],
  )
  const end = useCallback(() => {
    setNow(null)
    setPlaying(false)
    look(null)
  }, [look])

  // Once, for who comes back to a table that has gone on.
  useEffect(() => {
    if (asked.current || seen === null) return
    asked.current = true
    if (away > AWAY && turns.length > 0) show(0)
  }, [seen, turns, away, show])

  useEffect(() => {
    if (!playing || now === null) return
    const timer = setTimeout(() => show(now + 1), STAY)
    return () => clearTimeout(timer)
  }, [playing, now, show])

  const views = useViews(turns, now !== null, read)
  const meanings = useMemo(() => turns.map((turn) => meaningOf(turn, views, own, scene)), [turns, views, own, scene])
  return {
    turns,
    now,
    meanings,
    before: (now === null ? undefined : views.get(turns[now]?.from ?? -1)) ?? null,
    playing,
    away: away > AWAY ? away : 0,
    show,
    next: () => (now === null ? show(0) : show(now + 1)),
    play: () => setPlaying((on) => !on),
    end,
  }
}

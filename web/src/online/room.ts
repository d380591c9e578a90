/** A room that is open on the screen: who is there, what is said, what happened since. */
import { granted, type Message, type Outcome, type Refusal, type Seat } from '@ludarium/kernel'
import type { ChatLine, Room, Typing } from '@ludarium/tables'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { online, wire } from './client.ts'

type Channel = ChatLine['channel']

/** Something that happened in the room while the reader was there, for the talk beside it. */
export interface RoomNote {
  readonly at: number
  readonly message: Message
  readonly bad: boolean
}

export interface RoomView {
  readonly room: Room | null
  readonly refusal: Refusal | null
  readonly lines: Readonly<Record<Channel, readonly ChatLine[]>>
  readonly notes: readonly RoomNote[]
  /** By person, since when they are gone although they were here (milliseconds since 1970). */
  readonly gone: ReadonlyMap<string, number>
  /** By person, since when their page is out of sight. */
  readonly away: ReadonlyMap<string, number>
  /** Who is writing now. */
  readonly writers: readonly Typing[]
  /** Lines of the reader's own channel that were not looked at. */
  readonly unread: number
  /** The last line that had been looked at when the page was opened or the talk was left. */
  readonly seenTo: number
  look(): void
  say(channel: Channel, line: string): Promise<Outcome<unknown>>
  /** The reader is writing; told now and then. */
  types(channel: Channel): void
  take(room: Outcome<Room>): Outcome<Room>
}

const NOBODY: ReadonlyMap<string, number> = new Map()
const SILENCE: RoomView['lines'] = { seats: [], watchers: [] }
const MOST_NOTES = 40
/** Who writes says so this often, and is believed for a little longer. */
const TYPES = 3000
const BELIEVED = 5000

const seenKey = (table: string): string => `ludarium.chat.${table}`

function seenIn(table: string): number {
  try {
    return Number(localStorage.getItem(seenKey(table)) ?? -1)
  } catch {
    return -1
  }
}

export const ownSeatIn = (room: Room, person: string): Seat | null => {
  const seat = room.seats.findIndex((one) => one.kind === 'person' && one.person?.id === person)
  return seat < 0 ? null : seat
}

/** What has changed at the seats, as sentences. */
export function changesBetween(before: Room, now: Room): { message: Message; bad: boolean }[] {
  return now.seats.flatMap((seat, n) => {
    const old = before.seats[n]
    if (old === undefined) return []
    const name = seat.person?.name ?? ''
    const was = old.person?.name ?? ''
    const say = (key: string, params: Message['params'], bad = false) => [{ message: { key, params }, bad }]
    if (seat.kind !== old.kind || seat.person?.id !== old.person?.id) {
      if (seat.kind === 'person' && old.kind === 'bot') return say('chat.back', { name })
      if (seat.kind === 'person') return say('chat.sits', { name })
      if (seat.kind === 'bot' && old.kind === 'person') return say('chat.lent', { name: was })
      if (seat.kind === 'bot') return say('chat.bot', { n: n + 1 })
      if (old.kind === 'person') return say('chat.leaves', { name: was })
      return []
    }
    if (seat.kind !== 'person') return []
    if (before.phase === 'waiting' && seat.ready && !old.ready) return say('chat.ready', { name })
    if (!seat.here && old.here) return say('chat.lost', { name }, true)
    if (seat.here && !old.here) return say('chat.here', { name })
    return []
  })
}

/** Since when it has been so, by person; who it was true of already before the first look is left out. */
export function sinceWhen(
  old: ReadonlyMap<string, number>,
  before: Room,
  next: Room,
  isSo: (seat: Room['seats'][number]) => boolean,
  now: number,
): ReadonlyMap<string, number> {
  const map = new Map(old)
  for (const [n, seat] of next.seats.entries()) {
    const was = before.seats[n]
    if (seat.person === null) continue
    if (!isSo(seat)) map.delete(seat.person.id)
    else if (was !== undefined && !isSo(was) && was.person?.id === seat.person.id) map.set(seat.person.id, now)
  }
  return map
}

/** Who is writing, each for a while after they said so. */
function useWriters(): readonly [
  writers: readonly Typing[],
  wrote: (typing: Typing) => void,
  said: (id: string) => void,
] {
  const [writers, setWriters] = useState<readonly Typing[]>([])
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  const said = useCallback((id: string): void => {
    clearTimeout(timers.current.get(id))
    timers.current.delete(id)
    setWriters((old) => (old.some((one) => one.person.id === id) ? old.filter((one) => one.person.id !== id) : old))
  }, [])
  const wrote = useCallback(
    (typing: Typing): void => {
      const { id } = typing.person
      clearTimeout(timers.current.get(id))
      timers.current.set(
        id,
        setTimeout(() => said(id), BELIEVED),
      )
      setWriters((old) => [...old.filter((one) => one.person.id !== id), typing])
    },
    [said],
  )
  useEffect(() => {
    const { current } = timers
    return () => {
      for (const timer of current.values()) clearTimeout(timer)
    }
  }, [])
  return [writers, wrote, said]
}

/** The room from then on, for who is there without a table: who is here, whether a rematch is open. */
export function useRoomSince(first: Room): Room {
  const [room, setRoom] = useState(first)
  useEffect(
    () => wire.follow('inside', [first.id], (news) => void (news.type === 'room' && setRoom(news.room))),
    [first.id],
  )
  return room.id === first.id && room.version >= first.version ? room : first
}

export function useRoom(id: string): RoomView {
  const [room, setRoom] = useState<Room | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [lines, setLines] = useState(SILENCE)
  const [notes, setNotes] = useState<readonly RoomNote[]>([])
  const [gone, setGone] = useState(NOBODY)
  const [away, setAway] = useState(NOBODY)
  const [writers, wrote, said] = useWriters()
  const [seen, setSeen] = useState(() => seenIn(id))
  const [seenTo, setSeenTo] = useState(seen)
  const last = useRef<Room | null>(null)

  const taken = useCallback((next: Room): void => {
    const before = last.current
    if (before !== null && before.version > next.version) return
    last.current = next
    setRoom(next)
    setRefusal(null)
    if (before === null) return
    const now = Date.now()
    const fresh = changesBetween(before, next).map((note) => ({ ...note, at: now }))
    if (fresh.length > 0) setNotes((old) => [...old, ...fresh].slice(-MOST_NOTES))
    setGone((old) => sinceWhen(old, before, next, (seat) => !seat.here, now))
    setAway((old) => sinceWhen(old, before, next, (seat) => seat.away, now))
  }, [])

  const put = useCallback((fresh: readonly ChatLine[]) => {
    setLines((old) => {
      const merge = (channel: Channel): readonly ChatLine[] => {
        const mine = fresh.filter((line) => line.channel === channel)
        if (mine.length === 0) return old[channel]
        const all = new Map([...old[channel], ...mine].map((line) => [line.number, line]))
        return [...all.values()].sort((a, b) => a.number - b.number)
      }
      return { seats: merge('seats'), watchers: merge('watchers') }
    })
  }, [])

  useEffect(() => {
    let current = true
    const read = async (channel: Channel): Promise<void> => {
      const found = await wire.call('chat', id, channel, 0)
      if (current && found.ok) put(found.value)
    }
    const stop = wire.eachLine(() => {
      void read('seats')
      void read('watchers')
    })
    const leave = wire.follow(
      'inside',
      [id],
      (news) => {
        if (!current) return
        if (news.type === 'room') taken(news.room)
        else if (news.type === 'typing') wrote(news.typing)
        else {
          said(news.line.person.id)
          put([news.line])
        }
      },
      (why) => current && setRefusal(why),
    )
    return () => {
      current = false
      stop()
      leave()
    }
  }, [id, put, taken, wrote, said])

  const me = online().person?.id ?? ''
  const channel: Channel =
    room !== null && room.own.length + room.lent.length === 0 && room.phase === 'playing' ? 'watchers' : 'seats'
  const own = lines[channel]
  const newest = own[own.length - 1]?.number ?? -1
  const unread = own.filter((line) => line.number > seen && line.person.id !== me).length

  const look = useCallback(() => {
    setSeen((old) => {
      if (newest <= old) return old
      setSeenTo(old)
      try {
        localStorage.setItem(seenKey(id), String(newest))
      } catch {
        // Marks of what is new then start afresh with each visit.
      }
      return newest
    })
  }, [id, newest])

  const typed = useRef(0)
  const types = useCallback(
    (to: Channel): void => {
      if (Date.now() - typed.current < TYPES || online().wire.is !== 'open') return
      typed.current = Date.now()
      void wire.call('typing', id, to)
    },
    [id],
  )

  const say = useCallback(
    async (to: Channel, line: string): Promise<Outcome<unknown>> => {
      const answer = await wire.call('say', id, to, line)
      typed.current = 0
      if (answer.ok) put([answer.value])
      return answer
    },
    [id, put],
  )

  const take = useCallback(
    (outcome: Outcome<Room>): Outcome<Room> => {
      if (outcome.ok) taken(outcome.value)
      return outcome.ok ? granted(outcome.value) : outcome
    },
    [taken],
  )

  return useMemo(
    () => ({ room, refusal, lines, notes, gone, away, writers, unread, seenTo, look, say, types, take }),
    [room, refusal, lines, notes, gone, away, writers, unread, seenTo, look, say, types, take],
  )
}

/** The server's end of a person's line: every call and feed, checked against its schema and the person's rights. */
import { bots } from '@ludarium/bots'
import { granted, type Outcome, refused, type Seat } from '@ludarium/kernel'
import {
  type Answers,
  answersOf,
  botChance,
  type ChatLine,
  type Hint,
  mayLook,
  type News,
  type OnlineCalls,
  type OnlineFeeds,
  type OnlineTableCalls,
  type Reader,
  type Receipt,
  type Room,
  type RoomNews,
  type Sources,
  type Table,
  type Tell,
  type Typing,
} from '@ludarium/tables'
import { Compile } from 'typebox/compile'
import type { Bus } from '../bus/bus.ts'
import { anywhereOf, inSightOf, type Presence } from '../bus/presence.ts'
import type { Hall } from '../hall/hall.ts'
import type { Thinker } from '../minds/pool.ts'
import type { Friends } from '../people/friends.ts'
import type { Person } from '../people/people.ts'
import { type Chat, mayRead, veiled } from '../rooms/chat.ts'
import { type RoomRow, readRoom } from '../rooms/doc.ts'
import type { Rooms } from '../rooms/rooms.ts'
import { peopleOf } from '../rooms/seats.ts'
import type { Store } from '../store/index.ts'
import { afresh } from './afresh.ts'
import { CALLS, FEEDS } from './schemas.ts'

export interface DeskParts {
  readonly store: Store
  readonly bus: Bus
  readonly presence: Presence
  readonly hall: Hall
  readonly rooms: Rooms
  readonly chat: Chat
  readonly friends: Friends
  readonly thinker: Thinker
  /** How long a hint may take. */
  readonly hintMilliseconds: number
  /** People for whom a hint is being found. One each, however many windows they have: threads are few. */
  readonly hinted: Set<string>
}

/** A text that is JSON already. */
export class Raw {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** By name, whether arguments are what the schema says. Compiled once. */
function checks<T extends typeof CALLS | typeof FEEDS>(schemas: T): Record<keyof T, (args: unknown) => boolean> {
  const entries = Object.entries(schemas).map(([name, schema]) => {
    const compiled = Compile(schema)
    return [name, (args: unknown) => compiled.Check(args)]
  })
  return Object.fromEntries(entries) as Record<keyof T, (args: unknown) => boolean>
}

const callFits = checks(CALLS)
const feedFits = checks(FEEDS)

const malformed = refused('malformed.request')

type Args<K extends keyof OnlineCalls> = Parameters<OnlineCalls[K]>

/** The answering end of one call. */
function on<K extends keyof OnlineCalls & string>(
  name: K,
  answer: (...args: Args<K>) => Promise<Outcome<ReturnType<OnlineCalls[K]>>>,
): Answers<OnlineCalls>[K] {
  const entry = {
    // The schema is that of the call's arguments.
    read: (args: readonly unknown[]) => (callFits[name](args) ? granted(args as Args<K>) : malformed),
    answer,
  }
  return entry as unknown as Answers<OnlineCalls>[K]
}

export class Desk {
  private readonly parts: DeskParts
  /** Read at each call: the name may change. */
  private readonly who: () => Person
  /** Whether the page at the other end is in sight. */
  private seen = true
  /** Rooms that are open there, each with the way to be out of sight in it. */
  private readonly rooms = new Set<{ readonly id: string; hide: () => void }>()

  constructor(parts: DeskParts, who: () => Person) {
    this.parts = parts
    this.who = who
  }

  private async shown(room: Promise<Outcome<RoomRow>>): Promise<Outcome<Room>> {
    const done = await room
    return done.ok ? granted(await this.parts.rooms.view(this.who(), done.value)) : done
  }

  private seatsAt(table: Table): readonly Seat[] {
    const { id } = this.who()
    return table.sitters.flatMap((sitter, seat) => (sitter.kind === 'person' && sitter.id === id ? [seat] : []))
  }

  /** Whether who follows a seat may go on: it is theirs, though a bot may play it for a while. */
  private mayStay(table: Table, seat: Seat | null): boolean {
    return seat === null || table.over || table.sitters[seat]?.id === this.who().id
  }

  /** The table, for who sits there or may watch. */
  private async table(id: string): Promise<Outcome<Table>> {
    const opened = await this.parts.hall.open(id)
    const seated = opened.ok && opened.value.sitters.some((sitter) => sitter.id === this.who().id)
    if (seated) return opened
    const room = await readRoom(this.parts.store.sql, id)
    if (room === null || !(await this.parts.rooms.maySee(this.who(), room))) return refused('missing.table')
    if (room.phase === 'waiting' || room.phase === 'closed') return refused('room.waiting')
    if (!(await this.parts.rooms.mayWatch(this.who(), room))) return refused('forbidden.watch')
    return opened
  }

  /** Only for who plays the seat. */
  private async ordered(
    id: string,
    seat: Seat,
    work: (table: Table) => Promise<Outcome<Receipt>>,
  ): Promise<Outcome<Receipt>> {
    const opened = await this.parts.hall.open(id)
    if (opened.ok && this.seatsAt(opened.value).includes(seat)) return work(opened.value)
    const table = await this.table(id)
    if (!table.ok) return table
    return table.value.sitters[seat] === undefined ? refused('seat.none') : refused('seat.other')
  }

  private async hint(table: Table, seat: Seat): Promise<Hint | null> {
    const { game, match } = table
    if (!table.actors.includes(seat)) return null
    const chance = botChance(`${table.id}/hint`, seat, table.number)
    const level = bots[bots.length - 1]?.name ?? ''
    const view = game.view(match.state, seat)
    const milliseconds = this.parts.hintMilliseconds
    return {
      move: await this.parts.thinker.think({ game: game.id, view, seat, level, chance, milliseconds, advice: true }),
      lead: null,
    }
  }

  private async oneHint<T>(work: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
    const { hinted } = this.parts
    const { id } = this.who()
    if (hinted.has(id)) return refused('slow')
    hinted.add(id)
    return work().finally(() => hinted.delete(id))
  }

  private tableCalls(): Answers<OnlineTableCalls> {
    const reading = async <T>(
      id: string,
      work: (answers: ReturnType<typeof answersOf>) => Outcome<T> | Promise<Outcome<T>>,
    ): Promise<Outcome<T>> => {
      const table = await this.table(id)
      if (!table.ok) return table
      const reader: Reader = {
        own: () => this.seatsAt(table.value),
        hint: (seat) => this.hint(table.value, seat),
      }
      return work(answersOf(() => table, reader))
    }
    return {
      about: on('about', (id) => reading(id, (to) => to.about.answer())),
      position: on('position', (id, seat, at) =>
        reading(id, (to) => (typeof at === 'number' ? to.position.answer(seat, at) : to.position.answer(seat))),
      ),
      log: on('log', (id, seat) => reading(id, (to) => to.log.answer(seat))),
      scores: on('scores', (id, seat) => reading(id, (to) => to.scores.answer(seat))),
      exported: on('exported', (id) => reading(id, (to) => to.exported.answer())),
      hint: on('hint', (id, seat) =>
        this.oneHint(async () => {
          const room = await readRoom(this.parts.store.sql, id)
          if (room?.doc.rated === true && room.phase === 'playing') return refused('rated.hint')
          return reading(id, (to) => to.hint.answer(seat))
        }),
      ),
      submit: on('submit', (id, seat, move, seen, ticket) =>
        this.ordered(id, seat, (table) => table.submit({ do: 'decide', seat, move, seen, ticket })),
      ),
      undo: on('undo', (id, seat, ticket) =>
        this.ordered(id, seat, (table) => table.submit({ do: 'undo', seat, ticket })),
      ),
      redo: on('redo', (id, seat, ticket) =>
        this.ordered(id, seat, (table) => table.submit({ do: 'redo', seat, ticket })),
      ),
    }
  }

  answers(): Answers<OnlineCalls> {
    const { rooms, chat } = this.parts
    const me = this.who
    const seen = async <T>(id: string, work: (room: RoomRow) => Promise<Outcome<T>>): Promise<Outcome<T>> => {
      const room = await rooms.seen(me(), id)
      return room.ok ? work(room.value) : room
    }
    return {
      ...this.tableCalls(),
      lobby: on('lobby', async (filter) => granted(await rooms.lobby(me(), filter))),
      own: on('own', async () => granted(await rooms.ownTables(me()))),
      friends: on('friends', async () => granted(await rooms.friendsHere(me()))),
      attend: on('attend', async (seen) => granted(this.attend(seen))),
      create: on('create', (form) => this.shown(rooms.create(me(), form))),
      enter: on('enter', (id, link) => this.shown(rooms.enter(me(), id, link))),
      room: on('room', (id) => this.shown(rooms.seen(me(), id))),
      change: on('change', (id, form) => this.shown(rooms.change(me(), id, form))),
      close: on('close', (id) => this.shown(rooms.close(me(), id))),
      sit: on('sit', (id, seat) => this.shown(rooms.sit(me(), id, seat))),
      stand: on('stand', (id, seat) => this.shown(rooms.stand(me(), id, seat))),
      seat: on('seat', (id, seat, form) => this.shown(rooms.seat(me(), id, seat, form))),
      invite: on('invite', (id, person) => this.shown(rooms.invite(me(), id, person))),
      ready: on('ready', (id, yes) => this.shown(rooms.ready(me(), id, yes))),
      start: on('start', (id) => this.shown(rooms.start(me(), id))),
      leave: on('leave', (id) => this.shown(rooms.leave(me(), id))),
      rematch: on('rematch', (id) => this.shown(rooms.rematch(me(), id))),
      resign: on('resign', (id, seat) => this.shown(rooms.resign(me(), id, seat))),
      lend: on('lend', (id, seat, level) => this.shown(rooms.lend(me(), id, seat, level))),
      back: on('back', (id, seat) => this.shown(rooms.back(me(), id, seat))),
      ask: on('ask', (id, kind, at, to) => this.shown(rooms.ask(me(), id, kind, at, to))),
      answer: on('answer', (id, ask, yes) => this.shown(rooms.answer(me(), id, ask, yes))),
      say: on('say', (id, channel, line) => seen(id, (room) => chat.say(me(), room, channel, line))),
      typing: on('typing', (id, channel) => seen(id, (room) => chat.typing(me(), room, channel))),
      chat: on('chat', (id, channel, before) => seen(id, (room) => chat.list(me(), room, channel, before))),
      report: on('report', (id, at) => seen(id, (room) => chat.report(me(), room, at))),
      hide: on('hide', (id, at) => seen(id, (room) => chat.hide(me(), room, at))),
    }
  }

  feeds(): Sources<OnlineFeeds> {
    return {
      watch: {
        read: (args) => (feedFits.watch(args) ? granted(args as Parameters<OnlineFeeds['watch']>) : malformed),
        follow: async (tell, id, seat, from) => {
          const table = await this.table(id)
          if (!table.ok) return table
          const no = mayLook(table.value, this.seatsAt(table.value), seat)
          if (no !== null) return { ok: false, ...no }
          // The text is the update as JSON; the socket sends it as it is.
          const send = tell as unknown as (raw: Raw) => void
          return this.parts.hall.follow(
            id,
            seat,
            from,
            (text) => send(new Raw(text)),
            (now) => this.mayStay(now, seat),
          )
        },
      },
      inside: {
        read: (args) => (feedFits.inside(args) ? granted(args as Parameters<OnlineFeeds['inside']>) : malformed),
        follow: (tell, id) => this.inside(tell, id),
      },
      news: {
        read: (args) => (feedFits.news(args) ? granted([]) : malformed),
        follow: (tell) => {
          const { bus, presence } = this.parts
          const { id } = this.who()
          const leave = presence.enter(id, anywhereOf(id))
          const unsubscribe = bus.subscribe(`p/${id}`, (news) => tell(news as News))
          return granted(() => {
            unsubscribe()
            leave()
          })
        },
      },
    }
  }

  private attend(seen: boolean): null {
    const { bus, presence } = this.parts
    if (seen === this.seen) return null
    this.seen = seen
    for (const room of this.rooms) {
      room.hide()
      room.hide = seen ? presence.enter(this.who().id, inSightOf(room.id)) : () => {}
      bus.publish(`h/${room.id}`, null)
    }
    return null
  }

  /** The room and what is said there, from now on; who follows it counts as being there. */
  private async inside(tell: Tell<RoomNews>, id: string): Promise<Outcome<() => void>> {
    const { rooms, bus, presence, friends, store } = this.parts
    const me = this.who()
    const first = await rooms.seen(me, id)
    if (!first.ok) return first
    let room = first.value
    let open = true
    const blockedNow = async () => new Set((await friends.blocked(me.id)).map((one) => one.id))
    let blocked = await blockedNow()
    /** Whether the reader is still let in; who is not hears no more of it. */
    const look = async (): Promise<boolean> => {
      const now = await readRoom(store.sql, id)
      if (!open) return false
      if (now === null || !(await rooms.maySee(this.who(), now))) {
        tell.end(refused('missing.table'))
        return false
      }
      room = now
      return open
    }
    const show = afresh(async () => {
      if (!(await look())) return
      const view = await rooms.view(this.who(), room)
      if (open) tell({ type: 'room', room: view })
    })
    const said = async (line: ChatLine): Promise<void> => {
      if (!(await look())) return
      blocked = await blockedNow()
      if (open && mayRead(room, me.id, line.channel)) tell({ type: 'said', line: veiled(line, blocked) })
    }
    let saying = Promise.resolve()
    const leave = presence.enter(me.id, id)
    const inSight = { id, hide: this.seen ? presence.enter(me.id, inSightOf(id)) : () => {} }
    this.rooms.add(inSight)
    const off = [
      bus.subscribe(`r/${id}`, show),
      bus.subscribe(`h/${id}`, show),
      bus.subscribe('names', (message) => {
        if ([room.host, ...peopleOf(room.doc)].includes((message as { id: string }).id)) show()
      }),
      bus.subscribe(`c/${id}`, (message) => {
        // What cannot be looked up now is in the list of lines when the page comes back.
        saying = saying.then(() => said(message as ChatLine)).catch(() => {})
      }),
      bus.subscribe(`w/${id}`, (message) => {
        const typing = message as Typing
        const other = typing.person.id !== me.id && !blocked.has(typing.person.id)
        if (other && mayRead(room, me.id, typing.channel)) tell({ type: 'typing', typing })
      }),
    ]
    bus.publish(`h/${id}`, null)
    return granted(() => {
      open = false
      for (const one of off) one()
      this.rooms.delete(inSight)
      inSight.hide()
      leave()
      bus.publish(`h/${id}`, null)
    })
  }
}

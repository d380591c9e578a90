/**
 * Tables on a server: what travels over the one line of a person, and the reader's end of it. Positions travel whole
 * once and then as differences; the hash of the view tells when something went wrong, and then it is asked for anew.
 */
import { type Change, hash, type Options, patched, type Refusal, type Seat, type State } from '@ludarium/kernel'
import type { TableCalls } from './calls.ts'
import type { ClockTerms } from './clock.ts'
import type { Line } from './line.ts'
import { orThrow } from './refused.ts'
import type { Sign } from './signs.ts'
import type { Position, Sitter, TableSource, Update } from './source.ts'

/** The view whole, or what has changed in that of the last update. */
export type WireView = { readonly view: State } | { readonly changes: readonly Change[] }

/** An update on its way. What is left out is as it was. */
export interface WireUpdate extends Omit<Update, 'position' | 'sitters'> {
  readonly sitters?: readonly Sitter[]
  readonly position?: Omit<Position, 'view'> & WireView
}

export type Phase = 'waiting' | 'playing' | 'over' | 'closed'

/** A person as others see them. */
export interface Somebody {
  readonly id: string
  /** '' when the account is no more. */
  readonly name: string
}

export interface RoomSeat {
  /** 'kept': for `person`, who has not sat down yet. */
  readonly kind: 'free' | 'kept' | 'person' | 'bot'
  readonly person: Somebody | null
  /** A bot's strength; 'outside' for a program of somebody's own. */
  readonly level: string
  readonly ready: boolean
  readonly sign: Sign
  /** Has the table open now. */
  readonly here: boolean
  /** Here, but on no page that is in sight. */
  readonly away: boolean
}

/** What a table is opened with. */
export interface RoomForm {
  readonly game: string
  readonly options: Readonly<Record<string, unknown>>
  readonly seats: readonly SeatForm[]
  /** Who may sit down: anybody, who has the link, who is invited. */
  readonly access: 'open' | 'link' | 'invited'
  readonly watch: 'anyone' | 'friends' | 'nobody'
  readonly clock: ClockTerms | null
  readonly rated: boolean
}

export type SeatForm =
  | { readonly kind: 'me' | 'free' }
  | { readonly kind: 'kept'; readonly person: string }
  | { readonly kind: 'bot'; readonly level: string }

/** Something that needs everybody's consent; no answer is a no. */
export interface RoomAsk {
  readonly id: string
  /** 'hand': a seat to somebody else; 'lend': that of somebody who is away to a bot. */
  readonly kind: 'rewind' | 'end' | 'hand' | 'lend'
  readonly by: Somebody
  /** Decisions to go back to; the seat that is handed over or lent; else 0. */
  readonly at: number
  /** Who shall get the seat. */
  readonly to: Somebody | null
  /** By person who has to answer: yes, no, or nothing yet. */
  readonly answers: readonly { readonly person: Somebody; readonly yes: boolean | null }[]
  readonly until: number
}

export interface Room {
  readonly id: string
  /** Grows with every change. */
  readonly version: number
  readonly phase: Phase
  readonly game: string
  readonly options: Options
  readonly host: Somebody
  readonly seats: readonly RoomSeat[]
  /** Seats that the reader may play, and those a bot plays in the reader's place. */
  readonly own: readonly Seat[]
  readonly lent: readonly Seat[]
  readonly access: RoomForm['access']
  readonly watch: RoomForm['watch']
  readonly clock: ClockTerms | null
  readonly rated: boolean
  /** Opens the table for who has it; null for who may not pass it on. */
  readonly link: string | null
  /** SHA-256 of the seed, from the beginning; the seed itself once the game is over. */
  readonly deal: { readonly hash: string; readonly seed: string | null }
  readonly opened: number
  readonly asks: readonly RoomAsk[]
  readonly rematch: string | null
  readonly watchers: number
  /** Those of them who let others see that they are here; not all where there are many. */
  readonly watching: readonly Somebody[]
}

/** One line in a list of tables. */
export interface RoomEntry {
  readonly id: string
  readonly phase: Phase
  readonly game: string
  readonly host: Somebody
  readonly seats: readonly RoomSeat[]
  readonly clock: ClockTerms | null
  readonly rated: boolean
  readonly access: RoomForm['access']
  readonly opened: number
  readonly touched: number
  readonly round: number
  readonly decisions: number
  readonly totals: readonly number[]
  readonly ranks: readonly number[]
  readonly actors: readonly Seat[]
  /** It is the reader's decision. */
  readonly waits: boolean
  /** When the reader's time is up. */
  readonly due: number | null
  readonly role: 'seat' | 'host' | 'invited' | 'inside' | ''
}

export interface LobbyFilter {
  readonly game?: string
  /** Only tables with a free seat. */
  readonly free?: boolean
  readonly clock?: 'none' | 'live' | 'days'
  readonly rated?: boolean
}

export interface ChatLine {
  readonly number: number
  readonly channel: 'seats' | 'watchers'
  readonly person: Somebody
  readonly seat: Seat | null
  readonly line: string
  readonly said: number
  readonly hidden: boolean
}

export type Typing = Pick<ChatLine, 'channel' | 'person' | 'seat'>

/** What is told about a room that is open on the reader's screen. */
export type RoomNews =
  | { readonly type: 'room'; readonly room: Room }
  | { readonly type: 'said'; readonly line: ChatLine }
  /** Somebody is writing a line, a moment ago. */
  | { readonly type: 'typing'; readonly typing: Typing }

/** What is told to a person wherever they are. */
export type News = { readonly type: 'turn' | 'invited' | 'over'; readonly table: string } | { readonly type: 'friends' }

export interface FriendHere extends Somebody {
  readonly here: boolean
  /** A running table of theirs that may be watched. */
  readonly table: string | null
}

export type RoomCalls = {
  readonly lobby: (filter: LobbyFilter) => readonly RoomEntry[]
  /** The reader's own tables: own decisions by time left, then the longest wait, then the others. */
  readonly own: () => readonly RoomEntry[]
  readonly friends: () => readonly FriendHere[]
  /** Whether the page at this end of the line is in sight; it is until it says otherwise. */
  readonly attend: (seen: boolean) => null
  readonly create: (form: RoomForm) => Room
  /** With the link, which lets the reader in for good. */
  readonly enter: (table: string, link: string) => Room
  readonly room: (table: string) => Room
  readonly change: (table: string, form: RoomForm) => Room
  readonly close: (table: string) => Room
  readonly sit: (table: string, seat: Seat) => Room
  readonly stand: (table: string, seat: Seat) => Room
  readonly seat: (table: string, seat: Seat, form: SeatForm) => Room
  readonly invite: (table: string, person: string) => Room
  readonly ready: (table: string, yes: boolean) => Room
  readonly start: (table: string) => Room
  readonly leave: (table: string) => Room
  readonly rematch: (table: string) => Room
  readonly resign: (table: string, seat: Seat) => Room
  /** A bot plays the reader's seat until `back`. */
  readonly lend: (table: string, seat: Seat, level: string) => Room
  readonly back: (table: string, seat: Seat) => Room
  readonly ask: (table: string, kind: RoomAsk['kind'], at: number, to: string) => Room
  readonly answer: (table: string, ask: string, yes: boolean) => Room
  readonly say: (table: string, channel: ChatLine['channel'], line: string) => ChatLine
  /** The reader is writing a line. */
  readonly typing: (table: string, channel: ChatLine['channel']) => null
  readonly chat: (table: string, channel: ChatLine['channel'], before: number) => readonly ChatLine[]
  readonly report: (table: string, number: number) => null
  readonly hide: (table: string, number: number) => null
}

/** The calls of a table, each with the table's id before its other arguments. */
export type OnlineTableCalls = {
  readonly [K in keyof TableCalls]: (table: string, ...args: Parameters<TableCalls[K]>) => ReturnType<TableCalls[K]>
}

export type OnlineCalls = OnlineTableCalls & RoomCalls

export type OnlineFeeds = {
  readonly watch: (table: string, seat: Seat | null, from: number) => WireUpdate
  readonly inside: (table: string) => RoomNews
  readonly news: () => News
}

/** The view that a reader has, put together from what has come. */
interface Seen {
  serial: number
  update: Update
}

/** The update as it would have come whole; null when it does not fit what the reader has. */
function whole(wire: WireUpdate, before: Update | null): Update | null {
  const { position, sitters = before?.sitters, ...rest } = wire
  if (sitters === undefined) return null
  if (position === undefined) return before === null ? null : { ...before, ...rest, sitters }
  if ('view' in position) return { ...rest, sitters, position }
  if (before === null) return null
  const { changes, ...about } = position
  const view = changed(before.position.view, changes)
  return view !== null && hash(view) === position.hash ? { ...rest, sitters, position: { ...about, view } } : null
}

function changed(view: State, changes: readonly Change[]): State | null {
  try {
    return patched(view, changes) as State
  } catch {
    return null
  }
}

/**
 * A table source over the line to a server. `line` is asked for at each call: after a new connection the same source
 * goes on, and `subscribe` with the last serial gets only what was missed.
 */
export function onlineSource(line: () => Line<OnlineCalls, OnlineFeeds>, table: string): TableSource {
  const seen = new Map<Seat | null, Seen>()

  function subscribe(
    seat: Seat | null,
    from: number,
    listen: (update: Update) => void,
    ended?: (refusal: Refusal) => void,
  ): () => void {
    const known = seen.get(seat)
    const resume = known !== undefined && known.serial === from ? from : 0
    let leave: () => void = () => {}
    let open = true
    const follow = (since: number): void => {
      leave = line().follow(
        'watch',
        [table, seat, since],
        (wire) => {
          if (!open) return
          const update = whole(wire, seen.get(seat)?.update ?? null)
          if (update === null) {
            // It does not fit: everything anew.
            leave()
            seen.delete(seat)
            follow(0)
            return
          }
          seen.set(seat, { serial: update.serial, update })
          listen(update)
        },
        (refusal) => open && ended?.(refusal),
      )
    }
    if (resume === 0) seen.delete(seat)
    follow(resume)
    return () => {
      open = false
      leave()
    }
  }

  return {
    about: async () => orThrow(await line().call('about', table)),
    position: async (seat, at) => orThrow(await line().call('position', table, seat, at)),
    log: async (seat) => orThrow(await line().call('log', table, seat)),
    scores: async (seat) => orThrow(await line().call('scores', table, seat)),
    subscribe,
    submit: (seat, move, at, ticket) => line().call('submit', table, seat, move, at, ticket),
    undo: (seat, ticket) => line().call('undo', table, seat, ticket),
    redo: (seat, ticket) => line().call('redo', table, seat, ticket),
    hint: async (seat) => orThrow(await line().call('hint', table, seat)),
    exported: async () => orThrow(await line().call('exported', table)),
    close() {
      seen.clear()
    },
  }
}

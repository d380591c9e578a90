/** What a server and its clients exchange about tables: updates, rooms, lists, chat and news. */
import type { Change, Options, Seat, State } from '@ludarium/kernel'
import type { ClockTerms } from './clock.ts'
import type { Sign } from './signs.ts'
import type { Position, Sitter, Update } from './source.ts'

/** The whole view, or the changes since the last update. */
export type WireView = { readonly view: State } | { readonly changes: readonly Change[] }

/** An update as it is sent. Fields that are left out have not changed. */
export interface WireUpdate extends Omit<Update, 'position' | 'sitters'> {
  readonly sitters?: readonly Sitter[]
  readonly position?: Omit<Position, 'view'> & WireView
}

export type RoomPhase = 'waiting' | 'playing' | 'over' | 'closed'

/** A person. */
export interface PersonRef {
  readonly id: string
  /** '' for a deleted account. */
  readonly name: string
}

export interface RoomSeat {
  /** 'kept': reserved for `person`, who has not sat down yet. */
  readonly kind: 'free' | 'kept' | 'person' | 'bot'
  readonly person: PersonRef | null
  /** The level of a bot; 'outside' for an outside bot. */
  readonly level: string
  readonly ready: boolean
  readonly sign: Sign
  /** Has the table open. */
  readonly here: boolean
  /** Has the table open, but only on hidden pages. */
  readonly away: boolean
}

/** The form for opening or changing a table. */
export interface RoomForm {
  readonly game: string
  readonly options: Readonly<Record<string, unknown>>
  readonly seats: readonly SeatForm[]
  /** Who may join: anybody, people with the link, or invited people. */
  readonly access: 'open' | 'link' | 'invited'
  readonly watch: 'anyone' | 'friends' | 'nobody'
  readonly clock: ClockTerms | null
  readonly rated: boolean
}

export type SeatForm =
  | { readonly kind: 'me' | 'free' }
  | { readonly kind: 'kept'; readonly person: string }
  | { readonly kind: 'bot'; readonly level: string }

/** A request that needs consent. It expires without an answer. */
export interface RoomAsk {
  readonly id: string
  /** 'hand': hand a seat over to somebody; 'lend': let a bot stand in for an absent player. */
  readonly kind: 'rewind' | 'end' | 'hand' | 'lend'
  readonly by: PersonRef
  /** Number of decisions for 'rewind', the seat for 'hand' and 'lend', else 0. */
  readonly at: number
  /** The person who would get the seat. */
  readonly to: PersonRef | null
  /** Everybody who has to answer; null until they do. */
  readonly answers: readonly { readonly person: PersonRef; readonly yes: boolean | null }[]
  readonly until: number
}

export interface Room {
  readonly id: string
  /** Grows with every change. */
  readonly version: number
  readonly phase: RoomPhase
  readonly game: string
  readonly options: Options
  readonly host: PersonRef
  readonly seats: readonly RoomSeat[]
  /** Seats that the reader plays, and seats at which a bot stands in for the reader. */
  readonly own: readonly Seat[]
  readonly lent: readonly Seat[]
  readonly access: RoomForm['access']
  readonly watch: RoomForm['watch']
  readonly clock: ClockTerms | null
  readonly rated: boolean
  /** Lets people join; null if the reader may not pass it on. */
  readonly link: string | null
  /** SHA-256 of the seed; the seed itself once the game is over. */
  readonly deal: { readonly hash: string; readonly seed: string | null }
  readonly opened: number
  readonly asks: readonly RoomAsk[]
  readonly rematch: string | null
  readonly watchers: number
  /** Watchers who show their presence, up to a limit. */
  readonly watching: readonly PersonRef[]
}

/** An entry in a list of tables. */
export interface RoomEntry {
  readonly id: string
  readonly phase: RoomPhase
  readonly game: string
  readonly host: PersonRef
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
  /** It is the reader's turn. */
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
  readonly person: PersonRef
  readonly seat: Seat | null
  readonly line: string
  readonly said: number
  readonly hidden: boolean
}

export type Typing = Pick<ChatLine, 'channel' | 'person' | 'seat'>

/** An item of the feed of a room. */
export type RoomNews =
  | { readonly type: 'room'; readonly room: Room }
  | { readonly type: 'said'; readonly line: ChatLine }
  /** Somebody is typing. */
  | { readonly type: 'typing'; readonly typing: Typing }

/** An item of the feed of a person. */
export type News = { readonly type: 'turn' | 'invited' | 'over'; readonly table: string } | { readonly type: 'friends' }

export interface FriendHere extends PersonRef {
  readonly here: boolean
  /** A running table of theirs that the reader may watch. */
  readonly table: string | null
}

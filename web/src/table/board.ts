/**
 * Where a game's own board plugs into the table. The board knows no rules: the table tells it what may be
 * clicked (`legal`), what may not and why (`refused`), and takes the chosen move back (`submit`).
 *
 * The table draws top bar, decision bar, log, scores and rules by itself. Of a board it wants the parts below; all
 * receive the same props. What boards are built from lies beside this file: `pieces/` (things to press, large cards,
 * questions), `hex/` (maps), `After.tsx` and `foresight.ts` (what a move would bring); docs/adding-a-board.md shows them.
 * Pictures shared by everybody: `art/Icon.tsx` (`<Icon name="two-coins" size={16} label?="Wealth"/>`),
 * `art/SeatShape.tsx` (`<SeatShape colour={look.colour} size={16} label?="…" text?="14"/>`).
 */
import type { Catalog, GameEvent, Message, Move, MoveMessage, Seat, State } from '@ludarium/kernel'
import type { ReactNode } from 'react'
import type { Prospect, SeatFigure } from './foresight.ts'
import type { SeatColour, SeatLook } from './seats.ts'
import type { LogEntry } from './source.ts'

export type BoardDraft = Readonly<Record<string, string | number | readonly string[]>>

export const NO_DRAFT: BoardDraft = {}

/** A legal move with its words. */
export interface BoardChoice<M extends Move = Move> {
  /** Its number in `legal`; stable for one position. */
  readonly index: number
  readonly move: M
  readonly message: MoveMessage
  readonly text: string
  readonly group: string
  readonly rule: string
  /** What it brings, by the game's advice (`isRanked`) or the board (`plugin.worth`). */
  readonly worth?: number
  /** Answers to the questions that follow, made with the same click; see `submit`. */
  readonly rest?: readonly Partial<M>[]
  /** Id of the place where it is lit, if not where its last decision is made. */
  readonly place?: string
  /** A press plays nothing but sets the draft: the board then lights what belongs to it ("Build 5"). */
  readonly pick?: BoardDraft
}

/** Something a reader might expect and that is not possible now, with the reason in the reader's words. */
export interface RefusedChoice<M extends Move = Move> {
  /** What is known of the move; nothing legal has these fields. */
  readonly move: Partial<M>
  readonly reason: Message
  readonly text: string
}

/** Turns messages into the reader's words. */
export interface Teller {
  /** Plain text. */
  t(message: Message | string, params?: Message['params']): string
  /** The same with names of seats and things emphasised, for prompts and the log. */
  rich(message: Message, where: 'prompt' | 'log'): ReactNode
  /** Whether the catalog has such a key. */
  has(key: string): boolean
  /** Every key of the game's own words. */
  keys(): readonly string[]
  readonly language: string
}

export interface BoardProps<S extends State = State, M extends Move = Move> {
  readonly view: S
  /** Whose eyes; null for a spectator. */
  readonly seat: Seat | null
  readonly actors: readonly Seat[]
  /** Empty when it is not this seat's decision, in a replay, and while a move is being saved. */
  readonly legal: readonly BoardChoice<M>[]
  readonly refused: readonly RefusedChoice<M>[]
  /**
   * Plays a listed move. Fields are compared, the object need not be the same. `then` answers the questions that
   * follow with the same press: each is the part of a move that is known, and the first legal move with these fields is
   * played. Where there is none, another seat decides or something hidden comes to light, the rest is not played. The press
   * is one request, and undo takes it back as a whole.
   */
  submit(move: M, then?: readonly Partial<M>[]): void
  /** The choice under the pointer or focus, in the bar or on the board, for previews; shared by both. */
  readonly hover: BoardChoice<M> | null
  setHover(choice: BoardChoice<M> | null): void
  /** The view at this seat's last look; null when nothing may be marked as new. Compare with `view`. */
  readonly before: S | null
  /** The log line under the pointer: light the pieces it speaks of. */
  readonly spoken: GameEvent | null
  /** The move a bot suggests, until the next decision. */
  readonly hint: M | null
  readonly words: Teller
  /** By seat. */
  readonly looks: readonly SeatLook[]
  /**
   * What a legal move would bring, as far as the reader can know. Looked up for what is under the pointer, or a few at
   * a time: the first look takes the rules some tenths of a millisecond, any other nothing.
   */
  foresee(move: M, then?: readonly Partial<M>[]): Prospect<S> | null
  /** What has happened, oldest first, as far as the reader may know. */
  readonly log: readonly LogEntry[]
  /** A choice in progress on this screen (a picked cube, cargo, a dial), shared by bar and board; a new position forgets it. */
  readonly draft: BoardDraft
  setDraft(draft: BoardDraft): void
  /** Opens the rules drawer at that number. */
  openRule(rule: string): void
  readonly phone: boolean
  /** On a phone the tab to show (one of the plugin's), else ''. */
  readonly tab: string
}

/** A part that shows one seat. `folded`: one line of 56 px. */
export type PanelProps<S extends State = State, M extends Move = Move> = BoardProps<S, M> & {
  readonly of: Seat
  readonly folded: boolean
}

export type ChoiceProps<S extends State = State, M extends Move = Move> = BoardProps<S, M> & {
  readonly choice: BoardChoice<M>
}

export interface BoardTab {
  readonly id: string
  /** Key of its name. */
  readonly name: string
}

export interface RoundPhase {
  readonly id: string
  /** Key of its name. */
  readonly name: string
}

/** How a wide table lies around the board. What is left out is as usual: rivals at the left, own holdings below. */
export interface Arrangement {
  /** A column at the left, a row above the board, or drawn by the board itself (with `SeatPanel`). */
  readonly rivals?: 'column' | 'row' | 'board'
  /** 'never': the panels shrink by themselves when there are many; else those that have no room fold to one line. */
  readonly fold?: 'never'
  /** Own panel and `Dock` below everything, or drawn by the board itself. */
  readonly dock?: 'below' | 'board'
  /** 'board': what the board draws itself it draws on a tablet too; else seats are chips there, own holdings below. */
  readonly tablet?: 'usual' | 'board'
  /** CSS lengths: height of the dock, width of the own panel in it. */
  readonly dockHeight?: string
  readonly ownWidth?: string
  /** 'low': prompt and buttons in one line each, without the names of groups. */
  readonly bar?: 'low'
  /** 'box': Enter takes what the box with the figures shows, and the box says so. */
  readonly enter?: 'button' | 'box'
  /** 'board': standing preferences have a place on the board, the bar needs none. */
  readonly preferences?: 'bar' | 'board'
  /** 'rail': log and scores are folded away at first where the window is narrower than 1680 px. */
  readonly side?: 'open' | 'rail'
}

/** A thing on a shelf of the learn page, drawn as on the board. */
export interface ShelfPiece {
  /** No two of a shelf are the same. */
  readonly id: string
  readonly name: string
  /** What it does. Searched; shown where the picture does not say it in words itself. */
  readonly text: string
  readonly picture: ReactNode
  /** Ids of the shelf's filters that it passes. */
  readonly tags?: readonly string[]
  /** Where it is not that of the shelf. */
  readonly rule?: string
  /** What pieces of the shelf are compared by, the same lines for all of them. */
  readonly figures?: readonly ShelfFigure[]
}

export interface ShelfFigure {
  readonly name: string
  readonly value: string | number
}

/** Something that the learn page does for a shelf that draws itself. */
export interface ShelfProps {
  readonly words: Teller
  /** A link to the rule. */
  Rule(props: { readonly id: string }): ReactNode
  /** Ways from a rule to moments on the board. */
  Shows(props: { readonly rule: string }): ReactNode
}

/** Pieces of a kind on the learn page. */
export interface Shelf {
  readonly id: string
  readonly name: string
  /** Number of the rule that its pieces follow. */
  readonly rule: string
  readonly pieces: readonly ShelfPiece[]
  readonly filters?: readonly { readonly id: string; readonly name: string }[]
  /** Pictures say in words what they do. */
  readonly told?: true
  /** How wide a piece is, in rem; the usual card by itself. */
  readonly width?: number
  /** Around everything on the shelf: what the board's parts ask for. */
  Around?(props: { readonly words: Teller; readonly children: ReactNode }): ReactNode
  /** Drawn by the board itself, as one view. Who searches sees the pieces. */
  View?(props: ShelfProps): ReactNode
}

/** What a campaign is kept as, and what the page does for it. A campaign is a text of the game's own making. */
export interface CampaignProps {
  readonly words: Teller
  /** What the reader is called. */
  readonly name: string
  /** The campaign as it was kept, null for none. */
  readonly kept: string | null
  keep(text: string): void
  /** Opens a table for the reader and bots; its id. */
  open(order: {
    readonly seats: number
    readonly seed: string
    readonly options: Readonly<Record<string, unknown>>
    readonly names: readonly string[]
  }): Promise<string>
  /** Goes to the table. */
  go(table: string): void
  /** The final position of a table in the reader's eyes; null while it is not over, or when it is gone. */
  ended(table: string): Promise<State | null>
  /** Hands the text out as a file. */
  save(name: string, text: string): void
}

/**
 * A board of a game's own types is one of any: what the table hands to it comes from that game. So a board's `index.ts`
 * ends with `export const board: BoardPlugin = plugin`.
 */
export interface BoardPlugin<S extends State = State, M extends Move = Move> {
  /** The whole board column; on a phone what belongs to `props.tab`. */
  Board(props: BoardProps<S, M>): ReactNode
  /** Inside of a rival's panel (232 px wide, frame and name line are the table's); also the own one in the dock. */
  PlayerPanel(props: PanelProps<S, M>): ReactNode
  /** The two or three figures that matter, inline: name line of a panel and the phone's score strip. */
  Figures(props: PanelProps<S, M>): ReactNode
  readonly arrange?: Arrangement
  /** A few signs in the top bar of a wide table, between the phases and the turn order. */
  Top?(props: BoardProps<S, M>): ReactNode
  /** Hand or player mat, right of the own panel; on a phone the tab 'hand' of the bottom bar. */
  Dock?(props: BoardProps<S, M>): ReactNode
  /** One line of own resources above the phone's decision sheet. */
  Strip?(props: BoardProps<S, M>): ReactNode
  /** Beside the buttons of the bar: how far a move of several decisions has come. */
  Course?(props: BoardProps<S, M>): ReactNode
  /** The cost line below the prompt. */
  Note?(props: BoardProps<S, M>): ReactNode
  /** Below the prompt when the game is over: how it ended, in a sentence or two. */
  Ended?(props: BoardProps<S, M>): ReactNode
  /** Inside of a choice's button instead of its text, e.g. "B4 +8"; the text stays its accessible name. */
  Label?(props: ChoiceProps<S, M>): ReactNode
  /** The bar's buttons where they are not just the legal moves: several decisions with one press (`rest`), others left out. */
  offers?(props: BoardProps<S, M>): readonly BoardChoice<M>[]
  /** Own buttons in the bar, where `when` says so: groups of moves instead of each. */
  readonly bar?: {
    when(props: BoardProps<S, M>): boolean
    Buttons(props: BoardProps<S, M>): ReactNode
  }
  /** A tab of its own before the log, where somebody without a seat takes part. */
  readonly beside?: {
    /** Key of its name. */
    readonly name: string
    when(view: S): boolean
    Panel(props: BoardProps<S, M>): ReactNode
  }
  /** Phone tabs, the first one is open at the start. */
  tabs(view: S): readonly BoardTab[]
  /** The tab on which a legal move of that seat waits, for the tab's badge. */
  tabOf?(choice: BoardChoice<M>, view: S, seat: Seat): string
  /** The phone's tab that turns up by itself, where all answers to a question wait on it; '' leaves the reader where he is. */
  turn?(choices: readonly BoardChoice<M>[], view: S, seat: Seat, draft: BoardDraft): string
  /** Phases of a round in the top bar, and which is now. */
  readonly phases?: readonly RoundPhase[]
  phase?(view: S): string
  /** Below the game's name: "Round 3 of about 6". */
  subtitle?(view: S): Message
  /** Seats in turn order; who has passed. */
  order?(view: S): readonly Seat[]
  passed?(view: S, seat: Seat): boolean
  /** Who takes turns without a seat, by the number that `order` has for it. */
  guest?(view: S, number: number): { readonly name: Message; readonly colour: SeatColour } | null
  /** Below a seat's name: its faction. */
  role?(view: S, seat: Seat): Message | null
  /** Number of the seat's colour (0 to 6) where the game gives one; else the seat's number. */
  colour?(view: S, seat: Seat): number
  /** The seat's figures that moves change: "14 → 22" in the decision bar compares them before and after. */
  figures?(view: S, seat: Seat): readonly SeatFigure[]
  /** What the choice aims at, for "After B4"; null says "After this". */
  aim?(choice: BoardChoice<M>, view: S, seat: Seat): Message | null
  /**
   * What the move brings, in one unit for all moves of a question: within a group the highest comes first, and one that
   * is above all others is on Enter. `foresee` is that of the props.
   */
  worth?(choice: BoardChoice<M>, view: S, seat: Seat, foresee: BoardProps<S, M>['foresee']): number
  /** Whether an event is worth a sentence when a missed turn is summed up; without it all are. */
  telling?(event: GameEvent): boolean
  /** What somebody else's turn means for that seat, beyond its figures: "C5 lies beside your D4". */
  means?(events: readonly GameEvent[], before: S, after: S, seat: Seat): readonly Message[]
  /** A question before a wasteful move, or null; for sketches, as games say it themselves (`wasteful`). */
  wasteful?(choice: BoardChoice<M>, view: S, seat: Seat): Message | null
  /** A name inside a prompt or log line as a picture, e.g. a card in its colour; null keeps the plain emphasis. */
  emblem?(message: Message, text: string, where: 'prompt' | 'log'): ReactNode
  /** All cards, tiles and mats for the learn page, drawn from data. */
  shelves(words: Teller): readonly Shelf[]
  /** A campaign of several tables, as a page of its own. */
  Campaign?(props: CampaignProps): ReactNode
  /** The board's own words; looked up after the game's. */
  readonly words?: Catalog
}

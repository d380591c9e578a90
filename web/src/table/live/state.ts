/**
 * The live table on screen: one plain type, and functions that take it first and return the next one. Nothing here
 * waits or talks to anybody; the hooks beside this file do (feed.ts, orders.ts, play.ts).
 */
import type { GameEvent, Message, Move, Refusal, Seat } from '@ludarium/kernel'
import type { Hinted } from '../../guide/hints.ts'
import type { Toast } from '../../kit/surface/Toasts.tsx'
import { type BoardChoice, type BoardDraft, NO_DRAFT } from '../board.ts'
import type { LogEntry, Position, Receipt, Update } from '../source.ts'

export interface LiveState {
  // What the table's source tells.

  /** Whose eyes see the table; null for a watcher, and while the screen changes hands. */
  readonly viewer: Seat | null
  /** The table now, for the viewer; null until it has come. */
  readonly position: Position | null
  /** The log as far as the viewer may know it, oldest first. */
  readonly log: readonly LogEntry[]
  /** The seat whose bot is thinking, or null. */
  readonly thinking: Seat | null
  /** Why a bot's decision cannot be stored, or null. */
  readonly trouble: Refusal | null
  /** Why no more updates will come, or null. */
  readonly gone: Refusal | null
  /** The position after the viewer's last press, else the one at which the viewer came; null until it is known. */
  readonly look: Position | null
  /** Everything new since `look` has been on the screen long enough. */
  readonly seen: boolean
  /** The seat that gave the screen away after a press that can be taken back, and how many decisions there were. */
  readonly given: { readonly seat: Seat; readonly at: number } | null

  // The viewer's orders.

  /** How many decisions there were when the press on its way was sent; null when none is. */
  readonly sentAt: number | null
  /** An order has been on its way long enough to say so. */
  readonly saving: boolean
  /** How many decisions there were after the last order that was carried out. */
  readonly kept: number
  /** How many orders were refused. */
  readonly refusals: number

  // What the viewer points at and prepares; a new question forgets it.

  /** The choice under the pointer or focus. */
  readonly hover: BoardChoice | null
  /** A choice in progress: a picked cube, a dial. */
  readonly draft: BoardDraft
  /** A press that waits for an answer to "Really?", or null. */
  readonly asked: Asked | null
  /** The move that a bot suggests, or null. */
  readonly hint: Move | null
  /** The best moves with reasons, best first; empty until asked for. */
  readonly hints: readonly Hinted[]

  // What is open on the screen.

  /** The log line under the pointer, or null. */
  readonly spoken: GameEvent | null
  /** An earlier position that is shown instead of the present one, or null. */
  readonly peek: Position | null
  /** Number of the rule at which the rules drawer is open; null when it is closed. */
  readonly rule: string | null
  /** The dialog with the keys is open. */
  readonly keys: boolean
  /** The legend of signs is open. */
  readonly legend: boolean
  /** Short messages, oldest first. */
  readonly toasts: readonly Toast[]
}

/** A wasteful press, and the question before it. */
export interface Asked {
  readonly choice: BoardChoice
  readonly question: Message
  readonly moves: readonly Move[]
}

/** What happens to the state: the next one from the one before. */
export type LiveChange = (state: LiveState) => LiveState

export type Apply = (change: LiveChange) => void

/** Nothing is meant for a question that has just come up. */
const NO_INTENT = {
  hover: null,
  draft: NO_DRAFT,
  asked: null,
  hint: null,
  hints: [],
} as const satisfies Partial<LiveState>

export function newState(viewer: Seat | null): LiveState {
  return {
    viewer,
    position: null,
    log: [],
    thinking: null,
    trouble: null,
    gone: null,
    look: null,
    seen: false,
    given: null,
    sentAt: null,
    saving: false,
    kept: 0,
    refusals: 0,
    ...NO_INTENT,
    spoken: null,
    peek: null,
    rule: null,
    keys: false,
    legend: false,
    toasts: [],
  }
}

/** The state with other values; the same state where nothing differs, so that nothing is drawn again. */
export function put(part: Partial<LiveState>): LiveChange {
  return (state) => {
    const next = { ...state, ...part }
    const fields = Object.keys(part) as (keyof LiveState)[]
    return fields.every((field) => Object.is(state[field], next[field])) ? state : next
  }
}

/** The source has told something. */
export function heard(state: LiveState, update: Update): LiveState {
  const { position, thinking, trouble, kind } = update
  const { sentAt } = state
  if (position.seat !== state.viewer) return state
  const moved = position.at !== state.position?.at
  const own = kind === 'undone' || (sentAt !== null && position.at > sentAt)
  const next: LiveState = {
    ...state,
    position,
    thinking,
    trouble,
    log: followed(state.log, update),
    look: own ? position : state.look,
    seen: state.seen && !moved,
    // The press has come, or the table went elsewhere.
    sentAt: position.at === sentAt ? sentAt : null,
  }
  return moved && (own || !isSameQuestion(state.position, position)) ? forgotten(next) : next
}

function followed(log: readonly LogEntry[], { kind, position, log: more }: Update): readonly LogEntry[] {
  if (kind === 'opened') return more
  if (kind === 'undone') return [...log.filter((line) => line.at <= position.at), ...more]
  return more.length === 0 ? log : [...log, ...more]
}

/**
 * Whether the viewer is asked the same in both: somebody else has decided beside the viewer, and a dial that is being set
 * stays set.
 */
function isSameQuestion(a: Position | null, b: Position): boolean {
  if (a === null || a.legal.length === 0 || a.seat !== b.seat) return false
  return JSON.stringify(a.legal) === JSON.stringify(b.legal)
}

function forgotten(state: LiveState): LiveState {
  return { ...state, ...NO_INTENT, toasts: withoutAdvice(state.toasts) }
}

/** The position that the viewer saw last, found out after the table was opened. */
export function lookedAt(state: LiveState, look: Position): LiveState {
  return state.look === null && look.seat === state.viewer ? { ...state, look } : state
}

/** A press is on its way. */
export function sent(state: LiveState): LiveState {
  return { ...state, asked: null, sentAt: state.position?.at ?? null }
}

/** An order was carried out. Its position comes by itself, if it has not come yet. */
export function carriedOut(state: LiveState, { at, number }: Receipt): LiveState {
  const isHere = state.position !== null && state.position.number >= number
  return { ...state, kept: at, sentAt: isHere ? null : state.sentAt }
}

export function orderRefused(state: LiveState): LiveState {
  return { ...state, refusals: state.refusals + 1, sentAt: null }
}

/** Somebody else sees the table now, or (null) nobody until they take the screen. Orders are counted on. */
export function seenBy(state: LiveState, viewer: Seat | null, given: LiveState['given']): LiveState {
  const { kept, refusals, gone, saving } = state
  return { ...newState(viewer), kept, refusals, gone, saving, given }
}

/** Only the last toasts are read. */
const MOST_TOASTS = 3

/** Of advice there is one at a time. */
export function said(state: LiveState, toast: Toast): LiveState {
  const others = toast.advice ? withoutAdvice(state.toasts) : state.toasts.slice(1 - MOST_TOASTS)
  return { ...state, toasts: [...others, toast] }
}

export function unsaid(state: LiveState, id: number): LiveState {
  return { ...state, toasts: state.toasts.filter((toast) => toast.id !== id) }
}

function withoutAdvice(toasts: readonly Toast[]): readonly Toast[] {
  return toasts.some(({ advice }) => advice) ? toasts.filter(({ advice }) => !advice) : toasts
}

/** The person who must take the screen next where several share one; null while it is in the right hands. */
export function nextInLine({ viewer, position }: LiveState, own: readonly Seat[]): Seat | null {
  if (own.length === 1 || position === null) return null
  if (viewer !== null && position.actors.includes(viewer)) return null
  return position.actors.find((seat) => own.includes(seat)) ?? null
}

/** Behind a curtain: the seat that may take its press back although it has given the screen away. */
export function regretOf({ given, position }: LiveState): Seat | null {
  return given !== null && given.at === position?.at ? given.seat : null
}

/** What boards compare with to mark what is new; null when nothing is. */
export function newSince({ look, position, seen, peek }: LiveState): Position['view'] | null {
  if (look === null || position === null || seen || peek !== null || position.result !== null) return null
  return look.at < position.at ? look.view : null
}

/** Why nothing goes on by itself, or null. */
export const troubleOf = ({ gone, trouble }: LiveState): Refusal | null => gone ?? trouble

/** Nothing else is asked, shown or on its way. */
export const isIdle = ({ peek, asked, saving, sentAt }: LiveState): boolean =>
  peek === null && asked === null && !saving && sentAt === null

/**
 * The guided first game: notes that explain the game to a new player. A note's condition depends on the position, never
 * on the move number; it mentions only what it found there and suggests a legal move. Catalog keys: 'guide.ID' (the
 * sentence; {a}, {b}, {c} are its subjects), 'guide.ID.why' and 'guide.ID.title'; for chapters 'guide.chapter.ID' and
 * 'guide.chapter.ID.about'.
 */
import type { MoveOf } from './agenda.ts'
import type { Message } from './message.ts'
import type { Move, Options, Seat, State } from './state.ts'

/** The reader's view when it is the reader's decision. */
export interface GuidePosition<S extends State = State, M extends Move = Move> {
  readonly view: S
  readonly seat: Seat
  readonly legal: readonly M[]
  /** The reader's view after a legal move, as one possible outcome; null if unknown. */
  foresee(move: M): S | null
}

/** Something a note mentions, with what is known about its location. It is named even if it cannot be located. */
export interface GuideSubject<M extends Move = Move> {
  readonly name: Message
  /** Fields of a move that uses it; the board knows the location. */
  readonly move?: Partial<M>
  /** Place ids of the thing, e.g. 'hex:C5'. The first one on screen counts. */
  readonly places?: readonly string[]
  /** Everything that belongs to the seat. */
  readonly seat?: Seat
}

/** What a note found in the position. */
export interface FoundNote<M extends Move = Move> {
  /** Numbered in this order, at most three. */
  readonly subjects: readonly GuideSubject<M>[]
  readonly params?: Message['params']
  /** A legal move to suggest; absent if the note only explains. */
  readonly move?: M
  /** Patterns for the follow-up moves. The whole is named after the first subject. */
  readonly rest?: readonly Partial<M>[]
}

export interface GuideNote<S extends State = State, M extends Move = Move> {
  /** Unique within the guide. */
  readonly id: string
  /** Number of the rule it explains. */
  readonly rule: string
  /** Null if it does not apply now. */
  find(moment: GuidePosition<S, M>): FoundNote<M> | null
}

export interface GuideChapter<S extends State = State, M extends Move = Move> {
  readonly id: string
  readonly notes: readonly GuideNote<S, M>[]
}

export interface Guide<S extends State = State, M extends Move = Move> {
  /** Setup of the first game. The reader takes the first seat, novice bots the others. */
  readonly table: { readonly seats: number; readonly options: Options; readonly seed: string }
  /** In reading order. The last note of the last chapter is the closing note. */
  readonly chapters: readonly GuideChapter<S, M>[]
  /** True when it is time for the closing note; notes not shown by then appear in one list. */
  late(view: S, seat: Seat): boolean
}

/** A note with its chapter. */
export interface PlacedNote<S extends State = State, M extends Move = Move> {
  readonly chapter: string
  readonly note: GuideNote<S, M>
  /** 1-based position in the chapter, out of `of`. */
  readonly number: number
  readonly of: number
}

export function notesOf<S extends State, M extends Move>(guide: Guide<S, M>): readonly PlacedNote<S, M>[] {
  return guide.chapters.flatMap(({ id, notes }) =>
    notes.map((note, n) => ({ chapter: id, note, number: n + 1, of: notes.length })),
  )
}

/** The note to show now. */
export interface ActiveNote<S extends State = State, M extends Move = Move> extends PlacedNote<S, M> {
  readonly found: FoundNote<M>
  /** Whether this is the closing note; the guide says nothing after it. */
  readonly farewell: boolean
}

/**
 * The first note that applies, in guide order, excluding those already shown or skipped. The closing note comes when
 * all others have been shown or when `late` says so.
 */
export function noteFor<S extends State, M extends Move>(
  guide: Guide<S, M>,
  done: ReadonlySet<string>,
  moment: GuidePosition<S, M>,
): ActiveNote<S, M> | null {
  const all = notesOf(guide)
  const last = all[all.length - 1]
  if (last === undefined || done.has(last.note.id)) return null
  const open = all.filter((one) => one !== last && !done.has(one.note.id))
  if (open.length === 0 || guide.late(moment.view, moment.seat)) return activeNote(last, moment, true)
  for (const one of open) {
    const saying = activeNote(one, moment, false)
    if (saying !== null) return saying
  }
  return null
}

export function activeNote<S extends State, M extends Move>(
  placed: PlacedNote<S, M>,
  moment: GuidePosition<S, M>,
  farewell: boolean,
): ActiveNote<S, M> | null {
  const found = placed.note.find(moment)
  return found === null ? null : { ...placed, found, farewell }
}

export function movesWithVerb<M extends Move, V extends M['do']>(legal: readonly M[], verb: V): MoveOf<M, V>[] {
  return legal.filter((move): move is M & MoveOf<M, V> => move.do === verb)
}

/** The element with the highest value; the first of equals. */
export function maxBy<T>(list: readonly T[], worth: (one: T) => number): T | undefined {
  return list.reduce<T | undefined>((a, b) => (a === undefined || worth(b) > worth(a) ? b : a), undefined)
}

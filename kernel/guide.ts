/**
 * A first game with somebody beside you: what a game has to say to who plays it for the first time. A note is a condition
 * on the position, never on the number of the move; it names only what it has found there, and suggests a legal move.
 * Its words stand in the game's catalog: 'guide.ID' (the sentence; {a}, {b}, {c} are its subjects), 'guide.ID.why' and
 * 'guide.ID.title', and for chapters 'guide.chapter.ID' and 'guide.chapter.ID.about'.
 */
import type { MoveOf } from './agenda.ts'
import type { Message } from './message.ts'
import type { Move, Options, Seat, State } from './state.ts'

/** The position as the reader sees it, when it is the reader's decision. */
export interface Moment<S extends State = State, M extends Move = Move> {
  readonly view: S
  readonly seat: Seat
  readonly legal: readonly M[]
  /** The reader's view after a legal move, one of the ways it can go; null where nobody can tell. */
  foresee(move: M): S | null
}

/** A thing that a note speaks of, with what is known of where it lies. What cannot be found is named all the same. */
export interface GuideSubject<M extends Move = Move> {
  readonly name: Message
  /** Made with the thing: the board knows where. */
  readonly move?: Partial<M>
  /** What boards call the thing or the part, e.g. 'hex:C5'; the first that is on the screen counts. */
  readonly places?: readonly string[]
  /** Everything that belongs to the seat. */
  readonly seat?: Seat
}

/** What a note has found in the position. */
export interface Found<M extends Move = Move> {
  /** Numbered in this order, at most three. */
  readonly subjects: readonly GuideSubject<M>[]
  readonly params?: Message['params']
  /** One of the legal moves; left out where there is only something to know. */
  readonly move?: M
  /** Parts of moves that answer what follows at once; the whole is called by the name of the first subject. */
  readonly rest?: readonly Partial<M>[]
}

export interface GuideNote<S extends State = State, M extends Move = Move> {
  /** No two of a guide are the same. */
  readonly id: string
  /** Number of the rule it speaks of. */
  readonly rule: string
  /** Null where it has nothing to say now. */
  find(moment: Moment<S, M>): Found<M> | null
}

export interface GuideChapter<S extends State = State, M extends Move = Move> {
  readonly id: string
  readonly notes: readonly GuideNote<S, M>[]
}

export interface Guide<S extends State = State, M extends Move = Move> {
  /** The table of the first game; the reader takes the first seat, beginners the others. */
  readonly table: { readonly seats: number; readonly options: Options; readonly seed: string }
  /** In the order of telling; the last note of the last one is the farewell. */
  readonly chapters: readonly GuideChapter<S, M>[]
  /** It is time for the farewell: what has not been met is told in one list. */
  late(view: S, seat: Seat): boolean
}

/** A note of a guide with the chapter it belongs to. */
export interface PlacedNote<S extends State = State, M extends Move = Move> {
  readonly chapter: string
  readonly note: GuideNote<S, M>
  /** Its number in the chapter from 1 on, of so many. */
  readonly number: number
  readonly of: number
}

export function notesOf<S extends State, M extends Move>(guide: Guide<S, M>): readonly PlacedNote<S, M>[] {
  return guide.chapters.flatMap(({ id, notes }) =>
    notes.map((note, n) => ({ chapter: id, note, number: n + 1, of: notes.length })),
  )
}

/** What a note says now. */
export interface Saying<S extends State = State, M extends Move = Move> extends PlacedNote<S, M> {
  readonly found: Found<M>
  /** The last one: from here on the guide is silent. */
  readonly farewell: boolean
}

/**
 * The note for the moment, in the order of the guide, without those that have been said or skipped. The farewell comes
 * when all others have been said, or when it is late.
 */
export function noteFor<S extends State, M extends Move>(
  guide: Guide<S, M>,
  done: ReadonlySet<string>,
  moment: Moment<S, M>,
): Saying<S, M> | null {
  const all = notesOf(guide)
  const last = all[all.length - 1]
  if (last === undefined || done.has(last.note.id)) return null
  const open = all.filter((one) => one !== last && !done.has(one.note.id))
  if (open.length === 0 || guide.late(moment.view, moment.seat)) return sayingOf(last, moment, true)
  for (const one of open) {
    const saying = sayingOf(one, moment, false)
    if (saying !== null) return saying
  }
  return null
}

export function sayingOf<S extends State, M extends Move>(
  placed: PlacedNote<S, M>,
  moment: Moment<S, M>,
  farewell: boolean,
): Saying<S, M> | null {
  const found = placed.note.find(moment)
  return found === null ? null : { ...placed, found, farewell }
}

/** The legal moves of that verb. */
export function movesTo<M extends Move, V extends M['do']>(legal: readonly M[], verb: V): MoveOf<M, V>[] {
  return legal.filter((move): move is M & MoveOf<M, V> => move.do === verb)
}

/** The one that is worth most, the first of equals. */
export function worthiest<T>(list: readonly T[], worth: (one: T) => number): T | undefined {
  return list.reduce<T | undefined>((a, b) => (a === undefined || worth(b) > worth(a) ? b : a), undefined)
}

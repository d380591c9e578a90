/**
 * The records of a table. They are only appended, numbered from 0, and reducer.ts computes the table from them. Nothing is
 * removed: an undone decision stays, followed by the record that undoes it.
 *
 * A press is one or more decisions of one seat, made with one click. It is one request, one record and one update, and
 * undo takes it back as one step. A record is stored or not, so a crash never leaves a part of a press.
 */

import type { Setup } from '@ludarium/kernel'
import { type Decision, granted, type History, type Move, type Outcome, refused, type Seat } from '@ludarium/kernel'
import type { ClockTerms } from './clock.ts'
import { isSign } from './signs.ts'
import type { Sitter } from './source.ts'

interface RecordBase {
  /** Milliseconds since 1970 by the host's clock. */
  readonly when: number
  /** The ticket of the order, or ''. */
  readonly ticket: string
}

/** The first record. */
export interface Opened extends RecordBase {
  readonly type: 'opened'
  readonly format: 1
  readonly setup: Setup
  readonly sitters: readonly Sitter[]
  /** The table and the number of decisions that it was branched from. */
  readonly from: { readonly table: string; readonly at: number } | null
  readonly clock: ClockTerms | null
}

/** Somebody has taken a free seat. */
export interface Sat extends RecordBase {
  readonly type: 'sat'
  readonly seat: Seat
  readonly sitter: Sitter
}

/** A press. Older records hold one decision as `move` and `hash` in the record itself; `readRecord` reads both. */
export interface Decided extends RecordBase {
  readonly type: 'decided'
  readonly seat: Seat
  /** In order, at least one. */
  readonly decisions: readonly PressDecision[]
}

export interface PressDecision {
  readonly move: Move
  /** Hash of the state after it, to detect rules that behave differently. Never sent to clients. */
  readonly hash: string
}

/** The seat has undone its last press. */
export interface Undone extends RecordBase {
  readonly type: 'undone'
  readonly seat: Seat
}

/** The seat has redone the press that was undone last. */
export interface Redone extends RecordBase {
  readonly type: 'redone'
  readonly seat: Seat
}

/** A seat has passed to another sitter: a bot stands in, or the person is back. */
export interface Handed extends RecordBase {
  readonly type: 'handed'
  readonly seat: Seat
  readonly sitter: Sitter
}

/** A seat has run out of time: a bot takes over, or (null) the game ends. */
export interface Flagged extends RecordBase {
  readonly type: 'flagged'
  readonly seat: Seat
  readonly sitter: Sitter | null
}

/** The game has ended before its rules end it. */
export interface Ended extends RecordBase {
  readonly type: 'ended'
  /** Who ended it; null for an agreement or the host. */
  readonly seat: Seat | null
  readonly reason: string
}

/** The table has gone back to `at` decisions, by agreement. */
export interface Rewound extends RecordBase {
  readonly type: 'rewound'
  readonly seat: null
  readonly at: number
}

export type TableRecord = Opened | Sat | Decided | Undone | Redone | Handed | Flagged | Ended | Rewound

/** The start of a new table, possibly with a game in progress. */
export interface Beginning {
  readonly sitters: readonly Sitter[]
  readonly when: number
  readonly from?: Opened['from']
  readonly clock?: ClockTerms | null
}

/** The records of a new table. Each decision of a game in progress counts as a press. */
export function recordsOf({ setup, decisions }: History, beginning: Beginning): TableRecord[] {
  const { sitters, when, from = null, clock = null } = beginning
  const opened: Opened = { type: 'opened', when, ticket: '', format: 1, setup, sitters, from, clock }
  const decided = ({ seat, move, hash }: Decision): Decided => {
    return { type: 'decided', when, ticket: '', seat, decisions: [{ move, hash }] }
  }
  return [opened, ...decisions.map(decided)]
}

/**
 * The number of decisions after each press, including undone ones: undo goes to the previous number, redo to the next. Adds
 * a press that led `from` one number of decisions `to` another. Decisions up to `last` can still be redone.
 */
export function pressEnds(ends: readonly number[], from: number, to: number, last: number): readonly number[] {
  return [...ends.filter((end) => end <= from && end < to), to, ...ends.filter((end) => end > to && end <= last)]
}

/** Number of decisions of the press that undo takes back; 0 if there is none. */
export const undoSize = (ends: readonly number[], at: number): number => at - (ends.findLast((end) => end < at) ?? 0)

/** Number of decisions of the press that redo plays; 0 if there is none. */
export const redoSize = (ends: readonly number[], at: number): number => (ends.find((end) => end > at) ?? at) - at

/**
 * The game as setup and current decisions. Works without the rules, so a table that the current rules cannot replay can be
 * exported. Stops at the first record that cannot be read.
 */
export function courseOf(stored: readonly unknown[]): Outcome<History> {
  const opened = readOpened(stored[0])
  if (!opened.ok) return opened
  const course: Course = { decisions: [], undone: [], ends: [] }
  for (const raw of stored.slice(1)) {
    const record = readRecord(raw)
    if (!record.ok) break
    follow(course, record.value)
  }
  return granted({ setup: opened.value.setup, decisions: course.decisions })
}

interface Course {
  readonly decisions: Decision[]
  /** Undone decisions; the last one is redone first. */
  readonly undone: Decision[]
  ends: readonly number[]
}

function follow(course: Course, record: TableRecord): void {
  const { decisions, undone, ends } = course
  const at = decisions.length
  if (record.type === 'decided') {
    for (const { move, hash } of record.decisions) {
      decisions.push({ seat: record.seat, move, hash })
      // Making the undone decision again counts as a redo.
      const next = undone.pop()
      if (next?.seat !== record.seat || next.hash !== hash) undone.length = 0
    }
    course.ends = pressEnds(ends, at, decisions.length, decisions.length + undone.length)
  } else if (record.type === 'undone') {
    undone.push(...decisions.splice(at - undoSize(ends, at)).reverse())
  } else if (record.type === 'redone') {
    decisions.push(...undone.splice(undone.length - redoSize(ends, at)).reverse())
  } else if (record.type === 'rewound') {
    const to = Math.min(at, record.at)
    decisions.length = to
    undone.length = 0
    course.ends = pressEnds(ends, to, to, to)
  }
}

/** The first record of a stored table. */
export function readOpened(stored: unknown): Outcome<Opened> {
  const record = readRecord(stored)
  if (!record.ok) return record
  return record.value.type === 'opened' ? granted(record.value) : refused('record.opened')
}

/** Checks the form of a stored record. Whether the rules can replay it is checked by the reducer. */
export function readRecord(stored: unknown): Outcome<TableRecord> {
  const record = isFields(stored) ? withDecisions(stored) : stored
  const fits = isFields(record) && isRecordBase(record) && fitsType(record)
  return fits ? granted(record as unknown as TableRecord) : refused('record.malformed')
}

/** Records from before presses hold one decision. */
function withDecisions(record: Fields): Fields {
  if (record.type !== 'decided' || 'decisions' in record) return record
  const { move, hash, ...rest } = record
  return { ...rest, decisions: [{ move, hash }] }
}

type Fields = Readonly<Record<string, unknown>>

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isRecordBase({ when, ticket }: Fields): boolean {
  return typeof when === 'number' && Number.isFinite(when) && typeof ticket === 'string'
}

const isSeat = (value: unknown): boolean => typeof value === 'number' && Number.isInteger(value) && value >= 0

const isText = (value: unknown): boolean => typeof value === 'string'

const KINDS: readonly unknown[] = ['person', 'bot', 'free'] satisfies Sitter['kind'][]

function isSitter(value: unknown): boolean {
  if (!isFields(value)) return false
  const { name, kind, level, id, sign } = value
  const known = (id === undefined || isText(id)) && (sign === undefined || isSign(sign))
  return isText(name) && isText(level) && KINDS.includes(kind) && known
}

function isMove(value: unknown): boolean {
  const scalar = (field: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof field)
  return isFields(value) && isText(value.do) && Object.values(value).every(scalar)
}

function isPress(value: unknown): boolean {
  const fits = (one: unknown): boolean => isFields(one) && isMove(one.move) && isText(one.hash)
  return Array.isArray(value) && value.length > 0 && value.every(fits)
}

function isSetup(value: unknown): boolean {
  if (!isFields(value)) return false
  const { game, version, seats, options, seed } = value
  return isText(game) && isCount(version) && isCount(seats) && isFields(options) && isText(seed)
}

const isCount = (value: unknown): boolean => typeof value === 'number' && Number.isInteger(value) && value >= 1

function isOrigin(value: unknown): boolean {
  return value === null || (isFields(value) && isText(value.table) && isSeat(value.at))
}

function isClock(value: unknown): boolean {
  if (value === null) return true
  if (!isFields(value)) return false
  const { bank, increment, fresh, flag, rest = [] } = value
  const milliseconds = [bank, increment].every((n) => typeof n === 'number' && Number.isFinite(n) && n >= 0)
  return milliseconds && typeof fresh === 'boolean' && (flag === 'bot' || flag === 'ends') && isRest(rest)
}

/** Different days of the week, at most six. */
function isRest(value: unknown): boolean {
  if (!Array.isArray(value) || value.length > 6 || new Set(value).size !== value.length) return false
  return value.every((day) => isSeat(day) && day <= 6)
}

const FITS: Readonly<Record<TableRecord['type'], (record: Fields) => boolean>> = {
  opened: ({ format, setup, sitters, from, clock }) =>
    format === 1 &&
    isSetup(setup) &&
    Array.isArray(sitters) &&
    sitters.every(isSitter) &&
    isOrigin(from) &&
    isClock(clock),
  sat: ({ seat, sitter }) => isSeat(seat) && isSitter(sitter),
  decided: ({ seat, decisions }) => isSeat(seat) && isPress(decisions),
  undone: ({ seat }) => isSeat(seat),
  redone: ({ seat }) => isSeat(seat),
  handed: ({ seat, sitter }) => isSeat(seat) && isSitter(sitter),
  flagged: ({ seat, sitter }) => isSeat(seat) && (sitter === null || isSitter(sitter)),
  ended: ({ seat, reason }) => (seat === null || isSeat(seat)) && isText(reason),
  rewound: ({ seat, at }) => seat === null && isSeat(at),
}

function fitsType(record: Fields): boolean {
  const { type } = record
  return typeof type === 'string' && Object.hasOwn(FITS, type) && FITS[type as TableRecord['type']](record)
}

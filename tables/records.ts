/**
 * What a table's log consists of. Records are only ever appended, numbered from 0; folding them (fold.ts) gives the
 * table. Nothing is cut off: a decision taken back stays in the log, followed by the record that takes it back.
 */

import type { Setup } from '@ludarium/kernel'
import { type Decision, granted, type History, type Move, type Outcome, refused, type Seat } from '@ludarium/kernel'
import type { ClockTerms } from './clock.ts'
import { isSign } from './signs.ts'
import type { Sitter } from './source.ts'

interface Noted {
  /** Milliseconds since 1970 by the host's clock. */
  readonly when: number
  /** Made up by who asked for it, '' when nobody did; see `Order`. */
  readonly ticket: string
}

/** The first record, and only the first. */
export interface Opened extends Noted {
  readonly type: 'opened'
  readonly format: 1
  readonly setup: Setup
  readonly sitters: readonly Sitter[]
  /** The table and the decision it was branched from. */
  readonly from: { readonly table: string; readonly at: number } | null
  readonly clock: ClockTerms | null
}

/** A free seat is taken. */
export interface Sat extends Noted {
  readonly type: 'sat'
  readonly seat: Seat
  readonly sitter: Sitter
}

export interface Decided extends Noted {
  readonly type: 'decided'
  readonly seat: Seat
  readonly move: Move
  /** Of the state after it, so that rules that go another way are noticed here. Never leaves the host. */
  readonly hash: string
}

/** The seat takes the last decision back. */
export interface Undone extends Noted {
  readonly type: 'undone'
  readonly seat: Seat
}

/** The seat makes the decision again that was taken back last. */
export interface Redone extends Noted {
  readonly type: 'redone'
  readonly seat: Seat
}

/** A seat passes to somebody else: a bot plays on, or the person comes back. */
export interface Handed extends Noted {
  readonly type: 'handed'
  readonly seat: Seat
  readonly sitter: Sitter
}

/** A seat's time is up: a bot plays on for it, or (null) the game ends there. */
export interface Flagged extends Noted {
  readonly type: 'flagged'
  readonly seat: Seat
  readonly sitter: Sitter | null
}

/** The game ends before its rules end it. */
export interface Ended extends Noted {
  readonly type: 'ended'
  /** Who ended it; null when everybody agreed or the host did. */
  readonly seat: Seat | null
  readonly reason: string
}

/** The table goes back to where it was after `at` decisions: everybody agreed. */
export interface Rewound extends Noted {
  readonly type: 'rewound'
  readonly seat: null
  readonly at: number
}

export type TableRecord = Opened | Sat | Decided | Undone | Redone | Handed | Flagged | Ended | Rewound

/** How a table begins that shares its past with another one, or has none. */
export interface Beginning {
  readonly sitters: readonly Sitter[]
  readonly when: number
  readonly from?: Opened['from']
  readonly clock?: ClockTerms | null
}

/** The records of a new table; a game in progress begins with all its decisions. */
export function recordsOf({ setup, decisions }: History, beginning: Beginning): TableRecord[] {
  const { sitters, when, from = null, clock = null } = beginning
  const opened: Opened = { type: 'opened', when, ticket: '', format: 1, setup, sitters, from, clock }
  return [
    opened,
    ...decisions.map(({ seat, move, hash }): Decided => ({ type: 'decided', when, ticket: '', seat, move, hash })),
  ]
}

/**
 * The game that the records tell, what was taken back left out. Needs no rules, so that a table can be exported that
 * today's rules cannot follow; stops at the first record that cannot be read.
 */
export function courseOf(stored: readonly unknown[]): Outcome<History> {
  const opened = readOpened(stored[0])
  if (!opened.ok) return opened
  const decisions: Decision[] = []
  const undone: Decision[] = []
  for (const raw of stored.slice(1)) {
    const record = readRecord(raw)
    if (!record.ok) break
    follow(decisions, undone, record.value)
  }
  return granted({ setup: opened.value.setup, decisions })
}

function follow(decisions: Decision[], undone: Decision[], record: TableRecord): void {
  if (record.type === 'decided') {
    const { seat, move, hash } = record
    decisions.push({ seat, move, hash })
    // The same decision as before counts as done again.
    const next = undone.pop()
    if (next?.seat !== seat || next.hash !== hash) undone.length = 0
  } else if (record.type === 'undone') {
    const last = decisions.pop()
    if (last !== undefined) undone.push(last)
  } else if (record.type === 'redone') {
    const next = undone.pop()
    if (next !== undefined) decisions.push(next)
  } else if (record.type === 'rewound') {
    decisions.length = Math.min(decisions.length, record.at)
    undone.length = 0
  }
}

/** The first record of a stored table. */
export function readOpened(stored: unknown): Outcome<Opened> {
  const record = readRecord(stored)
  if (!record.ok) return record
  return record.value.type === 'opened' ? granted(record.value) : refused('record.opened')
}

/** A stored record's form; whether the table can follow it shows when it is folded. */
export function readRecord(stored: unknown): Outcome<TableRecord> {
  const fits = isFields(stored) && isNoted(stored) && fitsType(stored)
  return fits ? granted(stored as unknown as TableRecord) : refused('record.malformed')
}

type Fields = Readonly<Record<string, unknown>>

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isNoted({ when, ticket }: Fields): boolean {
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

/** Days of the week, each at most once and never all. */
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
  decided: ({ seat, move, hash }) => isSeat(seat) && isMove(move) && isText(hash),
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

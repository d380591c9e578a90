/**
 * Applies records to the state of a table. Each record is first proposed, on a copy if it plays something, and then
 * committed. Orders and stored records take the same path, so a table that is loaded equals the one that was left.
 */
import {
  canUndo,
  commit as commitPlayed,
  fork,
  granted,
  isSealed,
  type Match,
  type Move,
  type Outcome,
  type Proposal as Played,
  type ProposeHooks,
  proposeNext,
  propose as proposePlayed,
  type Refusal,
  redo,
  refused,
  type Seat,
  undo,
} from '@ludarium/kernel'
import { leftAt } from './clock.ts'
import { type Decided, type Flagged, type Opened, pressEnds, redoSize, type TableRecord, undoSize } from './records.ts'
import type { LogEntry, Receipt, Sitter } from './source.ts'
import type { TableState } from './state.ts'
import { addUsedTime, isTooLate, tickedBy } from './timing.ts'

/** A record that can be committed. */
export interface RecordProposal {
  readonly record: TableRecord
  /** Decisions played on copies, each on the result of the one before; empty if the record plays nothing. */
  readonly played: readonly Played[]
}

/** A record before it is proposed: the hashes of a press come from playing it. */
export type RecordDraft =
  | Exclude<TableRecord, Opened | Decided>
  | (Omit<Decided, 'decisions'> & { readonly moves: readonly Move[] })

/**
 * Whether the end is final. It is if the host knows the people: the seed and all hands are shown, and results are stored.
 * People who share a screen may undo the end.
 */
export function staysEnded({ opened }: Pick<TableState, 'opened'>): boolean {
  return opened.sitters.some(({ id }) => id !== undefined)
}

/** Checks the record and plays it on a copy. Changes nothing. */
export function proposeRecord(table: TableState, draft: RecordDraft, ready?: ProposeHooks): Outcome<RecordProposal> {
  const over = table.ended === null && table.acting.length === 0
  if (over && changesDecisions(draft) && staysEnded(table)) return refused('over')
  const proposal = attempt(table, draft, ready)
  return proposal.ok && draft.type === 'undone' && isTooLate(table, draft) ? refused('undo.time') : proposal
}

/** Whether the seat may take back the last press. */
export function mayUndo({ match, ends }: TableState, seat: Seat): boolean {
  return canUndo(match, seat, undoSize(ends, match.decisions.length))
}

const changesDecisions = ({ type }: RecordDraft): boolean =>
  type === 'undone' || type === 'redone' || type === 'rewound'

/** For new and for stored records: a stored one was allowed when it was written. */
function attempt(table: TableState, draft: RecordDraft, ready?: ProposeHooks): Outcome<RecordProposal> {
  const { match, sitters } = table
  if (draft.seat !== null && sitters[draft.seat] === undefined) return refused('seat.none')
  if (table.ended !== null && draft.type !== 'handed') return refused('ended')
  switch (draft.type) {
    case 'decided': {
      const { type, when, ticket, seat, moves } = draft
      const played = press(match, seat, moves, ready)
      if (!played.ok) return played
      const decisions = played.value.map(({ decision: { move, hash } }) => ({ move, hash }))
      return granted({ record: { type, when, ticket, seat, decisions }, played: played.value })
    }
    case 'redone': {
      const undone = match.undone.slice(match.undone.length - redoSize(table.ends, match.decisions.length)).reverse()
      if (undone[0]?.seat !== draft.seat) return refusalOf(redo(match, draft.seat))
      const moves = undone.map(({ move }) => move)
      const played = press(match, draft.seat, moves)
      return played.ok ? granted({ record: draft, played: played.value }) : played
    }
    case 'undone': {
      const size = undoSize(table.ends, match.decisions.length)
      return mayUndo(table, draft.seat) ? withoutPlay(draft) : refusalOf(undo(match, draft.seat, size))
    }
    case 'sat':
      return sitters[draft.seat]?.kind === 'free' ? withoutPlay(draft) : refused('seat.taken')
    case 'flagged':
      return isFlagged(table, draft) ? withoutPlay(draft) : refused('flag')
    case 'rewound':
      return draft.at < match.decisions.length ? withoutPlay(draft) : refused('at')
    case 'handed':
    case 'ended':
      return withoutPlay(draft)
  }
}

/**
 * Plays the moves of a press in order: all of them, or none if one is refused. The press ends early if another seat must
 * decide or something hidden is revealed: the sender could not know the next question.
 */
function press(match: Match, seat: Seat, moves: readonly Move[], ready?: ProposeHooks): Outcome<Played[]> {
  const played: Played[] = []
  for (const move of moves) {
    const before = played[played.length - 1]
    if (before !== undefined && endsPress(match, before)) break
    const next =
      before === undefined
        ? proposePlayed(match, seat, move, undefined, ready)
        : proposeNext(match, before, move, ready)
    if (!next.ok) return moves.length === 1 ? next : inPress(next, played.length + 1, moves.length)
    played.push(next.value)
  }
  return granted(played)
}

function endsPress({ game, state }: Match, { state: after, decision }: Played): boolean {
  return after.reveals !== state.reveals || !game.actors(after).includes(decision.seat)
}

/** Says which move of the press was refused. */
function inPress({ code, message }: Refusal, n: number, of: number): Outcome<never> {
  return { ok: false, code, message: { key: 'refusal.press', params: { n, of, reason: message } } }
}

function withoutPlay(record: TableRecord): Outcome<RecordProposal> {
  return granted({ record, played: [] })
}

/** The kernel's reason why undo or redo is not possible. */
function refusalOf(outcome: Outcome<unknown>): Outcome<never> {
  if (outcome.ok) throw new Error('The kernel allowed what should be refused.')
  return outcome
}

function isFlagged({ clock, sitters }: TableState, { seat, when }: Flagged): boolean {
  if (clock === null || sitters[seat]?.kind !== 'person') return false
  return clock.running.includes(seat) && leftAt(clock, seat, when) === 0
}

export function commitRecord(table: TableState, { record, played }: RecordProposal): Receipt {
  addUsedTime(table, record.when)
  if (record.type === 'decided' || record.type === 'redone') play(table, played)
  else if (record.type === 'undone') undoPress(table, record.seat)
  else if (record.type === 'rewound') rewind(table, record.at)
  else changeSeats(table, record)
  const { match } = table
  table.records.push(record)
  const receipt = { number: table.records.length, at: match.decisions.length, played: played.length }
  table.ats.push(receipt.at)
  if (record.ticket !== '') table.receipts.set(receiptKey(record), receipt)
  table.acting = table.ended === null ? match.game.actors(match.state) : []
  if (table.clock !== null) table.clock = tickedBy(table, table.clock, record)
  return receipt
}

function play(table: TableState, press: readonly Played[]): void {
  const { match, ends } = table
  const from = match.decisions.length
  for (const done of press) playOne(table, done)
  const to = match.decisions.length
  table.ends = pressEnds(ends, from, to, to + match.undone.length)
}

function playOne(table: TableState, done: Played): void {
  const { match } = table
  const { seat } = done.decision
  const before = sealedBy(match.state, seat)
  commitPlayed(match, done)
  const at = match.decisions.length
  const entries = done.events.map((event, n): LogEntry => {
    const { round, turn } = done.moments[n] ?? match.state
    return { at, round, turn, event }
  })
  table.log.push(entries)
  if (sealedBy(match.state, seat) > before) table.moved[seat] = table.records.length
  else table.moved.fill(table.records.length)
}

/** The number of sealed answers of the seat to the open question. */
function sealedBy({ agenda }: Match['state'], seat: Seat): number {
  const step = agenda[agenda.length - 1]
  return isSealed(step) ? (step.given[seat]?.length ?? 0) : 0
}

function undoPress(table: TableState, seat: Seat): void {
  const done = undo(table.match, seat, undoSize(table.ends, table.match.decisions.length))
  if (!done.ok) throw new Error('The press can no longer be undone.')
  table.log.length = table.match.decisions.length
  table.moved.fill(table.records.length)
}

function rewind(table: TableState, at: number): void {
  table.match = fork(table.match, at)
  table.ends = pressEnds(table.ends, at, at, at)
  table.log.length = at
  table.moved.fill(table.records.length)
}

function changeSeats(table: TableState, record: TableRecord): void {
  if (record.type === 'ended' || (record.type === 'flagged' && record.sitter === null)) table.ended = record
  if ('sitter' in record && record.sitter !== null) {
    const { seat, sitter } = record
    table.sitters = table.sitters.map((one, at) => (at === seat ? { ...sitter, ...signOf(one) } : one))
  }
}

const signOf = ({ sign }: Sitter): Pick<Sitter, 'sign'> => (sign === undefined ? {} : { sign })

/** Includes the seat: nobody can use up another seat's ticket. */
export function receiptKey({
  type,
  seat = null,
  ticket,
}: {
  type: string
  seat?: Seat | null
  ticket: string
}): string {
  return `${type} ${seat} ${ticket}`
}

/** Applies a stored record. Refused if the current rules do not lead to the same state. */
export function replayRecord(table: TableState, record: TableRecord): Outcome<Receipt> {
  if (record.type === 'opened') return refused('record.opened')
  const proposal = orRefusal(() => attempt(table, draftOf(record)))
  if (!proposal.ok) return proposal
  if (!isSamePress(record, proposal.value.record)) return refused('diverged')
  return granted(commitRecord(table, proposal.value))
}

function draftOf(record: Exclude<TableRecord, Opened>): RecordDraft {
  if (record.type !== 'decided') return record
  const { decisions, ...rest } = record
  return { ...rest, moves: decisions.map(({ move }) => move) }
}

function isSamePress(stored: TableRecord, now: TableRecord): boolean {
  if (stored.type !== 'decided' || now.type !== 'decided') return true
  return (
    stored.decisions.length === now.decisions.length &&
    stored.decisions.every(({ hash }, n) => hash === now.decisions[n]?.hash)
  )
}

/** Rules that throw count as a refusal: nothing has changed. */
export function orRefusal<T>(work: () => Outcome<T>): Outcome<T> {
  try {
    return work()
  } catch (error) {
    return refused('internal', { reason: error instanceof Error ? error.message : String(error) })
  }
}

/**
 * Folding records into a table: each record is first tried (on a copy where it plays something) and then committed.
 * Live orders and stored records go the same way, so that a table read back is the table that was left.
 */
import {
  canUndo,
  commit as commitPlayed,
  fork,
  type Game,
  granted,
  isSealed,
  type Match,
  type Outcome,
  type Proposal as Played,
  propose as proposePlayed,
  type Ready,
  redo,
  refused,
  replay,
  type Seat,
  undo,
} from '@ludarium/kernel'
import { type Clock, clockOf, gainOf, leftAt, passed, ticked } from './clock.ts'
import type { Decided, Ended, Flagged, Opened, Redone, TableRecord, Undone } from './records.ts'
import type { Receipt, Sitter, Told } from './source.ts'

/** Everything that follows from the records so far. Read it; only `commit` changes it. */
export interface Standing {
  readonly opened: Opened
  readonly records: TableRecord[]
  match: Match
  /** By decision, what it made happen. */
  readonly told: Told[][]
  /** By record, how many decisions there were after it. */
  readonly ats: number[]
  sitters: readonly Sitter[]
  /** By seat and ticket: what the order with that ticket led to. */
  readonly receipts: Map<string, Receipt>
  /** By seat, number of the last record that changed the position for it; a sealed answer changes it for its own seat only. */
  readonly moved: number[]
  /** What ended the game outside its rules, or null. */
  ended: Ended | Flagged | null
  clock: Clock | null
  /** By decision that stands, milliseconds that it brought its seat; empty without a clock. */
  readonly given: number[]
  /** By decision that was taken back, the last one last: milliseconds that were taken back with it. */
  readonly taken: number[]
  /** Who decides after the last record. */
  acting: readonly Seat[]
  /** By seat, milliseconds in which the game waited for it. */
  readonly used: number[]
}

/** A record that was tried and can be committed. */
export interface Proposal {
  readonly record: TableRecord
  /** What was played on a copy; null when the record plays nothing. */
  readonly played: Played | null
}

/** A record before it is tried: the hash of a decision comes from playing it. */
export type Draft = Exclude<TableRecord, Opened | Decided> | Omit<Decided, 'hash'>

export function opened(game: Game, first: Opened): Outcome<Standing> {
  const { setup, sitters, clock, when } = first
  const begun = replay(game, { setup, decisions: [] })
  if (!begun.ok) return begun
  if (sitters.length !== setup.seats) return refused('record.sitters')
  const { match } = begun.value
  const acting = game.actors(match.state)
  return granted({
    opened: first,
    records: [first],
    match,
    told: [],
    ats: [0],
    sitters,
    receipts: new Map(),
    moved: Array.from({ length: setup.seats }, () => 0),
    ended: null,
    clock: clock === null ? null : clockOf(clock, setup.seats, acting, when),
    given: [],
    taken: [],
    acting,
    used: Array.from({ length: setup.seats }, () => 0),
  })
}

/**
 * People whom the host knows sit each at a screen of their own: at the end they are shown seed and hands, and what came
 * of it is noted. Such a game stays ended. Who shares a screen may go on trying.
 */
export function staysEnded({ opened }: Pick<Standing, 'opened'>): boolean {
  return opened.sitters.some(({ id }) => id !== undefined)
}

/** Whether what is asked for now can follow, and what it leads to. Changes nothing. */
export function propose(table: Standing, draft: Draft, ready?: Ready): Outcome<Proposal> {
  const over = table.ended === null && table.acting.length === 0
  if (over && isBack(draft) && staysEnded(table)) return refused('over')
  const proposal = tried(table, draft, ready)
  return proposal.ok && isTooLate(table, draft) ? refused('undo.time') : proposal
}

/** The seat has already used what the decision brought: taking it back would make its flag fall at once. */
function isTooLate({ clock, given }: Standing, draft: Draft): boolean {
  if (clock === null || draft.type !== 'undone') return false
  const gain = given[given.length - 1] ?? 0
  return gain > 0 && gain >= leftAt(clock, draft.seat, draft.when)
}

/** Changes which decisions stand. */
const isBack = ({ type }: Draft): boolean => type === 'undone' || type === 'redone' || type === 'rewound'

/** The same for what is stored already: whatever was granted then is followed. */
function tried(table: Standing, draft: Draft, ready?: Ready): Outcome<Proposal> {
  const { match, sitters } = table
  if (draft.seat !== null && sitters[draft.seat] === undefined) return refused('seat.none')
  if (table.ended !== null && draft.type !== 'handed') return refused('ended')
  switch (draft.type) {
    case 'decided': {
      const played = proposePlayed(match, draft.seat, draft.move, undefined, ready)
      if (!played.ok) return played
      const { move, hash } = played.value.decision
      return granted({ record: { ...draft, move, hash }, played: played.value })
    }
    case 'redone': {
      const next = match.undone[match.undone.length - 1]
      if (next === undefined || next.seat !== draft.seat) return refusalOf(redo(match, draft.seat))
      const played = proposePlayed(match, next.seat, next.move)
      return played.ok ? granted({ record: draft, played: played.value }) : played
    }
    case 'undone':
      return canUndo(match, draft.seat) ? plainly(draft) : refusalOf(undo(match, draft.seat))
    case 'sat':
      return sitters[draft.seat]?.kind === 'free' ? plainly(draft) : refused('seat.taken')
    case 'flagged':
      return isFlagged(table, draft) ? plainly(draft) : refused('flag')
    case 'rewound':
      return draft.at < match.decisions.length ? plainly(draft) : refused('at')
    case 'handed':
    case 'ended':
      return plainly(draft)
  }
}

function plainly(record: TableRecord): Outcome<Proposal> {
  return granted({ record, played: null })
}

/** The kernel's own words on why something cannot be taken back or done again. */
function refusalOf(outcome: Outcome<unknown>): Outcome<never> {
  if (outcome.ok) throw new Error('What was refused has been done.')
  return outcome
}

function isFlagged({ clock, sitters }: Standing, { seat, when }: Flagged): boolean {
  if (clock === null || sitters[seat]?.kind !== 'person') return false
  return clock.running.includes(seat) && leftAt(clock, seat, when) === 0
}

/** Makes a proposal true. */
export function commit(table: Standing, proposal: Proposal): Receipt {
  const { record } = proposal
  spend(table, record.when)
  if (proposal.played !== null) play(table, proposal.played)
  else if (record.type === 'undone') takeBack(table, record.seat)
  else if (record.type === 'rewound') goBack(table, record.at)
  else settle(table, record)
  const { match } = table
  table.records.push(record)
  const receipt = { number: table.records.length, at: match.decisions.length }
  table.ats.push(receipt.at)
  if (record.ticket !== '') table.receipts.set(receiptKey(record), receipt)
  table.acting = table.ended === null ? match.game.actors(match.state) : []
  if (table.clock !== null) table.clock = tickedBy(table, table.clock, record)
  return receipt
}

/** Until that moment the game has waited for those who decide. */
function spend({ records, acting, used, clock }: Standing, when: number): void {
  const since = records[records.length - 1]?.when ?? when
  const more = passed(clock?.terms ?? null, since, when)
  for (const seat of acting) used[seat] = (used[seat] ?? 0) + more
}

function play(table: Standing, done: Played): void {
  const { match } = table
  const { seat } = done.decision
  const before = sealedBy(match.state, seat)
  commitPlayed(match, done)
  const at = match.decisions.length
  const told = done.events.map((event, n): Told => {
    const { round, turn } = done.moments[n] ?? match.state
    return { at, round, turn, event }
  })
  table.told.push(told)
  if (sealedBy(match.state, seat) > before) table.moved[seat] = table.records.length
  else table.moved.fill(table.records.length)
}

/** How much the seat has given to the question that is open and that nobody else knows yet. */
function sealedBy({ agenda }: Match['state'], seat: Seat): number {
  const step = agenda[agenda.length - 1]
  return isSealed(step) ? (step.given[seat]?.length ?? 0) : 0
}

function takeBack(table: Standing, seat: Seat): void {
  const done = undo(table.match, seat)
  if (!done.ok) throw new Error('The decision can no longer be taken back.')
  table.told.length = table.match.decisions.length
  table.moved.fill(table.records.length)
}

function goBack(table: Standing, at: number): void {
  table.match = fork(table.match, at)
  table.told.length = at
  table.moved.fill(table.records.length)
}

function settle(table: Standing, record: TableRecord): void {
  if (record.type === 'ended' || (record.type === 'flagged' && record.sitter === null)) table.ended = record
  if ('sitter' in record && record.sitter !== null) {
    const { seat, sitter } = record
    table.sitters = table.sitters.map((one, at) => (at === seat ? { ...sitter, ...signOf(one) } : one))
  }
}

const signOf = ({ sign }: Sitter): Pick<Sitter, 'sign'> => (sign === undefined ? {} : { sign })

function tickedBy(table: Standing, clock: Clock, record: TableRecord): Clock {
  if (record.type === 'decided') return timed(table, clock, record, gainOf(clock, record.seat, record.when))
  // Done again, a decision brings what was taken back with it and no more: else undo and redo would make time.
  if (record.type === 'redone') return timed(table, clock, record, table.taken[table.taken.length - 1] ?? 0)
  if (record.type === 'undone') return untimed(table, clock, record)
  if (record.type === 'rewound') {
    // Everybody agreed: times stay as they are.
    table.given.length = record.at
    table.taken.length = 0
  }
  return ticked(clock, record.when, table.acting, [0, 0])
}

/** A decision that stands now has brought its seat so much. */
function timed(table: Standing, clock: Clock, { seat, when }: Decided | Redone, gain: number): Clock {
  table.given.push(gain)
  table.taken.length = table.match.undone.length
  return ticked(clock, when, table.acting, [seat, gain])
}

/** What the last decision brought is taken back; what has passed stays spent. */
function untimed(table: Standing, clock: Clock, { seat, when }: Undone): Clock {
  const loss = Math.min(table.given.pop() ?? 0, leftAt(clock, seat, when))
  table.taken.push(loss)
  return ticked(clock, when, table.acting, [seat, -loss])
}

/** Tickets of different seats never meet: nobody can use up another's. */
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

/** A stored record as it was kept; refused when today's rules cannot follow it to the same state. */
export function follow(table: Standing, record: TableRecord): Outcome<Receipt> {
  if (record.type === 'opened') return refused('record.opened')
  const proposal = attempt(() => tried(table, record))
  if (!proposal.ok) return proposal
  const now = proposal.value.record
  if (record.type === 'decided' && now.type === 'decided' && record.hash !== now.hash) return refused('diverged')
  return granted(commit(table, proposal.value))
}

/** Rules that break over an order or an old record have changed nothing. */
export function attempt<T>(work: () => Outcome<T>): Outcome<T> {
  try {
    return work()
  } catch (error) {
    return refused('internal', { reason: error instanceof Error ? error.message : String(error) })
  }
}

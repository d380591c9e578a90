/** How records change the clock and the time that seats have used. */
import { type Clock, leftAt, passed, ticked, timeGained } from './clock.ts'
import { type Decided, type Redone, type TableRecord, type Undone, undoSize } from './records.ts'
import type { TableState } from './state.ts'

/** The seat has already used the time that the press added: after an undo its time would be up. */
export function isTooLate({ clock, given, ends, match }: TableState, { seat, when }: Undone): boolean {
  if (clock === null) return false
  const size = undoSize(ends, match.decisions.length)
  const gain = given.slice(-size).reduce((sum, one) => sum + one, 0)
  return gain > 0 && gain >= leftAt(clock, seat, when)
}

/** Adds the time since the last record to the seats that had to decide. */
export function addUsedTime({ records, acting, used, clock }: TableState, when: number): void {
  const since = records[records.length - 1]?.when ?? when
  const more = passed(clock?.terms ?? null, since, when)
  for (const seat of acting) used[seat] = (used[seat] ?? 0) + more
}

/** The clock after the record. */
export function tickedBy(table: TableState, clock: Clock, record: TableRecord): Clock {
  if (record.type === 'decided' || record.type === 'redone') return timed(table, clock, record)
  if (record.type === 'undone') return untimed(table, clock, record)
  if (record.type === 'rewound') {
    // A rewind does not change the time left: everybody agreed to it.
    table.given.length = record.at
    table.taken.length = 0
  }
  return ticked(clock, record.when, table.acting, [0, 0])
}

/** Every decision adds time to its seat. */
function timed(table: TableState, clock: Clock, { type, seat, when }: Decided | Redone): Clock {
  const { given, taken, match, acting } = table
  let now = clock
  while (given.length < match.decisions.length) {
    // Redo restores what undo took away, no more: otherwise undo and redo would create time.
    const back = taken.pop() ?? 0
    const gain = type === 'redone' ? back : timeGained(now, seat, when)
    given.push(gain)
    now = ticked(now, when, acting, [seat, gain])
  }
  taken.length = match.undone.length
  return now
}

/** Takes away what the decisions of the last press added. Time that has passed stays spent. */
function untimed(table: TableState, clock: Clock, { seat, when }: Undone): Clock {
  const { given, taken, match, acting } = table
  let now = clock
  while (given.length > match.decisions.length) {
    const loss = Math.min(given.pop() ?? 0, leftAt(now, seat, when))
    taken.push(loss)
    now = ticked(now, when, acting, [seat, -loss])
  }
  return now
}

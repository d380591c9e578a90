/** A host that keeps the records in a list: a table that lives as long as the list. */
import type { TableRecord } from './records.ts'
import type { Host } from './table.ts'

/** `keeping` hears of all records before the new one counts; when it throws, nothing has happened. */
export function memoryHost(
  records: TableRecord[],
  now: () => number,
  keeping: (all: readonly TableRecord[]) => void = () => {},
): Host {
  return {
    now,
    tail: async (from) => records.slice(from),
    async keep(record, number) {
      if (number !== records.length) return 'stale'
      keeping([...records, record])
      records.push(record)
      return 'kept'
    },
  }
}

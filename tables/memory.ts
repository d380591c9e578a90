/** A host that keeps records in memory. */
import type { TableRecord } from './records.ts'
import type { Host } from './table.ts'

/** `keeping` gets all records including the new one before it is accepted. If it throws, the record is rejected. */
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

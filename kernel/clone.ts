/** A deep copy of plain JSON, made for states: objects are copied whole by the engine, then their nested parts. */
export function clone<T>(value: T): T {
  return (typeof value === 'object' && value !== null ? copy(value) : value) as T
}

function copy(value: object): object {
  if (Array.isArray(value)) {
    const list = value.slice()
    for (let i = 0; i < list.length; i++) {
      const item: unknown = list[i]
      if (typeof item === 'object' && item !== null) list[i] = copy(item)
    }
    return list
  }
  const record: Record<string, unknown> = { ...value }
  for (const key in record) {
    const field = record[key]
    if (typeof field === 'object' && field !== null) record[key] = copy(field)
  }
  return record
}

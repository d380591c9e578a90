/** Deep equality of plain JSON; shared parts are compared by identity. */
export function isDeepEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) return Array.isArray(b) && sameLists(a, b)
  return !Array.isArray(b) && sameRecords(a as Fields, b as Fields)
}

type Fields = Readonly<Record<string, unknown>>

function sameLists(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !isDeepEqual(a[i], b[i])) return false
  return true
}

function sameRecords(a: Fields, b: Fields): boolean {
  let fields = 0
  for (const key in a) {
    if (a[key] !== b[key] && !isDeepEqual(a[key], b[key])) return false
    fields++
  }
  for (const _ in b) fields--
  return fields === 0
}

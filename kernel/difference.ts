/** The difference between two plain JSON values, for sending a little instead of all and for showing what changed. */
import { clone } from './clone.ts'

/** Where a value changed: the keys and indices that lead there, and what stands there now (nothing: it is gone). */
export interface Change {
  readonly path: readonly (string | number)[]
  readonly value?: unknown
}

type Place = Record<string | number, unknown>

const isPlace = (value: unknown): value is Place => typeof value === 'object' && value !== null

/**
 * What has to be changed in `before` to get `after`. Lists of another length are sent whole; apart from that a change
 * is as small as a field.
 */
export function differences(before: unknown, after: unknown): Change[] {
  const changes: Change[] = []
  compare(before, after, [], changes)
  return changes
}

function compare(before: unknown, after: unknown, path: readonly (string | number)[], changes: Change[]): void {
  if (Object.is(before, after)) return
  if (!isPlace(before) || !isPlace(after) || !comparable(before, after)) {
    changes.push({ path, value: clone(after) })
    return
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    for (let i = 0; i < after.length; i++) compare(before[i], after[i], [...path, i], changes)
    return
  }
  for (const key in before) if (!Object.hasOwn(after, key)) changes.push({ path: [...path, key] })
  for (const key in after) {
    if (Object.hasOwn(before, key)) compare(before[key], after[key], [...path, key], changes)
    else changes.push({ path: [...path, key], value: clone(after[key]) })
  }
}

function comparable(before: Place, after: Place): boolean {
  if (Array.isArray(before) !== Array.isArray(after)) return false
  return !Array.isArray(before) || !Array.isArray(after) || before.length === after.length
}

/** A copy of `before` with the changes made. Throws when they do not fit. */
export function patched(before: unknown, changes: readonly Change[]): unknown {
  let value = clone(before)
  for (const change of changes) {
    if (change.path.length === 0) value = clone(change.value)
    else patch(value, change)
  }
  return value
}

function patch(value: unknown, change: Change): void {
  const { path } = change
  let place = value
  for (const key of path.slice(0, -1)) {
    if (!isPlace(place) || !Object.hasOwn(place, key)) throw new Error('A change leads nowhere.')
    place = place[key]
  }
  const key = path[path.length - 1]
  if (!isPlace(place) || key === undefined || key === '__proto__') throw new Error('A change leads nowhere.')
  if ('value' in change) place[key] = clone(change.value)
  else delete place[key]
}

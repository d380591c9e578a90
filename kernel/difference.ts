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
    for (let i = 0; i < after.length; i++)
      if (!Object.is(before[i], after[i])) compare(before[i], after[i], [...path, i], changes)
    return
  }
  for (const key in before) if (!Object.hasOwn(after, key)) changes.push({ path: [...path, key] })
  for (const key in after) {
    if (!Object.hasOwn(before, key)) changes.push({ path: [...path, key], value: clone(after[key]) })
    else if (!Object.is(before[key], after[key])) compare(before[key], after[key], [...path, key], changes)
  }
}

/**
 * The same as `after`, made of the very parts of `before` wherever they are equal, so that whoever compares the two next
 * sees at once what has not changed. Nothing of `after` itself is in it.
 */
export function sharing<T>(before: unknown, after: T): T {
  return shared(before, after) as T
}

function shared(before: unknown, after: unknown): unknown {
  if (Object.is(before, after) || !isPlace(after)) return after
  if (!isPlace(before)) return clone(after)
  if (Array.isArray(after)) return Array.isArray(before) ? sharedList(before, after) : clone(after)
  return Array.isArray(before) ? clone(after) : sharedRecord(before, after)
}

/** Nothing is made where nothing has changed: that is the rule. */
function sharedList(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  let list: unknown[] | null = before.length === after.length ? null : []
  for (let i = 0; i < after.length; i++) {
    const old = before[i]
    const item = after[i]
    const part = Object.is(old, item) ? item : shared(old, item)
    if (list === null && !Object.is(part, old)) list = before.slice(0, i)
    list?.push(part)
  }
  return list ?? before
}

function sharedRecord(before: Place, after: Place): Place {
  let record: Place | null = null
  let count = 0
  for (const key in after) {
    const old = before[key]
    const item = after[key]
    const part = Object.is(old, item) ? item : shared(old, item)
    if (record === null && (!Object.is(part, old) || old === undefined)) record = beginning(after, before, key)
    if (record !== null) record[key] = part
    count++
  }
  for (const _ in before) count--
  if (record !== null) return record
  return count === 0 ? before : beginning(after, before, '')
}

/** A copy of `after` with the fields of `before` until that key. */
function beginning(after: Place, before: Place, end: string): Place {
  const record = { ...after }
  for (const key in after) {
    if (key === end) break
    record[key] = before[key]
  }
  return record
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

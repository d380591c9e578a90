/**
 * The state after a decision, made of the very parts of the one before wherever they are equal: `sharing` of the kernel,
 * by code that is written while the server runs, for the shape of the states it meets. All of a state is compared at every
 * decision, and how a field is reached is much of what that costs: code that names the field and stands in a place of its
 * own takes a fraction of the time of code that looks up any field of anything.
 */
import { clone, type Memory, sharing } from '@ludarium/kernel'

/** Ours that is equal to `after`, a record or list; nothing of `after` itself is in it. */
type Weave = (before: unknown, after: object, memory: Memory) => unknown

/** The answer of code that was written for a record with other keys. */
const ODD = Symbol('odd')

/** So many kinds of records in one place have code of their own. Further ones, and those that gain or lose keys, are rare. */
const MOST_SHAPES = 4

/** For states of one kind, beginning with the first it meets; faster from the second on. */
export class Weaver {
  private readonly woven = placeFor('state')

  weave<T extends object>(before: T, after: T, memory: Memory): T {
    return this.woven(before, after, memory) as T
  }
}

/** Code for whatever stands in a place: the engine notes for each place by itself what it meets there. */
function placeFor(name: string): Weave {
  const shapes: Weave[] = []
  function another(before: object, after: object, memory: Memory): unknown {
    const keys = Object.keys(after)
    if (shapes.length === MOST_SHAPES || !hasJust(before, keys)) return sharing(before, after, memory)
    const shape = recordFor(name, keys)
    shapes.push(shape)
    return shape(before, after, memory)
  }
  const source = `// ${JSON.stringify(name)}
    let items = null
    return function woven(before, after, memory) {
      if (Array.isArray(after)) {
        if (!Array.isArray(before)) return clone(after)
        const { length } = after
        const alike = before.length === length
        if (length > 0 && typeof after[0] !== 'object') {
          if (!alike) return after.slice()
          for (let i = 0; i < length; i++) if (after[i] !== before[i]) return after.slice()
          return before
        }
        let list = alike ? null : []
        for (let i = 0; i < length; i++) {
          const item = after[i]
          const old = before[i]
          const part = item === old || typeof item !== 'object' || item === null
            ? item : (items ??= placeFor(name + '[]'))(old, item, memory)
          if (list === null) {
            if (part === old) continue
            list = before.slice(0, i)
          }
          list.push(part)
        }
        return list ?? before
      }
      if (typeof before !== 'object' || before === null || Array.isArray(before)) return clone(after)
      for (let i = 0; i < shapes.length; i++) {
        const record = shapes[i](before, after, memory)
        if (record !== ODD) return record
      }
      return another(before, after, memory)
    }`
  return written(source, { name, shapes, another, placeFor, clone, ODD })
}

function hasJust(record: object, keys: readonly string[]): boolean {
  return Object.keys(record).length === keys.length && keys.every((key) => Object.hasOwn(record, key))
}

/** Code for records with just these keys in that place. */
function recordFor(name: string, keys: readonly string[]): Weave {
  const source = `// ${JSON.stringify(name)}
    let ${keys.map((_, n) => `part${n} = null`).join(', ') || 'none'}
    return function record(before, after, memory) {
      let count = ${-keys.length}
      for (const _ in after) count++
      if (count !== 0) return ODD
      for (const _ in before) count++
      if (count !== ${keys.length}) return ODD
      let made = null, changed = null, now, old, part
      ${keys.map((key, n) => fieldCode(JSON.stringify(key), JSON.stringify(`${name}.${key}`), n)).join('')}
      if (made === null) return before
      memory.traced(made, before, changed)
      return made
    }`
  return written(source, { placeFor, ODD })
}

/** States are JSON: no field is undefined, by which a missing key is noticed, and none is NaN or -0. */
const fieldCode = (key: string, name: string, n: number): string => `
      now = after[${key}]
      old = before[${key}]
      if (now !== old) {
        if (now === undefined || old === undefined) return ODD
        part = typeof now !== 'object' || now === null ? now : (part${n} ??= placeFor(${name}))(old, now, memory)
        if (part !== old) {
          if (made === null) {
            made = { ...before }
            changed = []
          }
          made[${key}] = part
          changed.push(${key})
        }
      } else if (now === undefined) return ODD`

function written(source: string, scope: Readonly<Record<string, unknown>>): Weave {
  return new Function(...Object.keys(scope), source)(...Object.values(scope)) as Weave
}

/** The difference between two views as JSON text: the same as the kernel's `differences`, without building objects. */
import { Memory } from '@ludarium/kernel'

type Container = Readonly<Record<string | number, unknown>>

interface PatchText {
  readonly before: unknown
  readonly path: string
  readonly text: string
}

/** Valid for one update. Parts shared by several views are compared once. The views must not change meanwhile. */
export class PatchJson {
  private readonly texts = new Map<object, PatchText>()
  private readonly memory: Memory

  /** `memory` may know which fields have changed. */
  constructor(memory = new Memory()) {
    this.memory = memory
  }

  textOf(before: unknown, after: unknown): string {
    return `[${this.compared(before, after, '')}]`
  }

  private compared(before: unknown, after: unknown, path: string): string {
    if (Object.is(before, after)) return ''
    if (!isContainer(before) || !isContainer(after) || !comparable(before, after)) return changeTo(path, after)
    const known = this.texts.get(after)
    if (known !== undefined && known.before === before && known.path === path) return known.text
    const text = Array.isArray(after) ? this.items(before, after, path) : this.record(before, after, path)
    this.texts.set(after, { before, path, text })
    return text
  }

  private items(before: Container, after: readonly unknown[], path: string): string {
    let text = ''
    for (let i = 0; i < after.length; i++) {
      if (!Object.is(before[i], after[i])) text = joined(text, this.compared(before[i], after[i], joined(path, `${i}`)))
    }
    return text
  }

  private record(before: Container, after: Container, path: string): string {
    const changed = this.memory.changedSince(after, before)
    if (changed === null) return this.fields(before, after, path)
    let text = ''
    for (const key of changed) text = joined(text, this.compared(before[key], after[key], joined(path, quoted(key))))
    return text
  }

  private fields(before: Container, after: Container, path: string): string {
    let text = ''
    for (const key in before) {
      if (!Object.hasOwn(after, key)) text = joined(text, `{"path":[${joined(path, quoted(key))}]}`)
    }
    for (const key in after) {
      const [old, now] = [before[key], after[key]]
      if (Object.is(old, now)) continue
      const place = joined(path, quoted(key))
      text = joined(text, Object.hasOwn(before, key) ? this.compared(old, now, place) : changeTo(place, now))
    }
    return text
  }
}

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null

function comparable(before: Container, after: Container): boolean {
  if (Array.isArray(before) !== Array.isArray(after)) return false
  return !Array.isArray(before) || before.length === after.length
}

const changeTo = (path: string, value: unknown): string => `{"path":[${path}],"value":${textOf(value)}}`

/** Fast path: most changed values are integers. */
const textOf = (value: unknown): string => (Number.isInteger(value) ? `${value}` : JSON.stringify(value))

/** Joins two JSON fragments with a comma, unless one is empty. */
export const joined = (text: string, more: string): string =>
  text === '' ? more : more === '' ? text : `${text},${more}`

const quotedKeys = new Map<string, string>()
const MOST_KEYS = 10_000

/** There are few different keys, so their JSON is cached. */
function quoted(key: string): string {
  let text = quotedKeys.get(key)
  if (text === undefined) {
    if (quotedKeys.size >= MOST_KEYS) quotedKeys.clear()
    text = JSON.stringify(key)
    quotedKeys.set(key, text)
  }
  return text
}

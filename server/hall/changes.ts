/** What has changed in what readers see, as the text that they are sent: `differences` of the kernel as JSON. */
import { Memory } from '@ludarium/kernel'

type Place = Readonly<Record<string | number, unknown>>

interface Written {
  readonly before: unknown
  readonly path: string
  readonly text: string
}

/** Of one step: parts that several readers see alike are compared and written once. Nothing in them may change meanwhile. */
export class Changes {
  private readonly written = new Map<object, Written>()
  private readonly memory: Memory

  /** `memory` may know what has changed. */
  constructor(memory = new Memory()) {
    this.memory = memory
  }

  textOf(before: unknown, after: unknown): string {
    return `[${this.compared(before, after, '')}]`
  }

  private compared(before: unknown, after: unknown, path: string): string {
    if (Object.is(before, after)) return ''
    if (!isPlace(before) || !isPlace(after) || !comparable(before, after)) return changeTo(path, after)
    const known = this.written.get(after)
    if (known !== undefined && known.before === before && known.path === path) return known.text
    const text = Array.isArray(after) ? this.items(before, after, path) : this.record(before, after, path)
    this.written.set(after, { before, path, text })
    return text
  }

  private items(before: Place, after: readonly unknown[], path: string): string {
    let text = ''
    for (let i = 0; i < after.length; i++) {
      if (!Object.is(before[i], after[i])) text = joined(text, this.compared(before[i], after[i], joined(path, `${i}`)))
    }
    return text
  }

  private record(before: Place, after: Place, path: string): string {
    const changed = this.memory.changedSince(after, before)
    if (changed === null) return this.fields(before, after, path)
    let text = ''
    for (const key of changed) text = joined(text, this.compared(before[key], after[key], joined(path, quoted(key))))
    return text
  }

  private fields(before: Place, after: Place, path: string): string {
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

const isPlace = (value: unknown): value is Place => typeof value === 'object' && value !== null

function comparable(before: Place, after: Place): boolean {
  if (Array.isArray(before) !== Array.isArray(after)) return false
  return !Array.isArray(before) || before.length === after.length
}

const changeTo = (path: string, value: unknown): string => `{"path":[${path}],"value":${textOf(value)}}`

/** Most changes are of a number. */
const textOf = (value: unknown): string => (Number.isInteger(value) ? `${value}` : JSON.stringify(value))

/** One text after the other, with a comma where both hold something. */
export const joined = (text: string, more: string): string =>
  text === '' ? more : more === '' ? text : `${text},${more}`

const quotes = new Map<string, string>()
const MOST_QUOTES = 10_000

/** Keys are few and come again. */
function quoted(key: string): string {
  let text = quotes.get(key)
  if (text === undefined) {
    if (quotes.size >= MOST_QUOTES) quotes.clear()
    text = JSON.stringify(key)
    quotes.set(key, text)
  }
  return text
}

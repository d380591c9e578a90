/** Renders messages: catalog entries are ICU messages, nested messages and lists are rendered first. */
import type { Message, MessageParam, MoveMessage, RuleText, Seat, Words } from '@ludarium/kernel'
import { IntlMessageFormat } from 'intl-messageformat'

export interface Reader {
  /** The sentence or name in the reader's language; a missing key shows in brackets. */
  say(message: Message): string
  /** The name of a component, field or kind as the catalog gives it, or undefined. */
  nameOf(id: string): string | undefined
  /** Components whose name or text holds the words: 'card.tavern' with 'card.tavern.text'. */
  explain(search: string): readonly { readonly name: string; readonly text: string }[]
  /** The heading of a move's group. */
  group(move: MoveMessage): string
  seat(seat: Seat): string
  readonly rules: readonly RuleText[]
}

/** Keys under these are sentences about something, not names of things. */
const SENTENCES = new Set(['move', 'event', 'prompt', 'why', 'group', 'refused', 'hint', 'guide'])
/** Keys under these name something that is not a component: they count only in full. */
const HEADINGS = new Set(['score', 'field', 'option', 'rule', 'section'])

export function readerOf(words: Words, seatName: (seat: Seat) => string, language = 'en'): Reader {
  const compiled = new Map<string, IntlMessageFormat | null>()
  const lists = new Intl.ListFormat(language, { type: 'conjunction' })
  let names: Map<string, string> | null = null

  function messageOf(key: string): IntlMessageFormat | null {
    let found = compiled.get(key)
    if (found === undefined) {
      found = Object.hasOwn(words.catalog, key) ? compile(words.catalog[key] ?? '', language) : null
      compiled.set(key, found)
    }
    return found
  }

  function say(message: Message): string {
    if (message.key === 'seat') return seatName(Number(message.params?.n))
    const format = messageOf(message.key)
    if (format === null) return `[${message.key}]`
    const values: Record<string, string | number> = {}
    for (const [name, param] of Object.entries(message.params ?? {})) values[name] = figureOf(param)
    try {
      return String(format.format(values))
    } catch {
      return `[${message.key}]`
    }
  }

  function figureOf(param: MessageParam): string | number {
    if (typeof param === 'string' || typeof param === 'number') return param
    return 'key' in param ? say(param) : lists.format(param.map(say))
  }

  return {
    say,
    explain: (search) => explained(words.catalog, search.toLowerCase()),
    seat: seatName,
    rules: words.rules,
    group: (move) => say({ key: move.group }),
    nameOf(id) {
      names ??= namesIn(words.catalog)
      return names.get(id)
    },
  }
}

function compile(message: string, language: string): IntlMessageFormat | null {
  try {
    return new IntlMessageFormat(message, language, undefined, { ignoreTag: true })
  } catch {
    return null
  }
}

function explained(catalog: Words['catalog'], search: string): { name: string; text: string }[] {
  const found: { name: string; text: string }[] = []
  for (const [key, message] of Object.entries(catalog)) {
    if (!key.endsWith('.text') || message.includes('{')) continue
    const name = (catalog[key.slice(0, -5)] ?? '').replaceAll("''", "'")
    const text = message.replaceAll("''", "'")
    if (name !== '' && `${name} ${text}`.toLowerCase().includes(search)) found.push({ name, text })
  }
  return found
}

/** Names without figures, by the id behind the first dot: 'card.tavern' names 'tavern' and 'card.tavern'. */
function namesIn(catalog: Words['catalog']): Map<string, string> {
  const names = new Map<string, string>()
  for (const [key, message] of Object.entries(catalog)) {
    const dot = key.indexOf('.')
    if (message.includes('{') || key.endsWith('.text') || SENTENCES.has(key.slice(0, dot))) continue
    names.set(key, message.replaceAll("''", "'"))
  }
  for (const [key, name] of [...names]) {
    const id = key.slice(key.indexOf('.') + 1)
    if (!HEADINGS.has(key.slice(0, key.length - id.length - 1)) && !names.has(id)) names.set(id, name)
  }
  return names
}

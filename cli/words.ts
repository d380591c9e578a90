/** The terminal's reader: renders messages of a game and of the terminal itself, and finds names and texts of components. */
import {
  type Catalog,
  type GameModule,
  isForm,
  type Message,
  type MoveMessage,
  type RuleText,
  type Seat,
  type Words,
} from '@ludarium/kernel'
import { refusals, rendererOf, whyWords } from '@ludarium/words'
import { refusals as refusalsInGerman, whyWords as whyInGerman } from '@ludarium/words/de'
import { terminal as german } from './words/de.ts'
import { terminal } from './words/en.ts'

export interface Reader {
  /** The sentence or name in the reader's language; a missing key shows in brackets. */
  say(message: Message | string, params?: Message['params']): string
  /** Names joined as the language does it. */
  list(names: readonly string[]): string
  /** The name of a component, field or kind as the catalog gives it, or undefined. */
  nameOf(id: string): string | undefined
  /** Components whose name or text holds the words: 'card.tavern' with 'card.tavern.text'. */
  explain(search: string): readonly { readonly name: string; readonly text: string }[]
  /** The heading of a move's group. */
  group(move: MoveMessage): string
  seat(seat: Seat): string
  readonly rules: readonly RuleText[]
}

/** What the terminal says by itself, by language; the first is spoken where no other is asked for. */
const HOUSE: Readonly<Record<string, readonly Catalog[]>> = {
  en: [terminal, refusals, whyWords],
  de: [german, refusalsInGerman, whyInGerman],
}
export const LANGUAGES: readonly string[] = Object.keys(HOUSE)

/** What is spoken: commands for people choose it, programs and reports are told everything in English. */
let spoken = 'en'

export function speakIn(language: string): void {
  spoken = language
}

/** The game's words in what is spoken; a game that does not speak it is told in English. */
export async function wordsOf(module: GameModule): Promise<Words> {
  return (await (module.words[spoken] ?? module.words.en)?.()) ?? { catalog: {}, rules: [] }
}

/** Keys under these are sentences about something, not names of things. */
const SENTENCES = new Set(['move', 'event', 'prompt', 'why', 'group', 'refusal', 'hint', 'guide'])
/** Keys under these name something that is not a component: they count only in full. */
const HEADINGS = new Set(['score', 'field', 'option', 'rule', 'section'])

export function readerOf(words: Words, seat: (seat: Seat) => string, language = spoken): Reader {
  const { say, list } = rendererOf({
    language,
    catalogs: [words.catalog, ...(HOUSE[language] ?? []), terminal, refusals, whyWords],
    seat,
    missing: ({ key, problem }) => (problem === 'empty' ? '' : `[${key}]`),
  })
  let names: Map<string, string> | null = null
  return {
    say,
    list,
    seat,
    explain: (search) => explained(words.catalog, search.toLowerCase()),
    rules: words.rules,
    group: (move) => say(move.group),
    nameOf(id) {
      names ??= namesIn(words.catalog)
      return names.get(id)
    },
  }
}

/** The terminal's own words, where no game is at hand. */
export const house: Pick<Reader, 'say' | 'list'> = {
  say: (message, params) => houseIn(spoken).say(message, params),
  list: (names) => houseIn(spoken).list(names),
}

const houses = new Map<string, Reader>()

function houseIn(language: string): Reader {
  const known = houses.get(language) ?? readerOf({ catalog: {}, rules: [] }, (seat) => String(seat), language)
  houses.set(language, known)
  return known
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
    if (message.includes('{') || key.endsWith('.text') || isForm(key) || SENTENCES.has(key.slice(0, dot))) continue
    names.set(key, message.replaceAll("''", "'"))
  }
  for (const [key, name] of [...names]) {
    const id = key.slice(key.indexOf('.') + 1)
    if (!HEADINGS.has(key.slice(0, key.length - id.length - 1)) && !names.has(id)) names.set(id, name)
  }
  return names
}

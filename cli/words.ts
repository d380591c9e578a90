/** The terminal's renderer for messages of games and of the terminal; also finds names and texts of components. */
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

export interface TerminalReader {
  /** The text in the current language; a missing key shows in brackets. */
  say(message: Message | string, params?: Message['params']): string
  list(names: readonly string[]): string
  /** The name of a component, field or kind in the catalog, or undefined. */
  nameOf(id: string): string | undefined
  /** Components whose name or text contains the words: 'card.tavern' with 'card.tavern.text'. */
  explain(search: string): readonly { readonly name: string; readonly text: string }[]
  group(move: MoveMessage): string
  seat(seat: Seat): string
  readonly rules: readonly RuleText[]
}

/** The terminal's own catalogs by language; the first is the default. */
const TERMINAL_CATALOGS: Readonly<Record<string, readonly Catalog[]>> = {
  en: [terminal, refusals, whyWords],
  de: [german, refusalsInGerman, whyInGerman],
}
export const LANGUAGES: readonly string[] = Object.keys(TERMINAL_CATALOGS)

/** The current language: only commands for people change it; programs and reports use English. */
let currentLanguage = 'en'

export function setLanguage(language: string): void {
  currentLanguage = language
}

/** The game's words in the current language, or in English. */
export async function wordsOf(module: GameModule): Promise<Words> {
  return (await (module.words[currentLanguage] ?? module.words.en)?.()) ?? { catalog: {}, rules: [] }
}

/** Key prefixes of sentences, as opposed to names. */
const SENTENCES = new Set(['move', 'event', 'prompt', 'why', 'group', 'refusal', 'hint', 'guide'])
/** Key prefixes of names that are not components; looked up by full key only. */
const HEADINGS = new Set(['score', 'field', 'option', 'rule', 'section'])

export function readerOf(words: Words, seat: (seat: Seat) => string, language = currentLanguage): TerminalReader {
  const { say, list } = rendererOf({
    language,
    catalogs: [words.catalog, ...(TERMINAL_CATALOGS[language] ?? []), terminal, refusals, whyWords],
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

/** The terminal's own words, without a game. */
export const terminalWords: Pick<TerminalReader, 'say' | 'list'> = {
  say: (message, params) => houseIn(currentLanguage).say(message, params),
  list: (names) => houseIn(currentLanguage).list(names),
}

const houses = new Map<string, TerminalReader>()

function houseIn(language: string): TerminalReader {
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

/** Names without parameters, by the id after the first dot: 'card.tavern' names 'tavern' and 'card.tavern'. */
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

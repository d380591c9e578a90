/**
 * Whether a catalog says in another language what the English one says: the same keys, sentences that can be read,
 * the same figures in them, and forms of names that there are. For tests.
 */
import { type Catalog, germanForms, isForm } from '@ludarium/kernel'
import { IntlMessageFormat } from 'intl-messageformat'

/** What is wrong with the twin, as sentences; nothing when it says the same. */
export function twinFaults(english: Catalog, twin: Catalog, language = 'de'): string[] {
  const keys = Object.keys(twin)
  const names = keys.filter((key) => !isForm(key))
  return [
    ...Object.keys(english).flatMap((key) => (Object.hasOwn(twin, key) ? [] : [`'${key}' is missing.`])),
    ...names.flatMap((key) => (Object.hasOwn(english, key) ? [] : [`'${key}' is left over.`])),
    ...keys.flatMap((key) => sentenceFaults(key, english[baseOf(key)] ?? '', twin[key] ?? '', language)),
  ]
}

const baseOf = (key: string): string => key.split('@')[0] ?? key

function sentenceFaults(key: string, english: string, sentence: string, language: string): string[] {
  const wanted = figuresIn(english, 'en')
  const found = figuresIn(sentence, language)
  if (wanted === null || found === null) return [`'${key}' cannot be read.`]
  const forms = [...found].flatMap((name) => name.split('_').slice(1))
  const strange = forms.filter((form) => !germanForms.includes(form.charAt(0).toLowerCase() + form.slice(1)))
  const figures = new Set([...found].map((name) => name.split('_')[0] ?? name))
  return [
    ...strange.map((form) => `'${key}' wants a form '${form}' that no name has.`),
    ...[...wanted].flatMap((name) => (figures.has(name) ? [] : [`'${key}' does not say {${name}}.`])),
    ...[...figures].flatMap((name) =>
      wanted.has(name) ? [] : [`'${key}' says {${name}}, which the English does not.`],
    ),
    ...(sentence.startsWith('@') ? [`'${key}' is declined in a way that cannot be read.`] : []),
    ...(sentence === english && isSentence(english) ? [`'${key}' is English.`] : []),
  ]
}

/** Two words in a row that are not names. */
function isSentence(text: string): boolean {
  return /\b[a-z]{2,} [a-z]{2,}/.test(text.replaceAll(/\{[^{}]*\}/g, ''))
}

/** The names of a sentence's figures, or null when it cannot be read. */
function figuresIn(sentence: string, language: string): Set<string> | null {
  try {
    const names = new Set<string>()
    collect(new IntlMessageFormat(sentence, language, undefined, { ignoreTag: true }).getAst(), names)
    return names
  } catch {
    return null
  }
}

type Parts = ReturnType<IntlMessageFormat['getAst']>

/** The parser's number for plain text; every other part with a value is named by it. */
const LITERAL = 0

function collect(parts: Parts, names: Set<string>): void {
  for (const part of parts) {
    if (part.type !== LITERAL && 'value' in part) names.add(part.value)
    if ('options' in part) for (const option of Object.values(part.options)) collect(option.value, names)
  }
}

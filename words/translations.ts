/**
 * Compares a translation with the English catalog: same keys, parsable sentences, same parameters, known forms of
 * names. For tests.
 */
import { type Catalog, germanForms, isForm } from '@ludarium/kernel'
import { IntlMessageFormat } from 'intl-messageformat'

/** The differences, as sentences; empty if it matches. */
export function translationFaults(english: Catalog, translation: Catalog, language = 'de'): string[] {
  const keys = Object.keys(translation)
  const names = keys.filter((key) => !isForm(key))
  return [
    ...Object.keys(english).flatMap((key) => (Object.hasOwn(translation, key) ? [] : [`'${key}' is missing.`])),
    ...names.flatMap((key) => (Object.hasOwn(english, key) ? [] : [`'${key}' is not in the English catalog.`])),
    ...keys.flatMap((key) => sentenceFaults(key, english[baseOf(key)] ?? '', translation[key] ?? '', language)),
  ]
}

const baseOf = (key: string): string => key.split('@')[0] ?? key

function sentenceFaults(key: string, english: string, sentence: string, language: string): string[] {
  const wanted = figuresIn(english, 'en')
  const found = figuresIn(sentence, language)
  if (wanted === null || found === null) return [`'${key}' cannot be parsed.`]
  const forms = [...found].flatMap((name) => name.split('_').slice(1))
  const strange = forms.filter((form) => !germanForms.includes(form.charAt(0).toLowerCase() + form.slice(1)))
  const figures = new Set([...found].map((name) => name.split('_')[0] ?? name))
  return [
    ...strange.map((form) => `'${key}' uses a form '${form}' that no name has.`),
    ...[...wanted].flatMap((name) => (figures.has(name) ? [] : [`'${key}' lacks the parameter {${name}}.`])),
    ...[...figures].flatMap((name) =>
      wanted.has(name) ? [] : [`'${key}' has a parameter {${name}} that English lacks.`],
    ),
    ...(sentence.startsWith('@') ? [`'${key}' has an invalid declension.`] : []),
    ...(sentence === english && isSentence(english) ? [`'${key}' is not translated.`] : []),
  ]
}

/** Two words in a row that are not names. */
function isSentence(text: string): boolean {
  return /\b[a-z]{2,} [a-z]{2,}/.test(text.replaceAll(/\{[^{}]*\}/g, ''))
}

/** The parameter names of a sentence, or null if it cannot be parsed. */
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

/** The parser's type for plain text; every other part with a value is a parameter. */
const LITERAL = 0

function collect(parts: Parts, names: Set<string>): void {
  for (const part of parts) {
    if (part.type !== LITERAL && 'value' in part) names.add(part.value)
    if ('options' in part) for (const option of Object.values(part.options)) collect(option.value, names)
  }
}

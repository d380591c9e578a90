/**
 * Turns messages into words, for terminal, page and tests alike: ICU sentences out of catalogs, nested messages
 * first, lists as the language joins them, seats by their names.
 */
import { type Catalog, type Message, type MessageParam, NAME_BEGINS, type Seat } from '@ludarium/kernel'
import { IntlMessageFormat } from 'intl-messageformat'

/** What is missing where words were wanted. */
export interface Lack {
  readonly key: string
  /** No catalog has the key; its sentence cannot be read; a figure it wants was not given; it says nothing. */
  readonly problem: 'key' | 'sentence' | 'figure' | 'empty'
  /** The sentence as it stands in the catalog, '' when there is none. */
  readonly sentence: string
}

export interface RendererParts {
  readonly language: string
  /** Looked up one after the other. */
  readonly catalogs: readonly Catalog[]
  /** A seat's name; without it the seat's number as people count. */
  seat?(seat: Seat): string
  /** What is shown instead of words that are missing; may throw. Without it the key, or the bare sentence. */
  missing?(lack: Lack): string
  /** Changes every sentence before it is read: the pseudo-locale. */
  transform?(sentence: string): string
}

export interface Renderer {
  /** The name or sentence as plain text. */
  say(message: Message | string, params?: Message['params']): string
  /** The same in parts: names inside it are dressed by the caller, as a picture or emphasised. */
  parts<T>(message: Message, dress: (name: Message, text: string) => T): readonly (string | T)[]
  /** Names joined as the language does it: "Ann, Bo and Cy". */
  list(names: readonly string[]): string
  has(key: string): boolean
  readonly language: string
}

/** A list inside a sentence, until the parts are laid end to end. */
class Listed<T> {
  readonly parts: readonly (string | T)[]

  constructor(parts: readonly (string | T)[]) {
    this.parts = parts
  }
}

/** `{card_den}`: the parameter `card` in its form 'den'. A form with a capital is one that begins a sentence. */
const FORM = /\{\s*([A-Za-z]+)_([A-Za-z]+)\s*[,}]/g

/** Parameters that a sentence wants in a form of their own. */
type Wanted = readonly (readonly [name: string, form: string])[]
const NONE: Wanted = []

/** Nothing fails over words. */
function shrug({ key, problem, sentence }: Lack): string {
  if (problem === 'empty') return ''
  return problem === 'key' ? key : sentence
}

export function rendererOf(parts: RendererParts): Renderer {
  const { catalogs, language, missing = shrug } = parts
  const formats = new Map<string, IntlMessageFormat | null>()
  const wanted = new Map<string, Wanted>()
  const lists = new Intl.ListFormat(language, { type: 'conjunction' })

  function sentenceOf(key: string): string | undefined {
    return catalogs.find((catalog) => Object.hasOwn(catalog, key))?.[key]
  }

  /** A sign like '<' has no meaning of its own in a sentence. */
  function compiled(sentence: string): IntlMessageFormat | null {
    const text = parts.transform?.(sentence) ?? sentence
    return attempt(() => new IntlMessageFormat(text, language, undefined, { ignoreTag: true }))
  }

  function formatOf(key: string, sentence: string): IntlMessageFormat | null {
    let format = formats.get(key)
    if (format === undefined) {
      format = compiled(sentence)
      formats.set(key, format)
    }
    return format
  }

  /** The forms that the sentence asks for; most languages need none. */
  function wantedBy(key: string): Wanted {
    let list = wanted.get(key)
    if (list === undefined) {
      const sentence = sentenceOf(key) ?? ''
      list = sentence.includes('_')
        ? [...sentence.matchAll(FORM)].map(([, name = '', form = '']) => [name, form])
        : NONE
      wanted.set(key, list)
    }
    return list
  }

  /** A name in a form, what belongs before it apart; plainly where the catalog has no such form. */
  function formed(message: Message, form: string): readonly [before: string, name: string] {
    const lower = form.charAt(0).toLowerCase() + form.slice(1)
    const key = `${message.key}@${lower}`
    const text = say(sentenceOf(key) === undefined ? message : { ...message, key })
    const cased = lower === form ? text : text.charAt(0).toLocaleUpperCase(language) + text.slice(1)
    const at = cased.indexOf(NAME_BEGINS)
    return at < 0 ? ['', cased] : [`${cased.slice(0, at)} `, cased.slice(at + 1)]
  }

  function seatOf({ key, params }: Message): string | null {
    const n = params?.n
    if (key !== 'seat' || typeof n !== 'number') return null
    return parts.seat?.(n) ?? String(n + 1)
  }

  /** The sentence with its figures filled in, or what stands for it when something is missing. */
  function fill<T>(key: string, values: Record<string, string | number | T>): readonly (string | T)[] {
    const sentence = sentenceOf(key)
    if (sentence === undefined) return [missing({ key, problem: 'key', sentence: '' })]
    const format = formatOf(key, sentence)
    if (format === null) return [missing({ key, problem: 'sentence', sentence })]
    const filled = attempt(() => format.formatToParts<T>(values).map((part) => part.value))
    if (filled === null) return [missing({ key, problem: 'figure', sentence })]
    const empty = filled.every((part) => typeof part === 'string' && part.trim() === '')
    return empty ? [missing({ key, problem: 'empty', sentence })] : filled
  }

  function say(message: Message | string, params?: Message['params']): string {
    const said = typeof message === 'string' ? { key: message, params } : message
    const seat = seatOf(said)
    if (seat !== null) return seat
    const values: Record<string, string | number> = {}
    for (const [name, param] of Object.entries(said.params ?? {})) values[name] = plain(param)
    for (const [name, form] of wantedBy(said.key)) {
      const param = said.params?.[name]
      if (param !== undefined) values[`${name}_${form}`] = plain(param, form)
    }
    return fill<string>(said.key, values).join('')
  }

  function plain(param: MessageParam, form = ''): string | number {
    if (typeof param === 'string' || typeof param === 'number') return param
    const one = (name: Message): string => (form === '' ? say(name) : formed(name, form).join(''))
    return isList(param) ? lists.format(param.map(one)) : one(param)
  }

  function dressed<T>(
    param: MessageParam,
    dress: (name: Message, text: string) => T,
    form = '',
  ): string | number | T | Listed<T> {
    if (typeof param === 'string' || typeof param === 'number') return param
    const one = (name: Message): readonly (string | T)[] => {
      if (form === '') return [dress(name, say(name))]
      const [before, text] = formed(name, form)
      return [before, dress(name, text)]
    }
    if (!isList(param)) {
      const [first, second] = one(param)
      return second === undefined ? (first ?? '') : new Listed([first ?? '', second])
    }
    const joined = lists.formatToParts(param.map((_, at) => String(at)))
    return new Listed(
      joined.flatMap((part) => {
        const name = part.type === 'element' ? param[Number(part.value)] : undefined
        return name === undefined ? [part.value] : one(name)
      }),
    )
  }

  function rich<T>(message: Message, dress: (name: Message, text: string) => T): readonly (string | T)[] {
    const seat = seatOf(message)
    if (seat !== null) return [dress(message, seat)]
    const values: Record<string, string | number | T | Listed<T>> = {}
    for (const [name, param] of Object.entries(message.params ?? {})) values[name] = dressed(param, dress)
    for (const [name, form] of wantedBy(message.key)) {
      const param = message.params?.[name]
      if (param !== undefined) values[`${name}_${form}`] = dressed(param, dress, form)
    }
    const filled = fill<T | Listed<T>>(message.key, values)
    return filled.flatMap((part) => (part instanceof Listed ? part.parts : [part]))
  }

  return {
    say,
    parts: rich,
    list: (names) => lists.format(names),
    has: (key) => sentenceOf(key) !== undefined,
    language,
  }
}

/** The library throws at what it cannot read or fill in. */
function attempt<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}

function isList(param: MessageParam): param is readonly Message[] {
  return Array.isArray(param)
}

/**
 * Renders messages for terminal, page and tests: ICU sentences from catalogs, nested messages first, lists joined in
 * the language's way, seats by name.
 */
import { type Catalog, type Message, type MessageParam, NAME_BEGINS, type Seat } from '@ludarium/kernel'
import { IntlMessageFormat } from 'intl-messageformat'

/** A problem with a message. */
export interface RenderProblem {
  readonly key: string
  /** Key in no catalog; sentence unparsable; parameter missing; result empty. */
  readonly problem: 'key' | 'sentence' | 'figure' | 'empty'
  /** The sentence in the catalog, '' if there is none. */
  readonly sentence: string
}

export interface RendererParts {
  readonly language: string
  /** Searched in order. */
  readonly catalogs: readonly Catalog[]
  /** A seat's name; default: the seat's 1-based number. */
  seat?(seat: Seat): string
  /** Text to show instead, or throws. Default: the key or the unfilled sentence. */
  missing?(lack: RenderProblem): string
  /** Transforms every sentence before parsing: the pseudo-locale. */
  transform?(sentence: string): string
}

export interface Renderer {
  say(message: Message | string, params?: Message['params']): string
  /** Like `say`, but in parts: the caller renders the names inside, e.g. as pictures. */
  parts<T>(message: Message, render: (name: Message, text: string) => T): readonly (string | T)[]
  /** Joins names in the language's way: "Ann, Bo and Cy". */
  list(names: readonly string[]): string
  has(key: string): boolean
  readonly language: string
}

/** A list inside a sentence, before its parts are flattened. */
class InlineList<T> {
  readonly parts: readonly (string | T)[]

  constructor(parts: readonly (string | T)[]) {
    this.parts = parts
  }
}

/** `{card_den}`: the parameter `card` in its form 'den'. A capitalised form starts a sentence. */
const FORM = /\{\s*([A-Za-z]+)_([A-Za-z]+)\s*[,}]/g

/** Parameters that a sentence needs in a certain form. */
type NeededForms = readonly (readonly [name: string, form: string])[]
const NONE: NeededForms = []

function fallback({ key, problem, sentence }: RenderProblem): string {
  if (problem === 'empty') return ''
  return problem === 'key' ? key : sentence
}

export function rendererOf(parts: RendererParts): Renderer {
  const { catalogs, language, missing = fallback } = parts
  const formats = new Map<string, IntlMessageFormat | null>()
  const forms = new Map<string, NeededForms>()
  const lists = new Intl.ListFormat(language, { type: 'conjunction' })

  function sentenceOf(key: string): string | undefined {
    return catalogs.find((catalog) => Object.hasOwn(catalog, key))?.[key]
  }

  /** `ignoreTag`: characters like '<' have no special meaning. */
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

  /** The forms that the sentence needs; most languages need none. */
  function neededForms(key: string): NeededForms {
    let list = forms.get(key)
    if (list === undefined) {
      const sentence = sentenceOf(key) ?? ''
      list = sentence.includes('_')
        ? [...sentence.matchAll(FORM)].map(([, name = '', form = '']) => [name, form])
        : NONE
      forms.set(key, list)
    }
    return list
  }

  /** A name in a form, split from what precedes it; the plain name if the catalog has no such form. */
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

  /** The sentence with its parameters filled in, or the fallback if something is missing. */
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
    const whole = typeof message === 'string' ? { key: message, params } : message
    const seat = seatOf(whole)
    if (seat !== null) return seat
    const values: Record<string, string | number> = {}
    for (const [name, param] of Object.entries(whole.params ?? {})) values[name] = plain(param)
    for (const [name, form] of neededForms(whole.key)) {
      const param = whole.params?.[name]
      if (param !== undefined) values[`${name}_${form}`] = plain(param, form)
    }
    return fill<string>(whole.key, values).join('')
  }

  function plain(param: MessageParam, form = ''): string | number {
    if (typeof param === 'string' || typeof param === 'number') return param
    const one = (name: Message): string => (form === '' ? say(name) : formed(name, form).join(''))
    return isList(param) ? lists.format(param.map(one)) : one(param)
  }

  function renderedParam<T>(
    param: MessageParam,
    render: (name: Message, text: string) => T,
    form = '',
  ): string | number | T | InlineList<T> {
    if (typeof param === 'string' || typeof param === 'number') return param
    const one = (name: Message): readonly (string | T)[] => {
      if (form === '') return [render(name, say(name))]
      const [before, text] = formed(name, form)
      return [before, render(name, text)]
    }
    if (!isList(param)) {
      const [first, second] = one(param)
      return second === undefined ? (first ?? '') : new InlineList([first ?? '', second])
    }
    const joined = lists.formatToParts(param.map((_, at) => String(at)))
    return new InlineList(
      joined.flatMap((part) => {
        const name = part.type === 'element' ? param[Number(part.value)] : undefined
        return name === undefined ? [part.value] : one(name)
      }),
    )
  }

  function rich<T>(message: Message, render: (name: Message, text: string) => T): readonly (string | T)[] {
    const seat = seatOf(message)
    if (seat !== null) return [render(message, seat)]
    const values: Record<string, string | number | T | InlineList<T>> = {}
    for (const [name, param] of Object.entries(message.params ?? {})) values[name] = renderedParam(param, render)
    for (const [name, form] of neededForms(message.key)) {
      const param = message.params?.[name]
      if (param !== undefined) values[`${name}_${form}`] = renderedParam(param, render, form)
    }
    const filled = fill<T | InlineList<T>>(message.key, values)
    return filled.flatMap((part) => (part instanceof InlineList ? part.parts : [part]))
  }

  return {
    say,
    parts: rich,
    list: (names) => lists.format(names),
    has: (key) => sentenceOf(key) !== undefined,
    language,
  }
}

/** The library throws on sentences it cannot parse or fill in. */
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

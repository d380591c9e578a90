/** Single-line mutations of source text: typical small mistakes, each of which a test should catch. */

/** One changed line. */
export interface Mutation {
  readonly file: string
  /** 1-based. */
  readonly line: number
  /** The change: `<= to <`. */
  readonly change: string
  /** The whole line after the change. */
  readonly text: string
}

/** A kind of mistake: pattern and replacement. */
interface Mistake {
  readonly find: RegExp
  readonly instead: (found: string) => string
}

const swap = (pairs: Readonly<Record<string, string>>, find: RegExp): Mistake => ({
  find,
  instead: (found) => pairs[found] ?? found,
})

const MISTAKES: readonly Mistake[] = [
  swap({ '<=': '<', '>=': '>' }, /(?<=\s)(<=|>=)(?=\s)/g),
  swap({ '<': '<=', '>': '>=' }, /(?<=\s)(<|>)(?=\s)/g),
  swap({ '===': '!==', '!==': '===' }, /(===|!==)/g),
  swap({ '+': '-', '-': '+' }, /(?<=\s)([+-])(?=\s)/g),
  swap({ '+=': '-=', '-=': '+=' }, /(\+=|-=)/g),
  swap({ '++': '--', '--': '++' }, /(\+\+|--)(?=$|\))/g),
  swap({ '&&': '||', '||': '&&' }, /(&&|\|\|)/g),
  swap({ true: 'false', false: 'true' }, /\b(true|false)\b/g),
  swap({ 'Math.max': 'Math.min', 'Math.min': 'Math.max' }, /\bMath\.(?:max|min)\b/g),
  swap({ '.some(': '.every(', '.every(': '.some(' }, /\.(?:some|every)\(/g),
  { find: /(?<=[\s(,[:])\d+(?=[\s),\];]|$)/g, instead: (found) => String(Number(found) + 1) },
]

/** Lines without rules: imports, types, comments, messages, and unreachable errors. */
const IDLE =
  /^\s*(import\b|export type|export interface|export \{|export \*|type |interface |\/\/|\*|\/\*|readonly |throw |log\?\.|\||[}\])]+,?$)|log\?\.\(|new Error\(/

/** A call or assignment on its own line can be left out. */
const STATEMENT =
  /^\s+(?!return\b|const\b|let\b|case\b|else\b|if\b|for\b|while\b)[\w.[\]?]+(\([^{]*\)| [+-]?= [^{[(]*[^{[(,])$/

/** Every mutation of a file's text. */
export function mutationsOf(file: string, source: string): Mutation[] {
  const found: Mutation[] = []
  let inType = false
  for (const [at, text] of source.split('\n').entries()) {
    if (/^(export )?(interface|type)\b.*[{=|]$/.test(text)) inType = true
    if (inType) {
      if (/^\}|^\S.*[^{=|]$/.test(text) || text === '') inType = false
      continue
    }
    if (IDLE.test(text)) continue
    found.push(...mutationsOfLine(file, at + 1, text))
  }
  return found
}

function mutationsOfLine(file: string, line: number, text: string): Mutation[] {
  const code = text.replace(/\s\/\/.*$/, '')
  const found: Mutation[] = []
  for (const { find, instead } of MISTAKES) {
    for (const match of code.matchAll(find)) {
      if (isQuoted(code, match.index)) continue
      const written = instead(match[0])
      const changed = code.slice(0, match.index) + written + code.slice(match.index + match[0].length)
      found.push({ file, line, change: `${match[0]} to ${written}`, text: changed })
    }
  }
  if (STATEMENT.test(code)) found.push({ file, line, change: `left out: ${code.trim()}`, text: '' })
  return found
}

/** Whether the index is inside a quoted string. */
function isQuoted(code: string, index: number): boolean {
  let quote = ''
  for (const char of code.slice(0, index)) {
    if (quote === '' && (char === "'" || char === '`')) quote = char
    else if (char === quote) quote = ''
  }
  return quote !== ''
}

export function mutated(source: string, { line, text }: Mutation): string {
  const lines = source.split('\n')
  lines[line - 1] = text
  return lines.join('\n')
}

/** Flags of the tools, with defaults, help and error messages. */
import { parseArgs } from 'node:util'

type Usual = Readonly<Record<string, string | number | boolean>>
type Flags<T extends Usual> = {
  readonly [K in keyof T]: T[K] extends number ? number : T[K] extends boolean ? boolean : string
} & {
  /** Positional arguments. */
  readonly words: readonly string[]
}

/** Exits with a usage error. */
export function exitWith(sentence: string): never {
  console.error(`${sentence} See --help.`)
  process.exit(2)
}

/**
 * Parses flags with the given defaults; numeric ones take integers, and at most `most` positional arguments are
 * allowed. Exits after help.
 */
export function flags<T extends Usual>(help: string, usual: T, most = 0): Flags<T> {
  const flags = Object.entries(usual).map(([name, value]) => {
    const type = typeof value === 'boolean' ? ('boolean' as const) : ('string' as const)
    return [name, name.length === 1 ? { type, short: name } : { type }] as const
  })
  const { values: given, words } = parsed(Object.fromEntries([...flags, ['help', { type: 'boolean' as const }]]))
  if (given.help === true) {
    console.log(help)
    process.exit(0)
  }
  if (words.length > most) exitWith(`'${words[most]}' is one argument too many.`)
  const found = Object.entries(usual).map(([name, value]) => {
    const text = given[name]
    if (text === undefined || typeof value !== 'number') return [name, text ?? value]
    return /^\d{1,9}$/.test(String(text))
      ? [name, Number(text)]
      : exitWith(`${name.length === 1 ? '-' : '--'}${name} takes a whole number.`)
  })
  return { ...Object.fromEntries(found), words } as Flags<T>
}

function parsed(options: Readonly<Record<string, { readonly type: 'boolean' | 'string'; readonly short?: string }>>): {
  readonly values: Readonly<Record<string, unknown>>
  readonly words: readonly string[]
} {
  try {
    const { values, positionals: words } = parseArgs({ options, allowPositionals: true })
    return { values, words }
  } catch (error) {
    // The message names the flag in its first sentence.
    return exitWith(error instanceof Error ? `${error.message.split('. ', 1)[0]}.` : 'Invalid arguments.')
  }
}

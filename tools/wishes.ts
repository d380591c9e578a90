/** What a measuring command was asked for: its flags with their usual values. Help and what is wrong are said in words. */
import { parseArgs } from 'node:util'

type Usual = Readonly<Record<string, string | number | boolean>>
type Wishes<T extends Usual> = {
  readonly [K in keyof T]: T[K] extends number ? number : T[K] extends boolean ? boolean : string
} & {
  /** What stands beside the flags. */
  readonly words: readonly string[]
}

/** Ends the program: it was called wrongly. */
export function refuse(sentence: string): never {
  console.error(`${sentence} See --help.`)
  process.exit(2)
}

/**
 * Flags by name with what they usually are, those that are numbers take whole ones, and so many words beside them at the
 * most. Ends the program after help.
 */
export function wishes<T extends Usual>(help: string, usual: T, most = 0): Wishes<T> {
  const flags = Object.entries(usual).map(([name, value]) => {
    const type = typeof value === 'boolean' ? ('boolean' as const) : ('string' as const)
    return [name, name.length === 1 ? { type, short: name } : { type }] as const
  })
  const { values: given, words } = parsed(Object.fromEntries([...flags, ['help', { type: 'boolean' as const }]]))
  if (given.help === true) {
    console.log(help)
    process.exit(0)
  }
  if (words.length > most) refuse(`'${words[most]}' is one word too many.`)
  const found = Object.entries(usual).map(([name, value]) => {
    const text = given[name]
    if (text === undefined || typeof value !== 'number') return [name, text ?? value]
    return /^\d{1,9}$/.test(String(text))
      ? [name, Number(text)]
      : refuse(`${name.length === 1 ? '-' : '--'}${name} wants a whole number.`)
  })
  return { ...Object.fromEntries(found), words } as Wishes<T>
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
    return refuse(error instanceof Error ? `${error.message.split('. ', 1)[0]}.` : 'This is not understood.')
  }
}

/** Command-line arguments: node's parser with clearer messages. */
import { type ParseArgsConfig, parseArgs } from 'node:util'
import type { Game, OptionSpec, Seat } from '@ludarium/kernel'
import { misused } from './command.ts'

type Specs = NonNullable<ParseArgsConfig['options']>
type Values<O extends Specs> = ReturnType<
  typeof parseArgs<{ options: O; allowPositionals: true; args: string[] }>
>['values']

export interface Arguments<O extends Specs> {
  readonly values: Values<O>
  readonly words: readonly string[]
}

/** Reads `--name value` flags and between `least` and `most` positional words. */
export function readArgs<const O extends Specs>(
  args: readonly string[],
  options: O,
  least: number,
  most: number,
): Arguments<O> {
  const { values, positionals } = parse(args, options)
  if (positionals.length < least) throw misused('missing', 'An argument is missing.')
  if (positionals.length > most) throw misused('extra', `'${positionals[most]}' is one argument too many.`)
  return { values, words: positionals }
}

function parse<const O extends Specs>(args: readonly string[], options: O) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    throw misused('option', sentenceOf(error))
  }
}

/** Node's message without its advice about '--'. */
function sentenceOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  const first = text.split(/\. (?:To specify|Did you)/)[0]?.split('\n')[0] ?? text
  return first.endsWith('.') ? first : `${first}.`
}

/** An integer within limits, or the default. */
export function readNumber(
  name: string,
  text: string | undefined,
  from: number,
  to: number,
  otherwise: number,
): number {
  if (text === undefined) return otherwise
  const n = Number(text.replaceAll('_', '').replaceAll(',', ''))
  if (text.trim() === '' || !Number.isInteger(n) || n < from || n > to) {
    const limits = to === Number.MAX_SAFE_INTEGER ? `of at least ${from}` : `from ${from} to ${to}`
    throw misused('number', `--${name} takes a whole number ${limits}, not '${text}'.`)
  }
  return n
}

/** A list of seats: `0,2`, or `none`. */
export function readSeats(name: string, text: string, seats: number): Seat[] {
  if (text === 'none') return []
  return text.split(',').map((item) => {
    const seat = Number(item)
    if (item.trim() === '' || !Number.isInteger(seat) || seat < 0 || seat >= seats) {
      throw misused('seat', `--${name} takes seats from 0 to ${seats - 1}, e.g. 0,1, or none; not '${item}'.`)
    }
    return seat
  })
}

/** Converts `--option key=value` settings to the types of the game's options. The game validates them. */
export function readGameOptions(game: Game, settings: readonly string[]): Record<string, unknown> {
  const options: Record<string, unknown> = {}
  for (const setting of settings) {
    const at = setting.indexOf('=')
    if (at < 1) throw misused('option', `--option takes key=value, not '${setting}'.`)
    const id = setting.slice(0, at)
    const spec = game.options.find((one) => one.id === id)
    if (spec === undefined) throw misused('option', unknownOption(game, id))
    options[id] = readSetting(spec, setting.slice(at + 1))
  }
  return options
}

/** Options that differ from the game's defaults, in command-line form. */
export function unusualSettings(specs: readonly OptionSpec[], options: Readonly<Record<string, unknown>>): string[] {
  return specs.flatMap((spec) => {
    const value = options[spec.id]
    const values = Array.isArray(value) ? value : [value]
    return values.every((one) => one === spec.default) ? [] : [`${spec.id}=${values.join(',')}`]
  })
}

function unknownOption(game: Game, id: string): string {
  const known = game.options.map((spec) => spec.id)
  const hint = known.length === 0 ? 'It has none.' : `It has ${known.join(', ')}.`
  return `${game.name} has no option '${id}'. ${hint}`
}

const YES = ['true', 'yes', 'on', '1']
const NO = ['false', 'no', 'off', '0']

function readSetting(spec: OptionSpec, text: string): unknown {
  switch (spec.kind) {
    case 'flag':
      return YES.includes(text) ? true : NO.includes(text) ? false : text
    case 'number':
      return text.trim() === '' ? text : Number(text)
    case 'choice':
      return text
    case 'seats':
      return text.split(',')
  }
}

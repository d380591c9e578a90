/** Reading what somebody asks a table to be opened with: unknown input in, checked options or a refusal out. */
import type { Game, OptionSpec, Options, OptionValue, Table } from './game.ts'
import { seedOf } from './hash.ts'
import { granted, type Outcome, refused } from './refusal.ts'

export interface TableRequest {
  readonly seats?: unknown
  readonly options?: unknown
  /** Any short text; 64 hexadecimal digits are taken as they are. */
  readonly seed?: unknown
}

/** Checks a request against the game's own limits and fills in the defaults. */
export function readTable(game: Game, request: TableRequest): Outcome<Table> {
  const { min, max } = game.seats
  const seats = request.seats ?? min
  if (typeof seats !== 'number' || !Number.isInteger(seats) || seats < min || seats > max) {
    return refused('seats', `${game.name} is for ${min} to ${max} seats.`)
  }
  const seed = request.seed
  if (typeof seed !== 'string' || seed.length === 0 || seed.length > 200) {
    return refused('seed', 'A seed is a text of 1 to 200 characters.')
  }
  const options = readOptions(game.options, request.options ?? {}, seats)
  if (!options.ok) return options
  const refusal = game.refuse(seats, options.value)
  if (refusal !== null) return refused(refusal.code, refusal.sentence)
  return granted({ seats, options: options.value, seed: seedOf(seed) })
}

function readOptions(specs: readonly OptionSpec[], input: unknown, seats: number): Outcome<Options> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return refused('options', 'Options are a record of names and values.')
  }
  const given = new Map<string, unknown>(Object.entries(input))
  const options: Record<string, OptionValue> = {}
  for (const spec of specs) {
    const value = given.get(spec.id)
    given.delete(spec.id)
    const read = value === undefined ? defaultOf(spec, seats) : readOption(spec, value, seats)
    if (read === null) return refused('option', `The option '${spec.id}' takes ${takes(spec)}.`)
    options[spec.id] = read
  }
  const [unknown] = given.keys()
  if (unknown !== undefined) return refused('option', `There is no option '${unknown.slice(0, 40)}'.`)
  return granted(options)
}

function defaultOf(spec: OptionSpec, seats: number): OptionValue {
  return spec.kind === 'seats' ? Array.from({ length: seats }, () => spec.default) : spec.default
}

function readOption(spec: OptionSpec, value: unknown, seats: number): OptionValue | null {
  switch (spec.kind) {
    case 'flag':
      return typeof value === 'boolean' ? value : null
    case 'choice':
      return typeof value === 'string' && spec.values.includes(value) ? value : null
    case 'number': {
      const fits = typeof value === 'number' && Number.isInteger(value) && value >= spec.min && value <= spec.max
      return fits ? value : null
    }
    case 'seats': {
      const fits =
        Array.isArray(value) &&
        value.length === seats &&
        value.every((item) => typeof item === 'string' && spec.values.includes(item))
      return fits ? [...value] : null
    }
  }
}

function takes(spec: OptionSpec): string {
  switch (spec.kind) {
    case 'flag':
      return 'true or false'
    case 'choice':
      return `one of ${spec.values.join(', ')}`
    case 'number':
      return `a whole number from ${spec.min} to ${spec.max}`
    case 'seats':
      return `a list with one value for each seat, each one of ${spec.values.join(', ')}`
  }
}

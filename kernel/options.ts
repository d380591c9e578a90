/** Validates requests for a new table: unknown input in, checked options or a refusal out. */
import type { Game, GameEvent, GameSetup, OptionSpec } from './game.ts'
import { seedOf } from './hash.ts'
import type { Message } from './message.ts'
import { granted, type Outcome, refused } from './refusal.ts'
import type { Move, Options, OptionValue, State } from './state.ts'

export interface TableRequest {
  readonly seats?: unknown
  readonly options?: unknown
  /** Any short text; 64 hex digits are used as they are. */
  readonly seed?: unknown
}

/** Checks a request against the game's limits and fills in defaults. */
export function readTable<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  request: TableRequest,
): Outcome<GameSetup> {
  const { min, max } = game.seats
  const seats = request.seats ?? min
  if (typeof seats !== 'number' || !Number.isInteger(seats) || seats < min || seats > max) {
    return refused('seats', { game: game.name, min, max })
  }
  const seed = request.seed
  if (typeof seed !== 'string' || seed.length === 0 || seed.length > 200) {
    return refused('seed')
  }
  const options = readOptions(game.options, request.options ?? {}, seats)
  if (!options.ok) return options
  const refusal = game.refuse(seats, options.value)
  if (refusal !== null) return { ok: false, ...refusal }
  return granted({ seats, options: options.value, seed: seedOf(seed) })
}

function readOptions(specs: readonly OptionSpec[], input: unknown, seats: number): Outcome<Options> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return refused('options')
  }
  const given = new Map<string, unknown>(Object.entries(input))
  const options: Record<string, OptionValue> = {}
  for (const spec of specs) {
    const value = given.get(spec.id)
    given.delete(spec.id)
    const read = value === undefined ? defaultOf(spec, seats) : readOption(spec, value, seats)
    if (read === null) return refused('option.value', { option: spec.id, takes: takes(spec) })
    options[spec.id] = read
  }
  const [unknown] = given.keys()
  if (unknown !== undefined) return refused('option.unknown', { option: unknown.slice(0, 40) })
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

function takes(spec: OptionSpec): Message {
  switch (spec.kind) {
    case 'flag':
      return { key: 'refusal.option.flag' }
    case 'number':
      return { key: 'refusal.option.number', params: { min: spec.min, max: spec.max } }
    case 'choice':
    case 'seats':
      return { key: `refusal.option.${spec.kind}`, params: { values: spec.values.join(', ') } }
  }
}

/** Validates untrusted moves: only a move that `legal` lists for a deciding seat is played. */
import type { Game, GameEvent } from './game.ts'
import { granted, type Outcome, refused } from './refusal.ts'
import type { Move, Seat, State } from './state.ts'

/** Larger than any move of any game. */
const MOST_FIELDS = 12
const LONGEST_TEXT = 120

/** Whether two flat records have equal fields. */
export function sameMove(a: Move, b: Move): boolean {
  const left = a as Readonly<Record<string, unknown>>
  const right = b as Readonly<Record<string, unknown>>
  let fields = 0
  for (const key in left) {
    if (left[key] !== right[key]) return false
    fields++
  }
  for (const _ in right) fields--
  return fields === 0
}

/**
 * The listed move that the input denotes, or the reason for refusing it. Does not change the state. `list` defaults to
 * the game's `legal`.
 */
export function check<S extends State, M extends Move, E extends GameEvent>(
  game: Game<S, M, E>,
  s: S,
  seat: unknown,
  input: unknown,
  list: (s: S, seat: Seat) => readonly M[] = game.legal,
): Outcome<{ seat: Seat; move: M }> {
  if (typeof seat !== 'number' || !Number.isInteger(seat) || seat < 0 || seat >= s.seats) {
    return refused('seat')
  }
  const actors = game.actors(s)
  if (actors.length === 0) return refused('over')
  const wanted = readMove(input)
  if (!wanted.ok) return wanted
  if (!actors.includes(seat)) return refused('turn')
  const move = list(s, seat).find((listed) => sameMove(listed, wanted.value))
  return move === undefined ? refused('illegal') : granted({ seat, move })
}

/** Input may be a Proxy whose traps throw. */
function readMove(input: unknown): Outcome<Move> {
  try {
    return readFields(input)
  } catch {
    return refused('malformed.plain')
  }
}

function readFields(input: unknown): Outcome<Move> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return refused('malformed.do')
  }
  const prototype: unknown = Object.getPrototypeOf(input)
  if (prototype !== Object.prototype && prototype !== null) {
    return refused('malformed.plain')
  }
  const keys = Object.keys(input)
  if (keys.length > MOST_FIELDS) return refused('malformed.fields', { most: MOST_FIELDS })
  const fields: Record<string, string | number | boolean> = {}
  for (const key of keys) {
    // Assigning it would set the prototype, not a field.
    if (key === '__proto__') return refused('malformed.field', { field: key })
    const value: unknown = Object.getOwnPropertyDescriptor(input, key)?.value
    if (key.length > LONGEST_TEXT || (typeof value === 'string' && value.length > LONGEST_TEXT)) {
      return refused('malformed.long', { most: LONGEST_TEXT })
    }
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') {
      return refused('malformed.field', { field: key })
    }
    fields[key] = value
  }
  const name = fields.do
  if (typeof name !== 'string') return refused('malformed.do')
  return granted({ ...fields, do: name })
}

/** Invalid submissions: legal moves mutated in every way that careless validation might miss. */
import { below, type Chance, type Move, pick, type Seat } from '@ludarium/kernel'

export interface Submission {
  readonly kind: string
  readonly seat: unknown
  readonly input: unknown
}

export interface MutationContext {
  readonly seats: number
  readonly actors: readonly Seat[]
  readonly seat: Seat
  readonly legal: readonly Move[]
  /** Moves from other positions. */
  readonly foreign: readonly Move[]
}

type Make = (ground: MutationContext, chance: Chance) => { seat?: unknown; input: unknown }

const copy = (move: Move): Record<string, unknown> => ({ ...move })

function base(ground: MutationContext, chance: Chance): Record<string, unknown> {
  return copy(pick(chance, ground.legal))
}

function fieldOf(move: Record<string, unknown>, chance: Chance): string {
  return pick(chance, Object.keys(move))
}

const STRANGE: readonly unknown[] = [
  null,
  undefined,
  '',
  'x',
  '__proto__',
  'constructor',
  'toString',
  0,
  -0,
  -1,
  0.5,
  1e308,
  2 ** 53,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  true,
  false,
  [],
  {},
  [0],
  () => 0,
  Symbol('move'),
  10n,
  new Date(0),
  /x/,
  new Map(),
  new String('x'),
  new Number(0),
  'x'.repeat(121),
  'x'.repeat(100_000),
  '\u0000',
  '\ud800',
  '\u202e',
]

function nested(depth: number): unknown {
  let value: unknown = {}
  for (let i = 0; i < depth; i++) value = i % 2 === 0 ? { do: value } : [value]
  return value
}
const DEEP = [nested(10), nested(1000), nested(20_000)]

/** Objects with far too many fields. The largest are slow to read, so they are rare. */
const HUGE = [12, 13, 40, 40, 40, 200, 200, 200].map((fields) => wide(fields))
const LARGEST = wide(5000)

function wide(fields: number): Record<string, unknown> {
  return Object.fromEntries(Array.from({ length: fields }, (_, i) => [`f${i}`, i]))
}

function withGetter(move: Record<string, unknown>, field: string, get: () => unknown): object {
  const bent = { ...move }
  return Object.defineProperty(bent, field, { enumerable: true, get })
}

/** A getter that returns a legal value once and another one later, or throws. */
function treacherous(move: Record<string, unknown>, chance: Chance): object {
  const field = fieldOf(move, chance)
  let looks = 0
  if (below(chance, 2) === 0) return withGetter(move, field, () => (looks++ === 0 ? move[field] : 'other'))
  return withGetter(move, field, () => {
    throw new Error('A getter was called.')
  })
}

const TRAPS = ['getPrototypeOf', 'ownKeys', 'getOwnPropertyDescriptor', 'get', 'has'] as const

/** A proxy whose traps throw. */
function trapped(move: Record<string, unknown>, chance: Chance): object {
  const trap = pick(chance, TRAPS)
  return new Proxy(move, {
    [trap]: () => {
      throw new Error('A trap was called.')
    },
  })
}

function inherited(move: Record<string, unknown>, chance: Chance): object {
  switch (below(chance, 4)) {
    case 0:
      return Object.create(move) as object
    case 1:
      return Object.assign(Object.create({ do: 'x' }) as object, move)
    case 2:
      return Object.assign(new (class Move {})(), move)
    default:
      return Object.assign([], move)
  }
}

/** An own field named __proto__, as JSON.parse creates it. */
function protoField(move: Record<string, unknown>, chance: Chance): object {
  const value = pick(chance, ['"x"', '1', 'true', 'null', '{"do":"x"}', JSON.stringify(move)])
  const text = JSON.stringify(move)
  const name = pick(chance, ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'])
  return JSON.parse(`${text.slice(0, -1)},"${name}":${value}}`) as object
}

function bentScalar(value: unknown, chance: Chance): unknown {
  if (typeof value === 'number') {
    return pick(chance, [value + 1, value - 1, -value, value + 0.5, String(value), value * 1e9, [value], value === 0])
  }
  if (typeof value === 'string') {
    return pick(chance, [`${value} `, value.toUpperCase(), value.slice(1), `${value}\u0000`, [value], '', `?${value}`])
  }
  return pick(chance, [!value, String(value), value === true ? 1 : 0, null])
}

const MAKERS: readonly (readonly [string, Make])[] = [
  ['as listed', (ground, chance) => ({ input: base(ground, chance) })],
  [
    'field bent',
    (ground, chance) => {
      const input = base(ground, chance)
      const field = fieldOf(input, chance)
      input[field] = bentScalar(input[field], chance)
      return { input }
    },
  ],
  [
    'field strange',
    (ground, chance) => {
      const input = base(ground, chance)
      input[fieldOf(input, chance)] = pick(chance, STRANGE)
      return { input }
    },
  ],
  [
    'field missing',
    (ground, chance) => {
      const input = base(ground, chance)
      delete input[fieldOf(input, chance)]
      return { input }
    },
  ],
  [
    'field added',
    (ground, chance) => {
      const input = base(ground, chance)
      input[pick(chance, ['x', 'seat', '', 'Do', 'cell', 'card', 'toString', 'valueOf'])] = pick(chance, STRANGE)
      return { input }
    },
  ],
  [
    'fields mixed',
    (ground, chance) => {
      const input = base(ground, chance)
      const other = base(ground, chance)
      const field = fieldOf(other, chance)
      input[field] = other[field]
      return { input }
    },
  ],
  [
    'of another position',
    (ground, chance) => ({ input: copy(pick(chance, ground.foreign.length > 0 ? ground.foreign : ground.legal)) }),
  ],
  [
    'wrong seat',
    (ground, chance) => ({
      input: base(ground, chance),
      seat: pick(chance, [-1, ground.seats, (ground.seat + 1) % ground.seats, 0.5, 1e9, Number.NaN]),
    }),
  ],
  ['strange seat', (ground, chance) => ({ input: base(ground, chance), seat: pick(chance, [...STRANGE, '0', [0]]) })],
  ['no record', (_ground, chance) => ({ input: pick(chance, STRANGE) })],
  ['list of moves', (ground) => ({ input: [...ground.legal] })],
  ['inherited', (ground, chance) => ({ input: inherited(base(ground, chance), chance) })],
  ['prototype field', (ground, chance) => ({ input: protoField(base(ground, chance), chance) })],
  ['getter', (ground, chance) => ({ input: treacherous(base(ground, chance), chance) })],
  ['proxy', (ground, chance) => ({ input: trapped(base(ground, chance), chance) })],
  [
    'huge',
    (ground, chance) => {
      if (below(chance, 100) === 0) return { input: LARGEST }
      return { input: { ...base(ground, chance), ...pick(chance, HUGE) } }
    },
  ],
  [
    'deep',
    (ground, chance) => {
      const input = base(ground, chance)
      input[fieldOf(input, chance)] = pick(chance, DEEP)
      return { input }
    },
  ],
]

export const MUTATION_KINDS: readonly string[] = MAKERS.map(([kind]) => kind)

export function mutatedSubmission(ground: MutationContext, chance: Chance): Submission {
  const [kind, make] = pick(chance, MAKERS)
  return { kind, seat: ground.seat, ...make(ground, chance) }
}

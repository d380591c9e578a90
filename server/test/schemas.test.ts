/** The checks of calls and feeds agree with the JSON Schema that the server publishes. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { below, type Chance, pick, plainChance } from '@ludarium/kernel'
import { type ArgsSchema, ONLINE_CALLS, ONLINE_FEEDS } from '@ludarium/tables'
import { Compile } from 'typebox/compile'
import { formOf } from './kit.ts'

const CLOCK = { bank: 60_000, increment: 0, fresh: true, flag: 'bot', rest: [0, 6] }
const FORM = formOf('rows', [{ kind: 'me' }, { kind: 'kept', person: 'p' }, { kind: 'bot', level: 'greedy' }])

/** Values that fit some argument of some call. */
const GOOD: readonly unknown[] = [
  'table',
  '',
  0,
  1,
  20,
  1_000_000,
  true,
  null,
  'seats',
  'rewind',
  { ...FORM, clock: CLOCK, options: { size: 3, names: ['a', 'b'], long: false } },
  { kind: 'free' },
  { game: 'rows', rated: true },
  {},
  [{ do: 'place', at: 1 }],
]

/** Values that fit nothing, or only just. */
const ODD: readonly unknown[] = [
  -1,
  21,
  0.5,
  1_000_001,
  1e300,
  'x\0',
  '\u{1f600}'.repeat(40),
  '\u{1f600}'.repeat(41),
  'x'.repeat(2001),
  [],
  [[]],
  { __proto__: null, kind: 'free' },
  { kind: 'free', more: 1 },
  { kind: 'kept' },
  { ...FORM, clock: { ...CLOCK, rest: [0, 0] } },
  { ...FORM, clock: { ...CLOCK, rest: [0, 1, 2, 3, 4, 5, 6] } },
  { ...FORM, options: { 'x\0': 1 } },
  { ...FORM, options: { ['x'.repeat(61)]: 1 } },
  { ...FORM, options: { deep: { er: 1 } } },
  { ...FORM, seats: [] },
  { ...FORM, access: 'shut' },
  { ...FORM, rated: undefined },
]

type AnyArgs = ArgsSchema<readonly unknown[]>

/** Usually arguments that fit, sometimes with a wrong one, one too few or one too many. */
function someArgs({ parts }: AnyArgs, chance: Chance): unknown[] {
  const length = Math.max(0, parts.length + pick(chance, [0, 0, 0, -1, 1]))
  return Array.from({ length }, (_, at) => {
    const fitting = GOOD.filter((value) => parts[at]?.fits(value))
    const isRight = below(chance, 4) > 0 && fitting.length > 0
    return pick(chance, isRight ? fitting : below(chance, 2) === 0 ? GOOD : ODD)
  })
}

const schemas: readonly (readonly [string, AnyArgs])[] = Object.entries({ ...ONLINE_CALLS, ...ONLINE_FEEDS })

/** As it arrives over a socket. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

test('a check and its JSON Schema accept the same arguments', () => {
  const chance = plainChance('schemas')
  for (const [name, schema] of schemas) {
    const { fits, json } = schema
    const published = Compile(json)
    let accepted = 0
    for (let n = 0; n < 3000; n++) {
      const args = sent(someArgs(schema, chance))
      assert.equal(fits(args), published.Check(args), `${name} ${JSON.stringify(args).slice(0, 300)}`)
      if (fits(args)) accepted++
    }
    assert.ok(accepted > 0, `${name} accepts something`)
    assert.ok(accepted < 3000, `${name} refuses something`)
  }
})

test('a check accepts each valid form and refuses it with any field missing', () => {
  const { fits } = ONLINE_CALLS.create
  assert.ok(fits([{ ...FORM, clock: CLOCK }]))
  for (const field of Object.keys(FORM)) {
    const { [field as keyof typeof FORM]: _, ...rest } = FORM
    assert.ok(!fits([rest]), field)
  }
})

/**
 * Descriptions of values that come from outside: a check, the type that it proves, and the same as JSON Schema for
 * documentation. Each is written once and used at both ends.
 */

export type JsonSchema = Readonly<Record<string, unknown>>

export interface Schema<T> {
  readonly json: JsonSchema
  readonly fits: (value: unknown) => value is T
}

function schemaOf<T>(json: JsonSchema, fits: (value: unknown) => boolean): Schema<T> {
  return { json, fits: (value): value is T => fits(value) }
}

/** Counts code points, as JSON Schema does. */
function isWithin(value: string, least: number, most: number): boolean {
  if (value.length >= 2 * least && value.length <= most) return true
  const { length } = [...value]
  return length >= least && length <= most
}

/** Between `least` and `most` characters. NUL is refused: not every database can store it. */
export function stringOf(most: number, least = 0): Schema<string> {
  const json = { type: 'string', minLength: least, maxLength: most, pattern: '^[^\\u0000]*$' }
  return schemaOf(json, (value) => typeof value === 'string' && isWithin(value, least, most) && !value.includes('\0'))
}

export function integerOf(least: number, most: number): Schema<number> {
  const json = { type: 'integer', minimum: least, maximum: most }
  return schemaOf(json, (value) => Number.isInteger(value) && Number(value) >= least && Number(value) <= most)
}

export const finiteNumber: Schema<number> = schemaOf({ type: 'number' }, Number.isFinite)

export const trueOrFalse: Schema<boolean> = schemaOf({ type: 'boolean' }, (value) => typeof value === 'boolean')

/** Not checked here: whoever uses the value must do it. */
export function unchecked<T>(): Schema<T> {
  return schemaOf({}, () => true)
}

export function literal<const T extends string>(...values: readonly T[]): Schema<T> {
  const json = { anyOf: values.map((value) => ({ type: 'string', const: value })) }
  return schemaOf(json, (value) => values.some((one) => one === value))
}

type TypesOf<S extends readonly Schema<unknown>[]> = {
  -readonly [K in keyof S]: S[K] extends Schema<infer T> ? T : never
}

export function unionOf<const S extends readonly Schema<unknown>[]>(...schemas: S): Schema<TypesOf<S>[number]> {
  const json = { anyOf: schemas.map((schema) => schema.json) }
  return schemaOf(json, (value) => schemas.some((schema) => schema.fits(value)))
}

const isNull: Schema<null> = schemaOf({ type: 'null' }, (value) => value === null)

export const nullable = <T>(schema: Schema<T>): Schema<T | null> => unionOf(schema, isNull)

export interface ListLimits {
  readonly least?: number
  readonly most: number
  readonly unique?: boolean
}

export function arrayOf<T>(of: Schema<T>, { least = 0, most, unique = false }: ListLimits): Schema<readonly T[]> {
  const limits = { minItems: least, maxItems: most, ...(unique ? { uniqueItems: true } : {}) }
  const hasRightSize = ({ length }: readonly unknown[]): boolean => length >= least && length <= most
  const isUnique = (items: readonly unknown[]): boolean => !unique || new Set(items).size === items.length
  return schemaOf(
    { type: 'array', items: of.json, ...limits },
    (value) => Array.isArray(value) && hasRightSize(value) && value.every(of.fits) && isUnique(value),
  )
}

type Fields = Readonly<Record<string, unknown>>

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

type SchemasOf<T> = { readonly [K in keyof T]: Schema<T[K]> }

/** An object with exactly these fields. */
export function objectOf<R extends object, O extends object = object>(
  required: SchemasOf<R>,
  optional: SchemasOf<O> = {} as SchemasOf<O>,
): Schema<R & Partial<O>> {
  const all = new Map<string, Schema<unknown>>(Object.entries({ ...required, ...optional }))
  const needed = Object.keys(required)
  const properties = Object.fromEntries([...all].map(([name, schema]) => [name, schema.json]))
  const fit = (value: Fields): boolean =>
    needed.every((name) => Object.hasOwn(value, name)) &&
    Object.entries(value).every(([name, one]) => {
      const isLeftOut = one === undefined && !needed.includes(name)
      return isLeftOut ? all.has(name) : all.get(name)?.fits(one) === true
    })
  return schemaOf(
    { type: 'object', properties, required: needed, additionalProperties: false },
    (value) => isFields(value) && fit(value),
  )
}

/** An object with up to `most` fields of any name. */
export function dictionaryOf<T>(
  of: Schema<T>,
  name: Schema<string>,
  most: number,
): Schema<Readonly<Record<string, T>>> {
  const { minLength, maxLength } = name.json
  const json = { patternProperties: { [`^[^\\u0000]{${minLength},${maxLength}}$`]: of.json }, maxProperties: most }
  return schemaOf({ type: 'object', ...json, additionalProperties: false }, (value) => {
    if (!isFields(value)) return false
    const entries = Object.entries(value)
    return entries.length <= most && entries.every(([key, one]) => name.fits(key) && of.fits(one))
  })
}

/** The arguments of a call. */
export interface ArgsSchema<A extends readonly unknown[]> extends Schema<A> {
  readonly parts: readonly Schema<unknown>[]
  readonly required: number
}

function argsOf<A extends readonly unknown[]>(parts: readonly Schema<unknown>[], required: number): ArgsSchema<A> {
  const json = { type: 'array', additionalItems: false, items: parts.map((part) => part.json), minItems: required }
  const fits = (value: unknown): value is A => {
    if (!Array.isArray(value) || value.length < required || value.length > parts.length) return false
    return value.every((one, at) => (at >= required && one === undefined) || parts[at]?.fits(one) === true)
  }
  return { json, fits, parts, required }
}

export function args<const S extends readonly Schema<unknown>[]>(...parts: S): ArgsSchema<TypesOf<S>> {
  return argsOf(parts, parts.length)
}

/** Adds a last argument that may be null or left out. */
export function withOptional<A extends readonly unknown[], T>(
  { parts, required }: ArgsSchema<A>,
  last: Schema<T>,
): ArgsSchema<[...A, (T | null)?]> {
  return argsOf([...parts, nullable(last)], required)
}

export function withFirst<T, A extends readonly unknown[]>(
  first: Schema<T>,
  { parts, required }: ArgsSchema<A>,
): ArgsSchema<[T, ...A]> {
  return argsOf([first, ...parts], required + 1)
}

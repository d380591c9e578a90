/** Bodies, queries and parameters of HTTP requests, as JSON Schema. */
import { type Static, Type } from 'typebox'
import { PreferencesChange } from '../people/preferences.ts'

const closed = { additionalProperties: false }
const Name = Type.String({ minLength: 1, maxLength: 100 })
const Password = Type.String({ minLength: 1, maxLength: 300 })
export const Id = Type.Object({ id: Type.String({ minLength: 1, maxLength: 60 }) }, closed)

export const BODIES = {
  guest: Type.Object({ name: Name }, closed),
  register: Type.Object({ name: Name, password: Password }, closed),
  change: Type.Object({ name: Type.Optional(Name), preferences: Type.Optional(PreferencesChange) }, closed),
  password: Type.Object({ old: Password, password: Password }, closed),
  remove: Type.Object({ password: Type.Optional(Password) }, closed),
  bot: Type.Object({ name: Name }, closed),
  push: Type.Object(
    {
      endpoint: Type.String({ maxLength: 1000, pattern: '^https://' }),
      expirationTime: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
      keys: Type.Object(
        { p256dh: Type.String({ minLength: 10, maxLength: 200 }), auth: Type.String({ minLength: 4, maxLength: 100 }) },
        closed,
      ),
    },
    closed,
  ),
  unpush: Type.Object({ endpoint: Type.String({ maxLength: 1000 }) }, closed),
} as const

export const QUERIES = {
  people: Type.Object({ name: Name }, closed),
  games: Type.Object({ before: Type.Optional(Type.String({ pattern: '^\\d{1,15}$' })) }, closed),
  statistics: Type.Object({ person: Type.Optional(Type.String({ maxLength: 60 })) }, closed),
} as const

/** A route with an id in its path. */
export interface WithId {
  Params: Static<typeof Id>
}

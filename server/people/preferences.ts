/** What a person may choose for all tables: how to be told, when not, and what others see. */
import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'

const closed = { additionalProperties: false }

/** Ways of being told that it is one's decision. */
export const Telling = Type.Object(
  { page: Type.Boolean(), push: Type.Boolean(), mail: Type.Boolean(), webhook: Type.Boolean() },
  closed,
)

export const Preferences = Type.Object(
  {
    /** What reminders are written in; '' or one that is not spoken here: English. */
    language: Type.String({ maxLength: 20 }),
    /** Favourite sign of a seat, given where it is free. */
    sign: Type.String({ maxLength: 20 }),
    tell: Telling,
    mail: Type.String({ maxLength: 200, pattern: '^$|^[^@\\s<>"]{1,80}@[^@\\s<>"]{1,100}$' }),
    /** Where a signed request is sent, e.g. a Discord webhook. */
    webhook: Type.String({ maxLength: 400, pattern: '^$|^https?://[^\\s]+$' }),
    /** Minutes of the day in UTC between which only the page tells; equal: never. */
    quiet: Type.Object(
      { from: Type.Integer({ minimum: 0, maximum: 1439 }), to: Type.Integer({ minimum: 0, maximum: 1439 }) },
      closed,
    ),
    /** Minutes between two mails at the least. */
    mailEvery: Type.Integer({ minimum: 0, maximum: 10_080 }),
    /** Whether friends see when one is here. */
    showPresence: Type.Boolean(),
  },
  closed,
)

export type Preferences = Static<typeof Preferences>

export const PreferencesChange = Type.Partial(Preferences, closed)

const USUAL: Preferences = {
  language: '',
  sign: '',
  tell: { page: true, push: false, mail: false, webhook: false },
  mail: '',
  webhook: '',
  quiet: { from: 0, to: 0 },
  mailEvery: 60,
  showPresence: true,
}

/** What is stored, with what is usual where nothing is said. */
export function readPreferences(stored: unknown): Preferences {
  return Value.Check(PreferencesChange, stored) ? { ...USUAL, ...stored } : USUAL
}

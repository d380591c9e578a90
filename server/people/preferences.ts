/** A person's preferences: how and when to send reminders, and what others see. */
import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'

const closed = { additionalProperties: false }

/** Channels for reminders that it is the person's turn. */
export const Telling = Type.Object(
  { page: Type.Boolean(), push: Type.Boolean(), mail: Type.Boolean(), webhook: Type.Boolean() },
  closed,
)

export const Preferences = Type.Object(
  {
    /** Language of reminders; English if empty or unknown. */
    language: Type.String({ maxLength: 20 }),
    /** Favourite sign; used if no other seat has it. */
    sign: Type.String({ maxLength: 20 }),
    tell: Telling,
    mail: Type.String({ maxLength: 200, pattern: '^$|^[^@\\s<>"]{1,80}@[^@\\s<>"]{1,100}$' }),
    /** Where a signed request is sent, e.g. a Discord webhook. */
    webhook: Type.String({ maxLength: 400, pattern: '^$|^https?://[^\\s]+$' }),
    /** Quiet hours, in minutes of the day (UTC), without push, mail or webhook; equal values: none. */
    quiet: Type.Object(
      { from: Type.Integer({ minimum: 0, maximum: 1439 }), to: Type.Integer({ minimum: 0, maximum: 1439 }) },
      closed,
    ),
    /** Minimum minutes between two mails. */
    mailEvery: Type.Integer({ minimum: 0, maximum: 10_080 }),
    /** Whether others see that the person is online. */
    showPresence: Type.Boolean(),
  },
  closed,
)

export type Preferences = Static<typeof Preferences>

export const PreferencesChange = Type.Partial(Preferences, closed)

const DEFAULTS: Preferences = {
  language: '',
  sign: '',
  tell: { page: true, push: false, mail: false, webhook: false },
  mail: '',
  webhook: '',
  quiet: { from: 0, to: 0 },
  mailEvery: 60,
  showPresence: true,
}

/** Fills in the defaults. Stored preferences that do not fit the schema are ignored. */
export function readPreferences(stored: unknown): Preferences {
  return Value.Check(PreferencesChange, stored) ? { ...DEFAULTS, ...stored } : DEFAULTS
}

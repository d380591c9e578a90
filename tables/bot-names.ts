/** Names of bots. */
export const BOT_NAMES = ['Basalt', 'Opal', 'Flint', 'Jasper', 'Agate', 'Marble', 'Onyx'] as const

/** The first name goes to seat 1, because seat 0 is usually a person's. */
export function botName(seat: number): string {
  return BOT_NAMES[(seat + BOT_NAMES.length - 1) % BOT_NAMES.length] ?? ''
}

/** Names of bots: stones. */
export const BOT_NAMES = ['Basalt', 'Opal', 'Flint', 'Jasper', 'Agate', 'Marble', 'Onyx'] as const

/** Seat 0 is the reader's as a rule: the first of the names is for the seat after it. */
export function botName(seat: number): string {
  return BOT_NAMES[(seat + BOT_NAMES.length - 1) % BOT_NAMES.length] ?? ''
}

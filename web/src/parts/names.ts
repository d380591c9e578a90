/** Names of bots: stones. */
export const BOT_NAMES = ['Basalt', 'Opal', 'Flint', 'Jasper', 'Agate', 'Marble', 'Onyx'] as const

/** The kinds of table that the game must work at: every number of seats in both editions. */
export const tables = (['revised', 'draft'] as const).flatMap((edition) =>
  [2, 3, 4, 5].map((seats) => ({ seats, options: { edition } })),
)

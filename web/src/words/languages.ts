/** The languages the page speaks, and which of them the browser asks for. */

/** The first is spoken where the browser asks for none of them. */
export const SPOKEN = ['en', 'de'] as const

/** The first language of the reader's list that the page speaks: 'de-AT' is answered in 'de'. */
export function languageFor(wanted: readonly string[]): string {
  const known: readonly string[] = SPOKEN
  const bases = wanted.map((tag) => tag.toLowerCase().split('-')[0] ?? '')
  return bases.find((base) => known.includes(base)) ?? SPOKEN[0]
}

/**
 * Effects as data: a game turns what a card, tile or action does into tokens, and the page draws them as signs, in HTML
 * or inside a drawing. `Own` is what only that game has, e.g. a book of a discipline.
 */
export type Part<Own = never> =
  | { readonly text: string; readonly colour?: string; readonly quiet?: boolean }
  | { readonly icon: string; readonly colour: string; readonly scale?: number; readonly struck?: boolean }
  | { readonly own: Own }

/** What stays together on a line, or an operator between two such things: "›" pay or then, "/" or. */
export type Token<Own = never> = { readonly parts: readonly Part<Own>[] } | { readonly op: string }

export const NEUTRAL = 'var(--neutral)'

export const icon = (name: string, colour = NEUTRAL, scale?: number): Part => ({ icon: name, colour, scale })
export const written = (said: string | number, colour?: string): Part => ({ text: String(said), colour })
export const quiet = (said: string): Part => ({ text: said, quiet: true })
export const own = <Own>(one: Own): Part<Own> => ({ own: one })
export const group = <Own = never>(...parts: readonly Part<Own>[]): Token<Own> => ({ parts })
export const op = (said: string): Token => ({ op: said })

/** The tokens of each thing, with an operator between them. */
export function sequence<T, Own>(
  list: readonly T[],
  between: string,
  tokens: (one: T) => readonly Token<Own>[],
): Token<Own>[] {
  return list.flatMap((one, n) => (n === 0 ? tokens(one) : [op(between), ...tokens(one)]))
}

/** Approximate width of the line, in icons: long lines get smaller signs or two lines. */
export function lengthOf<Own>(tokens: readonly Token<Own>[]): number {
  let n = 0
  for (const token of tokens) n += 'op' in token ? 0.6 : token.parts.reduce((sum, part) => sum + widthOf(part), 0.25)
  return n
}

function widthOf<Own>(part: Part<Own>): number {
  return 'text' in part ? 0.5 * part.text.length : 1
}

/** The width of "…". */
const MORE = 1

/** As much of the line as fits; "…" stands for the rest, which the large card shows. `room` is in icons. */
export function clipped<Own>(tokens: readonly Token<Own>[], room: number, lines: number): readonly Token<Own>[] {
  let line = 1
  let filled = 0
  for (const [n, token] of tokens.entries()) {
    const length = lengthOf([token])
    if (filled > 0 && line < lines && filled + length > room) {
      line++
      filled = 0
    }
    filled += length
    const more = n < tokens.length - 1 ? MORE : 0
    if (line === lines && filled + more > room) return [...tokens.slice(0, n), op('…')]
  }
  return tokens
}

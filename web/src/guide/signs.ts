/** The signs on the screen that the game explains: which there are, and where. */
import type { Teller } from '../table/board.ts'
import { isSeen } from './find.ts'
import { overlap } from './place.ts'

export interface ExplainedSign {
  /** Name of the icon. */
  readonly icon: string
  readonly name: string
  readonly text: string
  /** Number of the rule that speaks of it, '' where none does. */
  readonly rule: string
}

export function signOf(icon: string, words: Teller): ExplainedSign | null {
  const key = `icon.${icon}`
  if (!words.has(key)) return null
  const rule = `${key}.rule`
  return { icon, name: words.t(key), text: words.t(`${key}.text`), rule: words.has(rule) ? words.t(rule) : '' }
}

/** Where the legend and everything over the table stand: their own icons do not count. */
const ASIDE = '.legend, .sign-tip, dialog, .menu'

const ICONS = '.table [data-icon], .phone [data-icon]'

/** The icon under an element, where the game explains it. */
export function signAt(
  element: Element | null,
  words: Teller,
): { readonly sign: ExplainedSign; readonly at: Element } | null {
  const at = element?.closest('[data-icon]') ?? null
  const icon = at?.getAttribute('data-icon') ?? ''
  const sign = at === null || at.closest(ASIDE) !== null ? null : signOf(icon, words)
  return sign === null || at === null ? null : { sign, at }
}

/** Every icon that can be seen now, each once, in the order of the screen. */
export function signsHere(words: Teller): readonly ExplainedSign[] {
  const found = new Map<string, ExplainedSign>()
  for (const element of document.querySelectorAll(ICONS)) {
    const icon = element.getAttribute('data-icon') ?? ''
    if (found.has(icon) || element.closest(ASIDE) !== null || !isSeen(element)) continue
    const sign = signOf(icon, words)
    if (sign !== null) found.set(icon, sign)
  }
  return [...found.values()]
}

/** Where else the sign stands. */
export function placesOf(icon: string): readonly Element[] {
  const legend = document.querySelector('.legend')?.getBoundingClientRect()
  const isBelow = (element: Element): boolean =>
    legend !== undefined && overlap(legend, element.getBoundingClientRect()) > 0
  return [...document.querySelectorAll(ICONS)].filter(
    (element) =>
      element.getAttribute('data-icon') === icon &&
      element.closest(ASIDE) === null &&
      isSeen(element) &&
      !isBelow(element),
  )
}

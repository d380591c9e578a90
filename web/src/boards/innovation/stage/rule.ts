/** The reader's standing rule for offers of power: so much is taken without asking. Kept in this browser. */

/** 0: always ask. */
export const RULES = [0, 1, 2, 3, 4] as const
export type Rule = (typeof RULES)[number]

const KEY = 'ludarium.innovation.power'

export function readRule(): Rule {
  try {
    const stored = Number(localStorage.getItem(KEY) ?? 0)
    return RULES.find((rule) => rule === stored) ?? 0
  } catch {
    return 0
  }
}

export function writeRule(rule: Rule): void {
  try {
    localStorage.setItem(KEY, String(rule))
  } catch {
    // Then it holds until the page is left.
  }
}

/** Offers that the rule has answered on this page. */
export const answered = new Set<string>()

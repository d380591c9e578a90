/** The reader's standing rule for offers of power: so much is taken without asking. Kept in this browser. */
import { useSyncExternalStore } from 'react'

/** 0: always ask. */
export const RULES = [0, 1, 2, 3, 4] as const
export type QuestionRule = (typeof RULES)[number]

const KEY = 'ludarium.innovation.power'

function stored(): QuestionRule {
  try {
    const found = Number(localStorage.getItem(KEY) ?? 0)
    return RULES.find((rule) => rule === found) ?? 0
  } catch {
    return 0
  }
}

let now: QuestionRule | null = null
const listeners = new Set<() => void>()

function read(): QuestionRule {
  now ??= stored()
  return now
}

export function setRule(rule: QuestionRule): void {
  now = rule
  try {
    localStorage.setItem(KEY, String(rule))
  } catch {
    // Then it holds until the page is left.
  }
  for (const listener of listeners) listener()
}

export function useRule(): QuestionRule {
  return useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, read)
}

/** Offers that the rule has answered on this page. */
export const answered = new Set<string>()

/** The reader's standing rule for offers of power: so much is taken without asking. Kept in this browser. */
import { useSyncExternalStore } from 'react'

/** 0: always ask. */
export const RULES = [0, 1, 2, 3, 4] as const
export type Rule = (typeof RULES)[number]

const KEY = 'ludarium.innovation.power'

function stored(): Rule {
  try {
    const found = Number(localStorage.getItem(KEY) ?? 0)
    return RULES.find((rule) => rule === found) ?? 0
  } catch {
    return 0
  }
}

let now: Rule | null = null
const listeners = new Set<() => void>()

function read(): Rule {
  now ??= stored()
  return now
}

export function setRule(rule: Rule): void {
  now = rule
  try {
    localStorage.setItem(KEY, String(rule))
  } catch {
    // Then it holds until the page is left.
  }
  for (const listener of listeners) listener()
}

export function useRule(): Rule {
  return useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, read)
}

/** Offers that the rule has answered on this page. */
export const answered = new Set<string>()

/** What this browser's reader prefers. Kept in localStorage; without it (private windows) it lasts as long as the page. */
import { useSyncExternalStore } from 'react'
import { languageFor } from './words/languages.ts'

export interface Settings {
  readonly theme: 'system' | 'dark' | 'light'
  /** What the page speaks. */
  readonly language: string
  /** Whether that is what the browser asks for, not chosen here. */
  readonly browserLanguage: boolean
  readonly motion: 'system' | 'full' | 'none'
  /** How long a bot's move stays alone on the screen. */
  readonly botSpeed: 'instant' | 'quick' | 'calm'
  /** How long bots wait after a decision of a person that can still be taken back. */
  readonly grace: 'none' | 'short' | 'long'
  /** Whether bots decide within a few seconds, however slow the machine is, or think to their end. */
  readonly thought: 'brief' | 'whole'
  /** The reader's own name at the table. */
  readonly name: string
  /** Ask before a move that wastes something. */
  readonly warn: boolean
  readonly side: boolean
  /** A sound when it is the reader's decision at a table with others. */
  readonly sound: boolean
  /** The game that was opened last. */
  readonly lastGame: string
  /** Whether a guest has read that an account keeps tables. */
  readonly guestTold: boolean
  /** A line below each prompt says what is being decided. */
  readonly explain: boolean
}

const DEFAULTS: Settings = {
  theme: 'system',
  language: languageFor(navigator.languages),
  browserLanguage: true,
  motion: 'system',
  botSpeed: 'quick',
  grace: 'short',
  thought: 'brief',
  name: '',
  warn: true,
  side: true,
  sound: false,
  lastGame: '',
  guestTold: false,
  explain: false,
}

const KEY = 'ludarium.settings'
const listeners = new Set<() => void>()
let current = read()

function read(): Settings {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof stored === 'object' && stored !== null ? settle(stored) : DEFAULTS
  } catch {
    return DEFAULTS
  }
}

/** Keeps what is chosen; a language is the browser's as long as none is chosen. */
function settle(chosen: Partial<Settings>): Settings {
  const browserLanguage = chosen.browserLanguage ?? chosen.language === undefined
  const language = browserLanguage ? languageFor(navigator.languages) : (chosen.language ?? DEFAULTS.language)
  return { ...DEFAULTS, ...chosen, language, browserLanguage }
}

export function settings(): Settings {
  return current
}

export function change(changes: Partial<Settings>): void {
  const chosen = changes.language === undefined ? changes : { browserLanguage: false, ...changes }
  current = settle({ ...current, ...chosen })
  try {
    localStorage.setItem(KEY, JSON.stringify(current))
  } catch {
    // Kept in memory only.
  }
  dress()
  for (const listener of listeners) listener()
}

export function onSettings(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSettings = (): Settings => useSyncExternalStore(onSettings, settings)

const light = matchMedia('(prefers-color-scheme: light)')
const still = matchMedia('(prefers-reduced-motion: reduce)')

export function isLight(): boolean {
  return current.theme === 'light' || (current.theme === 'system' && light.matches)
}

export function isStill(): boolean {
  return current.motion === 'none' || (current.motion === 'system' && still.matches)
}

/** Puts theme, motion and language on the document. */
function dress(): void {
  const root = document.documentElement
  root.dataset.theme = isLight() ? 'light' : 'dark'
  root.dataset.motion = isStill() ? 'none' : 'full'
  root.lang = current.language
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', isLight() ? '#E4E8EC' : '#12161F')
}

/** Dresses the page and keeps up with the system's wishes. */
export function loadSettings(): void {
  dress()
  addEventListener('languagechange', () => {
    if (!current.browserLanguage) return
    current = { ...current, language: languageFor(navigator.languages) }
    dress()
    for (const listener of listeners) listener()
  })
  for (const wish of [light, still]) {
    wish.addEventListener('change', () => {
      dress()
      for (const listener of listeners) listener()
    })
  }
}

/** How the bots at a table of this reader behave, in milliseconds. */
export interface BotManners {
  /** Shortest time between two visible moves of bots. */
  readonly pause: number
  /** Shortest time between a decision that can still be taken back and a bot's. */
  readonly grace: number
  /** How long a bot may think about a whole turn. */
  readonly thought: number
  /** How long the search for a hint may take. */
  readonly hint: number
}

/** Longer than any bot wants to think: its budget of positions ends its thoughts, the same ones on every machine. */
const WHOLE = 600_000

export function botManners({ botSpeed, grace, thought }: Settings = current): BotManners {
  return {
    pause: { instant: 0, quick: 350, calm: 1000 }[botSpeed],
    grace: { none: 0, short: 2500, long: 8000 }[grace],
    thought: { brief: 2400, whole: WHOLE }[thought],
    hint: { brief: 1500, whole: WHOLE }[thought],
  }
}

/** How far a first game with its guide has come. Kept beside the table in this browser, so that it can be left at will. */
import type { Message } from '@ludarium/kernel'

/** What a note said, to be read again when its moment is over. */
export interface ToldNotes {
  readonly say: Message
  readonly why: Message
}

export interface GuideProgress {
  /** Notes that were said, in that order. */
  readonly told: readonly string[]
  readonly skipped: readonly string[]
  readonly said: Readonly<Record<string, ToldNotes>>
  /** The note that belongs to the decision of that name; '' where that one has none. */
  readonly now: { readonly decision: string; readonly id: string } | null
  /** The reader wants to decide this one alone: the note is put away. */
  readonly away: boolean
  readonly off: boolean
}

export const BEGINNING: GuideProgress = { told: [], skipped: [], said: {}, now: null, away: false, off: false }

const keyOf = (table: string): string => `ludarium.guide.${table}`

/** Tables whose progress no store keeps. */
const unkept = new Map<string, GuideProgress>()

function isProgress(value: unknown): value is GuideProgress {
  return typeof value === 'object' && value !== null && 'told' in value && 'said' in value
}

/** Null for a table without a guide. */
export function readProgress(table: string): GuideProgress | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(table)) ?? 'null')
    if (isProgress(stored)) return { ...BEGINNING, ...stored }
  } catch {
    // Then it lasts as long as the page.
  }
  return unkept.get(table) ?? null
}

export function keepProgress(table: string, progress: GuideProgress): void {
  unkept.set(table, progress)
  try {
    localStorage.setItem(keyOf(table), JSON.stringify(progress))
  } catch {
    // Kept in memory.
  }
}

/** Notes that will not come by themselves any more. */
export function doneIn({ told, skipped }: GuideProgress): ReadonlySet<string> {
  return new Set([...told, ...skipped])
}

/** A note is said at this decision. */
export function saidNow(progress: GuideProgress, decision: string, id: string, told: ToldNotes): GuideProgress {
  return {
    ...progress,
    told: progress.told.includes(id) ? progress.told : [...progress.told, id],
    skipped: progress.skipped.filter((other) => other !== id),
    said: { ...progress.said, [id]: told },
    now: { decision, id },
    away: false,
  }
}

export function skippedIn(progress: GuideProgress, ids: readonly string[]): GuideProgress {
  const skipped = ids.filter((id) => !progress.told.includes(id) && !progress.skipped.includes(id))
  return { ...progress, skipped: [...progress.skipped, ...skipped], away: true }
}

/** Follows the table's source, and remembers in the browser what the viewer has seen. */
import type { Seat } from '@ludarium/kernel'
import { useEffect } from 'react'
import type { Position, TableSource } from '../source.ts'
import { type Apply, heard, type LiveState, lookedAt, nextInLine, put, seenBy } from './state.ts'

/** Marks of what changed stay this many milliseconds once the viewer can see them. */
const SEEN_AFTER = 3000

/** Updates through the viewer's eyes. */
export function useFeed(source: TableSource, table: string, viewer: Seat | null, apply: Apply): void {
  useEffect(() => {
    let current = true
    apply(put({ position: null, look: null }))
    const findLook = async (now: Position): Promise<void> => {
      const at = rememberedLook(table, viewer)
      const then = at !== null && at < now.at ? await source.position(viewer, at).catch(() => now) : now
      if (current) apply((state) => lookedAt(state, then))
    }
    const stop = source.subscribe(
      viewer,
      0,
      (update) => {
        if (!current) return
        apply((state) => heard(state, update))
        if (update.kind === 'opened') void findLook(update.position)
      },
      (refusal) => current && apply(put({ gone: refusal })),
    )
    return () => {
      current = false
      stop()
    }
  }, [source, viewer, table, apply])
}

/** The browser remembers the look for the next visit. */
export function useRememberedLook(table: string, look: Position | null): void {
  useEffect(() => {
    if (look !== null) rememberLook(table, look)
  }, [table, look])
}

/** What changed counts as seen once it was on a visible page for a while and it is the viewer's decision. */
export function useSeen({ viewer, position, look }: LiveState, apply: Apply): void {
  const at = position?.at ?? 0
  const from = look?.at ?? at
  const mine = viewer !== null && position?.actors.includes(viewer) === true
  useEffect(() => {
    if (!mine || from >= at) return
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') apply(put({ seen: true }))
    }, SEEN_AFTER)
    return () => clearTimeout(timer)
  }, [at, from, mine, apply])
}

/** Where people pass the screen around, a curtain hides the table until the next one takes it. */
export function useHandOver(state: LiveState, own: readonly Seat[], apply: Apply): void {
  const { viewer } = state
  const over = viewer !== null && nextInLine(state, own) !== null
  useEffect(() => {
    if (over) apply(handedOver)
  }, [over, apply])
}

function handedOver(state: LiveState): LiveState {
  const { viewer, position } = state
  const given = viewer !== null && position?.canUndo ? { seat: viewer, at: position.at } : null
  return seenBy(state, null, given)
}

const lookKey = (table: string, seat: Seat | null): string => `ludarium.look.${table}.${seat ?? 'all'}`

/** How many decisions the viewer had seen when the page was left. */
function rememberedLook(table: string, seat: Seat | null): number | null {
  try {
    const stored = localStorage.getItem(lookKey(table, seat))
    return stored === null ? null : Number(stored)
  } catch {
    return null
  }
}

function rememberLook(table: string, { seat, at }: Position): void {
  try {
    localStorage.setItem(lookKey(table, seat), String(at))
  } catch {
    // Marks of what is new then start afresh with each visit.
  }
}

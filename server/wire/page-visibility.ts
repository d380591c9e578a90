/** Whether the client's page is visible. Others see the player as away while it is not. */
import type { Bus } from '../bus/bus.ts'
import { type Presence, visiblePlace } from '../bus/presence.ts'

interface OpenRoom {
  readonly table: string
  /** Ends the presence of a visible page in that room. */
  hide: () => void
}

export interface PageVisibility {
  set(visible: boolean): void
  /** The client has opened that room. Returns a function for when it closes it. */
  enter(table: string): () => void
}

/** A page counts as visible until it says otherwise. */
export function pageVisibility(bus: Bus, presence: Presence, person: () => string): PageVisibility {
  const rooms = new Set<OpenRoom>()
  let isVisible = true
  const show = (table: string): (() => void) => (isVisible ? presence.enter(person(), visiblePlace(table)) : () => {})
  return {
    set(visible) {
      if (visible === isVisible) return
      isVisible = visible
      for (const room of rooms) {
        room.hide()
        room.hide = show(room.table)
        bus.publish(`h/${room.table}`, null)
      }
    },
    enter(table) {
      const room = { table, hide: show(table) }
      rooms.add(room)
      return () => {
        rooms.delete(room)
        room.hide()
      }
    },
  }
}

/** Three layouts, by the width of the window. */
import { useSyncExternalStore } from 'react'

export type Layout = 'phone' | 'tablet' | 'wide'

/** Low ones too, where a table would have no room under its bars. */
const narrow = matchMedia('(max-width: 767.98px), (max-width: 1279.98px) and (max-height: 559.98px)')
const broad = matchMedia('(min-width: 1280px)')

function layout(): Layout {
  return narrow.matches ? 'phone' : broad.matches ? 'wide' : 'tablet'
}

export function useLayout(): Layout {
  return useSyncExternalStore((listener) => {
    narrow.addEventListener('change', listener)
    broad.addEventListener('change', listener)
    return () => {
      narrow.removeEventListener('change', listener)
      broad.removeEventListener('change', listener)
    }
  }, layout)
}

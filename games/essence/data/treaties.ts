import type { Treaty } from './types.ts'

/** The four treaties of the board. */
export const treaties: readonly Treaty[] = [
  { id: 'war-pact', name: 'War Pact', spaces: [2, 3, 4, 5, 6], do: [{ op: 'attackAction' }], payWith: 'either' },
  {
    id: 'shield-accord',
    name: 'Shield Accord',
    spaces: [1, 2, 3, 4],
    do: [{ op: 'defense', n: 3 }],
    payWith: 'either',
  },
  { id: 'open-letters', name: 'Open Letters', spaces: [1, 2, 4, 6], do: [{ op: 'draw', n: 2 }], payWith: 'either' },
  {
    id: 'masons-charter',
    name: "Masons' Charter",
    spaces: [2, 4, 6],
    do: [{ op: 'choose', options: [[{ op: 'moveSegment', n: 1 }], [{ op: 'swapSegments', n: 1 }]] }],
    payWith: 'either',
  },
]

/** Which moves stand as buttons in the decision bar, and which fold away: the bar stays about two lines high. */
import { type Move, sameMove } from '@ludarium/kernel'
import type { BoardChoice, BoardDraft } from './board.ts'

export interface Group {
  readonly key: string
  readonly choices: readonly BoardChoice[]
  /** Empty when the whole group is one button that opens a list. */
  readonly shown: readonly BoardChoice[]
}

export interface BarSpace {
  /** About how many letters fit. */
  readonly letters: number
  /** Buttons of one group before the rest folds away, and of a group that is alone. */
  readonly most: number
  readonly alone: number
  /** Letters of the board's own short labels; null where buttons carry the full words. */
  readonly label: number | null
  /** All stand in one line: of groups after the first only one or two moves are shown, more are a list. */
  readonly line?: boolean
}

/** Moves of this group set what is to be done from now on: they stand in a menu, not among the moves of the moment. */
export const PREFERENCES = 'group.preferences'

export const isPreference = (choice: BoardChoice): boolean => choice.group === PREFERENCES

interface Pressing {
  submit(move: Move, then?: readonly Partial<Move>[]): void
  setDraft(draft: BoardDraft): void
}

/** Plays the choice, or picks what it stands for. */
export function press({ move, rest, pick }: BoardChoice, { submit, setDraft }: Pressing): void {
  if (pick === undefined) submit(move, rest)
  else setDraft(pick)
}

/** Whether what the choice stands for is picked now. */
export function isPicked({ pick }: BoardChoice, draft: BoardDraft): boolean {
  const picked = Object.entries(pick ?? {})
  return picked.length > 0 && picked.every(([name, value]) => draft[name] === value)
}

/** What Enter plays: the move that is advised, the only one, or one that the board finds better than all others. */
export function bestOf(choices: readonly BoardChoice[], hint: Move | null): BoardChoice | undefined {
  const advised = hint === null ? undefined : choices.find((choice) => sameMove(choice.move, hint))
  if (advised !== undefined || choices.length === 1) return advised ?? choices[0]
  const [best, next] = choices.toSorted((a, b) => worthOf(b) - worthOf(a))
  return best !== undefined && next !== undefined && worthOf(best) > worthOf(next) ? best : undefined
}

const worthOf = (choice: BoardChoice): number => choice.worth ?? Number.NEGATIVE_INFINITY

/** Where groups go that have no room of their own. */
export const REST = 'table.rest'

/** How often the buttons are made fewer before whole groups fold into one. */
const TRIES = 6

/** The groups when they did not fit `misses` times before: fewer buttons each time, and at last fewer groups. */
export function fittedGroups(
  choices: readonly BoardChoice[],
  room: BarSpace,
  hint: Move | null,
  misses: number,
): Group[] {
  const groups = groupsOf(choices, { ...room, letters: room.letters * 0.75 ** Math.min(misses, TRIES) }, hint)
  const keep = groups.length - 1 - Math.max(0, misses - TRIES)
  if (misses <= TRIES || groups.length < 2) return groups
  const rest = groups.slice(Math.max(0, keep)).flatMap((group) => group.choices)
  return [...groups.slice(0, Math.max(0, keep)), { key: REST, choices: rest, shown: withHint(rest, [], hint) }]
}

/** No more can be folded away. */
export const mostMisses = (choices: readonly BoardChoice[]): number =>
  TRIES + new Set(choices.map(({ group }) => group)).size

/** Edges and gaps of a button, in letters. */
const EDGE = 5

/** How much longer than a usual name of a group the button of a folded one is. */
const FOLDED = 9

export function groupsOf(choices: readonly BoardChoice[], room: BarSpace, hint: Move | null): Group[] {
  const groups = [...Map.groupBy(choices, (choice) => choice.group)]
  const most = groups.length === 1 ? room.alone : room.most
  const lengthOf = (choice: BoardChoice): number =>
    EDGE + Math.min(choice.text.length, room.label ?? choice.text.length)
  let left = room.letters - groups.length * (EDGE + 8) - (room.line === true ? (groups.length - 1) * FOLDED : 0)
  return groups.map(([key, all], n) => {
    if (room.line === true && n > 0 && all.length > 2) return { key, choices: all, shown: withHint(all, [], hint) }
    // One that would fold away alone is shown instead.
    const cap = all.length <= most + 1 ? all.length : most
    const shown: BoardChoice[] = []
    for (const choice of all.slice(0, cap)) {
      left -= lengthOf(choice)
      if (left < 0 && (n > 0 || shown.length > 0) && all.length > 1) break
      shown.push(choice)
    }
    return { key, choices: all, shown: withHint(all, shown, hint) }
  })
}

/** What the bot suggests is always in sight. */
function withHint(
  all: readonly BoardChoice[],
  shown: readonly BoardChoice[],
  hint: Move | null,
): readonly BoardChoice[] {
  const advised = hint === null ? undefined : all.find((choice) => sameMove(choice.move, hint))
  return advised === undefined || shown.includes(advised) ? shown : [...shown.slice(0, -1), advised]
}

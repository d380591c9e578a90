/** Where the game's places are on this board: their tabs, and those that log lines and changes are about. */
import type { GameEvent, Seat } from '@ludarium/kernel'
import { place, places, type ReviveMove, type ReviveState, readPlace } from '@ludarium/revive'
import { SPACES } from '@ludarium/revive/data'
import type { Places } from '../../kit/pieces/context.tsx'
import type { BoardChoice, BoardDraft, BoardProps } from '../../table/board.ts'
import { choicePlace } from '../../table/compound.ts'
import { cardsOf } from './view.ts'

export { place, readPlace }

export type ReviveProps = BoardProps<ReviveState, ReviveMove>
export type ReviveChoice = BoardChoice<ReviveMove>

type PlaceKind = NonNullable<ReturnType<typeof readPlace>>['kind']

/** Phone tabs of what does not lie on the map. */
const TAB_OF: { readonly [K in PlaceKind]?: string } = {
  slot: 'board',
  well: 'board',
  reward: 'board',
  track: 'board',
  resource: 'board',
  hibernation: 'board',
  sleep: 'board',
  lever: 'board',
  crate: 'board',
  machine: 'board',
  tech: 'tribe',
  module: 'display',
  deck: 'display',
  artifact: 'display',
  card: 'display',
  ask: '',
}

/** Moves with what others own or what lies on the display. */
const VERB_TAB: { readonly [V in ReviveMove['do']]?: string } = { copy: 'rivals', special: 'display', clear: 'display' }

/** On which phone tab a move waits. */
export function tabOf(choice: ReviveChoice, view: ReviveState, seat: Seat): string {
  const found = readPlace(choicePlace(places, choice, view, seat))
  if (found === null) return ''
  const own = view.players[seat]
  if (found.kind === 'card' && choice.move.do !== 'copy' && own !== undefined && cardsOf(own).includes(found.parts[0]))
    return 'board'
  return VERB_TAB[choice.move.do] ?? TAB_OF[found.kind] ?? 'map'
}

/** Answers that need nothing of the board to be seen. */
const SPOKEN: ReadonlySet<string | undefined> = new Set(['ask', 'resource'])

/** The phone's tab where a question is answered or what is picked waits; free actions can be taken beside any. */
export function turn(choices: readonly ReviveChoice[], view: ReviveState, seat: Seat, { kind }: BoardDraft): string {
  const picked = choices.filter(({ move }) => move.do === kind)
  const asked = picked.length > 0 ? picked : choices.filter(({ group }) => group !== 'group.free')
  const seen = asked.filter(({ move }) => !SPOKEN.has(readPlace(places.of(view, seat, move) ?? '')?.kind))
  const tabs = new Set(seen.map((choice) => tabOf(choice, view, seat)))
  const [only = ''] = tabs
  return tabs.size === 1 ? only : ''
}

const FIELDS: Readonly<Record<string, (id: string) => string>> = {
  space: place.space,
  from: place.space,
  card: place.card,
  machine: place.machine,
  module: place.module,
  reward: place.reward,
  position: place.tile,
  tech: place.tech,
  artifact: place.artifact,
}

/** The things a log line speaks of. */
function spoken(event: GameEvent): ReadonlySet<string> {
  const found = new Set<string>()
  for (const [field, name] of Object.entries(FIELDS)) {
    const id = event[field]
    if (typeof id === 'string') found.add(name(id))
  }
  const { tile } = event
  if (event.type === 'explore' && typeof tile === 'string') found.add(place.tile(tile))
  return found
}

/** What has come or changed on the table since the last look. */
function fresh(before: ReviveState, now: ReviveState, me: Seat): ReadonlySet<string> {
  const found = new Set<string>()
  for (const [space, { id }] of SPACES.entries()) {
    if (before.ground[space] !== now.ground[space] || signOf(before, space, me) !== signOf(now, space, me))
      found.add(place.space(id))
  }
  for (const card of now.display) if (!before.display.includes(card)) found.add(place.card(card))
  for (const module of now.moduleDisplay) if (!before.moduleDisplay.includes(module)) found.add(place.module(module))
  return found
}

/** Rivals' pieces on a space, as text to compare. */
function signOf(view: ReviveState, space: number, me: Seat): string {
  return view.players
    .map((p, seat) =>
      seat === me ? '' : `${p.small.includes(space)}${p.large.includes(space)}${p.figures.includes(space)}`,
    )
    .join()
}

export const boardPlaces: Places<ReviveState, ReviveMove> = { of: places.of, spoken, fresh }

/** Where on the board a move is made: every thing has a name, every move the name of the thing to click. */
import type { GameEvent, Seat } from '@ludarium/kernel'
import type { ReviveMove, ReviveState } from '@ludarium/revive'
import { CARD, MODULE, SPACES, TECHS } from '@ludarium/revive/data'
import type { BoardProps, Choice, Draft } from '../../table/board.ts'
import type { Places } from '../../table/pieces/context.tsx'
import { cardsOf, idOfSpace } from './view.ts'

export type ReviveProps = BoardProps<ReviveState, ReviveMove>
export type ReviveChoice = Choice<ReviveMove>

export const place = {
  space: (id: string) => `space:${id}`,
  tile: (position: string) => `tile:${position}`,
  card: (card: string) => `card:${card}`,
  slot: (slot: string, half: string) => `slot:${slot}:${half}`,
  module: (module: string) => `module:${module}`,
  /** A place for a module beside a slot. */
  well: (id: string) => `well:${id}`,
  machine: (machine: string) => `machine:${machine}`,
  reward: (reward: string) => `reward:${reward}`,
  track: (track: string) => `track:${track}`,
  tech: (tech: string) => `tech:${tech}`,
  crate: (crate: string) => `crate:${crate}`,
  resource: (resource: string) => `resource:${resource}`,
  artifact: (artifact: string) => `artifact:${artifact}`,
  hibernation: (space: number) => `hibernation:${space}`,
  orient: (orientation: number) => `orient:${orientation}`,
  tribe: (tribe: string) => `tribe:${tribe}`,
  side: (side: string) => `tribeSide:${side}`,
  keep: (card: string) => `keep:${card}`,
  branch: (option: number) => `branch:${option}`,
  deck: 'deck',
  lever: 'lever',
  sleep: 'sleep',
  /** Answers that stand in the line at the foot of the map: pay, give up, yes, no, sizes, parts, options. */
  ask: 'ask',
} as const

/** The thing on the board to click for the move. Every move has one. */
export function placeOfMove(move: Partial<ReviveMove>, view: ReviveState, me: Seat): string {
  switch (move.do) {
    case 'explore':
      return place.tile(move.tile ?? '')
    case 'populate':
    case 'build':
    case 'falcon':
    case 'figureTo':
    case 'tile':
      return place.space(move.space ?? '')
    case 'figure':
      return place.space(idOfSpace(view.players[me]?.figures[TECHS.map(String).indexOf(move.tech ?? '')] ?? -1))
    case 'play':
    case 'recruit':
    case 'rest':
    case 'wake':
    case 'wild':
    case 'copy':
      return place.card(move.card ?? '')
    case 'clear':
      return cleared(move.component ?? '')
    case 'slot':
      return place.slot(move.slot ?? '', move.half ?? '')
    case 'module':
      return place.module(move.module ?? '')
    case 'place':
      return place.well(move.place ?? '')
    case 'machine':
    case 'recover':
    case 'special':
      return place.machine(move.machine ?? '')
    case 'unlock':
      return place.reward(move.reward ?? '')
    case 'track':
      return place.track(move.track ?? '')
    case 'tech':
    case 'deal':
      return place.tech(move.tech ?? '')
    case 'crate':
    case 'reopen':
      return place.crate(move.crate ?? '')
    case 'trade':
      return place.resource('crystal')
    case 'take':
    case 'save':
    case 'pay':
      return place.resource(move.resource ?? '')
    case 'artifact':
      return place.artifact(move.artifact ?? '')
    case 'reward':
      return place.hibernation(move.space ?? 0)
    case 'hibernate':
      return place.sleep
    case 'switch':
    case 'lever':
      return place.lever
    case 'draw':
      return place.deck
    case 'orient':
      return place.orient(move.orientation ?? 0)
    case 'tribe':
      return place.tribe(move.tribe ?? '')
    case 'side':
      return place.side(move.side ?? '')
    case 'keep':
      return place.keep(move.card ?? '')
    case 'branch':
      return place.branch(move.option ?? 0)
    case undefined:
      return ''
    default:
      return place.ask
  }
}

/** A component of the display. */
function cleared(component: string): string {
  if (CARD.has(component)) return place.card(component)
  return MODULE.has(component) ? place.module(component) : place.machine(component)
}

/** On which phone tab a move waits. */
export function tabOf({ move, rest, at }: ReviveChoice, view: ReviveState, seat: Seat): string {
  const last = at ?? rest?.[rest.length - 1] ?? move
  const name = placeOfMove(last, view, seat)
  const [kind = ''] = name.split(':')
  switch (kind) {
    case 'slot':
    case 'well':
    case 'reward':
    case 'track':
    case 'resource':
    case 'hibernation':
    case 'sleep':
    case 'lever':
    case 'crate':
      return 'board'
    case 'machine':
      return last.do === 'special' || last.do === 'clear' ? 'display' : 'board'
    case 'tech':
      return 'tribe'
    case 'module':
    case 'deck':
    case 'artifact':
      return 'display'
    case 'card': {
      const own = view.players[seat]
      if (last.do === 'copy') return 'rivals'
      return own !== undefined && cardsOf(own).includes(name.slice(5)) ? 'board' : 'display'
    }
    case 'ask':
      return ''
    default:
      return 'map'
  }
}

/** Answers that need nothing of the board to be seen. */
const SPOKEN: ReadonlySet<string> = new Set(['ask', 'resource'])

/** The phone's tab where a question is answered or what is picked waits; free actions can be taken beside any. */
export function turn(choices: readonly ReviveChoice[], view: ReviveState, seat: Seat, { kind }: Draft): string {
  const picked = choices.filter(({ move }) => move.do === kind)
  const asked = picked.length > 0 ? picked : choices.filter(({ group }) => group !== 'group.free')
  const seen = asked.filter(({ move }) => !SPOKEN.has(placeOfMove(move, view, seat).split(':')[0] ?? ''))
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
  const places = new Set<string>()
  for (const [field, name] of Object.entries(FIELDS)) {
    const id = event[field]
    if (typeof id === 'string') places.add(name(id))
  }
  const { tile } = event
  if (event.type === 'explore' && typeof tile === 'string') places.add(place.tile(tile))
  return places
}

/** What has come or changed on the table since the last look. */
function fresh(before: ReviveState, now: ReviveState, me: Seat): ReadonlySet<string> {
  const places = new Set<string>()
  for (const [space, { id }] of SPACES.entries()) {
    if (before.ground[space] !== now.ground[space] || signOf(before, space, me) !== signOf(now, space, me))
      places.add(place.space(id))
  }
  for (const card of now.display) if (!before.display.includes(card)) places.add(place.card(card))
  for (const module of now.moduleDisplay) if (!before.moduleDisplay.includes(module)) places.add(place.module(module))
  return places
}

/** Rivals' pieces on a space, as text to compare. */
function signOf(view: ReviveState, space: number, me: Seat): string {
  return view.players
    .map((p, seat) =>
      seat === me ? '' : `${p.small.includes(space)}${p.large.includes(space)}${p.figures.includes(space)}`,
    )
    .join()
}

export const places: Places<ReviveState, ReviveMove> = { of: placeOfMove, spoken, fresh }

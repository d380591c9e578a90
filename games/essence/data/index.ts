/** The components of The Essence: facts and figures, no rules. Pages draw cards from here. */
import { advisors } from './advisors.ts'
import { editions } from './board.ts'
import { factions } from './factions.ts'
import { followers } from './followers.ts'
import { locations } from './locations.ts'
import { monuments } from './monuments.ts'
import { palaces } from './palaces.ts'
import { fragments } from './prophecies.ts'
import { treaties } from './treaties.ts'
import type {
  AdvisorCard,
  EditionFlags,
  Faction,
  FollowerCard,
  FragmentCard,
  SegmentCard,
  SegmentType,
  Treaty,
} from './types.ts'

export { advisors } from './advisors.ts'
export { boardFigures, editions, types } from './board.ts'
export { factions } from './factions.ts'
export { core, followers } from './followers.ts'
export { locations } from './locations.ts'
export { monuments } from './monuments.ts'
export { palaces } from './palaces.ts'
export { fragments } from './prophecies.ts'
export { treaties } from './treaties.ts'
export type * from './types.ts'

/** Palaces, Locations and Monuments. */
export const segments: readonly SegmentCard[] = [...palaces, ...locations, ...monuments]
/** Followers and advisors. */
export const characters: readonly (FollowerCard | AdvisorCard)[] = [...followers, ...advisors]

export const segmentById: ReadonlyMap<string, SegmentCard> = byId(segments)
export const characterById: ReadonlyMap<string, FollowerCard | AdvisorCard> = byId(characters)
export const fragmentById: ReadonlyMap<string, FragmentCard> = byId(fragments)
export const factionById: ReadonlyMap<string, Faction> = byId(factions)
export const treatyById: ReadonlyMap<string, Treaty> = byId(treaties)

export const LETTERS: Readonly<Record<string, SegmentType>> = {
  R: 'military',
  P: 'magical',
  Y: 'economic',
  G: 'cultural',
  B: 'political',
}

/** The flags of an edition named in a table's options. */
export function editionOf(name: unknown): EditionFlags {
  return name === 'draft' ? editions.draft : editions.revised
}

function byId<C extends { readonly id: string }>(cards: readonly C[]): ReadonlyMap<string, C> {
  return new Map(cards.map((card) => [card.id, card]))
}

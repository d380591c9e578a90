/** E4 Open and hidden information. */
import { isHidden, masks, type Secrets, unseenOf } from '@ludarium/kernel'
import { BACKS, fragmentValue } from './card.ts'
import { factionById, fragments, locations, monuments } from './data/index.ts'
import type { EssenceState, Player } from './state.ts'

const { open, cards, each, fields, own } = masks<EssenceState>()

/** A seat's characters look alike from behind, whether in hand or in the draw pile. */
const character = (_card: string, _s: EssenceState, owner: number): string => `?character${owner}`
/** R23 The value stands on a fragment's back. */
const fragment = (card: string, s: EssenceState): string => BACKS[fragmentValue(s, card)] ?? ''

export const secrets: Secrets<EssenceState> = {
  phase: open,
  players: each(
    fields<Player>({
      faction: open,
      wealth: open,
      influence: open,
      attack: open,
      defense: open,
      foundations: open,
      spent: open,
      essence: open,
      shards: open,
      revenge: open,
      hand: cards(character, own),
      pile: cards(character),
      discard: open,
      advisors: open,
      island: open,
      fragments: cards(fragment, own),
      ignores: open,
      raid: open,
      attacksWon: open,
      treatiesSigned: open,
      tokens: open,
      buildDiscount: open,
      treatyDiscount: open,
      prophecyDiscount: open,
      pass: open,
      idle: open,
      bidWealth: open,
      bidInfluence: open,
      reserved: open,
    }),
  ),
  order: open,
  at: open,
  mainDone: open,
  readDone: open,
  threat: open,
  treaties: open,
  market: open,
  locations: cards('?location'),
  monuments: cards('?monument'),
  locationDiscard: open,
  monumentDiscard: open,
  advisors: open,
  row: open,
  prophecies: cards(fragment),
  prophecyDiscard: open,
  removed: cards(fragment),
  trade: open,
  embassy: open,
}

const LOCATIONS = locations.map((card) => card.id)
const MONUMENTS = monuments.map((card) => card.id)

/** What may lie behind a back: every card of its kind that the view does not show. */
export function unseen(v: EssenceState, back: string): string[] {
  const islands = v.players.map((p) => p.island.map((segment) => segment.card))
  if (back === '?location') return unseenOf(LOCATIONS, v.market, v.locationDiscard, ...islands)
  if (back === '?monument') return unseenOf(MONUMENTS, v.market, v.monumentDiscard, ...islands)
  if (back.startsWith('?character')) {
    const p = v.players[Number(back.slice('?character'.length))]
    if (p === undefined) return []
    const owned = [...(factionById.get(p.faction)?.followers ?? []), ...p.advisors]
    return unseenOf(owned, p.discard, p.hand.filter(isSeen))
  }
  const value = BACKS.indexOf(back)
  const ofValue = fragments.filter((card) => card.value === value).map((card) => card.id)
  return unseenOf(ofValue, v.row, v.prophecyDiscard, ...v.players.map((p) => p.fragments.filter(isSeen)))
}

const isSeen = (card: string): boolean => !isHidden(card)

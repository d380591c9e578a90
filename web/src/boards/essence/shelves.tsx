/** Every card and board of The Essence, drawn from data, for the learn page. */
import {
  advisors,
  type Faction,
  factions,
  followers,
  fragments,
  locations,
  monuments,
  palaces,
  type SegmentCard,
  segmentById,
  treaties,
} from '@ludarium/essence/data'
import type { Shelf, ShelfPiece, Teller } from '../../table/board.ts'
import { CharacterFull, characterSaid } from './cards/character.tsx'
import { FragmentFull, fragmentSaid } from './cards/fragment.tsx'
import { nameOf } from './cards/names.ts'
import { SegmentFull, segmentSaid } from './cards/segment.tsx'
import { FactionBoard, TreatyFull, treatySaid } from './cards/treaty.tsx'
import './icons.ts'

const TYPES = ['military', 'magical', 'economic', 'cultural', 'political'] as const
const STATS = ['wealth', 'influence', 'popularity', 'attack', 'defense', 'foundations'] as const

/** The four core characters are the same in every deck: one of each is enough. */
const ONCE = followers.filter(
  (card, i) => !card.core || followers.findIndex((one) => one.character === card.character) === i,
)

/** Every faction has a palace of its own. */
function palaceOf({ palace }: Faction): SegmentCard {
  const card = segmentById.get(palace)
  if (card === undefined) throw new Error(`There is no palace '${palace}'.`)
  return card
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export function shelves(words: Teller): readonly Shelf[] {
  const segment = (card: SegmentCard): ShelfPiece => ({
    id: card.id,
    name: nameOf(words, card),
    text: segmentSaid(card, words),
    picture: <SegmentFull card={card} words={words} />,
    tags: [card.type],
  })
  const character = (card: Parameters<typeof CharacterFull>[0]['card']): ShelfPiece => ({
    id: card.id,
    name: nameOf(words, card),
    text: characterSaid(card, words),
    picture: <CharacterFull card={card} words={words} />,
  })
  const types = TYPES.map((id) => ({ id, name: upper(words.t(`type.${id}`)) }))
  const all: readonly (Omit<Shelf, 'name' | 'told'> & { readonly id: string })[] = [
    {
      id: 'factions',
      rule: 'E3',
      pieces: factions.map((faction) => ({
        id: faction.id,
        name: nameOf(words, faction, 'faction'),
        text: segmentSaid(palaceOf(faction), words),
        picture: <FactionBoard faction={faction} words={words} />,
        figures: STATS.map((stat) => ({ name: words.t(`faction.${stat}`), value: faction.stats[stat] })),
      })),
    },
    { id: 'palaces', rule: 'E3', pieces: palaces.map(segment) },
    { id: 'locations', rule: 'E10', pieces: locations.map(segment), filters: types },
    { id: 'monuments', rule: 'E10', pieces: monuments.map(segment), filters: types },
    { id: 'followers', rule: 'E9.5', pieces: ONCE.map(character) },
    { id: 'advisors', rule: 'E8', pieces: advisors.map(character) },
    {
      id: 'fragments',
      rule: 'E13',
      pieces: fragments.map((card) => ({
        id: card.id,
        name: nameOf(words, card),
        text: fragmentSaid(card, words),
        picture: <FragmentFull card={card} words={words} />,
      })),
    },
    {
      id: 'treaties',
      rule: 'E12',
      pieces: treaties.map((treaty) => ({
        id: treaty.id,
        name: nameOf(words, treaty, 'treaty'),
        text: treatySaid(treaty, words),
        picture: <TreatyFull treaty={treaty} words={words} />,
      })),
    },
  ]
  return all.map((shelf) => ({ ...shelf, name: words.t(`gallery.${shelf.id}`), told: true, width: 13.75 }))
}

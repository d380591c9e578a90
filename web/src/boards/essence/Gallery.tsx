/** Every card and board of The Essence, drawn from data, for the learn page. */
import {
  advisors,
  factions,
  followers,
  fragments,
  locations,
  monuments,
  palaces,
  treaties,
} from '@ludarium/essence/data'
import { type ReactNode, useMemo } from 'react'
import type { GalleryProps } from '../../table/board.ts'
import { CharacterFull, characterSaid } from './cards/character.tsx'
import { FragmentFull, fragmentSaid } from './cards/fragment.tsx'
import { nameOf } from './cards/names.ts'
import { SegmentFull, segmentSaid } from './cards/segment.tsx'
import { FactionBoard, TreatyFull, treatySaid } from './cards/treaty.tsx'
import './icons.ts'
import './gallery.css'

interface Shown {
  readonly id: string
  /** All its words, for the search. */
  readonly said: string
  readonly card: ReactNode
}

function sections({ words }: GalleryProps): readonly (readonly [title: string, shown: readonly Shown[]])[] {
  const segments = (cards: typeof locations): Shown[] =>
    cards.map((card) => ({
      id: card.id,
      said: segmentSaid(card, words),
      card: <SegmentFull card={card} words={words} />,
    }))
  // The four core characters are the same in every deck: one of each is enough.
  const once = followers.filter(
    (card, i) => !card.core || followers.findIndex((one) => one.character === card.character) === i,
  )
  return [
    [
      'gallery.factions',
      factions.map((faction) => ({
        id: faction.id,
        said: nameOf(words, faction, 'faction'),
        card: <FactionBoard faction={faction} words={words} />,
      })),
    ],
    ['gallery.palaces', segments(palaces)],
    ['gallery.locations', segments(locations)],
    ['gallery.monuments', segments(monuments)],
    [
      'gallery.followers',
      once.map((card) => ({
        id: card.id,
        said: characterSaid(card, words),
        card: <CharacterFull card={card} words={words} />,
      })),
    ],
    [
      'gallery.advisors',
      advisors.map((card) => ({
        id: card.id,
        said: characterSaid(card, words),
        card: <CharacterFull card={card} words={words} />,
      })),
    ],
    [
      'gallery.fragments',
      fragments.map((card) => ({
        id: card.id,
        said: fragmentSaid(card, words),
        card: <FragmentFull card={card} words={words} />,
      })),
    ],
    [
      'gallery.treaties',
      treaties.map((treaty) => ({
        id: treaty.id,
        said: treatySaid(treaty, words),
        card: <TreatyFull treaty={treaty} words={words} />,
      })),
    ],
  ]
}

export function Gallery(props: GalleryProps) {
  const { words, search } = props
  const all = useMemo(() => sections({ words, search: '' }), [words])
  const found = all
    .map(
      ([title, shown]) =>
        [title, shown.filter(({ said }) => said.toLocaleLowerCase(words.language).includes(search))] as const,
    )
    .filter(([, shown]) => shown.length > 0)
  if (found.length === 0) return <p className="gallery-none">{words.t('gallery.none')}</p>
  return (
    <div className="essence-gallery">
      {found.map(([title, shown]) => (
        <section key={title} aria-labelledby={title}>
          <h2 id={title}>{words.t(title, { n: shown.length })}</h2>
          <ul>
            {shown.map(({ id, card }) => (
              <li key={id}>{card}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

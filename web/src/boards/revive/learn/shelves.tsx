/** Citizens, tribes, machines and the rest as they look on the board, for the learn page. */
import {
  ARTIFACT_CARDS,
  CITIZENS,
  COLORS,
  CRATES,
  LARGE_LOCATIONS,
  MACHINES,
  type Side,
  SLOT_MODULES,
  STARTING_CITIZENS,
  TRIBES,
  type Tribe,
} from '@ludarium/revive/data'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import type { Shelf, ShelfPiece, Teller } from '../../../table/board.ts'
import { ArtifactFace } from '../parts/ArtifactCard.tsx'
import { BigCard, cardSaid } from '../parts/CitizenCard.tsx'
import { Effect } from '../parts/Effect.tsx'
import { CrateTile, MachineTile, ModuleTile } from '../parts/Tiles.tsx'
import { Plates } from '../questions/Setup.tsx'

const SIDES: readonly Side[] = ['sun', 'moon']

/** Both sides of a tribe: its ability, what always holds, and its own technologies. */
function TribePicture({ tribe, words }: { readonly tribe: Tribe; readonly words: Teller }): ReactNode {
  return (
    <article className="revive-learn-tribe stack">
      <h3 className="type-6">{words.t(`tribe.${tribe.id}`)}</h3>
      {SIDES.map((side) => {
        const { ability, always, techs } = tribe.sides[side]
        return (
          <div key={side}>
            <h4 className="row gap-3 type-3">
              <Icon name={side} size={15} /> {words.t(`tribe.side.${side}`)}
            </h4>
            <p className="cluster gap-2">
              <span className="revive-plate cluster">
                <Icon name="star" size={15} />
                <Effect of={ability} size={15} className="revive-wrap" />
              </span>
              <Plates always={always} techs={[techs.t1, techs.t2, techs.t4]} />
            </p>
            <p className="dim type-4">{upper(words.t(`ability.${tribe.id}.${side}`))}.</p>
            <ul className="dim type-4">
              {(['t1', 't2', 't4'] as const).map((tech) => (
                <li key={tech}>{upper(words.t(`tech.${tribe.id}.${side}.${tech}`))}.</li>
              ))}
            </ul>
          </div>
        )
      })}
    </article>
  )
}

export function shelves(words: Teller): readonly Shelf[] {
  const { t } = words
  const small = (kind: string, id: string, picture: ReactNode, tags: readonly string[] = []): ShelfPiece => ({
    id,
    name: '',
    text: upper(t(`${kind}.${id}`)),
    picture,
    tags,
  })
  const colours = COLORS.map((id) => ({ id, name: upper(t(`track.${id}`)) }))
  const once = <T extends ShelfPiece>(pieces: readonly T[]): T[] => [
    ...new Map(pieces.map((piece) => [`${piece.name} ${piece.text}`, piece])).values(),
  ]
  const all: readonly Omit<Shelf, 'name'>[] = [
    {
      id: 'tribe',
      rule: 'R21',
      told: true,
      width: 21,
      pieces: TRIBES.map((tribe) => ({
        id: tribe.id,
        name: t(`tribe.${tribe.id}`),
        text: SIDES.map((side) => t(`ability.${tribe.id}.${side}`)).join(' '),
        picture: <TribePicture tribe={tribe} words={words} />,
        figures: SIDES.flatMap((side) => [
          { name: t(`tribe.side.${side}`), value: t(`ability.${tribe.id}.${side}`) },
          ...(['t1', 't2', 't4'] as const).map((tech) => ({
            name: t('learn.tech', { side: { key: `tribe.side.${side}` }, n: Number(tech.slice(1)) }),
            value: t(`tech.${tribe.id}.${side}.${tech}`),
          })),
        ]),
      })),
    },
    {
      id: 'card',
      rule: 'R8',
      told: true,
      width: 16,
      pieces: once(
        [...STARTING_CITIZENS, ...CITIZENS].map(({ id, color }) => ({
          id,
          name: t(`card.${id}`),
          text: cardSaid(id, words),
          picture: <BigCard card={id} words={words} />,
          tags: [color],
        })),
      ),
      filters: colours,
    },
    {
      id: 'machine',
      rule: 'R14',
      pieces: once(MACHINES.map(({ id, color }) => small('machine', id, <MachineTile id={id} />, [color]))),
      filters: colours,
    },
    {
      id: 'module',
      rule: 'R9',
      pieces: once(SLOT_MODULES.map(({ id, colors }) => small('module', id, <ModuleTile id={id} />, colors))),
      filters: colours,
    },
    { id: 'crate', rule: 'R5', pieces: once(CRATES.map(({ id }) => small('crate', id, <CrateTile id={id} />))) },
    {
      id: 'artifactCard',
      rule: 'R20',
      pieces: ARTIFACT_CARDS.map(({ id }) => small('artifactCard', id, <ArtifactFace id={id} />)),
    },
    {
      id: 'largeLocation',
      rule: 'R12',
      pieces: LARGE_LOCATIONS.filter(({ set }) => set === 'base').flatMap(({ id, sides }) =>
        (['A', 'B'] as const).map((side) =>
          small(
            'location',
            `${id}.${side}`,
            <span className="revive-learn-large middle">
              <Effect of={sides[side].score} size={18} />
            </span>,
          ),
        ),
      ),
    },
  ]
  return all.map((shelf) => ({ ...shelf, name: t(`kind.${shelf.id}`) }))
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

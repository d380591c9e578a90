/** Citizens, tribes, machines and the rest as they look on the board, for the learn page. */
import {
  ARTIFACT_CARDS,
  ARTIFACT_COLORS,
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
import { BigCard, cardSaid } from '../cards/CitizenCard.tsx'
import { ArtifactTile, CrateTile, MachineTile, ModuleTile } from '../cards/Tiles.tsx'
import { Effect, Line } from '../signs/Effect.tsx'
import { modifier } from '../signs/tokens.ts'
import { keyed } from '../view.ts'
import './learn.css'

const SIDES: readonly Side[] = ['sun', 'moon']

/** Both sides of a tribe: its ability, what always holds, and its own technologies. */
function TribePicture({ tribe, words }: { readonly tribe: Tribe; readonly words: Teller }): ReactNode {
  return (
    <article className="rv-learn-tribe">
      <h3>{words.t(`tribe.${tribe.id}`)}</h3>
      {SIDES.map((side) => {
        const { ability, always, techs } = tribe.sides[side]
        return (
          <div key={side}>
            <h4>
              <Icon name={side} size={15} /> {words.t(`tribe.side.${side}`)}
            </h4>
            <p className="rv-learn-plates">
              <span className="rv-plate">
                <Icon name="star" size={15} className="rv-star" />
                <Effect of={ability} size={15} className="wrap" />
              </span>
              {keyed(always, (mod) => JSON.stringify(mod)).map(({ key, one }) => (
                <span key={key} className="rv-plate">
                  <Line tokens={modifier(one)} size={14} />
                </span>
              ))}
              {keyed([techs.t1, techs.t2, techs.t4], (tech) => JSON.stringify(tech.effect)).map(({ key, one }) => (
                <span key={key} className="rv-plate">
                  <Effect of={one.effect} size={14} />
                </span>
              ))}
            </p>
            <p>{upper(words.t(`ability.${tribe.id}.${side}`))}.</p>
            <ul>
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
      pieces: ARTIFACT_CARDS.map(({ id, categories }) =>
        small(
          'artifactCard',
          id,
          <span className="rv-acard wide">
            {ARTIFACT_COLORS.map((colour) => (
              <span key={colour} className="rv-arow">
                <ArtifactTile colour={colour} size={24} />
                <span className="rv-fx" style={{ ['--z' as string]: 16 }}>
                  <Effect of={categories[colour]} size={15} />
                </span>
              </span>
            ))}
          </span>,
        ),
      ),
    },
    {
      id: 'largeLocation',
      rule: 'R12',
      pieces: LARGE_LOCATIONS.filter(({ set }) => set === 'base').flatMap(({ id, sides }) =>
        (['A', 'B'] as const).map((side) =>
          small(
            'location',
            `${id}.${side}`,
            <span className="rv-learn-large">
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

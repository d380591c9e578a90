/** Factions, mats, cards and tiles as they look on the board, for the learn page. */
import { game } from '@ludarium/scythe'
import {
  BONUS_TILES,
  ENCOUNTERS,
  FACTIONS,
  FACTORY_CARDS,
  type Gain,
  GOALS,
  OBJECTIVES,
  type Price,
  STRUCTURES,
} from '@ludarium/scythe/data'
import { type ReactNode, useMemo } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import type { Shelf, ShelfPiece, Teller } from '../../../table/board.ts'
import { colourOf } from '../../../table/seats.ts'
import { staticProps, staticView } from '../../../table/static-board.ts'
import { BoardProvider } from '../context.tsx'
import { TILE_ICONS } from '../map/Legends.tsx'
import { SCENERY } from '../map/scenes.tsx'
import { FactoryCard, GainSign, gainWords, PriceSign, priceWords } from '../parts/FactoryCard.tsx'
import { Sign } from '../parts/Figure.tsx'
import { Boxed, House, Token } from '../parts/Token.tsx'
import { Scene } from '../questions/Scene.tsx'
import { iconOf } from '../signs.ts'
import { COLOURS } from '../view.ts'
import { FactionsView, RULE } from './Factions.tsx'
import { matPieces } from './mats.ts'

function Around({ words, children }: { readonly words: Teller; readonly children: ReactNode }): ReactNode {
  const props = useMemo(() => staticProps({ game, view: staticView(game, 2, {}), words }), [words])
  return (
    <BoardProvider {...props}>
      {SCENERY}
      {children}
    </BoardProvider>
  )
}

export function shelves(words: Teller): readonly Shelf[] {
  const { t } = words
  const promo = (is: boolean): readonly string[] => [is ? 'promo' : 'base']
  const sets = ['base', 'promo'].map((id) => ({ id, name: t(`learn.filter.${id}`) }))
  const said = (cost: readonly Price[], gain: readonly Gain[]): string =>
    t(cost.length === 0 ? 'learn.option.free' : 'learn.option', {
      cost: cost.map(priceWords),
      gains: gain.map(gainWords),
    })
  const factions: ShelfPiece[] = FACTIONS.map((faction) => ({
    id: faction.id,
    name: t(`faction.${faction.id}`),
    text: [faction.ability, ...faction.mechs.map(({ id }) => id)]
      .map((id) => `${t(`ability.${id}`)}: ${t(`ability.${id}.text`)}`)
      .join(' '),
    rule: RULE[faction.id],
    picture: (
      <Boxed width={40} height={42}>
        <Token colour={colourOf(COLOURS[faction.id])} kind="character" size={36} />
      </Boxed>
    ),
  }))
  return [
    {
      id: 'faction',
      name: t('learn.factions'),
      rule: 'S12',
      pieces: [
        ...factions,
        ...matPieces(words).map((mat) => ({ ...mat, picture: <Icon name={iconOf('deploy')} size={30} /> })),
      ],
      View: FactionsView,
    },
    {
      id: 'encounter',
      name: t('kind.encounter'),
      rule: 'S8',
      width: 19,
      told: true,
      Around,
      filters: sets,
      pieces: ENCOUNTERS.map((card) => ({
        id: card.id,
        name: t(`encounter.${card.id}`),
        text: card.options.map(({ cost, gain }) => said(cost, gain)).join(' '),
        tags: promo(card.promo),
        picture: (
          <figure className="scythe-learn-encounter">
            <Scene card={card} />
            <figcaption>
              <p>{t(`encounter.${card.id}`)}</p>
              <ol>
                {card.options.map(({ id, cost, gain }) => (
                  <li key={id}>
                    <b>{id.toUpperCase()}</b>
                    <span>{said(cost, gain)}</span>
                    <span className="scythe-learn-price">
                      {cost.map((price) => (
                        <span key={price.type}>
                          −{price.amount}
                          <PriceSign price={price} size={15} />
                        </span>
                      ))}
                      {gain.map((one) => (
                        <span key={one.type + one.resource}>
                          +{one.amount}
                          <GainSign gain={one} size={15} />
                        </span>
                      ))}
                    </span>
                  </li>
                ))}
              </ol>
            </figcaption>
          </figure>
        ),
      })),
    },
    {
      id: 'factory',
      name: t('kind.factory'),
      rule: 'S9',
      Around,
      filters: sets,
      pieces: FACTORY_CARDS.map((card) => ({
        id: card.id,
        name: t(`factory.${card.id}`),
        text: card.choices.map((gains) => said(card.cost, gains)).join(` ${t('factory.or')} `),
        tags: promo(card.promo),
        picture: <FactoryCard card={card.id} />,
      })),
    },
    {
      id: 'objective',
      name: t('kind.objective'),
      rule: 'S13',
      filters: sets,
      pieces: OBJECTIVES.map(({ id, promo: is }) => ({
        id,
        name: t(`objective.${id}`),
        text: t(`objective.${id}.text`),
        tags: promo(is),
        picture: <Icon name={iconOf('objective')} size={26} />,
      })),
    },
    {
      id: 'structure',
      name: t('learn.structures'),
      rule: 'S11',
      pieces: STRUCTURES.map((id) => ({
        id,
        name: upper(t(`structure.${id}`)),
        text: t(`structure.${id}.text`),
        picture: (
          <Boxed width={44} height={46}>
            <g transform="scale(1.6)">
              <House colour={colourOf(COLOURS.nordic)} kind={id} />
            </g>
          </Boxed>
        ),
      })),
    },
    {
      id: 'tile',
      name: t('kind.tile'),
      rule: 'S16',
      pieces: BONUS_TILES.map(({ id, tiers }) => ({
        id,
        name: t(`tile.${id}`),
        text: tiers.map(({ min, coins }) => t('learn.tier', { min, coins })).join(', '),
        picture: (
          <span className="scythe-learn-tile">
            {(TILE_ICONS[id] ?? []).map((icon) => (
              <Icon key={icon} name={icon} size={22} />
            ))}
            {tiers.map(({ min, coins }) => (
              <span key={min}>
                {min}+
                <b>
                  <Sign of="coins" size={13} />
                  {coins}
                </b>
              </span>
            ))}
          </span>
        ),
      })),
    },
    {
      id: 'goal',
      name: t('kind.goal'),
      rule: 'S14',
      pieces: GOALS.map((id) => ({
        id,
        name: upper(t(`goal.${id}`)),
        text: '',
        picture: (
          <span className="scythe-learn-goal">
            <Icon name="star" size={26} />
            <Icon name={iconOf(id)} size={22} />
          </span>
        ),
      })),
    },
  ]
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

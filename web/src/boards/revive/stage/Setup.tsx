/** Before the first turn: tribes, sides of the tribe board, artifact cards. And cards of others to copy. */
import type { Seat } from '@ludarium/kernel'
import {
  ARTIFACT_CARD,
  ARTIFACT_COLORS,
  COMMON_TECHS,
  type Side,
  TRIBE,
  TRIBES,
  type TribeId,
} from '@ludarium/revive/data'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { SeatShape } from '../../../art/SeatShape.tsx'
import { Piece } from '../../../table/pieces/Piece.tsx'
import { Decided } from '../../../table/pieces/Question.tsx'
import { BigCard, CitizenCard, cardSaid } from '../cards/CitizenCard.tsx'
import { ArtifactTile } from '../cards/Tiles.tsx'
import { useTable } from '../context.tsx'
import { Effect, Line } from '../signs/Effect.tsx'
import { modifier } from '../signs/tokens.ts'
import { place } from '../targets.ts'
import { cardsOf, keyed } from '../view.ts'
import { Sheet } from './Sheet.tsx'

const SIDES: readonly Side[] = ['sun', 'moon']

export function TribeChoice(): ReactNode {
  const { words, choices } = useTable()
  return (
    <Sheet title={words.t('setup.tribe')} aside={words.t('setup.tribe.about')}>
      <div className="rv-options">
        {TRIBES.filter(({ id }) => choices.has(place.tribe(id))).map(({ id }) => (
          <Piece key={id} name={place.tribe(id)} label={words.t(`tribe.${id}`)} on="chrome" className="rv-option">
            {() => (
              <span>
                <h3>{words.t(`tribe.${id}`)}</h3>
                {SIDES.map((side) => (
                  <Ability key={side} tribe={id} side={side} />
                ))}
              </span>
            )}
          </Piece>
        ))}
      </div>
    </Sheet>
  )
}

function Ability({ tribe, side }: { readonly tribe: TribeId; readonly side: Side }): ReactNode {
  const { words } = useTable()
  const data = TRIBE.get(tribe)?.sides[side]
  if (data === undefined) return null
  return (
    <span className="rv-sideline">
      <Icon name={side} size={15} />
      <span className="rv-plate">
        <Icon name="star" size={15} className="rv-star" />
        <Effect of={data.ability} size={15} className="wrap" />
      </span>
      <small>{words.t(`ability.${tribe}.${side}`)}</small>
    </span>
  )
}

export function SideChoice(): ReactNode {
  const { words, own, choices } = useTable()
  const { tribe } = own
  if (tribe === '') return null
  return (
    <Sheet
      title={words.t('setup.side', { tribe: { key: `tribe.${tribe}` } })}
      aside={words.t('setup.side.about')}
      className="fit"
    >
      <div className="rv-options">
        {SIDES.filter((side) => choices.has(place.side(side))).map((side) => {
          const data = TRIBE.get(tribe)?.sides[side]
          if (data === undefined) return null
          const techs = [data.techs.t1, data.techs.t2, COMMON_TECHS.t3, data.techs.t4]
          return (
            <Piece
              key={side}
              name={place.side(side)}
              label={words.t(`tribe.side.${side}`)}
              on="chrome"
              className="rv-option"
            >
              {() => (
                <span>
                  <h3>
                    <Icon name={side} size={20} /> {words.t(`tribe.side.${side}`)}
                  </h3>
                  <Ability tribe={tribe} side={side} />
                  <span className="rv-plates">
                    {keyed(data.always, (mod) => JSON.stringify(mod)).map(({ key, one }) => (
                      <span key={key} className="rv-plate">
                        <Line tokens={modifier(one)} size={14} />
                      </span>
                    ))}
                    {keyed(techs, (tech) => JSON.stringify(tech.effect)).map(({ key, one }) => (
                      <span key={key} className="rv-plate">
                        <Effect of={one.effect} size={14} />
                      </span>
                    ))}
                  </span>
                </span>
              )}
            </Piece>
          )
        })}
      </div>
    </Sheet>
  )
}

export function DraftChoice(): ReactNode {
  const { words, own, view, step } = useTable()
  const { t } = words
  const decided = view.players.map(({ draft }) => draft.length === 0)
  return (
    <Sheet title={t('setup.draft')} aside={t('setup.draft.about')} className="fit">
      <div className="rv-options">
        {own.draft.map((id) => {
          const card = ARTIFACT_CARD.get(id)
          if (card === undefined) return null
          return (
            <Piece key={id} name={place.keep(id)} label={t(`artifactCard.${id}`)} on="chrome" className="rv-option">
              {() => (
                <span className="rv-acard wide">
                  {ARTIFACT_COLORS.map((colour) => (
                    <span key={colour} className="rv-arow">
                      <ArtifactTile colour={colour} size={24} />
                      <span>
                        <Effect of={card.categories[colour]} size={17} />
                      </span>
                    </span>
                  ))}
                  <small>{t(`artifactCard.${id}`)}</small>
                </span>
              )}
            </Piece>
          )
        })}
      </div>
      {step?.step === 'draft' && view.seats > 1 && (
        <Decided among={view.players.map((_, seat) => seat)} decided={decided} />
      )}
    </Sheet>
  )
}

/** Cards of others that the switch may copy. */
export function CopyChoice(): ReactNode {
  const { words, view, me, looks, choices } = useTable()
  const others: readonly Seat[] = view.players.map((_, seat) => seat).filter((seat) => seat !== me)
  return (
    <Sheet title={words.t('copy.title')} aside={words.t('copy.about')}>
      {others.map((seat) => {
        const p = view.players[seat]
        const look = looks[seat]
        if (p === undefined || look === undefined) return null
        return (
          <div key={seat} className="rv-copyrow">
            <h3>
              <SeatShape colour={look.colour} size={15} /> {look.name}
            </h3>
            <div className="rv-cards wrap">
              {cardsOf(p)
                .filter((card) => choices.has(place.card(card)))
                .map((card) => (
                  <Piece
                    key={card}
                    name={place.card(card)}
                    label={cardSaid(card, words)}
                    peek={() => <BigCard card={card} words={words} />}
                    on="chrome"
                    className="rv-handcard"
                  >
                    {() => <CitizenCard card={card} words={words} use="bottom" />}
                  </Piece>
                ))}
            </div>
          </div>
        )
      })}
    </Sheet>
  )
}

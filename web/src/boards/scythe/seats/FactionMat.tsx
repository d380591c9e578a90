/** The own faction mat: figures, combat cards, the faction's ability and its mechs in their bays, objectives. */

import { isHidden } from '@ludarium/kernel'
import { cardValue, factionOf, progressOf } from '@ludarium/scythe'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { keyed } from '../../../kit/keyed.ts'
import { Piece, Region } from '../../../kit/pieces/Piece.tsx'
import { Figures, pickFigures } from '../../../kit/seats/Figures.tsx'
import { usePiece, useTable } from '../context.tsx'
import { figures } from '../figures.ts'
import { Boxed, Token } from '../parts/Token.tsx'
import { place } from '../places.ts'
import { iconOf, inkOf } from '../signs.ts'
import { Sockets } from './Rival.tsx'

export function FactionMat({ of }: { readonly of: number }): ReactNode {
  const { view, words } = useTable()
  const player = view.players[of]
  if (player === undefined) return null
  return (
    <Region label={words.t(`faction.${player.faction}`)} className="scythe-faction">
      <OwnFigures of={of} />
      <Sockets of={of} />
      <Bays of={of} />
      <Objectives of={of} />
    </Region>
  )
}

export function OwnFigures({ of }: { readonly of: number }): ReactNode {
  const { view, words } = useTable()
  const player = view.players[of]
  if (player === undefined) return null
  return (
    <div className="scythe-own">
      <Figures of={pickFigures(figures(view, of), ['power', 'popularity', 'coins'], words)} className="scythe-large" />
      <Hand of={of} />
    </div>
  )
}

/** So many cards stand side by side; equal ones of larger hands are counted. */
const SIDE_BY_SIDE = 4

function Hand({ of }: { readonly of: number }): ReactNode {
  const { view, words } = useTable()
  const hand = [...(view.players[of]?.hand ?? [])].sort()
  const many = hand.length > SIDE_BY_SIDE
  const shown = many ? [...new Set(hand)] : hand
  return (
    <span className="scythe-hand">
      <small>{words.t('hand.title')}</small>
      {shown.length === 0 && <small>–</small>}
      {keyed(shown, String).map(({ key, one }) => {
        const n = hand.filter((card) => card === one).length
        return (
          <span key={key} className="scythe-hand-card">
            <CombatCard card={one} />
            {many && n > 1 && <small>×{n}</small>}
          </span>
        )
      })}
    </span>
  )
}

export function CombatCard({ card }: { readonly card: string }): ReactNode {
  const { view, words } = useTable()
  const label = isHidden(card) ? words.t('hand.hidden') : words.t(`card.${card}`)
  return (
    <Piece name={place.card(card)} label={label} on="own" className="scythe-card">
      {() => <b>{isHidden(card) ? '' : cardValue(view, card)}</b>}
    </Piece>
  )
}

/** Long names are narrower, so that none is cut off. */
function AbilityName({ of }: { readonly of: string }): ReactNode {
  const { words } = useTable()
  const name = words.t(`ability.${of}`)
  return <b data-long={name.length > 12 ? 'very' : name.length > 10 || undefined}>{name}</b>
}

function Bays({ of }: { readonly of: number }): ReactNode {
  const { view, words, looks, moves, draft, setDraft } = useTable()
  const player = view.players[of]
  const look = looks[of]
  if (player === undefined || look === undefined) return null
  const { ability, mechs } = factionOf(view, player.faction)
  const sentence = (id: string): string => words.t(`ability.${id}.text`)
  return (
    <div className="scythe-bays">
      <span className="scythe-bay" data-on title={sentence(ability)}>
        <span {...inkOf(look.colour)}>
          <Icon name={iconOf(ability)} size={26} />
        </span>
        <AbilityName of={ability} />
        <small>
          {player.tokens.length > 0
            ? words.t(`bay.tokens.${player.faction}`, { n: player.tokens.length })
            : words.t('bay.always')}
        </small>
        <span className="unseen">{sentence(ability)}</span>
      </span>
      {mechs.map(({ id }, n) => {
        const out = (player.units[1 + n] ?? -1) >= 0
        const lit = moves.some(({ move }) => move.do === 'deploy' && move.mech === id)
        return (
          <button
            key={id}
            type="button"
            className="scythe-bay"
            data-on={out || undefined}
            data-lit={lit || undefined}
            aria-pressed={lit ? draft.pick === id : undefined}
            aria-disabled={!lit || undefined}
            title={sentence(id)}
            onClick={() => lit && setDraft({ pick: draft.pick === id ? '' : id })}
          >
            <span {...inkOf(look.colour)}>
              {out ? (
                <Icon name={iconOf(id)} size={25} />
              ) : (
                <Boxed width={28} height={30}>
                  <Token colour={look.colour} kind="mech" size={24} />
                </Boxed>
              )}
            </span>
            <AbilityName of={id} />
            <small>{words.t(out ? 'bay.out' : 'bay.mat')}</small>
            <span className="unseen">{sentence(id)}</span>
          </button>
        )
      })}
    </div>
  )
}

function Objectives({ of }: { readonly of: number }): ReactNode {
  const { view, words } = useTable()
  const player = view.players[of]
  if (player === undefined) return null
  return (
    <div className="scythe-objectives">
      {keyed(player.objectives, String).map(({ key, one }) => (
        <Objective key={key} card={one} of={of} />
      ))}
      {player.revealed.map((card) => (
        <span key={card} className="scythe-objective" data-done title={words.t(`objective.${card}.text`)}>
          <b data-long={longOf(words.t(`objective.${card}`))}>
            <Icon name="star" size={14} /> <span>{words.t(`objective.${card}`)}</span>
          </b>
          <small>{words.t('objective.done')}</small>
        </span>
      ))}
    </div>
  )
}

/** How much narrower a name must be to stand on one line. */
const longOf = (name: string): number | undefined => (name.length > 26 ? 2 : name.length > 19 ? 1 : undefined)

function Objective({ card, of }: { readonly card: string; readonly of: number }): ReactNode {
  const { view, words } = useTable()
  const { state } = usePiece(place.objective(card))
  if (isHidden(card))
    return (
      <span className="scythe-objective">
        <b>{words.t('objective.hidden')}</b>
      </span>
    )
  const { have, need, met } = progressOf(view, of, card)
  const text = words.t(`objective.${card}.text`)
  return (
    <Piece
      name={place.objective(card)}
      label={`${words.t(`objective.${card}`)}. ${text}`}
      on="own"
      className="scythe-objective"
      about={{
        title: words.t(`objective.${card}`),
        lines: [text, ...(state.refused === undefined ? [] : [state.refused])],
      }}
    >
      {() => (
        <span title={text}>
          <b data-long={longOf(words.t(`objective.${card}`))}>
            <Icon name={iconOf('objective')} size={15} /> <span>{words.t(`objective.${card}`)}</span>
          </b>
          <span className="scythe-objective-text">{text}</span>
          <span className="row scythe-progress">
            <i>
              <i style={{ width: `${(100 * have) / need}%` }} />
            </i>
            <em>{met ? words.t('objective.met') : words.t('objective.of', { have, need })}</em>
          </span>
        </span>
      )}
    </Piece>
  )
}

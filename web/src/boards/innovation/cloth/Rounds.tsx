/** The six round tiles: what each rewards, and its science bonus or the final tile. */
import { scienceLevel } from '@ludarium/innovation'
import { disciplines, finalTileById, type Goal, roundTileById } from '@ludarium/innovation/data'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { SeatShape } from '../../../art/SeatShape.tsx'
import { Piece } from '../../../table/pieces/Piece.tsx'
import { useTable } from '../context.tsx'
import { Silhouette } from '../parts/Building.tsx'
import { Gains } from '../parts/Gains.tsx'
import { GoodSign, StepChip, useLetter } from '../parts/Signs.tsx'
import { DISCIPLINE } from '../signs.ts'
import { broughtBy } from '../told.ts'

const ROUNDS = [1, 2, 3, 4, 5, 6] as const

export function Rounds(): ReactNode {
  const { words } = useTable()
  return (
    <section className="i-rounds" aria-label={words.t('sketch.rounds')}>
      {ROUNDS.map((round) => (
        <RoundTile key={round} round={round} />
      ))}
    </section>
  )
}

export function GoalSign({ of }: { readonly of: Goal }): ReactNode {
  switch (of) {
    case 'workshop':
    case 'guild':
    case 'school':
      return <Silhouette of={of} size={16} />
    case 'palace-or-university':
      return (
        <>
          <Silhouette of="palace" size={15} />
          <Silhouette of="university" size={15} />
        </>
      )
    case 'spade':
      return <GoodSign of="spade" size={15} />
    case 'discipline-step':
      return <StepChip size={16} />
    case 'city':
      return <GoodSign of="key" size={14} />
    case 'track-step':
      return (
        <>
          <GoodSign of="sail" size={14} />
          <GoodSign of="spade" size={14} />
        </>
      )
    case 'innovation':
      return <GoodSign of="innovation" size={15} />
  }
}

/** What the tile has brought everybody so far, and what its science bonus gave or would give now. */
function BroughtRows({ round, past }: { readonly round: number; readonly past: boolean }): ReactNode {
  const { view, told, words, looks, colour } = useTable()
  const bonus = roundTileById.get(view.rounds[round - 1] ?? '')?.scienceBonus
  const d = disciplines.findIndex(({ id }) => id === bonus?.discipline)
  return (
    <ul className="i-hexrows">
      {broughtBy(view.seats, told, round).map(({ vp, times }, seat) => {
        const player = view.players[seat]
        const look = looks[seat]
        if (player === undefined || look === undefined || bonus === undefined) return null
        const often = past ? times : Math.floor(scienceLevel(view, player, d) / bonus.perLevels)
        return (
          <li key={look.name}>
            <span>
              <SeatShape colour={colour(seat)} size={12} /> {look.name}
            </span>
            <span>
              {vp}
              <GoodSign of="vp" size={13} />
              {round < 6 && <em className="quiet">{words.t('rounds.bonus', { n: often })}</em>}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function RoundTile({ round }: { readonly round: number }): ReactNode {
  const { view, words } = useTable()
  const letter = useLetter()
  const id = view.rounds[round - 1] ?? ''
  const tile = roundTileById.get(id)
  const final = round === 6 ? finalTileById.get(view.final) : undefined
  if (tile === undefined) return null
  const now = view.round === round && view.phase !== 'over'
  const past = view.round > round || view.phase === 'over'
  const { discipline, perLevels, gain } = tile.scienceBonus
  const look = DISCIPLINE[discipline]
  const key = past ? 'sketch.round.past' : now ? 'sketch.round.now' : 'sketch.round'
  const said = [`${words.t(key, { n: round })}: ${words.t(`round.${id}`)}`]
  if (final !== undefined) said.push(`${words.t('sketch.final')}: ${words.t(`final.${view.final}`)}`)
  return (
    <Piece
      name=""
      label={said.join('. ')}
      on="own"
      className={`i-round ${now ? 'now' : ''} ${past ? 'past' : ''}`}
      about={{ title: words.t(key, { n: round }), lines: [words.t(`round.${id}`), ...said.slice(1)] }}
      peek={() => (
        <div className="i-hexcard">
          <h4>{words.t(key, { n: round })}</h4>
          <p className="i-why">{words.t(`round.${id}`)}</p>
          {said.slice(1).map((line) => (
            <p key={line} className="i-why">
              {line}
            </p>
          ))}
          {(past || now) && <BroughtRows round={round} past={past} />}
        </div>
      )}
    >
      {() => (
        <>
          <span className="i-round-n">{past ? <Icon name="check" size={11} /> : round}</span>
          <span className="i-round-lines">
            <span className="i-gain">
              {tile.vp}
              <GoodSign of="vp" size={13} />
              <u>/</u>
              <GoalSign of={tile.goal} />
            </span>
            {final === undefined ? (
              <span className="i-gain">
                <i style={{ background: look.fill, color: look.ink }}>
                  {perLevels > 1 && perLevels}
                  {letter(discipline)}
                </i>
                <u>→</u>
                <Gains gain={gain} size={13} />
              </span>
            ) : (
              <span className="i-gain">
                +{final.vp}
                <GoodSign of="vp" size={13} />
                <u>/</u>
                <Silhouette of={final.buildingType} size={15} />
              </span>
            )}
          </span>
        </>
      )}
    </Piece>
  )
}

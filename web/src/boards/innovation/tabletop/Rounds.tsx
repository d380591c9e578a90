/** The six round tiles: what each rewards, and its science bonus or the final tile. */
import { scienceLevel } from '@ludarium/innovation'
import {
  disciplines,
  finalTileById,
  type finalTiles,
  type Goal,
  roundTileById,
  type roundTiles,
} from '@ludarium/innovation/data'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { Piece } from '../../../kit/pieces/Piece.tsx'
import { useTable } from '../context.tsx'
import { Silhouette } from '../parts/Building.tsx'
import { Card, Row, Rows } from '../parts/Card.tsx'
import { Gains } from '../parts/Gains.tsx'
import { Named } from '../parts/Named.tsx'
import { Amount, GoodSign, LevelChip, StepChip } from '../parts/Signs.tsx'
import { broughtBy } from '../told.ts'

type Round = (typeof roundTiles)[number]
type Final = (typeof finalTiles)[number]

const ROUNDS = [1, 2, 3, 4, 5, 6] as const

export function Rounds(): ReactNode {
  const { words } = useTable()
  return (
    <section className="innovation-rounds grow" aria-label={words.t('sketch.rounds')}>
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

interface RewardProps<T> {
  readonly of: T
  readonly size?: number
}

/** Points for what the tile rewards. */
export function Reward({ of, size }: RewardProps<Round>): ReactNode {
  return (
    <Amount n={of.vp} of="vp" size={size}>
      <u>/</u>
      <GoalSign of={of.goal} />
    </Amount>
  )
}

/** What the tile gives at its end for levels of a discipline. */
export function ScienceBonus({ of, size = 13 }: RewardProps<Round>): ReactNode {
  const { discipline, perLevels, gain } = of.scienceBonus
  return (
    <span className="innovation-gain sign-group">
      <LevelChip of={discipline} n={perLevels} />
      <u>→</u>
      <Gains gain={gain} size={size} />
    </span>
  )
}

export function FinalReward({ of, size = 13 }: RewardProps<Final>): ReactNode {
  return (
    <Amount n={`+${of.vp}`} of="vp" size={size}>
      <u>/</u>
      <Silhouette of={of.buildingType} size={size + 2} />
    </Amount>
  )
}

/** What the tile has brought everybody so far, and what its science bonus gave or would give now. */
function BroughtRows({ round, past }: { readonly round: number; readonly past: boolean }): ReactNode {
  const { view, log, words, looks } = useTable()
  const bonus = roundTileById.get(view.rounds[round - 1] ?? '')?.scienceBonus
  const d = disciplines.findIndex(({ id }) => id === bonus?.discipline)
  return (
    <Rows>
      {broughtBy(view.seats, log, round).map(({ vp, times }, seat) => {
        const player = view.players[seat]
        const look = looks[seat]
        if (player === undefined || look === undefined || bonus === undefined) return null
        const often = past ? times : Math.floor(scienceLevel(view, player, d) / bonus.perLevels)
        return (
          <Row key={look.name} name={<Named who={seat} />}>
            {vp}
            <GoodSign of="vp" size={13} />
            {round < 6 && <span className="dim">{words.t('rounds.bonus', { n: often })}</span>}
          </Row>
        )
      })}
    </Rows>
  )
}

function RoundTile({ round }: { readonly round: number }): ReactNode {
  const { view, words } = useTable()
  const id = view.rounds[round - 1] ?? ''
  const tile = roundTileById.get(id)
  const final = round === 6 ? finalTileById.get(view.final) : undefined
  if (tile === undefined) return null
  const now = view.round === round && view.phase !== 'over'
  const past = view.round > round || view.phase === 'over'
  const key = past ? 'sketch.round.past' : now ? 'sketch.round.now' : 'sketch.round'
  const said = [`${words.t(key, { n: round })}: ${words.t(`round.${id}`)}`]
  if (final !== undefined) said.push(`${words.t('sketch.final')}: ${words.t(`final.${view.final}`)}`)
  return (
    <Piece
      name=""
      label={said.join('. ')}
      on="own"
      className={`innovation-round ${now ? 'innovation-now' : ''} ${past ? 'innovation-past' : ''}`}
      about={{ title: words.t(key, { n: round }), lines: [words.t(`round.${id}`), ...said.slice(1)] }}
      peek={() => (
        <Card title={words.t(key, { n: round })} lines={[words.t(`round.${id}`), ...said.slice(1)]}>
          {(past || now) && <BroughtRows round={round} past={past} />}
        </Card>
      )}
    >
      {() => (
        <>
          <span className="innovation-round-n type-5 bold rigid">{past ? <Icon name="check" size={11} /> : round}</span>
          <span className="stack gap-0">
            <Reward of={tile} />
            {final === undefined ? <ScienceBonus of={tile} /> : <FinalReward of={final} />}
          </span>
        </>
      )}
    </Piece>
  )
}

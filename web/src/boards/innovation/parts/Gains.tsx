/** What a gain or an effect brings, as signs with figures. */
import { type Counter, disciplines, type Effect, type Gain } from '@ludarium/innovation/data'
import { memo, type ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { useSaid } from '../context.tsx'
import { DISCIPLINE } from '../signs.ts'
import { Silhouette } from './Building.tsx'
import { Book, GoodSign, StepChip } from './Signs.tsx'

const STONE = 'var(--i-stone)'
const GOODS = ['coin', 'tool', 'scholar', 'power', 'vp'] as const

function One({ children }: { readonly children: ReactNode }): ReactNode {
  return <span className="i-gain">{children}</span>
}

const many = (n: number): ReactNode => (n > 1 ? n : null)

export const Gains = memo(function Gains({
  gain,
  size = 14,
}: {
  readonly gain: Gain
  readonly size?: number
}): ReactNode {
  const { words } = useSaid()
  const { freeUpgrade, replaceBuilding } = gain
  const change = freeUpgrade ?? replaceBuilding
  return (
    <>
      {GOODS.map((good) => {
        const n = gain[good] ?? 0
        return n === 0 ? null : (
          <One key={good}>
            {n}
            <GoodSign of={good} size={size} />
          </One>
        )
      })}
      {gain.book !== undefined && gain.book > 0 && (
        <One>
          {gain.book}
          <Book size={size + 1} />
        </One>
      )}
      {gain.bookOfTakenDiscipline !== undefined && (
        <One>
          {gain.bookOfTakenDiscipline}
          <Book size={size + 1} />
        </One>
      )}
      <Coloured gain={gain} size={size} />
      {gain.stepsAny !== undefined && (
        <One>
          <StepChip n={gain.stepsAny.count} size={size + 2} />
        </One>
      )}
      {gain.spades !== undefined && (
        <One>
          {gain.spades.count}
          <GoodSign of="spade" size={size} />
        </One>
      )}
      {gain.bridge !== undefined && (
        <One>
          {many(gain.bridge)}
          <GoodSign of="bridge" size={size + 1} />
        </One>
      )}
      {gain.competency !== undefined && (
        <One>
          <GoodSign of="competency" size={size + 1} />
        </One>
      )}
      {gain.cityTile !== undefined && (
        <One>
          <GoodSign of="key" size={size} />
        </One>
      )}
      {gain.annex !== undefined && (
        <One>
          {gain.annex}
          <GoodSign of="annex" size={size} />
        </One>
      )}
      {gain.neutral !== undefined && (
        <One>
          <Silhouette of={gain.neutral} size={size + 4} colour={STONE} />
        </One>
      )}
      {gain.powerTokensBowl3 !== undefined && <One>{words.t('gain.tokens', { n: gain.powerTokensBowl3 })}</One>}
      {gain.sailingStep !== undefined && (
        <One>
          {many(gain.sailingStep)}
          <GoodSign of="sail" size={size} />
          <Icon name="innovation-step" size={size - 4} />
        </One>
      )}
      {gain.terraformStep !== undefined && (
        <One>
          <GoodSign of="spade" size={size} />
          <Icon name="innovation-step" size={size - 4} />
        </One>
      )}
      {change !== undefined && (
        <One>
          <Silhouette of={change.from} size={size} />
          <u>›</u>
          <Silhouette of={change.to} size={size + 1} />
        </One>
      )}
      {gain.placeFree !== undefined && (
        <One>
          <Silhouette of={gain.placeFree.building} size={size + 2} />
          <em>{words.t('gain.anywhere')}</em>
        </One>
      )}
      {gain.extraAction !== undefined && (
        <One>
          <em>{words.t('gain.again')}</em>
        </One>
      )}
    </>
  )
})

/** Books and steps of named disciplines; steps in all four stand close together. */
function Coloured({ gain, size }: { readonly gain: Gain; readonly size: number }): ReactNode {
  const { bookOf = {}, steps = {} } = gain
  const all = disciplines.every(({ id }) => steps[id] !== undefined)
  return (
    <>
      {disciplines.map(({ id }) => {
        const n = bookOf[id] ?? 0
        return n === 0 ? null : (
          <One key={id}>
            {many(n)}
            <Book of={id} size={Math.max(17, size + 3)} />
          </One>
        )
      })}
      {all ? (
        <span className="i-allsteps">
          {disciplines.map(({ id }) => (
            <i key={id} style={{ background: DISCIPLINE[id].fill, color: DISCIPLINE[id].ink }}>
              <Icon name="innovation-step" size={size - 4} />
            </i>
          ))}
        </span>
      ) : (
        disciplines.map(({ id }) => {
          const n = steps[id] ?? 0
          return n === 0 ? null : (
            <One key={id}>
              <StepChip of={id} n={n} size={size + 2} />
            </One>
          )
        })
      )}
    </>
  )
}

function Counted({ of, size }: { readonly of: Counter; readonly size: number }): ReactNode {
  const { words } = useSaid()
  switch (of.count) {
    case 'building':
      return of.types.map((type) => <Silhouette key={type} of={type} size={size + 1} />)
    case 'allBuildings':
      return <Icon name="village" size={size} />
    case 'settlements':
      return <Icon name="innovation-area" size={size} />
    case 'bridges':
      return <GoodSign of="bridge" size={size + 1} />
    case 'cityTile':
      return <GoodSign of="key" size={size} />
    default:
      return <em>{words.t(`count.${of.count}`)}</em>
  }
}

export const Effects = memo(function Effects({
  effect,
  size = 14,
}: {
  readonly effect: Effect
  readonly size?: number
}): ReactNode {
  const { words } = useSaid()
  if ('vpTable' in effect)
    return (
      <>
        <One>
          {effect.vpTable
            .map(({ vp }) => vp)
            .filter((vp) => vp > 0)
            .join('·')}
          <GoodSign of="vp" size={size} />
        </One>
        <One>
          <em>
            {effect.vpTable
              .filter(({ vp }) => vp > 0)
              .map(({ min }) => min)
              .join('·')}
          </em>
          <Counted of={effect.of} size={size} />
        </One>
      </>
    )
  if (effect.per === undefined) return <Gains gain={effect.gain} size={size} />
  if (effect.per.count === 'lowestDisciplineLevel' || effect.per.count === 'twoHighestDisciplineLevels')
    return (
      <One>
        <GoodSign of="vp" size={size} />
        <em>{words.t(`count.${effect.per.count}`)}</em>
      </One>
    )
  return (
    <>
      <Gains gain={effect.gain} size={size} />
      <One>
        <em>{words.t('gain.per')}</em>
        <Counted of={effect.per} size={size} />
      </One>
    </>
  )
})

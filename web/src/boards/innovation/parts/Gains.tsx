/** What a gain or an effect brings, as signs with figures. */
import { type Counter, type Discipline, disciplines, type Effect, type Gain } from '@ludarium/innovation/data'
import { memo, type ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { group, icon, own, type Part, quiet, type Token, written } from '../../../kit/signs/language.ts'
import { Signs } from '../../../kit/signs/Signs.tsx'
import type { Teller } from '../../../table/board.ts'
import { useSaid } from '../context.tsx'
import { DISCIPLINE, GOODS, type Good } from '../signs.ts'
import { Silhouette } from './Building.tsx'
import { Book, StepChip } from './Signs.tsx'

type Kind = Parameters<typeof Silhouette>[0]['of']

/** What only this game draws. `grow`: pixels more than an icon. */
export type Own =
  | { readonly book: Discipline | 'any'; readonly grow: number }
  | { readonly steps: number; readonly of?: Discipline }
  | { readonly building: Kind; readonly grow: number; readonly neutral?: boolean }
  | { readonly all: 'steps' }
export type GainPart = Part<Own>
export type GainToken = Token<Own>

const KNOWN = ['coin', 'tool', 'scholar', 'power', 'vp'] as const

export const good = (of: Good, scale?: number): GainPart => icon(GOODS[of].icon, `var(--i-${GOODS[of].tone})`, scale)
export const building = (of: Kind, grow: number, neutral?: boolean): GainPart => own({ building: of, grow, neutral })
const STEP = icon('innovation-step', 'currentColor', 0.7)
const LARGER = 1.07

/** The parts in one group, with how often before them; nothing where there is none. */
function some(n: number | undefined, ...parts: readonly GainPart[]): GainToken[] {
  return n === undefined || n === 0 ? [] : [group(written(n), ...parts)]
}

/** The same without the figure for a single one. */
function many(n: number | undefined, ...parts: readonly GainPart[]): GainToken[] {
  return n === undefined || n === 0 ? [] : [group(...(n > 1 ? [written(n)] : []), ...parts)]
}

export function gainTokens(gain: Gain, { t }: Pick<Teller, 't'>): GainToken[] {
  const change = gain.freeUpgrade ?? gain.replaceBuilding
  const book = own<Own>({ book: 'any', grow: 1 })
  return [
    ...KNOWN.flatMap((one) => some(gain[one], good(one))),
    ...some(gain.book, book),
    ...some(gain.bookOfTakenDiscipline, book),
    ...coloured(gain),
    ...(gain.stepsAny === undefined ? [] : [group(own<Own>({ steps: gain.stepsAny.count }))]),
    ...some(gain.spades?.count, good('spade')),
    ...many(gain.bridge, good('bridge', LARGER)),
    ...(gain.competency === undefined ? [] : [group(good('competency', LARGER))]),
    ...(gain.cityTile === undefined ? [] : [group(good('key'))]),
    ...some(gain.annex, good('annex')),
    ...(gain.neutral === undefined ? [] : [group(building(gain.neutral, 4, true))]),
    ...(gain.powerTokensBowl3 === undefined ? [] : [group(written(t('gain.tokens', { n: gain.powerTokensBowl3 })))]),
    ...many(gain.sailingStep, good('sail'), STEP),
    ...(gain.terraformStep === undefined ? [] : [group(good('spade'), STEP)]),
    ...(change === undefined
      ? []
      : [group(building(change.from, 0), written('›', 'var(--dim)'), building(change.to, 1))]),
    ...(gain.placeFree === undefined ? [] : [group(building(gain.placeFree.building, 2), quiet(t('gain.anywhere')))]),
    ...(gain.extraAction === undefined ? [] : [group(quiet(t('gain.again')))]),
  ]
}

/** Books and steps of named disciplines; steps in all four stand close together. */
function coloured({ bookOf = {}, steps = {} }: Gain): GainToken[] {
  const all = disciplines.every(({ id }) => steps[id] !== undefined)
  return [
    ...disciplines.flatMap(({ id }) => many(bookOf[id], own<Own>({ book: id, grow: 3 }))),
    ...(all
      ? [group(own<Own>({ all: 'steps' }))]
      : disciplines.flatMap(({ id }) => (steps[id] ? [group(own<Own>({ steps: steps[id], of: id }))] : []))),
  ]
}

function counted(of: Counter, { t }: Pick<Teller, 't'>): GainPart[] {
  switch (of.count) {
    case 'building':
      return of.types.map((type) => building(type, 1))
    case 'allBuildings':
      return [icon('village', 'currentColor')]
    case 'settlements':
      return [icon('innovation-area', 'currentColor')]
    case 'bridges':
      return [good('bridge', LARGER)]
    case 'cityTile':
      return [good('key')]
    default:
      return [quiet(t(`count.${of.count}`))]
  }
}

export function effectTokens(effect: Effect, words: Pick<Teller, 't'>): GainToken[] {
  if ('vpTable' in effect) {
    const rows = effect.vpTable.filter(({ vp }) => vp > 0)
    return [
      group(written(rows.map(({ vp }) => vp).join('·')), good('vp')),
      group(quiet(rows.map(({ min }) => min).join('·')), ...counted(effect.of, words)),
    ]
  }
  const { gain, per } = effect
  if (per === undefined) return gainTokens(gain, words)
  if (per.count === 'lowestDisciplineLevel' || per.count === 'twoHighestDisciplineLevels')
    return [group(good('vp'), quiet(words.t(`count.${per.count}`)))]
  return [...gainTokens(gain, words), group(quiet(words.t('gain.per')), ...counted(per, words))]
}

/** Tokens at a size; a row of the board is drawn often, and most of it stays the same. */
export function GainSigns({
  tokens,
  size,
}: {
  readonly tokens: readonly GainToken[]
  readonly size: number
}): ReactNode {
  return (
    <Signs
      tokens={tokens}
      draw={(one) => <Drawn of={one} size={size} />}
      size={size}
      className="innovation-gain nowrap type-2 bold"
    />
  )
}

function Drawn({ of, size }: { readonly of: Own; readonly size: number }): ReactNode {
  if ('book' in of)
    return of.book === 'any' ? (
      <Book size={size + of.grow} />
    ) : (
      <Book of={of.book} size={Math.max(17, size + of.grow)} />
    )
  if ('steps' in of) return <StepChip of={of.of} n={of.steps} size={size + 2} />
  if ('building' in of)
    return <Silhouette of={of.building} size={size + of.grow} colour={of.neutral ? 'var(--i-stone)' : undefined} />
  return (
    <span className="innovation-fields inline gap-0">
      {disciplines.map(({ id }) => (
        <i key={id} style={{ background: DISCIPLINE[id].fill, color: DISCIPLINE[id].ink }}>
          <Icon name="innovation-step" size={size - 4} />
        </i>
      ))}
    </span>
  )
}

interface GainsProps {
  readonly gain: Gain
  readonly size?: number
}

export const Gains = memo(function Gains({ gain, size = 14 }: GainsProps): ReactNode {
  return <GainSigns tokens={gainTokens(gain, useSaid().words)} size={size} />
})

interface EffectsProps {
  readonly effect: Effect
  readonly size?: number
}

export const Effects = memo(function Effects({ effect, size = 14 }: EffectsProps): ReactNode {
  return <GainSigns tokens={effectTokens(effect, useSaid().words)} size={size} />
})

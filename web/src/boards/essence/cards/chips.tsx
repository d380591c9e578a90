/** Effects, costs and abilities in signs. Words are beside them, so all is decoration. */
import type { Ability, CharacterOption, Cost, Effect, SegmentType } from '@ludarium/essence/data'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { Signs } from '../../../kit/signs/Signs.tsx'
import { abilityTokens, actionTokens, type CardToken, costTokens, effectTokens, type Own } from './effects.ts'
import { TYPE_ICON } from './portraits.ts'

/** A type as a small square: colour, icon and hatching. */
export function TypeToken({ type, monument }: { type: SegmentType; monument?: boolean }) {
  return (
    <span className="essence-type-token" data-type={type} data-monument={monument || undefined}>
      <Icon name={TYPE_ICON[type]} size="76%" />
    </span>
  )
}

/** Filled for a main action, hollow for a side action, both for one that is copied. */
export function Star({ star }: { star: CharacterOption['star'] }) {
  return (
    <span className="essence-star" data-star={star}>
      {star !== 'side' && <Icon name="star" size="1.1em" />}
      {star !== 'main' && <Icon name="star-hollow" size="1.1em" />}
    </span>
  )
}

const draw = (own: Own): ReactNode => ('type' in own ? <TypeToken type={own.type} /> : <Star star={own.star} />)

const CardSigns = ({ tokens }: { tokens: readonly CardToken[] }) => (
  <Signs tokens={tokens} draw={draw} className="essence-effect" />
)

/** A list of effects, one after the other. */
export const Effects = ({ list, then }: { list: readonly Effect[]; then?: string }) => (
  <CardSigns tokens={effectTokens(list, then)} />
)

export const Costs = ({ cost }: { cost: readonly Cost[] }) => <CardSigns tokens={costTokens(cost)} />

/** An ability in its frame: golden, grey, dashed or lit. */
export function AbilityChip({ ability }: { ability: Ability }) {
  return (
    <span className="essence-ability nowrap strong" data-kind={ability.kind} aria-hidden="true">
      <CardSigns tokens={abilityTokens(ability)} />
    </span>
  )
}

/** A character's option in one line: star, cost, effects. */
export function OptionLine({ option }: { option: CharacterOption }) {
  return (
    <span className="essence-option-line inline gap-2 nowrap type-3 bold" aria-hidden="true">
      <CardSigns tokens={actionTokens(option)} />
    </span>
  )
}

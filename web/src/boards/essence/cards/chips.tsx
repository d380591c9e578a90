/** The effect language in icons: number and sign, as they stand on a card. Words are beside it, so all is decoration. */
import type { Ability, CharacterOption, Cost, Effect, Figure, Gain, SegmentType, Trigger } from '@ludarium/essence/data'
import { Fragment, type ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { Sign } from '../../../table/pieces/Sign.tsx'
import { TYPE_ICON } from './portraits.ts'

/** Sign and colour of what can be gained. */
const SIGN: Readonly<Record<Gain, readonly [icon: string, tone: string]>> = {
  essence: ['drop', 'essence'],
  shards: ['floating-crystal', 'shard'],
  influence: ['wax-seal', 'influence'],
  wealth: ['two-coins', 'wealth'],
  attack: ['crossed-swords', 'attack'],
  defense: ['checked-shield', 'defense'],
  draw: ['card-draw', 'neutral'],
  foundation: ['stone-block', 'foundation'],
  ignoreAttack: ['shield-reflect', 'defense'],
}

/** A type as a small square: colour, icon and hatching. */
export function TypeToken({ type, monument }: { type: SegmentType; monument?: boolean }) {
  return (
    <span className="type-token" data-type={type} data-monument={monument || undefined}>
      <Icon name={TYPE_ICON[type]} size="76%" />
    </span>
  )
}

function Amount({ n, op }: { n: Figure; op: Gain }) {
  const [icon, tone] = SIGN[op]
  const sign = op === 'attack' || op === 'defense' ? '+' : ''
  if (typeof n === 'number')
    return (
      <>
        {op === 'ignoreAttack' && n === 1 ? '' : `${sign}${n}`}
        <Sign icon={icon} tone={tone} />
      </>
    )
  const [counter, type] = n.count.split(':')
  return (
    <>
      {n.times}
      <Sign icon={icon} tone={tone} />/
      {counter === 'fragments' ? <Sign icon="scroll-unfurled" /> : <TypeToken type={type as SegmentType} />}
      {n.max !== undefined && <small>≤{n.max}</small>}
    </>
  )
}

const Tokens = ({ what }: { what: 'wealth' | 'influence' | 'either' }) => (
  <>
    {what !== 'influence' && <Sign icon="two-coins" tone="wealth" />}
    {what === 'either' && '/'}
    {what !== 'wealth' && <Sign icon="wax-seal" tone="influence" />}
  </>
)

const less = (n: number | undefined) => (n ? `−${n}` : '')

function EffectSign({ effect }: { effect: Effect }): ReactNode {
  switch (effect.op) {
    case 'attackAction':
      return (
        <>
          <Sign icon="sword-clash" tone="attack" />
          {effect.bonus ? `+${effect.bonus}` : ''}
          {effect.targets !== undefined && (
            <>
              <Sign icon="spiked-dragon-head" tone="bad" />
              <Sign icon="sea-dragon" />
            </>
          )}
          {effect.loot === 'slaver' && (
            <>
              <Sign icon="grab" />
              <Sign icon="meeple" />
            </>
          )}
          {effect.onWin !== undefined && (
            <>
              <Sign icon="trophy" tone="wealth" />→
              <Effects list={effect.onWin} />
            </>
          )}
        </>
      )
    case 'buildAction':
      return (
        <>
          <Sign icon="hammer-nails" />
          {less(effect.discount)}
          {effect.freeFoundation && (
            <span className="struck">
              <Sign icon="stone-block" tone="foundation" />
            </span>
          )}
        </>
      )
    case 'treatyAction':
      return (
        <>
          <Sign icon="scroll-quill" />
          {less(effect.discount)}
        </>
      )
    case 'moveSegment':
      return <Sign icon="move" />
    case 'swapSegments':
      return <Sign icon="cycle" />
    case 'addToPool':
      return (
        <>
          +{effect.n}
          <Sign icon="village" />
        </>
      )
    case 'exhaust':
      return (
        <>
          <Sign icon="hourglass" />
          {effect.what === 'segment' ? <Sign icon="elven-castle" /> : <Sign icon="village" />}
        </>
      )
    case 'discount':
      return (
        <>
          −{effect.n}
          <Sign
            icon={
              effect.what === 'build' ? 'hammer-nails' : effect.what === 'treaty' ? 'scroll-quill' : 'scroll-unfurled'
            }
          />
        </>
      )
    case 'take':
      return (
        <>
          <Sign icon="grab" />
          {effect.from === 'allOpponents' && (
            <>
              <Sign icon="meeple" />
              <Sign icon="meeple" />
            </>
          )}
          {effect.n}
          <Tokens what={effect.what} />
        </>
      )
    case 'choose':
    case 'opponentChooses':
      return (
        <>
          {effect.op === 'opponentChooses' && <Sign icon="banging-gavel" />}
          {effect.options.map((list, i) => (
            <Fragment key={JSON.stringify(list)}>
              {i > 0 && '/'}
              <Effects list={list} then=" " />
            </Fragment>
          ))}
        </>
      )
    case 'exchangeAttackDefense':
      return (
        <>
          <Sign icon="crossed-swords" tone="attack" />⇄<Sign icon="checked-shield" tone="defense" />
        </>
      )
    case 'spy':
      return (
        <>
          <Sign icon="spy" />
          {effect.stars.map((star) => (
            <Star key={star} star={star} />
          ))}
        </>
      )
    case 'rector':
      return <Sign icon="meeple-king" tone="wealth" />
    case 'raid':
      return (
        <>
          <Sign icon="checked-shield" tone="defense" />→<Sign icon="crossed-swords" tone="attack" />
        </>
      )
    case 'tradeAgreement':
      return (
        <>
          <Sign icon="vertical-banner" />→<Sign icon="scroll-quill" />
        </>
      )
    case 'embassy':
      return (
        <>
          <Sign icon="vertical-banner" />→<Sign icon="meeple" />
        </>
      )
    default:
      return <Amount n={effect.n} op={effect.op} />
  }
}

/** A list of effects, one after the other. */
export function Effects({ list, then = '›' }: { list: readonly Effect[]; then?: string }) {
  return (
    <>
      {list.map((effect, i) => (
        <Fragment key={JSON.stringify(effect)}>
          {i > 0 && <span className="then">{then}</span>}
          <span className="effect">
            <EffectSign effect={effect} />
          </span>
        </Fragment>
      ))}
    </>
  )
}

export function Costs({ cost }: { cost: readonly Cost[] }) {
  return (
    <>
      {cost.map(({ pay, n }) => (
        <span className="effect" key={pay}>
          {pay === 'exhaustLocation' ? '' : n}
          {pay === 'wealth' && <Sign icon="two-coins" tone="wealth" />}
          {pay === 'influence' && <Sign icon="wax-seal" tone="influence" />}
          {pay === 'card' && <Sign icon="card-discard" />}
          {pay === 'exhaustLocation' && (
            <>
              <Sign icon="hourglass" />
              <Sign icon="village" />
            </>
          )}
        </span>
      ))}
    </>
  )
}

/** Filled for a main action, hollow for a side action, both for one that is copied. */
export function Star({ star }: { star: CharacterOption['star'] }) {
  return (
    <span className="star" data-star={star}>
      {star !== 'side' && <Icon name="star" size="1.1em" />}
      {star !== 'main' && <Icon name="star-hollow" size="1.1em" />}
    </span>
  )
}

const TRIGGER_ICON: Readonly<Record<Trigger, string>> = {
  build: 'hammer-nails',
  attackWon: 'trophy',
  attackLost: 'broken-shield',
  prophecyRead: 'scroll-unfurled',
  biddingWon: 'meeple-king',
  treatySigned: 'scroll-quill',
  pass: 'bed',
}

function Inside({ ability }: { ability: Ability }) {
  if (ability.kind === 'action')
    return (
      <>
        <Star star={ability.star} />
        {ability.cost.length > 0 && (
          <>
            <Costs cost={ability.cost} />
            <span className="then">:</span>
          </>
        )}
        <Effects list={ability.do} />
      </>
    )
  if (ability.kind !== 'passive') return <Effects list={ability.do} />
  if ('on' in ability)
    return (
      <>
        <Sign icon={TRIGGER_ICON[ability.on]} />
        {ability.filter?.type && <TypeToken type={ability.filter.type} />}
        <span className="then">→</span>
        <Effects list={ability.do} />
      </>
    )
  const { modify, n, filter } = ability
  return (
    <span className="effect">
      {n > 0 ? `+${n}` : `−${-n}`}
      {modify === 'attackValue' && <Sign icon="crossed-swords" tone="attack" />}
      {modify === 'attackValue' && filter?.vs === 'monster' && <Sign icon="sea-dragon" />}
      {modify === 'buildCost' && <Sign icon="two-coins" tone="wealth" />}
      {modify === 'buildCost' && filter?.type && <TypeToken type={filter.type} />}
      {modify === 'buildCost' && filter?.kind === 'monument' && <Sign icon="obelisk" tone="wealth" />}
      {modify === 'treatyCost' && <Sign icon="scroll-quill" />}
      {modify === 'prophecyCost' && <Sign icon="scroll-unfurled" />}
    </span>
  )
}

/** An ability in its frame: golden, grey, dashed or lit. */
export function AbilityChip({ ability }: { ability: Ability }) {
  return (
    <span className="ability" data-kind={ability.kind} aria-hidden="true">
      <Inside ability={ability} />
    </span>
  )
}

/** A character's option in one line: star, cost, effects. */
export function OptionLine({ option }: { option: CharacterOption }) {
  return (
    <span className="option-line" aria-hidden="true">
      <Star star={option.star} />
      {option.cost.length > 0 && (
        <>
          <Costs cost={option.cost} />
          <span className="then">:</span>
        </>
      )}
      <Effects list={option.do} />
    </span>
  )
}

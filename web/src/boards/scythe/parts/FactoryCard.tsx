/** A Factory card's top row in signs: what is paid, what is gained, or one of two. */
import { factoryCardOf } from '@ludarium/scythe'
import type { Gain, Price } from '@ludarium/scythe/data'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { useTable } from '../context.tsx'
import { iconOf } from '../signs.ts'
import { HexSign, Sign } from './Figure.tsx'

/** The sign of a gain: figures have their own, actions that of the action. */
export function GainSign({ gain, size = 15 }: { readonly gain: Gain; readonly size?: number }): ReactNode {
  switch (gain.type) {
    case 'resource':
      return <Sign of={gain.resource} size={size} />
    case 'anyResources':
      return <Icon name={iconOf('trade')} size={size} />
    case 'produceTerritories':
      return <HexSign size={size} colour="var(--scythe-territory)" />
    case 'viewOpponentCombatCards':
      return <Icon name="eye" size={size} />
    case 'relocateUnits':
      return <Icon name="walk" size={size} />
    default:
      return <Sign of={gain.type} size={size} />
  }
}

export function PriceSign({ price, size = 15 }: { readonly price: Price; readonly size?: number }): ReactNode {
  return price.type === 'anyResources' ? (
    <Icon name={iconOf('trade')} size={size} />
  ) : (
    <Sign of={price.type} size={size} />
  )
}

export function gainWords(gain: Gain): { readonly key: string; readonly params: { readonly amount: number } } {
  return { key: `amount.${gain.type === 'resource' ? gain.resource : gain.type}`, params: { amount: gain.amount } }
}

export function priceWords(price: Price): { readonly key: string; readonly params: { readonly amount: number } } {
  return { key: `amount.${price.distinct ? 'distinctResources' : price.type}`, params: { amount: price.amount } }
}

export function FactoryCard({ card }: { readonly card: string }): ReactNode {
  const { view, words } = useTable()
  const { cost, choices } = factoryCardOf(view, card)
  return (
    <span className="scythe-factory-card type-3 strong">
      <span className="scythe-factory-pay dim type-2">
        {words.t('pay.pay')}
        {cost.map((price) => (
          <span key={price.type} title={words.t(priceWords(price))}>
            {price.amount}
            <PriceSign price={price} size={13} />
          </span>
        ))}
      </span>
      {choices.map((gains, n) => (
        <span key={gains.map(({ type, resource }) => type + resource).join()} className="scythe-factory-gain">
          {n > 0 && <small>{words.t('factory.or')}</small>}
          {gains.map((gain) => (
            <span key={gain.type + gain.resource} title={words.t(gainWords(gain))}>
              {gain.amount}
              <GainSign gain={gain} />
            </span>
          ))}
        </span>
      ))}
    </span>
  )
}

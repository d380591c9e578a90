/** What is written on the map: prices of ice, rewards of waters, scores of large locations, prices of lit spaces. */
import { FIRST_LARGE, type ReviveState, type TargetPreview, waterAt } from '@ludarium/revive'
import { BACKS, BASICS, LARGE_LOCATION, POSITIONS, SPACES } from '@ludarium/revive/data'
import { memo, type ReactNode } from 'react'
import { tokensOf } from '../signs.ts'
import { groundAt, isFaceDown, positionOf } from '../view.ts'
import { LARGE, pointAt, TILES } from './geometry.ts'
import { LIFT } from './Land.tsx'
import { PILL, Pill, type PillLook } from './Pill.tsx'
import { priceAmount, priceOf } from './prices.ts'
import { type PlacedPrice, PRICE } from './room.ts'

/** On a smaller map than this the tiles lie so close that their labels would touch. */
const CLOSE = 1.12

/** Signs of resources on the white ground of a price. */
const DARK = { gear: 'var(--revive-slate-9)', book: 'var(--revive-green-5)', food: 'var(--revive-brown-2)' } as const

export interface LabelProps {
  readonly view: ReviveState
  readonly me: number
  /** Labels keep their size where the map is small. */
  readonly k: number
}

export function Backs(props: LabelProps & { readonly tiles: ReadonlyMap<string, TargetPreview> }): ReactNode {
  const { view, k, tiles } = props
  return POSITIONS.map(({ id }) => {
    const target = tiles.get(id)
    return isFaceDown(view, id) ? (
      <Back
        key={id}
        id={id}
        back={view.backs[positionOf(id)] ?? -1}
        range={target?.range ?? 0}
        short={target !== undefined && target.missing !== 0}
        k={k}
      />
    ) : null
  })
}

const Back = memo(function Back(props: {
  readonly id: string
  readonly back: number
  readonly range: number
  /** It can't be paid yet. */
  readonly short: boolean
  readonly k: number
}): ReactNode {
  const { range, k } = props
  const look = props.short ? PILL.short : PILL.price
  const tile = TILES.get(props.id)
  const back = BACKS[props.back]
  if (tile === undefined || back === undefined) return null
  const cost = BASICS.filter((basic) => back.cost[basic] > 0).map((basic) => {
    const { parts } = partsOf(priceAmount(back.cost[basic], basic))
    return { parts: parts.map((part) => ('icon' in part ? { ...part, colour: DARK[basic] } : part)) }
  })
  return (
    <g transform={`translate(${tile.middle.x} ${tile.middle.y - LIFT}) scale(${k})`}>
      <g transform="translate(0 -9)">
        <Pill tokens={cost} look={PILL.cost} size={k > CLOSE ? 11 : 12} height={16} />
      </g>
      <g transform={`translate(${range > 0 ? -17 : 0} 9)`}>
        <Pill tokens={[priceAmount(back.points, 'points')]} look={PILL.points} size={11.5} height={15} />
      </g>
      {range > 0 && (
        <g transform="translate(17 9)">
          <Pill tokens={[priceAmount(`+${range}`, 'food')]} look={look} size={11.5} height={17} />
        </g>
      )}
    </g>
  )
})

function partsOf(token: ReturnType<typeof priceAmount>): Extract<typeof token, { parts: unknown }> {
  return 'parts' in token ? token : { parts: [] }
}

export function Waters({ view, me, k }: LabelProps): ReactNode {
  const mine = view.players[me]?.waters ?? []
  return SPACES.map(({ id }, space) => {
    if (groundAt(view, space) !== 'water') return null
    const { x, y } = pointAt(space)
    const claimed = mine.includes(space)
    return (
      <g key={id} transform={`translate(${x} ${y + 1}) scale(${k})`}>
        <Pill
          tokens={tokensOf(waterAt(view, space))}
          look={claimed ? PILL.claimed : PILL.water}
          height={19}
          fade={claimed ? 0.6 : 1}
          check={claimed}
        />
      </g>
    )
  })
}

export function Locations({ view, k }: LabelProps): ReactNode {
  return LARGE.map(({ id, middle }) => {
    const large = view.large[SPACES.findIndex((space) => space.id === id) - FIRST_LARGE]
    const side = large === undefined ? undefined : LARGE_LOCATION.get(large.tile)?.sides[large.side]
    if (side === undefined) return null
    const gain = side.onPopulate === null ? [] : [{ op: '+' }, ...tokensOf(side.onPopulate)]
    return (
      <g key={id} transform={`translate(${middle.x} ${middle.y + 23}) scale(${k})`}>
        <Pill tokens={[...tokensOf(side.score), ...gain]} look={PILL.location} size={12.5} height={21} />
      </g>
    )
  })
}

/** Prices of what is lit; those that need help before they can be paid are grey. */
export function Prices({ prices, k }: { readonly prices: readonly PlacedPrice[]; readonly k: number }): ReactNode {
  return prices.map(({ space, target, x, y }) => (
    <g key={space} transform={`translate(${x} ${y}) scale(${k})`}>
      <Pill tokens={priceOf(target)} look={lookOf(target)} size={PRICE.size} height={PRICE.height} />
    </g>
  ))
}

const lookOf = ({ missing }: TargetPreview): PillLook => (missing === 0 ? PILL.price : PILL.short)

/** Room for the prices of lit spaces: none lies over a piece, a label or another price. */
import { FIRST_LARGE, type ReviveState, type TargetPreview, waterAt } from '@ludarium/revive'
import { LARGE_LOCATION, POSITIONS, SPACES } from '@ludarium/revive/data'
import { tokensOf } from '../signs.ts'
import { groundAt, isFaceDown, isLarge, piecesAt } from '../view.ts'
import { HALF, LARGE, pointAt, TILES } from './geometry.ts'
import { SIZE } from './Pieces.tsx'
import { measured } from './Pill.tsx'
import { priceOf } from './prices.ts'

export interface PlacePrice {
  readonly space: number
  readonly target: TargetPreview
}

export interface PlacedPrice extends PlacePrice {
  readonly x: number
  readonly y: number
}

/** A box around its middle. */
interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export const PRICE = { size: 11.5, height: 17 } as const
/** Where the price of a large location stands, below its score. */
const LOW = 43
/** How much of a price may be covered before it is left out: of one that cannot be paid yet less. */
const COVERED = { payable: 0.3, short: 0.08 } as const

/** Middles that are tried one after the other, from that of the space: its lower edge first. */
const ASIDE = [0, -7, 7, -13, 13] as const
const DOWN = [HALF * 0.66, HALF * 0.5, HALF * 0.9, HALF * 0.08, -HALF * 0.55, HALF * 1.1] as const
/** Above this the pieces of a space begin. */
const BELOW_PIECES = HALF * 0.5

const overlap = (a: Box, b: Box): number => {
  const wide = (a.width + b.width) / 2 - Math.abs(a.x - b.x)
  const high = (a.height + b.height) / 2 - Math.abs(a.y - b.y)
  return wide > 0 && high > 0 ? wide * high : 0
}

/** What is written or stands on the map whatever is decided. */
export function taken(view: ReviveState, me: number, k: number): readonly Box[] {
  const backs = POSITIONS.flatMap(({ id }): Box[] => {
    const middle = isFaceDown(view, id) ? TILES.get(id)?.middle : undefined
    return middle === undefined ? [] : [{ ...middle, y: middle.y - 4, width: 62 * k, height: 34 * k }]
  })
  const spaces = SPACES.flatMap((_, space): Box[] => {
    const { x, y } = pointAt(space)
    const pieces = piecesAt(view, space, me)
    const wide = pieces.reduce((sum, { kind }) => sum + SIZE[kind], 0)
    if (isLarge(space)) return pieces.length === 0 ? [] : [{ x, y: y - 20, width: wide, height: 24 }]
    if (groundAt(view, space) === 'water') {
      const { width } = measured(tokensOf(waterAt(view, space)), 12)
      return [{ x, y: y + 1, width: (width + 12) * k, height: 19 * k }]
    }
    return pieces.length === 0 ? [] : [{ x, y: y - 1, width: Math.min(48, wide), height: 22 }]
  })
  const locations = LARGE.flatMap(({ id, middle }): Box[] => {
    const large = view.large[SPACES.findIndex((space) => space.id === id) - FIRST_LARGE]
    const side = large === undefined ? undefined : LARGE_LOCATION.get(large.tile)?.sides[large.side]
    if (side === undefined) return []
    const { width } = measured(tokensOf(side.score), 12.5)
    return [{ x: middle.x, y: middle.y + 23, width: (width + 11) * k, height: 21 * k }]
  })
  return [...backs, ...spaces, ...locations]
}

/** Those that can be paid first. One that would cover too much is left out: its space is lit, and says it when pointed at. */
export function placed(
  prices: readonly PlacePrice[],
  view: ReviveState,
  me: number,
  k: number,
): readonly PlacedPrice[] {
  const boxes = [...taken(view, me, k)]
  const payable = prices.filter(({ target }) => target.missing === 0)
  const others = prices.filter(({ target }) => target.missing !== 0)
  return [...payable, ...others].flatMap((price): PlacedPrice[] => {
    const { space, target } = price
    const size = {
      width: (measured(priceOf(target), PRICE.size).width + PRICE.size * 0.9) * k,
      height: PRICE.height * k,
    }
    const spots = spotsOf(space, piecesAt(view, space, me).length > 0).map((spot) => ({ ...spot, ...size }))
    const covers = (box: Box): number => boxes.reduce((sum, other) => sum + overlap(box, other), 0)
    const [first, ...rest] = spots
    if (first === undefined) return []
    const best = rest.reduce((found, box) => (covers(box) < covers(found) - 1 ? box : found), first)
    const most = target.missing === 0 ? COVERED.payable : COVERED.short
    if (covers(best) > most * size.width * size.height) return []
    boxes.push(best)
    return [{ ...price, x: best.x, y: best.y }]
  })
}

function spotsOf(space: number, busy: boolean): readonly { readonly x: number; readonly y: number }[] {
  const { x, y } = pointAt(space)
  if (isLarge(space)) return [{ x, y: y + LOW }]
  const down = DOWN.filter((one) => !busy || one >= BELOW_PIECES)
  return down.flatMap((low) => ASIDE.map((aside) => ({ x: x + aside, y: y + low })))
}

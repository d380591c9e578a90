/** S5 Top-row actions, and the top row of a Factory card (S9.4). */
import { at, push, type Seat } from '@ludarium/kernel'
import { factoryCardOf } from '../figures.ts'
import { produceCost, topActionOf, topWorth } from '../mat.ts'
import { player, structurePlace, workerPlaces } from '../pieces.ts'
import type { Player, ScytheMove, ScytheState, Steps } from '../state.ts'
import { offer, spend } from '../tracks.ts'
import { canPayPrice, payPrice } from './costs.ts'
import { beginMove } from './move.ts'
import { revealMoves, revealObjective } from './reveal.ts'

export const topSteps = {
  /** S3.1.2, S3.1.3 Dropped when everybody can see that the action cannot be taken; window A then falls to window B. */
  top: {
    skip: (s, { seat }) => !mightTakeTop(s, seat),
    legal(s, { seat }) {
      const moves = revealMoves(s, seat, false)
      for (const move of topMoves(s, seat)) moves.push(move)
      moves.push(SKIP)
      return moves
    },
    on: {
      reveal: revealObjective,
      /** S5.1 */
      move(s, _step, seat, _move, log) {
        log?.({ type: 'top', seat, action: 'move' })
        beginMove(s, seat, topWorth(s, player(s, seat), 'move', 0), 1)
      },
      coins(s, _step, seat, _move, log) {
        log?.({ type: 'top', seat, action: 'gain' })
        offer(s, seat, 'coins', topWorth(s, player(s, seat), 'move', 1), -1, log)
        push(s, { step: 'stars', seat })
      },
      /** S5.2 */
      bolster(s, _step, seat, { take }, log) {
        const p = player(s, seat)
        log?.({ type: 'top', seat, action: 'bolster' })
        spend(s, seat, 'coins', 1, log)
        offer(s, seat, take, topWorth(s, p, 'bolster', take === 'power' ? 0 : 1), -1, log)
        if (structurePlace(p, 'monument') >= 0) offer(s, seat, 'popularity', 1, -1, log)
        push(s, { step: 'stars', seat })
      },
      /** S5.3 */
      trade(s, _step, seat, { take }, log) {
        const p = player(s, seat)
        log?.({ type: 'top', seat, action: 'trade' })
        spend(s, seat, 'coins', 1, log)
        if (take === 'resources') push(s, { step: 'place', seat, left: topWorth(s, p, 'trade', 0), at: -1 })
        else offer(s, seat, 'popularity', topWorth(s, p, 'trade', 1), -1, log)
        if (structurePlace(p, 'armory') >= 0) offer(s, seat, 'power', 1, -1, log)
        push(s, { step: 'stars', seat })
      },
      /** S5.4 */
      produce(s, _step, seat, _move, log) {
        const p = player(s, seat)
        const { power, popularity, coins } = produceCost(s, p)
        log?.({ type: 'top', seat, action: 'produce' })
        spend(s, seat, 'power', power, log)
        spend(s, seat, 'popularity', popularity, log)
        spend(s, seat, 'coins', coins, log)
        const mill = structurePlace(p, 'mill') >= 0
        push(s, { step: 'harvest', seat, left: topWorth(s, p, 'produce', 0), mill, used: [] })
        push(s, { step: 'stars', seat })
      },
      /** S9.4 */
      factory(s, _step, seat, _move, log) {
        const { cost, choices } = factoryCardOf(s, player(s, seat).factoryCard)
        log?.({ type: 'top', seat, action: 'factory' })
        for (const price of cost) payPrice(s, seat, price, log)
        if (choices.length > 1) push(s, { step: 'choose', seat })
        else push(s, { step: 'gains', seat, gains: at(choices, 0), next: 0, at: -1 })
        push(s, { step: 'stars', seat })
      },
      skip: (_s, _step, seat, _move, log) => log?.({ type: 'skip', seat, row: 'top' }),
    },
  },
} satisfies Partial<Steps>

function canProduce(s: ScytheState, p: Player): boolean {
  const cost = produceCost(s, p)
  return p.power >= cost.power && p.popularity >= cost.popularity && p.coins >= cost.coins
}

/** Whether the action can be taken as far as everybody can see: hidden coins count as enough. */
function mightTakeTop(s: ScytheState, seat: Seat): boolean {
  const p = player(s, seat)
  const coins = s.options.coinsVisible === false ? Number.POSITIVE_INFINITY : p.coins
  const action = topActionOf(s, p)
  switch (action) {
    case 'move':
      return true
    case 'bolster':
    case 'trade':
      return coins >= 1
    case 'produce': {
      const cost = produceCost(s, p)
      return p.power >= cost.power && p.popularity >= cost.popularity && coins >= cost.coins
    }
    case 'factory':
      return factoryCardOf(s, p.factoryCard).cost.every((price) =>
        price.type === 'coins' ? coins >= price.amount : canPayPrice(s, seat, price),
      )
  }
}

/** The same moves come again every turn, so they are made once. */
const SKIP: ScytheMove = { do: 'skip' }
const NOTHING: readonly ScytheMove[] = []
const MOVE: readonly ScytheMove[] = [{ do: 'move' }, { do: 'coins' }]
const BOLSTER: readonly ScytheMove[] = [
  { do: 'bolster', take: 'power' },
  { do: 'bolster', take: 'combatCards' },
]
const TRADE: readonly ScytheMove[] = [
  { do: 'trade', take: 'resources' },
  { do: 'trade', take: 'popularity' },
]
const TRADE_ALONE = TRADE.slice(1)
const PRODUCE: readonly ScytheMove[] = [{ do: 'produce' }]
const FACTORY: readonly ScytheMove[] = [{ do: 'factory' }]

function topMoves(s: ScytheState, seat: Seat): readonly ScytheMove[] {
  const p = player(s, seat)
  switch (topActionOf(s, p)) {
    case 'move':
      return MOVE
    case 'bolster':
      return p.coins < 1 ? NOTHING : BOLSTER
    case 'trade':
      return p.coins < 1 ? NOTHING : workerPlaces(p, false).length === 0 ? TRADE_ALONE : TRADE
    case 'produce':
      return canProduce(s, p) ? PRODUCE : NOTHING
    case 'factory':
      return factoryCardOf(s, p.factoryCard).cost.every((price) => canPayPrice(s, seat, price)) ? FACTORY : NOTHING
  }
}

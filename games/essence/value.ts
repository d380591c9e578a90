/**
 * E23 Value model: what effects and cards are worth, in Essence. The starting point for the design of the cards (the
 * data test holds every card against it) and for the bots' judgement of positions.
 */
import type { AttackEffect, CharacterOption, Cost, Effect, Figure, SegmentCard } from './data/index.ts'

export const valueModel = {
  essence: 1,
  wealth: 1,
  influence: 1,
  draw: 1.5,
  foundation: 1.5,
  attack: 1,
  defense: 0.6,
  ignoreAttack: 2,
  shards: 6,
  prophecyPoint: 1.5,
  mainAction: 3,
  attackAction: 3.5,
  fewerTargets: -0.5,
  buildAction: 1.5,
  treatyAction: 2.5,
  moveSegment: 3,
  swapSegments: 3.5,
  addToPool: 0.5,
  exhaustOpponent: 1,
  exhaustLocation: 2,
  takeToken: 1.3,
  opponentsAssumed: 2.5,
  opponentChooses: 0.3,
  exchangeAttackDefense: 1.5,
  spy: 2,
  rector: 4,
  raid: 2,
  slaverLoot: 1,
  winShare: 0.8,
  tradeAgreement: 1,
  embassy: 1,
  discountPoint: 1,
  prophecyDiscountShare: 0.7,
  incomeMultiplier: 2.5,
  passiveMultiplier: 2.5,
  sideAbilityMultiplier: 2.25,
  mainAbilityMultiplier: 2.25,
  mainAbilityThreshold: 2.5,
  plusFirst: 0.8,
  plusSecond: 0.6,
  minusEach: -0.2,
  monumentPlusFirst: 1.8,
  monumentPlusSecond: 1.2,
  monumentMinusEach: -0.3,
  triggersPerRound: {
    build: 2,
    attackWon: 1.2,
    attackLost: 1,
    prophecyRead: 0.9,
    biddingWon: 0.3,
    treatySigned: 1,
    pass: 1,
  },
  modifierUsesPerRound: { buildCost: 1.9, treatyCost: 1, prophecyCost: 0.8, attackValue: 0.15 },
  expectedCounts: { fragments: 2, segments: 4, adjacent: 2 },
  largestCount: 9,
  typeShare: 0.2,
  monumentShare: 0.2,
  segmentTarget: { base: 3.6, perWealth: 1.1 },
  monumentTarget: 10,
  characterTargets: { followerMain: 5, followerSide: 2, advisorMain: 6, advisorSide: 3 },
} as const

const V = valueModel

function figureWorth(n: Figure): number {
  if (typeof n === 'number') return n
  const counted = countWorth(n.count) * n.times
  return Math.min(n.max ?? V.largestCount, Math.max(n.min ?? 0, counted))
}

function countWorth(count: string): number {
  const { fragments, segments, adjacent } = V.expectedCounts
  return count === 'fragments' ? fragments : count.startsWith('segments') ? segments : adjacent
}

function attackWorth({ bonus, targets, loot, onWin }: AttackEffect): number {
  const fewer = targets !== undefined && targets.length < 3 ? V.fewerTargets : 0
  const win = onWin === undefined ? 0 : V.winShare * effectsWorth(onWin)
  return V.attackAction + (bonus ?? 0) * V.attack + fewer + (loot === undefined ? 0 : V.slaverLoot) + win
}

/** What carrying out an effect once is worth. */
export function effectWorth(effect: Effect): number {
  switch (effect.op) {
    case 'attackAction':
      return attackWorth(effect)
    case 'buildAction': {
      const foundation = effect.freeFoundation === true ? V.foundation : 0
      return V.buildAction + (effect.discount ?? 0) * V.discountPoint + foundation
    }
    case 'treatyAction':
      return V.treatyAction + (effect.discount ?? 0) * V.discountPoint
    case 'addToPool':
      return V.addToPool * effect.n
    case 'exhaust':
      return V.exhaustOpponent * effect.n
    case 'discount':
      return V.discountPoint * effect.n * (effect.what === 'prophecy' ? V.prophecyDiscountShare : 1)
    case 'take':
      return V.takeToken * effect.n * (effect.from === 'allOpponents' ? V.opponentsAssumed : 1)
    case 'choose':
      return Math.max(...effect.options.map(effectsWorth))
    case 'opponentChooses':
      return Math.min(...effect.options.map(effectsWorth)) + V.opponentChooses
    case 'moveSegment':
    case 'swapSegments':
    case 'exchangeAttackDefense':
    case 'spy':
    case 'rector':
    case 'raid':
    case 'tradeAgreement':
    case 'embassy':
      return V[effect.op]
    default:
      return V[effect.op] * figureWorth(effect.n)
  }
}

export function effectsWorth(effects: readonly Effect[]): number {
  return effects.reduce((sum, effect) => sum + effectWorth(effect), 0)
}

const COST_WORTH = { wealth: V.wealth, influence: V.influence, card: V.draw, exhaustLocation: V.exhaustLocation }

export function costWorth(cost: readonly Cost[]): number {
  return cost.reduce((sum, { pay, n }) => sum + n * COST_WORTH[pay], 0)
}

/** What an option or star brings beyond its cost. */
export function netWorth({ cost, do: effects }: Pick<CharacterOption, 'cost' | 'do'>): number {
  return effectsWorth(effects) - costWorth(cost)
}

/** E23.3 What a segment's abilities are worth in each round that it stands: golden, white and star. */
export function worthPerRound(card: SegmentCard): number {
  let sum = 0
  for (const ability of card.abilities) {
    if (ability.kind === 'income') sum += effectsWorth(ability.do)
    if (ability.kind === 'action') sum += starWorth(ability.star, netWorth(ability))
    if (ability.kind !== 'passive') continue
    const { type, kind } = ability.filter ?? {}
    const share = type !== undefined ? V.typeShare : kind === 'monument' ? V.monumentShare : 1
    if ('on' in ability) sum += effectsWorth(ability.do) * V.triggersPerRound[ability.on] * share
    else sum += Math.abs(ability.n) * V.modifierUsesPerRound[ability.modify] * share
  }
  return sum
}

function starWorth(star: string, net: number): number {
  const multiplier = star === 'side' ? V.sideAbilityMultiplier : V.mainAbilityMultiplier
  const value = star === 'side' ? net : Math.max(0, net - V.mainAbilityThreshold)
  return (value * multiplier) / V.incomeMultiplier
}

/** E23.3 to E23.5 What building a segment is worth in all. */
export function segmentWorth(card: SegmentCard): number {
  const monument = card.kind === 'monument'
  const first = monument ? V.monumentPlusFirst : V.plusFirst
  const second = monument ? V.monumentPlusSecond : V.plusSecond
  const minus = monument ? V.monumentMinusEach : V.minusEach
  const placed = card.plus.reduce((sum, _, i) => sum + (i === 0 ? first : second), 0) + card.minus.length * minus
  const once = card.abilities.reduce((sum, one) => sum + (one.kind === 'oneTime' ? effectsWorth(one.do) : 0), 0)
  return card.essence + placed + once + worthPerRound(card) * V.incomeMultiplier
}

/** E23.5 What a segment should be worth. */
export function segmentTarget(card: SegmentCard): number {
  return card.kind === 'monument'
    ? V.monumentTarget
    : V.segmentTarget.base + V.segmentTarget.perWealth * (card.cost ?? 0)
}

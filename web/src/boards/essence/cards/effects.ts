/** The effect language as signs: number and sign, as they stand on a card. */
import type { Ability, CharacterOption, Cost, Effect, Figure, Gain, SegmentType, Trigger } from '@ludarium/essence/data'
import { group, icon, op, own, type Part, sequence, type Token, written } from '../../../kit/signs/language.ts'

/** What only this game draws: the square of a type, and the star of an action. */
export type Own = { readonly type: SegmentType } | { readonly star: CharacterOption['star'] }
type CardPart = Part<Own>
export type CardToken = Token<Own>

const toned = (name: string, tone: string): CardPart => icon(name, `var(--${tone})`)
const WEALTH = toned('two-coins', 'wealth')
const INFLUENCE = toned('wax-seal', 'influence')
const ATTACK = toned('crossed-swords', 'attack')
const DEFENSE = toned('checked-shield', 'defense')
const FOUNDATION = toned('stone-block', 'foundation')
const SCROLL = icon('scroll-unfurled')
const TREATY = icon('scroll-quill')
const HAMMER = icon('hammer-nails')
const PERSON = icon('meeple')
const DRAGON = icon('sea-dragon')
const BANNER = icon('vertical-banner')
const LOCATION = icon('village')
const EXHAUST = icon('hourglass')
const GRAB = icon('grab')

const GAINS: Readonly<Record<Gain, CardPart>> = {
  essence: toned('drop', 'essence'),
  shards: toned('floating-crystal', 'shard'),
  influence: INFLUENCE,
  wealth: WEALTH,
  attack: ATTACK,
  defense: DEFENSE,
  draw: icon('card-draw'),
  foundation: FOUNDATION,
  ignoreAttack: toned('shield-reflect', 'defense'),
}

const TOKENS = { wealth: [WEALTH], influence: [INFLUENCE], either: [WEALTH, written('/'), INFLUENCE] } as const
const DISCOUNTED = { build: HAMMER, treaty: TREATY, prophecy: SCROLL } as const
const typed = (type: SegmentType): CardPart => own({ type })
export const starred = (star: CharacterOption['star']): CardToken => group(own({ star }))
const less = (n: number | undefined): CardPart[] => (n ? [written(`−${n}`)] : [])

function amount(n: Figure, gain: Gain): CardPart[] {
  const sign = GAINS[gain]
  const plus = gain === 'attack' || gain === 'defense' ? '+' : ''
  if (typeof n === 'number') return gain === 'ignoreAttack' && n === 1 ? [sign] : [written(`${plus}${n}`), sign]
  const [counter, type] = n.count.split(':')
  return [
    written(n.times),
    sign,
    written('/'),
    counter === 'fragments' ? SCROLL : typed(type as SegmentType),
    ...(n.max === undefined ? [] : [written(`≤${n.max}`)]),
  ]
}

function parts(effect: Effect): CardPart[] {
  switch (effect.op) {
    case 'attackAction':
      return [
        toned('sword-clash', 'attack'),
        ...(effect.bonus ? [written(`+${effect.bonus}`)] : []),
        ...(effect.targets === undefined ? [] : [toned('spiked-dragon-head', 'bad'), DRAGON]),
        ...(effect.loot === 'slaver' ? [GRAB, PERSON] : []),
        ...(effect.onWin === undefined
          ? []
          : [toned('trophy', 'wealth'), written('→'), ...effect.onWin.flatMap((one) => parts(one))]),
      ]
    case 'buildAction':
      return [HAMMER, ...less(effect.discount), ...(effect.freeFoundation ? [{ ...FOUNDATION, struck: true }] : [])]
    case 'treatyAction':
      return [TREATY, ...less(effect.discount)]
    case 'moveSegment':
      return [icon('move')]
    case 'swapSegments':
      return [icon('cycle')]
    case 'addToPool':
      return [written(`+${effect.n}`), LOCATION]
    case 'exhaust':
      return [EXHAUST, effect.what === 'segment' ? icon('elven-castle') : LOCATION]
    case 'discount':
      return [written(`−${effect.n}`), DISCOUNTED[effect.what]]
    case 'take':
      return [
        GRAB,
        ...(effect.from === 'allOpponents' ? [PERSON, PERSON] : []),
        written(effect.n),
        ...TOKENS[effect.what],
      ]
    case 'choose':
    case 'opponentChooses':
      return [
        ...(effect.op === 'opponentChooses' ? [icon('banging-gavel')] : []),
        ...effect.options.flatMap((list, n) => [
          ...(n > 0 ? [written('/')] : []),
          ...list.flatMap((one, i) => [...(i > 0 ? [written('\u00a0')] : []), ...parts(one)]),
        ]),
      ]
    case 'exchangeAttackDefense':
      return [ATTACK, written('⇄'), DEFENSE]
    case 'spy':
      return [icon('spy'), ...effect.stars.map((star) => own<Own>({ star }))]
    case 'rector':
      return [toned('meeple-king', 'wealth')]
    case 'raid':
      return [DEFENSE, written('→'), ATTACK]
    case 'tradeAgreement':
      return [BANNER, written('→'), TREATY]
    case 'embassy':
      return [BANNER, written('→'), PERSON]
    default:
      return amount(effect.n, effect.op)
  }
}

/** A list of effects, one after the other. */
export const effectTokens = (list: readonly Effect[], then = '›'): CardToken[] =>
  sequence(list, then, (effect) => [group(...parts(effect))])

const PAID: Readonly<Record<Cost['pay'], readonly CardPart[]>> = {
  wealth: [WEALTH],
  influence: [INFLUENCE],
  card: [icon('card-discard')],
  exhaustLocation: [EXHAUST, LOCATION],
}

export const costTokens = (cost: readonly Cost[]): CardToken[] =>
  cost.map(({ pay, n }) => group(...(pay === 'exhaustLocation' ? [] : [written(n)]), ...PAID[pay]))

/** Star, cost, effects: an action, or a character's option. */
export function actionTokens(of: Pick<CharacterOption, 'star' | 'cost' | 'do'>): CardToken[] {
  const cost = costTokens(of.cost)
  return [starred(of.star), ...cost, ...(cost.length > 0 ? [op(':')] : []), ...effectTokens(of.do)]
}

const TRIGGERS: Readonly<Record<Trigger, CardPart>> = {
  build: HAMMER,
  attackWon: icon('trophy'),
  attackLost: icon('broken-shield'),
  prophecyRead: SCROLL,
  biddingWon: icon('meeple-king'),
  treatySigned: TREATY,
  pass: icon('bed'),
}

export function abilityTokens(ability: Ability): CardToken[] {
  if (ability.kind === 'action') return actionTokens(ability)
  if (ability.kind !== 'passive') return effectTokens(ability.do)
  if ('on' in ability) {
    const type = ability.filter?.type
    return [
      group(TRIGGERS[ability.on], ...(type === undefined ? [] : [typed(type)])),
      op('→'),
      ...effectTokens(ability.do),
    ]
  }
  const { modify, n, filter } = ability
  const CHANGED: Readonly<Record<typeof modify, readonly CardPart[]>> = {
    attackValue: [ATTACK, ...(filter?.vs === 'monster' ? [DRAGON] : [])],
    buildCost: [
      WEALTH,
      ...(filter?.type === undefined ? [] : [typed(filter.type)]),
      ...(filter?.kind === 'monument' ? [toned('obelisk', 'wealth')] : []),
    ],
    treatyCost: [TREATY],
    prophecyCost: [SCROLL],
  }
  return [group(written(n > 0 ? `+${n}` : `−${-n}`), ...CHANGED[modify])]
}

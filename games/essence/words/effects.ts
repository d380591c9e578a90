/** The effect language (E19) as messages, for moves that play a card and for whoever shows a card's text. */
import type { Message } from '@ludarium/kernel'
import type {
  Ability,
  AttackEffect,
  CharacterOption,
  Cost,
  Effect,
  Figure,
  FragmentCard,
  Requirement,
  SegmentCard,
} from '../data/index.ts'

const say = (key: string, params: Message['params'] = {}): Message => ({ key: `does.${key}`, params })

/** "a, then b, then c" */
function inTurn(messages: readonly Message[]): Message {
  return messages.reduce((first, second) => say('then', { first, second }))
}

/** "a or b" */
function either(messages: readonly Message[]): Message {
  return messages.length === 0 ? say('nothing') : messages.reduce((first, second) => say('or', { first, second }))
}

function figure(op: string, n: Figure): Message {
  if (typeof n === 'number') return say(op, { n })
  const [counter = '', type = ''] = n.count.split(':')
  const each = say(`count.${counter}`, type === '' ? {} : { type: { key: `type.${type}` } })
  const limits = [
    ...(n.min === undefined ? [] : [say('atLeast', { n: n.min })]),
    ...(n.max === undefined ? [] : [say('atMost', { n: n.max })]),
  ]
  const gain = say('per', { gain: say(op, { n: n.times }), each })
  return limits.reduce((line, limit) => say('limited', { line, limit }), gain)
}

function attack({ bonus, targets, loot, onWin }: AttackEffect): Message {
  let line = say('attackAction', { n: bonus ?? 0 })
  if (targets !== undefined)
    line = say('only', { line, targets: either(targets.map((target) => say(`target.${target}`))) })
  if (loot === 'slaver') line = say('slaver', { line })
  return onWin === undefined ? line : say('onWin', { line, gain: effects(onWin) })
}

export function effect(one: Effect): Message {
  switch (one.op) {
    case 'attackAction':
      return attack(one)
    case 'buildAction':
      return say('buildAction', { n: one.discount ?? 0, free: one.freeFoundation === true ? 'yes' : 'no' })
    case 'treatyAction':
      return say('treatyAction', { n: one.discount ?? 0 })
    case 'addToPool':
      return say('addToPool', { n: one.n })
    case 'exhaust':
      return say(`exhaust.${one.what}`, { n: one.n })
    case 'discount':
      return say(`discount.${one.what}`, { n: one.n })
    case 'take':
      return say(`take.${one.from}`, { n: one.n, what: say(`token.${one.what}`) })
    case 'choose':
      return either(one.options.map(effects))
    case 'opponentChooses': {
      const [first, second] = one.options.map(effects)
      return say('opponentChooses', { first: first ?? say('nothing'), second: second ?? say('nothing') })
    }
    case 'spy':
      return say(one.stars.length > 1 ? 'spy.any' : `spy.${one.stars[0]}`)
    case 'moveSegment':
    case 'swapSegments':
    case 'exchangeAttackDefense':
    case 'rector':
    case 'raid':
    case 'tradeAgreement':
    case 'embassy':
      return say(one.op)
    default:
      return figure(one.op, one.n)
  }
}

export function effects(list: readonly Effect[]): Message {
  return list.length === 0 ? say('nothing') : inTurn(list.map(effect))
}

export function cost(list: readonly Cost[]): Message[] {
  return list.map(({ pay, n }) => say(`cost.${pay}`, { n }))
}

/** "Main action (1 Influence): gain 3 Essence." */
export function option({ star, cost: price, do: list }: CharacterOption): Message {
  const line = effects(list)
  return price.length === 0 ? say(`star.${star}`, { line }) : say(`star.${star}.paid`, { cost: cost(price), line })
}

export function ability(one: Ability): Message {
  if (one.kind === 'action') return option(one)
  if (one.kind !== 'passive') return say(one.kind, { line: effects(one.do) })
  const { type, kind, vs } = one.filter ?? {}
  if ('on' in one) {
    const when = type === undefined ? say(`on.${one.on}`) : say('on.buildType', { type: { key: `type.${type}` } })
    return say('passive', { when, line: effects(one.do) })
  }
  const about =
    vs !== undefined
      ? say(`target.${vs}`)
      : kind !== undefined
        ? say(`every.${kind}`)
        : type !== undefined
          ? say('every.type', { type: { key: `type.${type}` } })
          : say('every.all')
  return say(`modify.${one.modify}`, { n: Math.abs(one.n), about })
}

export function requirement(one: Requirement): Message {
  switch (one.req) {
    case 'pattern':
      return say('requires.pattern', { rows: one.rows.join(' / ') })
    case 'spend':
      return say('requires.spend', { n: one.n, what: say(`token.${one.what}`) })
    case 'monster':
      return say('requires.monster', { defense: one.defense })
    default:
      return say(`requires.${one.req}`, { n: one.n })
  }
}

/** What stands above the abilities of a segment: its type, cost, Essence and modifiers. */
export function segment({ kind, type, cost: wealth, essence, plus, minus }: SegmentCard): Message {
  const named = (list: readonly string[]): Message => either(list.map((one) => ({ key: `type.${one}` })))
  const params = { type: { key: `type.${type}` }, wealth: wealth ?? 0, essence, plus: named(plus), minus: named(minus) }
  return say(`segment.${kind}${minus.length > 0 ? '.minus' : ''}`, params)
}

/** Value and cost, requirement, bonus. */
export function fragment({ value, cost: influence, requires, bonus }: FragmentCard): Message[] {
  return [
    say('fragment', { value: 'I'.repeat(value), n: influence }),
    ...requires.map((one) => say('requires', { line: requirement(one) })),
    say('bonus', { line: effects(bonus) }),
  ]
}

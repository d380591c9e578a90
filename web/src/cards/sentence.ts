/** The effect language (rules E19) in words: every effect, cost and ability as a message. */
import type {
  Ability,
  AttackEffect,
  CharacterOption,
  Cost,
  Count,
  Effect,
  Figure,
  Requirement,
  SegmentType,
} from '@ludarium/essence/data'
import { LETTERS } from '@ludarium/essence/data'
import type { Message } from '@ludarium/kernel'

const say = (key: string, params?: Message['params']): Message => ({ key, params })
export const typeName = (type: SegmentType): Message => say(`type.${type}`)

/** Joins messages by pairs: "a, then b, then c". */
function joined(key: string, messages: readonly Message[]): Message {
  const [first, ...rest] = messages
  if (first === undefined) return say('effect.nothing')
  return rest.reduce((line, next) => say(key, { first: line, second: next }), first)
}

function counted(op: string, n: Count): Message {
  const [counter = '', type = ''] = n.count.split(':')
  const what = say(`effect.counted.${counter}`, type === '' ? {} : { type: say(`type.${type}`) })
  const limit =
    n.max === undefined
      ? say('effect.limit.none')
      : n.min === undefined
        ? say('effect.limit.max', { max: n.max })
        : say('effect.limit.both', { min: n.min, max: n.max })
  return say('effect.counted', { gain: gained(op, n.times), what, limit })
}

const gained = (op: string, n: Figure): Message => (typeof n === 'number' ? say(`effect.${op}`, { n }) : counted(op, n))

function attack(effect: AttackEffect): Message {
  let line = effect.bonus ? say('effect.attackAction.bonus', { n: effect.bonus }) : say('effect.attackAction')
  if (effect.targets !== undefined) line = say('effect.attackAction.outside', { attack: line })
  if (effect.loot === 'slaver') line = say('effect.attackAction.slaver', { attack: line })
  if (effect.onWin !== undefined)
    line = say('effect.attackAction.win', { attack: line, gain: effectsSaid(effect.onWin) })
  return line
}

export function effectSaid(effect: Effect): Message {
  switch (effect.op) {
    case 'attackAction':
      return attack(effect)
    case 'buildAction':
      return say('effect.buildAction', { n: effect.discount ?? 0, free: effect.freeFoundation ? 'yes' : 'no' })
    case 'treatyAction':
      return say('effect.treatyAction', { n: effect.discount ?? 0 })
    case 'exhaust':
      return say(`effect.exhaust.${effect.what}`)
    case 'discount':
      return say(`effect.discount.${effect.what}`, { n: effect.n })
    case 'take':
      return say(`effect.take.${effect.from}`, { n: effect.n, what: say(`effect.what.${effect.what}`) })
    case 'choose':
    case 'opponentChooses': {
      const [first = [], second = []] = effect.options
      return say(`effect.${effect.op}`, {
        first: effectsSaid(first, 'effect.and'),
        second: effectsSaid(second, 'effect.and'),
      })
    }
    case 'spy':
      return say('effect.spy', { stars: effect.stars.join('') })
    case 'moveSegment':
    case 'swapSegments':
    case 'exchangeAttackDefense':
    case 'rector':
    case 'raid':
    case 'tradeAgreement':
    case 'embassy':
      return say(`effect.${effect.op}`)
    case 'addToPool':
      return say('effect.addToPool', { n: effect.n })
    default:
      return gained(effect.op, effect.n)
  }
}

export function effectsSaid(effects: readonly Effect[], by = 'effect.then'): Message {
  return joined(by, effects.map(effectSaid))
}

export function costSaid(cost: readonly Cost[]): Message {
  return joined(
    'effect.and',
    cost.map(({ pay, n }) => say(`cost.${pay}`, { n })),
  )
}

/** What an ability does, without its kind. */
export function abilityDoes(ability: Ability): Message {
  if (ability.kind !== 'passive') return effectsSaid(ability.do)
  const type = ability.filter?.type
  if ('on' in ability) {
    const when =
      ability.on === 'build'
        ? type === undefined
          ? say('trigger.build.any')
          : say('trigger.build', { filter: typeName(type) })
        : say(`trigger.${ability.on}`)
    return say('ability.trigger', { when, what: effectsSaid(ability.do) })
  }
  const n = Math.abs(ability.n)
  if (ability.modify === 'attackValue') return say('modify.attackValue', { n, vs: ability.filter?.vs ?? 'all' })
  if (ability.modify !== 'buildCost') return say(`modify.${ability.modify}`, { n })
  const what =
    type !== undefined
      ? say('modify.what.type', { type: typeName(type) })
      : say(`modify.what.${ability.filter?.kind ?? 'any'}`)
  return say('modify.buildCost', { n, what })
}

export function abilityKind(ability: Ability): Message {
  return say(`ability.${ability.kind === 'action' ? ability.star : ability.kind}`)
}

/** "Side action (1 Influence): gain 2 Essence." */
export function abilitySaid(ability: Ability): Message {
  const kind = abilityKind(ability)
  const what = abilityDoes(ability)
  return ability.kind === 'action' && ability.cost.length > 0
    ? say('ability.line.cost', { kind, cost: costSaid(ability.cost), what })
    : say('ability.line', { kind, what })
}

export function optionSaid(option: CharacterOption): Message {
  const kind = say(`ability.${option.star}`)
  const what = effectsSaid(option.do)
  return option.cost.length > 0
    ? say('ability.line.cost', { kind, cost: costSaid(option.cost), what })
    : say('ability.line', { kind, what })
}

/** A pattern read aloud row by row. */
function rowsSaid(rows: readonly string[]): Message {
  const lines = rows.map((row) =>
    joined(
      'effect.and',
      [...row].map((letter) => {
        const type = LETTERS[letter]
        return type === undefined ? say('req.pattern.gap') : typeName(type)
      }),
    ),
  )
  return joined('req.pattern.rows', lines)
}

export function requirementSaid(need: Requirement, aloud: boolean): Message {
  switch (need.req) {
    case 'pattern':
      return aloud ? say('req.pattern.said', { rows: rowsSaid(need.rows) }) : say('req.pattern')
    case 'spend':
      return say('req.spend', { n: need.n, what: say(`effect.what.${need.what}`) })
    case 'monster':
      return say('req.monster', { n: need.defense })
    default:
      return say(`req.${need.req}`, { n: need.n })
  }
}

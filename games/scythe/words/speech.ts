/** What the game says, as keys and figures. */
import {
  at,
  type Message,
  type MessageParam,
  type MoveMessage,
  next,
  type Seat,
  type Speech,
  seatName,
} from '@ludarium/kernel'
import { idOf, placeOf } from '../board.ts'
import { BONUS_AMOUNT, type Section, UNITS } from '../data/index.ts'
import type { ScytheEvent } from '../events.ts'
import { encounterOption, factoryCardOf, matOf, productOf } from '../figures.ts'
import { bottomCost, produceCost, topActionOf, topWorth } from '../mat.ts'
import { bottomIndex, player, structurePlace } from '../pieces.ts'
import { sketch } from '../sketch.ts'
import type { Player, ScytheMove, ScytheMoveOf, ScytheState, ScytheStep } from '../state.ts'
import { eventText } from './events.ts'
import { amountOf, factoryText, gains, named, placeName, prices, unitName } from './parts.ts'

/** S numbers of the rules behind the steps; also where the drawer opens. */
const RULE: Readonly<Record<ScytheStep['step'], string>> = {
  turn: 'S3',
  section: 'S3',
  top: 'S5',
  bottom: 'S10',
  end: 'S13',
  pay: 'S4',
  discard: 'S4',
  amount: 'S4',
  gains: 'S8',
  place: 'S5.3',
  harvest: 'S5.4',
  moving: 'S6',
  journey: 'S6.8',
  afterMove: 'S6.9',
  combats: 'S7',
  ready: 'S7',
  ability: 'S12',
  battle: 'S7',
  retreat: 'S12.1',
  spoils: 'S7',
  encounter: 'S8',
  option: 'S8',
  encounterEnd: 'S8',
  look: 'S8',
  looking: 'S8',
  relocate: 'S8',
  visit: 'S9',
  factory: 'S9',
  choose: 'S9',
  upgrade: 'S10.2',
  deploy: 'S10.3',
  build: 'S10.4',
  enlist: 'S10.5',
  settle: 'S9',
  ongoing: 'S10',
  stars: 'S14',
  star: 'S14',
  token: 'S19.2',
  rearm: 'S19.6',
}

/** Figures of a prompt beside the seat. */
function promptParams(s: ScytheState, seat: Seat, step: ScytheStep): Record<string, MessageParam> {
  const p = player(s, seat)
  switch (step.step) {
    case 'top':
      return { action: named('top', topActionOf(s, p)) }
    case 'bottom':
      return { action: named('section', matOf(s, p).sections[p.section]?.bottom ?? 'factory') }
    case 'pay':
    case 'discard':
    case 'place':
    case 'moving':
      return { left: step.left }
    case 'amount':
      return { amount: amountOf(step.what, step.most) }
    case 'journey':
      return { left: step.left, unit: unitName(s, seat, at(UNITS, step.unit)) }
    case 'ability':
      return { ability: named('ability', step.ability), at: placeName(idOf(step.at)) }
    case 'battle':
    case 'rearm':
      return { at: placeName(idOf(step.at)) }
    case 'token':
      return { at: placeName(idOf(at(p.units, 0))) }
    case 'retreat':
      return { unit: unitName(s, seat, at(UNITS, p.units.indexOf(step.at))) }
    case 'option':
      return { card: named('encounter', s.encounter) }
    case 'looking':
      return { other: seatName(step.at) }
    case 'relocate':
      return step.to < 0 ? {} : { to: placeName(idOf(step.to)) }
    default:
      return {}
  }
}

function promptKey(s: ScytheState, seat: Seat, step: ScytheStep): string {
  if (step.step === 'battle' && (step.given[seat]?.length ?? 0) > 0) return 'prompt.battle.cards'
  if (step.step === 'option' && step.taken !== '') return 'prompt.option.again'
  if (step.step === 'relocate' && step.to >= 0) return 'prompt.relocate.units'
  if (step.step === 'token') return `prompt.token.${player(s, seat).faction === 'albion' ? 'flag' : 'trap'}`
  return `prompt.${step.step}`
}

/** Group of buttons and rule of each kind of move. */
const ABOUT: Readonly<Record<ScytheMove['do'], readonly [group: string, rule: string]>> = {
  section: ['section', 'S3'],
  prefer: ['preferences', 'S18'],
  reveal: ['objective', 'S13'],
  skip: ['pass', 'S3'],
  end: ['pass', 'S3'],
  move: ['action', 'S5.1'],
  coins: ['action', 'S5.1'],
  bolster: ['action', 'S5.2'],
  trade: ['action', 'S5.3'],
  produce: ['action', 'S5.4'],
  harvest: ['benefit', 'S5.4'],
  factory: ['action', 'S9'],
  choose: ['benefit', 'S9'],
  bottom: ['action', 'S10'],
  pay: ['pay', 'S4'],
  coerce: ['pay', 'S12.3'],
  discard: ['pay', 'S4'],
  upgrade: ['benefit', 'S10.2'],
  deploy: ['benefit', 'S10.3'],
  build: ['benefit', 'S10.4'],
  enlist: ['benefit', 'S10.5'],
  place: ['benefit', 'S5.3'],
  settle: ['benefit', 'S9'],
  take: ['benefit', 'S4'],
  enough: ['pass', 'S4'],
  unit: ['unit', 'S6'],
  endMove: ['pass', 'S6'],
  load: ['cargo', 'S6.8'],
  drop: ['cargo', 'S6.8'],
  step: ['step', 'S6'],
  stop: ['pass', 'S6'],
  fight: ['combat', 'S7'],
  ability: ['combat', 'S12'],
  dial: ['combat', 'S7'],
  card: ['combat', 'S7'],
  ready: ['pass', 'S7'],
  retreat: ['combat', 'S12.1'],
  option: ['encounter', 'S8'],
  look: ['encounter', 'S8'],
  relocate: ['encounter', 'S8'],
  bring: ['encounter', 'S8'],
  takeCard: ['factory', 'S9'],
  flag: ['token', 'S19.2'],
  trap: ['token', 'S19.5'],
  rearm: ['token', 'S19.6'],
  star: ['star', 'S14'],
  give: ['gift', 'S17'],
}

function harvestAmount(s: ScytheState, at: string, count: number): Message {
  return amountOf(productOf(s, placeOf(at)), count)
}

/** S5 The top-row actions with all that they cost and bring now. */
function topText(
  s: ScytheState,
  p: Player,
  move: ScytheMoveOf<'move' | 'coins' | 'bolster' | 'trade' | 'produce'>,
): Message {
  switch (move.do) {
    case 'move':
      return { key: 'move.move', params: { units: topWorth(s, p, 'move', 0) } }
    case 'coins':
      return { key: 'move.coins', params: { gains: amountOf('coins', topWorth(s, p, 'move', 1)) } }
    case 'bolster':
    case 'trade': {
      const { take } = move
      const worth = topWorth(s, p, move.do, take === 'power' || take === 'resources' ? 0 : 1)
      const gains = [amountOf(take === 'resources' ? 'anyResources' : take, worth)]
      if (move.do === 'bolster' && structurePlace(p, 'monument') >= 0) gains.push(amountOf('popularity', 1))
      if (move.do === 'trade' && structurePlace(p, 'armory') >= 0) gains.push(amountOf('power', 1))
      return { key: `move.${move.do}`, params: { cost: amountOf('coins', 1), gains } }
    }
    case 'produce': {
      const cost = Object.entries(produceCost(s, p)).flatMap(([what, n]) => (n > 0 ? [amountOf(what, n)] : []))
      const key = cost.length === 0 ? 'move.produce.free' : 'move.produce'
      return { key, params: { n: topWorth(s, p, 'produce', 0), cost } }
    }
  }
}

/** S10.1 A bottom-row action with its cost. */
function bottomText(s: ScytheState, p: Player, action: Section): Message {
  const section = matOf(s, p).sections.find(({ bottom }) => bottom === action)
  if (section === undefined) return { key: 'move.bottom.factory' }
  const cost = amountOf(section.resource, bottomCost(s, p, bottomIndex(section.bottom)))
  return { key: 'move.bottom', params: { action: named('section', section.bottom), cost } }
}

function moveText(s: ScytheState, seat: Seat, move: ScytheMove): Message {
  const p = player(s, seat)
  switch (move.do) {
    case 'section': {
      const section = matOf(s, p).sections.find(({ bottom }) => bottom === move.section)
      if (section === undefined) return { key: 'move.section.factory' }
      return {
        key: 'move.section',
        params: { top: named('top', section.top), bottom: named('section', section.bottom) },
      }
    }
    case 'prefer': {
      const state = move.on ? 'on' : 'off'
      if (move.what === 'gains') return { key: `move.prefer.gains.${state}` }
      return { key: `move.prefer.${state}`, params: { section: named('section', move.what) } }
    }
    case 'reveal':
      return { key: 'move.reveal', params: { objective: named('objective', move.objective) } }
    case 'skip':
    case 'enough': {
      const step = next(s)?.step
      return { key: step === undefined ? 'move.enough' : `move.${move.do}.${step}` }
    }
    case 'move':
    case 'coins':
    case 'bolster':
    case 'trade':
    case 'produce':
      return topText(s, p, move)
    case 'harvest':
      return { key: 'move.harvest', params: { amount: harvestAmount(s, move.at, move.count), at: placeName(move.at) } }
    case 'factory': {
      const card = factoryCardOf(s, p.factoryCard)
      const cost = prices(card.cost)
      if (card.choices.length > 1) return { key: 'move.factory.choice', params: { cost } }
      return { key: 'move.factory', params: { cost, gains: gains(at(card.choices, 0)) } }
    }
    case 'choose':
      return {
        key: 'move.choose',
        params: { gains: gains(at(factoryCardOf(s, p.factoryCard).choices, move.option)) },
      }
    case 'bottom':
      return bottomText(s, p, move.action)
    case 'pay':
    case 'place':
      return { key: `move.${move.do}`, params: { amount: amountOf(move.resource, 1), at: placeName(move.at) } }
    case 'coerce':
    case 'discard':
    case 'card':
      return { key: `move.${move.do}`, params: { card: named('card', move.card) } }
    case 'upgrade':
      return { key: 'move.upgrade', params: { from: named('cube', move.from), to: named('section', move.to) } }
    case 'deploy':
      return { key: 'move.deploy', params: { mech: named('ability', move.mech), at: placeName(move.at) } }
    case 'build':
      return { key: 'move.build', params: { structure: named('structure', move.structure), at: placeName(move.at) } }
    case 'enlist':
      return {
        key: 'move.enlist',
        params: { section: named('section', move.section), bonus: amountOf(move.bonus, BONUS_AMOUNT) },
      }
    case 'settle':
    case 'fight':
    case 'flag':
    case 'rearm':
      return { key: `move.${move.do}`, params: { at: placeName(move.at) } }
    case 'take':
      if (move.amount === 0) return { key: 'move.take.none' }
      return { key: 'move.take', params: { amount: amountOf(move.what, move.amount) } }
    case 'unit':
      return { key: 'move.unit', params: { unit: unitName(s, seat, move.unit), at: placeName(move.at) } }
    case 'load':
    case 'drop':
      if (move.what === 'everything') return { key: 'move.load.everything' }
      if (move.what === 'moved') return { key: `move.${move.do}.moved`, params: { amount: move.amount } }
      return { key: `move.${move.do}`, params: { amount: amountOf(move.what, move.amount) } }
    case 'step':
    case 'retreat':
    case 'relocate':
      return { key: `move.${move.do}`, params: { to: placeName(move.to) } }
    case 'ability':
      return { key: `move.ability.${move.use ? 'use' : 'not'}`, params: { ability: named('ability', move.ability) } }
    case 'dial':
      return { key: 'move.dial', params: { power: move.power } }
    case 'option': {
      const { gain, cost } = encounterOption(s, s.encounter, move.option)
      const params = { option: move.option.toUpperCase(), gains: gains(gain), cost: prices(cost) }
      return { key: params.cost.length === 0 ? 'move.option.free' : 'move.option.paid', params }
    }
    case 'look':
      return { key: 'move.look', params: { other: seatName(move.at) } }
    case 'bring':
      return { key: 'move.bring', params: { unit: unitName(s, seat, move.unit) } }
    case 'takeCard':
      return factoryText(s, move.card)
    case 'trap':
      return { key: 'move.trap', params: { trap: named('trap', move.trap), at: placeName(move.at) } }
    case 'star':
      return { key: 'move.star', params: { goal: named('goal', move.goal) } }
    case 'give':
      return { key: 'move.give', params: { amount: amountOf('coins', move.coins), other: seatName(move.to) } }
    default:
      return { key: `move.${move.do}` }
  }
}

export const speech: Speech<ScytheState, ScytheMove, ScytheEvent> = {
  prompt(s, seat) {
    const step = next(s)
    if (step === undefined) return { key: 'prompt.wait', params: { seat: seatName(seat) } }
    return { key: promptKey(s, seat, step), params: { seat: seatName(seat), ...promptParams(s, seat, step) } }
  },
  move(s, seat, move): MoveMessage {
    const [group, rule] = ABOUT[move.do]
    return { ...moveText(s, seat, move), group: `group.${group}`, rule }
  },
  event: eventText,
  rule: (s) => RULE[next(s)?.step ?? 'turn'],
  sketch,
}

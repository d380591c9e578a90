/** What the game says about a position, a move and an event, as messages. */
import {
  type Message,
  type MessageParam,
  type MoveMessage,
  next,
  type Seat,
  type Speech,
  seatName,
} from '@ludarium/kernel'
import type { StepOf } from '../agenda.ts'
import { POSITION_ID, positionOf, SPACE_ID, turnedCell } from '../board.ts'
import { costOf, payment } from '../costs.ts'
import { MODULE_SPACES, TECHS } from '../data/index.ts'
import { effectOf, techKey } from '../effects.ts'
import type { ReviveEvent } from '../events.ts'
import { backAt, frontOf } from '../lookups.ts'
import type { ReviveMove } from '../moves.ts'
import { player } from '../pieces.ts'
import { sketch } from '../sketch.ts'
import { standing } from '../standing.ts'
import type { ReviveState } from '../state.ts'
import { eventMessage } from './events.ts'
import { amounts, component, effectMessage, named, techNumber } from './naming.ts'

/** The rule each kind of question comes from. */
const RULES: Readonly<Record<string, string>> = {
  tribe: 'R3',
  side: 'R3',
  draft: 'R3',
  turn: 'R4',
  lever: 'R10',
  slot: 'R8',
  basic: 'R5',
  overflow: 'R5',
  track: 'R14',
  unlock: 'R14',
  special: 'R14',
  artifact: 'R19',
  remove: 'R16',
  module: 'R9',
  place: 'R9',
  ability: 'R18',
  recover: 'R17',
  rest: 'R8',
  wake: 'R8',
  restActive: 'R8',
  playCard: 'R8',
  recruit: 'R11',
  recruitAny: 'R11',
  wild: 'R8',
  reopen: 'R17',
  copy: 'R22',
  size: 'R13',
  tech: 'R12',
  pay: 'R5',
  save: 'R11',
  orient: 'R11',
  tile: 'R22',
  falcon: 'R22',
  figure: 'R21',
  figureTo: 'R21',
  reward: 'R16',
  clear: 'R24',
  branch: 'R26',
}

function ruleOf(s: ReviveState): string {
  return RULES[next(s)?.step ?? ''] ?? 'R2'
}

const MOVE_RULES: Readonly<Record<string, string>> = {
  play: 'R8',
  switch: 'R10',
  explore: 'R11',
  populate: 'R12',
  build: 'R13',
  hibernate: 'R16',
  trade: 'R17',
  deal: 'R17',
  machine: 'R17',
  crate: 'R17',
}

const ACTIONS = new Set(['play', 'switch', 'explore', 'populate', 'build'])
const FREE = new Set(['trade', 'deal', 'machine', 'crate'])

function groupOf(s: ReviveState, move: ReviveMove): string {
  if (FREE.has(move.do)) return 'group.free'
  if (ACTIONS.has(move.do)) return 'group.action'
  if (move.do === 'confirm' || move.do === 'withdraw') return 'group.payment'
  if (move.do === 'hibernate' || move.do === 'end') return 'group.turn'
  const step = next(s)?.step
  return step === 'tribe' || step === 'side' || step === 'draft' ? 'group.setup' : 'group.detail'
}

function prompt(s: ReviveState, seat: Seat): Message {
  const step = next(s)
  const who = seatName(seat)
  if (step === undefined) return { key: 'event.scoring' }
  const key = `prompt.${step.step}`
  switch (step.step) {
    case 'turn':
      return { key: `prompt.turn${Math.min(2, s.seats === 1 && s.actions > 0 ? 2 : s.actions)}`, params: { seat: who } }
    case 'slot':
      return { key, params: { seat: who, card: named('card', step.card) } }
    case 'basic':
    case 'price':
    case 'track':
      return { key, params: { seat: who, n: step.n } }
    case 'swap':
      return { key, params: { seat: who, n: step.times } }
    case 'save':
      return { key, params: { seat: who, n: step.left } }
    case 'buy':
    case 'choose':
    case 'act':
      return { key, params: { seat: who, effect: effectMessage(step.effect) } }
    case 'ability': {
      const { tribe, side } = player(s, seat)
      return { key, params: { seat: who, effect: named('ability', `${tribe}.${side}`) } }
    }
    case 'special':
      return { key, params: { seat: who, track: named('track', step.color) } }
    case 'place':
      return { key, params: { seat: who, module: named('module', step.module) } }
    case 'tile':
      return { key, params: { seat: who, tile: tileName(s, step.effect) } }
    case 'pay':
      return payPrompt(s, step, seat)
    default:
      return { key, params: { seat: who } }
  }
}

function tileName(s: ReviveState, effect: string): Message {
  const { op } = effectOf(s, effect)
  return named('tribeTile', op.do === 'placeTribeTile' ? op.tile : '')
}

function payPrompt(s: ReviveState, step: StepOf<'pay'>, seat: Seat): Message {
  const { range, gear, book, food, fee, foodOff } = costOf(s, standing(s, seat), step)
  const target = step.kind === 'explore' ? named('position', POSITION_ID[step.target] ?? '') : spaceName(step.target)
  if (range < 0) return { key: 'prompt.payFar', params: { seat: seatName(seat), target } }
  return {
    key: 'prompt.pay',
    params: {
      seat: seatName(seat),
      kind: named('kind', step.kind),
      amounts: amounts({ gear, book: book + fee, food: Math.max(0, range + food - foodOff) }),
    },
  }
}

function spaceName(space: number): Message {
  return named('space', SPACE_ID[space] ?? '')
}

type Params = Readonly<Record<string, MessageParam>>

/** Key and figures of a move's words. */
function said(s: ReviveState, seat: Seat, move: ReviveMove): readonly [string, Params] {
  const key = `move.${move.do}`
  const p = player(s, seat)
  switch (move.do) {
    case 'tribe':
      return [key, { tribe: named('tribe', move.tribe) }]
    case 'side':
      return [key, { side: named('side', move.side), ability: named('ability', `${p.tribe}.${move.side}`) }]
    case 'keep':
      return [key, { card: named('artifactCard', move.card) }]
    case 'play':
    case 'recruit':
    case 'rest':
    case 'wake':
    case 'wild':
    case 'copy':
      return [key, { card: named('card', move.card) }]
    case 'switch':
      return [key, { effect: named('switch', s.switchSide) }]
    case 'lever':
      return [move.copy ? 'move.lever.copy' : 'move.lever.print', { effect: named('switch', s.switchSide) }]
    case 'explore':
      return [key, exploreParams(s, seat, move.tile)]
    case 'populate':
    case 'build':
    case 'falcon':
    case 'figureTo':
      return [key, { space: named('space', move.space) }]
    case 'end':
      return [next(s)?.step === 'clear' ? 'move.done' : key, {}]
    case 'trade':
    case 'save':
    case 'take':
    case 'pay':
      return [key, { resource: named('resource', move.resource) }]
    case 'deal':
      return [key, { effect: named('effect', `${p.tribe}.${p.side}.${move.tech}`) }]
    case 'machine':
    case 'recover':
    case 'special':
      return [key, { machine: machineName(move.machine) }]
    case 'crate':
    case 'reopen':
      return [key, { crate: named('crate', move.crate) }]
    case 'slot':
      return [key, slotParams(s, move)]
    case 'size':
      return [`move.size.${move.size}`, {}]
    case 'tech':
      return [key, { tech: named('tech', techKey(p, TECHS.indexOf(move.tech))) }]
    case 'orient':
      return [`move.orient.${move.orientation}`, { grounds: grounds(s, move.orientation) }]
    case 'part':
      return [key, { effect: effectMessage(move.part) }]
    case 'accept':
      return [next(s)?.step === 'ability' ? 'move.ability' : key, {}]
    case 'decline':
      return [next(s)?.step === 'parts' ? 'move.skip' : key, {}]
    case 'swap':
      return [key, { give: named('resource', move.give), get: named('resource', move.get) }]
    case 'choose':
      return [key, { effect: optionText(s, move.option) }]
    case 'track':
      return [key, { track: named('track', move.track) }]
    case 'unlock':
      return [key, { reward: named('effect', move.reward) }]
    case 'artifact':
      return [next(s)?.step === 'remove' ? 'move.remove' : key, { artifact: named('artifact', move.artifact) }]
    case 'module':
      return [key, { module: named('module', move.module) }]
    case 'place':
      return placeText(s, seat, move.place)
    case 'tile':
      return [key, { tile: openTile(s), space: named('space', move.space) }]
    case 'figure':
      return [key, { tech: techNumber(move.tech), space: spaceName(p.figures[TECHS.indexOf(move.tech)] ?? 0) }]
    case 'reward':
      return [key, { space: move.space, effect: named('effect', `hibernation.${move.space}`) }]
    case 'clear':
      return [key, { component: component(move.component) }]
    case 'branch':
      return [key, { label: named('branch', `${s.chapter}.${move.option}`) }]
    default:
      return [key, {}]
  }
}

function machineName(id: string): Message {
  return named('machine', id)
}

function exploreParams(s: ReviveState, seat: Seat, tile: string): Params {
  const pay = payment(s, seat, 'explore', '', positionOf(tile))
  const { points, cost } = backAt(s, pay.target)
  const range = Math.max(0, costOf(s, standing(s, seat), pay).range)
  return {
    tile: named('position', tile),
    cost: { key: 'cost.tile', params: { amounts: amounts(cost), range } },
    points,
  }
}

function slotParams(s: ReviveState, move: ReviveMove & { do: 'slot' }): Params {
  const step = next(s)
  const card = step?.step === 'slot' ? step.card : ''
  return {
    slot: named('slot', move.slot),
    half: named('half', move.half),
    effect: named('effect', `${card}.${move.half}`),
  }
}

function grounds(s: ReviveState, orientation: number): Message {
  const step = next(s)
  const front = step?.step === 'orient' ? frontOf(s, s.tiles[step.target] ?? '') : []
  const at = (cell: number): Message => named('ground', front[turnedCell(cell, orientation)]?.ground ?? '')
  return { key: 'list.grounds', params: { a: at(0), b: at(1), c: at(2), d: at(3) } }
}

function optionText(s: ReviveState, option: number): Message {
  const step = next(s)
  return effectMessage(step?.step === 'choose' ? (effectOf(s, step.effect).parts[option] ?? '') : '')
}

function placeText(s: ReviveState, seat: Seat, id: string): readonly [string, Params] {
  const at = MODULE_SPACES.findIndex((space) => space.id === id)
  const old = player(s, seat).modules[at] ?? ''
  const place = named('place', id)
  return old === '' ? ['move.place', { place }] : ['move.replace', { place, module: named('module', old) }]
}

function openTile(s: ReviveState): Message {
  const step = next(s)
  return step?.step === 'tile' ? tileName(s, step.effect) : named('tribeTile', 'forest')
}

export const speech: Speech<ReviveState, ReviveMove, ReviveEvent> = {
  prompt,
  move(s, seat, move): MoveMessage {
    const [key, params] = said(s, seat, move)
    return { key, params, group: groupOf(s, move), rule: MOVE_RULES[move.do] ?? ruleOf(s) }
  },
  event: eventMessage,
  rule: (s) => ruleOf(s),
  sketch,
}

/** What the game says, as messages: keys and figures. The sentences are in the catalogs. */
import { at, type Message, type MoveMessage, next, type Seat, type Speech, seatName } from '@ludarium/kernel'
import { hexNamed, nameOfHex, spadesBetween } from '../board.ts'
import type { InnovationEvent } from '../events.ts'
import { actionOf } from '../figures.ts'
import type { InnovationMove } from '../moves.ts'
import { buildingNamed, player, terrainAt } from '../pieces.ts'
import { innovationCost } from '../preview.ts'
import { placeOfMove, sketch } from '../sketch.ts'
import type { InnovationState } from '../state.ts'
import { bookCost, powerCost } from '../steps/actions.ts'
import { chargeOf, offerCost } from '../steps/offers.ts'
import { upgradeCost } from '../steps/upgrade.ts'
import { eventMessage } from './events.ts'
import { ruleOf } from './rule-numbers.ts'

const name = (kind: string, id: string): Message => ({ key: `${kind}.${id}` })

function terrainOf(s: InnovationState, hex: string): Message {
  return name('terrain', terrainAt(s, hexNamed(s, hex)))
}

/** Prompts whose step holds figures worth telling. */
function prompt(s: InnovationState, seat: Seat): Message {
  const step = next(s)
  const who = { seat: seatName(seat) }
  switch (step?.step) {
    case 'settle':
    case 'place':
    case 'placeFree':
      return { key: `prompt.${step.step}`, params: { ...who, building: name('building', step.building) } }
    case 'offer': {
      const p = player(s, seat)
      const power = chargeOf(p, step.amount)
      const vp = offerCost(s, p, step.amount)
      return { key: 'prompt.offer', params: { ...who, power, vp, hex: nameOfHex(s, step.hex) } }
    }
    case 'target':
      return { key: `prompt.target.${step.build}`, params: { ...who, free: step.free } }
    case 'dig':
    case 'raise':
      return {
        key: `prompt.${step.step}.${step.hex < 0 ? 'none' : 'hex'}`,
        params: { ...who, hex: nameOfHex(s, step.hex) },
      }
    case 'spades':
    case 'book':
    case 'pay':
      return { key: `prompt.${step.step}`, params: { ...who, count: step.count } }
    case 'step':
      return { key: 'prompt.step', params: { ...who, count: step.count, times: step.times } }
    case 'key':
      return { key: 'prompt.key', params: { ...who, discipline: name('discipline', step.discipline) } }
    default:
      return { key: `prompt.${step?.step ?? 'over'}`, params: who }
  }
}

/** Key and figures of a move; its group and rule come from tables. */
function describe(s: InnovationState, seat: Seat, move: InnovationMove): Message {
  const key = `move.${move.do}`
  switch (move.do) {
    case 'set': {
      const found = s.sets.find((one) => one.terrain === move.terrain)
      const faction = name('faction', found?.factions[0] ?? 'blessed')
      const bonus = name('bonus', found?.bonus ?? 'coin-purse')
      return { key, params: { terrain: name('terrain', move.terrain), faction, bonus } }
    }
    case 'draft':
      return { key: `move.draft.${move.kind}`, params: { item: name(move.kind, move.item) } }
    case 'display':
      return { key, params: { terrain: name('terrain', move.terrain), faction: name('faction', move.faction) } }
    case 'rival':
      return { key, params: { terrain: name('terrain', move.terrain) } }
    case 'first':
      return { key, params: { item: name('effect', move.item) } }
    case 'terraform':
    case 'build':
    case 'target':
      return {
        key: `${key}.${move.way || 'reach'}`,
        params: { hex: move.hex, terrain: terrainOf(s, move.hex), spades: spadesAt(s, seat, move.hex) },
      }
    case 'upgrade': {
      const { coins } = upgradeCost(s, seat, hexNamed(s, move.hex), buildingNamed(move.to))
      return { key, params: { hex: move.hex, to: name('building', move.to), coins } }
    }
    case 'innovation': {
      const { any, books, coins } = innovationCost(s, seat, s.innovations.indexOf(move.innovation))
      const all = books.reduce((sum, n) => sum + n, any)
      return { key, params: { innovation: name('innovation', move.innovation), books: all, coins } }
    }
    case 'send':
      return { key, params: { discipline: name('discipline', move.discipline), steps: move.steps } }
    case 'power':
      return { key, params: { action: name('action', move.action), power: powerCost(s, player(s, seat), move.action) } }
    case 'bookAction':
      return { key, params: { action: name('action', move.action), books: bookCost(s, move.action) } }
    case 'special':
      return { key, params: { special: name('special', move.special) } }
    case 'convert': {
      const book = move.discipline === '' ? name('discipline', 'any') : name('discipline', move.discipline)
      return { key: `move.convert.${move.conversion}`, params: { discipline: book } }
    }
    case 'accept': {
      const step = next(s)
      const p = player(s, seat)
      const amount = step?.step === 'offer' ? step.amount : 1
      return { key, params: { power: chargeOf(p, amount), vp: offerCost(s, p, amount) } }
    }
    case 'decline':
      return { key: `move.decline.${next(s)?.step ?? 'offer'}` }
    case 'dig':
      return { key, params: { spades: move.spades } }
    case 'add':
      return {
        key,
        params: { source: name(actionOf(s, move.source) === undefined ? 'special' : 'action', move.source) },
      }
    case 'bridge':
      return { key, params: { from: move.from, to: move.to } }
    case 'palace':
      return { key, params: { palace: name('palace', move.palace) } }
    case 'competency':
      return { key, params: { competency: name('competency', move.competency) } }
    case 'city':
      return { key, params: { tile: name('city', move.tile) } }
    case 'bonus': {
      const coins = s.bonusCoins[s.bonuses.indexOf(move.bonus)] ?? 0
      return { key, params: { bonus: name('bonus', move.bonus), coins } }
    }
    case 'return':
    case 'step':
    case 'book':
    case 'pay':
      return { key, params: { discipline: name('discipline', move.discipline) } }
    case 'settle':
    case 'annex':
    case 'raise':
    case 'place':
    case 'freeUpgrade':
    case 'replace':
    case 'found':
      return { key, params: { hex: move.hex } }
    case 'spade':
      return { key, params: { hex: move.hex, terrain: terrainOf(s, move.hex), spades: spadesAt(s, seat, move.hex) } }
    default:
      return { key }
  }
}

function spadesAt(s: InnovationState, seat: Seat, hex: string): number {
  return spadesBetween(at(s.terrain, hexNamed(s, hex)), player(s, seat).terrain)
}

const GROUPS: Partial<Record<InnovationMove['do'], string>> = {
  terraform: 'group.terraform',
  build: 'group.terraform',
  upgrade: 'group.upgrade',
  sailing: 'group.tracks',
  terraforming: 'group.tracks',
  innovation: 'group.innovation',
  send: 'group.scholar',
  return: 'group.scholar',
  power: 'group.power',
  bookAction: 'group.books',
  special: 'group.special',
  annex: 'group.annex',
  molesBridge: 'group.special',
  pass: 'group.pass',
  convert: 'group.convert',
  end: 'group.pass',
}

export const speech: Speech<InnovationState, InnovationMove, InnovationEvent> = {
  prompt,
  move(s, seat, move): MoveMessage {
    const rule = ruleOf(move.do) ?? ruleOf(next(s)?.step ?? '') ?? 'A1'
    return { ...describe(s, seat, move), group: GROUPS[move.do] ?? 'group.choice', rule }
  },
  event: eventMessage,
  rule: (s) => ruleOf(next(s)?.step ?? '') ?? 'A1',
  sketch,
  place: placeOfMove,
}

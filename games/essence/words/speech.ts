/** What The Essence says: messages for every prompt, move, event and reason. The sentences stand in en.ts. */
import { type Message, type MoveMessage, next, type Seat, type Speech } from '@ludarium/kernel'
import { builtCard, optionsOf, prophecyCard, treatiesOf } from '../card.ts'
import type { CharacterOption } from '../data/index.ts'
import type { EssenceEvent } from '../events.ts'
import { nameOfCell } from '../grid.ts'
import type { EssenceMove } from '../moves.ts'
import { player } from '../pieces.ts'
import { attackPreview, buildPrice, placement, readPrice, treatyPrice } from '../preview.ts'
import { effectsAt, inner } from '../script.ts'
import { sketch } from '../sketch.ts'
import type { EssenceState, EssenceStep } from '../state.ts'
import { moveEssence } from '../steps/move.ts'
import { cost, effects } from './effects.ts'
import { eventMessage } from './events.ts'
import { cardName, factionName, fragmentName, mix, monsterName, reasonName, signed, treatyName, who } from './names.ts'

/** Which rule a question belongs to. */
const RULE: Readonly<Record<EssenceStep['step'], string>> = {
  chooseFaction: 'E5',
  deal: 'E5',
  preparation: 'E6',
  income: 'E7',
  advisors: 'E8',
  bid: 'E8',
  tie: 'E8.4',
  bidder: 'E8',
  pickAdvisor: 'E8.6',
  leftovers: 'E8',
  nextTurn: 'E9',
  turn: 'E9',
  turnEnds: 'E9',
  passing: 'E15',
  passed: 'E15',
  effects: 'E19',
  trigger: 'E19',
  choose: 'E19',
  nameJudge: 'E19',
  judge: 'E19',
  payCard: 'E19.4',
  payLocation: 'E19.4',
  pay: 'E12',
  build: 'E10',
  place: 'E10.3',
  lift: 'E11',
  put: 'E11',
  swap: 'E11',
  swapWith: 'E11',
  swapScore: 'E11',
  sign: 'E12',
  signed: 'E12',
  traded: 'E20.6',
  claim: 'E13',
  attack: 'E14',
  loot: 'E14.7',
  beaten: 'E14',
  victory: 'E14',
  exhaust: 'E19',
  take: 'E19',
  give: 'E19',
  tradeAgreement: 'E20.6',
  embassy: 'E20.7',
  rector: 'E20.2',
  spy: 'E20.1',
  cleaning: 'E16',
  reserve: 'E16.5',
  renewRow: 'E16.5',
  reshuffle: 'E16.7',
  counterAttack: 'E16.8',
  losses: 'E16.8',
  roundEnds: 'E16',
}

function ruleOf(s: EssenceState): string {
  const step = next(s)
  return step === undefined ? 'E17' : RULE[step.step]
}

function prompt(s: EssenceState, seat: Seat): Message {
  const step = next(s)
  const seatParam = { seat: who(seat) }
  if (step === undefined) return { key: 'prompt.over' }
  switch (step.step) {
    case 'turn':
      return { key: s.mainDone ? 'prompt.turnDone' : 'prompt.turn', params: seatParam }
    case 'passing': {
      const { hand } = player(s, seat)
      return { key: hand.length > 0 ? 'prompt.passing' : 'prompt.passingDone', params: seatParam }
    }
    case 'bid':
      return { key: (step.given[seat]?.length ?? 0) > 0 ? 'prompt.bidMore' : 'prompt.bid', params: seatParam }
    case 'place':
    case 'put':
    case 'swapWith':
    case 'swapScore':
      return { key: `prompt.${step.step}`, params: { ...seatParam, card: cardName(step.card) } }
    case 'pay':
      return { key: 'prompt.pay', params: { ...seatParam, n: step.amount, for: reasonName(step.for) } }
    case 'loot':
      return { key: 'prompt.loot', params: { ...seatParam, from: who(step.from) } }
    case 'give':
      return { key: 'prompt.give', params: { ...seatParam, to: who(step.to), n: step.amount } }
    case 'judge':
      return { key: 'prompt.judge', params: { ...seatParam, for: who(step.for) } }
    default:
      return { key: `prompt.${step.step}`, params: seatParam }
  }
}

type Said = Omit<MoveMessage, 'rule'>

const said = (group: string, key: string, params: Message['params'] = {}): Said => ({
  group: `group.${group}`,
  key: `move.${key}`,
  params,
})

/** "Priest: (1 Influence) gain 3 Essence" */
function optionSaid(card: string, option: CharacterOption, group: string, key: string): Said {
  const params = { card: cardName(card), line: effects(option.do) }
  return option.cost.length === 0
    ? said(group, key, params)
    : said(group, `${key}Paid`, { ...params, cost: cost(option.cost) })
}

function cellSaid(s: EssenceState, seat: Seat, x: number, y: number): Said {
  const step = next(s)
  const card = step?.step === 'place' || step?.step === 'put' ? step.card : ''
  const { essence } = placement(s, seat, card, x, y)
  return said('cell', 'place', { card: cardName(card), cell: nameOfCell({ x, y }), essence: signed(essence) })
}

function attackSaid(s: EssenceState, seat: Seat, move: EssenceMove, on: Message): Said {
  const preview = attackPreview(s, seat, move)
  const params = { on, attack: preview?.attack ?? 0, defense: preview?.defense ?? 0, essence: preview?.essence ?? 0 }
  return said('attack', `attack.${preview?.outcome ?? 'failure'}`, params)
}

/** A success is the reading of the fragment too, whose cost is paid then. */
function monsterSaid(s: EssenceState, seat: Seat, move: EssenceMove, slot: number): Said {
  const card = s.row[slot - 1] ?? ''
  const attack = attackSaid(s, seat, move, monsterName(card))
  if (attack.key !== 'move.attack.success') return attack
  const price = mix(0, readPrice(s, seat, card))
  return price.key === 'mix.none'
    ? said('attack', 'attack.monster', attack.params)
    : said('attack', 'attack.monsterPaid', { ...attack.params, price })
}

/** Everything that reading a fragment costs: Influence, and what its requirement spends. */
function readingPrice(s: EssenceState, seat: Seat, card: string): Message {
  const { requirement } = prophecyCard(s, card)
  const influence = readPrice(s, seat, card)
  if (requirement.req !== 'spend') return mix(0, influence)
  const { what, n } = requirement
  if (what !== 'either') return mix(what === 'wealth' ? n : 0, influence + (what === 'influence' ? n : 0))
  return influence === 0
    ? { key: 'mix.either', params: { n } }
    : { key: 'mix.more', params: { mix: mix(0, influence), n } }
}

function readSaid(s: EssenceState, seat: Seat, slot: number): Said {
  const card = s.row[slot - 1] ?? ''
  const price = readingPrice(s, seat, card)
  const params = { card: fragmentName(card), slot, line: effects(prophecyCard(s, card).card.bonus) }
  return price.key === 'mix.none'
    ? said('prophecy', 'read', params)
    : said('prophecy', 'readPaid', { ...params, price })
}

function starSaid(s: EssenceState, card: string, group: string, key: string, params: Message['params'] = {}): Said {
  const { star } = builtCard(s, card)
  const all = { ...params, card: cardName(card), line: effects(star === null ? [] : effectsAt(s, star.script)) }
  return star === null || star.cost.length === 0
    ? said(group, key, all)
    : said(group, `${key}Paid`, { ...all, cost: cost(star.cost) })
}

function chosenSaid(s: EssenceState, option: number): Said {
  const step = next(s)
  if (step?.step !== 'choose' && step?.step !== 'judge') return said('choice', 'decline')
  return said('choice', 'choose', { line: effects(effectsAt(s, inner(step.script, step.at, option))) })
}

function moveSaid(s: EssenceState, seat: Seat, move: EssenceMove): Said {
  switch (move.do) {
    case 'faction':
      return said('setup', 'faction', { faction: factionName(move.faction) })
    case 'bidWealth':
      return said('bid', 'bidWealth', { n: move.wealth })
    case 'bidInfluence':
      return said('bid', 'bidInfluence', { n: move.influence })
    case 'rank':
      return said('bid', 'rank', { next: who(move.seat) })
    case 'advisor': {
      const wealth = s.advisors.find((pile) => pile.advisor === move.advisor)?.wealth ?? 0
      return said('advisor', 'advisor', { card: cardName(move.advisor), wealth })
    }
    case 'build':
      return said('build', 'build', { card: cardName(move.card), n: buildPrice(s, seat, move.card) })
    case 'place':
      return cellSaid(s, seat, move.x, move.y)
    case 'sign':
      return said('treaty', 'sign', {
        treaty: treatyName(move.treaty),
        n: treatyPrice(s, seat, move.treaty) ?? 0,
        line: effects(treatiesOf(s).find((one) => one.id === move.treaty)?.do ?? []),
      })
    case 'pay':
      return said('pay', 'pay', { mix: mix(move.wealth, move.influence) })
    case 'give':
      return said('pay', 'give', { mix: mix(move.wealth, move.influence) })
    case 'lose':
      return said('pay', 'lose', { mix: mix(move.wealth, move.influence) })
    case 'play': {
      const option = optionsOf(s, move.card)[move.option]
      if (option === undefined) return said('character', 'decline')
      return optionSaid(move.card, option, `character.${option.star}`, 'play')
    }
    case 'enslave': {
      const option = optionsOf(s, move.card)[move.option]
      return option === undefined ? said('loot', 'decline') : optionSaid(move.card, option, 'loot', 'enslave')
    }
    case 'use':
      return starSaid(s, move.card, `segment.${builtCard(s, move.card).star?.star ?? 'main'}`, 'use')
    case 'copy':
      return starSaid(s, move.card, 'copy', 'copy', { owner: who(move.seat) })
    case 'read':
      return readSaid(s, seat, move.slot)
    case 'reserve':
      return said('cleaning', 'reserve', { card: fragmentName(s.row[move.slot - 1] ?? ''), slot: move.slot })
    case 'discard':
      return said('card', next(s)?.step === 'passing' ? 'sell' : 'discard', { card: cardName(move.card) })
    case 'exhaustOwn':
      return said('card', 'exhaustOwn', { card: cardName(move.card) })
    case 'attack':
      return attackSaid(s, seat, move, who(move.seat))
    case 'attackThreat':
      return attackSaid(s, seat, move, { key: 'name.threat' })
    case 'attackMonster':
      return monsterSaid(s, seat, move, move.slot)
    case 'loot':
      return said('loot', `loot.${move.token}`)
    case 'exhaust':
      return said('exhaust', 'exhaust', { card: cardName(move.card), owner: who(move.seat) })
    case 'choose':
      return chosenSaid(s, move.option)
    case 'judge':
      return said('opponent', 'judge', { other: who(move.seat) })
    case 'take': {
      const other = player(s, move.seat)
      return said('opponent', 'take', { other: who(move.seat), mix: mix(other.wealth, other.influence) })
    }
    case 'embassy':
      return said('opponent', 'embassy', { other: who(move.seat) })
    case 'lift':
      return said('island', 'lift', { card: cardName(move.card) })
    case 'swap':
      return said('island', 'swap', { card: cardName(move.card) })
    case 'swapWith':
      return said('island', 'swapWith', { card: cardName(move.card) })
    case 'score': {
      const segment = player(s, seat).island.find((one) => one.card === move.card)
      const essence = segment === undefined ? 0 : moveEssence(s, seat, move.card, segment.x, segment.y)
      return said('island', 'score', { card: cardName(move.card), essence: signed(essence) })
    }
    case 'trade':
      return said('treaty', 'trade', { treaty: treatyName(move.treaty) })
    case 'pass':
    case 'end':
      return said('turn', move.do)
    case 'keep':
      return said('turn', 'keep', { n: player(s, seat).hand.length })
    case 'reshuffle':
    case 'leave':
      return said('cleaning', move.do)
    case 'decline':
      return said('turn', `decline.${next(s)?.step ?? 'build'}`)
  }
}

/** The rule behind a move of a turn; other moves belong to the rule of the question. */
const MOVE_RULE: Readonly<Record<string, string>> = {
  build: 'E10',
  sign: 'E12',
  play: 'E9.5',
  use: 'E9.6',
  read: 'E13',
  pass: 'E15',
}

export const speech: Speech<EssenceState, EssenceMove, EssenceEvent> = {
  prompt,
  move: (s, seat, move) => ({ ...moveSaid(s, seat, move), rule: MOVE_RULE[move.do] ?? ruleOf(s) }),
  event: eventMessage,
  rule: ruleOf,
  sketch,
}

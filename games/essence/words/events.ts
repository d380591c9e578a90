/** Log events as messages. */
import type { KernelEvent, Message } from '@ludarium/kernel'
import type { AttackTarget, EssenceEvent } from '../events.ts'
import { nameOfCell } from '../grid.ts'
import { newestAt } from '../script.ts'
import { effects } from './effects.ts'
import { cardName, factionName, fragmentName, mix, monsterName, reasonName, signed, treatyName, who } from './names.ts'

/** The sentence of that name. */
const told = (key: string, params: Message['params'] = {}): Message => ({ key: `event.${key}`, params })

/** A list of cards; it may be empty: an empty deck brings none. */
function listed(key: string, names: readonly Message[], params: Message['params'] = {}): Message | null {
  return names.length === 0 ? null : told(key, { ...params, cards: names })
}

function targetOf(event: AttackTarget): Message {
  if (event.on === 'threat') return { key: 'name.threat' }
  return event.on === 'monster' ? monsterName(event.card) : who(event.on)
}

/** The line of the log; null for an event that needs none. */
export function eventMessage(event: EssenceEvent | KernelEvent): Message | null {
  switch (event.type) {
    case 'sealed':
      return null
    case 'over':
      return told('over')
    case 'turns':
      return told('turns', { order: event.order.map(who) })
    case 'round':
      return told('round', { round: event.round })
    case 'counterAttack':
      return told('counterAttack', { n: event.n })
    case 'market':
      return listed('market', event.cards.map(cardName))
    case 'row':
      return listed('row', event.cards.filter((card) => card !== '').map(fragmentName))
    default:
      return ofSeat(event, who(event.seat))
  }
}

type SeatEvent = Extract<EssenceEvent, { readonly seat: number }>

/** What a seat did or what happened to it. */
function ofSeat(event: SeatEvent, seat: Message): Message | null {
  switch (event.type) {
    case 'noAdvisor':
    case 'turn':
    case 'revengeToken':
    case 'reshuffled':
    case 'threatIgnored':
      return told(event.type, { seat })
    case 'idle':
    case 'raid':
    case 'revenge':
      return told(event.type, { seat, n: event.n })
    case 'read':
    case 'reserve':
      return told(event.type, { seat, card: fragmentName(event.card) })
    case 'play':
    case 'use':
    case 'discard':
    case 'sold':
      return told(event.type, { seat, card: cardName(event.card) })
    case 'bid':
    case 'bidReturned':
    case 'lost':
      return told(event.type, { seat, mix: mix(event.wealth, event.influence) })
    case 'placed':
    case 'moved': {
      const { card, essence } = event
      return told(event.type, { seat, card: cardName(card), cell: nameOfCell(event), essence: signed(essence) })
    }
    case 'swapScored':
      return told('swapScored', { seat, card: cardName(event.card), essence: signed(event.essence) })
    case 'exhaust': {
      const own = event.on === event.seat
      return told(own ? 'exhaustOwn' : 'exhaust', { seat, card: cardName(event.card), on: who(event.on) })
    }
    case 'copy':
      return told(event.type, { seat, card: cardName(event.card), on: who(event.on) })
    case 'drew':
    case 'added':
      return listed(event.type, event.cards.map(cardName), { seat })
    case 'faction':
      return told('faction', { seat, faction: factionName(event.faction) })
    case 'income': {
      const { cards, essence } = event
      const params = { seat, mix: mix(event.wealth, event.influence), cards, essence }
      return told(essence > 0 ? 'incomeEssence' : 'income', params)
    }
    case 'gain':
      // Gains of nothing (an empty pile, a full board) need no line.
      return event.n === 0 ? null : told(`gain.${event.what}`, { seat, n: event.n })
    case 'rank':
      return told('rank', { seat, next: who(event.next) })
    case 'advisor':
      return told('advisor', { seat, card: cardName(event.advisor), wealth: event.wealth })
    case 'build':
      return told('build', { seat, card: cardName(event.card), cost: event.cost })
    case 'swapped':
      return told('swapped', { seat, card: cardName(event.card), other: cardName(event.other) })
    case 'sign':
      return told('sign', { seat, treaty: treatyName(event.treaty), cost: event.cost })
    case 'paid':
      return told('paid', { seat, mix: mix(event.wealth, event.influence), for: reasonName(event.for) })
    case 'trade':
      return told('trade', { seat, n: event.n, signer: who(event.signer) })
    case 'claim':
      return event.revealed === '' ? null : told('revealed', { card: fragmentName(event.revealed) })
    case 'attack': {
      const { attack, defense } = event
      const params = { seat, on: targetOf(event), attack, defense, n: attack - defense }
      return told(event.won ? 'attackWon' : 'attackFailed', params)
    }
    case 'ignored':
      return told('ignored', { seat, on: who(event.on), attack: event.attack, defense: event.defense })
    case 'loot':
      return told(`loot.${event.token}`, { seat, from: who(event.from) })
    case 'enslave':
      return told('enslave', { seat, card: cardName(event.card), from: who(event.from) })
    case 'discount':
      return told(`discount.${event.what}`, { seat, n: event.n })
    case 'exchanged':
      return told('exchanged', { seat, attack: event.attack, defense: event.defense })
    case 'gave':
      return told('gave', { seat, to: who(event.to), mix: mix(event.wealth, event.influence) })
    case 'judge':
      return told('judge', { seat, judge: who(event.judge) })
    case 'judged':
      return told('judged', { seat, for: who(event.for), line: effects(newestAt(event.script)) })
    case 'tradeAgreement':
      return told('tradeAgreement', { seat, treaty: treatyName(event.treaty) })
    case 'embassy':
      return told('embassy', { seat, on: who(event.on) })
    case 'pass':
      return told('pass', { seat, place: event.place })
    case 'shards':
      return told('shards', { seat, n: event.n, rank: event.rank, essence: event.essence })
  }
}

/** Log events as messages. */
import type { GameEvent, Message } from '@ludarium/kernel'
import { newestAt } from '../script.ts'
import { effects } from './effects.ts'
import { cardName, factionName, mix, signed, treatyName, who } from './names.ts'

type Teller = (event: GameEvent) => Message | null

const figure = (event: GameEvent, name: string): number => Number(event[name] ?? 0)
const text = (event: GameEvent, name: string): string => String(event[name] ?? '')
const seatOf = (event: GameEvent, name = 'seat'): Message => who(figure(event, name))

function cards(event: GameEvent): Message[] {
  const list = event.cards
  return Array.isArray(list) ? list.filter((id) => id !== '').map((id) => cardName(String(id))) : []
}

/** The sentence of the event's own name, with these parameters beside the seat. */
const tell =
  (params: (event: GameEvent) => Message['params'] = () => ({})): Teller =>
  (event) => ({ key: `event.${event.type}`, params: { seat: seatOf(event), ...params(event) } })

const card = (event: GameEvent): Message['params'] => ({ card: cardName(text(event, 'card')) })
const count = (event: GameEvent): Message['params'] => ({ n: figure(event, 'n') })
const tokens = (event: GameEvent): Message['params'] => ({
  mix: mix(figure(event, 'wealth'), figure(event, 'influence')),
})

/** Lists of cards may be empty: an empty deck brings none. */
const listed: Teller = (event) => (cards(event).length === 0 ? null : tell((one) => ({ cards: cards(one) }))(event))

function targetOf(event: GameEvent): Message {
  if (event.on === 'threat') return { key: 'name.threat' }
  return event.on === 'monster' ? cardName(text(event, 'card')) : seatOf(event, 'on')
}

const attack: Teller = (event) => ({
  key: event.won === true ? 'event.attackWon' : 'event.attackFailed',
  params: {
    seat: seatOf(event),
    on: targetOf(event),
    attack: figure(event, 'attack'),
    defense: figure(event, 'defense'),
    n: figure(event, 'attack') - figure(event, 'defense'),
  },
})

/** Gains of nothing (an empty pile, a full board) need no line. */
const gained: Teller = (event) =>
  figure(event, 'n') === 0
    ? null
    : { key: `event.gain.${text(event, 'what')}`, params: { seat: seatOf(event), ...count(event) } }

const TELLERS: Readonly<Record<string, Teller>> = {
  sealed: () => null,
  faction: tell((event) => ({ faction: factionName(text(event, 'faction')) })),
  round: tell((event) => ({ round: figure(event, 'round') })),
  market: listed,
  drew: listed,
  added: listed,
  row: listed,
  gain: gained,
  income: tell((event) => ({ ...tokens(event), cards: figure(event, 'cards') })),
  bid: tell(tokens),
  rank: tell((event) => ({ next: seatOf(event, 'next') })),
  bidReturned: tell(tokens),
  advisor: tell((event) => ({ card: cardName(text(event, 'advisor')), wealth: figure(event, 'wealth') })),
  noAdvisor: tell(),
  turns: () => ({ key: 'event.turns' }),
  turn: tell(),
  idle: tell(count),
  build: tell((event) => ({ ...card(event), cost: figure(event, 'cost') })),
  placed: tell((event) => ({ ...card(event), essence: signed(figure(event, 'essence')) })),
  moved: tell((event) => ({ ...card(event), essence: signed(figure(event, 'essence')) })),
  swapped: tell((event) => ({ ...card(event), other: cardName(text(event, 'other')) })),
  swapScored: tell((event) => ({ ...card(event), essence: signed(figure(event, 'essence')) })),
  sign: tell((event) => ({ treaty: treatyName(text(event, 'treaty')), cost: figure(event, 'cost') })),
  paid: tell((event) => ({ ...tokens(event), for: cardName(text(event, 'for')) })),
  trade: tell((event) => ({ ...count(event), signer: seatOf(event, 'signer') })),
  read: tell(card),
  claim: (event) =>
    text(event, 'revealed') === ''
      ? null
      : { key: 'event.revealed', params: { card: cardName(text(event, 'revealed')) } },
  attack,
  ignored: tell((event) => ({
    on: seatOf(event, 'on'),
    attack: figure(event, 'attack'),
    defense: figure(event, 'defense'),
  })),
  loot: (event) => ({
    key: `event.loot.${text(event, 'token')}`,
    params: { seat: seatOf(event), from: seatOf(event, 'from') },
  }),
  exhaust: tell((event) => ({ ...card(event), on: seatOf(event, 'on') })),
  enslave: tell((event) => ({ ...card(event), from: seatOf(event, 'from') })),
  play: tell(card),
  use: tell(card),
  copy: tell((event) => ({ ...card(event), on: seatOf(event, 'on') })),
  discount: (event) => ({
    key: `event.discount.${text(event, 'what')}`,
    params: { seat: seatOf(event), ...count(event) },
  }),
  exchanged: tell((event) => ({ attack: figure(event, 'attack'), defense: figure(event, 'defense') })),
  raid: tell(count),
  gave: tell((event) => ({ ...tokens(event), to: seatOf(event, 'to') })),
  judge: tell((event) => ({ judge: seatOf(event, 'judge') })),
  judged: tell((event) => ({ for: seatOf(event, 'for'), line: effects(newestAt(text(event, 'script'))) })),
  tradeAgreement: tell((event) => ({ treaty: treatyName(text(event, 'treaty')) })),
  embassy: tell((event) => ({ on: seatOf(event, 'on') })),
  discard: tell(card),
  sold: tell(card),
  pass: tell((event) => ({ place: figure(event, 'place') })),
  shards: tell((event) => ({ ...count(event), rank: figure(event, 'rank'), essence: figure(event, 'essence') })),
  revenge: tell(count),
  revengeToken: tell(),
  reserve: tell(card),
  reshuffled: tell(),
  counterAttack: tell(count),
  lost: tell(tokens),
  threatIgnored: tell(),
  over: () => ({ key: 'event.over' }),
}

export function eventMessage(event: GameEvent): Message | null {
  return TELLERS[event.type]?.(event) ?? null
}

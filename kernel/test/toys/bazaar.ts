/**
 * Bazaar: hidden hands, secret bids of one or two cards, ties broken by the holder of the gavel, and protests that
 * interrupt a sale. Two to four seats bid for eight lots; every card shows its value.
 */
import {
  at,
  defineGame,
  draw,
  type GameModule,
  type Message,
  masks,
  next,
  push,
  rankBy,
  type SealedStep,
  type Seat,
  type Speech,
  type State,
  sayEvent,
  sayMove,
  sealed,
  seatName,
  seatsOf,
  shuffle,
  unseenOf,
  type Words,
} from '../../index.ts'

type Step =
  | { readonly step: 'lot' }
  | (SealedStep<BazaarMove> & { readonly step: 'bid' })
  | { readonly step: 'tie'; readonly seat: Seat; readonly among: readonly Seat[] }
  | { readonly step: 'protest'; readonly seat: Seat; readonly buyer: Seat }
  | { readonly step: 'sell'; readonly buyer: Seat }

export type BazaarMove =
  | { readonly do: 'bid'; readonly card: string }
  | { readonly do: 'award'; readonly to: Seat }
  | { readonly do: 'enough' | 'allow' | 'protest' }

export type BazaarEvent =
  | { readonly type: 'lot'; readonly lot: string }
  | { readonly type: 'bid'; readonly seat: Seat; readonly cards: readonly string[] }
  | { readonly type: 'award'; readonly seat: Seat; readonly to: Seat }
  | { readonly type: 'protest'; readonly seat: Seat }
  | { readonly type: 'sold'; readonly seat: Seat; readonly lot: string }

interface Player {
  hand: string[]
  won: string[]
  mayProtest: boolean
}

export interface BazaarState extends State {
  players: Player[]
  deck: string[]
  discard: string[]
  lots: string[]
  /** The lot for sale, '' before the first. */
  lot: string
  refused: string[]
  gavel: Seat
  agenda: Step[]
}

const CARDS = ['a', 'b', 'c', 'd'].flatMap((suit) => [1, 2, 3, 4, 5, 6].map((value) => `${suit}${value}`))
const LOTS = [1, 2, 3, 4, 5, 6, 7, 8].map((value) => `lot${value}`)
const HAND = 4

/** The number at the end of a card's or lot's name. */
export const worth = (card: string): number => Number(/\d+$/.exec(card)?.[0] ?? 0)
const sum = (cards: readonly string[]): number => cards.reduce((total, card) => total + worth(card), 0)

const { open, cards, each, fields, own } = masks<BazaarState>()

const player = (s: BazaarState, seat: Seat): Player => at(s.players, seat)

export const bazaar = defineGame<BazaarState, BazaarMove, BazaarEvent, Step>({
  id: 'bazaar',
  name: 'Bazaar',
  version: 1,
  seats: { min: 2, max: 4 },
  options: [{ id: 'protests', kind: 'flag', default: true }],
  setup(base) {
    const deck = shuffle(base.chance, [...CARDS])
    const players = Array.from({ length: base.seats }, () => ({
      hand: deck.splice(-HAND),
      won: [],
      mayProtest: base.options.protests === true,
    }))
    const lots = shuffle(base.chance, [...LOTS])
    return { ...base, players, deck, discard: [], lots, lot: '', refused: [], gavel: 0, agenda: [{ step: 'lot' }] }
  },
  steps: {
    lot: {
      run(s, _step, log) {
        const lot = draw(s, s.lots)
        if (lot === undefined) return
        s.lot = lot
        s.round++
        s.turn++
        log?.({ type: 'lot', lot })
        push(s, { step: 'bid', ...sealed<BazaarMove>(s) }, { step: 'lot' })
      },
    },
    bid: {
      sealed(s, _step, seat, given) {
        const used = given.map((move) => (move.do === 'bid' ? move.card : ''))
        const bids = player(s, seat)
          .hand.filter((card) => !used.includes(card))
          .map((card): BazaarMove => ({ do: 'bid', card }))
        return given.length === 0 ? bids : [{ do: 'enough' }, ...bids]
      },
      complete: (_s, _step, _seat, given) => given.length === 2,
      resolve(s, step, log) {
        const bids = step.given.map((given) => given.flatMap((move) => (move.do === 'bid' ? [move.card] : [])))
        for (const [seat, bid] of bids.entries()) {
          const { hand } = player(s, seat)
          for (const card of bid) s.discard.push(...hand.splice(hand.indexOf(card), 1))
          log?.({ type: 'bid', seat, cards: bid })
        }
        const best = Math.max(...bids.map(sum))
        const among = seatsOf(s).filter((seat) => sum(bids[seat] ?? []) === best)
        for (const seat of seatsOf(s)) refill(s, seat)
        push(s, { step: 'tie', seat: s.gavel, among })
      },
    },
    tie: {
      forced: true,
      legal: (_s, step) => step.among.map((to) => ({ do: 'award', to })),
      on: {
        award(s, step, seat, { to }, log) {
          if (step.among.length > 1) log?.({ type: 'award', seat, to })
          for (const other of seatsOf(s)) if (other !== to) push(s, { step: 'protest', seat: other, buyer: to })
          push(s, { step: 'sell', buyer: to })
        },
      },
    },
    protest: {
      skip: (s, step) => s.lot === '' || !player(s, step.seat).mayProtest,
      legal: () => [{ do: 'allow' }, { do: 'protest' }],
      on: {
        allow() {},
        protest(s, _step, seat, _move, log) {
          player(s, seat).mayProtest = false
          s.refused.push(s.lot)
          s.lot = ''
          log?.({ type: 'protest', seat })
        },
      },
    },
    sell: {
      run(s, step, log) {
        s.gavel = (s.gavel + 1) % s.seats
        if (s.lot === '') return
        player(s, step.buyer).won.push(s.lot)
        log?.({ type: 'sold', seat: step.buyer, lot: s.lot })
        s.lot = ''
      },
    },
  },
  secrets: {
    players: each(fields<Player>({ hand: cards('?card', own), won: open, mayProtest: open })),
    deck: cards('?card'),
    discard: open,
    lots: cards('?lot'),
    lot: open,
    refused: open,
    gavel: open,
  },
  unseen: (v, back) =>
    back === '?lot'
      ? unseenOf(LOTS, v.refused, [v.lot], ...v.players.map((one) => one.won))
      : unseenOf(CARDS, v.discard, ...v.players.map((one) => one.hand)),
  score: (s, seat) => [
    { key: 'lots', points: sum(player(s, seat).won) },
    { key: 'protest', points: player(s, seat).mayProtest ? 1 : 0 },
  ],
  ranks: (s) => rankBy(s.players.map((one) => [sum(one.won) + (one.mayProtest ? 1 : 0), one.won.length])),
  why: (s, seat) => (player(s, seat).mayProtest ? [] : [{ move: { do: 'protest' }, reason: { key: 'why.protest' } }]),
  advice: {
    evaluate(s, seat) {
      const { won, mayProtest, hand } = player(s, seat)
      const rivals = s.players.reduce((total, one) => total + sum(one.won), -sum(won))
      return sum(won) - rivals / (s.seats - 1) + (mayProtest ? 3 : 0) + sum(hand) / 8
    },
  },
  audit: {
    bounds: { branching: 8, decisions: 200 },
    components: (s) => ({
      cards: s.deck.length + s.discard.length + s.players.flatMap((one) => one.hand).length,
      lots: s.lots.length + s.refused.length + (s.lot === '' ? 0 : 1) + s.players.flatMap((one) => one.won).length,
    }),
  },
})

/** Refills the hand; the discard pile becomes the deck when it runs out. */
function refill(s: BazaarState, seat: Seat): void {
  const { hand } = player(s, seat)
  while (hand.length < HAND) {
    if (s.deck.length === 0) s.deck = shuffle(s.chance, s.discard.splice(0))
    const card = draw(s, s.deck)
    if (card === undefined) return
    hand.push(card)
  }
}

const lot = (id: string): Message => ({ key: 'lot', params: { value: worth(id) } })
const card = (id: string): Message => ({ key: 'card', params: { value: worth(id), suit: id.charAt(0) } })

const speech: Speech<BazaarState, BazaarMove, BazaarEvent> = {
  prompt: (s, seat) => ({ key: `prompt.${next(s)?.step}`, params: { seat: seatName(seat) } }),
  move: (_s, _seat, move) => sayMove(move, { group: 'group.sale', rule: 'B1' }, { card, to: seatName }),
  event: (event) => sayEvent(event, { lot, cards: card, to: seatName }),
  rule: () => 'B1',
}

const words: Words = {
  catalog: {
    'option.protests': 'Protests',
    card: 'card of {value} ({suit})',
    lot: 'lot {value}',
    'group.sale': 'The sale',
    'prompt.bid': '{seat}, seal a bid of one or two cards.',
    'prompt.tie': '{seat}, break the tie.',
    'prompt.protest': '{seat}, allow the sale or protest.',
    'move.bid': 'Bid the {card}',
    'move.enough': 'Leave it at that',
    'move.award': 'Award it to {to}',
    'move.protest': 'Protest',
    'move.allow': 'Allow the sale',
    'event.lot': 'For sale: {lot}.',
    'event.bid': '{seat} bids the {cards}.',
    'event.award': '{seat} awards the lot to {to}.',
    'event.protest': '{seat} protests: nobody buys.',
    'event.sold': '{seat} buys {lot}.',
    'why.protest': 'You have protested already.',
    'score.lots': 'Lots',
    'score.protest': 'Protest kept',
  },
  rules: [{ id: 'B1', title: 'The sale', text: 'The highest sum buys the lot; the gavel breaks ties.' }],
}

export const bazaarModule: GameModule<BazaarState, BazaarMove, BazaarEvent> = {
  game: bazaar,
  speech,
  words: { en: async () => words },
}

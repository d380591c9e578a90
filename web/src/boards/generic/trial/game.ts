/**
 * A game as somebody brings it who has written rules, words and a sketch and nothing for the page: stones on a stall,
 * coins, a hand that rivals do not see, and with the option `map` a walk over a few hexes. Only tests use it.
 */
import {
  at,
  type BlockedMove,
  type Catalog,
  defineGame,
  draw,
  finish,
  type GameModule,
  type Message,
  type MoveMessage,
  masks,
  movePlaces,
  next,
  placeBy,
  placeNames,
  placeReader,
  push,
  type Seat,
  type Sketch,
  type State,
  seatName,
  shuffle,
  unseenOf,
} from '@ludarium/kernel'

type Step = { readonly step: 'turn'; readonly seat: Seat }
type StallMove =
  | { readonly do: 'take'; readonly stone: string }
  | { readonly do: 'go'; readonly hex: string }
  | { readonly do: 'draw' }
type StallEvent =
  | { readonly type: 'taken'; readonly seat: Seat; readonly stone: string }
  | { readonly type: 'gone'; readonly seat: Seat; readonly hex: string }
  | { readonly type: 'drawn'; readonly seat: Seat }

interface Player {
  coins: number
  stones: string[]
  hand: string[]
  hex: string
}

interface StallState extends State {
  players: Player[]
  stall: string[]
  deck: string[]
  agenda: Step[]
}

const STONES = ['agate', 'beryl', 'coral', 'diamond', 'emerald', 'flint']
const CARDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
const PRICE: Readonly<Record<string, number>> = { agate: 1, beryl: 2, coral: 2, diamond: 9, emerald: 4, flint: 1 }
const HEXES = [
  { id: 'home', q: 0, r: 0, ground: 'meadow' },
  { id: 'wood', q: 1, r: 0, ground: 'forest' },
  { id: 'gap', q: 0, r: 1, ground: 'chalk' },
  { id: 'far', q: 1, r: 1, ground: 'forest' },
]
const TURNS = 12

const { open, cards, each, fields, own } = masks<StallState>()
const player = (s: StallState, seat: Seat): Player => at(s.players, seat)
const priceOf = (stone: string): number => PRICE[stone] ?? 0

function why(s: StallState, seat: Seat): BlockedMove<StallMove>[] {
  const { coins } = player(s, seat)
  return s.stall
    .filter((stone) => priceOf(stone) > coins)
    .map((stone) => ({
      move: { do: 'take', stone },
      reason: { key: 'why.coins', params: { need: priceOf(stone), have: coins } },
    }))
}

const game = defineGame<StallState, StallMove, StallEvent, Step>({
  id: 'stall',
  name: 'The Stall',
  version: 1,
  seats: { min: 2, max: 3 },
  options: [{ id: 'map', kind: 'flag', default: false }],
  setup(base) {
    const deck = shuffle(base.chance, [...CARDS])
    const players = Array.from({ length: base.seats }, () => ({
      coins: 5,
      stones: [],
      hand: deck.splice(-2),
      hex: 'home',
    }))
    return { ...base, players, stall: [...STONES], deck, agenda: [{ step: 'turn', seat: 0 }] }
  },
  steps: {
    turn: {
      legal(s, _step, seat) {
        const { coins, hex } = player(s, seat)
        return [
          ...s.stall.filter((stone) => priceOf(stone) <= coins).map((stone): StallMove => ({ do: 'take', stone })),
          ...HEXES.filter(({ id }) => s.options.map === true && id !== hex).map(
            ({ id }): StallMove => ({ do: 'go', hex: id }),
          ),
          { do: 'draw' },
        ]
      },
      on: {
        take(s, _step, seat, { stone }, log) {
          const p = player(s, seat)
          p.coins -= priceOf(stone)
          p.stones.push(...s.stall.splice(s.stall.indexOf(stone), 1))
          log?.({ type: 'taken', seat, stone })
          // A stone for one coin does not end the turn.
          if (priceOf(stone) > 1) pass(s, seat)
          else push(s, { step: 'turn', seat })
        },
        go(s, _step, seat, { hex }, log) {
          player(s, seat).hex = hex
          log?.({ type: 'gone', seat, hex })
          pass(s, seat)
        },
        draw(s, _step, seat, _move, log) {
          const card = draw(s, s.deck)
          if (card !== undefined) player(s, seat).hand.push(card)
          player(s, seat).coins++
          log?.({ type: 'drawn', seat })
          pass(s, seat)
        },
      },
    },
  },
  secrets: {
    players: each(fields({ coins: open, stones: open, hand: cards('?card', own), hex: open })),
    stall: open,
    deck: cards('?card', () => false),
  },
  unseen: (view) => unseenOf(CARDS, view.deck, ...view.players.map(({ hand }) => hand)),
  score: (s, seat) => [{ key: 'stones', points: player(s, seat).stones.length }],
  ranks: (s) => s.players.map(() => 1),
  roles: () => ({}),
  why,
  advice: { evaluate: (s, seat) => player(s, seat).stones.length },
  audit: {
    components: (s) => ({ hexes: HEXES.length, seats: s.seats }),
    bounds: { branching: 12, decisions: TURNS + 2 },
  },
})

function pass(s: StallState, seat: Seat): void {
  s.turn++
  if (s.turn >= TURNS) finish(s)
  else push(s, { step: 'turn', seat: (seat + 1) % s.seats })
}

const KINDS = { hex: ['text'], stone: ['text'] } as const
const place = placeNames(KINDS)

function sketch(s: StallState): Sketch {
  return {
    map:
      s.options.map === true
        ? HEXES.map(({ id, q, r, ground }) => ({
            id: place.hex(id),
            q,
            r,
            ground,
            name: { key: `hex.${id}` },
            rivers: [],
            pieces: s.players.flatMap((p, seat) =>
              p.hex === id ? [{ name: { key: 'walker' }, seat, count: 1, picture: 'walker' }] : [],
            ),
          }))
        : [],
    table: [
      {
        title: { key: 'sketch.stall' },
        lines: [],
        cards: s.stall.map((stone) => ({
          id: place.stone(stone),
          key: 'sketch.stone',
          params: { stone: { key: `stone.${stone}` }, n: priceOf(stone) },
        })),
      },
    ],
    seats: s.players.map((p) => [
      {
        title: { key: 'sketch.holdings' },
        lines: [
          { label: { key: 'sketch.coins' }, value: p.coins },
          { label: { key: 'sketch.stones' }, value: p.stones.length },
          { label: { key: 'sketch.hand' }, value: p.hand.length },
        ],
        cards: [],
      },
    ]),
  }
}

const catalog: Catalog = {
  prompt: '{seat}, take a stone, walk or draw.',
  'move.take': 'Take {stone}',
  'move.go': 'Walk to {hex}',
  'move.draw': 'Draw a card',
  'group.turn': 'Turn',
  'event.taken': '{seat} takes {stone}.',
  'event.gone': '{seat} walks to {hex}.',
  'event.drawn': '{seat} draws a card.',
  'why.coins': 'needs {need} coins, you have {have}',
  'score.stones': 'Stones',
  walker: 'walker',
  'sketch.stall': 'The stall',
  'sketch.stone': '{stone} for {n}',
  'sketch.holdings': 'Holdings',
  'sketch.coins': 'Coins',
  'sketch.stones': 'Stones',
  'sketch.hand': 'Cards in hand',
  ...Object.fromEntries(STONES.map((stone) => [`stone.${stone}`, stone])),
  ...Object.fromEntries(HEXES.map(({ id }) => [`hex.${id}`, `the ${id}`])),
}

function said(verb: string, params: Message['params'] = {}): MoveMessage {
  return { key: `move.${verb}`, params, group: 'group.turn', rule: 'T1' }
}

export const module: GameModule<StallState, StallMove, StallEvent> = {
  game,
  speech: {
    prompt: (_s, seat) => ({ key: 'prompt', params: { seat: seatName(seat) } }),
    move(_s, _seat, move) {
      if (move.do === 'take') return said('take', { stone: { key: `stone.${move.stone}` } })
      return move.do === 'go' ? said('go', { hex: { key: `hex.${move.hex}` } }) : said('draw')
    },
    event(event) {
      if (event.type === 'sealed') return null
      const params = { seat: seatName(event.seat) }
      if (event.type === 'taken')
        return { key: 'event.taken', params: { ...params, stone: { key: `stone.${event.stone}` } } }
      if (event.type === 'gone') return { key: 'event.gone', params: { ...params, hex: { key: `hex.${event.hex}` } } }
      return { key: 'event.drawn', params }
    },
    rule: (s) => (next(s) === undefined ? '' : 'T1'),
    sketch,
  },
  places: movePlaces(placeReader(KINDS), {
    take: placeBy(place.stone, 'stone'),
    go: placeBy(place.hex, 'hex'),
    draw: null,
  }),
  words: { en: async () => ({ catalog, rules: [{ id: 'T1', title: 'Turn', text: 'Take, walk or draw.' }] }) },
}

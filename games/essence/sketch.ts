/** The position with the simplest means: boards side by side, hands, islands in rows of letters, and the table. */
import { isHidden, type Message, type Seat, type Sketch, type SketchCard, type SketchPanel } from '@ludarium/kernel'
import { builtCard, optionsOf, prophecyCard, treatiesOf } from './card.ts'
import { type Treaty, types } from './data/index.ts'
import { columnName, gridOf, nameOfCell, rowNumber } from './grid.ts'
import { endShards, fragmentSum, player } from './pieces.ts'
import { place } from './places.ts'
import type { AdvisorPile, EssenceState, Player, Segment } from './state.ts'
import { ability, effects, fragment, option, segment } from './words/effects.ts'
import { cardName, treatyName, who } from './words/names.ts'

type Line = SketchPanel['lines'][number]

const said = (key: string, params: Message['params'] = {}): Message => ({ key: `sketch.${key}`, params })

function panel(title: string, lines: readonly Line[], cards: readonly SketchCard[] = []): SketchPanel {
  return { title: said(title), lines, cards }
}

const line = (label: string, value: Message | number): Line => ({ label: said(label), value })
const list = (items: readonly Message[]): Message => said(items.length === 0 ? 'none' : 'list', { items })

/** A card's name, and what it does; a brief look shows the name alone. */
function card(name: Message, texts: readonly Message[], id = ''): SketchCard {
  const text = texts.reduce((first, second) => said('also', { first, second }))
  const shown = said('card', { name, text })
  return id === '' ? shown : { ...shown, id }
}

/** The cards in a hand that the reader may see. Of two own ones that are the same the first bears the id. */
function handCards(s: EssenceState, seat: Seat, reader: Seat | null): SketchCard[] {
  const seen = player(s, seat).hand.filter((id) => !isHidden(id))
  return seen.map((id, i) => {
    const isFirst = seen.indexOf(id) === i
    return card(cardName(id), optionsOf(s, id).map(option), isFirst && seat === reader ? place.hand(id) : '')
  })
}

function segmentText(s: EssenceState, id: string): Message[] {
  const { card: one } = builtCard(s, id)
  return [segment(one), ...one.abilities.map(ability)]
}

function holdings(s: EssenceState, p: Player): SketchPanel {
  return panel('holdings', [
    line('shards', said('outOf', { n: p.shards, all: endShards(s) })),
    line('essence', p.essence),
    line('wealth', p.wealth),
    line('influence', p.influence),
    line('attack', p.attack),
    line('defense', p.defense),
    line('foundations', said('outOf', { n: p.foundations, all: p.foundations + p.spent })),
    line('hand', p.hand.length),
    line('segments', p.island.length),
    line('fragments', said('worth', { n: p.fragments.length, sum: fragmentSum(s, p) })),
    line('tokens', p.tokens),
    line('pass', p.pass === 0 ? said('none') : p.pass),
  ])
}

/** What counts for this round or turn, as far as there is any. */
const MARKS = [
  'attacksWon',
  'treatiesSigned',
  'ignores',
  'raid',
  'revenge',
  'buildDiscount',
  'treatyDiscount',
  'prophecyDiscount',
] as const

function marks(p: Player): SketchPanel {
  const lines = MARKS.flatMap((mark) => (p[mark] === 0 ? [] : [line(`mark.${mark}`, p[mark])]))
  return panel('marks', lines)
}

const LETTER = new Map<string, string>(types.map(({ id, letter }) => [id, letter]))

/** The letter of the type of the segment on the cell, small when it is exhausted; a full stop for a gap. */
function letterAt(s: EssenceState, island: readonly Segment[], x: number, y: number): string {
  const found = island.find((one) => one.x === x && one.y === y)
  if (found === undefined) return '.'
  const letter = LETTER.get(builtCard(s, found.card).card.type) ?? ''
  return found.exhausted ? letter.toLowerCase() : letter
}

const drawn = (cells: readonly string[]): Message => said('cells', { cells: cells.join(' ') })

/** The island from above with a ring of free cells, its rows written as the patterns of fragments are. */
function islandRows(s: EssenceState, island: readonly Segment[]): Line[] {
  if (island.length === 0) return []
  const { left, top, columns, rows } = gridOf(island, 1)
  const across = Array.from({ length: columns }, (_, i) => left + i)
  const down = Array.from({ length: rows }, (_, i) => top + i)
  return [
    line('column', drawn(across.map(columnName))),
    ...down.map((y) => ({
      label: said('row', { n: rowNumber(y) }),
      value: drawn(across.map((x) => letterAt(s, island, x, y))),
    })),
    line('letters', said('legend')),
  ]
}

function segmentCards(s: EssenceState, seat: Seat, island: readonly Segment[]): SketchCard[] {
  return island.map((one) => {
    const name = said('at', { cell: nameOfCell(one), name: cardName(one.card) })
    return card(name, segmentText(s, one.card), place.segment(seat, one.card))
  })
}

function seatPanels(s: EssenceState, seat: Seat, reader: Seat | null): SketchPanel[] {
  const p = player(s, seat)
  const read = p.fragments.filter((id) => !isHidden(id))
  return [
    holdings(s, p),
    panel('handOf', [], handCards(s, seat, reader)),
    marks(p),
    panel('island', islandRows(s, p.island)),
    panel('built', [], segmentCards(s, seat, p.island)),
    panel('claimed', [], read.map(cardName)),
    panel('piles', [line('pile', p.pile.length), line('discard', list(p.discard.map(cardName)))]),
  ].filter((one) => one.lines.length + one.cards.length > 0)
}

function state(s: EssenceState): SketchPanel {
  const lines = [line('order', list(s.order.map(who))), line('threat', s.threat)]
  if (s.trade !== '') lines.push(line('trade', treatyName(s.trade)))
  if (s.embassy >= 0) lines.push(line('embassy', who(s.embassy)))
  return panel('state', lines)
}

/** E12 What the next space costs, and who has signed. */
function treatyCard(s: EssenceState, treaty: Treaty, at: number): SketchCard {
  const signed = s.treaties[at] ?? []
  const price = treaty.spaces[signed.length]
  const name = treatyName(treaty.id)
  const priced = price === undefined ? said('full', { name }) : said('forTokens', { name, price })
  const texts = [effects(treaty.do), said('signed', { seats: list(signed.map(who)) })]
  return card(priced, texts, place.treaty(treaty.id))
}

function forSale(s: EssenceState, id: string): SketchCard {
  return card(
    said('forWealth', { name: cardName(id), price: builtCard(s, id).cost }),
    segmentText(s, id),
    place.market(id),
  )
}

function advisor(s: EssenceState, { advisor: id, wealth, left }: AdvisorPile): SketchCard {
  const name = wealth > 0 ? said('bearing', { name: cardName(id), wealth }) : cardName(id)
  return card(name, [said('left', { left }), ...optionsOf(s, id).map(option)], place.advisor(id))
}

/** E13 Slot 1 is locked; a slot may be reserved for a seat. */
function slot(s: EssenceState, id: string, at: number): SketchCard[] {
  if (id === '') return []
  const owner = s.players.findIndex((p) => p.reserved === at + 1)
  const kind = at === 0 ? 'slot.locked' : owner < 0 ? 'slot' : 'slot.reserved'
  const name = said(kind, { n: at + 1, name: cardName(id), ...(owner < 0 ? {} : { owner: who(owner) }) })
  return [card(name, fragment(prophecyCard(s, id).card), place.slot(at + 1))]
}

function decks(s: EssenceState): SketchPanel {
  return panel('decks', [
    line('locations', s.locations.length),
    line('monuments', s.monuments.length),
    line('prophecies', s.prophecies.length),
  ])
}

export function sketch(s: EssenceState, reader: Seat | null): Sketch {
  const treatyCards = treatiesOf(s).map((treaty, at) => treatyCard(s, treaty, at))
  const shown = s.advisors.filter((pile) => pile.shown)
  const row = s.row.flatMap((id, at) => slot(s, id, at))
  return {
    map: [],
    table: [
      state(s),
      panel('treaties', [], treatyCards),
      panel(
        'market',
        [],
        s.market.map((id) => forSale(s, id)),
      ),
      panel(
        'advisors',
        [],
        shown.map((pile) => advisor(s, pile)),
      ),
      panel('prophecyRow', [], row),
      decks(s),
    ],
    seats: s.players.map((_, seat) => seatPanels(s, seat, reader)),
  }
}

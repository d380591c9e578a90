/** What each move is called, with all that it costs. */
import { at, type Message, type MessageParam, next, type Seat } from '@ludarium/kernel'
import { hexNamed, oneSpadeFrom } from '../board.ts'
import { WHEEL } from '../data/index.ts'
import { actionOf, competencySlotOf, conversionOf, displayOf, toolsPerSpade, workshopCostOf } from '../figures.ts'
import type { InnovationMove, InnovationMoveOf } from '../moves.ts'
import { buildingNamed, player, terrainAt, WORKSHOP } from '../pieces.ts'
import { innovationCost } from '../preview.ts'
import type { Hex, InnovationState } from '../state.ts'
import { bookCost, isPowerAction, powerCost } from '../steps/actions.ts'
import { chargeOf, offerCost } from '../steps/offers.ts'
import { spadesNeeded, tollAt } from '../steps/spades.ts'
import { upgradeCost } from '../steps/upgrade.ts'
import { DISCIPLINES } from '../tracks.ts'
import { type Goods, goods, named, side } from './parts.ts'

type Params = Readonly<Record<string, MessageParam>>

/** Key and figures of a move; its group and rule come from tables. */
export function describe(s: InnovationState, seat: Seat, move: InnovationMove): Message {
  const key = `move.${move.do}`
  switch (move.do) {
    case 'set': {
      const found = s.sets.find((one) => one.terrain === move.terrain)
      const bonus = named('bonus', found?.bonus ?? 'coin-purse')
      return { key, params: { terrain: named('terrain', move.terrain), side: side(found?.factions[0] ?? ''), bonus } }
    }
    case 'draft':
      return { key: `move.draft.${move.kind}`, params: { item: named(move.kind, move.item) } }
    case 'display':
      return { key, params: { terrain: named('terrain', move.terrain), side: side(move.faction) } }
    case 'rival':
      return { key, params: { terrain: named('terrain', move.terrain) } }
    case 'first':
      return { key, params: { item: named('effect', move.item) } }
    case 'terraform':
    case 'target':
      return { key: `${key}.${move.way || 'reach'}`, params: digging(s, seat, move) }
    case 'build':
      return { key: `${key}.${move.way || 'reach'}`, params: { hex: move.hex, price: buildPrice(s, move) } }
    case 'upgrade': {
      const { tools, coins } = upgradeCost(s, seat, hexNamed(s, move.hex), buildingNamed(move.to))
      return { key, params: { hex: move.hex, to: named('building', move.to), price: goods({ tools, coins }) } }
    }
    case 'sailing': {
      const { coin, scholar } = displayOf(s, player(s, seat)).sailingTrack.cost
      const level = player(s, seat).sailing + 1
      return { key, params: { level, price: goods({ coins: coin, scholars: scholar }) } }
    }
    case 'terraforming': {
      const { coin, tool, scholar } = displayOf(s, player(s, seat)).terraformTrack.cost
      const level = player(s, seat).terraforming + 1
      return { key, params: { level, price: goods({ coins: coin, tools: tool, scholars: scholar }) } }
    }
    case 'innovation':
      return { key, params: { innovation: named('innovation', move.innovation), price: booksAndCoins(s, seat, move) } }
    case 'send':
      return { key, params: { discipline: named('discipline', move.discipline), steps: move.steps } }
    case 'power':
      return {
        key,
        params: { action: named('action', move.action), power: powerCost(s, player(s, seat), move.action) },
      }
    case 'bookAction':
      return { key, params: { action: named('action', move.action), books: bookCost(s, move.action) } }
    case 'special':
      return { key, params: { special: named('special', move.special) } }
    case 'convert': {
      const discipline = named('discipline', move.discipline === '' ? 'any' : move.discipline)
      const power = conversionOf(s, move.conversion)?.pay.power ?? 0
      return { key: `move.convert.${move.conversion}`, params: { discipline, power } }
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
      return { key, params: spadesOf(s, seat, move) }
    case 'add':
      return { key, params: { source: named('source', move.source), price: sourcePrice(s, seat, move) } }
    case 'raise':
    case 'place': {
      const price = placePrice(s, seat, move)
      return { key: price.length === 0 ? `${key}.free` : key, params: { hex: move.hex, price } }
    }
    case 'bridge':
      return { key, params: { from: move.from, to: move.to } }
    case 'palace':
      return { key, params: { palace: named('palace', move.palace) } }
    case 'competency': {
      const gain = slotGain(s, s.competencies.indexOf(move.competency))
      return { key, params: { competency: named('competency', move.competency), gain } }
    }
    case 'city':
      return { key, params: { tile: named('city', move.tile), text: { key: `city.${move.tile}.text` } } }
    case 'bonus': {
      const coins = s.bonusCoins[s.bonuses.indexOf(move.bonus)] ?? 0
      return { key, params: { bonus: named('bonus', move.bonus), coins } }
    }
    case 'step': {
      const step = next(s)
      const count = step?.step === 'step' ? step.count : 1
      return { key, params: { discipline: named('discipline', move.discipline), count } }
    }
    case 'return':
    case 'book':
    case 'pay':
      return { key, params: { discipline: named('discipline', move.discipline) } }
    case 'settle':
    case 'annex':
    case 'freeUpgrade':
    case 'replace':
    case 'found':
      return { key, params: { hex: move.hex } }
    case 'spade': {
      const hex = hexNamed(s, move.hex)
      const spades = spadesNeeded(s, player(s, seat), hex)
      return { key, params: { hex: move.hex, terrain: terrainOf(s, hex), spades, cube: tollAt(s, hex) } }
    }
    default:
      return { key }
  }
}

function terrainOf(s: InnovationState, hex: Hex): Message {
  return named('terrain', terrainAt(s, hex))
}

/** A12.2, A12.6 All of a terraforming: free and bought spades, a cube in the way, and the workshop that may follow. */
function digging(
  s: InnovationState,
  seat: Seat,
  { hex: name, ...move }: InnovationMoveOf<'terraform' | 'target'>,
): Params {
  const p = player(s, seat)
  const hex = hexNamed(s, name)
  const step = next(s)
  const { free, build } = move.do === 'target' && step?.step === 'target' ? step : { free: 0, build: 'pay' }
  const spades = spadesNeeded(s, p, hex)
  const bought = Math.max(0, spades - free)
  const workshop = (p.supply[WORKSHOP] ?? 0) === 0 ? 'none' : build
  return {
    hex: name,
    terrain: terrainOf(s, hex),
    free: spades - bought,
    bought,
    tools: bought * toolsPerSpade(s, p),
    cube: tollAt(s, hex),
    workshop,
    price: workshopPrice(s, {}),
  }
}

/** A12.6 A workshop, and what comes on top. */
function workshopPrice(s: InnovationState, more: Goods): Message[] {
  const { tool, coin } = workshopCostOf(s)
  return goods({ ...more, tools: tool + (more.tools ?? 0), coins: coin })
}

/** A12.6, A31.7, A27.9 A workshop on a native hex, the way there and a cube included. */
function buildPrice(s: InnovationState, { hex, way }: InnovationMoveOf<'build'>): Message[] {
  const tools = tollAt(s, hexNamed(s, hex)) + (way === 'tunnel' ? 1 : 0)
  return workshopPrice(s, { tools, scholars: way === 'flight' ? 1 : 0 })
}

/** A12.2 Spades on the target: how many of them are bought, and what the hex is then. */
function spadesOf(s: InnovationState, seat: Seat, { spades }: InnovationMoveOf<'dig'>): Params {
  const p = player(s, seat)
  const step = next(s)
  const { hex, free } = step?.step === 'dig' ? step : { hex: -1, free: 0 }
  const bought = Math.max(0, spades - free)
  return { spades, bought, tools: bought * toolsPerSpade(s, p), terrain: terrainAfter(s, p.terrain, hex, spades) }
}

/** A3.3, A38.24 The first spade on a blighted hex only cleans it. */
function terrainAfter(s: InnovationState, native: number, hex: Hex, spades: number): Message {
  let terrain = at(s.terrain, hex)
  const real = s.automa?.blighted.includes(hex) ? spades - 1 : spades
  for (let n = 0; n < real; n++) terrain = oneSpadeFrom(terrain, native)
  return named('terrain', at(WHEEL, terrain))
}

/** A42 What one more source of spades costs; special actions cost nothing. */
function sourcePrice(s: InnovationState, seat: Seat, { source }: InnovationMoveOf<'add'>): Message[] {
  if (isPowerAction(source)) return goods({ power: powerCost(s, player(s, seat), source) })
  if (actionOf(s, source) !== undefined) return goods({ books: bookCost(s, source) })
  return [{ key: 'goods.none' }]
}

/** A12.6, A29.2, A38.24 A workshop after digging, or a neutral building on a hex that may need spades. */
function placePrice(s: InnovationState, seat: Seat, move: InnovationMoveOf<'raise' | 'place'>): Message[] {
  const p = player(s, seat)
  const hex = hexNamed(s, move.hex)
  const step = next(s)
  const tools = tollAt(s, hex)
  if (move.do === 'raise') {
    return step?.step === 'raise' && step.build === 'pay' ? workshopPrice(s, { tools }) : goods({ tools })
  }
  const spades = step?.step === 'place' ? spadesNeeded(s, p, hex) : 0
  return goods({ tools: tools + spades * toolsPerSpade(s, p) })
}

/** A16.2, A16.3 Books of their colours, books of any colour, and coins without a palace. */
function booksAndCoins(s: InnovationState, seat: Seat, { innovation }: InnovationMoveOf<'innovation'>): Message[] {
  const { books, any, coins } = innovationCost(s, seat, s.innovations.indexOf(innovation))
  const coloured = DISCIPLINES.flatMap((discipline, d): Message[] => {
    const n = books[d] ?? 0
    return n > 0 ? [{ key: 'goods.booksOf', params: { n, discipline: named('discipline', discipline) } }] : []
  })
  const mixed: Message[] = any > 0 ? [{ key: 'goods.booksAny', params: { n: any } }] : []
  return [...coloured, ...mixed, ...goods({ coins })]
}

/** A26.3 What the slot of a competency gives. */
export function slotGain(s: InnovationState, slot: number): Message {
  const { discipline, gain } = competencySlotOf(s, slot)
  return {
    key: 'competencyGain',
    params: {
      steps: gain.steps?.[discipline] ?? 0,
      books: gain.bookOf?.[discipline] ?? 0,
      discipline: named('discipline', discipline),
    },
  }
}

/** What one press does: a hex is dug and built on at once, or only dug. */
import { type Compound, compoundList, type Message, next, type Question, type Seat } from '@ludarium/kernel'
import { game } from './game.ts'
import { DECLINE, type InnovationMove, type InnovationMoveOf } from './moves.ts'
import { place } from './places.ts'
import { hexesInReach } from './preview.ts'
import type { InnovationState } from './state.ts'
import { speech } from './words/speech.ts'

type HexMove = InnovationMoveOf<'terraform' | 'target' | 'build'>
type InnovationQuestion = Question<InnovationState, InnovationMove>

/** What something costs. */
export interface Spent {
  readonly tools: number
  readonly coins: number
  readonly scholars: number
}

/** One way of working on a hex, with all that it costs. */
export interface HexWork extends Spent, Compound<InnovationMove> {
  readonly hex: string
  /** Spades until the hex is native, and how many of them are used. */
  readonly needed: number
  readonly spades: number
  /** Tools for the spades alone. */
  readonly digging: number
  readonly builds: boolean
}

/** A12 Every way of working on the hex with the move and, for digging, with what follows. */
export function hexWork(move: HexMove, question: InnovationQuestion): readonly HexWork[] {
  if (move.do === 'build') return [priced(move, question, { rest: [], spades: 0, builds: true })]
  return diggings(move, question).map((digging) => priced(move, question, digging))
}

interface Digging {
  readonly rest: readonly Partial<InnovationMove>[]
  readonly spades: number
  readonly builds: boolean
}

/** A12 All spades that can be paid, then the workshop if it can follow; and without it. */
function diggings(move: HexMove, { seat, ahead }: InnovationQuestion): readonly Digging[] {
  const rest: Partial<InnovationMove>[] = []
  let after = ahead([move])
  let spades = 1
  if (after !== null && next(after)?.step === 'dig') {
    spades = Math.max(0, ...game.legal(after, seat).map((one) => (one.do === 'dig' ? one.spades : 0)))
    if (spades === 0) return [{ rest, spades, builds: false }]
    rest.push({ do: 'dig', spades })
    after = ahead([move, ...rest])
  }
  const step = after === null ? undefined : next(after)
  if (after === null || step?.step !== 'raise' || step.seat !== seat) return [{ rest, spades, builds: false }]
  const raise: InnovationMove = { do: 'raise', hex: move.hex }
  const builds = game.legal(after, seat).some((one) => one.do === 'raise' && one.hex === move.hex)
  const only: Digging = { rest: [...rest, DECLINE], spades, builds: false }
  return builds ? [{ rest: [...rest, raise], spades, builds }, only] : [only]
}

const WAYS = { '': 'reach', tunnel: 'tunnel', flight: 'flight' } as const

function priced(move: HexMove, { view, seat, ahead }: InnovationQuestion, { rest, spades, builds }: Digging): HexWork {
  const paid = spent(view, ahead([move, ...rest]), seat)
  const dug = builds && rest.length > 0 ? spent(view, ahead([move, ...rest.slice(0, -1)]), seat).tools : 0
  const { hex } = move
  const key = builds ? 'compound.build' : 'compound.dig'
  const params = { hex, way: WAYS[move.way], spades, price: priceOf(paid) }
  return {
    ...paid,
    hex,
    needed: hexesInReach(view, seat).find((one) => one.hex === hex && one.way === move.way)?.spades ?? 0,
    spades,
    digging: builds ? dug : paid.tools,
    builds,
    message: { ...speech.move(view, seat, move), key, params },
    parts: [move, ...rest],
    place: place.hex(hex),
    rank: 0,
  }
}

function spent(before: InnovationState, after: InnovationState | null, seat: Seat): Spent {
  const [old, now] = [before.players[seat], after?.players[seat]]
  if (old === undefined || now === undefined) return { tools: 0, coins: 0, scholars: 0 }
  return { tools: old.tools - now.tools, coins: old.coins - now.coins, scholars: old.scholars - now.scholars }
}

/** "7 tools and 2 coins"; "for free" where nothing is paid. */
function priceOf({ tools, coins, scholars }: Spent): readonly Message[] {
  const goods = Object.entries({ tools, coins, scholars }).filter(([, n]) => n > 0)
  return goods.length === 0
    ? [{ key: 'goods.none' }]
    : goods.map(([good, n]) => ({ key: `goods.${good}`, params: { n } }))
}

export const compounds = compoundList<InnovationState, InnovationMove>({ terraform: hexWork, target: hexWork })

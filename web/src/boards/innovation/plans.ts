/**
 * What can be done with one click: the legal moves, and where one thing is meant by several decisions, these together.
 * "Build on D5" digs and builds; "spades only" leaves the workshop out.
 */
import { game, hexesInReach, type InnovationMove, type InnovationState } from '@ludarium/innovation'
import type { Message, Seat } from '@ludarium/kernel'
import type { InnovationChoice, InnovationProps } from './targets.ts'
import { stepOf } from './view.ts'

/** One way of working on a hex, with all that it costs. */
export interface HexPlan {
  readonly hex: string
  readonly choice: InnovationChoice
  /** Spades until the hex is native, and how many of them are used. */
  readonly needed: number
  readonly spades: number
  readonly tools: number
  readonly coins: number
  readonly scholars: number
  /** Tools for the spades alone. */
  readonly digging: number
  readonly builds: boolean
}

interface Plans {
  readonly all: readonly InnovationChoice[]
  readonly hexes: ReadonlyMap<string, readonly HexPlan[]>
}

const known = new WeakMap<readonly InnovationChoice[], Plans>()

/** Found once for a position. */
export function plansOf(props: InnovationProps): Plans {
  const old = known.get(props.legal)
  if (old !== undefined) return old
  const made = planned(props)
  known.set(props.legal, made)
  return made
}

const isDigging = ({ move }: InnovationChoice): boolean => move.do === 'terraform' || move.do === 'target'

function planned(props: InnovationProps): Plans {
  const { legal, seat, view } = props
  if (seat === null) return { all: legal, hexes: new Map() }
  const hexes = new Map<string, HexPlan[]>()
  const spades = new Map(hexesInReach(view, seat).map((one) => [one.hex + one.way, one.spades]))
  const all = legal.flatMap((choice): readonly InnovationChoice[] => {
    const { move } = choice
    if (move.do !== 'terraform' && move.do !== 'target' && move.do !== 'build') return [choice]
    const needed = spades.get(move.hex + move.way) ?? 0
    const plans = isDigging(choice) ? diggings(props, seat, choice, move.hex) : [{ choice, builds: true, used: 0 }]
    const made = plans.map((plan) => priced(props, seat, move.hex, needed, plan))
    hexes.set(move.hex, [...(hexes.get(move.hex) ?? []), ...made])
    return made.map((plan) => plan.choice)
  })
  return { all, hexes }
}

interface Digging {
  readonly choice: InnovationChoice
  readonly builds: boolean
  readonly used: number
}

/** All spades that can be paid, then the workshop if it can follow; and without it. */
function diggings(props: InnovationProps, seat: Seat, choice: InnovationChoice, hex: string): readonly Digging[] {
  const rest: Partial<InnovationMove>[] = []
  let after = props.foresee(choice.move)?.ways[0]
  let used = 0
  if (after !== undefined && stepOf(after)?.step === 'dig') {
    used = Math.max(0, ...game.legal(after, seat).map((move) => (move.do === 'dig' ? move.spades : 0)))
    if (used === 0) return [{ choice, builds: false, used }]
    rest.push({ do: 'dig', spades: used })
    after = props.foresee(choice.move, rest)?.ways[0]
  } else used = 1
  const step = after === undefined ? undefined : stepOf(after)
  if (after === undefined || step?.step !== 'raise' || step.seat !== seat)
    return [{ choice: { ...choice, rest }, builds: false, used }]
  const builds = game.legal(after, seat).some((move) => move.do === 'raise' && move.hex === hex)
  const only: Digging = { choice: { ...choice, rest: [...rest, { do: 'decline' }] }, builds: false, used }
  return builds ? [{ choice: { ...choice, rest: [...rest, { do: 'raise', hex }] }, builds, used }, only] : [only]
}

const WAYS = { '': 'reach', tunnel: 'tunnel', flight: 'flight' } as const

function priced(props: InnovationProps, seat: Seat, hex: string, needed: number, plan: Digging): HexPlan {
  const { view, words } = props
  const { choice, builds, used } = plan
  const paid = spent(view, props.foresee(choice.move, choice.rest)?.ways[0], seat)
  const dug = spent(view, builds ? before(props, choice) : undefined, seat)
  const { move } = choice
  const way = 'way' in move ? WAYS[move.way] : 'reach'
  const text = words.t(builds ? 'plan.build' : 'plan.dig', { hex, way, spades: used, price: priceOf(paid) })
  return {
    hex,
    needed,
    spades: used,
    builds,
    ...paid,
    digging: builds ? dug.tools : paid.tools,
    // Whatever its last decision is, it is made on the hex.
    choice: { ...choice, text, at: move },
  }
}

/** The position before the last of several decisions. */
function before(props: InnovationProps, choice: InnovationChoice): InnovationState | undefined {
  if (choice.rest === undefined || choice.rest.length === 0) return undefined
  return props.foresee(choice.move, choice.rest.slice(0, -1))?.ways[0]
}

interface Spent {
  readonly tools: number
  readonly coins: number
  readonly scholars: number
}

function spent(view: InnovationState, after: InnovationState | undefined, seat: Seat): Spent {
  const [old, now] = [view.players[seat], after?.players[seat]]
  if (old === undefined || now === undefined) return { tools: 0, coins: 0, scholars: 0 }
  return { tools: old.tools - now.tools, coins: old.coins - now.coins, scholars: old.scholars - now.scholars }
}

/** "7 tools and 2 coins"; "for free" where nothing is paid. */
export function priceOf({ tools, coins, scholars }: Spent): readonly Message[] {
  const goods = Object.entries({ tools, coins, scholars }).filter(([, n]) => n > 0)
  return goods.length === 0
    ? [{ key: 'goods.none' }]
    : goods.map(([good, n]) => ({ key: `goods.${good}`, params: { n } }))
}

/** The group of moves that the bar keeps or points at; '' for all. */
export function groupOf(draft: InnovationProps['draft']): string {
  const { look, only } = draft
  if (typeof look === 'string' && look !== '') return look
  return typeof only === 'string' ? only : ''
}

export function onlyGroup(choices: readonly InnovationChoice[], group: string): readonly InnovationChoice[] {
  return group === '' ? choices : choices.filter((choice) => choice.group === group)
}

/** Moves of one hex that are asked about together: one light, one press. */
export const isAsked = ({ move }: InnovationChoice): boolean =>
  move.do === 'terraform' || move.do === 'target' || move.do === 'build' || move.do === 'upgrade'

/** What is lit: of the moves that a hex asks about only the first. */
export function litOf(choices: readonly InnovationChoice[]): readonly InnovationChoice[] {
  const seen = new Set<string>()
  return choices.filter((choice) => {
    const { move } = choice
    if (!isAsked(choice) || !('hex' in move)) return true
    if (seen.has(move.hex)) return false
    seen.add(move.hex)
    return true
  })
}

/**
 * What can be done with one click: the legal moves, and where one thing is meant by several decisions, these together.
 * The bar offers kinds of actions ("Build 5"): picking one leaves only its targets lit.
 */
import type { Seat } from '@ludarium/kernel'
import { type ReviveMove, type ReviveState, stepOf, targets } from '@ludarium/revive'
import { HIBERNATION_REWARDS } from '@ludarium/revive/data'
import type { Draft } from '../../table/board.ts'
import type { ReviveChoice, ReviveProps } from './targets.ts'

type Part = Partial<ReviveMove>

const known = new WeakMap<readonly ReviveChoice[], Map<Draft, readonly ReviveChoice[]>>()

/** What is lit on the board, found once for a position and a draft. */
export function plansOf(props: ReviveProps): readonly ReviveChoice[] {
  const { legal, draft } = props
  const found = known.get(legal) ?? new Map<Draft, readonly ReviveChoice[]>()
  known.set(legal, found)
  const old = found.get(draft)
  if (old !== undefined) return old
  const made = narrowed(props.seat === null ? legal : (asleep(props) ?? planned(props, props.seat)), draft)
  found.set(draft, made)
  return made
}

/** Moves of the picked kind, as long as there are any. */
function narrowed(plans: readonly ReviveChoice[], { kind }: Draft): readonly ReviveChoice[] {
  if (typeof kind !== 'string') return plans
  const left = plans.filter(({ move }) => move.do === kind)
  return left.length === 0 ? plans : left
}

/** While going to sleep is looked at: the spaces of its track with their rewards, and what is free before. */
function asleep(props: ReviveProps): readonly ReviveChoice[] | null {
  const sleep = props.draft.sleep === 1 ? props.legal.find(({ move }) => move.do === 'hibernate') : undefined
  if (sleep === undefined) return null
  const rewards = sleepOffers(props, sleep).filter(({ rest }) => rest?.some((part) => part.do === 'reward'))
  return [...rewards, ...props.legal.filter(({ group }) => group === 'group.free')]
}

const CONFIRM: Part = { do: 'confirm' }

/** Parts of a plan that only show where it leads: a press still asks for them. */
const FORESEEN: ReadonlySet<string> = new Set(['confirm', 'tech'])

/** What is really sent of a plan's later decisions. */
export function sent(rest: readonly Part[] | undefined): readonly Part[] | undefined {
  return rest?.filter((part) => !FORESEEN.has(part.do ?? ''))
}

function planned({ view, legal, words }: ReviveProps, seat: Seat): readonly ReviveChoice[] {
  if (!legal.some(({ move }) => move.do === 'build' || move.do === 'explore' || move.do === 'populate')) return legal
  const costs = targets(view, seat)
  return legal.flatMap((choice): ReviveChoice[] => {
    const { move } = choice
    if (move.do === 'explore') return [{ ...choice, at: move, rest: [CONFIRM] }]
    if (move.do === 'populate') return [{ ...choice, at: move, rest: [{ do: 'tech' }, CONFIRM] }]
    if (move.do !== 'build') return [choice]
    const sizes = costs.filter(({ kind, at }) => kind === 'build' && at === move.space)
    const offered = sizes.flatMap(({ what, missing }): ReviveChoice[] => {
      if (missing !== 0 || (what !== 'small' && what !== 'large')) return []
      const text = words.t(`plan.build.${what}`, { space: { key: `space.${move.space}` } })
      return [{ ...choice, text, at: move, rest: [{ do: 'size', size: what }, CONFIRM] }]
    })
    return offered.length === 0 ? [choice] : offered
  })
}

/** Kinds of moves that stand as one button with their number. */
const KINDS = ['play', 'explore', 'build', 'populate', 'machine', 'crate', 'trade', 'deal'] as const

/** Targets that a phone asks for twice. */
export const isAimable = ({ do: kind }: ReviveMove): boolean => kind === 'explore' || kind === 'populate'

/** The name of a target in the draft. */
export const aimOf = (move: ReviveMove): string => JSON.stringify(move)

/** The bar's buttons. */
export function offersOf(props: ReviveProps): readonly ReviveChoice[] {
  const { legal, view, words, draft } = props
  const sleep = legal.find(({ move }) => move.do === 'hibernate')
  if (draft.sleep === 1 && sleep !== undefined) return sleepOffers(props, sleep)
  const aimed = draft.aim === undefined ? undefined : plansOf(props).find(({ move }) => aimOf(move) === draft.aim)
  if (aimed !== undefined)
    return [
      { ...aimed, rest: sent(aimed.rest), worth: 1 },
      { ...aimed, group: 'group.instead', text: words.t('aim.other'), worth: 0, pick: {} },
    ]
  const turn = stepOf(view)?.step === 'turn'
  const byKind = Map.groupBy(legal, ({ move }) => move.do)
  const shown = new Set<string>()
  const offered = legal.flatMap((choice): ReviveChoice[] => {
    const kind = KINDS.find((one) => one === choice.move.do)
    const all = byKind.get(choice.move.do) ?? []
    const free = choice.group === 'group.free'
    if (choice.move.do === 'hibernate') return [{ ...choice, pick: { sleep: 1 } }]
    if (kind === undefined || (!turn && !free) || all.length < 2) return [choice]
    if (shown.has(kind)) return []
    shown.add(kind)
    return [{ ...choice, text: words.t(`offer.${kind}`, { n: all.length }), pick: { kind } }]
  })
  // What is picked stands there move by move as well: nothing depends on finding it on the board.
  const picked = typeof draft.kind === 'string' && shown.has(draft.kind) ? plansOf(props) : []
  return [...offered, ...picked.map((choice) => ({ ...choice, group: 'group.picked', rest: sent(choice.rest) }))]
}

/** Sleeping with each reward that can be reached, and what is free before. */
export function sleepOffers({ view, seat, words, legal }: ReviveProps, sleep: ReviveChoice): readonly ReviveChoice[] {
  const reach = Math.min(HIBERNATION_REWARDS.length, (view.players[seat ?? 0]?.hibernation ?? 0) + 1)
  const spaces = Array.from({ length: reach }, (_, n) => reach - n)
  return [
    ...spaces.map((space): ReviveChoice => {
      const text = words.t('sleep.take', { space, effect: { key: `effect.hibernation.${space}` } })
      return { ...sleep, group: 'group.sleep', text, rest: [{ do: 'reward', space }] }
    }),
    { ...sleep, group: 'group.sleep', text: words.t('sleep.nothing'), rest: [{ do: 'decline' }] },
    ...legal.filter(({ group }) => group === 'group.free'),
    { ...sleep, group: 'group.instead', text: words.t('sleep.back'), pick: {} },
  ]
}

/** How good the position is after the choice, by the rules' own advice; only questions with few answers are judged. */
const JUDGED: ReadonlySet<string> = new Set(['slot', 'size', 'orient', 'reward'])

export function isJudged(view: ReviveState): boolean {
  return JUDGED.has(stepOf(view)?.step ?? '')
}

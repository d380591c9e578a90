/**
 * What is lit: the legal moves and the game's compounds, as far as what is picked on this screen leaves them. The bar
 * offers kinds of actions ("Build 5"): picking one leaves only its targets lit.
 */
import { ASSUMED, module, places, type ReviveMove, stepOf } from '@ludarium/revive'
import type { BoardDraft } from '../../table/board.ts'
import { compoundChoices, perDraft, perPosition } from '../../table/compound.ts'
import type { ReviveChoice, ReviveProps } from './places.ts'

type Part = Partial<ReviveMove>

const compoundsOf = perPosition((props: ReviveProps) => compoundChoices(module, props))

/** What is lit on the board. */
export const plansOf = perDraft((props: ReviveProps): readonly ReviveChoice[] =>
  narrowed(isAsleep(props) ? [...sleeps(props), ...free(props)] : planned(props), props.draft),
)

/** Moves of the picked kind, as long as there are any. */
function narrowed(plans: readonly ReviveChoice[], { kind }: BoardDraft): readonly ReviveChoice[] {
  if (typeof kind !== 'string') return plans
  const left = plans.filter(({ move }) => move.do === kind)
  return left.length === 0 ? plans : left
}

/** Going to sleep is looked at: only its rewards, and what is free before, are lit. */
const isAsleep = ({ draft, legal }: ReviveProps): boolean =>
  draft.sleep === 1 && legal.some(({ move }) => move.do === 'hibernate')

const sleeps = (props: ReviveProps): readonly ReviveChoice[] =>
  compoundsOf(props).filter(({ move }) => move.do === 'hibernate')

const free = ({ legal }: ReviveProps): readonly ReviveChoice[] => legal.filter(({ group }) => group === 'group.free')

/** What is really sent of a choice's later decisions: not what only its preview takes for granted. */
export function sent(rest: readonly Part[] | undefined): readonly Part[] | undefined {
  return rest?.filter((part) => part.do !== 'confirm' && part.do !== 'tech')
}

/** Buildings by their size; previews show where each target leads. */
function planned(props: ReviveProps): readonly ReviveChoice[] {
  const { view, seat, legal } = props
  if (seat === null) return legal
  return legal.flatMap((choice): readonly ReviveChoice[] => {
    const { move } = choice
    const assumed = ASSUMED[move.do]
    if (assumed === undefined) return [choice]
    const sizes = compoundsOf(props).filter((one) => one.index === choice.index)
    if (move.do === 'build' && sizes.length === 0) return [choice]
    const place = places.of(view, seat, move) ?? ''
    return (sizes.length === 0 ? [choice] : sizes).map((one) => ({
      ...one,
      place,
      rest: [...(one.rest ?? []), ...assumed],
    }))
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
  if (isAsleep(props)) return sleepOffers(props)
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
function sleepOffers(props: ReviveProps): readonly ReviveChoice[] {
  const offered = sleeps(props)
  const back = { group: 'group.instead', text: props.words.t('sleep.back'), pick: {} }
  return [...offered, ...free(props), ...offered.slice(0, 1).map((sleep) => ({ ...sleep, ...back }))]
}

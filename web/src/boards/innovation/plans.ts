/** What is lit: the legal moves, those on a hex with all that one press does there, and how the bar narrows them down. */
import { game, type HexWork, hexWork } from '@ludarium/innovation'
import { questionAt } from '@ludarium/kernel'
import { perPosition, pressChoice } from '../../table/compound.ts'
import type { InnovationChoice, InnovationProps } from './places.ts'

/** One way of working on a hex, with all that it costs. */
export interface HexPlan extends HexWork {
  readonly choice: InnovationChoice
}

interface Plans {
  readonly all: readonly InnovationChoice[]
  readonly hexes: ReadonlyMap<string, readonly HexPlan[]>
}

/** Found once for a position. */
export const plansOf = perPosition(({ legal, seat, view, words }: InnovationProps): Plans => {
  if (seat === null) return { all: legal, hexes: new Map() }
  const question = questionAt(game, view, seat)
  const plans = new Map(
    legal.map((choice): [InnovationChoice, readonly HexPlan[]] => {
      const { move } = choice
      if (move.do !== 'terraform' && move.do !== 'target' && move.do !== 'build') return [choice, []]
      return [choice, hexWork(move, question).map((work) => ({ ...work, choice: pressChoice(work, choice, words) }))]
    }),
  )
  return {
    all: [...plans].flatMap(([choice, made]) => (made.length === 0 ? [choice] : made.map((plan) => plan.choice))),
    hexes: Map.groupBy([...plans.values()].flat(), ({ hex }) => hex),
  }
})

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

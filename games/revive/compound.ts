/** What one press does: a building with its size, hibernation with its reward. */
import { type Compound, compoundList, type Message, type MoveMessage, next, type Question } from '@ludarium/kernel'
import { HIBERNATION_REWARDS } from './data/index.ts'
import type { ReviveMove } from './moves.ts'
import { mostActions } from './pieces.ts'
import { place } from './places.ts'
import { targets } from './preview.ts'
import type { ReviveState } from './state.ts'
import { speech } from './words/speech.ts'

type Part = Partial<ReviveMove>

const CONFIRM: Part = { do: 'confirm' }

/** Answers after a move that a preview takes for granted; a press still asks for them. */
export const ASSUMED: { readonly [V in ReviveMove['do']]?: readonly Part[] } = {
  explore: [CONFIRM],
  populate: [{ do: 'tech' }, CONFIRM],
  build: [CONFIRM],
}

const RANKED: ReadonlySet<string | undefined> = new Set(['slot', 'size', 'orient', 'reward'])

/** Questions with few answers. */
export const isRanked = (s: ReviveState): boolean => RANKED.has(next(s)?.step)

export function wasteful(
  { view, legal }: Omit<Question<ReviveState, ReviveMove>, 'ahead'>,
  move: ReviveMove,
): Message | null {
  const acts = legal.some((one) => one.do === 'play' || one.do === 'build' || one.do === 'explore')
  return move.do === 'end' && view.actions < mostActions(view) && acts ? { key: 'wasteful.end' } : null
}

export const compounds = compoundList<ReviveState, ReviveMove>({
  /** R13 The sand, and the size of the building. */
  build(move, { view, seat }): Compound<ReviveMove>[] {
    const { group, rule } = speech.move(view, seat, move)
    return targets(view, seat).flatMap(({ kind, at, what, missing }) => {
      if (kind !== 'build' || at !== move.space || missing !== 0 || (what !== 'small' && what !== 'large')) return []
      const params = { space: { key: `space.${move.space}` } }
      const message: MoveMessage = { key: `compound.build.${what}`, params, group, rule }
      return [{ message, parts: [move, { do: 'size', size: what }], place: place.space(move.space), rank: 0 }]
    })
  },
  /** R15 Hibernation, and one reward of the spaces up to the one that the marker reaches. */
  hibernate(move, { view, seat }): Compound<ReviveMove>[] {
    const about = { group: 'group.sleep', rule: speech.move(view, seat, move).rule }
    const reach = Math.min(HIBERNATION_REWARDS.length, (view.players[seat]?.hibernation ?? 0) + 1)
    const rewards = Array.from({ length: reach }, (_, n): Compound<ReviveMove> => {
      const space = reach - n
      const params = { space, effect: { key: `effect.hibernation.${space}` } }
      const message: MoveMessage = { ...about, key: 'compound.reward', params }
      return { message, parts: [move, { do: 'reward', space }], place: place.hibernation(space), rank: 0 }
    })
    const nothing: MoveMessage = { ...about, key: 'compound.noReward' }
    return [...rewards, { message: nothing, parts: [move, { do: 'decline' }], place: place.ask, rank: 0 }]
  },
})

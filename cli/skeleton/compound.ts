/** What one press does where people mean several decisions by one thing. Here every decision stands alone. */
import { compoundList } from '@ludarium/kernel'
import type { SkeletonMove } from './moves.ts'
import type { SkeletonState } from './state.ts'

/** By verb: `lay: (move, question) => [{ message, parts: [move, { do: 'take' }], place, rank: 0 }]`. */
export const compounds = compoundList<SkeletonState, SkeletonMove>({})

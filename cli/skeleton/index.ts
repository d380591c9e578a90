/** Skeleton: the game with its texts, and what a board may import. */
import type { GameModule } from '@ludarium/kernel'
import { compounds } from './compound.ts'
import type { SkeletonEvent } from './events.ts'
import { game } from './game.ts'
import type { SkeletonMove } from './moves.ts'
import { places } from './places.ts'
import type { SkeletonState } from './state.ts'
import { speech } from './words/speech.ts'

export type * from './events.ts'
export { game } from './game.ts'
export type * from './moves.ts'
export { place, readPlace } from './places.ts'
export type * from './state.ts'

export const module: GameModule<SkeletonState, SkeletonMove, SkeletonEvent> = {
  game,
  speech,
  places,
  compounds,
  words: { en: async () => (await import('./words/en.ts')).words },
}

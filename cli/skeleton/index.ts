/** Skeleton: the game and everything it has to say. Also what a board on the page may import. */
import type { GameModule } from '@ludarium/kernel'
import type { SkeletonEvent } from './events.ts'
import { game } from './game.ts'
import type { SkeletonMove } from './moves.ts'
import type { SkeletonState } from './state.ts'
import { speech } from './words/speech.ts'

export type * from './events.ts'
export { game } from './game.ts'
export type * from './moves.ts'
export type * from './state.ts'

export const module: GameModule<SkeletonState, SkeletonMove, SkeletonEvent> = {
  game,
  speech,
  words: { en: async () => (await import('./words/en.ts')).words },
}

/** Age of Innovation: the game, its words, and what a board may ask of it. */
import type { GameModule } from '@ludarium/kernel'
import type { InnovationEvent } from './events.ts'
import { game } from './game.ts'
import type { InnovationMove } from './moves.ts'
import type { InnovationState } from './state.ts'
import { speech } from './words/speech.ts'

export type * from './events.ts'
export { game } from './game.ts'
export type * from './moves.ts'
export * from './preview.ts'
export { finalScores } from './scoring.ts'
export type * from './state.ts'

export const module: GameModule<InnovationState, InnovationMove, InnovationEvent> = {
  game,
  speech,
  words: {
    en: () => import('./words/en.ts').then((loaded) => loaded.words),
    de: () => import('./words/de.ts').then((loaded) => loaded.words),
  },
}

/** Scythe: the game and everything it has to say. */
import type { GameModule } from '@ludarium/kernel'
import type { ScytheEvent } from './events.ts'
import { game } from './game.ts'
import type { ScytheMove, ScytheState } from './state.ts'
import { speech } from './words/speech.ts'

export type * from './events.ts'
export { game } from './game.ts'
export { bottomCost, produceCost } from './mat.ts'
export { controller, tokensAt } from './pieces.ts'
export * from './preview.ts'
export type * from './state.ts'

export const module: GameModule<ScytheState, ScytheMove, ScytheEvent> = {
  game,
  speech,
  words: { en: () => import('./words/en.ts').then(({ words }) => words) },
}

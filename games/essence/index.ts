/** The Essence: floating islands, two to five rulers, several rounds. Rules in rules.md. */
import type { GameModule } from '@ludarium/kernel'
import { compounds, wasteful } from './compound.ts'
import type { EssenceEvent } from './events.ts'
import { game } from './game.ts'
import type { EssenceMove } from './moves.ts'
import { places } from './places.ts'
import type { EssenceState } from './state.ts'
import { speech, words } from './words/index.ts'

export { bidOf } from './compound.ts'
export type { EssenceEvent } from './events.ts'
export { game } from './game.ts'
export * from './grid.ts'
export type { EssenceMove } from './moves.ts'
export { place, places, readPlace } from './places.ts'
export * from './preview.ts'
export type { AdvisorPile, EssenceState, EssenceStep, Phase, Player, Segment } from './state.ts'

export const module: GameModule<EssenceState, EssenceMove, EssenceEvent> = {
  game,
  speech,
  places,
  compounds,
  wasteful,
  words,
  guide: () => import('./guide.ts').then(({ guide }) => guide),
}

/** Scythe: the game and everything it has to say. */
import type { GameModule } from '@ludarium/kernel'
import { compounds, isRanked, wasteful } from './compound.ts'
import type { ScytheEvent } from './events.ts'
import { game } from './game.ts'
import { places } from './places.ts'
import type { ScytheMove, ScytheState } from './state.ts'
import { speech } from './words/speech.ts'

export { FACTORY, HOME, idOf, placeOf, TERRITORIES } from './board.ts'
export {
  CARGO,
  type CargoKind,
  cargoMoves,
  leadsToCombat,
  optionName,
  optionWorth,
  sealedAnswer,
  sectionWith,
} from './compound.ts'
export type * from './events.ts'
export {
  bonusTileOf,
  cardValue,
  encounterOf,
  factionOf,
  factoryCardOf,
  goalLimits,
  matOf,
  objectiveOf,
  productOf,
  tierOf,
  workerTrackOf,
} from './figures.ts'
export { game } from './game.ts'
export { bottomCost, produceCost, topActionOf, topWorth } from './mat.ts'
export { controller, resourcesOf, starsPlaced, tokensAt, unitsAt, workersOut } from './pieces.ts'
export { place, places, readPlace, type TopOption, topOptionOf } from './places.ts'
export * from './preview.ts'
export * from './progress.ts'
export { holdingsOf, measure } from './scoring.ts'
export type * from './state.ts'

export const module: GameModule<ScytheState, ScytheMove, ScytheEvent> = {
  game,
  speech,
  places,
  compounds,
  isRanked,
  wasteful,
  words: {
    en: () => import('./words/en.ts').then(({ words }) => words),
    de: () => import('./words/de.ts').then(({ words }) => words),
  },
  guide: () => import('./guide.ts').then(({ guide }) => guide),
}

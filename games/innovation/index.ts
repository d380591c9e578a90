/** Age of Innovation: the game, its words, and what a board may ask of it. */
import type { GameModule } from '@ludarium/kernel'
import { compounds } from './compound.ts'
import type { InnovationEvent } from './events.ts'
import { game } from './game.ts'
import type { InnovationMove } from './moves.ts'
import { places } from './places.ts'
import type { InnovationState } from './state.ts'
import { speech } from './words/speech.ts'

export { automaSailing, difficultyPoints } from './automa/sailing.ts'
export { type Board as HexBoard, boardOf, hexNamed, nameOfHex } from './board.ts'
export { type HexWork, hexWork } from './compound.ts'
export { countOf } from './effects.ts'
export type * from './events.ts'
export {
  automaFactionOf,
  cardOf,
  coinsPerPointOf,
  difficultyOf,
  displayOf,
  innovationSlotsOf,
  placesOf,
  powerOnReaching,
  powerValueOf,
  toolsPerSpade,
  workshopCostOf,
} from './figures.ts'
export { game } from './game.ts'
export { booksOf, capacity } from './goods.ts'
export { largestArea, linksOf } from './groups.ts'
export type * from './moves.ts'
export { BUILDINGS, SUPPLY } from './pieces.ts'
export { place, places, readPlace } from './places.ts'
export * from './preview.ts'
export { powerAround, powerValueAt } from './reach.ts'
export { allRanks, areaSizes, areas, finalScores, placePoints } from './scoring.ts'
export type * from './state.ts'
export { bookCost, powerCost } from './steps/actions.ts'
export { chargeOf, offerCost } from './steps/offers.ts'
export { upgradeCost } from './steps/upgrade.ts'
export { DISCIPLINES, scienceLevel, unusedKeys } from './tracks.ts'

export const module: GameModule<InnovationState, InnovationMove, InnovationEvent> = {
  game,
  speech,
  places,
  compounds,
  words: {
    en: () => import('./words/en.ts').then((loaded) => loaded.words),
    de: () => import('./words/de.ts').then((loaded) => loaded.words),
  },
  guide: () => import('./guide.ts').then(({ guide }) => guide),
}

/** Revive: the game and everything it has to say. */
import type { GameModule } from '@ludarium/kernel'
import { compounds, isRanked, wasteful } from './compound.ts'
import type { ReviveEvent } from './events.ts'
import { game } from './game.ts'
import type { ReviveMove } from './moves.ts'
import { places } from './places.ts'
import type { ReviveState } from './state.ts'
import { speech } from './words/speech.ts'

export type { ReviveStep } from './agenda.ts'
export {
  type Campaign,
  CHAPTERS,
  type ChapterRecord,
  chapterTable,
  counted,
  isOver,
  leadersOf,
  newCampaign,
  readSaved,
  recordChapter,
} from './campaign.ts'
export { ASSUMED } from './compound.ts'
export * from './drawing.ts'
export type { ReviveEvent } from './events.ts'
export { game } from './game.ts'
export type { ReviveMove } from './moves.ts'
export { place, places, readPlace } from './places.ts'
export * from './preview.ts'
export { RATINGS, ratingOf } from './scoring.ts'
export type { MachineOwned, Played, Player, ReviveState } from './state.ts'

export const module: GameModule<ReviveState, ReviveMove, ReviveEvent> = {
  game,
  speech,
  places,
  compounds,
  isRanked,
  wasteful,
  words: {
    en: () => import('./words/en.ts').then((loaded) => loaded.words),
    de: () => import('./words/de.ts').then((loaded) => loaded.words),
  },
  guide: () => import('./guide.ts').then(({ guide }) => guide),
}

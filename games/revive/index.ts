/** Revive: the game and everything it has to say. */
import type { GameModule } from '@ludarium/kernel'
import type { ReviveEvent } from './events.ts'
import { game } from './game.ts'
import type { ReviveMove } from './moves.ts'
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
export * from './drawing.ts'
export type { ReviveEvent } from './events.ts'
export { game } from './game.ts'
export type { ReviveMove } from './moves.ts'
export * from './preview.ts'
export { RATINGS, ratingOf } from './scoring.ts'
export type { MachineOwned, Played, Player, ReviveState } from './state.ts'

export const module: GameModule<ReviveState, ReviveMove, ReviveEvent> = {
  game,
  speech,
  words: {
    en: () => import('./words/en.ts').then((loaded) => loaded.words),
    de: () => import('./words/de.ts').then((loaded) => loaded.words),
  },
  guide: () => import('./guide.ts').then(({ guide }) => guide),
}

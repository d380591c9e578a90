/** What the game says, and in which languages. */
import type { Words } from '@ludarium/kernel'

export { ability, effects, fragment, option, requirement, segment } from './effects.ts'
export { speech } from './speech.ts'

export const words: Readonly<Record<string, () => Promise<Words>>> = {
  en: () => import('./en.ts').then((module) => module.words),
  de: () => import('./de.ts').then((module) => module.words),
}

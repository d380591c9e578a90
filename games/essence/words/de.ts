/** The Essence in German. */
import type { Words } from '@ludarium/kernel'
import { effectWords } from './effects.de.ts'
import { explained } from './explain.de.ts'
import { guided } from './guide.de.ts'
import { signRules } from './icon-rules.ts'
import { signs } from './icons.de.ts'
import { names } from './names.de.ts'
import { rules } from './rules.de.ts'
import { sentences } from './sentences.de.ts'
import { sketched } from './sketch.de.ts'
import { texts } from './texts.de.ts'

export const words: Words = {
  catalog: {
    ...names,
    ...effectWords,
    ...texts,
    ...sketched,
    ...sentences,
    ...guided,
    ...explained,
    ...signs,
    ...signRules,
  },
  rules,
}

/** Age of Innovation in German. */
import type { Words } from '@ludarium/kernel'
import { explained } from './explain.de.ts'
import { guided } from './guide.de.ts'
import { signRules } from './icon-rules.ts'
import { signs } from './icons.de.ts'
import { names } from './names.de.ts'
import { rules } from './rules.de.ts'
import { sentences } from './sentences.de.ts'
import { sketched } from './sketch.de.ts'

export const words: Words = {
  catalog: { ...names, ...sentences, ...sketched, ...guided, ...explained, ...signs, ...signRules },
  rules,
}

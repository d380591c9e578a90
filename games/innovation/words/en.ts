/** English. */
import type { Words } from '@ludarium/kernel'
import { explained } from './explain.en.ts'
import { guided } from './guide.en.ts'
import { signRules } from './icon-rules.ts'
import { signs } from './icons.en.ts'
import { names } from './names.en.ts'
import { rules } from './rules.en.ts'
import { sentences } from './sentences.en.ts'
import { sketched } from './sketch.en.ts'

export const words: Words = {
  catalog: { ...names, ...sentences, ...sketched, ...guided, ...explained, ...signs, ...signRules },
  rules,
}

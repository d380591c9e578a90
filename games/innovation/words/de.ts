/** Age of Innovation in German. */
import type { Words } from '@ludarium/kernel'
import { names } from './names.de.ts'
import { rules } from './rules.de.ts'
import { sentences } from './sentences.de.ts'
import { sketched } from './sketch.de.ts'

export const words: Words = { catalog: { ...names, ...sentences, ...sketched }, rules }

/** A refusal at the border, in the reader's words. */
import type { Refusal } from '@ludarium/kernel'
import type { Renderer } from './renderer.ts'

/** A code for programs, a sentence for people. */
export interface Said {
  readonly code: string
  readonly sentence: string
}

export function saidBy(words: Pick<Renderer, 'say'>, { code, message }: Refusal): Said {
  return { code, sentence: words.say(message) }
}

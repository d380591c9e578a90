/** A refusal in the reader's language. */
import type { Refusal } from '@ludarium/kernel'
import type { Renderer } from './renderer.ts'

export interface RefusalText {
  readonly code: string
  readonly sentence: string
}

export function refusalText(words: Pick<Renderer, 'say'>, { code, message }: Refusal): RefusalText {
  return { code, sentence: words.say(message) }
}

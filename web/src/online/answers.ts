/** What became of a reminder, as the reader speaks. */
import type { Teller } from '../table/board.ts'

/** A word of the server's, with a figure where one belongs to it. */
const CODE = /^([a-z]+)(?::(\d+))?$/

/** Older versions kept whole sentences, which are shown as they are. */
export function answerText(answer: string, { t, has }: Pick<Teller, 't' | 'has'>): string {
  const [, code = '', figure = '0'] = CODE.exec(answer) ?? []
  const key = `answer.${code}`
  return has(key) ? t(key, { n: Number(figure) }) : answer || '–'
}

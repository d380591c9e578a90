/** Turning points in order, and lines in few words. */
import { type TurningPoint, turningPoints } from '@ludarium/bots'
import type { Move } from '@ludarium/kernel'
import type { Teller } from '../../../table/board.ts'
import type { StudyPoint } from './protocol.ts'

/** A turning point by its number. */
export interface Numbered {
  readonly point: TurningPoint
  readonly n: number
}

/** The weightiest ones, numbered as they came. */
export function turningIn(points: readonly StudyPoint[], most: number): Numbered[] {
  return turningPoints({ points: [...points] })
    .slice(0, most)
    .sort((a, b) => a.at - b.at)
    .map((point, n) => ({ point, n: n + 1 }))
}

/** How many moves two lines have in common from the first on. */
function shared(a: readonly Move[], b: readonly Move[]): number {
  const n = Math.min(a.length, b.length)
  for (let at = 0; at < n; at++) if (JSON.stringify(a[at]) !== JSON.stringify(b[at])) return at
  return n
}

/**
 * A line in words: where it leaves what all lines of the turn begin with, and where it leaves the one that is most like
 * it.
 */
export function wordsAt(point: StudyPoint, option: number, words: Teller): string {
  const own = point.options[option]
  const said = point.said[option] ?? []
  if (own === undefined || said.length === 0) return ''
  const others = point.options.filter((other) => other !== own).map((other) => shared(own.moves, other.moves))
  const from = Math.min(said.length - 1, ...others)
  const parting = Math.min(said.length - 1, Math.max(from, ...others))
  const text = (at: number): string => {
    const message = said[at]
    return message === undefined ? '' : words.t(message)
  }
  if (parting === from) return [text(from), text(from + 1)].filter((one) => one !== '').join(', ')
  return parting === from + 1 ? `${text(from)}, ${text(parting)}` : `${text(from)} … ${text(parting)}`
}

/** Of two lines: how the turn begins and where this one leaves the other. */
function apart(point: StudyPoint, option: number, other: number, words: Teller): string {
  const said = point.said[option] ?? []
  const from = Math.min(
    Math.max(0, said.length - 1),
    shared(point.options[option]?.moves ?? [], point.options[other]?.moves ?? []),
  )
  const told = [said[0], said[Math.max(1, from)]]
  const texts = told.flatMap((message) => (message === undefined ? [] : [words.t(message)]))
  return texts.join(from > 1 ? ' … ' : ', ')
}

/** What was played and what would have been better or comes next. */
export function lineWords(point: StudyPoint, words: Teller): { played: string; better: string } {
  const played = point.options.findIndex((option) => option.played)
  const leading = point.options.findIndex((option) => option.leading && !option.played)
  const other = leading < 0 ? point.options.findIndex((option) => !option.played) : leading
  return { played: apart(point, played, other, words), better: apart(point, other, played, words) }
}

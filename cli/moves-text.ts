/** The moves of a decision as a numbered list under their groups, narrowed down by words. */
import type { GameModule, Move, Seat, State } from '@ludarium/kernel'
import { columns, faint, lit, padEnd, padStart, strong, widthOf, wrap } from './paint.ts'
import type { Reader } from './words.ts'

export interface Choice {
  /** As people count: from 1. Stays the same whatever the list is narrowed down to. */
  readonly number: number
  readonly move: Move
  readonly group: string
  readonly words: string
}

export function choicesOf(module: GameModule, reader: Reader, view: State, seat: Seat): Choice[] {
  const listed = module.game.legal(view, seat).map((move) => {
    const message = module.speech.move(view, seat, move)
    return { move, group: reader.group(message), words: reader.say(message) }
  })
  const groups = [...new Set(listed.map((choice) => choice.group))]
  return groups
    .flatMap((group) => listed.filter((choice) => choice.group === group))
    .map((choice, i) => ({ ...choice, number: i + 1 }))
}

/** The choices whose group or words hold every word of the search. */
export function narrow(choices: readonly Choice[], search: string): Choice[] {
  const parts = search.toLowerCase().split(/\s+/)
  return choices.filter(({ group, words }) => {
    const text = `${group} ${words}`.toLowerCase()
    return parts.every((part) => text.includes(part))
  })
}

/** More than this many lines are cut off; typing a word or `m` brings the rest. */
const MOST_LINES = 28

export function choicesText(reader: Reader, choices: readonly Choice[], all = false): string[] {
  const lines: string[] = []
  for (const group of new Set(choices.map((choice) => choice.group))) {
    lines.push(
      strong(group),
      ...inColumns(
        choices.filter((choice) => choice.group === group),
        choices.at(-1)?.number ?? 1,
      ),
    )
  }
  if (all || lines.length <= MOST_LINES) return lines
  const hidden = lines.length - MOST_LINES + 1
  return [...lines.slice(0, MOST_LINES - 1), faint(reader.say('terminal.moves.more', { n: hidden }))]
}

/** Short moves stand side by side, read downwards. */
function inColumns(choices: readonly Choice[], largest: number): string[] {
  const digits = Math.max(2, String(largest).length)
  const label = ({ number, words }: Choice): string => `${lit(padStart(String(number), digits + 1))}  ${words}`
  const labels = choices.map(label)
  const widest = Math.max(...labels.map(widthOf)) + 2
  const across = choices.length < 5 ? 1 : Math.max(1, Math.floor(columns() / widest))
  if (across === 1) return labels.flatMap((text) => wrap(text, columns(), digits + 3))
  const down = Math.ceil(labels.length / across)
  return Array.from({ length: down }, (_, row) =>
    Array.from({ length: across }, (_, column) => padEnd(labels[column * down + row] ?? '', widest))
      .join('')
      .trimEnd(),
  )
}

/** The legal moves as a numbered, grouped list that words can filter. */
import { type GameModule, type Move, type MoveMessage, pressesIn, type Seat, type State } from '@ludarium/kernel'
import { columns, faint, lit, padEnd, padStart, strong, widthOf, wrap } from './paint.ts'
import type { TerminalReader } from './words.ts'

export interface MoveChoice {
  /** 1-based; unaffected by filtering. */
  readonly number: number
  /** One move, or all of a press. */
  readonly moves: readonly Move[]
  readonly group: string
  readonly words: string
}

export function moveChoices(module: GameModule, reader: TerminalReader, view: State, seat: Seat): MoveChoice[] {
  const said = (moves: readonly Move[], message: MoveMessage): Omit<MoveChoice, 'number'> => {
    return { moves, group: reader.group(message), words: reader.say(message) }
  }
  const listed = [
    ...pressesIn(module, view, seat).map(({ moves, message }) => said(moves, message)),
    ...module.game.legal(view, seat).map((move) => said([move], module.speech.move(view, seat, move))),
  ]
  const groups = [...new Set(listed.map((choice) => choice.group))]
  return groups
    .flatMap((group) => listed.filter((choice) => choice.group === group))
    .map((choice, i) => ({ ...choice, number: i + 1 }))
}

/** Choices whose group or text contains every word of the search. */
export function narrow(choices: readonly MoveChoice[], search: string): MoveChoice[] {
  const parts = search.toLowerCase().split(/\s+/)
  return choices.filter(({ group, words }) => {
    const text = `${group} ${words}`.toLowerCase()
    return parts.every((part) => text.includes(part))
  })
}

/** Longer lists are cut; typing a word or `m` shows the rest. */
const MOST_LINES = 28

export function choicesText(reader: TerminalReader, choices: readonly MoveChoice[], all = false): string[] {
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

/** Short moves in columns, read downwards. */
function inColumns(choices: readonly MoveChoice[], largest: number): string[] {
  const digits = Math.max(2, String(largest).length)
  const label = ({ number, words }: MoveChoice): string => `${lit(padStart(String(number), digits + 1))}  ${words}`
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

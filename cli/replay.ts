/** `ludarium replay`: a recorded game in words, as a whole, at one position, or step by step. */
import { type GameModule, type Match, type Seat, stateAt, writeMove } from '@ludarium/kernel'
import { readArgs, readNumber, unusualSettings } from './args.ts'
import { type Command, DONE } from './command.ts'
import { type Input, openInput } from './input.ts'
import { langHelp, speak } from './language.ts'
import { decisionsInWords, resultText, scoreText, sentences, visibleEvents } from './log-text.ts'
import { columns, faint, inSeatColour, lit, strong, title, wrap } from './paint.ts'
import { openRecording, readRecording } from './records.ts'
import { clearScreen, print } from './screen.ts'
import { seatTitle } from './seats.ts'
import { tableText } from './table-text.ts'
import { readerOf, type TerminalReader, wordsOf } from './words.ts'

const help = `Usage: ludarium replay FILE [--at N | --step] [--words] [--seat S]

Shows a recorded game in words: each decision with its number, the move and its consequences.
FILE can be - for stdin.

  --at N    show the position after the first N decisions and the next question
  --step    step through the game: Enter forward, b back, a number to jump, q to quit
  --words   show only the events, without numbers and moves
  --seat S  show only what that seat could know
  ${langHelp}`

interface Reading {
  readonly module: GameModule
  readonly reader: TerminalReader
  readonly match: Match
  /** The viewing seat; null sees everything. */
  readonly seat: Seat | null
}

async function run(args: readonly string[]): Promise<number> {
  const { values, words } = readArgs(
    args,
    {
      at: { type: 'string' },
      step: { type: 'boolean' },
      words: { type: 'boolean' },
      seat: { type: 'string' },
      lang: { type: 'string' },
    },
    1,
    1,
  )
  speak(values.lang)
  const path = words[0] ?? ''
  const { module, history } = await readRecording(path)
  const reader = readerOf(await wordsOf(module), (seat) => inSeatColour(seat, seatTitle(seat)))
  const match = openRecording(module, history, path, reader)
  const seat = values.seat === undefined ? null : readNumber('seat', values.seat, 0, match.setup.seats - 1, 0)
  const reading: Reading = { module, reader, match, seat }
  if (values.at !== undefined) {
    const at = readNumber('at', values.at, 0, match.decisions.length, 0)
    print(...positionText(reading, at))
  } else if (values.step) await stepThrough(reading)
  else tell(reading, values.words === true)
  return DONE
}

function headText({ match, reader }: Reading): string[] {
  const { setup, decisions } = match
  const about = [
    reader.say('terminal.seats', { n: setup.seats }),
    ...unusualSettings(match.game.options, setup.options),
    reader.say('terminal.decisions', { n: decisions.length }),
    reader.say('terminal.version', { n: setup.version }),
  ]
  return [title(match.game.name), ...wrap(faint(about.join(', ')), columns())]
}

function tell(reading: Reading, onlyWords: boolean): void {
  const { module, reader, match, seat } = reading
  if (!onlyWords) print(...headText(reading), '')
  const s = stateAt(match, 0)
  let number = 0
  let round = s.round
  for (const chapter of decisionsInWords(module, reader, s, match.decisions)) {
    if (!onlyWords) print(...decisionText(reading, number, chapter.seat, chapter.move))
    for (const sentence of sentences(module, reader, visibleEvents(chapter.events, seat))) {
      print(...wrap(onlyWords ? sentence : `       ${sentence}`, columns(), onlyWords ? 0 : 7))
    }
    if (s.round !== round && s.agenda.length > 0) print(strong(reader.say('terminal.round', { n: s.round })))
    round = s.round
    number++
  }
  const result = match.game.result(match.state)
  if (result !== null) print('', ...resultText(reader, result))
  else print('', faint(reader.say('terminal.unfinished')))
}

/** Hides sealed or hidden decisions of other seats. */
function decisionText({ reader, match, seat }: Reading, number: number, who: Seat, move: string): string[] {
  const shownMove = seat === null || seat === who ? move : ''
  const hash = seat === null ? faint(`  ${match.decisions[number]?.hash.slice(0, 6) ?? ''}`) : ''
  if (shownMove === '') return []
  return wrap(`${faint(String(number + 1).padStart(5))}  ${reader.seat(who)}: ${shownMove}${hash}`, columns(), 7)
}

function positionText(reading: Reading, at: number): string[] {
  const { module, reader, match, seat } = reading
  const { game, speech } = module
  const full = stateAt(match, at)
  const s = seat === null ? full : game.view(full, seat)
  const after = { at, n: match.decisions.length, round: s.round }
  const lines = [
    `${title(game.name)}  ${reader.say(s.round > 0 ? 'terminal.after.round' : 'terminal.after', after)}`,
    ...lastText(reading, at),
    '',
    ...tableText(s, { reader, seat, brief: false, sketch: module.speech.sketch?.(s, seat) }),
    '',
    ...scoreText(module, reader, s),
    '',
  ]
  const result = game.result(full)
  if (result !== null) return [...lines, ...resultText(reader, result)]
  for (const actor of game.actors(s)) lines.push(lit(reader.say(speech.prompt(s, actor))))
  const next = match.decisions[at]
  if (next !== undefined && (seat === null || seat === next.seat)) {
    lines.push(faint(reader.say('terminal.next', { move: writeMove(next.move), seat: next.seat })))
  }
  return lines
}

function lastText({ module, reader, match, seat }: Reading, at: number): string[] {
  const last = match.decisions[at - 1]
  if (last === undefined) return []
  const [chapter] = decisionsInWords(module, reader, stateAt(match, at - 1), [last])
  if (chapter === undefined) return []
  const move = seat === null || seat === chapter.seat ? [`${reader.seat(chapter.seat)}: ${chapter.move}`] : []
  return [
    ...move,
    ...sentences(module, reader, visibleEvents(chapter.events, seat)).map((sentence) => `  ${sentence}`),
  ].flatMap((line) => wrap(line, columns(), 2))
}

async function stepThrough(reading: Reading): Promise<void> {
  const input: Input = openInput()
  const last = reading.match.decisions.length
  let at = 0
  for (;;) {
    clearScreen()
    print(...positionText(reading, at))
    const line = await input.ask(`\n${reading.reader.say('terminal.step', { at, n: last })} `)
    const wish = line?.trim() ?? 'q'
    if (wish === 'q') break
    if (/^\d+$/.test(wish)) at = Math.min(last, Number(wish))
    else at = Math.max(0, Math.min(last, wish === 'b' ? at - 1 : at + 1))
  }
  input.close()
}

export const command: Command = { help, run }

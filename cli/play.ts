/** `ludarium play`: a game in the terminal with people and bots. */
import { begin, type GameModule, type History, type Seat } from '@ludarium/kernel'
import { newSeed, recordsOf, type Table } from '@ludarium/tables'
import { refusalText } from '@ludarium/words'
import { readArgs, readGameOptions, readNumber, unusualSettings } from './args.ts'
import { type Command, DONE, MISUSED, orStop } from './command.ts'
import { type Input, openInput } from './input.ts'
import { langHelp, speak } from './language.ts'
import { loadGameModule } from './library.ts'
import { resultText } from './log-text.ts'
import { bad, columns, faint, inSeatColour, title, wrap } from './paint.ts'
import { mustBeWritable, openRecording, readRecording } from './records.ts'
import { clearScreen, print } from './screen.ts'
import { seatTitle, sittersFor } from './seats.ts'
import { clampRead, hidesBetween, logLines, newsFor, nextActor, openSession, type TerminalSession } from './session.ts'
import { botList } from './simulation.ts'
import { askPerson } from './turn.ts'
import { readerOf, type TerminalReader, wordsOf } from './words.ts'

const help = `Usage: ludarium play GAME [--seats N] [--people 0,2] [--bots greedy,random] [...]
       ludarium play --load FILE [...]

Plays a game in the terminal. Moves are numbered; type a number to choose one, or a word to search them.
People share the screen and hand it over if hands are hidden. Seats are counted from 0.

  --seats N            number of seats (the fewest the game allows)
  --people LIST        seats of people, e.g. 0 or 0,2, or none to watch bots (0)
  --bots LIST          bots for the other seats, assigned in turn (greedy)
  --seat N=WHO         a person, a bot or a program at that seat: 2=cmd:"python3 mybot.py" (docs/protocol.md)
  --names LIST         names for the seats, e.g. Ann,Bo
  --option KEY=VALUE   game option; repeatable
  --seed TEXT          random seed (a new one)
  --think MS           milliseconds a bot may think per decision (3000)
  --load FILE          continue a saved game
  --save FILE          save the game to this file after every decision
  ${langHelp.replace('TAG   ', 'TAG           ')}

In the game:  ? lists the commands (undo, hint, score, rules, why not, save, quit).
Bots:
${botList}`

const OPTIONS = {
  seats: { type: 'string' },
  people: { type: 'string' },
  bots: { type: 'string' },
  names: { type: 'string' },
  seat: { type: 'string', multiple: true },
  option: { type: 'string', multiple: true },
  seed: { type: 'string' },
  think: { type: 'string' },
  load: { type: 'string' },
  save: { type: 'string' },
  lang: { type: 'string' },
} as const

/** Flags from the command line or the campaign. */
export type PlayFlags = Partial<ReturnType<typeof readArgs<typeof OPTIONS>>['values']>

async function run(args: readonly string[]): Promise<number> {
  const load = args.some((arg) => arg === '--load' || arg.startsWith('--load='))
  const { values, words } = readArgs(args, OPTIONS, load ? 0 : 1, 1)
  speak(values.lang)
  await playTable(words[0], values)
  return DONE
}

/** Plays until the game is over or a person quits; returns the table. */
export async function playTable(id: string | undefined, wanted: PlayFlags): Promise<Table> {
  const { module, history } = await openHistory(id, wanted)
  const { game } = module
  const { setup } = history
  const sitters = sittersFor(setup.seats, wanted)
  const think = readNumber('think', wanted.think, 1, 600_000, 3000)
  const name = (seat: Seat): string => inSeatColour(seat, sitters[seat]?.name ?? seatTitle(seat))
  const reader = readerOf(await wordsOf(module), name)
  if (wanted.save !== undefined) mustBeWritable(wanted.save)
  const records = recordsOf(history, { sitters, when: Date.now() })
  const session = openSession({ module, records, reader, think, save: wanted.save })

  const alone = sitters.filter((sitter) => sitter.kind === 'person').length === 1
  const about = [
    reader.say('terminal.seats', { n: setup.seats }),
    ...(alone ? [reader.say(setup.seats === 1 ? 'terminal.alone.solo' : 'terminal.alone.bots')] : []),
    ...unusualSettings(game.options, setup.options),
  ]
  print(title(game.name), ...wrap(faint(about.join(', ')), columns()))
  const input = openInput()
  try {
    await playToEnd(session, input)
  } finally {
    session.bots.close()
    input.close()
  }
  return session.table
}

async function openHistory(
  id: string | undefined,
  wanted: PlayFlags,
): Promise<{ module: GameModule; history: Pick<History, 'setup' | 'decisions'> }> {
  if (wanted.load !== undefined) {
    const { module, history } = await readRecording(wanted.load)
    return { module, history: openRecording(module, history, wanted.load, await plainReader(module)) }
  }
  const module = await loadGameModule(id ?? '')
  const { game } = module
  const request = {
    seats: readNumber('seats', wanted.seats, game.seats.min, game.seats.max, game.seats.min),
    options: readGameOptions(game, wanted.option ?? []),
    seed: wanted.seed ?? newSeed(),
  }
  return { module, history: orStop(begin(game, request), MISUSED, '', await plainReader(module)) }
}

async function plainReader(module: GameModule): Promise<TerminalReader> {
  return readerOf(await wordsOf(module), seatTitle)
}

async function playToEnd(session: TerminalSession, input: Input): Promise<void> {
  const { table } = session
  const watching = table.sitters.every((sitter) => sitter.kind === 'bot')
  let last: Seat | null = null
  for (let seat = nextActor(session); seat !== undefined; seat = nextActor(session)) {
    if (table.sitters[seat]?.kind === 'bot') {
      if (!(await letBotDecide(session, seat, input))) return
      if (watching) printStory(logLines(session, table.at - 1, null))
      continue
    }
    if (last !== seat && hidesBetween(session) && !(await handOver(session, seat, last, input))) continue
    const answer = await askPerson(session, seat, input)
    last = seat
    if (answer === 'quit') return
  }
  if (!watching && last !== null) printStory(['', ...newsFor(session, last)])
  const result = table.game.result(table.match.state)
  if (result !== null) print('', ...resultText(session.reader, result))
}

/** Asks a person whether to retry if a bot's decision cannot be saved. False to quit. */
async function letBotDecide({ bots, reader }: TerminalSession, seat: Seat, input: Input): Promise<boolean> {
  for (;;) {
    const decided = await bots.decide(seat)
    if (decided.ok) return true
    const { sentence } = refusalText(reader, decided)
    print(...wrap(reader.say('terminal.trouble', { seat: reader.seat(seat), sentence }), columns(), 2).map(bad))
    const line = await input.ask(`${faint(reader.say('terminal.again'))} `)
    if (line === null || line.trim() === 'q') return false
  }
}

function printStory(sentences: readonly string[]): void {
  for (const sentence of sentences) print(...wrap(sentence, columns(), 2))
}

/** Hides the screen between two people. False if the last one undid the decision. */
async function handOver(session: TerminalSession, seat: Seat, last: Seat | null, input: Input): Promise<boolean> {
  const { reader, table } = session
  const name = reader.seat(seat)
  if (!input.live) {
    print('', reader.say('terminal.handover', { name }))
    return true
  }
  if (last !== null) {
    const line = await input.ask(`\n${faint(reader.say('terminal.curtain.hide'))} `)
    if (line?.trim() === 'u') {
      const undone = await table.submit({ do: 'undo', seat: last, ticket: '' })
      if (undone.ok) {
        clampRead(session)
        return false
      }
      print(bad(refusalText(reader, undone).sentence))
      await input.ask(`${faint(reader.say('terminal.curtain.now'))} `)
    }
  }
  clearScreen()
  await input.ask(`${reader.say('terminal.curtain.lift', { name })} `)
  clearScreen()
  return true
}

export const command: Command = { help, run }

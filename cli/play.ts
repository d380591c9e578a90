/** `ludarium play`: a game at the terminal, people and bots at chosen seats. */
import { begin, type GameModule, type History, type Seat } from '@ludarium/kernel'
import { newSeed, recordsOf, type Table } from '@ludarium/tables'
import { saidBy } from '@ludarium/words'
import { readArgs, readNumber, readSettings, unusualSettings } from './args.ts'
import { type Command, DONE, MISUSED, orStop } from './command.ts'
import { type Input, openInput } from './input.ts'
import { langHelp, speak } from './language.ts'
import { loadGame } from './library.ts'
import { bad, columns, faint, inSeatColour, title, wrap } from './paint.ts'
import { mustBeWritable, openRecording, readRecording } from './records.ts'
import { clearScreen, print } from './screen.ts'
import { seatingOf, seatTitle } from './seating.ts'
import { botList } from './simulation.ts'
import { forget, hidesBetween, newsFor, nextActor, type Sitting, sittingOf, storyOf } from './sitting.ts'
import { resultText } from './story.ts'
import { askPerson } from './turn.ts'
import { type Reader, readerOf, wordsOf } from './words.ts'

const help = `Usage: ludarium play GAME [--seats N] [--people 0,2] [--bots greedy,random] [...]
       ludarium play --load FILE [...]

Plays a game in the terminal. Moves are numbered; type a number to choose one, or a word to search them.
People share the screen and hand it over where hands are hidden. Seats are counted from 0.

  --seats N            how many seats (the fewest the game allows)
  --people LIST        the seats of people, e.g. 0 or 0,2, or none to watch bots (0)
  --bots LIST          kinds of bots for the other seats, dealt in turn (greedy)
  --seat N=WHO         who sits there: person, a kind of bot, or a program: 2=cmd:"python3 mybot.py" (docs/protocol.md)
  --names LIST         names for the seats, e.g. Ann,Bo
  --option KEY=VALUE   an option of the game; may be given several times
  --seed TEXT          where chance comes from (a new one)
  --think MS           how long a bot may think about a decision (3000)
  --load FILE          goes on with a saved game
  --save FILE          keeps the game in this file, decision by decision
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

/** What the command line, or the campaign, wants of a table. */
export type Wanted = Partial<ReturnType<typeof readArgs<typeof OPTIONS>>['values']>

async function run(args: readonly string[]): Promise<number> {
  const load = args.some((arg) => arg === '--load' || arg.startsWith('--load='))
  const { values, words } = readArgs(args, OPTIONS, load ? 0 : 1, 1)
  speak(values.lang)
  await playTable(words[0], values)
  return DONE
}

/** Plays until the game is over or a person leaves; the table as it was left. */
export async function playTable(id: string | undefined, wanted: Wanted): Promise<Table> {
  const { module, history } = await openHistory(id, wanted)
  const { game } = module
  const { setup } = history
  const sitters = seatingOf(setup.seats, wanted)
  const think = readNumber('think', wanted.think, 1, 600_000, 3000)
  const name = (seat: Seat): string => inSeatColour(seat, sitters[seat]?.name ?? seatTitle(seat))
  const reader = readerOf(await wordsOf(module), name)
  if (wanted.save !== undefined) mustBeWritable(wanted.save)
  const records = recordsOf(history, { sitters, when: Date.now() })
  const sitting = sittingOf({ module, records, reader, think, save: wanted.save })

  const alone = sitters.filter((sitter) => sitter.kind === 'person').length === 1
  const about = [
    reader.say('terminal.seats', { n: setup.seats }),
    ...(alone ? [reader.say(setup.seats === 1 ? 'terminal.alone.solo' : 'terminal.alone.bots')] : []),
    ...unusualSettings(game.options, setup.options),
  ]
  print(title(game.name), ...wrap(faint(about.join(', ')), columns()))
  const input = openInput()
  try {
    await playOn(sitting, input)
  } finally {
    sitting.minds.close()
    input.close()
  }
  return sitting.table
}

async function openHistory(
  id: string | undefined,
  wanted: Wanted,
): Promise<{ module: GameModule; history: Pick<History, 'setup' | 'decisions'> }> {
  if (wanted.load !== undefined) {
    const { module, history } = await readRecording(wanted.load)
    return { module, history: openRecording(module, history, wanted.load, await plainReader(module)) }
  }
  const module = await loadGame(id ?? '')
  const { game } = module
  const request = {
    seats: readNumber('seats', wanted.seats, game.seats.min, game.seats.max, game.seats.min),
    options: readSettings(game, wanted.option ?? []),
    seed: wanted.seed ?? newSeed(),
  }
  return { module, history: orStop(begin(game, request), MISUSED, '', await plainReader(module)) }
}

async function plainReader(module: GameModule): Promise<Reader> {
  return readerOf(await wordsOf(module), seatTitle)
}

/** Until the game is over or a person has had enough. */
async function playOn(sitting: Sitting, input: Input): Promise<void> {
  const { table } = sitting
  const watching = table.sitters.every((sitter) => sitter.kind === 'bot')
  let last: Seat | null = null
  for (let seat = nextActor(sitting); seat !== undefined; seat = nextActor(sitting)) {
    if (table.sitters[seat]?.kind === 'bot') {
      if (!(await letBotDecide(sitting, seat, input))) return
      if (watching) printStory(storyOf(sitting, table.at - 1, null))
      continue
    }
    if (last !== seat && hidesBetween(sitting) && !(await handOver(sitting, seat, last, input))) continue
    const answer = await askPerson(sitting, seat, input)
    last = seat
    if (answer === 'quit') return
  }
  if (!watching && last !== null) printStory(['', ...newsFor(sitting, last)])
  const result = table.game.result(table.match.state)
  if (result !== null) print('', ...resultText(sitting.reader, result))
}

/** When the bot's decision cannot be kept, a person says whether to try again. False: no more. */
async function letBotDecide({ minds, reader }: Sitting, seat: Seat, input: Input): Promise<boolean> {
  for (;;) {
    const decided = await minds.decide(seat)
    if (decided.ok) return true
    const { sentence } = saidBy(reader, decided)
    print(...wrap(reader.say('terminal.trouble', { seat: reader.seat(seat), sentence }), columns(), 2).map(bad))
    const line = await input.ask(`${faint(reader.say('terminal.again'))} `)
    if (line === null || line.trim() === 'q') return false
  }
}

function printStory(sentences: readonly string[]): void {
  for (const sentence of sentences) print(...wrap(sentence, columns(), 2))
}

/** A curtain between two people, so that nobody sees another's hand. False when the last one took a decision back. */
async function handOver(sitting: Sitting, seat: Seat, last: Seat | null, input: Input): Promise<boolean> {
  const { reader, table } = sitting
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
        forget(sitting)
        return false
      }
      print(bad(saidBy(reader, undone).sentence))
      await input.ask(`${faint(reader.say('terminal.curtain.now'))} `)
    }
  }
  clearScreen()
  await input.ask(`${reader.say('terminal.curtain.lift', { name })} `)
  clearScreen()
  return true
}

export const command: Command = { help, run }

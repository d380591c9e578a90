/** `ludarium play`: a game at the terminal, people and bots at chosen seats. */
import { randomBytes } from 'node:crypto'
import { bots, chooseWithin } from '@ludarium/bots'
import { begin, type GameModule, type Match, type Seat } from '@ludarium/kernel'
import { readArgs, readNumber, readSettings, unusualSettings } from './args.ts'
import { type Command, DONE, MISUSED, orStop } from './command.ts'
import { type Input, openInput } from './input.ts'
import { englishOf, loadGame } from './library.ts'
import { bad, columns, faint, inSeatColour, title, wrap } from './paint.ts'
import { decide, hidesBetween, newsFor, nextActor, type Parlour, parlourOf, storyOf, takeBack } from './parlour.ts'
import { openRecording, readRecording, saveMatch } from './records.ts'
import { clearScreen, print } from './screen.ts'
import { type Machine, seatingOf } from './seating.ts'
import { resultText } from './story.ts'
import { askPerson } from './turn.ts'
import { readerOf } from './words.ts'

const help = `Usage: ludarium play GAME [--seats N] [--people 0,2] [--bots greedy,random] [...]
       ludarium play --load FILE [...]

Plays a game in the terminal. Moves are numbered; type a number to choose one, or a word to search them.
People share the screen and hand it over where hands are hidden. Seats are counted from 0.

  --seats N            how many seats (the fewest the game allows)
  --people LIST        the seats of people, e.g. 0 or 0,2, or none to watch bots (0)
  --bots LIST          kinds of bots for the other seats, dealt in turn (greedy)
  --names LIST         names for the seats, e.g. Ann,Bo
  --option KEY=VALUE   an option of the game; may be given several times
  --seed TEXT          where chance comes from (a new one)
  --think MS           how long a bot may think about a decision (3000)
  --load FILE          goes on with a saved game
  --save FILE          keeps the game in this file, after each decision of a person

In the game:  ? lists the commands (undo, hint, score, rules, why not, save, quit).
Bots: ${bots.map((spec) => `${spec.name} (${spec.about})`).join(', ')}.`

const OPTIONS = {
  seats: { type: 'string' },
  people: { type: 'string' },
  bots: { type: 'string' },
  names: { type: 'string' },
  option: { type: 'string', multiple: true },
  seed: { type: 'string' },
  think: { type: 'string' },
  load: { type: 'string' },
  save: { type: 'string' },
} as const

type Values = ReturnType<typeof readArgs<typeof OPTIONS>>['values']

async function run(args: readonly string[]): Promise<number> {
  const load = args.some((arg) => arg === '--load' || arg.startsWith('--load='))
  const { values, words } = readArgs(args, OPTIONS, load ? 0 : 1, 1)
  const { module, match } = await openMatch(words[0], values)
  const { game, setup } = match
  const wish = { people: values.people, bots: values.bots, names: values.names, seed: setup.seed }
  const sitters = seatingOf(game, setup.seats, wish)
  const think = readNumber('think', values.think, 1, 600_000, 3000)
  const reader = readerOf(await englishOf(module), (seat) => inSeatColour(seat, sitters[seat]?.name ?? `Seat ${seat}`))
  const parlour = parlourOf(module, match, sitters, reader)

  const options = unusualSettings(game.options, setup.options)
  print(title(game.name), ...wrap(faint([`${setup.seats} seats`, ...options].join(', ')), columns()))
  const input = openInput()
  try {
    await playOn(parlour, input, think, values.save)
  } finally {
    input.close()
  }
  return DONE
}

async function openMatch(id: string | undefined, values: Values): Promise<{ module: GameModule; match: Match }> {
  if (values.load !== undefined) {
    const { module, history } = await readRecording(values.load)
    return { module, match: openRecording(module.game, history, values.load) }
  }
  const module = await loadGame(id ?? '')
  const { game } = module
  const request = {
    seats: readNumber('seats', values.seats, game.seats.min, game.seats.max, game.seats.min),
    options: readSettings(game, values.option ?? []),
    seed: values.seed ?? randomBytes(16).toString('hex'),
  }
  return { module, match: orStop(begin(game, request), MISUSED) }
}

/** Until the game is over or a person has had enough. */
async function playOn(parlour: Parlour, input: Input, think: number, save: string | undefined): Promise<void> {
  const { match, sitters } = parlour
  const watching = sitters.every((sitter) => sitter.kind === 'bot')
  const keep = (): void => {
    if (save !== undefined) saveMatch(save, match)
  }
  let last: Seat | null = null
  for (let seat = nextActor(parlour); seat !== undefined; seat = nextActor(parlour)) {
    const sitter = sitters[seat]
    if (sitter?.kind === 'bot') {
      await letBotDecide(parlour, seat, sitter, think)
      if (watching) printStory(storyOf(parlour, parlour.events.length - 1, null))
      continue
    }
    if (last !== seat && hidesBetween(parlour) && !(await handOver(parlour, seat, last, input))) continue
    const answer = await askPerson(parlour, seat, input)
    last = seat
    keep()
    if (answer === 'quit') return
  }
  keep()
  if (!watching && last !== null) printStory(['', ...newsFor(parlour, last)])
  const result = match.game.result(match.state)
  if (result !== null) print('', ...resultText(parlour.reader, result))
}

async function letBotDecide(parlour: Parlour, seat: Seat, bot: Machine, think: number): Promise<void> {
  const view = parlour.module.game.view(parlour.match.state, seat)
  const move = await chooseWithin(bot.player, view, seat, bot.chance, { milliseconds: think })
  decide(parlour, seat, move)
}

function printStory(sentences: readonly string[]): void {
  for (const sentence of sentences) print(...wrap(sentence, columns(), 2))
}

/** A curtain between two people, so that nobody sees another's hand. False when the last one took a decision back. */
async function handOver(parlour: Parlour, seat: Seat, last: Seat | null, input: Input): Promise<boolean> {
  const name = parlour.reader.seat(seat)
  if (!input.live) {
    print('', `=== ${name} ===`)
    return true
  }
  if (last !== null) {
    const line = await input.ask(`\n${faint('Enter hides the screen; u takes the decision back.')} `)
    if (line?.trim() === 'u') {
      const refusal = takeBack(parlour, last)
      if (refusal === null) return false
      print(bad(refusal))
      await input.ask(faint('Enter hides the screen. '))
    }
  }
  clearScreen()
  await input.ask(`${name}, it is your decision. Press Enter when nobody else looks. `)
  clearScreen()
  return true
}

export const command: Command = { help, run }

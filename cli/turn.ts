/** One decision of a person at the terminal: shows what there is to know, and answers until a move is chosen. */
import { choose } from '@ludarium/bots'
import { chanceOf, type Seat, type State, sameMove, seedOf } from '@ludarium/kernel'
import { Stop } from './command.ts'
import type { Input } from './input.ts'
import { type Choice, choicesOf, choicesText, narrow } from './moves-text.ts'
import { bad, columns, faint, good, lit, strong, wrap } from './paint.ts'
import { decide, newsFor, type Parlour, seatRows, storyOf, takeAgain, takeBack } from './parlour.ts'
import { saveMatch } from './records.ts'
import { print } from './screen.ts'
import { specOf } from './simulation.ts'
import { scoreText } from './story.ts'
import { plain, tableText } from './table-text.ts'

const COMMANDS = [
  ['NUMBER', 'choose that move'],
  ['WORDS', 'search the moves (/WORDS when it looks like a command)'],
  ['m', 'all moves again'],
  ['t', 'the whole table'],
  ['l', 'the whole story so far'],
  ['s', 'scores'],
  ['h', 'hint: what the greedy bot would do'],
  ['w', 'why not: what is not possible now, and why'],
  ['r', 'the rule in question; r WORDS searches the rules'],
  ['i WORDS', 'what a card or another component does'],
  ['u, redo', 'take your last decision back, or take it again'],
  ['save FILE', 'keep the game'],
  ['q', 'quit'],
] as const

/** Commands that take words; any other command followed by words is a search. */
const WITH_WORDS = new Set(['r', 'rule', 'rules', 'i', 'info', 'save'])

/** How a line was answered: the decision is made, the person leaves, or asks on. */
type Answer = 'decided' | 'quit' | 'again'

interface Turn {
  readonly parlour: Parlour
  readonly seat: Seat
  readonly view: State
  readonly choices: readonly Choice[]
  /** The only move that the last search found: Enter takes it. */
  found: Choice | null
}

/** By parlour: the turn whose table was last shown, and to whom. */
const shown = new WeakMap<Parlour, string>()

export async function askPerson(parlour: Parlour, seat: Seat, input: Input): Promise<'decided' | 'quit'> {
  const { module, match } = parlour
  const view = module.game.view(match.state, seat)
  const turn: Turn = { parlour, seat, view, choices: choicesOf(module, parlour.reader, view, seat), found: null }
  showPosition(turn)
  for (;;) {
    const line = await input.ask(`${lit('>')} `)
    if (line === null) return 'quit'
    const answer = reply(turn, line.trim())
    if (answer !== 'again') return answer
  }
}

/** News, the table when the turn is a new one, the question and the moves. */
function showPosition(turn: Turn): void {
  const { parlour, seat, view, choices } = turn
  const { module, reader } = parlour
  const news = newsFor(parlour, seat)
  if (news.length > 0) print('')
  for (const sentence of news) print(...wrap(sentence, columns(), 2))
  const mark = `${view.turn}/${view.round}/${seat}`
  if (shown.get(parlour) !== mark) {
    shown.set(parlour, mark)
    const round = view.round > 0 ? `Round ${view.round}` : 'The table'
    print('', faint(`── ${round} ${'─'.repeat(Math.max(0, columns() - round.length - 4))}`))
    print(...tableOf(turn, true))
  }
  const prompt = wrap(reader.say(module.speech.prompt(view, seat)), columns())
  print('', ...prompt.map(lit), ...choicesText(choices))
}

function reply(turn: Turn, line: string): Answer {
  const [name = '', ...rest] = line.split(/\s+/)
  const text = rest.join(' ')
  if (/^\d+$/.test(line)) return take(turn, turn.choices[Number(line) - 1])
  if (line === '') return turn.found === null ? helpless() : take(turn, turn.found)
  if (line.startsWith('/')) return search(turn, line.slice(1).trim())
  switch (text === '' || WITH_WORDS.has(name) ? name : '') {
    case 'u':
    case 'undo':
      return goBack(turn)
    case 'redo':
      return goForth(turn)
    case 'h':
    case 'hint':
      return hint(turn)
    case 's':
    case 'score':
    case 'scores':
      return say(scoreText(turn.parlour.module, turn.parlour.reader, turn.view))
    case 'r':
    case 'rule':
    case 'rules':
      return say(rulesText(turn, text))
    case 'i':
    case 'info':
      return say(infoText(turn, text))
    case 'w':
    case 'why':
      return say(whyText(turn))
    case 't':
    case 'table':
      return say(tableOf(turn, false))
    case 'm':
    case 'moves':
      return say(choicesText(turn.choices, true))
    case 'l':
    case 'log':
      return say(storyOf(turn.parlour, 0, turn.seat).flatMap((sentence) => wrap(sentence, columns(), 2)))
    case 'save':
      return save(turn, text)
    case 'q':
    case 'quit':
    case 'exit':
      return 'quit'
    case '?':
    case 'help':
      return say(COMMANDS.map(([command, about]) => `  ${strong(command.padEnd(10))} ${about}`))
    default:
      return search(turn, line)
  }
}

function tableOf({ parlour, view, seat }: Turn, brief: boolean): string[] {
  const { module, reader } = parlour
  const sketch = module.speech.sketch?.(view, seat)
  return tableText(view, { reader, seat, brief, rows: seatRows(parlour, view, seat), sketch })
}

function say(lines: readonly string[]): 'again' {
  print(...(lines.length === 0 ? [faint('There is nothing to say.')] : lines))
  return 'again'
}

function helpless(): 'again' {
  return say([faint('Type the number of a move, a word to search for, or ? for the commands.')])
}

function take({ parlour, seat, choices }: Turn, choice: Choice | undefined): Answer {
  if (choice === undefined) return say([bad(`There are moves 1 to ${choices.length}.`)])
  decide(parlour, seat, choice.move)
  return 'decided'
}

function search(turn: Turn, words: string): 'again' {
  const found = narrow(turn.choices, words)
  turn.found = found.length === 1 ? (found[0] ?? null) : null
  if (found.length === 0) return say([bad(`No move says '${words}'.`), faint('? lists the commands, m the moves.')])
  return say([...choicesText(found), ...(turn.found === null ? [] : [faint('Enter takes it.')])])
}

function goBack({ parlour, seat }: Turn): Answer {
  const refusal = takeBack(parlour, seat)
  if (refusal !== null) return say([bad(refusal)])
  print(good('Taken back.'))
  return 'decided'
}

function goForth({ parlour, seat }: Turn): Answer {
  const refusal = takeAgain(parlour, seat)
  if (refusal !== null) return say([bad(refusal)])
  print(good('Done again.'))
  return 'decided'
}

/** A fresh bot thinks about this view alone; it knows no more than the person. */
function hint({ parlour, seat, view, choices }: Turn): 'again' {
  const { module, match, reader } = parlour
  const chance = chanceOf(seedOf(`hint ${match.decisions.length}`))
  const wanted = choose(specOf('greedy').make(module.game), view, seat, chance)
  const choice = choices.find(({ move }) => sameMove(move, wanted))
  if (choice === undefined) return say([reader.say(module.speech.move(view, seat, wanted))])
  return say([`The greedy bot would take ${lit(String(choice.number))}: ${choice.words}`])
}

function rulesText({ parlour, seat, view }: Turn, words: string): string[] {
  const { rules } = parlour.reader
  const wanted = words.toLowerCase()
  const inQuestion = parlour.module.speech.rule(view, seat)
  const found =
    words === ''
      ? rules.filter((rule) => rule.id === inQuestion)
      : rules.filter((rule) => `${rule.id} ${rule.title} ${rule.text}`.toLowerCase().includes(wanted))
  if (found.length === 0) return [words === '' ? `Rule ${inQuestion}.` : `No rule says '${words}'.`]
  const lines = found
    .slice(0, 6)
    .flatMap((rule) => [
      strong(`${rule.id}  ${rule.title}`),
      ...rule.text.split('\n').flatMap((line) => wrap(`  ${line}`, columns(), 2)),
    ])
  return found.length > 6 ? [...lines, faint(`${found.length - 6} more rules say that.`)] : lines
}

function infoText({ parlour }: Turn, words: string): string[] {
  if (words === '') return [bad('Say what about: i WORDS.')]
  const found = parlour.reader.explain(words)
  if (found.length === 0) return [`Nothing more is said about '${words}'.`, faint('r WORDS searches the rules.')]
  const lines = found.slice(0, 12).flatMap(({ name, text }) => wrap(`  ${strong(name)}: ${text}`, columns(), 4))
  return found.length > 12 ? [...lines, faint(`${found.length - 12} more: say it more exactly.`)] : lines
}

function whyText({ parlour, seat, view }: Turn): string[] {
  const { module, reader } = parlour
  const refusals = module.game.why(view, seat)
  if (refusals.length === 0) return [faint('Nothing you might expect is missing.')]
  return refusals.flatMap((refusal) => {
    const [kind = '', what] = refusal.intent.split(':')
    const intent = what === undefined ? plain(kind) : `${plain(kind)} ${reader.nameOf(what) ?? plain(what)}`
    return wrap(`  ${strong(intent)}: ${reader.say(module.speech.refused(refusal))}`, columns(), 4)
  })
}

function save({ parlour }: Turn, path: string): 'again' {
  if (path === '') return say([bad('Say where to: save FILE.')])
  try {
    saveMatch(path, parlour.match)
  } catch (error) {
    if (error instanceof Stop) return say([bad(error.sentence)])
    throw error
  }
  return say([good(`Saved. 'ludarium play --load ${path}' goes on with it.`)])
}

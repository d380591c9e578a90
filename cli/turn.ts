/** One decision of a person at the terminal: shows what there is to know, and answers until a move is chosen. */
import { historyOf, type Move, type Outcome, type Seat, type State, sameMove } from '@ludarium/kernel'
import { type Order, positionOf, type Receipt } from '@ludarium/tables'
import { saidBy } from '@ludarium/words'
import { Stop } from './command.ts'
import type { Input } from './input.ts'
import { type Choice, choicesOf, choicesText, narrow } from './moves-text.ts'
import { bad, columns, faint, good, lit, strong, wrap } from './paint.ts'
import { writeRecord } from './records.ts'
import { print } from './screen.ts'
import { forget, newsFor, paceOf, type Sitting, seatRows, storyOf } from './sitting.ts'
import { scoreText } from './story.ts'
import { plain, tableText } from './table-text.ts'
import type { Reader } from './words.ts'

/** What is typed, and the key of what it does. */
const COMMANDS = [
  ['NUMBER', 'number'],
  ['WORDS', 'words'],
  ['m', 'm'],
  ['t', 't'],
  ['l', 'l'],
  ['s', 's'],
  ['h', 'h'],
  ['w', 'w'],
  ['r', 'r'],
  ['i WORDS', 'i'],
  ['u, redo', 'u'],
  ['save FILE', 'save'],
  ['q', 'q'],
] as const

/** How long the bot thinks about a hint. */
const HINT = 3000

/** Commands that take words; any other command followed by words is a search. */
const WITH_WORDS = new Set(['r', 'rule', 'rules', 'i', 'info', 'save'])

/** How a line was answered: the decision is made, the person leaves, or asks on. */
type Answer = 'decided' | 'quit' | 'again'

interface Turn {
  readonly sitting: Sitting
  readonly seat: Seat
  /** Of the position that the choices were made for. */
  readonly number: number
  readonly view: State
  readonly choices: readonly Choice[]
  /** The only move that the last search found: Enter takes it. */
  found: Choice | null
}

/** By sitting: the turn whose table was last shown, and to whom. */
const shown = new WeakMap<Sitting, string>()

export async function askPerson(sitting: Sitting, seat: Seat, input: Input): Promise<'decided' | 'quit'> {
  const { module, table, reader } = sitting
  const { view, number } = positionOf(table, seat)
  const turn: Turn = { sitting, seat, number, view, choices: choicesOf(module, reader, view, seat), found: null }
  showPosition(turn)
  for (;;) {
    const line = await input.ask(`${lit('>')} `)
    if (line === null) return 'quit'
    const answer = await reply(turn, line.trim())
    if (answer !== 'again') return answer
  }
}

/** News, the table when the turn is a new one, the question and the moves. */
function showPosition(turn: Turn): void {
  const { sitting, seat, view, choices } = turn
  const { module, reader } = sitting
  const news = newsFor(sitting, seat)
  if (news.length > 0) print('')
  for (const sentence of news) print(...wrap(sentence, columns(), 2))
  const mark = `${view.turn}/${view.round}/${seat}`
  if (shown.get(sitting) !== mark) {
    shown.set(sitting, mark)
    const round = view.round > 0 ? reader.say('terminal.round', { n: view.round }) : reader.say('terminal.table')
    print('', faint(`── ${round} ${'─'.repeat(Math.max(0, columns() - round.length - 4))}`))
    print(...tableOf(turn, true))
  }
  const prompt = wrap(reader.say(module.speech.prompt(view, seat)), columns())
  print('', ...prompt.map(lit), ...choicesText(reader, choices))
}

async function reply(turn: Turn, line: string): Promise<Answer> {
  const { sitting, seat } = turn
  const { module, reader } = sitting
  const [name = '', ...rest] = line.split(/\s+/)
  const text = rest.join(' ')
  if (/^\d+$/.test(line)) return take(turn, turn.choices[Number(line) - 1])
  if (line === '') return turn.found === null ? helpless(turn) : take(turn, turn.found)
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
      return say(turn, scoreText(module, reader, turn.view))
    case 'r':
    case 'rule':
    case 'rules':
      return say(turn, rulesText(turn, text))
    case 'i':
    case 'info':
      return say(turn, infoText(turn, text))
    case 'w':
    case 'why':
      return say(turn, whyText(turn))
    case 't':
    case 'table':
      return say(turn, tableOf(turn, false))
    case 'm':
    case 'moves':
      return say(turn, choicesText(reader, turn.choices, true))
    case 'l':
    case 'log':
      return say(
        turn,
        storyOf(sitting, 0, seat).flatMap((sentence) => wrap(sentence, columns(), 2)),
      )
    case 'save':
      return save(turn, text)
    case 'q':
    case 'quit':
    case 'exit':
      return 'quit'
    case '?':
    case 'help':
      return say(turn, commandsText(turn))
    default:
      return search(turn, line)
  }
}

function commandsText({ sitting }: Turn): string[] {
  return COMMANDS.map(
    ([typed, key]) => `  ${strong(typed.padEnd(10))} ${sitting.reader.say(`terminal.command.${key}`)}`,
  )
}

function tableOf({ sitting, view, seat }: Turn, brief: boolean): string[] {
  const { module, reader } = sitting
  const sketch = module.speech.sketch?.(view, seat)
  return tableText(view, { reader, seat, brief, rows: seatRows(sitting, view, seat), sketch })
}

function say({ sitting }: Turn, lines: readonly string[]): 'again' {
  print(...(lines.length === 0 ? [faint(sitting.reader.say('terminal.nothing'))] : lines))
  return 'again'
}

function helpless(turn: Turn): 'again' {
  return say(turn, [faint(turn.sitting.reader.say('terminal.helpless'))])
}

/** Why the table has not done it; the person is asked again. */
function refusedBy(turn: Turn, outcome: Outcome<unknown> & { ok: false }): 'again' {
  const { sentence } = saidBy(turn.sitting.reader, outcome)
  return say(
    turn,
    wrap(sentence, columns(), 2).map((line) => bad(line)),
  )
}

/** A person at the terminal waits for every answer, so that no order is ever sent twice. */
function order({ sitting }: Turn, wanted: Order): Promise<Outcome<Receipt>> {
  return sitting.table.submit(wanted)
}

async function take(turn: Turn, choice: Choice | undefined): Promise<Answer> {
  const { sitting, seat, choices, number } = turn
  if (choice === undefined) {
    return say(turn, [bad(sitting.reader.say('terminal.moves.none', { n: choices.length }))])
  }
  const decided = await order(turn, { do: 'decide', seat, move: choice.move, seen: number, ticket: '' })
  return decided.ok ? 'decided' : refusedBy(turn, decided)
}

function search(turn: Turn, words: string): 'again' {
  const { reader } = turn.sitting
  const found = narrow(turn.choices, words)
  turn.found = found.length === 1 ? (found[0] ?? null) : null
  if (found.length === 0) {
    return say(turn, [bad(reader.say('terminal.search.none', { words })), faint(reader.say('terminal.search.hint'))])
  }
  const one = turn.found === null ? [] : [faint(reader.say('terminal.search.one'))]
  return say(turn, [...choicesText(reader, found), ...one])
}

async function goBack(turn: Turn): Promise<Answer> {
  const { sitting, seat } = turn
  const undone = await order(turn, { do: 'undo', seat, ticket: '' })
  if (!undone.ok) return refusedBy(turn, undone)
  forget(sitting)
  print(good(sitting.reader.say('terminal.undone')))
  return 'decided'
}

async function goForth(turn: Turn): Promise<Answer> {
  const { sitting, seat } = turn
  const redone = await order(turn, { do: 'redo', seat, ticket: '' })
  if (!redone.ok) return refusedBy(turn, redone)
  print(good(sitting.reader.say('terminal.redone')))
  return 'decided'
}

/** A fresh bot thinks about this view alone; it knows no more than the person. */
async function hint(turn: Turn): Promise<'again'> {
  const { sitting, seat, view, choices } = turn
  const { module, minds, reader } = sitting
  const given = await minds.hint(seat, paceOf(HINT))
  if (given === null) return say(turn, [reader.say('terminal.hint.none')])
  const choice = choices.find(({ move }) => sameMove(move, given.move))
  if (choice === undefined) return say(turn, [reader.say(module.speech.move(view, seat, given.move))])
  return say(turn, [reader.say('terminal.hint', { number: lit(String(choice.number)), move: choice.words })])
}

function rulesText({ sitting, seat, view }: Turn, words: string): string[] {
  const { module, reader } = sitting
  const { rules } = reader
  const wanted = words.toLowerCase()
  const inQuestion = module.speech.rule(view, seat)
  const found =
    words === ''
      ? rules.filter((rule) => rule.id === inQuestion)
      : rules.filter((rule) => `${rule.id} ${rule.title} ${rule.text}`.toLowerCase().includes(wanted))
  if (found.length === 0) {
    return [
      words === '' ? reader.say('terminal.rule', { id: inQuestion }) : reader.say('terminal.rules.none', { words }),
    ]
  }
  const lines = found
    .slice(0, 6)
    .flatMap((rule) => [
      strong(`${rule.id}  ${rule.title}`),
      ...rule.text.split('\n').flatMap((line) => wrap(`  ${line}`, columns(), 2)),
    ])
  return found.length > 6 ? [...lines, faint(reader.say('terminal.rules.more', { n: found.length - 6 }))] : lines
}

function infoText({ sitting }: Turn, words: string): string[] {
  const { reader } = sitting
  if (words === '') return [bad(reader.say('terminal.info.what'))]
  const found = reader.explain(words)
  if (found.length === 0) return [reader.say('terminal.info.none', { words }), faint(reader.say('terminal.info.hint'))]
  const lines = found.slice(0, 12).flatMap(({ name, text }) => wrap(`  ${strong(name)}: ${text}`, columns(), 4))
  return found.length > 12 ? [...lines, faint(reader.say('terminal.info.more', { n: found.length - 12 }))] : lines
}

function whyText({ sitting, seat, view }: Turn): string[] {
  const { module, reader } = sitting
  const refusals = module.game.why(view, seat)
  if (refusals.length === 0) return [faint(reader.say('terminal.why.none'))]
  return refusals.flatMap(({ move, reason }) =>
    wrap(`  ${strong(wantedText(move, reader))}: ${reader.say(reason)}`, columns(), 4),
  )
}

/** What was wanted, as far as the names of its parts tell it. */
function wantedText(move: Partial<Move>, reader: Reader): string {
  const parts = Object.values(move).flatMap((part: unknown, at) =>
    typeof part !== 'string' ? [] : [reader.nameOf(part) ?? (at === 0 ? plain(part) : part)],
  )
  return parts.join(' ')
}

function save(turn: Turn, path: string): 'again' {
  const { table, reader } = turn.sitting
  if (path === '') return say(turn, [bad(reader.say('terminal.save.where'))])
  try {
    writeRecord(path, historyOf(table.match))
  } catch (error) {
    if (error instanceof Stop) return say(turn, [bad(error.sentence)])
    throw error
  }
  return say(turn, [good(reader.say('terminal.saved', { path }))])
}

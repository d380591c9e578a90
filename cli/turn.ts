/** One decision of a person in the terminal: shows the position and handles commands until a move is chosen. */
import { historyOf, type Move, type Outcome, type Seat, type State, sameMove } from '@ludarium/kernel'
import { type Order, type Receipt, seatPosition } from '@ludarium/tables'
import { refusalText } from '@ludarium/words'
import { Stop } from './command.ts'
import type { Input } from './input.ts'
import { scoreText } from './log-text.ts'
import { choicesText, type MoveChoice, moveChoices, narrow } from './moves-text.ts'
import { bad, columns, faint, good, lit, strong, wrap } from './paint.ts'
import { writeRecord } from './records.ts'
import { print } from './screen.ts'
import { clampRead, logLines, newsFor, paceOf, seatRows, type TerminalSession } from './session.ts'
import { plainName, tableText } from './table-text.ts'
import type { TerminalReader } from './words.ts'

/** Commands and the key of their description. */
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

/** Milliseconds the bot thinks about a hint. */
const HINT = 3000

/** Commands with arguments; any other command followed by words is a search. */
const WITH_WORDS = new Set(['r', 'rule', 'rules', 'i', 'info', 'save'])

/** Result of an input line: the decision is made, the person quits, or is asked again. */
type Answer = 'decided' | 'quit' | 'again'

interface Turn {
  readonly session: TerminalSession
  readonly seat: Seat
  /** Number of the position that the choices belong to. */
  readonly number: number
  readonly view: State
  readonly choices: readonly MoveChoice[]
  /** The only result of the last search: Enter plays it. */
  found: MoveChoice | null
}

/** Per session: the last turn whose table was shown, and to whom. */
const shown = new WeakMap<TerminalSession, string>()

export async function askPerson(session: TerminalSession, seat: Seat, input: Input): Promise<'decided' | 'quit'> {
  const { module, table, reader } = session
  const { view, number } = seatPosition(table, seat)
  const turn: Turn = { session, seat, number, view, choices: moveChoices(module, reader, view, seat), found: null }
  showPosition(turn)
  for (;;) {
    const line = await input.ask(`${lit('>')} `)
    if (line === null) return 'quit'
    const answer = await reply(turn, line.trim())
    if (answer !== 'again') return answer
  }
}

/** Shows news, the table at the start of a turn, the question and the moves. */
function showPosition(turn: Turn): void {
  const { session, seat, view, choices } = turn
  const { module, reader } = session
  const news = newsFor(session, seat)
  if (news.length > 0) print('')
  for (const sentence of news) print(...wrap(sentence, columns(), 2))
  const mark = `${view.turn}/${view.round}/${seat}`
  if (shown.get(session) !== mark) {
    shown.set(session, mark)
    const round = view.round > 0 ? reader.say('terminal.round', { n: view.round }) : reader.say('terminal.table')
    print('', faint(`── ${round} ${'─'.repeat(Math.max(0, columns() - round.length - 4))}`))
    print(...tableOf(turn, true))
  }
  const prompt = wrap(reader.say(module.speech.prompt(view, seat)), columns())
  print('', ...prompt.map(lit), ...choicesText(reader, choices))
}

async function reply(turn: Turn, line: string): Promise<Answer> {
  const { session, seat } = turn
  const { module, reader } = session
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
        logLines(session, 0, seat).flatMap((sentence) => wrap(sentence, columns(), 2)),
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

function commandsText({ session }: Turn): string[] {
  return COMMANDS.map(
    ([typed, key]) => `  ${strong(typed.padEnd(10))} ${session.reader.say(`terminal.command.${key}`)}`,
  )
}

function tableOf({ session, view, seat }: Turn, brief: boolean): string[] {
  const { module, reader } = session
  const sketch = module.speech.sketch?.(view, seat)
  return tableText(view, { reader, seat, brief, rows: seatRows(session, view, seat), sketch })
}

function say({ session }: Turn, lines: readonly string[]): 'again' {
  print(...(lines.length === 0 ? [faint(session.reader.say('terminal.nothing'))] : lines))
  return 'again'
}

function helpless(turn: Turn): 'again' {
  return say(turn, [faint(turn.session.reader.say('terminal.helpless'))])
}

/** Prints the refusal; the person is asked again. */
function refusedBy(turn: Turn, outcome: Outcome<unknown> & { ok: false }): 'again' {
  const { sentence } = refusalText(turn.session.reader, outcome)
  return say(
    turn,
    wrap(sentence, columns(), 2).map((line) => bad(line)),
  )
}

/** The terminal waits for every answer, so an order is never sent twice. */
function order({ session }: Turn, wanted: Order): Promise<Outcome<Receipt>> {
  return session.table.submit(wanted)
}

async function take(turn: Turn, choice: MoveChoice | undefined): Promise<Answer> {
  const { session, seat, choices, number } = turn
  if (choice === undefined) {
    return say(turn, [bad(session.reader.say('terminal.moves.none', { n: choices.length }))])
  }
  const decided = await order(turn, { do: 'decide', seat, moves: choice.moves, seen: number, ticket: '' })
  return decided.ok ? 'decided' : refusedBy(turn, decided)
}

function search(turn: Turn, words: string): 'again' {
  const { reader } = turn.session
  const found = narrow(turn.choices, words)
  turn.found = found.length === 1 ? (found[0] ?? null) : null
  if (found.length === 0) {
    return say(turn, [bad(reader.say('terminal.search.none', { words })), faint(reader.say('terminal.search.hint'))])
  }
  const one = turn.found === null ? [] : [faint(reader.say('terminal.search.one'))]
  return say(turn, [...choicesText(reader, found), ...one])
}

async function goBack(turn: Turn): Promise<Answer> {
  const { session, seat } = turn
  const undone = await order(turn, { do: 'undo', seat, ticket: '' })
  if (!undone.ok) return refusedBy(turn, undone)
  clampRead(session)
  print(good(session.reader.say('terminal.undone')))
  return 'decided'
}

async function goForth(turn: Turn): Promise<Answer> {
  const { session, seat } = turn
  const redone = await order(turn, { do: 'redo', seat, ticket: '' })
  if (!redone.ok) return refusedBy(turn, redone)
  print(good(session.reader.say('terminal.redone')))
  return 'decided'
}

/** A new bot that sees only this person's view. */
async function hint(turn: Turn): Promise<'again'> {
  const { session, seat, view, choices } = turn
  const { module, bots, reader } = session
  const given = await bots.hint(seat, paceOf(HINT))
  if (given === null) return say(turn, [reader.say('terminal.hint.none')])
  const choice = choices.find(
    ({ moves: [first, ...rest] }) => first && rest.length === 0 && sameMove(first, given.move),
  )
  if (choice === undefined) return say(turn, [reader.say(module.speech.move(view, seat, given.move))])
  return say(turn, [reader.say('terminal.hint', { number: lit(String(choice.number)), move: choice.words })])
}

function rulesText({ session, seat, view }: Turn, words: string): string[] {
  const { module, reader } = session
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

function infoText({ session }: Turn, words: string): string[] {
  const { reader } = session
  if (words === '') return [bad(reader.say('terminal.info.what'))]
  const found = reader.explain(words)
  if (found.length === 0) return [reader.say('terminal.info.none', { words }), faint(reader.say('terminal.info.hint'))]
  const lines = found.slice(0, 12).flatMap(({ name, text }) => wrap(`  ${strong(name)}: ${text}`, columns(), 4))
  return found.length > 12 ? [...lines, faint(reader.say('terminal.info.more', { n: found.length - 12 }))] : lines
}

function whyText({ session, seat, view }: Turn): string[] {
  const { module, reader } = session
  const refusals = module.game.why(view, seat)
  if (refusals.length === 0) return [faint(reader.say('terminal.why.none'))]
  return refusals.flatMap(({ move, reason }) =>
    wrap(`  ${strong(wantedText(move, reader))}: ${reader.say(reason)}`, columns(), 4),
  )
}

/** Describes a blocked move by the names of its known fields. */
function wantedText(move: Partial<Move>, reader: TerminalReader): string {
  const parts = Object.values(move).flatMap((part: unknown, at) =>
    typeof part !== 'string' ? [] : [reader.nameOf(part) ?? (at === 0 ? plainName(part) : part)],
  )
  return parts.join(' ')
}

function save(turn: Turn, path: string): 'again' {
  const { table, reader } = turn.session
  if (path === '') return say(turn, [bad(reader.say('terminal.save.where'))])
  try {
    writeRecord(path, historyOf(table.match))
  } catch (error) {
    if (error instanceof Stop) return say(turn, [bad(error.sentence)])
    throw error
  }
  return say(turn, [good(reader.say('terminal.saved', { path }))])
}

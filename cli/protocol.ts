/** `ludarium protocol`: drives games from a program in any language by JSON lines. See docs/protocol.md. */
import { once } from 'node:events'
import { readArgs } from './args.ts'
import { type Command, DONE } from './command.ts'
import { LineSplitter } from './lines.ts'
import { answerLine, LONGEST_LINE, openProtocolSession } from './protocol-session.ts'

const help = `Usage: ludarium protocol

Reads requests from stdin, one JSON object per line, and answers each with one line of JSON on stdout, in order.
There is one table at a time. Invalid requests are answered with { "ok": false, "code", "sentence" } and change
nothing. Ends when stdin does. docs/protocol.md describes the requests:

  games   list the games                    new     open a table: game, seats, options, seed
  load    open a record                     actors  seats that must decide
  legal   a seat's moves                    play    decide: seat, move(s), at, ticket
  undo    undo a seat's last press          redo    redo it
  view    what a seat may know              log     events that a seat may know
  score   a score, as a seat may know it    result  ranks and scores, null before the end
  words   a seat's question in words        why     moves that are not legal now, with reasons

The controlling program may know everything and has its own requests:

  master.state   the full state with secrets       master.save   the game as a record
  master.events  all events                        master.seed   the random seed

  $ echo '{"id":1,"request":"games"}' | ludarium protocol`

async function run(args: readonly string[]): Promise<number> {
  readArgs(args, {}, 0, 0)
  const session = openProtocolSession()
  const splitter = new LineSplitter(LONGEST_LINE)
  const answer = async (line: string | null): Promise<void> => {
    if (line !== null && line.trim() === '') return
    const text = await answerLine(session, line)
    if (!process.stdout.write(`${text}\n`)) await once(process.stdout, 'drain')
  }
  for await (const piece of process.stdin) {
    for (const line of splitter.split(piece as Buffer)) await answer(line)
  }
  for (const line of splitter.rest()) await answer(line)
  return DONE
}

export const command: Command = { help, run }

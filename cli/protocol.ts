/** `ludarium protocol`: a program in any language drives every game by lines of JSON. See docs/protocol.md. */
import { once } from 'node:events'
import { readArgs } from './args.ts'
import { type Command, DONE } from './command.ts'
import { LineSplitter } from './lines.ts'
import { answerLine, LONGEST_LINE, openDesk } from './protocol-desk.ts'

const help = `Usage: ludarium protocol

Reads requests from stdin, one JSON record a line, and answers each with one line of JSON on stdout, in order.
There is one table at a time. Whatever cannot be understood is answered with { "ok": false, "code", "sentence" }
and changes nothing. It ends when stdin does. The requests are described in docs/protocol.md:

  games   the games there are               new     opens a table: game, seats, options, seed
  load    opens a record                    actors  who must decide
  legal   a seat's moves                    play    decides: seat, move, at, ticket
  undo    takes a seat's decision back      redo    and does it again
  view    what a seat may know              log     what a seat may know of what happened
  score   a score, as a seat may know it    result  ranks and scores, null before the end
  words   a seat's question in words        why     what is not possible now, and why

The master of the table, who may know everything, asks by other names:

  master.state   everything, secrets included      master.save   the game as a record
  master.events  what happened, whoever may know   master.seed   where chance comes from

  $ echo '{"id":1,"request":"games"}' | ludarium protocol`

async function run(args: readonly string[]): Promise<number> {
  readArgs(args, {}, 0, 0)
  const desk = openDesk()
  const splitter = new LineSplitter(LONGEST_LINE)
  const answer = async (line: string | null): Promise<void> => {
    if (line !== null && line.trim() === '') return
    const text = await answerLine(desk, line)
    if (!process.stdout.write(`${text}\n`)) await once(process.stdout, 'drain')
  }
  for await (const piece of process.stdin) {
    for (const line of splitter.split(piece as Buffer)) await answer(line)
  }
  for (const line of splitter.rest()) await answer(line)
  return DONE
}

export const command: Command = { help, run }

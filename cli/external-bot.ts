/**
 * An external program at a seat: `cmd:python3 mybot.py`. It is the client of the line protocol: it writes requests to
 * its stdout, reads answers from its stdin, and may only ask for its own seat. `wait` is answered when the seat must
 * decide or the game is over; `play` decides. Greedy replaces a program that is too slow, exits or keeps sending
 * refused requests, for that decision or for the rest of the game.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { type Move, type Seat, sameMove } from '@ludarium/kernel'
import type { BotHost, BotQuestion } from '@ludarium/tables'
import { LineSplitter } from './lines.ts'

/** Level prefix of an external bot. */
export const EXTERNAL = 'cmd:'

export interface ExternalBotOptions {
  readonly game: string
  readonly seats: number
  /** Milliseconds per decision. */
  readonly think: number
  /** Extra milliseconds for starting the program. */
  readonly start?: number
}

const LONGEST_LINE = 200_000
/** Refused requests per decision before the program is replaced. */
const MOST_REFUSALS = 20
/** Milliseconds for the program to exit after the game. */
const LEAVING = 2000
/** Extra milliseconds for starting the program. */
const START = 10_000

type Fields = Readonly<Record<string, unknown>>

/** A decision the program was asked for. */
interface Open {
  readonly question: BotQuestion
  decide(move: Move): void
  fail(reason: string): void
  refusals: number
}

export function externalBot(
  level: string,
  seat: Seat,
  { game, seats, think, start: grace = START }: ExternalBotOptions,
): BotHost {
  const command = level.slice(EXTERNAL.length)
  let child: ChildProcess | null = null
  let gone = ''
  let open: Open | null = null
  /** Ids of unanswered `wait` requests. */
  const waiting: unknown[] = []
  let started = false

  function start(): ChildProcess {
    const program = spawn(command, { shell: true, detached: true, stdio: ['pipe', 'pipe', 'inherit'] })
    const splitter = new LineSplitter(LONGEST_LINE)
    program.stdout.on('data', (piece: Buffer) => {
      for (const line of splitter.split(piece)) if (line === null || line.trim() !== '') heard(line)
    })
    program.stdin.on('error', () => {})
    program.on('error', (error) => left(error.message))
    program.on('exit', (code, signal) => left(`It ended with ${signal ?? `code ${code}`}.`))
    return program
  }

  function left(reason: string): void {
    gone = `'${command}' has exited: ${reason}`
    open?.fail(gone)
  }

  function say(id: unknown, fields: Fields): void {
    child?.stdin?.write(`${JSON.stringify({ id, ...fields })}\n`)
  }

  function refuse(id: unknown, code: string, sentence: string): void {
    say(id, { ok: false, code, sentence })
    if (open !== null && ++open.refusals >= MOST_REFUSALS) {
      open.fail(`'${command}' was refused ${MOST_REFUSALS} times, last because: ${sentence}`)
    }
  }

  function heard(line: string | null): void {
    const read = line === null ? null : readRequest(line)
    const id = read?.id ?? null
    if (read === null) refuse(id, 'malformed', 'A line is one JSON record with the field "request".')
    else if (read.seat !== undefined && read.seat !== seat) refuse(id, 'seat', `You play seat ${seat} only.`)
    else answer(id, read)
  }

  function answer(id: unknown, fields: Fields): void {
    const { request } = fields
    if (request === 'about') say(id, { ok: true, game, seats, seat, milliseconds: think })
    else if (request === 'wait') {
      waiting.push(id)
      answerWaiting()
    } else if (open === null) refuse(id, 'turn', 'It is not your decision now: ask with "wait".')
    else if (request === 'legal') say(id, { ok: true, moves: open.question.legal, at: open.question.at })
    else if (request === 'view') say(id, { ok: true, view: open.question.view, at: open.question.at })
    else if (request === 'play') played(id, fields, open)
    else refuse(id, 'request', 'There are: about, wait, legal, view, play.')
  }

  function played(id: unknown, { move, at }: Fields, asked: Open): void {
    const { legal, at: here } = asked.question
    const listed = isRecord(move) ? legal.find((one) => sameMove(one, move as Move)) : undefined
    if (at !== undefined && at !== here) refuse(id, 'stale', 'The game has moved on.')
    else if (listed === undefined) refuse(id, 'illegal', 'That move is not legal.')
    else {
      say(id, { ok: true, at: here + 1 })
      asked.decide(listed)
    }
  }

  function answerWaiting(): void {
    if (open === null) return
    for (const id of waiting.splice(0)) say(id, { ok: true, seat, at: open.question.at, over: false })
  }

  return {
    think(question, stop) {
      if (gone !== '') return Promise.reject(new Error(gone))
      child ??= start()
      return new Promise<Move>((done, fail) => {
        const over = (): void => {
          clearTimeout(timer)
          stop.removeEventListener('abort', stopped)
          open = null
        }
        const broken = (reason: string): void => {
          over()
          fail(new Error(reason))
        }
        const stopped = (): void => broken('It was stopped.')
        const limit = started ? think : think + grace
        const late = (): void => {
          started = true
          broken(`'${command}' took longer than ${limit} milliseconds.`)
        }
        const timer = setTimeout(late, limit)
        stop.addEventListener('abort', stopped)
        const decide = (move: Move): void => {
          over()
          started = true
          done(move)
        }
        open = { question, decide, fail: broken, refusals: 0 }
        answerWaiting()
      })
    },
    close() {
      for (const id of waiting.splice(0)) say(id, { ok: true, seat, over: true })
      child?.stdin?.end()
      const program = child
      if (program === null || gone !== '') return
      const timer = setTimeout(() => end(program), LEAVING)
      program.once('exit', () => clearTimeout(timer))
    },
  }
}

/** Ends the program and its child processes. */
function end(program: ChildProcess): void {
  try {
    if (program.pid !== undefined) process.kill(-program.pid)
  } catch {
    program.kill()
  }
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function readRequest(line: string): Fields | null {
  try {
    const read: unknown = JSON.parse(line)
    return isRecord(read) && typeof read.request === 'string' ? read : null
  } catch {
    return null
  }
}

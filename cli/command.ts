/** What every command of the terminal is made of, and how it stops when something is wrong. */
import type { Outcome } from '@ludarium/kernel'
import { type Said, saidBy } from '@ludarium/words'
import { plain } from './paint.ts'
import { house, type Reader } from './words.ts'

/** A command's file exports this as `command`; nothing of it is loaded before it is called. */
export interface Command {
  /** What `--help` prints, the usage line first. */
  readonly help: string
  /** Carries the command out and gives its exit code: 0 for done, 1 for a failure found. */
  run(args: readonly string[]): Promise<number>
}

export const DONE = 0
export const FAILED = 1
export const MISUSED = 2
export const INTERRUPTED = 130

/** Ends the command: `main` prints the sentence and its code, and exits. */
export class Stop extends Error implements Said {
  readonly code: string
  readonly sentence: string
  readonly exit: number

  constructor(code: string, sentence: string, exit = FAILED) {
    super(plain(sentence))
    this.code = code
    this.sentence = this.message
    this.exit = exit
  }
}

/** The command was called in a way it does not understand. */
export function misused(code: string, sentence: string): Stop {
  return new Stop(code, sentence, MISUSED)
}

/** The value, or an end with the refusal's sentence; a game's own refusals need a reader of its words. */
export function orStop<T>(outcome: Outcome<T>, exit = FAILED, about = '', reader: Pick<Reader, 'say'> = house): T {
  if (outcome.ok) return outcome.value
  throw new Stop(outcome.code, about + saidBy(reader, outcome).sentence, exit)
}

/** Lets signals and other work in between the slices of a long calculation. */
export function breathe(): Promise<void> {
  return new Promise((resume) => setImmediate(resume))
}

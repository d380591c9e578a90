/** What every command of the terminal is made of, and how it stops when something is wrong. */
import type { Outcome, Refusal } from '@ludarium/kernel'

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
export class Stop extends Error implements Refusal {
  readonly code: string
  readonly sentence: string
  readonly exit: number

  constructor(code: string, sentence: string, exit = FAILED) {
    super(sentence)
    this.code = code
    this.sentence = sentence
    this.exit = exit
  }
}

/** The command was called in a way it does not understand. */
export function misused(code: string, sentence: string): Stop {
  return new Stop(code, sentence, MISUSED)
}

/** The value, or an end with the refusal's sentence. */
export function orStop<T>(outcome: Outcome<T>, exit = FAILED, about = ''): T {
  if (outcome.ok) return outcome.value
  throw new Stop(outcome.code, about + outcome.sentence, exit)
}

/** Lets signals and other work in between the slices of a long calculation. */
export function breathe(): Promise<void> {
  return new Promise((resume) => setImmediate(resume))
}

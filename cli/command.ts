/** The command interface, and how a command stops with an error. */
import type { Outcome } from '@ludarium/kernel'
import { type RefusalText, refusalText } from '@ludarium/words'
import { withoutColour } from './paint.ts'
import { type TerminalReader, terminalWords } from './words.ts'

/** Exported by each command's file, which is loaded on demand. */
export interface Command {
  /** Output of `--help`, starting with the usage line. */
  readonly help: string
  /** Runs the command and returns its exit code: 0 for success, 1 for a failure. */
  run(args: readonly string[]): Promise<number>
}

export const DONE = 0
export const FAILED = 1
export const MISUSED = 2
export const INTERRUPTED = 130

/** Ends the command: `main` prints the sentence and its code, and exits. */
export class Stop extends Error implements RefusalText {
  readonly code: string
  readonly sentence: string
  readonly exit: number

  constructor(code: string, sentence: string, exit = FAILED) {
    super(withoutColour(sentence))
    this.code = code
    this.sentence = this.message
    this.exit = exit
  }
}

/** Wrong usage. */
export function misused(code: string, sentence: string): Stop {
  return new Stop(code, sentence, MISUSED)
}

/** The value, or stops with the refusal's sentence. Refusals of a game need its reader. */
export function orStop<T>(
  outcome: Outcome<T>,
  exit = FAILED,
  about = '',
  reader: Pick<TerminalReader, 'say'> = terminalWords,
): T {
  if (outcome.ok) return outcome.value
  throw new Stop(outcome.code, about + refusalText(reader, outcome).sentence, exit)
}

/** Yields to the event loop between slices of a long calculation. */
export function yieldToEvents(): Promise<void> {
  return new Promise((resume) => setImmediate(resume))
}

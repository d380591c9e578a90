/** Where the commands write to. A reader that goes away (`| head`) ends the command quietly. */

import { harmless } from './paint.ts'

export function print(...lines: readonly string[]): void {
  for (const line of lines) process.stdout.write(`${harmless(line)}\n`)
}

/** For progress and complaints, beside the answer. */
export function note(...lines: readonly string[]): void {
  for (const line of lines) process.stderr.write(`${harmless(line)}\n`)
}

/** Called once at the start. */
export function endWithReader(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE' || error.code === 'ERR_STREAM_DESTROYED') process.exit(process.exitCode ?? 0)
      throw error
    })
  }
}

/** Clears the screen and what was scrolled off it, so that the next person cannot look back. */
export function clearScreen(): void {
  if (process.stdout.isTTY) process.stdout.write('\x1b[2J\x1b[3J\x1b[H')
}

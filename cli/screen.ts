/** Output of the commands. A closed pipe (`| head`) ends the command quietly. */

import { withoutControls } from './paint.ts'

export function print(...lines: readonly string[]): void {
  for (const line of lines) process.stdout.write(`${withoutControls(line)}\n`)
}

/** For progress and errors, on stderr. */
export function note(...lines: readonly string[]): void {
  for (const line of lines) process.stderr.write(`${withoutControls(line)}\n`)
}

/** Call once at startup. */
export function endWithReader(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE' || error.code === 'ERR_STREAM_DESTROYED') process.exit(process.exitCode ?? 0)
      throw error
    })
  }
}

/** Clears the screen and its scrollback, so the next person cannot look back. */
export function clearScreen(): void {
  if (process.stdout.isTTY) process.stdout.write('\x1b[2J\x1b[3J\x1b[H')
}

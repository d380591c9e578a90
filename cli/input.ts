/** Input lines from a person or a pipe. */
import { createInterface } from 'node:readline'
import { INTERRUPTED } from './command.ts'

export interface Input {
  /** Shows the prompt and reads a line; null at the end of input. */
  ask(prompt: string): Promise<string | null>
  /** Whether a person is typing. */
  readonly live: boolean
  close(): void
}

export function openInput(): Input {
  const live = process.stdin.isTTY === true && process.stdout.isTTY === true
  const lines: string[] = []
  let waiting: ((line: string | null) => void) | null = null
  let closed = false
  const reader = createInterface({ input: process.stdin, output: process.stdout, terminal: live })
  reader.on('line', (line) => {
    if (waiting === null) lines.push(line)
    else {
      const answer = waiting
      waiting = null
      answer(line)
    }
  })
  reader.on('close', () => {
    closed = true
    waiting?.(null)
    waiting = null
  })
  reader.on('SIGINT', () => {
    process.stdout.write('\n')
    process.exit(INTERRUPTED)
  })

  return {
    live,
    ask(prompt) {
      const line = lines.shift()
      if (line !== undefined || closed) {
        process.stdout.write(`${prompt}${line ?? ''}\n`)
        return Promise.resolve(line ?? null)
      }
      reader.setPrompt(prompt)
      reader.prompt()
      return new Promise((resolve) => {
        waiting = (answer) => {
          if (!live || answer === null) process.stdout.write(`${answer ?? ''}\n`)
          resolve(answer)
        }
      })
    },
    close() {
      reader.close()
      process.stdin.unref?.()
    },
  }
}

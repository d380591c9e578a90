/** Runs the command as a child process. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { fileURLToPath } from 'node:url'

export const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))

export interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

export function ludarium(
  args: readonly string[],
  input = '',
  variables: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, LC_ALL: 'C', NO_COLOR: '1', ...variables }
    const child = spawn(process.execPath, [MAIN, ...args], { env })
    let out = ''
    let err = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text
    })
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, out, err }))
    child.stdin.on('error', () => {})
    child.stdin.end(input)
  })
}

/** A temporary folder, deleted after the tests. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'ludarium-'))
  after(() => rmSync(path, { recursive: true, force: true }))
  return path
}

/** Flags of the tools. */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'node:test'

const ROOT = join(import.meta.dirname, '..', '..')

function asked(tool: string, ...args: string[]): { code: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, tool), ...args], { encoding: 'utf8' })
  return { code: status, said: stdout + stderr }
}

test('help is shown, and a wrong flag, number or game is refused with a message', () => {
  const help = asked('server/tools/storm.ts', '--help')
  assert.equal(help.code, 0)
  assert.match(help.said, /^npm run storm .*\n\nSends mutated messages/)
  const wrong = [
    [asked('server/tools/storm.ts', '--nope'), "Unknown option '--nope'. See --help.\n"],
    [asked('server/tools/storm.ts', '-n', 'many'), '-n takes a whole number. See --help.\n'],
    [asked('server/tools/load.ts', '--games', 'nope'), "There is no game 'nope'. See --help.\n"],
    [asked('server/tools/scale.ts', 'fast'), "'fast' is one argument too many. See --help.\n"],
  ] as const
  for (const [{ code, said }, sentence] of wrong) {
    assert.equal(said, sentence)
    assert.equal(code, 2)
  }
})

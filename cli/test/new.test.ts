/**
 * `ludarium new`: refused names, and a game created in a copy of the repository, checked, played, built and removed.
 */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { Stop } from '../command.ts'
import { run } from '../dispatch.ts'
import { folder } from './ludarium.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const GAME = 'lapidary'

const REFUSED: readonly (readonly [args: readonly string[], code: string])[] = [
  [[], 'missing'],
  [['Lapidary'], 'name'],
  [['my-game'], 'name'],
  [['../lapidary'], 'name'],
  [['a'], 'name'],
  [['game'], 'name'],
  [['essence'], 'taken'],
  [['kernel'], 'taken'],
  [[GAME, 'again'], 'extra'],
  [[GAME, '--title', "x', load: null //"], 'title'],
  [[GAME, '--remove'], 'game'],
  [['kernel', '--remove'], 'game'],
  [['essence', '--remove'], 'changed'],
]

test('an invalid or taken name is refused and changes nothing', async () => {
  const before = stateOf(ROOT)
  for (const [args, code] of REFUSED) {
    const stopped = await run(['new', ...args]).catch((error: unknown) => error)
    assert.ok(stopped instanceof Stop, args.join(' '))
    assert.equal(stopped.code, code, args.join(' '))
    assert.match(stopped.sentence, /\.$/)
  }
  assert.equal(stateOf(ROOT), before)
})

/** Git's view of a checkout, and the linked packages. */
function stateOf(root: string): string {
  const status = spawnSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' })
  assert.equal(status.status, 0, status.stderr)
  return `${status.stdout}${readdirSync(join(root, 'node_modules', '@ludarium')).join(' ')}`
}

/** A separate checkout with the same files, including changes, and shared packages. */
function copyOfRepository(): string {
  const copy = join(folder(), 'house')
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  for (const file of listed.stdout.split('\0').filter((name) => name !== '' && existsSync(join(ROOT, name)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    copyFileSync(join(ROOT, file), join(copy, file))
  }
  const modules = join(ROOT, 'node_modules')
  const own = join(copy, 'node_modules', '@ludarium')
  mkdirSync(own, { recursive: true })
  for (const name of readdirSync(modules)) {
    if (name !== '@ludarium') symlinkSync(join(modules, name), join(copy, 'node_modules', name))
  }
  for (const name of readdirSync(join(modules, '@ludarium'))) {
    symlinkSync(readlinkSync(join(modules, '@ludarium', name)), join(own, name))
  }
  git(copy, 'init', '--quiet')
  git(copy, 'add', '--all')
  git(copy, '-c', 'user.name=test', '-c', 'user.email=test@localhost', 'commit', '--quiet', '--message', 'The house')
  return copy
}

function git(copy: string, ...args: readonly string[]): void {
  const ran = spawnSync('git', args, { cwd: copy, encoding: 'utf8' })
  assert.equal(ran.status, 0, ran.stderr)
}

/** Runs a program in the copy and returns its output. */
function runIn(copy: string, code: number, command: string, ...args: readonly string[]): string {
  const { NODE_TEST_CONTEXT: _, ...env } = process.env
  const PATH = `${join(copy, 'node_modules', '.bin')}${delimiter}${env.PATH ?? ''}`
  const ran = spawnSync(command, args, { cwd: copy, env: { ...env, PATH, NO_COLOR: '1' }, encoding: 'utf8' })
  const said = ran.stdout + ran.stderr
  assert.equal(ran.status, code, `${command} ${args.join(' ')}:\n${said}`)
  return said
}

test('a new game passes the checks and its tests, is played and built, and leaves no trace', async (t) => {
  const copy = copyOfRepository()
  const before = stateOf(copy)
  const ludarium = (code: number, ...args: readonly string[]): string =>
    runIn(copy, code, 'node', 'tools/ludarium.mjs', ...args)

  await t.test('a failed creation is rolled back', () => {
    const file = join(copy, 'cli', 'skeleton', 'test', 'golden.test.ts')
    const text = readFileSync(file)
    appendFileSync(file, "\nthrow new Error('No golden games today.')\n")
    const said = ludarium(1, 'new', GAME)
    writeFileSync(file, text)
    assert.match(said, /No golden games today\..*\[golden\]/s)
    assert.equal(stateOf(copy), before)
  })

  await t.test('the game is created', () => {
    assert.match(ludarium(0, 'new', GAME, '--title', 'The Lapidary'), /games\/lapidary is a small working card game/)
    assert.match(ludarium(0, 'games'), /^The Lapidary {2}ludarium play lapidary$/m)
    assert.match(ludarium(2, 'new', GAME), /\[taken\]/)
  })

  await t.test('all checks pass', () => {
    assert.match(
      runIn(copy, 0, 'node', 'tools/check.ts'),
      /^Clean: types,.* shape, styles, names, pictures, documents\.$/m,
    )
  })

  await t.test('the checks detect import cycles and a wrong shape', () => {
    const own = (file: string): string => join(copy, 'games', GAME, file)
    const why = readFileSync(own('why.ts'))
    writeFileSync(own('round.ts'), "export { about } from './about.ts'\n")
    writeFileSync(own('about.ts'), "export type { about } from './round.ts'\n")
    rmSync(own('why.ts'))
    const said = runIn(copy, 1, 'node', 'tools/check.ts', 'imports', 'shape')
    writeFileSync(own('why.ts'), why)
    for (const file of ['round.ts', 'about.ts']) rmSync(own(file))
    assert.match(said, /^games\/lapidary\/about\.ts -> games\/lapidary\/round\.ts -> /m)
    assert.match(said, /^games\/lapidary\/why\.ts: is missing in this game\.$/m)
  })

  await t.test('its own tests pass', () => {
    runIn(copy, 0, 'node', '--test', `games/${GAME}/test/*.test.ts`)
  })

  await t.test('tests of all registered games accept it', () => {
    const files = [
      'bots/test/levels',
      'cli/test/games',
      'cli/test/registry',
      'server/test/view-cache',
      'web/test/explain',
      'web/test/guide',
      'web/test/signs',
    ]
    const tests = files.map((file) => `${file}.test.ts`)
    const said = runIn(copy, 0, 'node', '--test', `--test-name-pattern=/^(?:The )?${GAME}: /i`, ...tests)
    assert.match(said, /^ℹ pass [1-9]/m)
  })

  await t.test('bots play it', () => {
    assert.match(ludarium(0, 'simulate', GAME, '-n', '20', '--bots', 'greedy', '--seats', '3'), /^20 games/m)
  })

  await t.test('the page is built with it', () => {
    runIn(copy, 0, 'vite', 'build', 'web', '--logLevel', 'warn')
    assert.match(readFileSync(join(copy, 'web', 'dist', 'build.json'), 'utf8'), /"\.\.\/games\/lapidary\/index\.ts"/)
  })

  await t.test('--remove refuses a changed game', () => {
    const file = join(copy, 'games', GAME, 'rules.md')
    const text = readFileSync(file)
    appendFileSync(file, '\n- G4.4 A rule of our own.\n')
    assert.match(
      ludarium(1, 'new', GAME, '--remove'),
      /games\/lapidary\/rules\.md has been changed, so nothing was removed.*\[changed\]/s,
    )
    assert.ok(existsSync(file))
    writeFileSync(file, text)
  })

  await t.test('--remove leaves no trace', () => {
    ludarium(0, 'new', GAME, '--remove')
    assert.equal(stateOf(copy), before)
    assert.equal(existsSync(join(copy, 'games', GAME)), false)
  })
})

/**
 * `npm run mutate -- GAME`: breaks one line of the rules at a time, runs the game's named tests (no golden games, no
 * conformance tests) on a copy, and prints the mutations that no test caught. The same seed makes the same mutations.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { exitWith, flags } from './flags.ts'
import { type Mutation, mutated, mutationsOf } from './mutations.ts'

const HELP = `npm run mutate -- GAME [-n COUNT] [--seed TEXT] [--file PART] [--jobs N] [--json]

Breaks one line of the rules of GAME at a time and reports the mutations that no named test catches.

  -n COUNT     number of mutations (40)
  --seed TEXT  random seed (mutate)
  --file PART  only files whose path contains PART
  --jobs N     number of parallel runs (the number of cores)
  --json       prints {"mutations":N,"killed":N,"survivors":[{"file":..,"line":..,"change":..}]}`

/** Files without rules: words, guides, data (covered by data tests), appearance, heuristics and test support. */
const NO_RULES =
  /(^|\/)(test|tools|words|data)\/|(^|\/)(index|advice|audit|clone|sketch[\w-]*|drawing|guide|judge|move-filters|value|pending|progress|secrets|preview|why|events|moves|state|agenda)\.ts$/
/** Conformance tests and golden games, which are not named tests. */
const NOT_NAMED = /(^|\/)(conformance|golden|soak)[\w-]*\.test\.ts$/
/** Tests that play whole games. They run last, so most mutants never reach them. */
const WALKS = /(^|\/)(targets|campaign|audit)[\w-]*\.test\.ts$/
/** A mutant that takes this many times longer than the original rules counts as hanging. */
const TIMEOUT_FACTOR = 5
const MIN_TIMEOUT = 20_000

interface Verdict {
  readonly mutation: Mutation
  readonly killed: boolean
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesUnder(join(folder, entry.name)) : [join(folder, entry.name)],
  )
}

/** All mutations of the game's rules, in an order given by the seed. */
function allMutations(game: string, part: string, seed: string): Mutation[] {
  const folder = join('games', game)
  const files = filesUnder(folder).filter((file) => file.endsWith('.ts') && !NO_RULES.test(relative(folder, file)))
  const all = files
    .filter((file) => file.includes(part))
    .flatMap((file) => mutationsOf(file, readFileSync(file, 'utf8')))
  const key = ({ file, line, change }: Mutation): string =>
    createHash('sha256').update(`${seed} ${file} ${line} ${change}`).digest('hex')
  return all
    .map((mutation) => ({ mutation, key: key(mutation) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ mutation }) => mutation)
}

/** A copy of the game's folder to break files in; everything else is linked. */
function copyGame(game: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'ludarium-mutate-'))
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'), 'dir')
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  cpSync(join('games', game), join(folder, 'games', game), { recursive: true })
  return folder
}

function namedTests(folder: string, game: string): string[] {
  const named = filesUnder(join(folder, 'games', game, 'test')).filter(
    (file) => file.endsWith('.test.ts') && !NOT_NAMED.test(file),
  )
  return [...named.filter((file) => !WALKS.test(file)), ...named.filter((file) => WALKS.test(file))]
}

const running = new Set<ChildProcess>()

/** Whether the named tests pass. Stops at the first failure; a timeout counts as a failure. */
function passes(folder: string, game: string, timeout: number): Promise<boolean> {
  return new Promise((done) => {
    const args = ['--test', '--test-isolation=none', '--test-reporter=dot', ...namedTests(folder, game)]
    // Shares the compile cache between mutants.
    const env = { ...process.env, NODE_COMPILE_CACHE: join(folder, 'compiled') }
    const run = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'ignore'] })
    running.add(run)
    run.stdout.on('data', (dots: Buffer) => {
      if (dots.includes('X')) run.kill('SIGKILL')
    })
    const timer = setTimeout(() => run.kill('SIGKILL'), timeout)
    run.on('exit', (code) => {
      running.delete(run)
      clearTimeout(timer)
      done(code === 0)
    })
  })
}

async function tryMutation(folder: string, game: string, mutation: Mutation, timeout: number): Promise<Verdict> {
  const path = join(folder, mutation.file)
  const source = readFileSync(path, 'utf8')
  writeFileSync(path, mutated(source, mutation))
  const passed = await passes(folder, game, timeout)
  writeFileSync(path, source)
  return { mutation, killed: !passed }
}

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(2)
}

async function main(): Promise<void> {
  const usual = { n: 40, seed: 'mutate', file: '', jobs: availableParallelism(), json: false }
  const values = flags(HELP, usual, 1)
  const [game] = values.words
  if (game === undefined || !existsSync(join('games', game, 'rules.md'))) exitWith('Name a game.')
  const { n: count, jobs } = values
  if (count < 1 || jobs < 1) exitWith('-n and --jobs take a number from 1 on.')
  const mutations = allMutations(game, values.file, values.seed).slice(0, count)
  const folders = Array.from({ length: jobs }, () => copyGame(game))
  const clean = (): void => {
    for (const run of running) run.kill('SIGKILL')
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  }
  process.on('SIGINT', () => {
    clean()
    process.exit(130)
  })
  const verdicts: Verdict[] = []
  try {
    const [first = ''] = folders
    const began = performance.now()
    if (!(await passes(first, game, 600_000))) fail('The tests fail without mutations: fix them first.')
    const timeout = Math.max(MIN_TIMEOUT, TIMEOUT_FACTOR * (performance.now() - began))
    const left = [...mutations]
    const work = async (folder: string): Promise<void> => {
      for (let next = left.shift(); next !== undefined; next = left.shift()) {
        const verdict = await tryMutation(folder, game, next, timeout)
        verdicts.push(verdict)
        if (!verdict.killed) console.error(`survived: ${next.file}:${next.line}  ${next.change}`)
        else if (process.stderr.isTTY) process.stderr.write(`\r${verdicts.length} of ${mutations.length} `)
      }
    }
    await Promise.all(folders.map(work))
  } finally {
    clean()
  }
  report(verdicts, values.json)
}

function report(verdicts: readonly Verdict[], json: boolean): void {
  const survivors = verdicts
    .filter(({ killed }) => !killed)
    .map(({ mutation: { file, line, change } }) => ({ file, line, change }))
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
  const killed = verdicts.length - survivors.length
  if (json) {
    console.log(JSON.stringify({ mutations: verdicts.length, killed, survivors }))
    return
  }
  console.log(`${killed} of ${verdicts.length} mutations killed (${((100 * killed) / verdicts.length).toFixed(0)} %).`)
  for (const { file, line, change } of survivors) console.log(`  ${file}:${line}  ${change}`)
}

await main()

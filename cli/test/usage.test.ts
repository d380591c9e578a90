/** Help, wrong usage, exit codes, interruption and broken pipes. */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { test } from 'node:test'
import { Stop } from '../command.ts'
import { ENTRIES, run } from '../dispatch.ts'
import { folder, ludarium, MAIN } from './ludarium.ts'

test('every command has help', async () => {
  const all = await ludarium(['--help'])
  assert.equal(all.code, 0)
  for (const { name, load } of ENTRIES) {
    assert.match(all.out, new RegExp(`^  ${name} `, 'm'))
    const { command } = await load()
    assert.match(command.help, new RegExp(`^Usage: ludarium ${name}`))
    for (const line of command.help.split('\n')) assert.ok(line.length <= 120, line)
  }
  for (const args of [
    ['bench', '--help'],
    ['play', 'toy:rows', '-h'],
    ['help', 'soak'],
  ]) {
    const { code, out, err } = await ludarium(args)
    assert.equal(code, 0)
    assert.equal(err, '')
    assert.match(out, /^Usage: ludarium (bench|play|soak)/)
  }
})

const WRONG: readonly (readonly [args: readonly string[], code: string])[] = [
  [['dance'], 'command'],
  [['play'], 'missing'],
  [['play', 'chess'], 'game'],
  [['play', 'toy:rows', 'again'], 'extra'],
  [['play', 'toy:rows', '--seats', '3'], 'number'],
  [['play', 'toy:rows', '--people', '7'], 'seat'],
  [['play', 'toy:rows', '--bots', 'genius'], 'bot'],
  [['play', 'toy:bazaar', '--option', 'protests=maybe'], 'option'],
  [['play', 'toy:bazaar', '--option', 'protests'], 'option'],
  [['play', 'toy:bazaar', '--option', 'colour=red'], 'option'],
  [['simulate', 'toy:rows', '-n', 'many'], 'number'],
  [['simulate', 'toy:rows', '--colour'], 'option'],
  [['simulate', 'toy:rows', '--bots', 'random,random,random'], 'bots'],
  [['replay', '/no/such/file'], 'read'],
  [['verify'], 'missing'],
  [['soak', 'toy:rows', '--submissions', '-5'], 'option'],
]

test('wrong usage prints a sentence with a code and exits with 2', async () => {
  for (const [args, code] of WRONG) {
    const stopped = await run(args).catch((error: unknown) => error)
    assert.ok(stopped instanceof Stop, args.join(' '))
    assert.equal(stopped.code, code, args.join(' '))
    assert.equal(stopped.exit, 2, args.join(' '))
    assert.match(stopped.sentence, /\.$/)
  }
})

test('errors go to stderr without a stack', async () => {
  const { code, out, err } = await ludarium(['play', 'chess'])
  assert.equal(code, 2)
  assert.equal(out, '')
  assert.match(err, /^ludarium: There is no game 'chess'\..* \[game\]\nSee 'ludarium play --help'\.\n$/)
})

test('without a command it prints help and exits with 2', async () => {
  const { code, out, err } = await ludarium([])
  assert.equal(code, 2)
  assert.equal(out, '')
  assert.match(err, /^Usage: ludarium COMMAND/)
})

test('games lists the registry, not the toys', async () => {
  const { code, out } = await ludarium(['games', '--json'])
  assert.equal(code, 0)
  const list = JSON.parse(out) as { id: string }[]
  assert.ok(list.every(({ id }) => !id.startsWith('toy:')))
})

/** Interrupts the running command; waits longer if it had not started. */
async function interrupted(args: readonly string[], after = 500): Promise<{ code: number | null; err: string }> {
  const child = spawn(process.execPath, [MAIN, ...args])
  let err = ''
  child.stderr.on('data', (text) => {
    err += text
  })
  if (args[0] === 'play') await once(child.stdout, 'data')
  else await new Promise((resume) => setTimeout(resume, after))
  child.kill('SIGINT')
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null]
  return signal === 'SIGINT' && after < 10_000 ? interrupted(args, 2 * after) : { code, err }
}

test('Ctrl-C exits with 130 silently', async () => {
  for (const args of [
    ['soak', 'toy:bazaar', '--submissions', '100000000'],
    ['simulate', 'toy:bazaar', '-n', '1000000', '--bots', 'greedy'],
    ['play', 'toy:bazaar'],
  ]) {
    assert.deepEqual(await interrupted(args), { code: 130, err: '' }, args[0])
  }
})

test('a closed pipe ends the command quietly', async () => {
  const record = join(folder(), 'records')
  await ludarium(['simulate', 'toy:bazaar', '-n', '1', '--seats', '4', '--seed', 'pipe', '--record', record])
  const files = Array.from({ length: 400 }, () => join(record, 'bazaar-0.txt'))
  const child = spawn(process.execPath, [MAIN, 'verify', ...files])
  let err = ''
  child.stderr.on('data', (text) => {
    err += text
  })
  await once(child.stdout, 'data')
  child.stdout.destroy()
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null]
  assert.equal(err, '')
  assert.equal(signal, null)
  assert.equal(code, 0)
})

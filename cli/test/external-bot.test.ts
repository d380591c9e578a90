/** External programs and threaded bots: whatever they do, the game continues. */
import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { plainChance } from '@ludarium/kernel'
import type { BotQuestion } from '@ludarium/tables'
import { externalBot } from '../external-bot.ts'
import { loadGameModule } from '../library.ts'
import { threadBot } from '../thread-bot.ts'
import { folder, ludarium } from './ludarium.ts'

const EXAMPLES = fileURLToPath(new URL('../../docs/examples', import.meta.url))
const { game } = await loadGameModule('toy:rows')

function question(): BotQuestion {
  const s = game.setup({ seats: 2, options: {}, seed: '0'.repeat(64) })
  const [view, legal] = [game.view(s, 0), game.legal(s, 0)]
  const memory = { key: 'rows 0 greedy', at: 0 }
  return { game: 'rows', seat: 0, level: 'greedy', view, legal, chance: plainChance('q'), at: 0, memory }
}

const never = new AbortController().signal

/** A Node script as an external bot. */
function program(text: string): string {
  const path = join(folder(), 'bot.mjs')
  writeFileSync(path, text)
  return `cmd:"${process.execPath}" ${path}`
}

const watching = ['--people', 'none', '--seed', 'outside', '--think', '20000']

test('the Python example plays a whole game', async () => {
  const seat = `1=cmd:python3 ${join(EXAMPLES, 'bot.py')}`
  const { code, out, err } = await ludarium(['play', 'toy:bazaar', '--seats', '3', '--seat', seat, ...watching])
  assert.equal(code, 0, err)
  assert.equal(err, '')
  assert.match(out, /points/i)
})

test('the TypeScript example plays a whole game', async () => {
  const seat = `0=cmd:"${process.execPath}" ${join(EXAMPLES, 'bot.ts')}`
  const { code, err } = await ludarium([
    'play',
    'essence',
    '--seats',
    '2',
    '--bots',
    'random',
    '--seat',
    seat,
    ...watching,
  ])
  assert.equal(code, 0, err)
  assert.equal(err, '')
})

test('a program sees its own seat, has invalid requests refused, and decides', async () => {
  const bot = externalBot(
    program(`
      import { createInterface } from 'node:readline'
      const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]()
      const ask = async (request) => { console.log(JSON.stringify(request)); return JSON.parse((await lines.next()).value) }
      const about = await ask({ request: 'about' })
      const wait = await ask({ id: 7, request: 'wait' })
      const codes = []
      console.log('no JSON'); codes.push(JSON.parse((await lines.next()).value).code)
      for (const request of [{ request: 'view', seat: 1 }, { request: 'state' }, { request: 'play', move: { do: 'fly' } }, { request: 'play', move: { do: 'mark', cell: 1 }, at: 9 }]) codes.push((await ask(request)).code)
      const right = about.seat === 0 && about.game === 'rows' && wait.id === 7 && codes.join() === 'malformed,seat,request,illegal,stale'
      const { moves, at } = await ask({ request: 'legal', seat: 0 })
      await ask({ request: 'play', move: moves[right ? 8 : 0], at })
    `),
    0,
    { game: 'rows', seats: 2, think: 20_000 },
  )
  assert.deepEqual(await bot.think(question(), never), { do: 'mark', cell: 8 })
  bot.close()
})

for (const [name, text, reason] of [
  ['that ends', 'process.exit(3)', /has exited: It ended with code 3/],
  ['that cannot be started', '}', /has exited/],
  ['that keeps asking for nonsense', "setInterval(() => console.log('nonsense'), 1)", /was refused 20 times/],
] as const) {
  test(`a program ${name} is reported as an error`, async () => {
    const bot = externalBot(program(text), 0, { game: 'rows', seats: 2, think: 20_000 })
    await assert.rejects(bot.think(question(), never), reason)
    bot.close()
  })
}

test('a silent program has a time limit', async () => {
  const wish = { game: 'rows', seats: 2, think: 20, start: 300 }
  const bot = externalBot(program('setTimeout(() => {}, 60000)'), 0, wish)
  await assert.rejects(bot.think(question(), never), /took longer than 320 milliseconds/)
  await assert.rejects(bot.think(question(), never), /took longer than 20 milliseconds/)
  bot.close()
})

test('greedy replaces a failing program, the failure is reported, and the game is finished', async () => {
  const seat = ['--seat', `0=${program('process.exit(1)')}`]
  const { code, out, err } = await ludarium(['play', 'toy:rows', '--bots', 'random', ...seat, ...watching])
  assert.equal(code, 0, err)
  assert.match(err, /failed; greedy decides instead: .* has exited/)
  assert.match(out, /Seat 0/)
})

test('a threaded bot decides; one that crashes, exits or hangs is reported as an error', async () => {
  const good = threadBot('greedy', { game: 'rows', think: 20_000 })
  const move = await good.think(question(), never)
  assert.ok(question().legal.some((one) => JSON.stringify(one) === JSON.stringify(move)))
  good.close()
  const path = folder()
  // Only the hanging bot has a short limit; the others may start slowly.
  for (const [text, reason, most] of [
    ["throw new Error('no luck')", /no luck/, 120_000],
    ['process.exit()', /has ended/, 120_000],
    [
      "import { parentPort } from 'node:worker_threads'\nparentPort.on('message', () => { for (;;); })",
      /longer than/,
      1500,
    ],
  ] as const) {
    const file = join(path, 'thread.mjs')
    writeFileSync(file, text)
    const bad = threadBot('greedy', { game: 'rows', think: 1 }, `file://${file}`, { start: most, slice: most })
    await assert.rejects(bad.think(question(), never), reason)
    bad.close()
  }
})

test('unknown seats and bots are refused', async () => {
  for (const seat of ['9=adept', '1=oracle', 'adept']) {
    const { code, err } = await ludarium(['play', 'toy:rows', '--people', 'none', '--seat', seat])
    assert.equal(code, 2, err)
  }
})

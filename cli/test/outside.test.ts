/** Programs of others at a seat, and bots on threads: whatever they do, the table goes on. */
import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { type Move, plainChance } from '@ludarium/kernel'
import type { Question } from '@ludarium/tables'
import { loadGame } from '../library.ts'
import { outsideBot } from '../outside.ts'
import { threadBot } from '../thread-bot.ts'
import { folder, ludarium } from './ludarium.ts'

const EXAMPLES = fileURLToPath(new URL('../../docs/examples/', import.meta.url))
const { game } = await loadGame('toy:rows')

function question(): Question {
  const s = game.setup({ seats: 2, options: {}, seed: '0'.repeat(64) })
  return { seat: 0, view: game.view(s, 0), legal: game.legal(s, 0), chance: plainChance('q'), at: 0 }
}

const never = new AbortController().signal

/** A program of Node's as an outside bot, with its text. */
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

test('a program sees its own seat, is refused what is not possible, and decides', async () => {
  const bot = outsideBot(
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
  assert.deepEqual(await bot.decide(question(), never), { do: 'mark', cell: 8 })
  bot.close()
})

for (const [name, text, reason] of [
  ['that ends', 'process.exit(3)', /is gone: It ended with code 3/],
  ['that cannot be started', '}', /is gone/],
  ['that keeps asking for nonsense', "setInterval(() => console.log('nonsense'), 1)", /was refused 20 times/],
] as const) {
  test(`a program ${name} is an error in words`, async () => {
    const bot = outsideBot(program(text), 0, { game: 'rows', seats: 2, think: 20_000 })
    await assert.rejects(bot.decide(question(), never), reason)
    bot.close()
  })
}

test('a program that says nothing has a time limit', async () => {
  const wish = { game: 'rows', seats: 2, think: 20, start: 300 }
  const bot = outsideBot(program('setTimeout(() => {}, 60000)'), 0, wish)
  await assert.rejects(bot.decide(question(), never), /took longer than 320 milliseconds/)
  await assert.rejects(bot.decide(question(), never), /took longer than 20 milliseconds/)
  bot.close()
})

test('where a program fails greedy decides, it is told, and the game goes on to its end', async () => {
  const seat = ['--seat', `0=${program('process.exit(1)')}`]
  const { code, out, err } = await ludarium(['play', 'toy:rows', '--bots', 'random', ...seat, ...watching])
  assert.equal(code, 0, err)
  assert.match(err, /failed, greedy decides in its place: .* is gone/)
  assert.match(out, /Seat 0/)
})

test('a bot on a thread decides; one that breaks, ends or never comes back is an error in words', async () => {
  const good = threadBot('greedy', { game: 'rows', think: 20_000 })
  const move: Move = await good.decide(question(), never)
  assert.ok(question().legal.some((one) => JSON.stringify(one) === JSON.stringify(move)))
  good.close()
  const path = folder()
  // Only who never comes back is not waited for: the others may take as long to begin as they need.
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
    await assert.rejects(bad.decide(question(), never), reason)
    bad.close()
  }
})

test('a seat that is not there, or a bot that nobody knows, is refused', async () => {
  for (const seat of ['9=adept', '1=oracle', 'adept']) {
    const { code, err } = await ludarium(['play', 'toy:rows', '--people', 'none', '--seat', seat])
    assert.equal(code, 2, err)
  }
})

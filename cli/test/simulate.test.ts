/** Simulations: independent of the number of threads, and consistent sums. */
import assert from 'node:assert/strict'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { botsAt } from '@ludarium/bots'
import { loadGameModule } from '../library.ts'
import { type Plan, playGame } from '../simulation.ts'
import type { SimulationSummary } from '../summary.ts'
import { folder, ludarium } from './ludarium.ts'

const BASE = ['simulate', 'toy:bazaar', '-n', '6', '--seats', '3', '--seed', 's', '--json']

test('one thread and two give the same summary, records and plot', async () => {
  const place = folder()
  const parts = (n: number): string[] => [
    ...['--bots', 'random,greedy'],
    ...['--jobs', String(n)],
    ...['--record', join(place, String(n))],
    ...['--svg', join(place, `${n}.svg`)],
  ]
  const [one, two] = await Promise.all([ludarium([...BASE, ...parts(1)]), ludarium([...BASE, ...parts(2)])])
  assert.equal(one.code, 0)
  assert.equal(one.out, two.out)
  const files = readdirSync(join(place, '1'))
  assert.equal(files.length, 6)
  for (const file of files) {
    assert.equal(readFileSync(join(place, '1', file), 'utf8'), readFileSync(join(place, '2', file), 'utf8'))
  }
  const svg = readFileSync(join(place, '1.svg'), 'utf8')
  assert.equal(svg, readFileSync(join(place, '2.svg'), 'utf8'))
  assert.match(svg, /^<svg xmlns/)
  assert.match(svg, /prefers-color-scheme: dark/)

  const summary = JSON.parse(one.out) as SimulationSummary
  assert.equal(summary.games, 6)
  const wins = summary.bySeat.reduce((sum, seat) => sum + seat.wins, 0)
  assert.ok(Math.abs(wins - 6) < 1e-9)
  assert.deepEqual(
    summary.byBot.map((bot) => [bot.name, bot.n]),
    [
      ['greedy', 9],
      ['random', 9],
    ],
  )
  assert.ok(summary.bySeat.every(({ low, rate, high }) => low <= rate && rate <= high))

  const held = await ludarium(['verify', ...files.map((file) => join(place, '1', file))])
  assert.equal(held.code, 0)
  assert.match(held.out, /6 of 6 records are valid\./)
})

test('the summary for people', async () => {
  const { code, out, err } = await ludarium(BASE.filter((arg) => arg !== '--json'))
  assert.equal(code, 0)
  assert.match(out, /^Bazaar {2}6 games, 3 seats, bots random/)
  assert.match(out, /^seat 2 +\d+\.\d % +\d+\.\d–\d+\.\d %/m)
  assert.match(err, /^6 games in /)
})

test('different seeds and numbers give different games', async () => {
  const { game } = await loadGameModule('toy:bazaar')
  const plan: Plan = {
    game: 'toy:bazaar',
    seats: 2,
    options: {},
    seed: '1',
    bots: ['random'],
    fixed: false,
    record: true,
  }
  const first = playGame(game, plan, 0)
  const { thinking } = first
  assert.deepEqual({ ...playGame(game, plan, 0), thinking }, first, 'only the times differ')
  assert.notEqual(playGame(game, plan, 1).record, first.record)
  assert.notEqual(playGame(game, { ...plan, seed: '2' }, 0).record, first.record)
})

test('bots move one seat per game unless fixed', () => {
  const plan = { seats: 3, bots: ['random', 'greedy'], fixed: false }
  assert.deepEqual(botsAt(plan, 0), ['random', 'greedy', 'random'])
  assert.deepEqual(botsAt(plan, 1), ['greedy', 'random', 'greedy'])
  assert.deepEqual(botsAt({ ...plan, fixed: true }, 1), ['random', 'greedy', 'random'])
})

test('verify detects tampering, and replay shows the rest', async () => {
  const place = folder()
  await ludarium(['simulate', 'toy:bazaar', '-n', '1', '--seed', 't', '--record', place])
  const good = join(place, 'bazaar-0.txt')
  const lines = readFileSync(good, 'utf8').split('\n')
  const at = lines.findIndex((line) => / bid card=/.test(line))
  const tamper = (name: string, change: (line: string) => string): string => {
    const path = join(place, name)
    writeFileSync(path, lines.map((line, i) => (i === at + 3 ? change(line) : line)).join('\n'))
    return path
  }
  const illegal = tamper('illegal.txt', (line) => `${line.slice(0, 19)}bid card=z9`)
  const other = tamper('other.txt', (line) => `${'0'.repeat(16)}${line.slice(16)}`)
  const noise = tamper('noise.txt', () => 'nonsense')
  const { code, out } = await ludarium(['verify', good, illegal, other, noise, join(place, 'absent.txt')])
  assert.equal(code, 1)
  const said = out.split('\n')
  assert.match(said[0] ?? '', /^valid /)
  assert.match(said[1] ?? '', /^INVALID .*Decision 4 \(seat \d: bid card=z9\) is not legal here\.$/)
  assert.match(said[2] ?? '', /^INVALID .*Decision 4 .* leads to a different state\.$/)
  assert.match(said[3] ?? '', /^INVALID .*is not a move\.$/)
  assert.match(said[4] ?? '', /^INVALID .*cannot be read/)
  assert.match(said[5] ?? '', /^1 of 5 records are valid\.$/)

  const [whole, position, words, broken] = await Promise.all([
    ludarium(['replay', good]),
    ludarium(['replay', good, '--at', '3']),
    ludarium(['replay', good, '--words', '--seat', '0']),
    ludarium(['replay', illegal]),
  ])
  assert.match(whole.out, /^ +1 {2}Seat \d: Bid the card/m)
  assert.match(whole.out, /The game is over\./)
  assert.match(position.out, /after 3 of \d+ decisions/)
  assert.doesNotMatch(words.out, /^ +1 {2}/m)
  assert.match(words.out, /bids the card/)
  assert.equal(broken.code, 1)
  assert.match(broken.err, /decision 4 is not legal under these rules\. \[diverged\]/)
})

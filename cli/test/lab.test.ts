/** Lab, tune, calibrate and analyse: small runs of the whole commands. */
import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { isLabData, pairsOf, playMatch, turningPoints, unpacked } from '@ludarium/bots'
import type { GameModule } from '@ludarium/kernel'
import { bazaarModule } from '../../kernel/test/toys/bazaar.ts'
import { moved, pairs, type Tuning, tuned } from '../tune.ts'
import { folder, ludarium } from './ludarium.ts'

test('a lab reports significant findings, saves its games and continues', async () => {
  const path = folder()
  const args = ['lab', 'toy:bazaar', '--bot', 'random', '--seats', '2', '--seed', 'lab', '--out', path]
  assert.equal((await ludarium([...args, '-n', '10'])).code, 0)
  const { code, out } = await ludarium([...args, '-n', '20', '--beside', join(path, 'lab.json')])
  assert.equal(code, 0)
  assert.match(out, /No seat differs significantly from an even share|wins (more|less) than an even share/)
  assert.match(out, /The winner scores/)
  const report = JSON.parse(readFileSync(join(path, 'lab.json'), 'utf8'))
  assert.equal(report.summary.games, 20)
  assert.match(readFileSync(join(path, 'report.md'), 'utf8'), /npx ludarium lab toy:bazaar --bot random -n 20/)
  assert.match(readFileSync(join(path, 'index.html'), 'utf8'), /<h2>Scores<\/h2>/)
  assert.equal(readFileSync(join(path, 'games.jsonl'), 'utf8').trim().split('\n').length, 21)
  const data: unknown = JSON.parse(readFileSync(join(path, 'data.json'), 'utf8'))
  assert.ok(isLabData(data))
  const plan = { seats: 2, options: {}, seed: 'lab', bots: ['random'], fixed: false }
  const seventh = playMatch((bazaarModule as unknown as GameModule).game, plan, 7)
  assert.deepEqual(unpacked(data)[7], seventh.ok && seventh.value, 'the packed game differs')
})

test('pairs count who finished ahead, at tables of any size', () => {
  const roles = [{ faction: 'red' }, { faction: 'blue' }, { faction: 'blue' }]
  const { faction } = pairsOf([
    { roles, ranks: [1, 2, 3] },
    { roles, ranks: [2, 1, 2] },
  ])
  assert.deepEqual(
    faction?.map(({ first, second, n, wins }) => [first, second, n, wins]),
    [['blue', 'red', 4, 1.5]],
  )
})

test('tuning changes figures, is saved after every step, and continues', async () => {
  const path = folder()
  const args = ['tune', 'toy:bazaar', '--figures', 'envy,glance', '--games', '2', '--proof', '2', '--positions', '60']
  const rest = ['--with', 'candidates=2', '--seats', '2', '--seed', 'tune', '--jobs', '1', '--out', path]
  assert.equal((await ludarium([...args, ...rest, '--steps', '1'])).code, 0)
  const { code, out, err } = await ludarium([...args, ...rest, '--steps', '2'])
  assert.equal(code, 0, err)
  assert.match(err, /1 steps are already saved/)
  assert.match(out, /\| glance \| 60 \|/)
  assert.match(out, / --with candidates=2 /)
  const kept = JSON.parse(readFileSync(join(path, 'tune.json'), 'utf8')) as Tuning
  assert.equal(kept.steps.length, 2)
  const wrong = await ludarium(['tune', 'toy:bazaar', '--with', 'luck=1', '--out', path])
  assert.deepEqual([wrong.code, /not a figure with a number/.test(wrong.err)], [2, true])
  const unknown = await ludarium(['tune', 'toy:bazaar', '--figures', 'luck', '--out', path])
  assert.equal(unknown.code, 2)
  assert.match(unknown.err, /There is no figure 'luck'/)
})

test('in a match every pair of opposing seats counts', () => {
  const bots = ['a', 'b', 'a', 'b']
  assert.equal(pairs([{ bots, ranks: [1, 2, 3, 4] }], 'a'), 0.75)
  assert.equal(pairs([{ bots, ranks: [1, 1, 3, 3] }], 'a'), 0.5)
  assert.equal(pairs([], 'a'), 0.5)
})

test('figures stay within their limits, and counts stay integers', () => {
  const far = moved({ factors: { a: 3, b: 0.3 } }, { a: 1, b: -1 }, 5)
  assert.deepEqual(far, { a: 4, b: 0.2 })
  assert.deepEqual(tuned({ glance: 60, envy: 0, star: 5 }, { glance: 1.11, envy: 1.2, star: 0.5 }), {
    glance: 67,
    envy: 0.1,
    star: 2.5,
  })
})

test('calibration fits one half of the games and tests the other', async () => {
  const path = folder()
  const { code, out } = await ludarium(['calibrate', 'toy:bazaar', '-n', '12', '--seats', '2', '--out', path])
  assert.equal(code, 0)
  const { confidence, bins } = JSON.parse(out)
  assert.equal(confidence.scale.length, 5)
  for (const { judged, won } of bins) assert.ok(judged >= 0 && judged <= 1 && won >= 0 && won <= 1)
  assert.match(readFileSync(join(path, 'index.html'), 'utf8'), /Predicted and actual wins/)
})

test('an analysis covers the whole game and is saved with it', async () => {
  const path = folder()
  const record = [
    'simulate',
    'toy:bazaar',
    '-n',
    '1',
    '--seats',
    '3',
    '--bots',
    'random',
    '--seed',
    'a',
    '--record',
    path,
  ]
  assert.equal((await ludarium(record)).code, 0)
  const file = join(path, 'bazaar-0.txt')
  const args = ['analyse', file, '--positions', '150', '--worlds', '6', '--json', '--html', join(path, 'page.html')]
  const { code, out, err } = await ludarium(args)
  assert.equal(code, 0, err)
  const { points, ending, seats } = JSON.parse(out)
  assert.equal(seats, 3)
  assert.ok(points.length > 3)
  for (const { chances } of points) assert.ok(Math.abs(chances.reduce((a: number, b: number) => a + b, 0) - 1) < 1e-9)
  assert.equal(
    ending.reduce((a: number, b: number) => a + b, 0),
    1,
  )
  for (const { loss, low, high, played, better } of turningPoints({ points })) {
    assert.ok(low * high > 0 && low <= loss && loss <= high)
    assert.notDeepEqual(played, better)
  }
  assert.ok(existsSync(`${file}.analysis.json`))
  assert.equal((await ludarium(args)).out, out, 'the saved analysis is reused')
  assert.match(readFileSync(join(path, 'page.html'), 'utf8'), /Winning chances/)
  const plain = await ludarium(args.filter((one) => one !== '--json'))
  const reasons = turningPoints({ points }).filter(({ why }) => why !== null && why.gains.length > 0)
  assert.ok(reasons.length > 0)
  assert.match(plain.out, /\n {2}Why: .* later, averaged over 6 simulations: .* instead of /)
})

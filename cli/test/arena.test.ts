/** Arenas: reproducible, saved game by game, and each game exactly once. */
import assert from 'node:assert/strict'
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { ratingsOf } from '../ratings.ts'
import type { Outline } from '../simulation.ts'
import { folder, ludarium, MAIN } from './ludarium.ts'

const BASE = ['arena', 'toy:bazaar', '--bots', 'greedy,random', '--seats', '2', '--seed', 'arena', '--json']

/** The games without their times. */
function gamesIn(path: string): Omit<Outline, 'thinking'>[] {
  const lines = readFileSync(join(path, 'games.jsonl'), 'utf8').trim().split('\n').slice(1)
  return lines
    .map((line) => JSON.parse(line) as Outline)
    .sort((a, b) => a.number - b.number)
    .map(({ thinking: _, ...rest }) => rest)
}

test('the report is JSON of a fixed shape, with a page of charts', async () => {
  const path = folder()
  const { code, out } = await ludarium([...BASE, '-n', '8', '--out', path])
  assert.equal(code, 0)
  const report = JSON.parse(out)
  assert.deepEqual(Object.keys(report), ['game', 'games', 'bots'])
  assert.equal(report.games, 8)
  assert.deepEqual(Object.keys(report.bots[0]), [
    'name',
    'wins',
    'share',
    'low',
    'high',
    'cpuMsPerTurn',
    'rating',
    'error',
  ])
  const [greedy, random] = report.bots
  assert.ok(Math.abs(greedy.wins + random.wins - 8) < 1e-9)
  assert.ok(greedy.low <= greedy.share && greedy.share <= greedy.high)
  assert.equal(Math.sign(greedy.rating - random.rating), Math.sign(greedy.share - random.share))
  const page = readFileSync(join(path, 'index.html'), 'utf8')
  for (const heading of ['Share of victories', 'Ratings', 'Time per turn', 'By seat', 'Scores', 'Length']) {
    assert.ok(page.includes(`<h2>${heading}</h2>`), heading)
  }
  assert.ok(!/https?:\/\/(?!www\.w3\.org)/.test(page), 'the page is not self-contained')
})

test('an interrupted arena continues: each game is played once, with the same result', async () => {
  const [whole, parts] = [folder(), folder()]
  await ludarium([...BASE, '-n', '6', '--out', whole, '--jobs', '2'])
  await ludarium([...BASE, '-n', '3', '--out', parts, '--jobs', '1'])
  appendFileSync(join(parts, 'games.jsonl'), '{"number":5,"decis')
  const again = await ludarium([...BASE, '-n', '6', '--out', parts])
  assert.match(again.err, /3 of 6 games are already saved/)
  assert.deepEqual(gamesIn(parts), gamesIn(whole))
  const other = await ludarium([...BASE, '-n', '6', '--out', parts, '--seats', '3'])
  assert.equal(other.code, 2)
  assert.match(other.err, /contains other games/)
})

test('ratings follow results, regardless of seats per bot', () => {
  const games = Array.from({ length: 30 }, () => ({ bots: ['good', 'bad', 'bad'], ranks: [1, 2, 3] }))
  const ratings = ratingsOf(games)
  const [good, bad] = [ratings.get('good'), ratings.get('bad')]
  assert.ok(good !== undefined && bad !== undefined)
  assert.ok(good.rating - good.error > bad.rating + bad.error)
  assert.ok(ratingsOf(games.slice(0, 3)).get('good')?.error ?? 0 > good.error)
})

/** A private Redis on a free port without persistence. Installed if allowed; never skipped. */
async function redis(): Promise<string> {
  if (!existsSync('/usr/bin/redis-server') && process.getuid?.() === 0) {
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'redis-server'], { stdio: 'ignore' })
  }
  const port = await freePort()
  const settings = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
    '--dir',
    folder(),
  ]
  const server = spawn('redis-server', settings, { stdio: ['ignore', 'pipe', 'ignore'] })
  after(() => server.kill())
  await new Promise<void>((ready, fail) => {
    server.on('error', () => fail(new Error("Tests of the queue need Redis: install Debian's redis-server.")))
    server.stdout.on('data', (text: Buffer) => {
      if (text.toString().includes('Ready to accept connections')) ready()
    })
  })
  return `redis://127.0.0.1:${port}`
}

function freePort(): Promise<number> {
  return new Promise((found, fail) => {
    const server = createServer()
    server.on('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => found(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}

function worker(url: string): ChildProcess {
  const child = spawn(process.execPath, [MAIN, 'worker', '--redis', url, '--jobs', '1', '--timeout', '1500'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  after(() => child.kill('SIGKILL'))
  return child
}

/** Resolves when the worker prints it. */
function says(child: ChildProcess, words: RegExp): Promise<void> {
  return new Promise((heard) => {
    let said = ''
    child.stderr?.on('data', (text: Buffer) => {
      said += text.toString()
      if (words.test(said)) heard()
    })
  })
}

test('through a queue: same seeds, same results; the game of a killed worker is replayed once', async () => {
  const url = await redis()
  const [near, far] = [folder(), folder()]
  await ludarium([...BASE, '-n', '10', '--out', near])
  const doomed = worker(url)
  const playing = says(doomed, /Game \d+ of toy:bazaar played/)
  const arena = ludarium([...BASE, '-n', '10', '--out', far, '--redis', url])
  await playing
  doomed.kill('SIGKILL')
  const kept = worker(url)
  const { code, err } = await arena
  assert.equal(code, 0, err)
  const lines = readFileSync(join(far, 'games.jsonl'), 'utf8').trim().split('\n')
  assert.equal(lines.length, 11, 'each game is saved once')
  assert.deepEqual(gamesIn(far), gamesIn(near))
  const ended = new Promise((done) => kept.on('exit', done))
  kept.kill('SIGTERM')
  assert.equal(await ended, 0)
})

test('a worker without a queue reports it', async () => {
  const { code, err } = await ludarium(['worker'])
  assert.equal(code, 2)
  assert.match(err, /--redis/)
})

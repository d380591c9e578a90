/**
 * `npm run load`: measures moves per second on loopback, with every move on disk, alternating with boardgame.io's server,
 * which keeps everything in memory. Both play the same games with the same clients: five tables per game, and per table
 * four seats and a watcher with one socket each.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { games } from '@ludarium/games'
import { exitWith, flags } from '../../tools/flags.ts'
import { ours, peers } from './clients.ts'
import { gameLoader } from './endless.ts'
import { loadPlot } from './load-plot.ts'

const help = `npm run load [-- --games essence,scythe --tables 20 --sockets 5 --rounds 9 --seconds 4 --json]

Measures moves per second on loopback, with every move on disk, alternating with boardgame.io's server in memory.

  --games LIST   games, with the same number of tables each (all four); 'endless' alone is endless noughts and crosses
  --tables N     tables at the same time (20)
  --sockets N    clients per table; those beyond its seats watch (5)
  --rounds N     number of measurements of each server (9)
  --seconds N    seconds per measurement (4)
  --warm N       seconds of play before the first measurement (10)
  --idle N       tables to open for measuring the memory of an idle one (5000)
  --svg FILE     draws the result
  --json         one line of JSON`

const values = flags(help, {
  json: false,
  svg: '',
  tables: 20,
  games: games.map(({ id }) => id).join(','),
  sockets: 5,
  rounds: 9,
  seconds: 4,
  warm: 10,
  idle: 5000,
})
const played = values.games.split(',')
for (const id of played) if ((await gameLoader(id)) === null) exitWith(`There is no game '${id.slice(0, 40)}'.`)
if (played.includes('endless') && played.length > 1)
  exitWith("'endless' has a different number of seats: play it alone.")

const here = import.meta.dirname
const folder = mkdtempSync(join(tmpdir(), 'ludarium-load-'))
const children: ChildProcess[] = []

function begin(args: readonly string[], env: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`A server ended with ${code}.`)))
    let text = ''
    child.stdout?.on('data', (data: Buffer) => {
      text += data.toString()
      const found = /^(\d+)\n|Ludarium is at (\S+)/m.exec(text)
      if (found !== null) resolve(found[1] ?? found[2] ?? '')
    })
  })
}

const medianOf = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0

const p99Of = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length * 0.99)] ?? 0

try {
  const seats = played.includes('endless') ? 2 : 4
  const party = { games: played, tables: values.tables, seats, watchers: Math.max(0, values.sockets - seats) }
  const milliseconds = values.seconds * 1000
  const address = await begin([join(here, '..', 'main.ts')], {
    PORT: '0',
    PAGE: '',
    DATABASE_URL: join(folder, 'load.db'),
    LUDARIUM_SHELF: new URL('./endless.ts', import.meta.url).href,
    RATE: '1000000',
    RATE_ENTRY: '1000000',
    SOCKET_RATE: '1000000',
    SOCKET_BURST: '1000000',
  })
  const port = Number(await begin([join(here, 'peer.ts'), ...played], { NODE_ENV: 'production' }))
  const [us, them] = [await ours([address], party), await peers(port, party)]
  await us.play(values.warm * 1000)
  await them.play(values.warm * 1000)
  const rates: { ours: number[]; peer: number[] } = { ours: [], peer: [] }
  const tails: { ours: number[]; peer: number[] } = { ours: [], peer: [] }
  for (let round = 0; round < values.rounds; round++) {
    for (const [name, crowd] of [
      ['peer', them],
      ['ours', us],
    ] as const) {
      const { moves, latencies, seconds } = await crowd.play(milliseconds)
      rates[name].push(moves / seconds)
      tails[name].push(p99Of(latencies))
    }
  }
  us.close()
  them.close()
  const run = spawnSync(process.execPath, ['--expose-gc', join(here, 'figures.ts'), String(values.idle)], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const { idleTableBytes, updateBytes } = JSON.parse(run.stdout) as {
    idleTableBytes: number
    updateBytes: Record<string, number>
  }
  const side = (name: 'ours' | 'peer'): { movesPerSecond: number; p99Milliseconds: number } => ({
    movesPerSecond: Math.round(medianOf(rates[name])),
    p99Milliseconds: Math.round(medianOf(tails[name]) * 10) / 10,
  })
  const report = {
    peer: side('peer'),
    ours: { ...side('ours'), durable: true },
    ratio: Math.round((medianOf(rates.ours) / Math.max(1, medianOf(rates.peer))) * 100) / 100,
    idleTableBytes,
    updateBytesMedian: updateBytes.all ?? 0,
  }
  if (values.svg !== '') writeFileSync(values.svg, loadPlot({ games: played, ...report }, updateBytes))
  if (values.json) console.log(JSON.stringify(report))
  else {
    console.log(`boardgame.io, in memory: ${report.peer.movesPerSecond} moves/s, p99 ${report.peer.p99Milliseconds} ms`)
    console.log(`Ludarium, on disk: ${report.ours.movesPerSecond} moves/s, p99 ${report.ours.p99Milliseconds} ms`)
    console.log(
      `ratio ${report.ratio}, idle table ${idleTableBytes} bytes, median update ${report.updateBytesMedian} bytes`,
    )
  }
} finally {
  for (const child of children) {
    child.removeAllListeners('exit')
    child.kill('SIGKILL')
  }
  rmSync(folder, { recursive: true, force: true })
}
process.exit(0)

/**
 * What a table costs when nobody plays, and how large updates are. Run with --expose-gc; prints one line of JSON.
 * Tables are opened through the same rooms as people use.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { games } from '@ludarium/games'
import { pick, plainChance, readTable } from '@ludarium/kernel'
import { type Host, recordsOf, Table } from '@ludarium/tables'
import { Watchers } from '../live/watchers.ts'
import { startServer } from '../server.ts'
import { DEFAULTS } from '../settings.ts'

const COUNT = Number(process.argv[2] ?? 5000)

function collected(): number {
  const { gc } = globalThis as { gc?: () => void }
  for (let n = 0; n < 4; n++) gc?.()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

async function idleTableBytes(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'ludarium-idle-'))
  const gameLoader = new URL('./endless.ts', import.meta.url).href
  const settings = {
    ...DEFAULTS,
    port: 0,
    database: join(folder, 'l.db'),
    gameLoader,
    tablesPerHost: COUNT + 100,
    idle: 1,
  }
  const { services, stop } = await startServer(settings)
  const made = await services.people.addGuest('Somebody', '')
  if (!made.ok) throw new Error(made.code)
  const { person } = made.value
  const open = async (n: number): Promise<void> => {
    const game = ['scythe', 'essence', 'innovation', 'endless'][n % 4] ?? 'endless'
    const form = { game, options: {}, access: 'open', watch: 'anyone', clock: null, rated: false } as const
    const room = await services.rooms.openTable(person, { ...form, seats: [{ kind: 'me' }, { kind: 'me' }] })
    if (!room.ok) throw new Error(room.message.key)
    const begun = await services.rooms.startGame(person, room.value.id)
    if (!begun.ok) throw new Error(begun.message.key)
    // Somebody looks at it from afar the whole time.
    await services.liveTables.follow(room.value.id, null, 0, () => {})
  }
  for (let n = 0; n < 100; n++) await open(n)
  await services.indexWriter.flush()
  services.liveTables.sweep(Date.now() + 1)
  const before = collected()
  for (let n = 0; n < COUNT; n++) {
    await open(n)
    if (n % 200 === 0) {
      await services.indexWriter.flush()
      services.liveTables.sweep(Date.now() + 1)
    }
  }
  await services.indexWriter.flush()
  services.liveTables.sweep(Date.now() + 1)
  const after = collected()
  await stop()
  rmSync(folder, { recursive: true, force: true })
  return Math.round((after - before) / COUNT)
}

const HOST: Host = { keep: async () => 'kept', tail: async () => [], now: Date.now }

/** Bytes of every update to every reader, seats and a spectator, over the first decisions of random games at four seats. */
async function updateSizes(): Promise<Record<string, number>> {
  const medians: Record<string, number> = {}
  const all: number[] = []
  for (const { id, load } of games) {
    const { game } = await load()
    const seats = Math.min(4, game.seats.max)
    const sizes: number[] = []
    const read = readTable(game, { seats, seed: `sizes ${id}` })
    if (!read.ok) throw new Error(read.message.key)
    const sitters = Array.from({ length: seats }, (_, at) => ({
      name: `Person ${at}`,
      kind: 'person' as const,
      level: '',
    }))
    const setup = { game: id, version: game.version, ...read.value }
    const opened = Table.open('t', game, recordsOf({ setup, decisions: [] }, { sitters, when: 0 }), HOST)
    if (!opened.ok) throw new Error(opened.code)
    const table = opened.value
    const watchers = new Watchers()
    for (const seat of [...sitters.keys(), null])
      watchers.add(table, { seat, from: 0, tell: (text) => sizes.push(Buffer.byteLength(text)) })
    sizes.length = 0
    table.watch((step) => watchers.stepped(table, step))
    for (let at = 0; at < 250 && !table.over; at++) {
      const [seat] = table.actors
      if (seat === undefined) break
      const move = pick(plainChance(`size ${at}`), game.legal(table.match.state, seat))
      await table.submit({ do: 'decide', seat, moves: [move], ticket: '' })
    }
    medians[id] = medianOf(sizes)
    all.push(...sizes)
  }
  return { ...medians, all: medianOf(all) }
}

function medianOf(list: number[]): number {
  const sorted = list.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

const updateBytes = await updateSizes()
console.log(JSON.stringify({ idleTableBytes: await idleTableBytes(), updateBytes }))

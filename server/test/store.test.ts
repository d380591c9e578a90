/** The store: every record is stored once and in order, whatever happens at the same moment. */
import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, existsSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { exportArchive } from '../archive.ts'
import { startServer } from '../server.ts'
import { DEFAULTS } from '../settings.ts'
import { fsyncFile } from '../store/fsync.ts'
import { GroupCommit } from '../store/group-commit.ts'
import { type Append, number, openStore, type Store } from '../store/index.ts'
import { migrate } from '../store/migrations.ts'
import { onEach, SHELF } from './kit.ts'
import { temporary } from './stores.ts'

onEach('a record is stored under the next number or not at all', async ({ fresh }) => {
  const store = await openStore(await fresh())
  assert.equal(await store.append('a', 0, { n: 0 }), 'kept')
  assert.equal(await store.append('a', 0, { n: 'other' }), 'stale')
  const answers = await Promise.all([
    store.append('a', 1, { who: 1 }),
    store.append('a', 1, { who: 2 }),
    store.append('b', 0, { who: 3 }),
  ])
  assert.deepEqual(answers, ['kept', 'stale', 'kept'])
  assert.deepEqual(await store.tail('a', 0), [{ n: 0 }, { who: 1 }])
  assert.deepEqual(await store.tail('a', 1), [{ who: 1 }])
  assert.deepEqual(await store.tail('c', 0), [])
  assert.deepEqual(Object.fromEntries(await store.counts(['a', 'b', 'c'])), { a: 2, b: 1 })
  await store.close()
})

onEach('two programs on one database never store the same number twice', async ({ fresh }) => {
  const address = await fresh()
  const one = await openStore(address)
  const two = await openStore(address)
  const wanted = Array.from({ length: 40 }, (_, at) => at)
  const answers = await Promise.all(
    wanted.map((at) => Promise.all([one.append('t', at, { by: 1 }), two.append('t', at, { by: 2 })])),
  )
  for (const pair of answers) assert.deepEqual([...pair].sort(), ['kept', 'stale'])
  assert.equal((await one.tail('t', 0)).length, 40)
  await Promise.all([one.close(), two.close()])
})

onEach('records survive closing and opening the store', async ({ fresh }) => {
  const address = await fresh()
  const first = await openStore(address)
  const kept = first.append('t', 0, { text: 'ünïcødé \u0007 "quoted"' })
  await first.close()
  assert.equal(await kept, 'kept')
  const again = await openStore(address)
  assert.deepEqual(await again.tail('t', 0), [{ text: 'ünïcødé \u0007 "quoted"' }])
  await again.close()
})

onEach('a failed transaction changes nothing, and transactions run one at a time', async ({ fresh }) => {
  const { sql, close } = await openStore(await fresh())
  const put = 'INSERT INTO settings (name, value) VALUES ($1, $2)'
  const failed = sql.transaction(async (work) => {
    await work.run(put, 'x', '1')
    throw new Error('no')
  })
  const done = sql.transaction(async (work) => work.run(put, 'y', '1'))
  await assert.rejects(failed, /no/)
  await done
  await assert.rejects(sql.run(put, 'y', '2'))
  assert.deepEqual(
    (await sql.all('SELECT name FROM settings')).map((row) => row.name),
    ['y'],
  )
  await close()
})

onEach('migrations are applied once, and a newer database is refused', async ({ fresh, name }) => {
  const address = await fresh()
  // Two connections of one program to a SQLite file would wait for each other.
  const open = (): Promise<Store> => openStore(address)
  const stores = name === 'SQLite' ? [await open(), await open()] : await Promise.all([open(), open(), open()])
  const [first] = stores
  assert.ok(first)
  const [row] = await first.sql.all('SELECT count(*) AS count FROM migrations')
  assert.equal(number(row, 'count'), await migrate(first.sql))
  await first.sql.run('INSERT INTO migrations (version, applied) VALUES (99, 0)')
  await assert.rejects(openStore(address), /newer version/)
  for (const store of stores) await store.close()
})

test('simultaneous appends share a transaction, and all fail if it fails', async () => {
  const batches: number[] = []
  let fail = false
  const appender = new GroupCommit({
    async append(batch: readonly Append[]) {
      batches.push(batch.length)
      if (fail) throw new Error('the disk is full')
      return batch.map(() => true)
    },
  })
  const many = Array.from({ length: 50 }, (_, at) => appender.append('t', at, '{}'))
  assert.deepEqual(new Set(await Promise.all(many)), new Set(['kept']))
  assert.deepEqual(batches, [50])
  fail = true
  const lost = await Promise.allSettled([appender.append('t', 50, '{}'), appender.append('t', 51, '{}')])
  assert.deepEqual(
    lost.map((one) => one.status),
    ['rejected', 'rejected'],
  )
  fail = false
  assert.equal(await appender.append('t', 50, '{}'), 'kept')
  await appender.settled()
})

test('SQLite: readers do not wait for writers, and a writer thread that fails reports it', async () => {
  const folder = temporary()
  const store = await openStore(join(folder, 'a.db'))
  const other = new DatabaseSync(join(folder, 'a.db'))
  await store.append('t', 0, { n: 0 })
  // Another program holds the write lock.
  other.exec('BEGIN IMMEDIATE')
  const late = store.append('t', 1, { n: 1 })
  assert.deepEqual(await store.tail('t', 0), [{ n: 0 }])
  other.exec('COMMIT')
  assert.equal(await late, 'kept')
  assert.deepEqual(await store.tail('t', 0), [{ n: 0 }, { n: 1 }])
  other.exec('ALTER TABLE records RENAME TO elsewhere')
  await assert.rejects(store.append('t', 2, { n: 2 }), /no such table/)
  other.exec('ALTER TABLE elsewhere RENAME TO records')
  assert.equal(await store.append('t', 2, { n: 2 }), 'kept')
  other.close()
  await store.close()
})

onEach('a transaction that is not durable is visible as soon as it is committed', async ({ fresh }) => {
  const address = await fresh()
  const [one, two] = [await openStore(address), await openStore(address)]
  await one.sql.transaction((work) => work.run('INSERT INTO settings (name, value) VALUES ($1, $2)', 'x', '1'), false)
  assert.deepEqual(
    (await two.sql.all('SELECT value FROM settings')).map((row) => row.value),
    ['1'],
  )
  await Promise.all([one.close(), two.close()])
})

test('a backup of the embedded database is complete', async () => {
  const folder = temporary()
  const store = await openStore(join(folder, 'a.db'))
  await store.append('t', 0, { n: 1 })
  await store.sql.backup(join(folder, 'b.db'))
  await store.append('t', 1, { n: 2 })
  const copy = await openStore(join(folder, 'b.db'))
  assert.deepEqual(await copy.tail('t', 0), [{ n: 1 }])
  await copy.close()
  await store.close()
})

test('only the operator can read the embedded database and its backups', async () => {
  const folder = temporary()
  const store = await openStore(join(folder, 'ludarium.db'))
  await store.append('t', 0, {})
  await store.sql.backup(join(folder, 'copy.db'))
  const files = readdirSync(folder)
  assert.ok(files.includes('ludarium.db-wal') && files.includes('copy.db'))
  for (const file of files) assert.equal(statSync(join(folder, file)).mode & 0o077, 0, file)
  await store.close()
})

test('a flush starts after the write that it covers, and several callers share it', async () => {
  const file = join(temporary(), 'a')
  const disk = fsyncFile(file)
  await assert.rejects(disk.synced(), /ENOENT/)
  appendFileSync(file, 'x')
  const [first, same] = [disk.synced(), disk.synced()]
  assert.equal(first, same)
  await first
  const next = disk.synced()
  assert.notEqual(next, first)
  await next
  await disk.close()
})

/** The system's list of file locks. */
const LOCKS = '/proc/locks'

test('the database stays locked for other programs, also after the first write', {
  skip: !existsSync(LOCKS),
}, async () => {
  const file = join(temporary(), 'l.db')
  const store = await openStore(file)
  const isLocked = (): boolean => {
    const own = new RegExp(` ${process.pid} \\S+:${statSync(file).ino} `)
    return own.test(readFileSync(LOCKS, 'utf8'))
  }
  assert.ok(isLocked())
  // The writer thread opens the file.
  assert.equal(await store.append('t', 0, {}), 'kept')
  assert.ok(isLocked())
  await store.close()
})

/** Starts a server in another process and waits until it listens. */
async function served(file: string): Promise<ChildProcess> {
  const env = { ...process.env, DATABASE_URL: file, REDIS_URL: '', HOST: '', PORT: '0', PAGE: '', THREADS: '1' }
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', 'main.ts')], { env })
  const [line] = await once(child.stdout, 'data')
  assert.match(String(line), /^Ludarium is at /)
  return child
}

test('a second server on an embedded database starts only after the first has ended', async () => {
  const file = join(temporary(), 'l.db')
  const settings = { ...DEFAULTS, port: 0, threads: 1, logLevel: 'silent', gameLoader: SHELF }
  const refused = (database: string): Promise<void> =>
    assert.rejects(
      startServer({ ...settings, database }),
      /^Error: Another server is running on the database '.*l\.db'/,
    )
  const child = await served(file)
  try {
    await refused(file)
    // Also through a symbolic link.
    symlinkSync(file, `${file}.link.l.db`)
    await refused(`${file}.link.l.db`)
    // Reading is allowed.
    const store = await openStore(file)
    const lines: string[] = []
    for await (const line of exportArchive(store)) lines.push(line)
    assert.ok(lines.length > 2)
    await store.sql.backup(`${file}.copy`)
    await store.close()
    await refused(file)
  } finally {
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  const next = await startServer({ ...settings, database: file })
  await refused(file)
  await next.stop()
  const last = await startServer({ ...settings, database: file })
  await last.stop()
})

/** Calls over a port: typed at both ends, refused when they are not understood, never left hanging. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { granted, type Outcome, pick, plainChance, type Refusal, refused } from '@ludarium/kernel'
import {
  args,
  BotRunner,
  connect,
  integerOf,
  type Port,
  portPair,
  RefusedError,
  type RpcClient,
  remoteSource,
  seatPosition,
  serve,
  TABLE_CALLS,
  TABLE_FEEDS,
  type Table,
  type TableCalls,
  type TableFeeds,
  tableFeeds,
  tableHandlers,
  type Update,
} from '../index.ts'
import { atOnce, BOT, bazaarRecords, openOn, PERSON, sentenceOf, storeOf } from './stores.ts'

interface Connected {
  readonly table: Table
  readonly minds: BotRunner
  readonly line: RpcClient<TableCalls, TableFeeds>
  readonly port: Port
  cut(): void
}

function connected(own: readonly number[], seed = 'line'): Connected {
  const table = openOn(storeOf(bazaarRecords(seed, [PERSON, BOT])))
  const minds = new BotRunner(table, () => atOnce)
  const { ends, cut } = portPair()
  const reader = { own: () => own, hint: (seat: number) => minds.hint(seat, atOnce) }
  const open = (): Outcome<Table> => granted(table)
  const schemas = { calls: TABLE_CALLS, feeds: TABLE_FEEDS }
  serve(ends[1], { schemas, calls: tableHandlers(open, reader), feeds: tableFeeds(open, reader) })
  return { table, minds, line: connect<TableCalls, TableFeeds>(ends[0]), port: ends[0], cut }
}

test('a integerOf game over a line, followed by its updates', async () => {
  const { table, minds, line } = connected([0])
  const source = remoteSource(line)
  const about = await source.about()
  assert.deepEqual(about.own, [0])
  const updates: Update[] = []
  let heard: () => void = () => {}
  source.subscribe(0, 0, (update) => {
    updates.push(update)
    heard()
  })
  minds.wake()
  for (;;) {
    const last = updates.at(-1)
    if (last === undefined || (last.position.result === null && last.position.legal.length === 0)) {
      await new Promise<void>((resume) => {
        heard = resume
      })
      continue
    }
    if (last.position.result !== null) break
    const { number, legal, at } = last.position
    const answer = await source.submit(0, [pick(plainChance(`line ${at}`), legal)], number, `t${number}`)
    assert.ok(answer.ok || answer.code === 'stale' || answer.code === 'turn' || answer.code === 'illegal')
  }
  assert.ok(table.over)
  assert.deepEqual(await source.position(0), seatPosition(table, 0))
  assert.ok((await source.log(1)).length > 0)
  assert.match(await source.exported(), /^ludarium 1 bazaar/)
  minds.close()
})

test('who has no seat may look, and nothing else', async () => {
  const { line, table } = connected([])
  const [move] = table.game.legal(table.match.state, 0)
  assert.ok(move)
  assert.ok((await line.call('position', null)).ok)
  for (const refused of [
    await line.call('position', 0),
    await line.call('log', 1),
    await line.call('submit', 0, [move], 1, 'x'),
    await line.call('undo', 0, 'x'),
    await line.call('hint', 0),
  ]) {
    assert.equal(!refused.ok && refused.message.key, 'refusal.seat.other')
  }
  const running = await line.call('exported')
  assert.equal(!running.ok && running.code, 'running')
  const ended = await new Promise<Refusal>((done) => line.follow('watch', [0, 0], () => {}, done))
  assert.equal(ended.code, 'seat')
  assert.equal(table.number, 1)
})

test('a port that is cut refuses what waits and what comes', async () => {
  const { line, cut } = connected([0])
  const ended = new Promise<Refusal>((done) => line.follow('watch', [0, 0], () => {}, done))
  const waiting = [line.call('position', 0), line.call('about'), line.call('scores', 0)]
  cut()
  for (const outcome of await Promise.all(waiting)) {
    assert.ok(!outcome.ok)
    assert.equal(outcome.code, 'line')
    assert.match(sentenceOf(outcome), /open the table again/)
  }
  assert.equal((await ended).code, 'line')
  const after = await line.call('about')
  assert.equal(!after.ok && after.code, 'line')
  await assert.rejects(
    remoteSource(line).about(),
    (error) => error instanceof RefusedError && error.refusal.code === 'line',
  )
})

test('an order that was lost on the way is sent again with its ticket', async () => {
  for (const lost of ['question', 'answer'] as const) {
    const { table, port } = connected([0])
    let drop = true
    const posts: unknown[] = []
    const leaky: Port = {
      ...port,
      post(message) {
        posts.push(message)
        if (drop && lost === 'question') return
        port.post(message)
      },
      listen: (hear, gone) => port.listen((message) => (drop && lost === 'answer' ? undefined : hear(message)), gone),
    }
    const wait = new AbortController()
    const line = connect<TableCalls, TableFeeds>(leaky, () => wait.signal)
    const { legal, number } = seatPosition(table, 0)
    const [move] = legal
    assert.ok(move)
    const first = line.call('submit', 0, [move], number, 'once')
    for (let n = 0; n < 20; n++) await Promise.resolve()
    wait.abort()
    const late = await first
    assert.ok(!late.ok)
    assert.match(sentenceOf(late), /is not responding/)
    drop = false
    const again = await connect<TableCalls, TableFeeds>(leaky).call('submit', 0, [move], number, 'once')
    assert.deepEqual(again, granted({ number: 2, at: 1, played: 1 }))
    assert.equal(table.at, 1)
    assert.equal(posts.length, 2)
  }
})

test('what cannot be understood is refused, whatever it is', async () => {
  const { table, port } = connected([0])
  const heard: unknown[] = []
  port.listen(
    (message) => heard.push(message),
    () => {},
  )
  const wrong: readonly unknown[] = [
    null,
    7,
    'about',
    [],
    {},
    { id: 'x', call: 'about' },
    { id: 1 },
    { id: 2, call: 'about', args: {} },
    { id: 3, call: 'about', follow: 'watch' },
    { id: 4, call: 'dance' },
    { id: 5, call: 'toString' },
    { id: 6, call: '__proto__' },
    { id: 7, call: 'position', args: ['0'] },
    { id: 8, call: 'position', args: [0, -1] },
    { id: 9, call: 'position', args: [0, 99] },
    { id: 10, call: 'submit', args: [0, null, 1, 'x'] },
    { id: 11, call: 'submit', args: [0, [{ do: 'bid' }], 'now', 'x'] },
    { id: 15, call: 'submit', args: [0, { do: 'bid' }, 1, 'x'] },
    { id: 16, call: 'submit', args: [0, [], 1, 'x'] },
    { id: 17, call: 'submit', args: [0, [null], 1, 'x'] },
    { id: 18, call: 'submit', args: [0, Array.from({ length: 61 }, () => ({ do: 'bid' })), 1, 'x'] },
    { id: 12, call: 'undo', args: [0] },
    { id: 13, follow: 'nothing', args: [] },
    { id: 14, follow: 'watch', args: [1.5, 0] },
    { id: Number.NaN, call: 'about' },
  ]
  for (const message of wrong) port.post(message)
  for (let n = 0; n < 50; n++) await Promise.resolve()
  assert.equal(heard.length, wrong.length)
  for (const message of heard) {
    const { refusal } = message as { refusal: Refusal }
    assert.match(sentenceOf(refusal), /\.$/)
    assert.notEqual(refusal.code, 'internal')
  }
  assert.equal(table.number, 1)
})

test('what throws is a refusal that does not say why, the host hears it, and the next one is served', async () => {
  type Odd = { readonly odd: (n: number) => number }
  type Told = { readonly told: () => number }
  const failures: unknown[] = []
  const { ends } = portPair()
  const close = serve<Odd, Told>(ends[1], {
    schemas: { calls: { odd: args(integerOf(0, 9)) }, feeds: { told: args() } },
    calls: {
      odd(n) {
        if (n % 2 === 0) throw new Error('even')
        return granted(n)
      },
    },
    feeds: {
      told() {
        throw new Error('untold')
      },
    },
    failed: (error) => failures.push(String(error)),
  })
  const line = connect<Odd, Told>(ends[0])
  const [even, odd] = await Promise.all([line.call('odd', 2), line.call('odd', 3)])
  assert.ok(!even.ok)
  const ended = await new Promise<Refusal>((resolve) => line.follow('told', [], () => {}, resolve))
  for (const { code, message } of [even, ended]) {
    assert.equal(code, 'internal')
    assert.deepEqual(message, refused('internal.line').message)
    assert.equal(sentenceOf({ code, message }), 'Something unexpected went wrong.')
  }
  assert.deepEqual(failures, ['Error: even', 'Error: untold'])
  assert.deepEqual(odd, granted(3))
  close()
})

test('who leaves is told nothing more', async () => {
  const { line, table } = connected([0])
  let updates = 0
  const leave = line.follow('watch', [0, 0], () => updates++)
  await line.call('about')
  assert.equal(updates, 1)
  leave()
  const [move] = table.game.legal(table.match.state, 0)
  assert.ok(move)
  assert.ok((await line.call('submit', 0, [move], 1, 'a')).ok)
  assert.equal(updates, 1)
})

/** The protocol: the documented session, and malformed lines. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { below, chanceOf, hash, pick, plainChance, seedOf } from '@ludarium/kernel'
import { LineSplitter } from '../lines.ts'
import { answerLine, openProtocolSession, type ProtocolSession } from '../protocol-session.ts'
import { ludarium } from './ludarium.ts'

interface Answer {
  readonly id: unknown
  readonly ok: boolean
  readonly code?: string
  readonly sentence?: string
  readonly [field: string]: unknown
}

async function ask(session: ProtocolSession, request: unknown): Promise<Answer> {
  return JSON.parse(await answerLine(session, JSON.stringify(request))) as Answer
}

test('the documented session is accurate', async () => {
  const text = readFileSync(new URL('../../docs/protocol.md', import.meta.url), 'utf8')
  const session = /```text\n([\s\S]*?)```/.exec(text)?.[1]?.trim().split('\n') ?? []
  const sent = session.filter((line) => line.startsWith('> ')).map((line) => line.slice(2))
  const received = session.filter((line) => line.startsWith('< ')).map((line) => line.slice(2))
  assert.ok(sent.length > 10)
  const { code, out, err } = await ludarium(['protocol'], `${sent.join('\n')}\n`)
  assert.equal(code, 0)
  assert.equal(err, '')
  /** Ignores seeds and hashes, which may change with the kernel. */
  const records = (lines: readonly string[]): unknown[] =>
    lines.map((line): unknown => JSON.parse(line.replaceAll(/[0-9a-f]{16,64}/g, '0')))
  assert.deepEqual(records(out.trimEnd().split('\n')), records(received))
})

test('a whole game, saved and loaded', async () => {
  const session = openProtocolSession()
  let table = await ask(session, {
    id: 'a',
    request: 'new',
    game: 'toy:bazaar',
    seats: 4,
    options: { protests: false },
  })
  assert.equal(table.id, 'a')
  const chance = chanceOf(seedOf('protocol'))
  while (!table.over) {
    const seat = pick(chance, table.actors as number[])
    const legal = await ask(session, { request: 'legal', seat, words: true })
    const moves = legal.moves as object[]
    assert.equal((legal.words as object[]).length, moves.length)
    assert.equal((await ask(session, { request: 'words', seat })).ok, true)
    assert.equal((await ask(session, { request: 'why', seat })).ok, true)
    assert.equal((await ask(session, { request: 'score', seat })).ok, true)
    table = await ask(session, { request: 'play', seat, move: pick(chance, moves), at: table.at, words: true })
    assert.equal(table.ok, true)
  }
  const result = await ask(session, { request: 'result' })
  const state = await ask(session, { request: 'master.state' })
  const { record } = await ask(session, { request: 'master.save' })
  const other = openProtocolSession()
  assert.equal((await ask(other, { request: 'load', record })).over, true)
  assert.deepEqual(await ask(other, { request: 'result' }), result)
  assert.deepEqual(await ask(other, { request: 'master.state' }), state)
})

test('a view hides what the state shows', async () => {
  const session = openProtocolSession()
  await ask(session, { request: 'new', game: 'toy:bazaar', seed: 'v' })
  const own = (await ask(session, { request: 'view', seat: 0 })).view as { players: { hand: string[] }[] }
  const nobody = (await ask(session, { request: 'view', seat: null })).view as { players: { hand: string[] }[] }
  assert.ok(own.players[0]?.hand.every((card) => !card.startsWith('?')))
  assert.ok(own.players[1]?.hand.every((card) => card === '?card'))
  assert.ok(nobody.players[0]?.hand.every((card) => card === '?card'))
})

/** Plays any moves and collects every answer to a seat. */
async function answersAt(session: ProtocolSession, eyes: number): Promise<Answer[]> {
  const chance = plainChance('eyes')
  const answers: Answer[] = []
  for (
    let table = await ask(session, { request: 'actors' });
    !table.over;
    table = await ask(session, { request: 'actors' })
  ) {
    const seat = pick(chance, table.actors as number[])
    const { moves } = await ask(session, { request: 'legal', seat })
    const played = await ask(session, { request: 'play', seat, move: pick(chance, moves as object[]), words: true })
    assert.equal(played.ok, true)
    if (seat === eyes) answers.push(played)
    for (const request of ['view', 'log', 'legal', 'why', 'score'])
      answers.push(await ask(session, { request, seat: eyes }))
  }
  return answers
}

test('a seat gets what it may know, master requests get everything', async () => {
  const session = openProtocolSession()
  await ask(session, { request: 'new', game: 'toy:bazaar', seats: 3, seed: 'doors' })
  const { seed } = await ask(session, { request: 'master.seed' })
  const answers = await answersAt(session, 1)
  const record = String((await ask(session, { request: 'master.save' })).record)
  const secrets = [String(seed), ...(record.match(/^[0-9a-f]{16}(?= )/gm) ?? [])]
  assert.ok(secrets.length > 30)
  const text = JSON.stringify(answers)
  for (const secret of secrets) assert.ok(!text.includes(secret))
  const told = (await ask(session, { request: 'log', seat: 1 })).log as unknown[]
  const all = (await ask(session, { request: 'master.events' })).log as { at: number; event: { only?: number[] } }[]
  assert.deepEqual(
    told,
    all.filter(({ event }) => event.only === undefined || event.only.includes(1)),
  )
  const late = (await ask(session, { request: 'master.events', from: 10 })).log as { at: number }[]
  assert.ok(late.length > 0 && late.every(({ at }) => at > 10))
})

test('a request that is sent twice with its ticket is carried out once', async () => {
  const session = openProtocolSession()
  await ask(session, { request: 'new', game: 'toy:rows', seed: 't' })
  const play = { request: 'play', seat: 0, move: { do: 'mark', cell: 4 }, at: 0, ticket: 'one' }
  const first = await ask(session, play)
  assert.equal(first.ok, true)
  assert.deepEqual(await ask(session, play), first)
  const undo = { request: 'undo', seat: 0, ticket: 'two' }
  assert.equal((await ask(session, undo)).at, 0)
  assert.equal((await ask(session, undo)).at, 0)
  assert.equal((await ask(session, { request: 'redo', seat: 0 })).at, 1)
})

const REFUSED: readonly (readonly [unknown, string])[] = [
  [[], 'malformed'],
  ['x', 'malformed'],
  [null, 'malformed'],
  [{ request: 5 }, 'malformed'],
  [{ request: 'legal', id: {}, seat: 0 }, 'malformed'],
  [{ request: 'dance' }, 'request'],
  [{ request: '__proto__' }, 'request'],
  [{ request: 'constructor' }, 'request'],
  [{ request: 'new', game: 'chess' }, 'game'],
  [{ request: 'new', game: ['toy:rows'] }, 'game'],
  [{ request: 'new', game: 'toy:bazaar', seats: '3' }, 'seats'],
  [{ request: 'new', game: 'toy:bazaar', seats: 99 }, 'seats'],
  [{ request: 'new', game: 'toy:bazaar', options: 7 }, 'options'],
  [{ request: 'new', game: 'toy:bazaar', options: { x: 1 } }, 'option'],
  [{ request: 'new', game: 'toy:bazaar', seed: '' }, 'seed'],
  [{ request: 'legal' }, 'seat'],
  [{ request: 'legal', seat: '0' }, 'seat'],
  [{ request: 'view', seat: 9 }, 'seat'],
  [{ request: 'view' }, 'seat'],
  [{ request: 'play', seat: 0 }, 'malformed'],
  [{ request: 'play', seat: 0, move: { do: 'bid' } }, 'illegal'],
  [{ request: 'play', seat: 0, moves: { do: 'bid', card: 'a1' } }, 'malformed'],
  [{ request: 'play', seat: 0, moves: [] }, 'malformed'],
  [{ request: 'play', seat: 0, moves: [{ do: 'bid' }, { do: 'enough' }] }, 'illegal'],
  [{ request: 'play', seat: 0, move: { do: 'bid', card: 'a1' }, at: 'now' }, 'at'],
  [{ request: 'play', seat: 0, move: { do: 'bid', card: 'a1' }, at: 99 }, 'stale'],
  [{ request: 'undo', seat: 0 }, 'undo'],
  [{ request: 'redo', seat: 1 }, 'redo'],
  [{ request: 'undo', seat: 0, ticket: '' }, 'ticket'],
  [{ request: 'play', seat: 0, move: { do: 'bid', card: 'a1' }, ticket: 7 }, 'ticket'],
  [{ request: 'log', seat: 0, from: 1 }, 'from'],
  [{ request: 'log', seat: '0' }, 'seat'],
  [{ request: 'score', seat: null }, 'seat'],
  [{ request: 'score', seat: 0, of: 5 }, 'seat'],
  [{ request: 'state' }, 'request'],
  [{ request: 'save' }, 'request'],
  [{ request: 'words', seat: 0.5 }, 'seat'],
  [{ request: 'load' }, 'record'],
  [{ request: 'load', record: 'x' }, 'record'],
]

test('malformed requests are refused and change nothing', async () => {
  const session = openProtocolSession()
  assert.equal((await ask(session, { request: 'actors' })).code, 'table')
  await ask(session, { request: 'new', game: 'toy:bazaar', seed: 'r' })
  const before = hash((await ask(session, { request: 'master.state' })).state)
  for (const [request, code] of REFUSED) {
    const answer = await ask(session, request)
    assert.equal(answer.ok, false, JSON.stringify(request))
    assert.equal(answer.code, code, JSON.stringify(request))
    assert.match(String(answer.sentence), /\.$/)
    assert.equal(hash((await ask(session, { request: 'master.state' })).state), before)
  }
})

test('a press is played, refused, undone and redone as a whole', async () => {
  const session = openProtocolSession()
  await ask(session, { request: 'new', game: 'toy:bazaar', seed: 'press' })
  const [bid] = (await ask(session, { request: 'legal', seat: 0 })).moves as object[]
  const moves = [bid, { do: 'enough' }]
  const wrong = await ask(session, { request: 'play', seat: 0, moves: [bid, { do: 'sing' }] })
  assert.deepEqual([wrong.ok, wrong.code], [false, 'illegal'])
  assert.match(String(wrong.sentence), /^Move 2 of 2 was refused, so none was played\./)
  const played = await ask(session, { request: 'play', seat: 0, moves, at: 0, ticket: 'p', words: true })
  assert.deepEqual([played.played, played.at], [2, 2])
  const log = (await ask(session, { request: 'log', seat: 0 })).log as { event: object }[]
  assert.deepEqual(
    played.events,
    log.map(({ event }) => event),
  )
  // A repeated ticket is answered, not played.
  assert.deepEqual(await ask(session, { request: 'play', seat: 0, moves, at: 0, ticket: 'p', words: true }), played)
  const undone = await ask(session, { request: 'undo', seat: 0 })
  assert.deepEqual([undone.moves, undone.move, undone.at], [moves, bid, 0])
  const redone = await ask(session, { request: 'redo', seat: 0 })
  assert.deepEqual([redone.moves, redone.move, redone.at], [moves, bid, 2])
})

test('a compound is listed with its words and place, played as one press and undone as a whole', async () => {
  const session = openProtocolSession()
  const { actors } = await ask(session, { request: 'new', game: 'scythe', seed: 'press' })
  const [seat] = actors as number[]
  const listed = await ask(session, { request: 'legal', seat, words: true })
  const compounds = listed.compounds as { say: string; group: string; place: string; moves: { do: string }[] }[]
  const [best] = compounds
  assert.ok(best !== undefined)
  assert.equal(best.moves[0]?.do, 'section')
  assert.match(best.place, /^option:/)
  assert.ok(compounds.every(({ say, moves }) => say !== '' && moves.length > 1))
  assert.match(JSON.stringify(listed.words), /"place":"section:/)
  assert.equal((await ask(session, { request: 'legal', seat })).compounds, undefined)
  const before = (await ask(session, { request: 'view', seat })).hash
  const played = await ask(session, { request: 'play', seat, moves: best.moves })
  assert.deepEqual([played.ok, played.played], [true, best.moves.length])
  const undone = await ask(session, { request: 'undo', seat })
  assert.deepEqual([undone.moves, undone.at], [best.moves, 0])
  assert.equal((await ask(session, { request: 'view', seat })).hash, before)
})

test('10,000 mangled lines: all answered, nothing broken', async () => {
  const session = openProtocolSession()
  await ask(session, { request: 'new', game: 'toy:bazaar', seed: 'fuzz' })
  const chance = chanceOf(seedOf('fuzz'))
  const legal = (await ask(session, { request: 'legal', seat: 0 })).moves as object[]
  const names = [
    'play',
    'legal',
    'view',
    'undo',
    'redo',
    'words',
    'why',
    'score',
    'actors',
    'load',
    'new',
    'log',
    'master.save',
  ]
  const before = hash((await ask(session, { request: 'master.state' })).state)
  for (let i = 0; i < 10_000; i++) {
    const good = { id: i, request: pick(chance, names), seat: below(chance, 3), move: pick(chance, legal), game: 'x' }
    const answer = JSON.parse(await answerLine(session, mangled(JSON.stringify(good)))) as Answer
    assert.equal(typeof answer.ok, 'boolean')
    assert.notEqual(answer.code, 'internal', String(answer.sentence))
    // A mangled line that still decides or redoes is undone.
    if (answer.ok && answer.at === 1) assert.equal((await ask(session, { request: 'undo', seat: 0 })).at, 0)
  }
  assert.equal(hash((await ask(session, { request: 'master.state' })).state), before)

  function mangled(line: string): string {
    const at = below(chance, line.length)
    switch (below(chance, 5)) {
      case 0:
        return line.slice(0, at)
      case 1:
        return line.slice(0, at) + line.slice(at + 1)
      case 2:
        return line.slice(0, at) + pick(chance, ['"', '{', '[', '\\', '\u0000', '-', '1e999', 'null']) + line.slice(at)
      case 3:
        return line.slice(0, at) + String.fromCharCode(below(chance, 0xffff)) + line.slice(at + 1)
      default:
        return line.replace(
          /:(\d|"[^"]*")/,
          pick(chance, [':null', ':[]', ':{}', ':-1', ':1.5', ':"__proto__"', ':true']),
        )
    }
  }
})

test('after huge, deep and binary lines the next one is still answered', async () => {
  const huge = `{"id":1,"request":"${'x'.repeat(5_000_000)}"}`
  const deep = `{"id":2,"request":"play","seat":0,"move":${'['.repeat(200_000)}${']'.repeat(200_000)}}`
  const input = `${huge}\n${deep}\n\n\u0001\u0002\n{"id":3,"request":"new","game":"toy:rows"}\n{"id":4,"request":"actors"}`
  const { code, out, err } = await ludarium(['protocol'], input)
  assert.equal(code, 0)
  assert.equal(err, '')
  const answers = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Answer)
  assert.deepEqual(
    answers.map((answer) => answer.code ?? 'ok'),
    ['long', answers[1]?.code, 'malformed', 'ok', 'ok'],
  )
  assert.ok(['malformed', 'table'].includes(answers[1]?.code ?? ''))
})

test('lines are split regardless of chunk boundaries', () => {
  const bytes = Buffer.from('äb\n\nc€\nlong line\nend')
  for (let size = 1; size < bytes.length; size++) {
    const splitter = new LineSplitter(6)
    const lines: (string | null)[] = []
    for (let at = 0; at < bytes.length; at += size) lines.push(...splitter.split(bytes.subarray(at, at + size)))
    lines.push(...splitter.rest())
    assert.deepEqual(lines, ['äb', '', 'c€', null, 'end'])
  }
})

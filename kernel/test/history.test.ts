import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  at,
  begin,
  canUndo,
  chanceOf,
  clone,
  commit,
  fork,
  hash,
  historyOf,
  type Match,
  type Outcome,
  pick,
  propose,
  readGame,
  readMoveText,
  readPosition,
  readShortGame,
  redo,
  replay,
  seedOf,
  shortGame,
  shortGameId,
  since,
  stateAt,
  submit,
  undo,
  writeGame,
  writeMove,
  writePosition,
} from '../index.ts'
import { type BazaarEvent, type BazaarMove, type BazaarState, bazaar } from './toys/bazaar.ts'
import { type RowsMove, rows } from './toys/rows.ts'

function opened<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) assert.fail(outcome.message.key)
  return outcome.value
}

function played(decisions: number, seats = 3): Match<BazaarState, BazaarMove, BazaarEvent> {
  const match = opened(begin(bazaar, { seats, seed: 'history' }))
  const luck = chanceOf(seedOf('luck'))
  for (let i = 0; i < decisions; i++) {
    const seat = bazaar.actors(match.state)[0]
    if (seat === undefined) break
    assert.ok(submit(match, seat, pick(luck, bazaar.legal(match.state, seat))).ok)
  }
  return match
}

const mark = (cell: number): RowsMove => ({ do: 'mark', cell })

test('every decision carries the hash of the state after it', () => {
  const match = played(20)
  assert.equal(match.decisions.at(-1)?.hash, hash(match.state))
  assert.equal(match.decisions[9]?.hash, hash(stateAt(match, 10)))
})

test('a replay reproduces every state across many snapshots', () => {
  const match = played(70)
  const again = opened(replay(bazaar, historyOf(match)))
  assert.equal(again.divergence, null)
  assert.deepEqual(again.match.state, match.state)
})

test('a replay detects an illegal move, a different state, a foreign game and newer rules', () => {
  const history = historyOf(played(12))
  const other = {
    ...history,
    decisions: history.decisions.map((d, at) => (at === 5 ? { ...d, hash: 'f'.repeat(16) } : d)),
  }
  assert.deepEqual(opened(replay(bazaar, other)).divergence, { at: 5, kind: 'different' })
  assert.deepEqual(opened(replay(bazaar, other, 4)).divergence, null, 'a wrong hash between two that are compared')
  const astray = history.decisions.map((d, at) => (at === 5 || at === 7 ? { ...d, hash: 'f'.repeat(16) } : d))
  assert.deepEqual(opened(replay(bazaar, { ...history, decisions: astray }, 4)).divergence, {
    at: 5,
    kind: 'different',
  })
  const atLast = history.decisions.map((d, at) => (at === 11 ? { ...d, hash: 'f'.repeat(16) } : d))
  assert.deepEqual(
    opened(replay(bazaar, { ...history, decisions: atLast }, 5)).divergence,
    { at: 11, kind: 'different' },
    'the last hash is always compared',
  )
  const illegal = history.decisions.map((d, at) => (at === 3 ? { ...d, move: { do: 'bid', card: 'z9' } } : d))
  assert.deepEqual(opened(replay(bazaar, { ...history, decisions: illegal })).divergence, { at: 3, kind: 'illegal' })
  assert.equal(replay(rows, history).ok, false)
  assert.equal(replay(bazaar, { ...history, setup: { ...history.setup, version: 9 } }).ok, false)
})

test('undo takes back own decisions and redo repeats them', () => {
  const match = opened(begin(rows, { seats: 2, seed: 'x' }))
  assert.equal(undo(match, 0).ok, false, 'nothing to undo')
  submit(match, 0, mark(4))
  const before = clone(match.state)
  submit(match, 1, mark(0))
  assert.equal(undo(match, 0).ok, false, 'somebody else has decided since')
  assert.equal(canUndo(match, 0), false, 'only the last actor can undo')
  const other = undo(match, 0)
  assert.ok(!other.ok && other.message.key === 'refusal.undo.other')
  assert.ok(canUndo(match, 1))
  assert.ok(undo(match, 1).ok)
  assert.deepEqual(match.state, before)
  assert.equal(redo(match, 0).ok, false)
  assert.ok(redo(match, 1).ok)
  assert.equal(match.state.cells[0], 1)
  undo(match, 1)
  submit(match, 1, mark(8))
  assert.equal(redo(match, 1).ok, false, 'a new decision clears the redo list')
})

test('undo stops at a reveal', () => {
  const match = opened(begin(bazaar, { seats: 2, seed: 'x' }))
  const bid = (seat: number): void => {
    submit(match, seat, bazaar.legal(match.state, seat)[0])
    submit(match, seat, { do: 'enough' })
  }
  bid(0)
  assert.ok(canUndo(match, 0), 'a sealed answer can be undone until the other arrives')
  bid(1)
  assert.equal(canUndo(match, 1), false)
  const refusal = undo(match, 1)
  assert.ok(!refusal.ok && refusal.code === 'undo')
})

test('a fork shares the past and continues independently', () => {
  const match = played(40)
  const branch = fork(match, 35)
  assert.deepEqual(branch.state, stateAt(match, 35))
  const seat = bazaar.actors(branch.state)[0] ?? 0
  submit(branch, seat, bazaar.legal(branch.state, seat).at(-1))
  assert.equal(match.decisions.length, 40)
  assert.equal(branch.decisions.length, 36)
  assert.throws(() => stateAt(match, 41))
})

test('a decision made on an older position is refused', () => {
  const match = played(3)
  const seat = bazaar.actors(match.state)[0]
  const outcome = submit(match, seat, bazaar.legal(match.state, seat ?? 0)[0], 2)
  assert.ok(!outcome.ok && outcome.code === 'stale')
})

test('records round-trip, whatever their moves contain', () => {
  const history = historyOf(played(30))
  assert.deepEqual(opened(readGame(writeGame(history))), { ...history, whole: true })
  for (const move of [{ do: 'a b' }, { do: 'x', text: 'ä = ? &\n', n: -1.5, yes: true, no: false, empty: '' }]) {
    assert.deepEqual(readMoveText(writeMove(move)), move)
  }
})

test('malformed records are refused with a message', () => {
  const text = writeGame(historyOf(played(5)))
  const broken = ['', 'hello', text.replace('seats 3', 'seats three'), text.replace(/seed .*/, 'seed 12')]
  const worse = [
    text.replace(/option .*/, 'option protests {'),
    text.replace('\n\nend', '\nzz\n\nend'),
    text.replace('\n\nend', `\n${'0'.repeat(16)} 1 bid card\n\nend`),
  ]
  for (const bad of [...broken, ...worse]) {
    const outcome = readGame(bad)
    assert.ok(!outcome.ok && outcome.message.key.startsWith('refusal.record'), bad)
  }
  assert.equal(readMoveText(''), null)
  assert.equal(readMoveText('x n:many'), null)
})

test('a truncated record is detected; an old record without a footer is accepted', () => {
  const text = writeGame(historyOf(played(12)))
  const lines = text.split('\n')
  const shorter = lines.filter((_, at) => at !== lines.indexOf('end 12') - 2)
  const cut = readGame(shorter.join('\n'))
  assert.ok(!cut.ok && cut.message.key === 'refusal.record.cut')
  const old = opened(readGame(text.slice(0, text.indexOf('\nend'))))
  assert.equal(old.decisions.length, 12)
  assert.equal(old.whole, false)
})

test('the record of a finished game holds its result, and a replay compares it', () => {
  const history = historyOf(played(1000))
  assert.ok(history.ending !== undefined)
  const read = opened(readGame(writeGame(history)))
  assert.deepEqual(read.ending, history.ending)
  assert.equal(opened(replay(bazaar, read)).divergence, null)
  const [first = [], ...rest] = history.ending.lines
  const better = [first.map((line, at) => (at === 0 ? { ...line, points: line.points + 1 } : line)), ...rest]
  const claimed = { ...history, ending: { ...history.ending, lines: better } }
  assert.deepEqual(opened(replay(bazaar, claimed)).divergence, { at: history.decisions.length, kind: 'ending' })
  const bad = writeGame(history).replace(/ranks .*/, 'ranks 1')
  const outcome = readGame(bad)
  assert.ok(!outcome.ok && outcome.message.key === 'refusal.record.end')
})

test('a proposal changes nothing until committed and throws once the match has changed', () => {
  const match = played(20)
  const seat = at(bazaar.actors(match.state), 0)
  const before = hash(match.state)
  const proposal = opened(propose(match, seat, bazaar.legal(match.state, seat)[0], 20))
  assert.equal(hash(match.state), before)
  assert.equal(match.decisions.length, 20)
  const other = opened(propose(match, seat, bazaar.legal(match.state, seat).at(-1)))
  commit(match, proposal)
  assert.equal(match.decisions.at(-1)?.hash, hash(match.state))
  assert.equal(hash(match.state), hash(proposal.state))
  assert.throws(() => commit(match, other), /has changed/)
  const stale = propose(match, seat, { do: 'enough' }, 20)
  assert.ok(!stale.ok && stale.code === 'stale')
  const illegal = propose(match, seat, { do: 'sing' })
  assert.ok(!illegal.ok)
  assert.equal(opened(replay(bazaar, historyOf(match))).divergence, null)
})

test('redoing by a proposal keeps the rest of the redo list', () => {
  const match = opened(begin(bazaar, { seats: 2, seed: 'x' }))
  const [bid, , more] = bazaar.legal(match.state, 0)
  submit(match, 0, bid)
  submit(match, 0, more)
  undo(match, 0)
  undo(match, 0)
  commit(match, opened(propose(match, 0, bid)))
  assert.equal(match.undone.length, 1)
  commit(match, opened(propose(match, 0, { do: 'enough' })))
  assert.equal(match.undone.length, 0, 'another decision clears the redo list')
})

test('a record must name a known rules version', () => {
  const history = historyOf(played(3))
  for (const version of [Number.NaN, -5, 0, 0.5, 9]) {
    const outcome = replay(bazaar, { ...history, setup: { ...history.setup, version } })
    assert.ok(!outcome.ok && outcome.code === 'version', String(version))
  }
  const newer = { ...history, setup: { ...history.setup, version: bazaar.version + 1 } }
  const outcome = replay(bazaar, newer)
  assert.ok(!outcome.ok && outcome.message.key === 'refusal.version.newer', 'by one is enough')
  const match = played(3)
  const later = { ...match, setup: newer.setup }
  const short = readShortGame(bazaar, shortGame(later))
  assert.ok(!short.ok && short.message.key === 'refusal.version.newer')
})

test('texts over four million characters are refused without parsing', () => {
  const match = played(5)
  const longest = 4_000_000
  for (const [read, text] of [
    [(text: string) => readGame(text), writeGame(historyOf(match))],
    [(text: string) => readShortGame(bazaar, text), shortGame(match)],
    [(text: string) => readPosition(bazaar, text), writePosition(match.state)],
  ] as const) {
    assert.ok(read(text.padEnd(longest, '\n')).ok)
    const outcome = read(text.padEnd(longest + 1, '\n'))
    assert.ok(!outcome.ok && /\.long$/.test(outcome.message.key))
  }
})

test('a short game round-trips; a modified one is refused', () => {
  const match = played(50)
  const text = shortGame(match)
  assert.ok(text.length < 500, `${text.length} characters`)
  assert.equal(shortGameId(` ${text}\n`), 'bazaar')
  assert.equal(shortGameId('hello'), null)
  const again = opened(readShortGame(bazaar, `${text}\n`))
  assert.deepEqual(again.state, match.state)
  assert.deepEqual(again.decisions, match.decisions)
  for (const bad of [
    '',
    'LG1~rows',
    text.replace('LG1', 'LG2'),
    text.replace(/~([0-9a-f]{16})$/, '~0'),
    text.replace('.', '.zz.'),
  ]) {
    assert.equal(readShortGame(bazaar, bad).ok, false, bad)
  }
})

test('a position round-trips', () => {
  const { state } = played(25)
  assert.deepEqual(opened(readPosition(bazaar, writePosition(state))), state)
  for (const bad of ['', 'LP1~bazaar~', 'LP1~bazaar~e30', writePosition(state).replace('bazaar', 'rows')]) {
    assert.equal(readPosition(bazaar, bad).ok, false)
  }
})

test('a table keeps its rules version', () => {
  const table = { seats: 2, options: { protests: true }, seed: seedOf('x') }
  assert.ok(since(bazaar.setup(table), 1))
  assert.equal(since(bazaar.setup({ ...table, version: 1 }), 2), false)
})

test('invalid versions, seeds and options are refused, never thrown', () => {
  const match = played(20)
  const short = shortGame(match).split('~')
  const long = writeGame(historyOf(match))
  const { setup } = match
  const shortWith = (at: number, text: string) => readShortGame(bazaar, short.with(at, text).join('~'))
  const longWith = (old: string, text: string) => readGame(long.replace(old, text))
  for (const version of ['NaN', '-5', '0.5', '0', '1e0', '0x1', '', ' 1', '9999999']) {
    assert.equal(shortWith(2, version).ok, false, `short, version '${version}'`)
    assert.equal(longWith(` bazaar ${setup.version}`, ` bazaar ${version}`).ok, false, `version '${version}'`)
  }
  for (const seats of ['NaN', '-2', '2.5', '0', '2e0', '', '999999999']) {
    assert.equal(shortWith(3, seats).ok, false, `short, seats '${seats}'`)
    assert.equal(longWith(`seats ${setup.seats}`, `seats ${seats}`).ok, false, `seats '${seats}'`)
  }
  for (const seed of ['', 'xyz', 'A'.repeat(64), 'f'.repeat(63), '\u0000'.repeat(64), 'f'.repeat(10_000)]) {
    const outcome = shortWith(4, seed)
    assert.equal(outcome.ok, false)
    assert.equal(!outcome.ok && outcome.message.key, 'refusal.record.seats', seed.slice(0, 20))
    assert.equal(longWith(setup.seed, seed).ok, false, seed.slice(0, 20))
  }
  for (const options of ['', '!!!', btoa('null'), btoa('[]'), btoa('{"protests":null}'), btoa('7')]) {
    assert.equal(shortWith(5, options).ok, false, options)
  }
  for (const numbers of ['99-0', 'zzzz', '-', '0-', `${'0.'.repeat(5000)}0`]) {
    assert.equal(shortWith(6, numbers).ok, false, numbers.slice(0, 20))
  }
  assert.equal(shortGameId('LG1~\u001b[31m~'), null)
  assert.equal(shortGameId(`LG1~${'a'.repeat(1000)}~`), null)
})

/** Whole games in the terminal with piped input. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { readGame } from '@ludarium/kernel'
import { folder, ludarium } from './ludarium.ts'

const firstMoves = '1\n'.repeat(60)

test('a game is played to its end against a bot', async () => {
  const { code, out, err } = await ludarium(['play', 'toy:bazaar', '--seats', '3', '--seed', 'a'], firstMoves)
  assert.equal(code, 0)
  assert.equal(err, '')
  assert.match(out, /Seat 0, seal a bid of one or two cards\./)
  assert.match(out, /^ +1 {2}Bid the card of \d/m)
  assert.match(out, /Seat \d buys lot \d\./)
  assert.match(out, /The game is over\. .* with \d+ points?\./)
  assert.doesNotMatch(out, /\[[a-z]+\.[a-z]+\]/, 'a message without words')
})

test('no line is wider than 80 columns, and without a terminal nothing is coloured', async () => {
  const { out } = await ludarium(['play', 'toy:bazaar', '--seats', '4', '--bots', 'random', '--seed', 'b'], firstMoves)
  assert.ok(!out.includes('\u001b'))
  for (const line of out.split('\n')) assert.ok([...line].length <= 80, line)
})

test('other hands stay hidden', async () => {
  const { out } = await ludarium(['play', 'toy:bazaar', '--seed', 'c'], 't\nq\n')
  assert.match(out, /deck: \d+ hidden/)
  const hands = out.match(/^ +hand: ([a-d][1-6](, )?)+$/gm) ?? []
  assert.equal(new Set(hands).size, 1)
})

test('all commands work', async () => {
  const lines = ['?', 'h', 's', 'r', 'r highest sum', 'r nothing', 'w', 't', 'l', 'm', '/bid', 'zzz', '99', '', 'q']
  const { code, out } = await ludarium(['play', 'toy:bazaar', '--seed', 'd'], `${lines.join('\n')}\n`)
  assert.equal(code, 0)
  assert.match(out, /save FILE/)
  assert.match(out, /The greedy bot would play \d+: /)
  assert.match(out, /^together/m)
  assert.match(out, /B1 {2}The sale/)
  assert.match(out, /No rule contains 'nothing'\./)
  assert.match(out, /No move contains 'zzz'\./)
  assert.match(out, /Choose a move from 1 to \d+\./)
  assert.match(out, /Type the number of a move/)
})

test('a search with one result offers it for Enter', async () => {
  const { out } = await ludarium(['play', 'toy:rows', '--people', '0,1'], 'cell 5\n\nq\n')
  assert.match(out, /Press Enter to play it\./)
  assert.match(out, /Seat 0 marks cell 5\./)
})

test('undo and redo within what the rules allow', async () => {
  const { out } = await ludarium(['play', 'toy:bazaar', '--seed', 'e'], 'u\n1\nu\nredo\n1\nu\nq\n')
  assert.match(out, /There is nothing to undo\.|Someone else has moved since/)
  assert.match(out, /Undone\./)
  assert.match(out, /Redone\./)
  assert.match(out, /That move revealed hidden information|Someone else has moved since/)
})

test('a saved game continues', async () => {
  const file = join(folder(), 'game.txt')
  const other = join(folder(), 'other.txt')
  await ludarium(['play', 'toy:bazaar', '--seed', 'f', '--save', file], `1\n1\nsave ${other}\n1\nq\n`)
  assert.match(readFileSync(file, 'utf8'), /^ludarium 1 bazaar 1\n/)
  const [begun = ''] = readFileSync(other, 'utf8').split('\nend ')
  assert.ok(readFileSync(file, 'utf8').startsWith(begun))
  const { code, out } = await ludarium(['play', '--load', file, '--bots', 'random'], firstMoves)
  assert.equal(code, 0)
  assert.match(out, /The game is over\./)
})

test('a game between bots can be watched', async () => {
  const { code, out } = await ludarium(['play', 'toy:bazaar', '--people', 'none', '--bots', 'random', '--seed', 'g'])
  assert.equal(code, 0)
  assert.match(out, /Seat 1 bids/)
  assert.match(out, /The game is over\./)
})

test('two people share the screen under their names', async () => {
  const args = ['play', 'toy:bazaar', '--people', '0,1', '--names', 'Ann,Bo', '--seed', 'h']
  const { code, out } = await ludarium(args, firstMoves)
  assert.equal(code, 0)
  assert.match(out, /=== Bo ===/)
  assert.match(out, /Ann bids/)
})

test('end of input ends the game quietly', async () => {
  const { code, err } = await ludarium(['play', 'toy:bazaar', '--seed', 'early'], '1\n')
  assert.equal(code, 0)
  assert.equal(err, '')
})

test('one number makes all decisions of a compound, and one undo takes them back', async () => {
  const kept = async (lines: string): Promise<{ out: string; decisions: number }> => {
    const file = join(folder(), 'game.txt')
    const args = ['play', 'scythe', '--people', '0,1', '--seed', 'press', '--save', file]
    const { code, out } = await ludarium(args, lines)
    assert.equal(code, 0)
    const record = readGame(readFileSync(file, 'utf8'))
    assert.ok(record.ok)
    return { out, decisions: record.value.decisions.length }
  }
  const played = await kept('1\nq\n')
  assert.match(played.out, /^ +1 {2}(Move|Gain|Bolster|Trade|Produce)/m)
  assert.equal(played.decisions, 2)
  const undone = await kept('1\nu\nq\n')
  assert.match(undone.out, /Undone\./)
  assert.equal(undone.decisions, 0)
})

/** A table at the terminal whose file cannot be written for a while. */
import assert from 'node:assert/strict'
import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { begin, readGame, replay } from '@ludarium/kernel'
import { positionOf, recordsOf } from '@ludarium/tables'
import { saidBy } from '@ludarium/words'
import { englishOf, loadGame } from '../library.ts'
import { seatingOf, seatTitle } from '../seating.ts'
import { type Sitting, sittingOf } from '../sitting.ts'
import { readerOf } from '../words.ts'
import { folder, ludarium } from './ludarium.ts'

async function sittingAt(save: string): Promise<Sitting> {
  const module = await loadGame('toy:bazaar')
  const begun = begin(module.game, { seats: 2, seed: 'file' })
  assert.ok(begun.ok)
  const sitters = seatingOf(2, { people: '0,1' })
  const reader = readerOf(await englishOf(module), seatTitle)
  return sittingOf({ module, records: recordsOf(begun.value, { sitters, when: 0 }), reader, think: 1, save })
}

test('a decision that cannot be written down has not happened, and can be tried again', async () => {
  const place = join(folder(), 'games')
  mkdirSync(place)
  const file = join(place, 'game.txt')
  const { table, reader } = await sittingAt(file)
  for (let n = 0; !table.over; n++) {
    const seat = table.actors[0] ?? 0
    const [move] = positionOf(table, seat).legal
    assert.ok(move)
    if (n % 5 === 3) {
      rmSync(place, { recursive: true })
      const refused = await table.submit({ do: 'decide', seat, move, ticket: '' })
      assert.ok(!refused.ok)
      assert.equal(refused.code, 'store')
      assert.match(saidBy(reader, refused).sentence, /could not be saved.*there is no such file or folder/)
      assert.equal(table.at, n)
      mkdirSync(place)
    }
    assert.ok((await table.submit({ do: 'decide', seat, move, ticket: '' })).ok)
    const kept = readGame(readFileSync(file, 'utf8'))
    assert.ok(kept.ok)
    assert.equal(kept.value.decisions.length, n + 1)
  }
  const kept = readGame(readFileSync(file, 'utf8'))
  assert.ok(kept.ok && kept.value.ending !== undefined)
  const again = replay(table.game, kept.value)
  assert.ok(again.ok && again.value.divergence === null)
  assert.ok(!existsSync(`${file}.new`))
})

test('a file that can never be written ends the command before the game begins', async () => {
  const { code, err } = await ludarium(['play', 'toy:rows', '--save', join(folder(), 'nowhere', 'game.txt')], '1\n')
  assert.equal(code, 1)
  assert.match(err, /cannot be written: there is no such file or folder\. \[write\]/)
})

test('what is no plain file is written to and stays what it is', async () => {
  const { code } = await ludarium(['play', 'toy:rows', '--people', '0,1', '--save', '/dev/null'], '1\nq\n')
  assert.equal(code, 0)
  assert.ok(lstatSync('/dev/null').isCharacterDevice())
})

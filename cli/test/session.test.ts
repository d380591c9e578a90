/** A terminal table whose file is temporarily unwritable. */
import assert from 'node:assert/strict'
import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { begin, readGame, replay } from '@ludarium/kernel'
import { recordsOf, seatPosition } from '@ludarium/tables'
import { refusalText } from '@ludarium/words'
import { englishOf, loadGameModule } from '../library.ts'
import { seatTitle, sittersFor } from '../seats.ts'
import { openSession, type TerminalSession } from '../session.ts'
import { readerOf } from '../words.ts'
import { folder, ludarium } from './ludarium.ts'

async function sittingAt(save: string): Promise<TerminalSession> {
  const module = await loadGameModule('toy:bazaar')
  const begun = begin(module.game, { seats: 2, seed: 'file' })
  assert.ok(begun.ok)
  const sitters = sittersFor(2, { people: '0,1' })
  const reader = readerOf(await englishOf(module), seatTitle)
  return openSession({ module, records: recordsOf(begun.value, { sitters, when: 0 }), reader, think: 1, save })
}

test('a decision that cannot be saved is not played and can be retried', async () => {
  const place = join(folder(), 'games')
  mkdirSync(place)
  const file = join(place, 'game.txt')
  const { table, reader } = await sittingAt(file)
  for (let n = 0; !table.over; n++) {
    const seat = table.actors[0] ?? 0
    const [move] = seatPosition(table, seat).legal
    assert.ok(move)
    if (n % 5 === 3) {
      rmSync(place, { recursive: true })
      const refused = await table.submit({ do: 'decide', seat, moves: [move], ticket: '' })
      assert.ok(!refused.ok)
      assert.equal(refused.code, 'store')
      assert.match(refusalText(reader, refused).sentence, /could not be saved.*there is no such file or folder/)
      assert.equal(table.at, n)
      mkdirSync(place)
    }
    assert.ok((await table.submit({ do: 'decide', seat, moves: [move], ticket: '' })).ok)
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

test('an unwritable file stops the command before the game starts', async () => {
  const { code, err } = await ludarium(['play', 'toy:rows', '--save', join(folder(), 'nowhere', 'game.txt')], '1\n')
  assert.equal(code, 1)
  assert.match(err, /cannot be written: there is no such file or folder\. \[write\]/)
})

test('special files are written to, not replaced', async () => {
  const { code } = await ludarium(['play', 'toy:rows', '--people', '0,1', '--save', '/dev/null'], '1\nq\n')
  assert.equal(code, 0)
  assert.ok(lstatSync('/dev/null').isCharacterDevice())
})

/** For every game: the bytes that a client receives do not depend on what is hidden from it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { games } from '@ludarium/games'
import { type Game, hash, pick, plainChance, readTable, type Seat } from '@ludarium/kernel'
import { type Host, recordsOf, Table } from '@ludarium/tables'
import { Watchers } from '../live/watchers.ts'

const HOST: Host = { keep: async () => 'kept', tail: async () => [], now: () => 1_000_000 }

function tableOf(game: Game, seed: string): Table {
  const seats = Math.max(2, game.seats.min)
  const read = readTable(game, { seats, seed })
  assert.ok(read.ok)
  const setup = { game: game.id, version: game.version, ...read.value }
  const sitters = Array.from({ length: seats }, (_, at) => ({ name: `P${at}`, kind: 'person' as const, level: '' }))
  const opened = Table.open('t', game, recordsOf({ setup, decisions: [] }, { sitters, when: 0 }), HOST)
  assert.ok(opened.ok)
  return opened.value
}

/** What a client receives when it opens the table. */
function sent(table: Table, seat: Seat | null): string {
  const texts: string[] = []
  new Watchers().add(table, { seat, from: 0, tell: (text) => texts.push(text) })()
  return texts.join('\n')
}

for (const { id, load } of games) {
  test(`${id}: hidden information does not change a byte`, async () => {
    const { game } = await load()
    const table = tableOf(game, `leak ${id}`)
    const seats: (Seat | null)[] = [...table.sitters.keys(), null]
    let compared = 0
    for (let at = 0; at < 60 && !table.over; at++) {
      const [actor] = table.actors
      assert.ok(actor !== undefined)
      if (at % 6 === 0) {
        for (const seat of seats) {
          const state = table.match.state
          const before = sent(table, seat)
          // Another deal that looks the same to this client.
          table.match.state = game.imagine(game.view(state, seat), seat, plainChance(`again ${at} ${seat}`))
          const after = sent(table, seat)
          const dealt = hash(table.match.state) !== hash(state)
          table.match.state = state
          assert.equal(after, before)
          if (dealt) compared++
        }
      }
      const move = pick(plainChance(`leak ${at}`), game.legal(table.match.state, actor))
      const done = await table.submit({ do: 'decide', seat: actor, moves: [move], ticket: '' })
      assert.ok(done.ok)
    }
    assert.ok(compared > 0, 'there was something hidden')
  })
}

test('neither the seed nor a hash of the state is ever sent', async () => {
  for (const { load } of games) {
    const { game } = await load()
    const table = tableOf(game, 'cd'.repeat(32))
    const state = hash(table.match.state)
    for (const seat of [0, null]) {
      const text = sent(table, seat)
      assert.ok(!text.includes('cd'.repeat(32)) && !text.includes(state))
    }
  }
})

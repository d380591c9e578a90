/** What readers are told has changed is what the kernel finds different, however much of it was written for another. */
import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { games } from '@ludarium/games'
import { type Change, chanceOf, differences, type Move, pick, readTable, type State, seedOf } from '@ludarium/kernel'
import { type Host, recordsOf, Table } from '@ludarium/tables'
import { Changes } from '../hall/changes.ts'
import { Readers } from '../hall/readers.ts'
import { Sights } from '../hall/sights.ts'
import { Weaver } from '../hall/weaver.ts'

test('every kind of change is written as the kernel tells it', () => {
  const before = { a: [1, { 'b"': 2 }, 3], c: 'x', d: { e: null, gone: 1 }, f: [1], g: [{ h: 1 }, { h: 2 }] }
  const after = { a: [1, { 'b"': 5 }, 3], c: 'x', d: { e: {}, fresh: [0] }, f: [1, 2], g: [before.g[0], { h: 3 }] }
  const changes = new Changes()
  for (const [from, to] of [
    [before, after],
    [before, before],
    [before, { ...after, c: 'y' }],
    [{ ...before, a: after.d }, after],
    [
      [before, before],
      [after, after],
    ],
    [1, [2]],
  ]) {
    equal(changes.textOf(from, to), JSON.stringify(differences(from, to)))
  }
})

for (const { id, load } of games) {
  test(`${id}: all places are told what has changed for them, though most of it is written once`, async () => {
    const { game } = await load()
    const read = readTable(game, { seats: Math.min(4, game.seats.max), seed: `changes ${id}` })
    ok(read.ok)
    const luck = chanceOf(seedOf('changes'))
    const places = [...Array.from({ length: read.value.seats }, (_, seat) => seat), null]
    const sights = new Sights(new Weaver())
    let s = game.setup(read.value)
    const seen = new Map(places.map((place) => [place, sights.look(game, s, place).view]))
    for (let n = 0; n < 120 && game.actors(s).length > 0; n++) {
      s = game.clone(s)
      const seat = pick(luck, game.actors(s))
      game.play(s, seat, pick(luck, game.legal(s, seat)))
      const changes = new Changes(sights.memory)
      for (const place of places) {
        const { view } = sights.look(game, s, place)
        const before = seen.get(place)
        deepEqual(inOrder(JSON.parse(changes.textOf(before, view))), inOrder(differences(before, view)))
        seen.set(place, view)
      }
    }
  })

  test(`${id}: what readers share with the table is never changed by it`, async () => {
    const { game } = await load()
    const seats = Math.min(4, game.seats.max)
    const read = readTable(game, { seats, seed: `frozen ${id}` })
    ok(read.ok)
    const readers = new Readers(new Weaver())
    const host: Host = {
      keep: async () => 'kept',
      tail: async () => [],
      now: () => 0,
      hashed: (s) => {
        const made = readers.hashed(s)
        return { ...made, state: frozen(made.state) }
      },
    }
    const sitters = Array.from({ length: seats }, () => ({ name: 'Somebody', kind: 'person' as const, level: '' }))
    const setup = { game: id, version: game.version, ...read.value }
    const opened = Table.open('t', game, recordsOf({ setup, decisions: [] }, { sitters, when: 0 }), host)
    ok(opened.ok)
    const table = opened.value
    for (const seat of [...sitters.keys(), null]) readers.add(table, seat, 0, () => {})
    table.watch((step) => readers.stepped(table, step))
    const luck = chanceOf(seedOf('frozen'))
    for (let n = 0; n < 80 && !table.over; n++) {
      const seat = pick(luck, table.actors)
      const move: Move = pick(luck, table.legal(seat))
      const done = await table.submit({ do: 'decide', seat, move, ticket: '' })
      ok(done.ok)
      if (n % 9 === 8) await table.submit({ do: 'undo', seat, ticket: '' })
    }
  })
}

/** Changes of different places may come in any order. */
function inOrder(changes: readonly Change[]): readonly Change[] {
  return changes.toSorted((a, b) => (String(a.path) < String(b.path) ? -1 : 1))
}

/** Whoever changes something in it, throws. */
function frozen(s: State): State {
  const deep = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
    Object.freeze(value)
    for (const part of Object.values(value)) deep(part)
  }
  deep(s)
  return s
}

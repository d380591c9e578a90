/** Patches as JSON text are equal to the kernel's differences, whatever is cached. */
import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { games } from '@ludarium/games'
import { below, type Change, chanceOf, differences, pick, readTable, type State, seedOf } from '@ludarium/kernel'
import { type Host, recordsOf, Table } from '@ludarium/tables'
import { ahead, movesOf } from '../../tables/test/presses.ts'
import { PatchJson } from '../live/patch-json.ts'
import { ViewCache } from '../live/view-cache.ts'
import { Watchers } from '../live/watchers.ts'

test('every kind of change matches the kernel’s differences', () => {
  const before = { a: [1, { 'b"': 2 }, 3], c: 'x', d: { e: null, gone: 1 }, f: [1], g: [{ h: 1 }, { h: 2 }] }
  const after = { a: [1, { 'b"': 5 }, 3], c: 'x', d: { e: {}, fresh: [0] }, f: [1, 2], g: [before.g[0], { h: 3 }] }
  const changes = new PatchJson()
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
  test(`${id}: every seat gets its own differences although most text is shared`, async () => {
    const { game } = await load()
    const read = readTable(game, { seats: Math.min(4, game.seats.max), seed: `changes ${id}` })
    ok(read.ok)
    const luck = chanceOf(seedOf('changes'))
    const places = [...Array.from({ length: read.value.seats }, (_, seat) => seat), null]
    const viewCache = new ViewCache()
    let s = game.setup(read.value)
    const seen = new Map(places.map((place) => [place, viewCache.look(game, s, place).view]))
    for (let n = 0; n < 120 && game.actors(s).length > 0; n++) {
      s = game.clone(s)
      const seat = pick(luck, game.actors(s))
      game.play(s, seat, pick(luck, game.legal(s, seat)))
      const changes = new PatchJson(viewCache.memory)
      for (const place of places) {
        const { view } = viewCache.look(game, s, place)
        const before = seen.get(place)
        deepEqual(inOrder(JSON.parse(changes.textOf(before, view))), inOrder(differences(before, view)))
        seen.set(place, view)
      }
    }
  })

  test(`${id}: the table never mutates what its watchers share`, async () => {
    const { game } = await load()
    const seats = Math.min(4, game.seats.max)
    const read = readTable(game, { seats, seed: `frozen ${id}` })
    ok(read.ok)
    const watchers = new Watchers()
    const host: Host = {
      keep: async () => 'kept',
      tail: async () => [],
      now: () => 0,
      hashed: (s) => {
        const made = watchers.hashed(s)
        return { ...made, state: frozen(made.state) }
      },
    }
    const sitters = Array.from({ length: seats }, () => ({ name: 'Somebody', kind: 'person' as const, level: '' }))
    const setup = { game: id, version: game.version, ...read.value }
    const opened = Table.open('t', game, recordsOf({ setup, decisions: [] }, { sitters, when: 0 }), host)
    ok(opened.ok)
    const table = opened.value
    for (const seat of [...sitters.keys(), null]) watchers.add(table, { seat, from: 0, tell: () => {} })
    table.watch((step) => watchers.stepped(table, step))
    const luck = chanceOf(seedOf('frozen'))
    for (let n = 0; n < 80 && !table.over; n++) {
      const seat = pick(luck, table.actors)
      const moves = movesOf(ahead(table.match, seat, 1 + below(luck, 4), luck))
      const done = await table.submit({ do: 'decide', seat, moves, ticket: '' })
      ok(done.ok)
      if (n % 9 === 8) await table.submit({ do: 'undo', seat, ticket: '' })
    }
  })
}

/** The order of changes in different paths does not matter. */
function inOrder(changes: readonly Change[]): readonly Change[] {
  return changes.toSorted((a, b) => (String(a.path) < String(b.path) ? -1 : 1))
}

/** Deep freeze. */
function frozen(s: State): State {
  const deep = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
    Object.freeze(value)
    for (const part of Object.values(value)) deep(part)
  }
  deep(s)
  return s
}

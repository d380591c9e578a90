/** Cached views are equal to the views that the game computes. */
import { deepEqual, equal, notEqual, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { games } from '@ludarium/games'
import { chanceOf, hash, pick, readTable, type State, seedOf } from '@ludarium/kernel'
import { ViewCache } from '../live/view-cache.ts'

for (const { id, load } of games) {
  test(`${id}: the cached view of every seat is the game’s, also after a rewind`, async () => {
    const { game } = await load()
    const read = readTable(game, { seats: Math.min(4, game.seats.max), seed: `sights ${id}` })
    ok(read.ok)
    const luck = chanceOf(seedOf('sights'))
    const places = [...Array.from({ length: read.value.seats }, (_, seat) => seat), null]
    const viewCache = new ViewCache()
    const before: State[] = []
    let s = game.setup(read.value)
    for (let n = 0; n < 150 && game.actors(s).length > 0; n++) {
      const hashed = viewCache.hashed(s)
      deepEqual(hashed, { state: s, hash: hash(s) })
      for (const place of places) {
        const { view, hash: told } = viewCache.look(game, s, place)
        deepEqual(view, game.view(s, place))
        equal(told, hash(view))
      }
      before.push(s)
      // Sometimes the table goes back a few decisions.
      s = game.clone(n % 40 === 39 ? (before.at(-6) as State) : s)
      const seat = pick(luck, game.actors(s))
      game.play(s, seat, pick(luck, game.legal(s, seat)))
    }
  })
}

for (const { id, load } of games) {
  test(`${id}: playing on a copy never changes an earlier state`, async () => {
    const { game } = await load()
    const read = readTable(game, { seats: Math.min(4, game.seats.max), seed: `copies ${id}` })
    ok(read.ok)
    const luck = chanceOf(seedOf('copies'))
    const viewCache = new ViewCache()
    const known: { readonly thing: object; readonly text: string }[] = []
    const before: State[] = []
    let plain = game.setup(read.value)
    let { state } = viewCache.hashed(game.clone(plain))
    for (let n = 0; n < 150 && game.actors(state).length > 0; n++) {
      const seat = pick(luck, game.actors(state))
      const { view } = viewCache.look(game, state, seat)
      for (const thing of [state, view]) known.push({ thing, text: JSON.stringify(thing) })
      before.push(state)
      const move = pick(luck, game.legal(state, seat))
      const copy = viewCache.copied(game, state)
      game.play(copy, seat, move)
      const after = viewCache.hashed(copy)
      // Sometimes the decision is not stored, or the table goes back a few decisions.
      if (n % 7 === 6) continue
      state = n % 40 === 39 ? (before.at(-6) as State) : after.state
      plain = game.clone(n % 40 === 39 ? state : plain)
      if (n % 40 !== 39) game.play(plain, seat, move)
      deepEqual(state, plain)
    }
    for (const { thing, text } of known) equal(JSON.stringify(thing), text)
  })
}

for (const { id, load } of games) {
  test(`${id}: watchers do not see a proposed decision before it is committed`, async () => {
    const { game } = await load()
    const read = readTable(game, { seats: Math.min(4, game.seats.max), seed: `proposed ${id}` })
    ok(read.ok)
    const luck = chanceOf(seedOf('proposed'))
    const places = [...Array.from({ length: read.value.seats }, (_, seat) => seat), null]
    const viewCache = new ViewCache()
    let { state } = viewCache.hashed(game.setup(read.value))
    for (let n = 0; n < 100 && game.actors(state).length > 0; n++) {
      const seat = pick(luck, game.actors(state))
      const copy = viewCache.copied(game, state)
      game.play(copy, seat, pick(luck, game.legal(state, seat)))
      const proposed = viewCache.hashed(copy)
      for (const place of places.slice(n % 2)) {
        const { view, hash: told } = viewCache.look(game, state, place)
        deepEqual(view, game.view(state, place))
        equal(told, hash(view))
      }
      equal(viewCache.hashed(copy).state, proposed.state)
      state = proposed.state
    }
  })
}

test('a view does not change when the state is mutated', async () => {
  const { game } = await (games[0] as (typeof games)[number]).load()
  const read = readTable(game, { seats: 2, seed: 'sights' })
  ok(read.ok)
  const s = game.setup(read.value)
  const viewCache = new ViewCache()
  const { view } = viewCache.look(game, s, 0)
  const text = JSON.stringify(view)
  for (let n = 0; n < 20; n++) {
    const [seat = 0] = game.actors(s)
    const [move] = game.legal(s, seat)
    ok(move !== undefined)
    game.play(s, seat, move)
  }
  equal(JSON.stringify(view), text)
  notEqual(JSON.stringify(game.view(s, 0)), text)
})

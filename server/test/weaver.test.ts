/** A state that is woven is equal to the one that was played to, and made of the parts of the one before. */
import { deepEqual, equal, notEqual, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { games } from '@ludarium/games'
import { chanceOf, clone, hash, hashKnowing, Memory, pick, readTable, seedOf, sharing } from '@ludarium/kernel'
import { Weaver } from '../hall/weaver.ts'

type Thing = Record<string, unknown>

for (const { id, load } of games) {
  test(`${id}: woven as the kernel would share it, decision after decision`, async () => {
    const { game } = await load()
    const luck = chanceOf(seedOf(`weaver ${id}`))
    const weaver = new Weaver()
    for (const seats of [game.seats.min, game.seats.max]) {
      const read = readTable(game, { seats, seed: `weaver ${id} ${seats}` })
      ok(read.ok)
      const s = game.setup(read.value)
      const memory = new Memory()
      let ours = clone(s)
      for (let n = 0; n < 150 && game.actors(s).length > 0; n++) {
        const seat = pick(luck, game.actors(s))
        game.play(s, seat, pick(luck, game.legal(s, seat)))
        memory.next()
        const before = ours
        const text = JSON.stringify(before)
        ours = weaver.weave(before, s, memory)
        deepEqual(ours, s)
        equal(JSON.stringify(before), text)
        equal(hashKnowing(memory, ours), hash(s))
        deepEqual(kept(before, ours), kept(before, sharing(before, s)))
        deepEqual(kept(s, ours), [], 'nothing of what is played on')
      }
    }
  })
}

/** Where the second has the very record or list of the first, the outermost of each. */
function kept(first: unknown, second: unknown, path = ''): string[] {
  if (typeof first !== 'object' || typeof second !== 'object' || first === null || second === null) return []
  if (first === second) return [path]
  return Object.keys(second).flatMap((key) => kept((first as Thing)[key], (second as Thing)[key], `${path}/${key}`))
}

test('records that gain, lose or change keys, and more kinds of them than are known by their place', () => {
  const states: Thing[] = [
    { a: 1, b: [1, 2], c: null },
    { a: 1, b: [1, 2], c: null },
    { a: 1, b: [1, 3], c: { d: 1 } },
    { a: 1, b: [1, 3], c: { e: 1 } },
    { a: 1, b: [1, 3, 4], c: { e: 2 } },
    { a: 1, b: [], c: { e: 2, f: [] } },
    { a: 1, b: [{ x: 1 }, null, { y: 2 }], c: { f: [{}] } },
    { a: 1, b: [{ x: 1 }, null, { y: 3 }], c: [1] },
    { a: 1, b: [{ x: 1 }, { z: 1 }, { w: 3 }, { v: 1, u: 2 }, { t: null }], c: 'text' },
    { a: 1, b: [{ x: 2 }, { z: 2 }, { w: 4 }, { v: 2, u: 2 }, { t: 1 }], c: 0 },
    { b: [{ x: 3 }, { z: 3 }, { w: 5 }, { v: 3, u: 2 }, { t: 0 }], c: 0, g: 1 },
    { b: [{ x: 3 }, { z: 3 }, { w: 5 }, { v: 3, u: 2 }, { t: 0 }], c: 0, h: 1 },
    { c: 0, b: [[1], [[2], [{ x: 1 }]]], h: 1 },
    { c: 0, b: [[1], [[2], [{ x: 2 }]]], h: 2 },
    { a: 1, b: ['text', 'more'], c: { d: ['text'] } },
    { a: 1, b: ['text', 'less'], c: { d: [{ x: 1 }] } },
    { 'no name': 1, '"quoted"': { 0: 1, constructor: 2 }, b: [true, false] },
    { 'no name': 1, '"quoted"': { 0: 2, constructor: 2 }, b: [true, true] },
  ]
  const weaver = new Weaver()
  const memory = new Memory()
  for (let round = 0; round < 3; round++) {
    for (const before of states) {
      for (const after of states) {
        memory.next()
        const old = clone(before)
        const woven = weaver.weave(old, after, memory)
        deepEqual(woven, after)
        deepEqual(old, before)
        equal(hashKnowing(memory, woven), hash(after))
        if (before === after) equal(woven, old)
        else notEqual(woven, after)
        deepEqual(kept(after, woven), [], 'nothing of what is played on')
      }
    }
  }
})

test('two records whose keys are as many as those that are known, and others', () => {
  const weaver = new Weaver()
  const memory = new Memory()
  weaver.weave({ p: 1, q: 1 }, { p: 1, q: 2 }, memory)
  deepEqual(weaver.weave({ p: 1, r: 1 }, { p: 1, r: 2 }, memory), { p: 1, r: 2 })
  deepEqual(weaver.weave({ p: 1, r: 1 }, { p: 1, q: 1 }, memory), { p: 1, q: 1 })
})

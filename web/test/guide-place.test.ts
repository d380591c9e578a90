/** Notes stand on nothing that the decision needs; loops are open; notes come in the order of the guide. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Guide, noteFor } from '@ludarium/kernel'
import { arrowBetween, type Box, distance, loopAround, overlap, placed } from '../src/guide/place.ts'
import { BEGINNING, doneIn, saidNow, skippedIn } from '../src/guide/progress.ts'

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const ROOM = box(0, 0, 1200, 800)
const NOTE = { width: 420, height: 200 }

function at({ left, top }: { readonly left: number; readonly top: number }): Box {
  return box(left, top, NOTE.width, NOTE.height)
}

test('a note stands below its subject where that is free, else above, else elsewhere, never on an obstacle', () => {
  const subject = box(500, 100, 80, 80)
  const below = at(placed(NOTE, [subject], [], ROOM))
  assert.ok(below.top > subject.bottom && distance(below, subject) < 30)
  const low = box(500, 620, 80, 80)
  assert.ok(at(placed(NOTE, [low], [], ROOM)).bottom < low.top)
  const obstacles = [
    { box: box(0, 0, 1200, 560), weight: 40 },
    { box: box(0, 560, 700, 240), weight: 5 },
  ]
  const free = at(placed(NOTE, [subject], obstacles, ROOM))
  for (const one of obstacles) assert.equal(overlap(free, one.box), 0)
  assert.ok(free.right <= ROOM.right && free.bottom <= ROOM.bottom)
})

test('an edge of the note is in line with a panel that is near, unless something would be covered', () => {
  const subject = box(500, 100, 80, 80)
  const panel = box(480, 300, 600, 300)
  assert.equal(placed(NOTE, [subject], [], ROOM, [panel]).left, panel.left)
  const right = box(100, 300, 810, 300)
  assert.equal(placed(NOTE, [subject], [], ROOM, [right]).left, right.right - NOTE.width)
  assert.equal(placed(NOTE, [subject], [], ROOM, [box(400, 300, 900, 300)]).left, subject.left)
  const lit = { box: box(470, 250, 20, 20), weight: 6 }
  assert.equal(placed(NOTE, [subject], [lit], ROOM, [panel]).left, subject.left)
})

test('where nothing is free a note covers what matters least, and stays in the window', () => {
  const obstacles = [
    { box: box(0, 0, 600, 800), weight: 40 },
    { box: box(600, 0, 600, 800), weight: 1 },
  ]
  const found = at(placed(NOTE, [box(10, 10, 40, 40)], obstacles, ROOM))
  assert.ok(found.left >= 600 && found.right <= ROOM.right)
})

test('loops are open, arrows short', () => {
  const path = loopAround(box(100, 100, 60, 60), 1)
  const [, first = ''] = /^M([\d.]+ [\d.]+)/.exec(path) ?? []
  assert.ok(path.startsWith('M') && !path.endsWith(first) && !path.includes('Z'))
  assert.notEqual(arrowBetween(box(0, 0, 50, 50), box(200, 0, 50, 50)), null)
  assert.equal(arrowBetween(box(0, 0, 50, 50), box(500, 0, 50, 50)), null)
})

/** Three notes: the second one holds at even turns only. */
const guide: Guide = {
  table: { seats: 2, options: {}, seed: '' },
  chapters: [
    {
      id: 'one',
      notes: [
        { id: 'a', rule: '1', find: () => ({ subjects: [] }) },
        { id: 'b', rule: '2', find: ({ view }) => (view.turn % 2 === 0 ? { subjects: [] } : null) },
      ],
    },
    { id: 'two', notes: [{ id: 'end', rule: '3', find: () => ({ subjects: [] }) }] },
  ],
  late: (view) => view.round > 3,
}

test('a note waits for its moment, the farewell for all others or the end', () => {
  const state = { game: '', version: 1, seats: 2, options: {}, round: 1, turn: 1, reveals: 0, agenda: [] }
  const view = { ...state, chance: { seed: '', used: 0 } }
  const say = (done: readonly string[], changes: Partial<typeof view> = {}): string | undefined =>
    noteFor(guide, new Set(done), {
      view: { ...view, ...changes },
      seat: 0,
      legal: [],
      foresee: () => null,
    })?.note.id
  assert.equal(say([]), 'a')
  assert.equal(say(['a']), undefined)
  assert.equal(say(['a'], { turn: 2 }), 'b')
  assert.equal(say(['a', 'b']), 'end')
  assert.equal(say(['a'], { round: 4 }), 'end')
  assert.equal(say(['a', 'b', 'end']), undefined)
})

test('what is skipped is not said again, what is asked for again is', () => {
  const told = { say: { key: 'x' }, why: { key: 'y' } }
  const one = saidNow(BEGINNING, 'first', 'a', told)
  assert.deepEqual([...doneIn(one)], ['a'])
  const two = skippedIn(one, ['a', 'b'])
  assert.deepEqual(two.skipped, ['b'])
  assert.equal(two.away, true)
  const again = saidNow(two, 'later', 'b', told)
  assert.deepEqual(again.skipped, [])
  assert.deepEqual(again.told, ['a', 'b'])
})

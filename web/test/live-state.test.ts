/** The state of a live table, without a page: what updates, orders and a change of hands make of it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refused } from '@ludarium/kernel'
import type { Position, Update } from '@ludarium/tables'
import { module } from '../src/boards/generic/trial/game.ts'
import {
  carriedOut,
  heard,
  type LiveState,
  lookedAt,
  newSince,
  newState,
  nextInLine,
  orderRefused,
  put,
  regretOf,
  said,
  seenBy,
  sent,
} from '../src/table/live/state.ts'

const view = module.game.setup({ seats: 2, options: {}, seed: '7'.padStart(64, '0') })

function positionAt(at: number, change: Partial<Position> = {}): Position {
  const legal = [{ do: 'take', stone: `${at}` }]
  const base = { number: at + 1, seat: 0, view, hash: '', actors: [0], refused: [], result: null }
  return { ...base, at, legal, canUndo: true, canRedo: false, ...change }
}

function updateAt(position: Position, kind: Update['kind'] = 'decided', lines: readonly number[] = []): Update {
  const log = lines.map((at) => ({ at, round: 0, turn: 0, event: { type: 'taken' } }))
  return { serial: position.number, kind, position, log, sitters: [], thinking: null, trouble: null }
}

const opened = (at: number): LiveState => {
  const position = positionAt(at)
  return lookedAt(heard(newState(0), updateAt(position, 'opened', [at])), position)
}

const choice = {
  index: 0,
  move: { do: 'x' },
  message: { key: 'x', group: '', rule: '' },
  text: '',
  group: '',
  rule: '',
}

test('an own press of several decisions is looked at when it comes, and the question before is forgotten', () => {
  const before = sent(put({ hover: choice, draft: { n: 1 } })(opened(4)))
  assert.equal(before.sentAt, 4)
  const after = heard(before, updateAt(positionAt(7), 'decided', [5, 6, 7]))
  assert.deepEqual([after.sentAt, after.look?.at, after.hover, after.draft], [null, 7, null, {}])
  assert.deepEqual(
    after.log.map(({ at }) => at),
    [4, 5, 6, 7],
  )
  assert.equal(newSince(after), null)
  const kept = carriedOut(after, { number: 8, at: 7, played: 3 })
  assert.deepEqual([kept.kept, kept.sentAt], [7, null])
})

test('the receipt may come before the position, and a refused press is no longer on its way', () => {
  const kept = carriedOut(sent(opened(4)), { number: 8, at: 7, played: 3 })
  assert.equal(kept.sentAt, 4, 'until the position comes')
  assert.equal(heard(kept, updateAt(positionAt(7))).sentAt, null)
  const no = put({ sentAt: null })(orderRefused(sent(opened(4))))
  assert.deepEqual([no.sentAt, no.refusals, no.position?.at], [null, 1, 4])
})

test('what others decide is new until it is looked at, and leaves a draft where the question is the same', () => {
  const before = put({ draft: { n: 1 } })(opened(4))
  const same = heard(before, updateAt(positionAt(5, { legal: before.position?.legal ?? [] })))
  assert.deepEqual([same.draft, same.look?.at], [{ n: 1 }, 4])
  assert.equal(newSince(same), view)
  assert.equal(newSince({ ...same, seen: true }), null)
  assert.deepEqual(heard(before, updateAt(positionAt(5))).draft, {})
})

test('undo forgets what was told after it, and is looked at', () => {
  const before = heard(opened(4), updateAt(positionAt(7), 'decided', [5, 6, 7]))
  const back = heard(before, updateAt(positionAt(4), 'undone'))
  assert.deepEqual(
    back.log.map(({ at }) => at),
    [4],
  )
  assert.equal(back.look?.at, 4)
})

test('what is told for other eyes is not heard, and the same values draw nothing anew', () => {
  const state = opened(4)
  assert.equal(heard(state, updateAt(positionAt(5, { seat: 1 }))), state)
  assert.equal(put({ hover: null, peek: null })(state), state)
})

test('where people share a screen the next one takes it from behind a curtain, and the last one may regret', () => {
  const state = heard(opened(4), updateAt(positionAt(5, { actors: [1] })))
  assert.equal(nextInLine(state, [0, 1]), 1)
  assert.equal(nextInLine(state, [0]), null)
  assert.equal(nextInLine(opened(4), [0, 1]), null)
  const between = seenBy(put({ hover: choice })(state), null, { seat: 0, at: 5 })
  assert.deepEqual([between.position, between.hover, between.viewer], [null, null, null])
  const curtain = heard(between, updateAt(positionAt(5, { seat: null, actors: [1] }), 'opened'))
  assert.deepEqual([nextInLine(curtain, [0, 1]), regretOf(curtain)], [1, 0])
  const later = heard(curtain, updateAt(positionAt(6, { seat: null, actors: [1] })))
  assert.equal(regretOf(later), null)
})

test('of messages the last three stay, of advice one, until the decision is made', () => {
  const toast = (id: number, advice = false) => ({ id, text: '', kind: 'warn', advice }) as const
  const full = [1, 2, 3, 4].reduce((state, id) => said(state, toast(id)), opened(4))
  assert.deepEqual(
    full.toasts.map(({ id }) => id),
    [2, 3, 4],
  )
  const advised = said(said(full, toast(5, true)), toast(6, true))
  assert.deepEqual(
    advised.toasts.map(({ id }) => id),
    [2, 3, 4, 6],
  )
  assert.deepEqual(
    heard(sent(advised), updateAt(positionAt(5))).toasts.map(({ id }) => id),
    [2, 3, 4],
  )
})

test('a table that is gone stays gone when the screen changes hands', () => {
  const { code, message } = refused('line.closed')
  assert.equal(seenBy(put({ gone: { code, message } })(opened(4)), 1, null).gone?.code, 'line')
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { afresh } from '../wire/afresh.ts'

test('what is told last was found last, though an earlier look takes longer', async () => {
  let now = 'first'
  const told: string[] = []
  const slow: (() => void)[] = []
  const show = afresh(async () => {
    const found = now
    await new Promise<void>((resolve) => slow.push(resolve))
    told.push(found)
  })
  show()
  now = 'second'
  show()
  show()
  // The later look would be over first, if it had begun.
  for (const over of slow.toReversed()) over()
  await new Promise(setImmediate)
  for (const over of slow) over()
  await new Promise(setImmediate)
  assert.deepEqual(told, ['first', 'second'])
})

test('a look that fails does not keep the next from being taken', async () => {
  let looks = 0
  const show = afresh(async () => {
    looks += 1
    if (looks === 1) throw new Error('The store is away.')
  })
  show()
  await new Promise(setImmediate)
  show()
  await new Promise(setImmediate)
  assert.equal(looks, 2)
})

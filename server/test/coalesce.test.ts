import assert from 'node:assert/strict'
import { test } from 'node:test'
import { coalesce } from '../wire/coalesce.ts'

test('the last result is from the last run, even if an earlier run takes longer', async () => {
  let now = 'first'
  const told: string[] = []
  const slow: (() => void)[] = []
  const show = coalesce(async () => {
    const found = now
    await new Promise<void>((resolve) => slow.push(resolve))
    told.push(found)
  })
  show()
  now = 'second'
  show()
  show()
  // The later run would finish first if it had started.
  for (const over of slow.toReversed()) over()
  await new Promise(setImmediate)
  for (const over of slow) over()
  await new Promise(setImmediate)
  assert.deepEqual(told, ['first', 'second'])
})

test('a run that fails does not prevent the next one', async () => {
  let looks = 0
  const show = coalesce(async () => {
    looks += 1
    if (looks === 1) throw new Error('The store is away.')
  })
  show()
  await new Promise(setImmediate)
  show()
  await new Promise(setImmediate)
  assert.equal(looks, 2)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { below, plainChance } from '@ludarium/kernel'
import { type Contest, halving } from '../halving.ts'

/** Candidates with a mean each and noise by world, a position a trial. */
function contest(
  means: readonly number[],
  noise: number,
  budget: number,
  alike = false,
  first: readonly number[] = [],
  trust = 0,
) {
  const meter = { spent: 0 }
  const trials: number[] = means.map(() => 0)
  let closest = 1
  const about: Contest = {
    candidates: means.length,
    budget,
    meter,
    first: (candidate) => first[candidate] ?? 0,
    trust,
    trial(candidate, world, closeness) {
      meter.spent++
      trials[candidate] = (trials[candidate] ?? 0) + 1
      closest = Math.max(closest, closeness)
      const luck = (below(plainChance(`${candidate} ${world}`), 1000) / 500 - 1) * noise
      const shared = (below(plainChance(`world ${world}`), 1000) / 500 - 1) * 50
      return { value: (means[candidate] ?? 0) + luck + shared, certain: alike }
    },
    alike: () => alike,
  }
  const running = halving(about)
  while (running.step());
  return { leader: running.leader(), trials, spent: meter.spent, closest }
}

test('the best candidate wins through noise that all share', () => {
  const { leader, trials, spent } = contest([0, 1, 2, 9, 3, 4, 5, 6], 3, 200)
  assert.equal(leader, 3)
  assert.ok((trials[3] ?? 0) > (trials[0] ?? 0), 'more trials go to the better ones')
  assert.ok(spent <= 200)
})

test('the budget is kept', () => {
  assert.equal(contest([1, 2, 3, 4], 100, 3).spent, 3)
  assert.ok(contest([1, 1.01], 100, 50).spent <= 50)
})

test('where all worlds are alike each is tried once a round, more closely each time', () => {
  const { leader, trials, closest } = contest([5, 1, 2, 3, 4, 0, 0, 0], 0, 1000, true)
  assert.equal(leader, 0)
  assert.deepEqual(trials.slice(5), [1, 1, 1])
  assert.equal(closest, 4)
})

test('a single candidate needs no trial to lead', () => {
  assert.equal(contest([7], 0, 10).leader, 0)
})

test('what was thought first counts like so many worlds, and less the more are tried', () => {
  assert.equal(contest([0, 1], 0, 2, false, [9, 0]).leader, 1)
  assert.equal(contest([0, 1], 0, 2, false, [9, 0], 1).leader, 0)
  assert.equal(contest([0, 1], 0, 60, false, [9, 0], 1).leader, 1)
})

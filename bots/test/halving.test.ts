import assert from 'node:assert/strict'
import { test } from 'node:test'
import { below, plainChance } from '@ludarium/kernel'
import { type HalvingOptions, halving } from '../halving.ts'

/** Candidates with a mean each and noise per world; one position per trial. */
function contest(
  means: readonly number[],
  noise: number,
  budget: number,
  alike = false,
  first: readonly number[] = [],
  priorWeight = 0,
) {
  const meter = { spent: 0 }
  const trials: number[] = means.map(() => 0)
  let closest = 1
  const about: HalvingOptions = {
    candidates: means.length,
    budget,
    meter,
    prior: (candidate) => first[candidate] ?? 0,
    priorWeight,
    trial(candidate, world, closeness) {
      meter.spent++
      trials[candidate] = (trials[candidate] ?? 0) + 1
      closest = Math.max(closest, closeness)
      const luck = (below(plainChance(`${candidate} ${world}`), 1000) / 500 - 1) * noise
      const shared = (below(plainChance(`world ${world}`), 1000) / 500 - 1) * 50
      return { value: (means[candidate] ?? 0) + luck + shared, certain: alike }
    },
    areWorldsAlike: () => alike,
  }
  const running = halving(about)
  while (running.step());
  return { leader: running.leader(), trials, spent: meter.spent, closest }
}

test('the best candidate wins despite shared noise', () => {
  const { leader, trials, spent } = contest([0, 1, 2, 9, 3, 4, 5, 6], 3, 200)
  assert.equal(leader, 3)
  assert.ok((trials[3] ?? 0) > (trials[0] ?? 0), 'better candidates get more trials')
  assert.ok(spent <= 200)
})

test('the budget is not exceeded', () => {
  assert.equal(contest([1, 2, 3, 4], 100, 3).spent, 3)
  assert.ok(contest([1, 1.01], 100, 50).spent <= 50)
})

test('identical worlds: one trial per round, deeper each time', () => {
  const { leader, trials, closest } = contest([5, 1, 2, 3, 4, 0, 0, 0], 0, 1000, true)
  assert.equal(leader, 0)
  assert.deepEqual(trials.slice(5), [1, 1, 1])
  assert.equal(closest, 4)
})

test('a single candidate leads without trials', () => {
  assert.equal(contest([7], 0, 10).leader, 0)
})

test('the prior counts as a number of worlds', () => {
  assert.equal(contest([0, 1], 0, 2, false, [9, 0]).leader, 1)
  assert.equal(contest([0, 1], 0, 2, false, [9, 0], 1).leader, 0)
  assert.equal(contest([0, 1], 0, 60, false, [9, 0], 1).leader, 1)
})

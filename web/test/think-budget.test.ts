/** How long bots may think in the page. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ThinkBudget } from '../src/local/think-budget.ts'

test('a whole turn has one time to think, and a little is left for every decision', () => {
  const thoughts = new ThinkBudget()
  assert.equal(thoughts.left(4, 1, 1600), 1600)
  thoughts.took(1000)
  assert.equal(thoughts.left(4, 1, 1600), 600)
  thoughts.took(700)
  assert.equal(thoughts.left(4, 1, 1600), 100)
  assert.equal(thoughts.left(4, 2, 1600), 1600, 'another seat that is asked in the turn')
  assert.equal(thoughts.left(5, 2, 1600), 1600)
})

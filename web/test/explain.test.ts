/** The line below the prompt finds its sentence by the step that asks; games/GAME/test/explain.test.ts holds the list. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { next } from '@ludarium/kernel'
import { follow, guidedGames } from './guided.ts'

for (const entry of guidedGames) {
  test(`${entry.name}: the questions of a first game are explained`, async () => {
    const module = await entry.load()
    const guide = await module.guide?.()
    assert.ok(guide)
    const catalog = (await module.words.en?.())?.catalog ?? {}
    for (const { view } of follow(module, guide, 'takes')) assert.ok(catalog[`explain.${next(view)?.step}`])
  })
}

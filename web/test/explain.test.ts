/** Every kind of question of the four games is explained, and nothing else. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { games } from '@ludarium/games'
import { next } from '@ludarium/kernel'
import { steps as essence } from '../../games/essence/steps/index.ts'
import { steps as innovation } from '../../games/innovation/steps/index.ts'
import { steps as revive } from '../../games/revive/steps/index.ts'
import { steps as scythe } from '../../games/scythe/steps/index.ts'
import { follow } from './guided.ts'

const STEPS: Readonly<Record<string, object>> = { essence, innovation, revive, scythe }

/** A kind of step that asks somebody, openly or sealed. */
const asks = (rule: unknown): boolean =>
  typeof rule === 'object' && rule !== null && ('legal' in rule || 'sealed' in rule)

const LONGEST = 34

for (const entry of games) {
  test(`${entry.name}: each question has one explanation`, async () => {
    const module = await entry.load()
    const catalog = (await module.words.en?.())?.catalog ?? {}
    const kinds = Object.entries(STEPS[entry.id] ?? {}).flatMap(([kind, rule]) => (asks(rule) ? [kind] : []))
    assert.ok(kinds.length > 20, 'the game asks')
    const explained = Object.keys(catalog).flatMap((key) => (key.startsWith('explain.') ? [key.slice(8)] : []))
    assert.deepEqual(explained.sort(), kinds.sort())
    const texts = explained.map((kind) => catalog[`explain.${kind}`] ?? '')
    assert.equal(new Set(texts).size, texts.length, 'no two are the same')
    for (const text of texts) assert.ok(text.split(' ').length <= LONGEST, text)
  })

  test(`${entry.name}: the questions of a first game are found by their step`, async () => {
    const module = await entry.load()
    const guide = await module.guide?.()
    assert.ok(guide)
    const catalog = (await module.words.en?.())?.catalog ?? {}
    for (const { view } of follow(module, guide, 'takes')) assert.ok(catalog[`explain.${next(view)?.step}`])
  })
}

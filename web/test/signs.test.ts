/** Every icon of the games that have a board is explained. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { kits } from '../src/art/icons/names.ts'
import { boarded } from './browser.ts'

const KITS: Readonly<Record<string, readonly string[]>> = kits

for (const entry of boarded) {
  test(`${entry.name}: each icon has a name and says what it does`, async () => {
    const module = await entry.load()
    const catalog = (await module.words.en?.())?.catalog ?? {}
    const icons = KITS[entry.id] ?? []
    assert.ok(icons.length > 0)
    const dumb = icons.filter((icon) => !catalog[`icon.${icon}`] || !catalog[`icon.${icon}.text`])
    assert.deepEqual(dumb, [])
    const rules = new Set((await module.words.en?.())?.rules.map(({ id }) => id))
    const lawless = icons.filter((icon) => !rules.has(catalog[`icon.${icon}.rule`] ?? ''))
    assert.deepEqual(lawless, [], 'the number of a rule of the digest')
    for (const [key, text] of Object.entries(catalog)) {
      if (!/^icon\..*\.text$/.test(key)) continue
      assert.ok(catalog[key.slice(0, -'.text'.length)], `${key} has no name`)
      assert.match(text, /[.]$/, key)
      assert.ok(text.split(' ').length <= 20, text)
    }
  })
}

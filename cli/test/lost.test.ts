/** Bad files: truncated records, control characters, overlong lines, incomplete campaigns. */
import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { readSaved } from '../campaign.ts'
import { withoutColour, withoutControls } from '../paint.ts'
import { folder, ludarium } from './ludarium.ts'

async function record(): Promise<{ place: string; text: string }> {
  const place = folder()
  await ludarium(['simulate', 'toy:bazaar', '-n', '1', '--seed', 'lost', '--record', place])
  return { place, text: readFileSync(join(place, 'bazaar-0.txt'), 'utf8') }
}

test('a record truncated at a line break is invalid', async () => {
  const { place, text } = await record()
  const keep = (name: string, what: string): string => {
    const path = join(place, name)
    writeFileSync(path, what)
    return path
  }
  const body = text.slice(0, text.indexOf('\nend '))
  const lines = body.split('\n')
  const cut = keep('cut.txt', `${lines.slice(0, -3).join('\n')}\n`)
  const old = keep('old.txt', `${body}\n`)
  const { code, out } = await ludarium(['verify', cut, old])
  assert.equal(code, 1)
  assert.match(out.split('\n')[0] ?? '', /^INVALID .*it may be truncated\.$/)
  // A record of a finished game is complete.
  assert.match(out.split('\n')[1] ?? '', /^valid /)
  const { out: json } = await ludarium(['verify', '--json', cut])
  assert.equal(JSON.parse(json).code, 'cut')
})

test('control characters in a record are not printed, and long lines are shortened', async () => {
  const { place, text } = await record()
  const evil = '\u001b]0;owned\u0007\u001b[2J\u009b31m'
  const files = [
    text.replace('option ', `option ${evil}`),
    text.replace('option ', `option ${'x'.repeat(100_000)}`),
    text.replace('ludarium 1 bazaar', `ludarium 1 ${evil}`),
    text.replace(/ bid card=/, ` ${evil}${'y'.repeat(100_000)}=`),
    `LG1~${evil}${'z'.repeat(100_000)}~1`,
    `LG1~bazaar~1~2~${'0'.repeat(64)}~${btoa(JSON.stringify({ '\u001b[2J': 'x' }))}~~`,
    `LG1~bazaar~NaN~2~${'0'.repeat(64)}~e30~~`,
  ].map((content, n) => {
    const path = join(place, `evil-${n}.txt`)
    writeFileSync(path, content)
    return path
  })
  for (const [n, file] of files.entries()) {
    for (const args of [
      ['verify', file],
      ['replay', file],
      ['play', '--load', file],
    ]) {
      const { code, out, err } = await ludarium(args)
      assert.notEqual(code, 0, `${args[0]} ${n}`)
      assert.doesNotMatch(`${out}${err}`, /[^\P{Cc}\n]/u, `${args[0]} ${n}`)
      assert.ok(`${out}${err}`.length < 1500, `${args[0]} ${n}: ${out.length + err.length} characters`)
      assert.doesNotMatch(err, /\n {4}at /, `${args[0]} ${n}`)
    }
  }
  assert.equal(withoutColour('a\u001b[31mb\u009b'), 'a\ufffd[31mb\ufffd')
  assert.equal(withoutControls('a\u001b[2Jb\nc\u0007'), 'a\ufffd[2Jb\nc\ufffd')
})

const SAVED = {
  schema: 'revive/campaign/1',
  seed: 'x',
  names: ['constructor', '__proto__', 'Ann'],
  chapter: 2,
  tribes: [],
  switchSide: 'SW0',
  moonSides: false,
  largeLocations: false,
  vastCrystals: false,
  longGame: false,
  draftArtifacts: false,
  stars: { Ann: 2 },
  played: [],
}

test('an incomplete campaign file is refused with a message', async () => {
  assert.deepEqual(readSaved(JSON.stringify(SAVED)), SAVED)
  const place = folder()
  for (const [n, broken] of [
    { schema: SAVED.schema },
    { ...SAVED, names: 'Ann' },
    { ...SAVED, names: [] },
    { ...SAVED, chapter: 0.5 },
    { ...SAVED, stars: { Ann: 'many' } },
    { ...SAVED, played: [null] },
    null,
    [],
  ].entries()) {
    assert.equal(readSaved(JSON.stringify(broken)), null)
    const file = join(place, `campaign-${n}.json`)
    writeFileSync(file, JSON.stringify(broken))
    const { code, err } = await ludarium(['campaign', file])
    assert.equal(code, 2)
    assert.match(err, /\[campaign\]/)
    assert.doesNotMatch(err, /\n {4}at /)
  }
})

/** The commands for operators: only `import` makes a database; the others want one that is there. */
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { openStore } from '@ludarium/server'
import { folder, ludarium } from './ludarium.ts'

test('a mistyped database is refused, and nothing is made up for it', async () => {
  const home = folder()
  const typo = join(home, 'typo', 'x.db')
  for (const args of [['audit'], ['backup', join(home, 'copy.db')], ['export', join(home, 'all.txt')]]) {
    const { code, out, err } = await ludarium([...args, '--database', typo])
    assert.equal(code, 1, args[0])
    assert.equal(out, '')
    assert.match(err, /^ludarium: There is no database '.*x\.db'\. \[database\]\n/)
  }
  for (const name of ['typo', 'copy.db', 'all.txt']) assert.ok(!existsSync(join(home, name)), name)
})

test('what is there is checked, copied, written out, and read into a new one', async () => {
  const home = folder()
  const [old, copy, all, moved] = ['old.db', 'copy.db', 'all.txt', 'new/moved.db'].map((name) => join(home, name))
  assert.ok(old && copy && all && moved)
  await (await openStore(old)).close()
  const done = async (...args: string[]): Promise<string> => {
    const { code, out, err } = await ludarium(args)
    assert.equal(code, 0, err)
    return out
  }
  await done('backup', copy, '--database', old)
  await done('export', all, '--database', copy)
  await done('import', all, '--database', moved)
  assert.equal(await done('audit', '--database', moved), 'identical 0, illegal 0, different 0, broken 0\n')
})

test('a setting that cannot be meant is told as a sentence', async () => {
  const { code, out, err } = await ludarium(['audit'], '', { DATABASE_URL: 'mysql://somewhere/l' })
  assert.deepEqual([code, out], [1, ''])
  assert.match(err, /^ludarium: DATABASE_URL takes postgres:.* \[settings\]\n/)
})

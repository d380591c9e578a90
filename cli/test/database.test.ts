/** Operator commands: only `import` creates a database; the others need an existing one. */
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { openStore } from '@ludarium/server'
import { folder, ludarium } from './ludarium.ts'

test('a mistyped database is refused and not created', async () => {
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

test('audit, backup, export and import of a database', async () => {
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

test('an invalid setting is reported in a sentence', async () => {
  const { code, out, err } = await ludarium(['audit'], '', { DATABASE_URL: 'mysql://somewhere/l' })
  assert.deepEqual([code, out], [1, ''])
  assert.match(err, /^ludarium: DATABASE_URL must be postgres:.* \[settings\]\n/)
})

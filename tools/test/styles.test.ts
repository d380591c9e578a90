import assert from 'node:assert/strict'
import { test } from 'node:test'
import { carriedIn, collisionsIn } from '../styles.ts'

/** What is said about sheets and parts under web/src. */
function said(files: Readonly<Record<string, string>>): string[] {
  return collisionsIn(new Map(Object.entries(files).map(([file, text]) => [`web/src/${file}`, text])))
}

test('a class of one board may not be that of another, nor of the shell', () => {
  const one = { 'boards/one/a.css': '.card { color: red } .one { color: red }' }
  assert.deepEqual(said({ ...one, 'boards/two/b.css': '.two .card { color: red }' }), [])
  assert.match(
    said({ ...one, 'boards/two/b.css': '.card h3 { color: red }' }).join(),
    /\.card: .*boards\/one and boards/,
  )
  assert.match(said({ ...one, 'table/c.css': '@media (width > 1px) { .x, .card { color: red } }' }).join(), /and table/)
})

test('rules of the shell stand at one place', () => {
  assert.match(said({ 'guide/a.css': '.sign {}', 'table/b.css': '.sign {}' }).join(), /guide and table/)
  assert.deepEqual(said({ 'guide/a.css': '.sign:has(.tip) {}', 'table/b.css': '.sign {}' }), [])
})

test('a rule of a board names a class, a mark or the game that is its own', () => {
  const shell = { 'table/a.css': '.dock {} .rivals {} .x[data-many] {}' }
  const rule = (selector: string): string[] => said({ ...shell, 'boards/one/b.css': `${selector} { color: red }` })
  assert.match(rule('.dock .rivals p').join(), /names no class of its own board/)
  assert.match(rule('.dock:not(.mine, :is(.own)) p').join(), /names no class of its own board/)
  assert.match(rule('[data-many]').join(), /names no class of its own board/)
  assert.deepEqual(rule('.dock .mine'), [])
  assert.deepEqual(rule('.dock[data-own]'), [])
  assert.deepEqual(rule('[data-game="one"] .dock'), [])
  assert.deepEqual(rule(':root'), [])
})

test('no part carries a class of a board that is not its own', () => {
  const sheets = { 'boards/one/a.css': '.star { color: red } .one { color: red }' }
  assert.match(said({ ...sheets, 'boards/two/B.tsx': '<i className="big star" />' }).join(), /carries 'star'/)
  assert.deepEqual(said({ ...sheets, 'boards/one/A.tsx': '<i className="big star" />' }), [])
  assert.deepEqual(carriedIn("className={open ? 'up' : 'down flat'}"), ['up', 'down', 'flat'])
  assert.deepEqual(carriedIn(`className={\`seat-\${n} \${open} flat\`}`).includes('open'), false)
})

test('motions have one place each', () => {
  const motion = '@keyframes rise { from { opacity: 0 } }'
  assert.deepEqual(said({ 'boards/one/a.css': motion }), [])
  assert.match(said({ 'boards/one/a.css': motion, 'table/b.css': motion }).join(), /@keyframes rise/)
})

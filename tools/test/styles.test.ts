import assert from 'node:assert/strict'
import { test } from 'node:test'
import { carriedIn, collisionsIn } from '../styles.ts'

/** What is said about sheets and parts under web/src. */
function said(files: Readonly<Record<string, string>>): string {
  return collisionsIn(new Map(Object.entries(files).map(([file, text]) => [`web/src/${file}`, text]))).join('\n')
}

test("a board's classes begin with its id, and nobody else's do", () => {
  const board = (selector: string): string => said({ 'boards/one/a.css': `${selector} { color: red }` })
  for (const fine of ['.one', '.one-card', '.one-card.button', '.table .one-card', ':root', '.on-dark'])
    assert.equal(board(fine), '', fine)
  assert.equal(board('[data-game="one"] .dock'), '')
  for (const wrong of ['.card', '.onecard', '.dock:not(.one-card, :is(.one)) p', '.two-card', 'p'])
    assert.match(board(wrong), /no class that begins with 'one-'/, wrong)
  assert.match(said({ 'boards/one/a.css': '', 'table/b.css': '.one-card {}' }), /'.one-card' is a class of boards\/one/)
})

test('a mark that only one folder styles is a scope', () => {
  const board = { 'boards/one/a.css': '[data-rune] {}' }
  assert.equal(said(board), '')
  assert.match(said({ ...board, 'table/b.css': '.x[data-rune] {}' }), /no class that begins with/)
})

test("the shell's .side cannot reach a board's .comparison .side", () => {
  const shell = { 'table/side.css': '.side { position: fixed }', 'kit/controls.css': '.button {}' }
  const markup = (name: string): string => `<div className="${name} button" />`
  assert.match(
    said({ ...shell, 'boards/one/a.css': '.comparison .side {}', 'boards/one/A.tsx': markup('side') }),
    /carries 'side'/,
  )
  assert.match(said({ ...shell, 'boards/one/A.tsx': markup('side') }), /carries 'side'/)
  assert.equal(said({ ...shell, 'boards/one/a.css': '.one-side {}', 'boards/one/A.tsx': markup('one-side') }), '')
})

test('rules of the shell stand at one place', () => {
  assert.match(
    said({ 'guide/a.css': '.sign {}', 'table/b.css': '@media (width > 1px) { .x, .sign {} }' }),
    /guide and table/,
  )
  assert.equal(said({ 'guide/a.css': '.sign:has(.tip) {}', 'table/b.css': '.sign {}' }), '')
})

test('classes are read from every string of className', () => {
  assert.deepEqual(carriedIn("className={open ? 'up' : 'down flat'}"), ['up', 'down', 'flat'])
  assert.deepEqual(carriedIn("className={kind === 'end' ? 'up' : ''} title={'no'}"), ['up'])
  assert.deepEqual(carriedIn(`className={\`seat-\${n} \${open ? 'wide' : ''} flat\`}`), ['wide', 'flat'])
})

test('motions have one place each', () => {
  const motion = '@keyframes rise { from { opacity: 0 } }'
  assert.equal(said({ 'boards/one/a.css': motion }), '')
  assert.match(said({ 'boards/one/a.css': motion, 'table/b.css': motion }), /@keyframes rise/)
})

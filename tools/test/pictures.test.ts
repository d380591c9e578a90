/** Pictures of the documents: unused, missing and large ones are found. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LARGEST, pictureProblems, shownIn } from '../pictures.ts'

const sizes = (names: readonly string[], bytes = 1000): ReadonlyMap<string, number> =>
  new Map(names.map((name) => [`docs/images/${name}`, bytes]))

test('links and images are both found', () => {
  assert.deepEqual(shownIn('![A](docs/images/a.webp) [b](images/b-1.webp) <img src="docs/images/c.webp">'), [
    'a.webp',
    'b-1.webp',
    'c.webp',
  ])
})

test('a picture that a document shows is fine', () => {
  const documents = new Map([['README.md', '![A](docs/images/a.webp)']])
  assert.deepEqual(pictureProblems({ sizes: sizes(['a.webp']), documents }), [])
})

test('unused, missing, large and other kinds of pictures are reported', () => {
  const documents = new Map([['README.md', '![A](docs/images/a.webp) ![P](docs/images/p.png)']])
  const found = pictureProblems({ sizes: sizes(['b.webp', 'p.png'], LARGEST + 1), documents })
  assert.deepEqual(
    found.map((one) => one.split(':')[0]),
    ['README.md', 'docs/images/b.webp', 'docs/images/b.webp', 'docs/images/p.png', 'docs/images/p.png'],
  )
})

/** The guides of the first games by the rules alone: what they say is there, fits and leads to an end. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { games } from '@ludarium/games'
import { type Catalog, type Message, notesOf, sameMove } from '@ludarium/kernel'
import { rendererOf } from '@ludarium/words'
import { en } from '../src/words/en.ts'
import { follow, type Heard, sentenceOf, type Way } from './guided.ts'

const NOTES = 12
/** Words of a sentence and of its reason, and numerals of a sentence; names of pieces may be long. */
const LONGEST = { say: 34, why: 24, numerals: 4 }

function renderer(catalog: Catalog): (message: Message) => string {
  const { say } = rendererOf({
    language: 'en',
    catalogs: [catalog, en],
    seat: (n) => `Seat${'ABCDEF'.charAt(n)}`,
    missing: ({ key, problem }) => assert.fail(`${key}: ${problem}`),
  })
  return (message) => say(message)
}

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /\w/.test(word)).length

for (const entry of games) {
  test(`${entry.name}: everything a guide may say has words`, async () => {
    const module = await entry.load()
    const guide = await module.guide?.()
    assert.ok(guide, 'there is a guide')
    const words = await module.words.en?.()
    const catalog = words?.catalog ?? {}
    const rules = new Set(words?.rules.map((rule) => rule.id))
    const notes = notesOf(guide)
    assert.equal(notes.length, NOTES)
    assert.equal(new Set(notes.map(({ note }) => note.id)).size, NOTES)
    for (const { chapter, note } of notes) {
      for (const key of [`guide.${note.id}`, `guide.${note.id}.why`, `guide.${note.id}.title`])
        assert.ok(catalog[key], key)
      for (const key of [`guide.chapter.${chapter}`, `guide.chapter.${chapter}.about`]) assert.ok(catalog[key], key)
      assert.ok(rules.has(note.rule), `${note.id}: there is no rule ${note.rule}`)
    }
    const ids = new Set(notes.flatMap(({ chapter, note }) => [note.id, `chapter.${chapter}`]))
    const left = Object.keys(catalog).filter((key) => {
      const [, id] = /^guide\.(?!name\.)(.*?)(\.why|\.title|\.about)?$/.exec(key) ?? []
      return id !== undefined && !ids.has(id)
    })
    assert.deepEqual(left, [], 'words that no note says')
  })

  for (const way of ['takes', 'refuses'] as const satisfies readonly Way[]) {
    test(`${entry.name}: the guide of who ${way} every suggestion comes to its end`, async () => {
      const module = await entry.load()
      const guide = await module.guide?.()
      assert.ok(guide)
      const words = await module.words.en?.()
      const say = renderer(words?.catalog ?? {})
      const heard = follow(module, guide, way)
      assert.equal(heard.at(-1)?.saying.farewell, true, 'it takes leave')
      assert.ok(heard.length >= (way === 'takes' ? NOTES : NOTES / 2), heard.map(idOf).join(' '))
      for (const one of heard) {
        const { saying, legal } = one
        const { move, subjects } = saying.found
        if (move !== undefined)
          assert.ok(
            legal.some((other) => sameMove(other, move)),
            `${idOf(one)}: not legal`,
          )
        assert.ok(subjects.length <= 3)
        const text = say(sentenceOf(saying))
        const why = say({ key: `guide.${idOf(one)}.why`, params: saying.found.params ?? {} })
        assert.ok(wordsIn(text) <= LONGEST.say, `${wordsIn(text)} words: ${text}`)
        assert.ok(wordsIn(why) <= LONGEST.why, `${wordsIn(why)} words: ${why}`)
        const named = subjects.map(({ name }) => say(name)).join(' ')
        const numerals = (text.match(/\d+/g) ?? []).length - (named.match(/\d+/g) ?? []).length
        assert.ok(numerals <= LONGEST.numerals, text)
        for (const { name } of subjects) assert.ok(text.includes(say(name)), `${text} does not name ${say(name)}`)
        assert.doesNotMatch(text, /!|\{|\}|\blet's\b/i)
      }
    })
  }
}

const idOf = ({ saying }: Heard): string => saying.note.id

/** The guides of the first games by the rules alone: what they say is there, fits and leads to an end. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Catalog, type Message, notesOf, sameMove } from '@ludarium/kernel'
import { rendererOf } from '@ludarium/words'
import { de } from '../src/words/de.ts'
import { en } from '../src/words/en.ts'
import { follow, guidedGames, type Heard, sentenceOf, type Way } from './guided.ts'

const NOTES = 12
/** Words of a sentence and of its reason, and numerals of a sentence. */
const LONGEST = { say: 28, why: 24, numerals: 3 }

const OWN = { en, de } as const

function renderer(catalog: Catalog, language: keyof typeof OWN = 'en'): (message: Message) => string {
  const { say } = rendererOf({
    language,
    catalogs: [catalog, OWN[language]],
    seat: (n) => `Seat${'ABCDEF'.charAt(n)}`,
    missing: ({ key, problem }) => assert.fail(`${key}: ${problem}`),
  })
  return (message) => say(message)
}

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length
const numeralsIn = (text: string): number => text.match(/\d+/g)?.length ?? 0

/** The name with most words among those of its kind: 'card.tower' stands for every 'card.…'. */
function longestNames(catalog: Catalog): (message: Message) => Message {
  const known = new Map<string, string>()
  const kindOf = (key: string): string => key.slice(0, key.lastIndexOf('.') + 1)
  const isName = (key: string): boolean => !/[{@]/.test(`${key}${catalog[key]}`)
  for (const key of Object.keys(catalog).filter(isName)) {
    const kind = kindOf(key)
    const longest = known.get(kind) ?? key
    known.set(kind, wordsIn(catalog[key] ?? '') > wordsIn(catalog[longest] ?? '') ? key : longest)
  }
  const stretch = (message: Message): Message => {
    const { key, params } = message
    if (params === undefined) return isName(key) && key in catalog ? { key: known.get(kindOf(key)) ?? key } : message
    return { key, params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, stretched(value)])) }
  }
  const stretched = (value: Param): Param => {
    if (typeof value === 'number') return Math.max(2, value)
    if (typeof value !== 'object' || !('key' in value)) return value
    return stretch(value)
  }
  return stretch
}

type Param = NonNullable<Message['params']>[string]

/** The message in every way that its choices of words can go. */
function waysOf(message: Message, template: string): readonly Message[] {
  const selects = [...template.matchAll(/\{(\w+), select,([^{]+)\{/g)].map(([, name = '', first = '']) => ({
    name,
    values: [first.trim(), 'other'],
  }))
  return selects.reduce<readonly Message[]>(
    (ways, { name, values }) =>
      ways.flatMap(({ key, params }) => values.map((value) => ({ key, params: { ...params, [name]: value } }))),
    [message],
  )
}

for (const entry of guidedGames) {
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
        for (const { name } of subjects) assert.ok(text.includes(say(name)), `${text} does not name ${say(name)}`)
        assert.doesNotMatch(`${text} ${why}`, /!|\{|\}|\blet's\b/i)
      }
    })
  }

  for (const language of ['en', 'de'] as const) {
    test(`${entry.name}: no note is long, whatever it names, in ${language}`, async () => {
      const module = await entry.load()
      const guide = await module.guide?.()
      const catalog = (await module.words[language]?.())?.catalog ?? {}
      assert.ok(guide)
      const say = renderer(catalog, language)
      const stretch = longestNames(catalog)
      const heard = (['takes', 'refuses'] as const).flatMap((way) => follow(module, guide, way))
      assert.equal(new Set(heard.map(idOf)).size, NOTES, 'every note is met by one of the two')
      const tooLong = heard.flatMap(({ saying }) => {
        const { subjects, params = {} } = saying.found
        const named = subjects.map(({ name }) => say(stretch(name))).join(' ')
        const sentence = stretch(sentenceOf(saying))
        const reason = stretch({ key: `guide.${saying.note.id}.why`, params })
        return [
          ...waysOf(sentence, catalog[sentence.key] ?? '').flatMap((way) => {
            const text = say(way)
            const numerals = numeralsIn(text) - numeralsIn(named)
            return wordsIn(text) > LONGEST.say || numerals > LONGEST.numerals
              ? [`${wordsIn(text)} words, ${numerals} numerals: ${text}`]
              : []
          }),
          ...waysOf(reason, catalog[reason.key] ?? '').flatMap((way) =>
            wordsIn(say(way)) > LONGEST.why ? [`${wordsIn(say(way))} words: ${say(way)}`] : [],
          ),
        ]
      })
      assert.deepEqual([...new Set(tooLong)], [])
    })
  }
}

const idOf = ({ saying }: Heard): string => saying.note.id

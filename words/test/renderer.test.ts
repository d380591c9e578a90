/** The renderer: plurals, nested messages, lists, seats, parts for a page, and what is missing. */
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { type Message, refused, seatName } from '@ludarium/kernel'
import { type Lack, refusals, rendererOf, saidBy } from '../index.ts'

const catalog = {
  'card.tavern': 'Tavern',
  'card.innkeeper': "Innkeeper''s cup",
  'event.draw': '{seat} draws {n, plural, one {# card} other {# cards}}: {cards}.',
  'event.owed': '{seat} owes {to} {missing}.',
  less: 'less <b>than</b> {n}',
  nothing: ' ',
  broken: '{seat',
}

const NAMES = ['Mara', 'Tomo']
const seat = (n: number): string => NAMES[n] ?? `Seat ${n}`
const words = rendererOf({ language: 'en', catalogs: [catalog, { 'card.late': 'Late' }], seat })
const tavern = { key: 'card.tavern' }
const cup = { key: 'card.innkeeper' }

test('plurals, nested names, lists and seats', () => {
  const draw = (cards: Message[]) => ({ key: 'event.draw', params: { seat: seatName(1), n: cards.length, cards } })
  assert.equal(words.say(draw([tavern])), 'Tomo draws 1 card: Tavern.')
  assert.equal(words.say(draw([tavern, cup])), "Tomo draws 2 cards: Tavern and Innkeeper's cup.")
  assert.equal(
    words.say(draw([tavern, cup, { key: 'card.late' }])),
    "Tomo draws 3 cards: Tavern, Innkeeper's cup, and Late.",
  )
  assert.equal(words.say(seatName(0)), 'Mara')
  assert.equal(words.say('less', { n: 3 }), 'less <b>than</b> 3')
  assert.equal(words.list(['a', 'b']), 'a and b')
  assert.ok(words.has('card.late') && !words.has('toString'))
})

test('seats without names are counted as people do', () => {
  assert.equal(rendererOf({ language: 'en', catalogs: [] }).say(seatName(0)), '1')
})

test('a sentence in parts, its names dressed', () => {
  const cards = [tavern, cup]
  const message = { key: 'event.draw', params: { seat: seatName(0), n: 2, cards } }
  const dressed = words.parts(message, (name, text) => ({ name: name.key, text }))
  assert.deepEqual(dressed, [
    { name: 'seat', text: 'Mara' },
    ' draws 2 cards: ',
    { name: 'card.tavern', text: 'Tavern' },
    ' and ',
    { name: 'card.innkeeper', text: "Innkeeper's cup" },
    '.',
  ])
  assert.deepEqual(
    words.parts(seatName(1), (_, text) => [text]),
    [['Tomo']],
  )
  assert.deepEqual(
    words.parts({ key: 'card.none' }, () => 0),
    ['card.none'],
  )
})

const LACKING: readonly (readonly [Message, Lack['problem'], string])[] = [
  [{ key: 'event.none' }, 'key', 'event.none'],
  [{ key: 'toString' }, 'key', 'toString'],
  [{ key: 'event.owed', params: { seat: seatName(0) } }, 'figure', '{seat} owes {to} {missing}.'],
  [{ key: 'broken' }, 'sentence', '{seat'],
  [{ key: 'nothing' }, 'empty', ''],
]

test('what is missing is shown as the caller wants it, or as it stands', () => {
  for (const [message, problem, shown] of LACKING) {
    assert.equal(words.say(message), shown)
    const heard: Lack[] = []
    const missing = (lack: Lack): string => {
      heard.push(lack)
      return `[${lack.key}]`
    }
    assert.equal(rendererOf({ language: 'en', catalogs: [catalog], missing }).say(message), `[${message.key}]`)
    assert.deepEqual(
      heard.map((lack) => lack.problem),
      [problem],
    )
  }
})

test('sentences can be changed before they are read', () => {
  const loud = rendererOf({ language: 'en', catalogs: [catalog], transform: (text) => `${text}!` })
  assert.equal(loud.say('card.tavern'), 'Tavern!')
})

test('every refusal of kernel and tables has words, and none is left over', () => {
  const house = join(import.meta.dirname, '..', '..')
  const files = globSync(['kernel/*.ts', 'tables/*.ts'], { cwd: house })
  const used = new Set(
    files.flatMap((file) => {
      const text = readFileSync(join(house, file), 'utf8')
      const keys = [...text.matchAll(/refused\(\s*'([\w.]+)'/g)].map((match) => `refusal.${match[1]}`)
      return [...keys, ...[...text.matchAll(/'(refusal\.[\w.]+)'/g)].map((match) => match[1] ?? '')]
    }),
  )
  for (const kind of ['choice', 'seats']) used.add(`refusal.option.${kind}`)
  assert.ok(used.size > 40)
  assert.deepEqual([...used].sort(), Object.keys(refusals).sort())
})

test('a refusal at the border is a code and a sentence', () => {
  const english = rendererOf({ language: 'en', catalogs: [refusals] })
  const takes = { key: 'refusal.option.number', params: { min: 1, max: 3 } }
  assert.deepEqual(saidBy(english, refused('option.value', { option: 'rounds', takes })), {
    code: 'option',
    sentence: "The option 'rounds' takes a whole number from 1 to 3.",
  })
})

/** The renderer: plurals, nested messages, lists, seats, parts, and missing words. */
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { type Catalog, german, type Message, refused, seatName } from '@ludarium/kernel'
import * as inGerman from '../de.ts'
import {
  type RenderProblem,
  refusals,
  refusalText,
  rendererOf,
  serverWords,
  translationFaults,
  whyWords,
} from '../index.ts'

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

test('unnamed seats are numbered from 1', () => {
  assert.equal(rendererOf({ language: 'en', catalogs: [] }).say(seatName(0)), '1')
})

test('a sentence in parts, with rendered names', () => {
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

const LACKING: readonly (readonly [Message, RenderProblem['problem'], string])[] = [
  [{ key: 'event.none' }, 'key', 'event.none'],
  [{ key: 'toString' }, 'key', 'toString'],
  [{ key: 'event.owed', params: { seat: seatName(0) } }, 'figure', '{seat} owes {to} {missing}.'],
  [{ key: 'broken' }, 'sentence', '{seat'],
  [{ key: 'nothing' }, 'empty', ''],
]

test('missing words are shown by the caller, or as they are', () => {
  for (const [message, problem, shown] of LACKING) {
    assert.equal(words.say(message), shown)
    const heard: RenderProblem[] = []
    const missing = (lack: RenderProblem): string => {
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

test('sentences can be transformed before parsing', () => {
  const loud = rendererOf({ language: 'en', catalogs: [catalog], transform: (text) => `${text}!` })
  assert.equal(loud.say('card.tavern'), 'Tavern!')
})

test('every refusal of kernel and tables has words, and no words are unused', () => {
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

test('a refusal becomes a code and a sentence', () => {
  const english = rendererOf({ language: 'en', catalogs: [refusals] })
  const takes = { key: 'refusal.option.number', params: { min: 1, max: 3 } }
  assert.deepEqual(refusalText(english, refused('option.value', { option: 'rounds', takes })), {
    code: 'option',
    sentence: "The option 'rounds' must be a whole number from 1 to 3.",
  })
})

const declined = german<Catalog>({
  'card.tower': '@der Turm',
  'card.bank': '@die Bank',
  'card.house': '@das Haus',
  'card.nets': '@die* Netze|Netzen',
  'card.bazaar': '@der Große Basar|Großen Basar|Großer Basar',
  'card.book': '@das Buch|||Bücher',
  'card.omar': '@Omar',
  'type.red': '@-rot',
  'event.build': '{seat} baut {card_den}.',
  'event.beside': 'Neben {card_dem} steht {card_ein}; {card_Der} kommt {card_zum}.',
  'event.one': '{seat} nimmt {card_einen} neben {card_einem}.',
  'event.gain': '{n, plural, one {# {card}} other {# {card_viele}}}',
  'event.type': 'ein {type_es} Haus, {type_Er} Stein',
  'event.all': 'Es fehlen {cards_den}.',
  'name.deep': '{name}',
  'name.deep@den': '{name_den}',
})
const sagt = rendererOf({ language: 'de', catalogs: [declined], seat })

test('names in the forms that a sentence needs', () => {
  const build = (card: string): string =>
    sagt.say({ key: 'event.build', params: { seat: seatName(0), card: { key: card } } })
  assert.equal(build('card.tower'), 'Mara baut den Turm.')
  assert.equal(build('card.bank'), 'Mara baut die Bank.')
  assert.equal(build('card.house'), 'Mara baut das Haus.')
  assert.equal(build('card.nets'), 'Mara baut die Netze.')
  assert.equal(build('card.bazaar'), 'Mara baut den Großen Basar.')
  assert.equal(build('card.omar'), 'Mara baut Omar.')
  const beside = (card: string): string => sagt.say('event.beside', { card: { key: card } })
  assert.equal(
    beside('card.bazaar'),
    'Neben dem Großen Basar steht ein Großer Basar; Der Große Basar kommt zum Großen Basar.',
  )
  assert.equal(beside('card.bank'), 'Neben der Bank steht eine Bank; Die Bank kommt zur Bank.')
  assert.equal(beside('card.nets'), 'Neben den Netzen steht Netze; Die Netze kommt zu den Netzen.')
  assert.equal(beside('card.omar'), 'Neben Omar steht Omar; Omar kommt zu Omar.')
  const one = { seat: seatName(1), card: { key: 'card.tower' } }
  assert.equal(sagt.say('event.one', one), 'Tomo nimmt einen Turm neben einem Turm.')
  assert.equal(sagt.say('event.gain', { n: 1, card: { key: 'card.book' } }), '1 Buch')
  assert.equal(sagt.say('event.gain', { n: 3, card: { key: 'card.book' } }), '3 Bücher')
  assert.equal(sagt.say('event.type', { type: { key: 'type.red' } }), 'ein rotes Haus, Roter Stein')
  assert.equal(sagt.say('card.bazaar'), 'Großer Basar')
})

test('forms of lists, of what has none, of names within names, and in parts', () => {
  const cards = [{ key: 'card.tower' }, { key: 'card.nets' }, { key: 'card.house' }]
  assert.equal(sagt.say('event.all', { cards }), 'Es fehlen den Turm, die Netze und das Haus.')
  const deep = { key: 'name.deep', params: { name: { key: 'card.tower' } } }
  assert.equal(sagt.say('event.build', { seat: seatName(0), card: deep }), 'Mara baut den Turm.')
  assert.equal(sagt.say('event.build', { seat: seatName(0), card: seatName(1) }), 'Mara baut Tomo.')
  const message = { key: 'event.all', params: { cards: cards.slice(0, 2) } }
  const parts = sagt.parts(message, (name, text) => ({ name: name.key, text }))
  assert.deepEqual(
    parts.filter((part) => part !== ''),
    [
      'Es fehlen ',
      'den ',
      { name: 'card.tower', text: 'Turm' },
      ' und ',
      'die ',
      { name: 'card.nets', text: 'Netze' },
      '.',
    ],
  )
})

test('kernel, tables and server are translated into German', () => {
  assert.deepEqual(translationFaults(refusals, inGerman.refusals), [])
  assert.deepEqual(translationFaults(serverWords, inGerman.serverWords), [])
  assert.deepEqual(translationFaults(whyWords, inGerman.whyWords), [])
})

test('differences of a translation are reported', () => {
  const english = { a: 'one {n}', b: 'two things', 'c.d': 'three' }
  assert.deepEqual(
    translationFaults(english, german<typeof english>({ a: 'eins {n}', b: 'zwei', 'c.d': '@das Ding' })),
    [],
  )
  const wrong = { a: 'eins {m_dne}', b: 'two things', e: '{', 'f@den': '@die die | |' }
  assert.deepEqual(translationFaults(english, wrong), [
    "'c.d' is missing.",
    "'e' is not in the English catalog.",
    "'a' uses a form 'dne' that no name has.",
    "'a' lacks the parameter {n}.",
    "'a' has a parameter {m} that English lacks.",
    "'b' is not translated.",
    "'e' cannot be parsed.",
    "'f@den' has an invalid declension.",
  ])
})

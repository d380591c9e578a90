/** The property that every message of a game has words and parameters that fit. */
import assert from 'node:assert/strict'
import { rendererOf, translationFaults } from '@ludarium/words'
import { clone, type GameEvent, type GameModule, type Message, NAME_BEGINS, pressesIn, type Words } from '../index.ts'
import type { Visitor, WalkPosition } from './walk.ts'

/** Renders a message with the catalog, seats as "Seat 1". Throws if a key or parameter is missing. */
export class TestRenderer {
  readonly render: (message: Message) => string

  constructor(words: Words, language = 'en') {
    const { say } = rendererOf({
      language,
      catalogs: [words.catalog],
      seat: (seat) => `Seat ${seat + 1}`,
      missing: ({ key, problem }) => assert.fail(LACKS[problem].replace('KEY', key)),
    })
    this.render = (message) => {
      const text = say(message)
      const mark = MARKS.find((one) => text.includes(one))
      assert.equal(mark, undefined, `'${message.key}' shows markup: ${text}`)
      return text
    }
  }
}

/** Braces of unfilled parameters and markers of undeclined names. */
const MARKS = ['{', '}', '@', NAME_BEGINS]

const LACKS = {
  key: "no words for 'KEY'",
  sentence: "the words of 'KEY' cannot be read",
  figure: "'KEY' lacks a figure",
  empty: "'KEY' says nothing",
} as const

/** Checks every message along a walk. */
export function wording(words: Words, language = 'en'): Visitor {
  const renderer = new TestRenderer(words, language)
  const rules = new Set(words.rules.map((rule) => rule.id))
  const ruleThere = (id: string): void => assert.ok(rules.has(id), `no rule '${id}' in the digest`)

  /** A sketch names everything, and no hex or card twice. */
  function sketched({ module, game, s, seat }: WalkPosition): void {
    const { speech } = module
    for (const reader of [seat, null]) {
      const view = game.view(s, reader)
      const sketch = speech.sketch?.(view, reader)
      if (sketch === undefined) return
      const panels = [...sketch.table, ...sketch.seats.flat()]
      const ids = [
        ...sketch.map.map((hex) => hex.id),
        ...panels.flatMap((panel) => panel.cards.flatMap((card) => (card.id === undefined ? [] : [card.id]))),
      ]
      assert.equal(new Set(ids).size, ids.length, 'a hex or card is twice in the sketch')
      assert.equal(sketch.seats.length, s.seats)
      for (const hex of sketch.map) for (const said of [hex, ...hex.pieces]) renderer.render(said.name)
      for (const panel of panels) {
        for (const said of [panel.title, ...panel.cards]) renderer.render(said)
        for (const { label, value } of panel.lines) {
          renderer.render(label)
          if (typeof value !== 'number') renderer.render(value)
        }
      }
      for (const id of ids) assert.notEqual(module.places?.read(id), null, `'${id}' in the sketch is no place`)
    }
  }

  return {
    every: 4,
    at(position: WalkPosition) {
      const { module, game, s, seat, legal, move, at } = position
      const { speech } = module
      if (at % 5 === 0) sketched(position)
      const view = game.view(s, seat)
      assert.ok(renderer.render(speech.prompt(view, seat)).length > 0)
      ruleThere(speech.rule(view, seat))
      const said = new Set<string>()
      for (const each of legal) {
        const message = speech.move(view, seat, each)
        const text = renderer.render(message)
        renderer.render({ key: message.group })
        ruleThere(message.rule)
        assert.ok(!said.has(message.group + text), `two moves are both called '${text}'`)
        said.add(message.group + text)
      }
      for (const { message } of at % 5 === 0 ? pressesIn(module, view, seat) : []) {
        const text = renderer.render(message)
        renderer.render({ key: message.group })
        ruleThere(message.rule)
        assert.ok(!said.has(message.group + text), `two presses are both called '${text}'`)
        said.add(message.group + text)
      }
      for (const { reason } of game.why(s, seat)) renderer.render(reason)
      const events: GameEvent[] = []
      game.play(clone(s), seat, move, (event) => events.push(event))
      for (const event of events) {
        const message = speech.event(event)
        if (message !== null) renderer.render(message)
      }
    },
    end({ s }, { game }: GameModule) {
      for (const other of game.others(s)) {
        renderer.render({ key: other.key })
        for (const line of other.lines) renderer.render({ key: `score.${line.key}` })
      }
      for (let seat = 0; seat < s.seats; seat++) {
        for (const line of game.score(s, seat)) renderer.render({ key: `score.${line.key}` })
        for (const [role, value] of Object.entries(game.roles(s, seat))) {
          renderer.render({ key: `role.${role}` })
          renderer.render({ key: `${role}.${value}` })
        }
      }
    },
  }
}

/** Options appear by name when a table is opened. */
export function optionsHaveWords({ game }: GameModule, words: Words, language = 'en'): void {
  const renderer = new TestRenderer(words, language)
  for (const option of game.options) {
    renderer.render({ key: `option.${option.id}` })
    if (option.kind !== 'choice' && option.kind !== 'seats') continue
    for (const value of option.values) renderer.render({ key: `option.${option.id}.${value}` })
  }
}

/** A translation has the same keys and rules as English. */
export function saysTheSame(english: Words, words: Words, language: string): void {
  assert.deepEqual(translationFaults(english.catalog, words.catalog, language), [])
  assert.deepEqual(
    words.rules.map((rule) => rule.id),
    english.rules.map((rule) => rule.id),
  )
  const same = words.rules.filter(({ text }, at) => text === english.rules[at]?.text).map((rule) => rule.id)
  assert.deepEqual(same, [], 'untranslated rules')
}

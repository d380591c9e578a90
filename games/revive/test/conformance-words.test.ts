/** What is said: names instead of ids, plurals that fit their figure, no figure of nothing, over whole games. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pick, plainChance } from '@ludarium/kernel'
import { TestRenderer } from '@ludarium/kernel/testkit'
import { game } from '../game.ts'
import { words } from '../words/en.ts'
import { speech } from '../words/speech.ts'
import { tableOf } from './table.ts'
import { tables } from './tables.ts'

const renderer = new TestRenderer(words)

/** Ids of components, technologies, slots and positions, which people never read. */
const ID =
  /\b(?:[KM]\d\d|M[GNY]\d\d|SM\d|C[GNY]\d\d|S[A-D]\d|[RPA]\d\d|AC\d\d|MA-\d|LL\d|ST\d|SW\d|slot [TB]\d|t[1-7])\b/
const ODD =
  /\b0 (?:gears|books|food|crystals|points)\b|\b(?:[2-9]|\d\d) (?:gear|book|crystal|point|crate|card|step)\b|\b1 (?:gears|books|crystals|points|crates|cards|steps)\b|\{|undefined|NaN/

test('whole games are told, asked and offered in words, without ids and with right plurals', () => {
  const said = new Set<string>()
  for (const [n, kind] of tables.entries()) {
    if (n % 3 !== 1) continue
    const s = tableOf({ ...kind, seed: `words ${n}` })
    const luck = plainChance(`words ${n}`)
    const events: Parameters<typeof speech.event>[0][] = []
    for (let [seat] = game.actors(s); seat !== undefined; [seat] = game.actors(s)) {
      said.add(renderer.render(speech.prompt(s, seat)))
      const moves = game.legal(s, seat)
      for (const move of moves) said.add(renderer.render(speech.move(s, seat, move)))
      game.play(s, seat, pick(luck, game.advice.quickMoves(s, seat, moves)), (event) => events.push(event))
    }
    for (const event of events) {
      const message = speech.event(event)
      if (message !== null) said.add(renderer.render(message))
    }
  }
  assert.ok(said.size > 1000)
  assert.deepEqual(
    [...said].filter((sentence) => ID.test(sentence) || ODD.test(sentence)),
    [],
  )
})

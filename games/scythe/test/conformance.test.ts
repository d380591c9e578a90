/** The battery of properties that every game must have, and Scythe's own secrets. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chanceOf, type Message, next, pick, seedOf } from '@ludarium/kernel'
import { conformance, TestRenderer } from '@ludarium/kernel/testkit'
import { module } from '../index.ts'
import { words } from '../words/en.ts'
import { tableOf } from './table.ts'
import { tables } from './tables.ts'

const { game, speech } = module

conformance(module, {
  /** R58 Six seats bring the expansion by themselves. */
  tables: [...tables, { seats: 6 }],
  games: 200,
  /** S18.1 Decks, other hands, Factory cards and unsprung traps, as far as names tell them apart. */
  hidden(s, seat) {
    const step = next(s)
    const choosing = step?.step === 'factory' && step.seat === seat
    const objectives = s.players.flatMap((p, owner) => (owner === seat ? [] : p.objectives))
    const traps = s.players.flatMap((p, owner) => (owner === seat || p.faction !== 'togawa' ? [] : p.tokens))
    const laid = s.tokens.filter((_, place) => s.traps[place] === 1 && s.players[seat ?? -1]?.faction !== 'togawa')
    return [
      ...s.objectiveDeck,
      ...s.encounterDeck,
      ...s.factoryBox,
      ...(choosing ? [] : s.factory),
      ...objectives,
      ...traps,
      ...laid,
    ]
  },
})

test('Nothing that is said shows an id, a bare nothing or a missing name', () => {
  const strange =
    /\b(r\d+c\d+|hb_\w+|mech\d|worker\d|obj\d+|enc\d+|fac\d+|trap[A-Z]\w*|undefined|NaN|-1)\b|\b0 (coin|metal|food|oil|wood|worker)/
  const renderer = new TestRenderer(words)
  const luck = chanceOf(seedOf('words'))
  for (const seed of ['a', 'b', 'c']) {
    const s = tableOf({ seats: 3, options: { promoEncounters: true, promoFactory: true }, seed })
    for (let n = 0; n < 400 && game.actors(s).length > 0; n++) {
      const seat = pick(luck, game.actors(s))
      const legal = game.legal(s, seat)
      const said: Message[] = [speech.prompt(s, seat), ...legal.map((move) => speech.move(s, seat, move))]
      const move = pick(luck, game.advice.quickMoves(s, seat, legal))
      game.play(s, seat, move, (event) => {
        const message = speech.event(event)
        if (message !== null) said.push(message)
      })
      for (const message of said) assert.doesNotMatch(renderer.render(message), strange)
    }
  }
})

/** Every registered game in the terminal: positions and moves fit the screen. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stripVTControlCharacters } from 'node:util'
import { games } from '@ludarium/games'
import { begin, chanceOf, pick, seedOf, submit } from '@ludarium/kernel'
import { englishOf } from '../library.ts'
import { choicesText, moveChoices } from '../moves-text.ts'
import { columns } from '../paint.ts'
import { tableText } from '../table-text.ts'
import { readerOf } from '../words.ts'
import { ludarium } from './ludarium.ts'

const DECISIONS = 240
const EVERY = 12

for (const { id, load } of games) {
  test(`${id}: positions and moves are readable`, async () => {
    const module = await load()
    const { game, speech } = module
    const reader = readerOf(await englishOf(module), (seat) => `Seat ${seat}`)
    const begun = begin(game, { seats: Math.max(2, game.seats.min), seed: 'text' })
    assert.ok(begun.ok)
    const match = begun.value
    const chance = chanceOf(seedOf('text'))
    for (let n = 0; n < DECISIONS; n++) {
      const actors = game.actors(match.state)
      if (actors.length === 0) break
      const seat = pick(chance, actors)
      if (n % EVERY === 0) {
        const view = game.view(match.state, seat)
        const lines = [true, false].flatMap((brief) =>
          tableText(view, { reader, seat, brief, sketch: speech.sketch?.(view, seat) }),
        )
        const moves = choicesText(reader, moveChoices(module, reader, view, seat), true)
        for (const line of [...lines, ...moves]) readable(line)
        assert.match(reader.say(speech.prompt(view, seat)), /^[^[{]+[.?!:]$/)
      }
      const move = pick(chance, game.advice.quickMoves(match.state, seat, game.legal(match.state, seat)))
      assert.ok(submit(match, seat, move).ok)
    }
  })
}

function readable(line: string): void {
  const text = stripVTControlCharacters(line)
  assert.doesNotMatch(text, /undefined|NaN|\[object|[{}]|\[[a-z]+\.[\w.]+\]/, text)
  const words = text.trim().split(' ')
  assert.ok([...text].length <= columns() || words.length === 1, `too wide: ${text}`)
}

test('solo play is described the same way for every game', async () => {
  const { out } = await ludarium(['games'])
  for (const { name, seats } of games) {
    const about = out.slice(out.indexOf(name))
    const [own = ''] = about.split('\n\n')
    assert.match(own, /^ {2}Solo: against bots \(--seats 2 to \d\)$/m, name)
    assert.equal(/^ {2}Solo: with the solo rules \(--seats 1\)$/m.test(own), seats.min === 1, name)
  }
  const said = async (...args: string[]): Promise<string> =>
    (await ludarium(['play', ...args, '--seed', 'alone'], 'q\n')).out
  assert.match(await said('innovation', '--seats', '1'), /1 seat, Solo: with the solo rules/)
  assert.match(await said('innovation', '--seats', '2'), /2 seats, Solo: against bots/)
  assert.match(await said('scythe'), /2 seats, Solo: against bots/)
})

/** The end of a game in the bar, where somebody without a seat has won. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { game } from '@ludarium/innovation'
import { pick, plainChance, readTable } from '@ludarium/kernel'
import { type Gallery, openPositions } from './position/open.ts'

let house: Gallery
before(async () => {
  house = await openPositions()
})
after(() => house.close())

test('who is beaten by the Automa reads her name and her points, alone and with another', async () => {
  for (const seats of [1, 2]) {
    const table = readTable(game, { seats, options: { automa: seats === 2, difficulty: 5 }, seed: 'beaten' })
    assert.ok(table.ok)
    const s = game.setup(table.value)
    const chance = plainChance('beaten')
    for (let [seat] = game.actors(s); seat !== undefined; [seat] = game.actors(s)) {
      game.play(s, seat, pick(chance, game.legal(s, seat)))
    }
    const { ranks, totals, others } = game.result(s) ?? assert.fail()
    const [automa] = others
    assert.equal(automa?.rank, 1)
    const page = await house.shown({ game: 'innovation', state: s, seat: 0, names: ['Mara', 'Tomo'].slice(0, seats) })
    const bar = await page.locator('.decision').innerText()
    assert.match(bar, new RegExp(`Automa wins with ${automa?.total}`))
    const come = ranks[0] === 2 ? 'second' : 'third'
    assert.ok(bar.includes(`You come ${come}, ${totals[0]} to ${automa?.total}.`), bar)
    await house.leave(page)
  }
})

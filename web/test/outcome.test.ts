/** The end of a game: in the bar, where somebody without a seat has won, and as a page of scores. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { game as essence } from '@ludarium/essence'
import { game } from '@ludarium/innovation'
import { pick, plainChance, readTable } from '@ludarium/kernel'
import type { LogEntry } from '../src/table/source.ts'
import { misfits } from './fit.ts'
import { type Gallery, openPositions } from './position/open.ts'

let services: Gallery
before(async () => {
  services = await openPositions()
})
after(() => services.close())

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
    const page = await services.shown({
      game: 'innovation',
      state: s,
      seat: 0,
      names: ['Mara', 'Tomo'].slice(0, seats),
    })
    const bar = await page.locator('.decision').innerText()
    assert.match(bar, new RegExp(`Automa wins with ${automa?.total}`))
    const come = ranks[0] === 2 ? 'second' : 'third'
    assert.ok(bar.includes(`You come ${come}, ${totals[0]} to ${automa?.total}.`), bar)
    await services.leave(page)
  }
})

test('The Essence ends with a page of scores, and the board is still to be seen', async () => {
  const table = readTable(essence, { seats: 5, options: {}, seed: 'scores' })
  assert.ok(table.ok)
  const s = essence.setup(table.value)
  const chance = plainChance('scores')
  const told: LogEntry[] = []
  for (let [seat] = essence.actors(s); seat !== undefined; [seat] = essence.actors(s)) {
    const moves = essence.legal(s, seat)
    essence.play(s, seat, pick(chance, moves), (event) => told.push({ at: 0, round: s.round, turn: s.turn, event }))
  }
  const { ranks, totals } = essence.result(s) ?? assert.fail()
  const shown = { game: 'essence', state: s, seat: 0, names: ['Mara', 'Basalt', 'Opal', 'Flint', 'Okoro'], told }
  for (const options of [
    { width: 1440, height: 900 },
    { width: 1024, height: 768 },
    { width: 390, height: 844, touch: true },
  ]) {
    const page = await services.shown(shown, options)
    const heads = page.locator('[data-part=scoring] thead th')
    assert.equal(await heads.count(), 5)
    const best = ranks.indexOf(1)
    assert.match(await heads.first().innerText(), new RegExp(shown.names[best] ?? '-'))
    assert.equal(await page.locator('[data-part=scoring] tfoot td > b').first().innerText(), `${totals[best]}`)
    assert.equal(await page.locator('[data-part=rounds] tbody tr').count(), s.round)
    assert.deepEqual(await misfits(page), [], `${options.width} wide`)
    await page.getByRole('button', { name: 'Look at the board' }).click()
    await page.locator('.essence-island').waitFor()
    await page.getByRole('button', { name: 'Back to the scoring' }).click()
    await heads.first().waitFor()
    await services.leave(page)
  }
})

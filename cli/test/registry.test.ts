/** The registry lists every game folder and matches the games. */
import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { games } from '@ludarium/games'

const FOLDER = fileURLToPath(new URL('../../games', import.meta.url))

test('every game folder is in the registry, once', () => {
  const folders = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const present = folders.map(({ name }) => name).filter((name) => readdirSync(join(FOLDER, name)).includes('game.ts'))
  assert.deepEqual(games.map(({ id }) => id).sort(), present.sort())
})

for (const { id, name, seats, minutes, weight, lead, load } of games) {
  test(`${id}: the entry matches the game`, async () => {
    const { game } = await load()
    assert.deepEqual({ id, name, seats }, { id: game.id, name: game.name, seats: game.seats })
    assert.ok(minutes[0] > 0 && minutes[0] <= minutes[1], 'minutes')
    assert.ok(weight >= 1 && weight <= 5, 'weight')
    assert.match(lead.en ?? '', /^[A-Z].{10,80}\.$/)
  })
}

/** S22.3 What must be true of every position. */
import assert from 'node:assert/strict'
import { IS_LAKE, item, PLACE_COUNT, TERRITORIES } from '../board.ts'
import { MOST_POPULARITY, MOST_POWER, STARS_TO_END } from '../data/index.ts'
import { combatUnitsAt, countTrue, mechsAt, nextWorker, starsPlaced, tokensAt, workersAt } from '../pieces.ts'
import type { Player, ScytheState } from '../state.ts'

export function checkInvariants(s: ScytheState): void {
  for (const p of s.players) checkPlayer(p)
  checkTokens(s)
  for (let place = 0; place < PLACE_COUNT; place++) checkPlace(s, place)
  const over = s.players.some((p) => starsPlaced(p) === STARS_TO_END)
  assert.equal(s.agenda.length === 0, over, 'the game is over exactly when someone has six stars')
  if (over) assert.equal(s.contests.length, 0, 'no hex is contested at the end')
}

function checkPlayer(p: Player): void {
  assert.ok(p.power >= 0 && p.power <= MOST_POWER, `power ${p.power}`)
  assert.ok(p.popularity >= 0 && p.popularity <= MOST_POPULARITY, `popularity ${p.popularity}`)
  assert.ok(Number.isInteger(p.coins) && p.coins >= 0, `coins ${p.coins}`)
  assert.ok(starsPlaced(p) <= STARS_TO_END, 'stars')
  assert.equal(
    countTrue(p.cubes),
    p.slots.reduce((sum, n) => sum + n, 0),
    'cubes moved are slots filled',
  )
  assert.equal(countTrue(p.recruits), countTrue(p.bonuses), 'recruits gone are bonuses covered')
  const first = nextWorker(p)
  if (first >= 0)
    assert.ok(
      p.units.slice(first).every((place) => place === -1),
      'workers leave the track in order',
    )
  for (const place of p.structures) {
    assert.ok(place === -1 || (place < TERRITORIES && !item(IS_LAKE, place)), 'structures stand on land')
  }
}

function checkTokens(s: ScytheState): void {
  for (const amount of s.resources) assert.ok(Number.isInteger(amount) && amount >= 0, 'tokens')
  for (const [place, token] of s.tokens.entries()) {
    assert.equal(s.traps[place] !== 0, token.startsWith('trap'), 'traps and their state')
  }
}

function checkPlace(s: ScytheState, place: number): void {
  const there = s.players.filter((p) => p.units.includes(place))
  const built = s.players.filter((p) => p.structures.includes(place)).length
  assert.ok(built <= 1, 'one structure a territory')
  if (there.length > 1) {
    const step = s.agenda.some((one) => one.step === 'spoils' && one.at === place)
    assert.ok(step || s.contests.some((contest) => contest.at === place), `units of two players at ${place}`)
  }
  if (place >= TERRITORIES || !item(IS_LAKE, place)) return
  for (const p of s.players) {
    if (workersAt(p, place) > 0) assert.ok(mechsAt(p, place) > 0 || isRetreating(s), `a worker swims at ${place}`)
  }
  const held = s.players.some((p) => combatUnitsAt(p, place) > 0)
  if (tokensAt(s, place) > 0) assert.ok(held || isRetreating(s), `tokens float at ${place}`)
}

/** In the midst of a retreat units and cargo are on their way. */
function isRetreating(s: ScytheState): boolean {
  return s.agenda.some((step) => step.step === 'spoils' || step.step === 'retreat')
}

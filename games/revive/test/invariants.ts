/** What must hold in every position, whatever was played; used by the soak. */
import assert from 'node:assert/strict'
import { FIRST_LARGE, POSITION_AT, SAND } from '../board.ts'
import { CAPS, GROUNDS, RESOURCES, TRACK_LENGTH, TRIBE } from '../data/index.ts'
import { isOpen, slotted } from '../players.ts'
import type { ReviveState } from '../state.ts'

export function checkInvariants(s: ReviveState): void {
  const built = new Set<number>()
  for (const [seat, p] of s.players.entries()) {
    for (const resource of RESOURCES) {
      const n = p.resources[resource]
      assert.ok(n >= 0 && (s.paying === seat || n <= CAPS[resource]), `seat ${seat} has ${n} ${resource}`)
    }
    for (const space of [...p.small, ...p.large]) {
      assert.ok(!built.has(space) && s.ground[space] === SAND, `building on ${space}`)
      built.add(space)
    }
    const figures = p.figures.filter((space) => space >= 0)
    assert.equal(new Set(figures).size, figures.length, 'two own figures in one place')
    for (const space of figures) assert.ok(space >= FIRST_LARGE || GROUNDS[s.ground[space] ?? 0] === 'location')
    for (const space of p.waters) assert.equal(GROUNDS[s.ground[space] ?? 0], 'water')
    for (const n of Object.values(p.tracks)) assert.ok(n >= 1 && n <= TRACK_LENGTH)
    assert.equal(p.progress, p.rewards.length + p.tribeMarkers)
    assert.equal(new Set(p.rewards).size, p.rewards.length)
    assert.ok(p.tribeMarkers <= 5 && p.hibernation <= 5 && p.energy >= 0)
    assert.ok(p.small.length <= 5 && p.large.length <= 3)
    assert.ok(
      p.tribe === '' || p.tiles.length <= (TRIBE.get(p.tribe)?.sides[p.side === '' ? 'sun' : p.side].tiles ?? 0),
    )
    for (const list of Object.values(p.slots)) {
      const last = list.length - 1
      for (const [i, played] of list.entries()) assert.ok(i === last || played.card !== '')
    }
    const cards = [...p.active, ...p.resting, ...slotted(p)]
    assert.equal(new Set(cards).size, cards.length, 'a card twice')
    if (p.figures[2] === -1) assert.ok(!isOpen(p, 'R') && p.slots.R.length === 0)
    for (const crate of p.reopened) assert.ok(p.opened.includes(crate))
  }
  for (const [space, ground] of s.ground.entries()) {
    const position = POSITION_AT[space] ?? -1
    if (position >= 0 && (s.turned[position] ?? -1) < 0) assert.equal(ground, 0)
  }
  assert.ok(s.energy >= 0 && s.crater.length >= 0 && s.craterMinors >= 0)
  assert.ok(s.display.length <= 5 && s.moduleDisplay.length <= 5)
  assert.ok(s.players.filter((p) => p.endTile).length === (s.ending ? 1 : 0))
}

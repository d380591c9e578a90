/** The invariants are not blind: each of these positions is one the rules cannot reach. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { at } from '@ludarium/kernel'
import { type EssenceState, game } from '../index.ts'
import { player } from '../pieces.ts'
import { atTurn, island, TIK, UNI } from './table.ts'

const broken: Readonly<Record<string, (s: EssenceState) => void>> = {
  'wealth of seat 0 is -1': (s) => player(s, 0).wealth--,
  'left a track': (s) => (player(s, 0).defense = 21),
  'too many Foundations': (s) => (player(s, 1).spent = 5),
  'faction tokens': (s) => player(s, 0).tokens--,
  'Pass token 3': (s) => (player(s, 0).pass = 3),
  'same Pass token': (s) => s.players.map((p) => Object.assign(p, { pass: 1 })),
  'a locked slot': (s) => (player(s, 0).reserved = 1),
  'lost or found a character': (s) => player(s, 0).hand.pop(),
  'is not first': (s) => player(s, 0).island.reverse(),
  'share a cell': (s) => island(s, 0, ['tavern', 1, 0], ['mint', 1, 0]),
  'has come apart': (s) => island(s, 0, ['tavern', 1, 1]),
  'there are 4 of the': (s) => at(s.advisors, 0).left--,
  'no guildmaster is face up': (s) => Object.assign(at(s.advisors, 3), { shown: false, wealth: 1 }),
  'fragment is in two places': (s) => player(s, 0).fragments.push(at(s.removed, 0)),
  'out of order': (s) => s.prophecies.reverse(),
  'changed its length': (s) => s.row.pop(),
  'segment is in two places': (s) => s.market.push(at(s.locations, 0)),
  'order track is wrong': (s) => (s.order = [0, 0]),
  'turn of nobody': (s) => (s.at = 2),
  'external threat is 13': (s) => (s.threat = 13),
  'on no treaty': (s) => (s.trade = 'tavern'),
  'before nobody': (s) => (s.embassy = 2),
  'over and goes on': (s) => (s.phase = 'over'),
}

for (const [said, spoil] of Object.entries(broken)) {
  test(`the invariants notice: ${said}`, () => {
    const s = atTurn([TIK, UNI])
    island(s, 0, ['tavern', 1, 0])
    s.market = s.market.filter((card) => card !== 'tavern' && card !== 'mint')
    s.locations = s.locations.filter((card) => card !== 'tavern' && card !== 'mint')
    game.audit.invariants?.(s)
    player(s, 0).wealth = 0
    spoil(s)
    assert.throws(() => game.audit.invariants?.(s), new RegExp(said))
  })
}

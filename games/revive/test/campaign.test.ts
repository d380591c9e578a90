/** R26 A whole campaign, chapter after chapter, by random players; what is unlocked is carried over. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pick, plainChance } from '@ludarium/kernel'
import {
  type Campaign,
  chapterTable,
  isOver,
  leadersOf,
  newCampaign,
  readCampaign,
  recordChapter,
} from '../campaign.ts'
import { game } from '../game.ts'
import type { ReviveState } from '../state.ts'
import { tableOf } from './table.ts'

function playChapter(campaign: Campaign): ReviveState {
  const s = tableOf(chapterTable(campaign))
  const chance = plainChance(`${campaign.seed} players ${campaign.chapter}`)
  for (let [seat] = game.actors(s); seat !== undefined; [seat] = game.actors(s)) {
    game.play(s, seat, pick(chance, game.advice.quickMoves(s, seat, game.legal(s, seat))))
  }
  return s
}

for (const seats of [1, 2, 4]) {
  test(`R26 five chapters with ${seats} seats, saved and read between them`, () => {
    let campaign = newCampaign(seats, `campaign of ${seats}`, ['Ann', 'Bo', 'Cy', 'Di'])
    for (let chapter = 1; chapter <= 5; chapter++) {
      assert.equal(campaign.chapter, chapter)
      const s = playChapter(campaign)
      assert.equal(s.chapter, chapter)
      const saved = readCampaign(JSON.stringify(recordChapter(campaign, s)))
      assert.ok(saved !== null)
      assert.deepEqual(saved, recordChapter(campaign, s))
      assert.throws(() => recordChapter(saved, s))
      campaign = saved
    }
    assert.ok(isOver(campaign))
    assert.deepEqual(campaign.tribes, ['formica', 'vukuntur'])
    assert.equal(campaign.switchSide, 'SW4')
    assert.ok(campaign.moonSides && campaign.largeLocations && campaign.vastCrystals && campaign.longGame)
    assert.ok(campaign.draftArtifacts)
    assert.equal(campaign.played.length, 5)
    const sum = (name: string): number => campaign.played.reduce((n, { stars }) => n + (stars[name] ?? 0), 0)
    for (const [name, stars] of Object.entries(campaign.stars)) assert.equal(stars, sum(name))
    assert.ok(leadersOf(campaign).length >= 1)
  })
}

test('R26.2 chapter 2: the winner chooses between two switch sides', () => {
  const first = recordChapter(newCampaign(2, 'branch'), playChapter(newCampaign(2, 'branch')))
  const s = playChapter(first)
  assert.ok(s.branch === 0 || s.branch === 1)
  assert.equal(recordChapter(first, s).switchSide, s.branch === 0 ? 'SW2' : 'SW3')
  assert.equal(recordChapter(first, { ...s, branch: 1 - s.branch }).switchSide, s.branch === 0 ? 'SW3' : 'SW2')
})

test('R26.1 chapter 1: everyone draws a crate; the first artifact upgrades the switch', () => {
  const campaign = newCampaign(3, 'first')
  const s = tableOf(chapterTable(campaign))
  assert.deepEqual(
    s.players.map((p) => p.crates.length),
    [1, 1, 1],
  )
  assert.equal(s.switchSide, 'SW0')
  assert.equal(playChapter(campaign).switchSide, 'SW1')
})
